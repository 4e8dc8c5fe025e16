import { optional, type Play } from '@ravelin/engine';
import { replaced } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  BOX,
  COMMAND,
  decision,
  ELIMINATED,
  FIELD,
  KILLED,
  LEADER,
  loop,
  move,
  must,
  NONE,
  type Of,
  procedure,
  RESERVE,
  run,
  SIDE,
  slot,
  TO_COME,
  UNIT,
  WAITING,
} from '../the-battle/state.ts';
import { show } from './leader-loss.ts';

/** Replacements (M12.4.1.1). */

const locals = { side: SIDE, command: optional(COMMAND), leader: optional(LEADER) };
type Replacing = Of<typeof locals>;

/** M12.2.0.5: a part is no command any more once the leader of the whole has died. */
export const isLapsed = (g: Battle, command: number): boolean => {
  const { partOf } = g.kit.command[command];
  return partOf !== NONE && g.rank[g.kit.command[partOf].leader] === KILLED;
};

/** A command whose leader was killed and that has units left to be led; M12.2.0.6: of the Centre the whole. */
const isLeaderless = (g: Battle, command: number): boolean =>
  g.chief[command] === NONE &&
  !isLapsed(g, command) &&
  g.kit.command[command].units.some((unit) => g.state[unit] !== ELIMINATED);

const nextCommand = (g: Battle, side: number): number =>
  g.kit.command.findIndex((one, command) => one.side === side && isLeaderless(g, command));

/** M12.4.1.3: one with a name first, then those without. */
const nextLeader = (g: Battle, side: number): number => {
  const free = (named: boolean): number =>
    g.kit.leader.findIndex(
      (one, leader) => one.side === side && one.reserve && one.named === named && g.rank[leader] === RESERVE,
    );
  const first = free(true);
  return first === NONE ? free(false) : first;
};

/** Would one come for this side now? */
export const hasReplacement = (g: Battle, side: number): boolean =>
  nextCommand(g, side) !== NONE && nextLeader(g, side) !== NONE;

const unitsOnMap = (g: Battle, command: number): number[] =>
  g.kit.command[command].units.filter((unit) => g.at[unit] !== NONE);

/** M12.4.1.2: with a unit, or where the units are that are not on the map. */
const install = (g: Battle, L: Replacing, x: Play<Battle>, unit: number): void => {
  const { leader, command } = L;
  g.chief[command] = leader;
  if (unit !== NONE) {
    g.rank[leader] = FIELD;
    g.post[leader] = g.at[unit];
    show(g, x, leader);
  } else
    g.rank[leader] = g.kit.command[command].units.some((one) => g.at[one] === NONE && g.state[one] < WAITING)
      ? BOX
      : TO_COME;
  x.emit(g, replaced, leaderIsNamed(g, leader) ? 'M12.4.1.3' : 'M12.4.1.1', { leader, command, unit });
  L.leader = NONE;
};
const leaderIsNamed = (g: Battle, leader: number): boolean => g.kit.leader[leader].named;

const installing = decision<Replacing>({
  id: 'replacement',
  prompt: '{leader} is to lead {command}. With which unit does he appear?',
  about: about({ leader: LEADER, command: COMMAND }, (_g, L) => ({ leader: L.leader, command: L.command })),
  seat: (_g, L) => L.side,
  moves: [
    move('install', {
      rule: 'M12.4.1.2',
      notation: 'install {leader} with {unit}',
      choose: {
        leader: slot(LEADER, [
          must('M12.4.1.3', 'It must be the leader who comes now.', (_g, leader, L) => leader === L.leader),
        ]),
        unit: slot(UNIT, [
          must('M12.4.1.2/command', 'The unit must be of the command that has no leader.', (g, unit, L) =>
            g.kit.command[L.command].units.includes(unit),
          ),
          must('M12.4.1.2/map', 'The unit must be on the map.', (g, unit) => g.at[unit] !== NONE),
        ]),
      },
      do: (g, L, x, { unit }) => install(g, L, x, unit),
    }),
  ],
});

/** M12.4.1.1: one for each killed leader. */
export const replacements = procedure('replacements', locals, [
  loop('M12.4.1.1', (g, L) => hasReplacement(g, L.side), [
    run('M12.4.1.1', (g, L, x) => {
      L.command = nextCommand(g, L.side);
      L.leader = nextLeader(g, L.side);
      const units = unitsOnMap(g, L.command);
      if (units.length < 2) install(g, L, x, units[0] ?? NONE);
    }),
    ask('M12.4.1.2', installing, (_g, L) => L.leader !== NONE),
  ]),
]);
