import { Ledger, line, type Play } from '@ravelin/engine';
import { defenderSpaces, guardsAt, isSection } from './board.ts';
import { galePaid, heroesSwapped, heroLed, moveLost, unitMoved, unitsSwapped } from './happenings.ts';
import { hasToken, inForce, turnRite } from './rites.ts';
import {
  CONFINED,
  GALE,
  GARRISON,
  garrisonAt,
  guardOf,
  HERO,
  type Hero,
  MARKSMAN,
  move,
  moverOf,
  must,
  NONE,
  OFFICER,
  POST,
  postOf,
  type Siege,
  slot,
  slotAfter,
  WARRIOR,
} from './siege.ts';

/** S13 Movement and swaps. Those of a Forced March (S16.6.1) are the same, for nothing: `g.march` counts them. */

// ---- where a unit may stand ---------------------------------------------------------------------------------------------

/** S2.4.3, S13.1.2, S13.1.3, S13.1.4: a move leads from here to there, be there room or not. */
const leadsTo = (g: Siege, from: number, to: number): boolean => g.kit.postMoves[from].includes(to);

/** S13.1.7: Forge, Workshop, Scouts, Hospital, Cathedral. */
export const isClosed = (g: Siege, post: number): boolean => {
  const building = g.kit.buildingOfPost[post];
  return building !== NONE && (g.kit.worker[building] || post === g.kit.hospital);
};

const isTower = (g: Siege, post: number): boolean => g.kit.towerOfPost[post] !== NONE;

/** S2.5.2, S2.5.4: the spaces of Barracks and Guard House are for kinds, the Courtyard has no end of them. */
const kindHasRoom = (g: Siege, post: number, guard: number): boolean => {
  const building = g.kit.buildingOfPost[post];
  return g.kit.unlimited[building] || g.garrison[garrisonAt(post, guard)] < g.kit.typedSpaces[building][guard];
};

/** S13.1.5: a free space on the wall. */
export const wallHasRoom = (g: Siege, post: number): boolean =>
  isSection(g, post)
    ? guardsAt(g, post) < defenderSpaces(g, post)
    : guardsAt(g, post) < g.kit.towerCapacity[g.kit.towerOfPost[post]];

const isBuilding = (g: Siege, post: number): boolean => g.kit.buildingOfPost[post] !== NONE;

export const hasRoom = (g: Siege, post: number, guard: number): boolean =>
  isBuilding(g, post) ? kindHasRoom(g, post, guard) : wallHasRoom(g, post);

/** S13.1.10: of those who stand there, not of the sick. */
const isThere = (g: Siege, unit: number): boolean => g.garrison[unit] > 0 && postOf(unit) !== g.kit.hospital;

// ---- what it costs ------------------------------------------------------------------------------------------------------

/** S9.5.4: Gales known to be in force on the sections that a move or swap touches. */
const gales = (g: Siege, from: number, to: number): number =>
  (isSection(g, from) && inForce(g, GALE, from) ? 1 : 0) + (isSection(g, to) && inForce(g, GALE, to) ? 1 : 0);

/** S13.1.1, and nothing in a Forced March (S16.6.1); a Gale asks for its own either way (S9.5.7). */
const movePrice = (g: Siege, from: number, to: number, free: boolean, ledger?: Ledger): number => {
  const { moveHourglasses, galeHourglasses } = g.kit.limits;
  const own = free ? 0 : line(ledger, 'S13.1.1', 'a move or swap', moveHourglasses);
  return own + line(ledger, 'S9.5.4', 'Gale', gales(g, from, to) * galeHourglasses);
};

const isFree = (g: Siege): boolean => g.march > 0;

export const canPay = (g: Siege, from: number, to: number, free = isFree(g)): boolean =>
  movePrice(g, from, to, free) <= g.hourglasses;

/** S9.5.4: no Gale is known to blow there, or its hourglass is at hand. */
const canPayGale = (g: Siege, from: number, to: number): boolean => gales(g, from, to) === 0 || canPay(g, from, to);

const priceOf = (g: Siege, from: number, to: number): Ledger[] => {
  const ledger = new Ledger('hourglasses');
  movePrice(g, from, to, isFree(g), ledger);
  return [ledger];
};

/** Tokens on the sections that it touches; of those face down any may be the Gale. */
const tokens = (g: Siege, from: number, to: number): number =>
  (isSection(g, from) && hasToken(g, GALE, from) ? 1 : 0) + (isSection(g, to) && hasToken(g, GALE, to) ? 1 : 0);

