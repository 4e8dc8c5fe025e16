import { names, type Play } from '@ravelin/engine';
import { BY_MELEE, fall, slay } from './deaths.ts';
import { nobodyDies } from './happenings.ts';
import {
  about,
  ask,
  bagOf,
  COUNT,
  call,
  DEFENDER,
  decision,
  GUARD,
  garrisonAt,
  hordeAt,
  INVADER,
  loop,
  move,
  must,
  type Of,
  PLACE,
  POST,
  procedure,
  run,
  type Siege,
  strengthOf,
  UNIT,
  UNITS,
} from './siege.ts';

/**
 * S1.3.5 Losses counted in strength: the one who picks takes units worth as much as possible without going over the amount.
 * Both sides' units have strengths 1, 2 and 3, so a loss is how many of each.
 */
type Counts = readonly [ones: number, twos: number, threes: number];

/** The most that can be taken with at least `least` of each kind; -1: nothing can. */
const mostWith = (have: Counts, amount: number, least: Counts): number => {
  let best = -1;
  for (let threes = least[2]; threes <= have[2]; threes++)
    for (let twos = least[1]; twos <= have[1]; twos++) {
      const rest = amount - 3 * threes - 2 * twos;
      if (rest < least[0]) break;
      best = Math.max(best, amount - rest + Math.min(have[0], rest));
    }
  return best;
};

const NOTHING: Counts = [0, 0, 0];

/** The only way to lose as much as possible, or undefined where there is a choice. */
const onlyWay = (have: Counts, amount: number): Counts | undefined => {
  const best = mostWith(have, amount, NOTHING);
  let way: Counts | undefined;
  for (let threes = 0; threes <= have[2]; threes++)
    for (let twos = 0; twos <= have[1]; twos++) {
      const ones = best - 3 * threes - 2 * twos;
      if (ones < 0 || ones > have[0]) continue;
      if (way) return undefined;
      way = [ones, twos, threes];
    }
  return way;
};

/** Somebody is there, and the amount is too small for any of them. */
const tooWeak = (have: Counts, way: Counts): boolean =>
  way.every((number) => number === 0) && have.some((number) => number > 0);

const tally = (list: readonly number[], more?: number): Counts => {
  const out: [number, number, number] = [0, 0, 0];
  for (const kind of list) out[kind]++;
  if (more !== undefined) out[more]++;
  return out;
};

const worth = (list: readonly number[]): number => list.reduce((sum, kind) => sum + strengthOf(kind), 0);

/** What the invader's losses stand on: a volley or a melee. */
export const LOSSES = ['S18.4.7', 'S19.7.1'] as const;
export const [BY_VOLLEY, IN_MELEE] = [0, 1];

const invaders = { place: PLACE, amount: COUNT, cause: names('cause of losses', LOSSES) };
type Invaders = Of<typeof invaders>;
const defenders = { post: POST, amount: COUNT, marksmen: COUNT, soldiers: COUNT, veterans: COUNT };
type Defenders = Of<typeof defenders>;

const unitsThere = (g: Siege, L: Invaders): Counts => {
  const at = hordeAt(L.place, 0);
  return [g.horde[at], g.horde[at + 1], g.horde[at + 2]];
};
const guardsThere = (g: Siege, L: Defenders): Counts => {
  const at = garrisonAt(L.post, 0);
  return [g.garrison[at], g.garrison[at + 1], g.garrison[at + 2]];
};

const NEAREST = 'The losses must come as near to the amount as possible without going over it.';

/** A list of kinds that can still be made into the largest loss, and is closed when it is one. */
const listOf = <L extends { amount: number }>(there: (g: Siege, L: L) => Counts) => ({
  must: [
    must('S1.3.5', NEAREST, (g, kind: number, L: L, list: readonly number[]) => {
      const have = there(g, L);
      return mostWith(have, L.amount, tally(list, kind)) === mostWith(have, L.amount, NOTHING);
    }),
  ],
  enough: [
    must(
      'S1.3.5',
      NEAREST,
      (g, list: readonly number[], L: L) => worth(list) === mostWith(there(g, L), L.amount, NOTHING),
    ),
  ],
  most: (g: Siege, L: L) => there(g, L).reduce((sum, number) => sum + number, 0),
});

// ---- the invader loses, the defender picks ----------------------------------------------------------------------------------

const slayAll = (g: Siege, L: Invaders, x: Play<Siege>, counts: Counts): void => {
  for (let unit = 0; unit < UNITS.length; unit++) slay(g, x, LOSSES[L.cause], L.place, unit, counts[unit]);
};

const pickInvaders = decision<Invaders>({
  id: 'invader losses',
  prompt: '{place}: choose the invader units that die, strength {amount} or as near below it as they come.',
  about: about({ place: PLACE, amount: COUNT }, (_g, { place, amount }) => ({ place, amount })),
  seat: () => DEFENDER,
  moves: [
    move('kill', {
      rule: 'S1.3.1',
      notation: 'kill {units}',
      choose: { units: bagOf(UNIT, listOf<Invaders>(unitsThere)) },
      do: (g, L, x, { units }) => slayAll(g, L, x, tally(units)),
    }),
  ],
});

export const invaderLosses = procedure('invader losses', invaders, [
  run('S1.3.5', (g, L, x) => {
    const way = onlyWay(unitsThere(g, L), L.amount);
    if (!way) return;
    if (tooWeak(unitsThere(g, L), way)) x.emit(g, nobodyDies, 'S1.3.5', { place: L.place, amount: L.amount });
    slayAll(g, L, x, way);
    return 'end';
  }),
  ask('S1.3.1', pickInvaders),
]);

// ---- the defender loses, the invader picks ----------------------------------------------------------------------------------

const mark = (L: Defenders, counts: Counts): void => {
  [L.marksmen, L.soldiers, L.veterans] = counts;
};

const pickDefenders = decision<Defenders>({
  id: 'defender losses',
  prompt: '{post}: choose the defender units that die, strength {amount} or as near below it as they come.',
  about: about({ post: POST, amount: COUNT }, (_g, { post, amount }) => ({ post, amount })),
  seat: () => INVADER,
  moves: [
    move('kill', {
      rule: 'S1.3.1',
      notation: 'kill {units}',
      choose: { units: bagOf(GUARD, listOf<Defenders>(guardsThere)) },
      do: (_g, L, _x, { units }) => mark(L, tally(units)),
    }),
  ],
});

/** One of those who are to die, the weakest first. */
const nextOf = (L: Defenders): number => (L.marksmen > 0 ? 0 : L.soldiers > 0 ? 1 : 2);

export const defenderLosses = procedure('defender losses', defenders, [
  run('S1.3.5', (g, L, x) => {
    const way = onlyWay(guardsThere(g, L), L.amount);
    if (!way) return;
    mark(L, way);
    if (tooWeak(guardsThere(g, L), way))
      x.emit(g, nobodyDies, 'S1.3.5', { place: g.kit.sectionPlace[L.post], amount: L.amount });
    if (way.every((number) => number === 0)) return 'end';
  }),
  ask('S1.3.1', pickDefenders, (_g, L) => L.marksmen + L.soldiers + L.veterans === 0),
  loop('S1.3.5', (_g, L) => L.marksmen + L.soldiers + L.veterans > 0, [
    call(
      'S1.3.5',
      () => fall,
      (_g, L) => ({ post: L.post, unit: nextOf(L), cause: BY_MELEE }),
      (_g, L, dead) => {
        if (dead.unit === 0) L.marksmen--;
        else if (dead.unit === 1) L.soldiers--;
        else L.veterans--;
      },
    ),
  ]),
]);
