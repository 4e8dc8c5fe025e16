import type { Study } from '@ravelin/engine';
import {
  activated,
  attackDeclared,
  eliminated,
  leaderCaptured,
  leaderKilled,
  moved,
  retired,
  shotFired,
} from './rules/the-battle/events.ts';
import { COMMAND, type Kit, LEADER, UNIT } from './rules/the-battle/state.ts';

/** What the laboratory counts. */
export const study: Study<Kit> = {
  clock: { event: activated, title: 'activations' },
  subjects: [
    {
      id: 'commands',
      title: 'Commands',
      of: COMMAND,
      seat: (kit, command) => kit.command[command].side,
      uses: [{ id: 'activated', title: 'activated', event: activated, field: 'command' }],
    },
    {
      id: 'leaders',
      title: 'Leaders',
      of: LEADER,
      seat: (kit, leader) => kit.leader[leader].side,
      uses: [
        { id: 'killed', title: 'killed', event: leaderKilled, field: 'leader' },
        { id: 'captured', title: 'captured', event: leaderCaptured, field: 'leader' },
      ],
    },
    {
      id: 'units',
      title: 'Units',
      of: UNIT,
      seat: (kit, unit) => kit.unit[unit].side,
      uses: [
        { id: 'moved', title: 'moved', event: moved, field: 'unit' },
        { id: 'fired', title: 'fired', event: shotFired, field: 'shooter' },
        { id: 'attacked', title: 'attacked', event: attackDeclared, field: 'unit' },
        { id: 'retired', title: 'Retired', event: retired, field: 'unit' },
        { id: 'eliminated', title: 'Eliminated', event: eliminated, field: 'unit' },
      ],
    },
  ],
};