const risk = (g: Siege, from: number, to: number): string | undefined => {
  const unknown = tokens(g, from, to) - gales(g, from, to);
  const most = movePrice(g, from, to, isFree(g)) + unknown * g.kit.limits.galeHourglasses;
  return unknown > 0 && most > g.hourglasses
    ? 'S9.5.6: if a token there is the Gale, you cannot pay for it and the move is not made.'
    : undefined;
};

/**
 * S9.5.3: the move is named, so Gale tokens that it touches are turned; then it is paid (S12.2.2, S9.5.5). Says whether it is made:
 * without the hourglass that a Gale asks for it is not, and costs nothing (S9.5.6).
 */
const pay = (g: Siege, x: Play<Siege>, from: number, to: number, piece: number, other = NONE): boolean => {
  if (isSection(g, from)) turnRite(g, x, 'S9.5.3', GALE, from);
  if (isSection(g, to)) turnRite(g, x, 'S9.5.3', GALE, to);
  const ledger = x.ledger('hourglasses');
  const due = movePrice(g, from, to, isFree(g), ledger);
  if (due > g.hourglasses) {
    const pieces = other === NONE ? [piece] : [piece, other];
    x.emit(g, moveLost, 'S9.5.6', { pieces, from, to }, { ledger });
    return false;
  }
  if (gales(g, from, to) > 0) x.emit(g, galePaid, 'S9.5.5', { number: due }, { ledger });
  g.hourglasses -= due;
  return true;
};

/** It was made: one of the free moves of a Forced March (S16.6.1), or for an hourglass, by the paragraph given. */
const made = (g: Siege, rule: string): string => {
  if (!isFree(g)) return rule;
  g.march--;
  return 'S16.6.1';
};

/** S13.1.1, S16.6.1. */
const mayStart = must(
  'S13.1.1/hourglass',
  'A move or a swap costs an hourglass: you must hold one.',
  (g) => isFree(g) || g.hourglasses >= g.kit.limits.moveHourglasses,
);

const GALE_BLOWS = 'Where a Gale is known to blow, you must hold one hourglass more for each.';

// ---- moves --------------------------------------------------------------------------------------------------------------

export const isConfined = (g: Siege, hero: Hero): boolean => hero === OFFICER && g.stand === CONFINED;

/** Kinds of unit that stand somewhere, for speed alone. */
const units = (g: Siege, out: number[]): number => {
  let n = 0;
  for (let unit = 0; unit < g.garrison.length; unit++) if (isThere(g, unit)) out[n++] = unit;
  return n;
};

const posts = (g: Siege, unit: number, out: number[]): number => {
  const list = g.kit.postMoves[postOf(unit)];
  for (let i = 0; i < list.length; i++) out[i] = list[i];
  return list.length;
};

const unitThere = [
  must('S13.1.10', 'The unit must not be in the Hospital.', (g, unit: number) => postOf(unit) !== g.kit.hospital),
  must('S13.1.1/unit', 'A unit of that kind must stand there.', (g, unit: number) => g.garrison[unit] > 0),
];

