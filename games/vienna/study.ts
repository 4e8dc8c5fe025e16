import type { Studied, Study } from '@ravelin/engine';
import {
  cardPlayed,
  eliminated,
  handDealt,
  responded,
  revealed,
  roundBegun,
  tacticsDealt,
  troopsSent,
} from './rules/happenings.ts';
import { ACTION, EVENT, type Kit, STRATEGY, TACTIC, TROOP } from './rules/siege.ts';

/** What the laboratory counts: every event here names the side. */
const seat: Studied<Kit>['seat'] = (_kit, _component, { side }) => side as number;

export const study: Study<Kit> = {
  clock: { event: roundBegun, title: 'rounds' },
  subjects: [
    {
      id: 'strategy',
      title: 'Strategy cards',
      of: STRATEGY,
      seat,
      uses: [
        { id: 'drawn', title: 'drawn', event: handDealt, field: 'cards' },
        {
          id: 'action',
          title: 'as an action',
          event: cardPlayed,
          field: 'card',
          if: ({ action }) => action !== EVENT,
          after: 'drawn',
        },
        {
          id: 'event',
          title: 'as its Event',
          event: cardPlayed,
          field: 'card',
          if: ({ action }) => action === EVENT,
          after: 'drawn',
        },
        { id: 'response', title: 'as a Response', event: responded, field: 'card', after: 'drawn' },
      ],
    },
    {
      id: 'tactics',
      title: 'Tactic cards',
      of: TACTIC,
      seat,
      uses: [
        { id: 'drawn', title: 'drawn', event: tacticsDealt, field: 'cards' },
        { id: 'revealed', title: 'in a battle', event: revealed, field: 'tactic', after: 'drawn' },
      ],
    },
    {
      id: 'actions',
      title: 'Actions',
      of: ACTION,
      seat,
      uses: [{ id: 'taken', title: 'taken', event: cardPlayed, field: 'action' }],
    },
    {
      id: 'troops',
      title: 'Troops',
      of: TROOP,
      seat,
      uses: [
        {
          id: 'sent',
          title: 'sent into battle',
          event: troopsSent,
          field: 'troops',
          component: (kit, placed) => placed % kit.troops.length,
        },
        { id: 'eliminated', title: 'Eliminated', event: eliminated, field: 'troops' },
      ],
    },
  ],
};
