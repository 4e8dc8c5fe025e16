import type { Study } from '@ravelin/engine';
import type { Kit } from './rules/both.ts';
import { AID, aidOffered, aidSent, turnBegun } from './rules/happenings.ts';

/** What the laboratory counts between the two; each nation's own is counted by its own game. */
export const study: Study<Kit> = {
  clock: { event: turnBegun, title: 'nation-turns' },
  subjects: [
    {
      id: 'aid',
      title: 'Aid',
      of: AID,
      seat: (_kit, _aid, { nation }) => nation as number,
      uses: [
        { id: 'offered', title: 'offered', event: aidOffered, field: 'aid' },
        { id: 'sent', title: 'sent', event: aidSent, field: 'aid' },
      ],
    },
  ],
};