/** S13.1.9: any number of units, and the same one again. S13.1.11: a worker leaves his building like any other. */
export const moveUnit = move('move', {
  rule: 'S13.1.1',
  notation: 'move {unit} to {post}',
  if: [mayStart],
  choose: {
    unit: slot(GARRISON, unitThere, (g, out) => units(g, out)),
    post: slotAfter(
      { unit: GARRISON },
      POST,
      [
        must('S13.1.4', 'It must be another place than its own.', (_g, post, _L, { unit }) => postOf(unit) !== post),
        must(
          'S13.1.7',
          'No unit may move into the Forge, the Workshop, the Scouts, the Hospital or the Cathedral.',
          (g, post) => !isClosed(g, post),
        ),
        must(
          'S13.1.2',
          'From a wall section or tower a unit moves to a connected one, to the Barracks, the Guard House or the Courtyard.',
          (g, post, _L, { unit }) =>
            postOf(unit) === post || isBuilding(g, postOf(unit)) || isClosed(g, post) || leadsTo(g, postOf(unit), post),
        ),
        must(
          'S13.1.6',
          'Only marksmen move into towers.',
          (g, post, _L, { unit }) => !isTower(g, post) || guardOf(unit) === MARKSMAN,
        ),
        must(
          'S13.1.8',
          'The building must have a free space for a unit of that kind.',
          (g, post, _L, { unit }) => !isBuilding(g, post) || isClosed(g, post) || kindHasRoom(g, post, guardOf(unit)),
        ),
        must('S13.1.5', 'The place must have a free space.', (g, post) => isBuilding(g, post) || wallHasRoom(g, post)),
        must('S9.5.4', GALE_BLOWS, (g, post, _L, { unit }) => canPayGale(g, postOf(unit), post)),
      ],
      (g, out, _L, { unit }) => posts(g, unit, out),
    ),
  },
  preview: (g, { unit, post }) => (post === undefined ? [] : priceOf(g, postOf(unit), post)),
  warn: (g, { unit, post }) => (post === undefined ? undefined : risk(g, postOf(unit), post)),
  do: (g, _L, x, { unit, post }) => {
    const from = postOf(unit);
    const guard = guardOf(unit);
    if (!pay(g, x, from, post, guard)) return;
    g.garrison[unit]--;
    g.garrison[garrisonAt(post, guard)]++;
    x.emit(g, unitMoved, made(g, 'S13.1.1'), { unit: guard, from, to: post });
  },
});

export const leadHero = move('lead', {
  rule: 'S13.2.1',
  notation: 'lead {hero} to {post}',
  if: [mayStart],
  choose: {
    hero: slot(HERO, [
      must(
        'S16.9.2',
        'After his stand the Officer may not leave the Courtyard in this round.',
        (g, hero) => !isConfined(g, hero),
      ),
    ]),
    post: slotAfter(
      { hero: HERO },
      POST,
      [
        must(
          'S13.2.1',
          'A hero moves to a connected wall section or to the Courtyard, and from the Courtyard to any wall section.',
          (g, post, _L, { hero }) => g.kit.heroPosts[g.hero[hero]].includes(post),
        ),
        must('S13.2.2', 'No hero may stand on the section.', (g, post) => heroIsWelcome(g, post)),
        must('S9.5.4', GALE_BLOWS, (g, post, _L, { hero }) => canPayGale(g, g.hero[hero], post)),
      ],
      (g, out, _L, { hero }) => {
        const list = g.kit.heroPosts[g.hero[hero]];
        for (let i = 0; i < list.length; i++) out[i] = list[i];
        return list.length;
      },
    ),
  },
  preview: (g, { hero, post }) => (post === undefined ? [] : priceOf(g, g.hero[hero], post)),
  warn: (g, { hero, post }) => (post === undefined ? undefined : risk(g, g.hero[hero], post)),
  do: (g, _L, x, { hero, post }) => {
    const from = g.hero[hero];
    if (!pay(g, x, from, post, moverOf(hero))) return;
    g.hero[hero] = post;
    x.emit(g, heroLed, made(g, 'S13.2.1'), { hero, from, to: post });
  },
});

/** S13.2.2, S2.5.4: the Courtyard takes any number of heroes. */
export const heroIsWelcome = (g: Siege, post: number): boolean =>
  post === g.kit.courtyard || (g.hero[WARRIOR] !== post && g.hero[OFFICER] !== post);

// ---- swaps --------------------------------------------------------------------------------------------------------------

/** S13.3.1, S13.3.5. */
const oneMoveApart = (g: Siege, from: number, to: number): boolean => leadsTo(g, from, to) || leadsTo(g, to, from);

/**
 * S13.3.3: could the unit stand there once the other, of another kind, has left? On a wall section it takes the other's space; in
 * Barracks and Guard House the other's space is not for its kind.
 */
export const mayReplace = (g: Siege, post: number, guard: number): boolean => {
  if (isSection(g, post)) return true;
  if (isTower(g, post)) return guard === MARKSMAN;
  return !isClosed(g, post) && kindHasRoom(g, post, guard);
};

