import { startsOf } from '@ravelin/games/empires';
import { turn, war } from './turn.ts';

/** Where a position may stand: at each phase of the turn. */
export const starts = startsOf(
  war,
  turn,
  { beginning: 'H11.1.2', nextTurn: 'H0.2.10', thisTurn: 'H0.2.1' },
  {
    event: { rule: 'H1.0.2', text: 'The Event Phase begins.' },
    advance: { rule: 'H2.0.2', text: 'The Front Advancement Phase begins.' },
    loyalty: { rule: 'H3.2.1', text: 'The Loyalty Adjustment Phase begins.' },
    actions: { rule: 'H4.0.1', text: 'The Action Phase begins: the card gives its Actions.' },
    acting: { rule: 'H4.0.3', text: 'You have the Actions that `actions` names.', step: 'unless' },
    kaiserschlacht: { rule: 'H5.0.3', text: 'The Kaiserschlacht Phase begins.' },
    fortress: { rule: 'H6.0.1', text: 'The Fortress Reduction Phase begins.' },
    will: { rule: 'H7.0.2', text: 'The National Will Phase begins.' },
    end: { rule: 'H0.2.9', text: 'The turn ends.' },
  },
);
