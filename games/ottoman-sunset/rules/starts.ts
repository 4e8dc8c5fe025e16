import { startsOf } from '@ravelin/games/empires';
import { turn, war } from './turn.ts';

/** Where a position may stand: at each phase of the turn. */
export const starts = startsOf(
  war,
  turn,
  { beginning: 'O0.2.7', nextTurn: 'O0.2.7', thisTurn: 'O0.2.1' },
  {
    event: { rule: 'O1.0.2', text: 'The Event Phase begins.' },
    advance: { rule: 'O2.0.2', text: 'The Front Advancement Phase begins.' },
    actions: { rule: 'O3.1.1', text: 'The Action Phase begins: the card gives its Actions.' },
    acting: { rule: 'O3.1.3', text: 'You have the Actions that `actions` names.', step: 'unless' },
    kaiserschlacht: { rule: 'O4.0.3', text: 'The Kaiserschlacht Phase begins.' },
    will: { rule: 'O5.0.6', text: 'The National Will Phase begins.' },
  },
);
