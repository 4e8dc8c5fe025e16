import { acts, belongs } from '../leaders/command-range.ts';
import { inEnemyZone, nextToEnemy } from '../stacking-zones-facing/enemy-zones.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { type Battle, FIELD, FRESH, NONE, RIDING } from '../the-battle/state.ts';
import { AGAIN, CLOSE, CROWDED, DITCH, NEARER, POINTS, TERRAIN, UNSEEN, ZONE } from './mover.ts';
import { canMove, leadsOn, obstacles } from './reach.ts';

/** What a unit may do in its move, sentence by sentence: the same whether the move begins or is under way. */

/** How far a unit's move has come. */
export interface MoveSoFar {
  spent: number;
  moved: number;
  fired: number;
  /** Its facing, and whether it was in an enemy ZOC, when the move began (M3.3.2.2); NONE: as it is now, for it has not begun. */
  start: number;
  zoned: number;
  /** It has turned in its place. */
  turned: number;
}

/** The move of a unit that has not begun. */
export const NOT_BEGUN: Readonly<MoveSoFar> = { spent: 0, moved: 0, fired: 0, start: NONE, zoned: NONE, turned: 0 };

/** Is it in an enemy ZOC? */
export const isZoned = (g: Battle, unit: number): boolean =>
  g.at[unit] !== NONE && inEnemyZone(g, g.at[unit], g.kit.unit[unit].side);

/** A sentence that must hold for a unit, and for what it is to do. */
export interface Sentence {
  /** As in `must`. */
  readonly key: string;
  readonly text: string;
  ok(g: Battle, unit: number, soFar: Readonly<MoveSoFar>, what: number): boolean;
}
export const says = (key: string, text: string, ok: Sentence['ok']): Sentence => ({ key, text, ok });

// ---- whose move it may be ------------------------------------------------------------------------------------------------

export const TAKES_PART: readonly Sentence[] = [
  says('M2.2.4', 'It must be a unit of the active command.', (g, unit) => belongs(g, unit, g.command)),
  says('M6.1.1.2/unit', 'It must not have had its go.', (g, unit) => g.gone[unit] === 0),
];
export const ON_MAP = says('M15.1.0.2/on-map', 'It must be on the map.', (g, unit) => g.at[unit] !== NONE);

// ---- leaders with it ---------------------------------------------------------------------------------------------------

/** M12.2.2.4: may this leader ride with the unit in whose hex he is? */
export const mayRide = (g: Battle, leader: number, unit: number): boolean =>
  g.rank[leader] === FIELD &&
  g.post[leader] === g.at[unit] &&
  g.rode[leader] === FRESH &&
  acts(g, leader) &&
  belongs(g, unit, g.chief.indexOf(leader));

export const hasRider = (g: Battle, unit: number): boolean => {
  if (g.at[unit] === NONE) return false;
  for (let leader = 0; leader < g.post.length; leader++) if (mayRide(g, leader, unit)) return true;
  return false;
};

/**
 * M12.2.2.5: would a leader stay behind alone next to an enemy? It is asked of units that may move at all (M2.2.4): of others the answer
 * would tell where a leader is hidden (M3.5.1).
 */
const staysInDanger = (g: Battle, unit: number, riding: boolean): boolean => {
  const hex = g.at[unit];
  if (hex === NONE || !belongs(g, unit, g.command)) return false;
  const { side } = g.kit.unit[unit];
  for (let leader = 0; leader < g.post.length; leader++)
    if (g.post[leader] === hex && g.rank[leader] === FIELD && g.kit.leader[leader].side === side)
      if (g.rode[leader] !== RIDING && !(riding && mayRide(g, leader, unit))) return nextToEnemy(g, hex, side);
  return false;
};

// ---- moving ------------------------------------------------------------------------------------------------------------

/**
 * M6.1.2.3, M7.5.3: out of command a unit may still turn and fire; M6.1.2.5, M6.1.2.6: what is not Movement is open to it.
 * M14.3.6: so it is to horse in camp.
 */
export const MOVES: readonly Sentence[] = [
  says('M14.3.5', 'If it made camp, it must have been rallied since.', (g, unit) => g.camped[unit] === 0),
  says('M7.5.2.4', 'It must not be an emplaced gun.', (g, unit) => g.kit.unit[unit].ma[0] > 0),
  says('M7.5.2.1/move', 'A gun must not have fired.', (g, unit, { fired }) => fired === 0 || !g.kit.unit[unit].gun),
  says(
    'M7.3.2.1',
    'Foot must not have fired.',
    (g, unit, { fired }) => fired === 0 || g.kit.unit[unit].gun || g.kit.unit[unit].mounted,
  ),
  says(
    'M6.1.2.2',
    'Out of command it may leave its hex only if that is in no enemy ZOC and next to no enemy.',
    (g, unit, { moved }) =>
      g.led[unit] === 1 || moved === 1 || g.at[unit] === NONE || !nextToEnemy(g, g.at[unit], g.kit.unit[unit].side),
  ),
];
const LEAVES = 'It must not leave a leader alone next to an enemy.';
export const LEAVES_NOBODY = says(
  'M12.2.2.5',
  LEAVES,
  (g, unit, { moved }) => moved === 1 || !staysInDanger(g, unit, false),
);
/** With those who may ride along. */
export const TAKES_THEM: readonly Sentence[] = [
  says(
    'M12.2.2.4/unit',
    'A leader who may ride must be with it.',
    (g, unit, { moved }) => moved === 0 && hasRider(g, unit),
  ),
  says('M12.2.2.5', LEAVES, (g, unit) => !staysInDanger(g, unit, true)),
];

