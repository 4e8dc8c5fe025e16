import { empireStudy, seat } from '@ravelin/games/empires';
import { influenced, revoltBegun } from './rules/happenings.ts';
import { type Kit, NATION } from './rules/war.ts';

/** What the laboratory counts. */
export const study = empireStudy<Kit>([
  {
    id: 'nations',
    title: 'Nationalities',
    of: NATION,
    seat,
    uses: [
      { id: 'influenced', title: 'influenced', event: influenced, field: 'nation' },
      { id: 'revolt', title: 'in Revolt', event: revoltBegun, field: 'nation' },
    ],
  },
]);
