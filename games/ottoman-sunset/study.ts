import { empireStudy, seat } from '@ravelin/games/empires';
import { coupTried, defenceBuilt, defenceLost } from './rules/happenings.ts';
import { COUNTRY, DEFENCE, type Kit } from './rules/war.ts';

/** What the laboratory counts. */
export const study = empireStudy<Kit>([
  {
    id: 'defences',
    title: 'Defences of the Narrows',
    of: DEFENCE,
    seat,
    uses: [
      { id: 'built', title: 'built', event: defenceBuilt, field: 'defence' },
      { id: 'lost', title: 'lost', event: defenceLost, field: 'defence' },
    ],
  },
  {
    id: 'coups',
    title: 'Coups',
    of: COUNTRY,
    seat,
    uses: [
      { id: 'tried', title: 'tried', event: coupTried, field: 'country' },
      {
        id: 'won',
        title: 'won',
        event: coupTried,
        field: 'country',
        if: ({ won }) => won === 1,
        after: 'tried',
      },
    ],
  },
]);