/** An obstacle on the way, if it is one of those without which the hex could be reached. */
const unless = (key: string, text: string, obstacle: number): Sentence =>
  says(key, text, (g, unit, { spent, moved }, hex) => (obstacles(g, unit, spent, moved === 1, hex) & obstacle) === 0);

/** Who stands in the hex is looked at by itself, for the paragraph depends on who it is. */
const occupant = (g: Battle, unit: number, hex: number): number => (hex === g.at[unit] ? NONE : unitAt(g, hex));

const ENTERS: readonly Sentence[] = [
  says(
    'M3.3.1',
    'It must be another hex than its own; to turn is another move.',
    (g, unit, _soFar, hex) => hex !== g.at[unit],
  ),
  says('M6.1.3.1', 'No enemy combat unit may be in the hex.', (g, unit, _soFar, hex) => {
    const there = occupant(g, unit, hex);
    return there === NONE || g.kit.unit[there].side === g.kit.unit[unit].side;
  }),
  says('M3.1.1.1/movement', 'No combat unit of yours may be in the hex.', (g, unit, _soFar, hex) => {
    const there = occupant(g, unit, hex);
    return there === NONE || g.kit.unit[there].side !== g.kit.unit[unit].side || g.kit.unit[there].gun;
  }),
  unless('M10.3.6', 'If it is Retired, it must move one hex, and nearer to the Banner.', NEARER),
  unless('M6.1.1.1/points', 'It must have enough Movement Points.', POINTS),
  unless('M7.5.2.2', 'Guns may go through stream, swamp or village only along a road.', TERRAIN),
  unless('M7.5.2.3', 'Guns may not cross a trench.', DITCH),
  unless('M3.2.4.1/before', 'No enemy Zone of Control may stop it before.', ZONE),
  unless('M3.2.4.5', 'It may not enter the Zone of Control of an enemy whose Zone it has left.', AGAIN),
  unless('M6.1.2.1', 'Out of command it may not move next to an enemy.', CLOSE),
  unless('M6.1.4.1', 'No Ottoman unit may be near that no Hungarian unit sees.', UNSEEN),
  unless('M3.1.1.3/way', 'Combat units must leave a way to it.', CROWDED),
];

export const GOES_TO: readonly Sentence[] = [
  ...ENTERS,
  says('M3.1.1.2', 'It may not stop in the hex of a friendly gun.', (g, unit, _soFar, hex) => {
    const there = occupant(g, unit, hex);
    return there === NONE || g.kit.unit[there].side !== g.kit.unit[unit].side || !g.kit.unit[there].gun;
  }),
];

/** M3.2.4.1: it must stop in such a hex; M3.2.4.6: mounted archers may leave it again. */
const isHeldIn = (g: Battle, unit: number, hex: number): boolean =>
  !g.kit.unit[unit].mountedArcher && inEnemyZone(g, hex, g.kit.unit[unit].side);
const goesOnFrom = (g: Battle, unit: number, { spent, moved }: MoveSoFar, hex: number): boolean =>
  g.at[unit] === NONE || leadsOn(g, unit, spent, moved === 1, hex);

export const PASSES: readonly Sentence[] = [
  ...ENTERS,
  says(
    'M3.2.4.1/there',
    'No enemy Zone of Control may stop it there.',
    (g, unit, soFar, hex) => !isHeldIn(g, unit, hex) || goesOnFrom(g, unit, soFar, hex),
  ),
  says(
    'M6.1.1.1/go-on',
    'It must be able to go on from there.',
    (g, unit, soFar, hex) => isHeldIn(g, unit, hex) || goesOnFrom(g, unit, soFar, hex),
  ),
];

// ---- turning -----------------------------------------------------------------------------------------------------------

const corners = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/** M3.3.2.4: it costs nothing and is not Movement. */
export const TURNS_TO: readonly Sentence[] = [
  says('M3.3.0.1', 'It must be another facing than its own.', (g, unit, _soFar, facing) => facing !== g.facing[unit]),
  says(
    'M3.3.2.2',
    'Beginning its go in an enemy Zone of Control and staying there, it may turn by one corner only.',
    (g, unit, { moved, zoned, start, turned }, facing) =>
      moved === 1 ||
      (zoned === NONE ? !isZoned(g, unit) : zoned === 0) ||
      (turned === 0 && corners(facing, start === NONE ? g.facing[unit] : start) <= 1),
  ),
];

/** Do all these sentences hold? */
export const allHold = (
  g: Battle,
  sentences: readonly Sentence[],
  unit: number,
  soFar: Readonly<MoveSoFar>,
  what: number = NONE,
): boolean => {
  for (const sentence of sentences) if (!sentence.ok(g, unit, soFar, what)) return false;
  return true;
};

/** Can it go anywhere in what is left of its move? */
export const canGoOn = (g: Battle, unit: number, soFar: Readonly<MoveSoFar>): boolean =>
  allHold(g, MOVES, unit, soFar) && canMove(g, unit, soFar.spent, soFar.moved === 1);
