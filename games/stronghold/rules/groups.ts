import type { MoveKind, Play } from '@ravelin/engine';
import { roomAt } from './board.ts';
import { count } from './counting.ts';
import { slay } from './deaths.ts';
import { groupSent, towersHeld } from './happenings.ts';
import {
  anyAvailable,
  available,
  closing,
  departed,
  type Going,
  inOrder,
  limitOf,
  withinLimit,
} from './maneuver-steps.ts';
import {
  about,
  bagOf,
  COUNT,
  decision,
  GOBLIN,
  GOBLIN_TRAP,
  hordeAt,
  INVADER,
  move,
  must,
  NONE,
  PIECE,
  PIECES,
  SIEGE_TOWER,
  type Siege,
  slot,
  TOWER_TRAP,
  TROLL,
  TROLL_TRAP,
  WAY,
} from './siege.ts';
import { spring } from './traps.ts';

/** S10.4 Groups that go over a way together, and the traps on it. */

export const march: MoveKind<Siege, Going> = move('march', {
  rule: 'S10.4.1',
  notation: 'march {way}',
  choose: {
    way: slot(WAY, [
      inOrder((g, way) => g.kit.wayStep[way]),
      must('S10.4.7', 'One group goes over a way in a maneuver.', (g, way) => g.crossed[way] === 0),
      must('S10.2.5', 'The way must lead to a place with a free space.', (g, way) => roomAt(g, g.kit.wayTo[way]) > 0),
      must('S10.4.1/any', 'There must be a piece that can go.', (g, way) => anyAvailable(g, way)),
      must('S10.2.4', 'No more units may leave a place than the maneuver allows.', (g, way, L) =>
        withinLimit(g, L, way, 1),
      ),
    ]),
  },
  warn: (g, { way }, L) => closing(g, L, g.kit.wayStep[way]),
  do: (_g, L, _x, { way }) => {
    L.way = way;
  },
});

const arrive = (g: Siege, way: number, piece: number, number: number): void => {
  const from = g.kit.wayFrom[way];
  if (from === NONE) g.supply[piece] -= number;
  else g.horde[hordeAt(from, piece)] -= number;
  g.horde[hordeAt(g.kit.wayTo[way], piece)] += number;
};

const isPath = (g: Siege, way: number): boolean => way < g.kit.paths.length;

/** S10.4.3: the trap acts on the group, the rest arrive. Gives how many units did. */
const cross = (g: Siege, x: Play<Siege>, way: number, list: readonly number[]): number => {
  const trap = isPath(g, way) ? spring(g, x, way) : NONE;
  const from = g.kit.wayFrom[way];
  let units = 0;
  for (let piece = 0; piece < PIECES.length; piece++) {
    let number = count(list, piece);
    if (number === 0) continue;
    if (trap === TOWER_TRAP && piece === SIEGE_TOWER) {
      g.held = g.held.with(from, g.held[from] + number); // S10.8.2: it has not departed
      x.emit(g, towersHeld, 'S10.4.6', { path: way, number });
      continue;
    }
    if (from !== NONE) g.departed[from] += number;
    const dead = deaths(trap, piece, number);
    if (dead > 0) slay(g, x, piece === TROLL ? 'S10.4.4' : 'S10.4.5', from, piece, dead, way);
    number -= dead;
    arrive(g, way, piece, number);
    if (piece !== SIEGE_TOWER) units += number;
  }
  return units;
};

/** S10.4.4, S10.4.5: how many of a kind in the group a trap kills. */
export const deaths = (trap: number, piece: number, number: number): number => {
  if (trap === TROLL_TRAP && piece === TROLL) return Math.min(1, number);
  return trap === GOBLIN_TRAP && piece === GOBLIN ? number : 0;
};

/** S10.6.1: over this way units reach the marauders; a siege tower or a guided unit does not bring them (S10.6.5). */
const meetsMarauders = (g: Siege, way: number): boolean =>
  g.kit.wayFrom[way] === g.kit.rampartPlace[g.kit.maraudersFrom] &&
  g.kit.wayTo[way] === g.kit.rampartPlace[g.kit.maraudersTo];

const send = (g: Siege, L: Going, x: Play<Siege>, list: readonly number[]): void => {
  const { way } = L;
  L.step = g.kit.wayStep[way];
  L.way = NONE;
  L.moved = 1;
  g.crossed[way] = 1;
  x.emit(g, groupSent, isPath(g, way) ? 'S10.4.1' : 'S10.2.3', { way, pieces: [...list] });
  const arrived = cross(g, x, way, list);
  if (arrived > 0 && meetsMarauders(g, way)) L.joins = 1;
};

/** S10.2.2, S10.2.3, S10.4.2: what the maneuver still allows and the destination holds. */
const mostOf = (g: Siege, L: Going): number =>
  Math.min(limitOf(g, L) - departed(g, L.way), roomAt(g, g.kit.wayTo[L.way]));

export const group = decision<Going>({
  id: 'group',
  prompt: '{way}: choose the pieces that go together, {most} at most.',
  about: about({ way: WAY, most: COUNT }, (g, L) => ({ way: L.way, most: mostOf(g, L) })),
  seat: () => INVADER,
  moves: [
    move('send', {
      rule: 'S10.4.1',
      notation: 'send {pieces}',
      choose: {
        pieces: bagOf(PIECE, {
          must: [
            must(
              'S10.8.3',
              'A siege tower that a trap has held stays where it is in this maneuver.',
              (g, piece, L, list) =>
                piece !== SIEGE_TOWER ||
                !isPath(g, L.way) ||
                count(list, piece) < available(g, L.way, piece) ||
                g.held[g.kit.wayFrom[L.way]] === 0,
            ),
            must(
              'S10.4.1/there',
              'The pieces must stand where the group sets out.',
              (g, piece, L, list) => count(list, piece) < available(g, L.way, piece),
            ),
            must(
              'S10.2.3',
              'No more units may go from the supply to a foreground than the maneuver allows.',
              (g, _atom, L, list) => g.kit.wayFrom[L.way] !== NONE || withinLimit(g, L, L.way, list.length + 1),
            ),
            must(
              'S10.2.2',
              'No more units may leave a place than the maneuver allows.',
              (g, _atom, L, list) => g.kit.wayFrom[L.way] === NONE || withinLimit(g, L, L.way, list.length + 1),
            ),
            must(
              'S10.4.2',
              'The group must fit at its destination.',
              (g, _atom, L, list) => list.length < roomAt(g, g.kit.wayTo[L.way]),
            ),
          ],
          enough: [must('S10.4.1/one', 'At least one piece must go.', (_g, list) => list.length > 0)],
          most: mostOf,
        }),
      },
      do: (g, L, x, { pieces }) => send(g, L, x, pieces),
    }),
  ],
});