export const swapUnits = move('swap', {
  rule: 'S13.3.1',
  notation: 'swap {unit} with {unit2}',
  symmetric: true,
  if: [mayStart],
  choose: {
    unit: slot(GARRISON, unitThere, (g, out) => units(g, out)),
    unit2: slotAfter(
      { unit: GARRISON },
      GARRISON,
      [
        must('S13.1.10', 'The unit must not be in the Hospital.', (g, other) => postOf(other) !== g.kit.hospital),
        must('S13.3.1/unit', 'A unit of that kind must stand there.', (g, other) => g.garrison[other] > 0),
        must('S13.3.1/units-apart', 'Units swap between two places one move apart.', (g, other, _L, { unit }) =>
          oneMoveApart(g, postOf(unit), postOf(other)),
        ),
        must(
          'S13.3.4',
          'The two units must be of different kinds.',
          (_g, other, _L, { unit }) => guardOf(unit) !== guardOf(other),
        ),
        must(
          'S13.3.3',
          'After a swap each unit must stand where it could have moved.',
          (g, other, _L, { unit }) =>
            guardOf(unit) === guardOf(other) ||
            (mayReplace(g, postOf(other), guardOf(unit)) && mayReplace(g, postOf(unit), guardOf(other))),
        ),
        must('S9.5.4', GALE_BLOWS, (g, other, _L, { unit }) => canPayGale(g, postOf(unit), postOf(other))),
      ],
      (g, out) => units(g, out),
    ),
  },
  preview: (g, { unit, unit2: other }) => (other === undefined ? [] : priceOf(g, postOf(unit), postOf(other))),
  warn: (g, { unit, unit2: other }) => (other === undefined ? undefined : risk(g, postOf(unit), postOf(other))),
  do: (g, _L, x, { unit, unit2: other }) => {
    const [from, to] = [postOf(unit), postOf(other)];
    if (!pay(g, x, from, to, guardOf(unit), guardOf(other))) return;
    g.garrison[unit]--;
    g.garrison[other]--;
    g.garrison[garrisonAt(to, guardOf(unit))]++;
    g.garrison[garrisonAt(from, guardOf(other))]++;
    x.emit(g, unitsSwapped, made(g, 'S13.3.1'), { unit: guardOf(unit), from, other: guardOf(other), to });
  },
});

/** S13.3.2: a hero swaps with the other hero alone. */
export const swapHeroes = move('swap heroes', {
  rule: 'S13.3.2',
  if: [
    mayStart,
    must('S13.3.1/heroes-apart', 'The heroes must be one move apart.', (g) =>
      g.kit.heroPosts[g.hero[WARRIOR]].includes(g.hero[OFFICER]),
    ),
    must(
      'S16.9.2',
      'After his stand the Officer may not leave the Courtyard in this round.',
      (g) => !isConfined(g, OFFICER),
    ),
    must('S9.5.4', GALE_BLOWS, (g) => canPayGale(g, g.hero[WARRIOR], g.hero[OFFICER])),
  ],
  preview: (g) => priceOf(g, g.hero[WARRIOR], g.hero[OFFICER]),
  warn: (g) => risk(g, g.hero[WARRIOR], g.hero[OFFICER]),
  do: (g, _L, x) => {
    const [warrior, officer] = [g.hero[WARRIOR], g.hero[OFFICER]];
    if (!pay(g, x, warrior, officer, moverOf(WARRIOR), moverOf(OFFICER))) return;
    g.hero[WARRIOR] = officer;
    g.hero[OFFICER] = warrior;
    x.emit(g, heroesSwapped, made(g, 'S13.3.2'), { warrior: officer, officer: warrior });
  },
});

// ---- is there any? ------------------------------------------------------------------------------------------------------

const canMoveUnit = (g: Siege, unit: number, free: boolean): boolean => {
  const [from, guard] = [postOf(unit), guardOf(unit)];
  return g.kit.postMoves[from].some(
    (to) => hasRoom(g, to, guard) && (!isTower(g, to) || guard === MARKSMAN) && canPay(g, from, to, free),
  );
};

const canLead = (g: Siege, hero: Hero, free: boolean): boolean =>
  !isConfined(g, hero) &&
  g.kit.heroPosts[g.hero[hero]].some((to) => heroIsWelcome(g, to) && canPay(g, g.hero[hero], to, free));

/**
 * S12.5.1, S16.1.5: some move or swap can be made and paid. Where two can swap one of them can also go to the Courtyard, for no more, so
 * moves tell. Tokens face down count for nothing: nobody knows what they are.
 */
export const canMove = (g: Siege, free = isFree(g)): boolean =>
  canLead(g, WARRIOR, free) ||
  canLead(g, OFFICER, free) ||
  g.garrison.some((_, unit) => isThere(g, unit) && canMoveUnit(g, unit, free));
