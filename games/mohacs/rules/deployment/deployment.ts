import type { Play } from '@ravelin/engine';
import { CLEAR } from '../../data/land.ts';
import { place, unitAt } from '../stacking-zones-facing/stacking.ts';
import { stood } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  COUNT,
  call,
  DISORDERED,
  decision,
  HEX,
  type Hex,
  HUNGARY,
  loop,
  move,
  must,
  NONE,
  ORDER,
  OTTOMAN,
  procedure,
  run,
  setOf,
  UNIT,
  write,
} from '../the-battle/state.ts';
import { type Deployment, isAmong, locals, placingLeaders, planting, post } from './leaders-and-banner.ts';

/** M14 Deployment: group by group, Hungary first (M14.0.1). */

/** M14.0.2: no two units in a hex, guns on clear ground. */
const isOpen = (g: Battle, group: number, hex: number): boolean =>
  unitAt(g, hex) === NONE &&
  (g.kit.terrain[hex] === CLEAR || !g.kit.groups[group].units.some((unit) => g.kit.unit[unit].gun));

/** Would every later group still find room if these hexes were taken? */
const leavesRoom = (g: Battle, group: number, taken: readonly number[], hex: number): boolean => {
  for (let later = group + 1; later < g.kit.groups.length; later++) {
    const { hexes, units } = g.kit.groups[later];
    let missing = units.length;
    for (let i = 0; i < hexes.length && missing > 0; i++)
      if (hexes[i] !== hex && !taken.includes(hexes[i]) && isOpen(g, later, hexes[i])) missing--;
    if (missing > 0) return false;
  }
  return true;
};

/**
 * M14.1.2, M14.1.7, M14.2.5, M14.2.6, M14.2.8, M14.2.9 and M14.2.10 leave no choice of hexes. These do; M14.0.2 speaks for a
 * set of components with others.
 */
const STANDS = ['M14.2.2', 'M14.2.3', 'M14.2.4', 'M14.0.2'];

const openHexes = (g: Battle, group: number): number[] =>
  g.kit.groups[group].hexes.filter((hex) => isOpen(g, group, hex));

/** The units of the group take these hexes; M14.1.1, M14.2.1: facing the enemy; M14.3.4: Rumelia in camp. */
const stand = (g: Battle, L: Deployment, x: Play<Battle>, hexes: readonly number[]): void => {
  const { units, rule } = g.kit.groups[L.group];
  for (const [i, unit] of units.entries()) {
    const { side, encamped } = g.kit.unit[unit];
    g.facing[unit] = g.kit.facing[side];
    g.state[unit] = encamped ? DISORDERED : ORDER;
    g.camped = g.camped.with(unit, encamped ? 1 : 0);
    place(g, unit, hexes[i]);
  }
  if (units.length > 0) x.emit(g, stood, rule, { units, hexes });
};

const hasChoice = (g: Battle, group: number): boolean => {
  const { units } = g.kit.groups[group];
  return units.length > 0 && openHexes(g, group).length > units.length;
};

const standing = decision<Deployment>({
  id: 'stand',
  prompt: '{first} to {last}: choose the {count, plural, one {# hex} other {# hexes}} in which they stand.',
  about: about({ first: UNIT, last: UNIT, count: COUNT }, (g, L) => {
    const { units } = g.kit.groups[L.group];
    return { first: units[0], last: units[units.length - 1], count: units.length };
  }),
  seat: (_g, L) => L.side,
  moves: [
    move('stand', {
      rule: 'M14.0.2',
      notation: 'stand {hexes}',
      choose: {
        hexes: setOf(HEX, {
          from: (g, out, L) => write(out, g.kit.groups[L.group].hexes),
          must: [
            ...STANDS.map((rule) =>
              must(`${rule}/units`, 'These units must stand there.', (g, hex: Hex, L: Deployment) =>
                isAmong(g, L, rule, STANDS, hex),
              ),
            ),
            must('M3.1.1.1/deployment', 'No other unit may stand there.', (g, hex) => unitAt(g, hex) === NONE),
            must(
              'M14.0.2/guns',
              'Guns must be put on clear hexes.',
              (g, hex, L) => unitAt(g, hex) !== NONE || isOpen(g, L.group, hex),
            ),
            must(
              'M14.0.2/most',
              'There may be no more hexes than units.',
              (g, _hex, L, list) => list.length < g.kit.groups[L.group].units.length,
            ),
            must('M14.0.2/room', 'Units that follow must still find room.', (g, hex, L, list) =>
              leavesRoom(g, L.group, list, hex),
            ),
          ],
          enough: [
            must(
              'M14.0.2/enough',
              'Each unit must have a hex.',
              (g, list, L) => list.length === g.kit.groups[L.group].units.length,
            ),
          ],
          most: (g, L) => g.kit.groups[L.group].units.length,
        }),
      },
      do: (g, L, x, { hexes }) => stand(g, L, x, hexes),
    }),
  ],
});

/** The next group of the side; one of the other side is passed over. */
const takeGroup = (g: Battle, L: Deployment): 'next' | undefined => {
  if (g.kit.groups[L.group].side === L.side) return undefined;
  L.group++;
  return 'next';
};
const hasGroups = (g: Battle, L: Deployment): boolean => L.group < g.kit.groups.length;

/** First all units, then the leaders, so that their owner sees with whom they can be. */
export const army = procedure('army', locals, [
  loop('M14.0.2', hasGroups, [
    run('M14.0.1', takeGroup),
    ask('M14.0.2', standing, (g, L) => hasChoice(g, L.group)),
    run('M14.0.2', (g, L, x) => {
      if (g.kit.groups[L.group].units.some((unit) => g.at[unit] === NONE)) stand(g, L, x, openHexes(g, L.group));
      L.group++;
    }),
  ]),
  run('M14.0.1', (_g, L) => {
    L.group = 0;
  }),
  loop('M14.0.1', hasGroups, [
    run('M14.0.1', takeGroup),
    run('M14.0.1', (g, L, x) => {
      const { hexes, leaders } = g.kit.groups[L.group];
      if (hexes.length === 1) for (const leader of leaders) post(g, L, x, leader, hexes[0]);
      if (L.posted < leaders.length) return undefined;
      L.group++;
      L.posted = 0;
      return 'next';
    }),
    ask('M14.0.1', placingLeaders),
  ]),
  ask('M14.1.10', planting, (g, L) => L.side === g.kit.banner.side),
]);

/** The whole game. */
export const battle = procedure('battle', {}, [
  call(
    'M14.0.1',
    () => army,
    () => ({ side: HUNGARY }),
  ),
  call(
    'M14.0.1',
    () => army,
    () => ({ side: OTTOMAN }),
  ),
  call('M14.3.1', 'course'),
]);
