import { names } from '@ravelin/engine';

/** S17.1.1, S17.2.1, S17.2.2, S17.2.3: when goals are looked at. */
export const MOMENT = names('moment', ['action', 'end of phase 1', 'end of phase 6', 'assault step', 'after assault']);
export const [ACTION_DONE, END_OF_PHASE_1, END_OF_PHASE_6, ASSAULT_STEP, AFTER_ASSAULT] = [0, 1, 2, 3, 4];
