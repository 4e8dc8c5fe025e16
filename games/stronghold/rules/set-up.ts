import type { Base, Play } from '@ravelin/engine';
import { hourglassesAtStart } from './end-of-round.ts';
import {
  cardsDealt,
  hourglassesDue,
  objectivesDrawn,
  objectivesKept,
  plansDrawn,
  plansKept,
  roundBegun,
} from './happenings.ts';
import { arrange, sortLine } from './line.ts';
import {
  DRAWN_OBJECTIVES,
  DRAWN_PLANS,
  HELD_PLANS,
  KEPT_OBJECTIVES,
  OBJECTIVE_DECK,
  OBJECTIVE_PUT_BACK,
  PLAN_DECK,
  PLAN_PUT_BACK,
} from './piles.ts';
import {
  ask,
  CARD,
  call,
  DEFENDER,
  decision,
  garrisonAt,
  hordeAt,
  IN_CARD_SUPPLY,
  IN_LINE,
  INVADER,
  type Kit,
  move,
  must,
  NO_STAND,
  NONE,
  NOT_LOOSE,
  OBJECTIVE,
  PLAN,
  procedure,
  REMOVED,
  run,
  type Siege,
  setOf,
} from './siege.ts';

/** S3 Setting up. */

// ---- the board ---------------------------------------------------------------------------------------------------------

const zeros = (list: readonly unknown[]): number[] => list.map(() => 0);
const nones = (list: readonly unknown[]): number[] => list.map(() => NONE);

/** S3.1.2. */
const hordes = (kit: Kit): number[] => {
  const horde = zeros(kit.hordes);
  const put = (place: number, units: readonly number[]): void => {
    for (const [unit, number] of units.entries()) horde[hordeAt(place, unit)] = number;
  };
  for (const [foreground, units] of kit.foregroundStart.entries()) put(foreground, units);
  put(kit.maraudersPlace, kit.maraudersStart);
  return horde;
};

/** S3.2.1, S3.2.3. */
const garrisons = (kit: Kit): number[] => {
  const garrison = zeros(kit.garrisons);
  const put = (post: number, units: readonly number[]): void => {
    for (const [unit, number] of units.entries()) garrison[garrisonAt(post, unit)] = number;
  };
  for (const [section, units] of kit.sectionStart.entries()) put(section, units);
  for (const [building, units] of kit.buildingStart.entries()) put(kit.buildingPost[building], units);
  return garrison;
};

/** What the box holds beyond those on the board: of each kind, every nth entry of the table. */
const left = (stock: readonly number[], table: readonly number[], kinds: number): number[] =>
  stock.map((number, kind) => table.reduce((rest, n, i) => (i % kinds === kind ? rest - n : rest), number));

/** Cards of a scenario's line before they are dealt: the first of each phase that belongs there. */
const firstLine = (kit: Kit): number[] => {
  const { cardsDrawn } = kit.limits;
  const drawn = (phase: number): readonly number[] => kit.cardsOfPhase[phase].slice(0, cardsDrawn);
  return [...kit.cardsOfPhase[1], ...drawn(2), ...drawn(3), ...kit.cardsOfPhase[6]];
};

const shelves = (kit: Kit): number[] => {
  const line = firstLine(kit);
  return kit.phase.map((phase, card) => {
    if (line.includes(card)) return IN_LINE;
    return phase > 3 && kit.cardsOfPhase[phase].indexOf(card) < kit.limits.cardsDrawn ? IN_CARD_SUPPLY : REMOVED;
  });
};

export const create = (start: Base<Kit>): Siege => {
  const { kit } = start;
  const horde = hordes(kit);
  const garrison = garrisons(kit);
  return {
    ...start,
    round: 1,
    bag: left(kit.invaderStock, horde, 4),
    supply: zeros(kit.invaderStock),
    wood: kit.limits.startingWood, // S3.1.3
    discarded: zeros(kit.invaderStock),
    horde,
    shelf: shelves(kit),
    line: firstLine(kit),
    next: 0,
    used: zeros(kit.cards),
    paid: zeros(kit.paid),
    paidWood: zeros(kit.cards),
    spy: zeros(kit.cards),
    machine: nones(kit.sites),
    hits: zeros(kit.sites),
    misses: zeros(kit.sites),
    malfunction: NONE,
    gear: zeros(kit.gears),
    bridge: zeros(kit.paths),
    quartermaster: zeros(kit.ramparts),
    trenchMaster: zeros(kit.ramparts),
    saboteur: zeros(kit.buildings),
    rite: zeros(kit.rites),
    bluffsTurned: zeros(kit.rituals),
    order: nones(kit.sections),
    orderOpen: zeros(kit.sections),
    ordersLost: zeros(kit.orderStock),
    ordersLostUnseen: zeros(kit.orderStock),
    unseen: 0,
    departed: zeros(kit.invaderPlaces),
    held: zeros(kit.invaderPlaces),
    crossed: zeros(kit.ways),
    sapped: zeros(kit.sections),
    guided: zeros(kit.ramparts),
    garrison,
    reserve: left(kit.defenderStock, garrison, 3),
    removed: 0,
    hero: [...kit.heroStart], // S3.2.4: a section is its own post
    heroDone: zeros(kit.heroes),
    heroicDone: [0, 0, 0],
    heroicLost: [0, 0, 0],
    hourglasses: 0,
    due: 0,
    placed: zeros(kit.actions),
    completed: zeros(kit.actions),
    walls: [...kit.sectionComponents], // S3.2.2
    cauldron: zeros(kit.cauldrons),
    ladder: zeros(kit.sections),
    item: nones(kit.towers),
    trap: nones(kit.paths),
    trapOpen: zeros(kit.paths),
    glare: NONE,
    blessing: NONE,
    loose: NOT_LOOSE,
    stand: NO_STAND,
    march: 0,
    cannonAim: nones(kit.towers),
    machineAim: nones(kit.sites),
    holds: zeros(kit.sites),
    struck: zeros(kit.sites),
    volley: zeros(kit.ramparts),
    struckPole: zeros(kit.towers),
    turned: zeros(kit.hitCards),
    fought: zeros(kit.sections),
    fury: NONE,
    ritualsUsed: 0,
    targetsTurned: 0,
    machineHits: 0,
    fallen: 0,
    withheld: 0,
    lean: 0,
    ending: NONE,
  };
};

// ---- the invader's cards -----------------------------------------------------------------------------------------------

const onShelf = (g: Siege, shelf: number): number[] => {
  const cards: number[] = [];
  for (let card = 0; card < g.shelf.length; card++) if (g.shelf[card] === shelf) cards.push(card);
  return cards;
};

/** S3.1.4 to S3.1.6: three cards of each phase at random; those of 2 and 3 go into the line. */
const dealCards = (g: Siege, x: Play<Siege>): void => {
  for (let phase = 2; phase <= 5; phase++) {
    const heap = g.kit.phase.map((of) => (of === phase ? 1 : 0));
    for (const card of g.kit.cardsOfPhase[phase]) g.shelf = g.shelf.with(card, REMOVED);
    for (let n = 0; n < g.kit.limits.cardsDrawn; n++) {
      const card = x.among(g, CARD, heap);
      heap[card] = 0;
      g.shelf = g.shelf.with(card, phase <= 3 ? IN_LINE : IN_CARD_SUPPLY);
    }
  }
  sortLine(g);
  const data = { line: [...g.line], supply: onShelf(g, IN_CARD_SUPPLY), removed: onShelf(g, REMOVED) };
  x.emit(g, cardsDealt, 'S3.1.4', data);
};

// ---- objectives and plans ----------------------------------------------------------------------------------------------

const drawObjectives = (g: Siege, x: Play<Siege>): void => {
  for (let n = 0; n < g.kit.limits.objectivesDrawn; n++) x.draw(g, OBJECTIVE_DECK, DRAWN_OBJECTIVES);
  const objectives = [...g.zones[DRAWN_OBJECTIVES]];
  x.emit(g, objectivesDrawn, 'S3.1.8', { number: objectives.length, objectives }, { knows: INVADER });
};

const drawPlans = (g: Siege, x: Play<Siege>): void => {
  for (let n = 0; n < g.kit.limits.plansDrawn; n++) x.draw(g, PLAN_DECK, DRAWN_PLANS);
  const plans = [...g.zones[DRAWN_PLANS]];
  x.emit(g, plansDrawn, 'S3.2.5', { number: plans.length, plans }, { knows: DEFENDER });
};

const objectivesChoice = decision({
  id: 'objectives',
  prompt: 'Keep two of the three objectives; they lie face up.',
  seat: () => INVADER,
  moves: [
    move('keep', {
      rule: 'S3.1.8',
      notation: 'keep {objectives}',
      choose: {
        objectives: setOf(OBJECTIVE, {
          must: [
            must('S3.1.8/drawn', 'It must be one of those drawn.', (g, objective) =>
              g.zones[DRAWN_OBJECTIVES].includes(objective),
            ),
            must(
              'S3.1.8/most',
              'No more than two may be kept.',
              (g, _atom, _L, list) => list.length < g.kit.limits.objectivesKept,
            ),
          ],
          enough: [
            must('S3.1.8/enough', 'Two must be kept.', (g, list) => list.length === g.kit.limits.objectivesKept),
          ],
          most: (g) => g.kit.limits.objectivesKept,
        }),
      },
      do: (g, _L, x, { objectives: kept }) => {
        for (const objective of kept) x.move(g, DRAWN_OBJECTIVES, KEPT_OBJECTIVES, objective);
        x.moveAll(g, DRAWN_OBJECTIVES, OBJECTIVE_PUT_BACK);
        const data = { objectives: [...kept], back: [...g.zones[OBJECTIVE_PUT_BACK]] };
        x.emit(g, objectivesKept, 'S3.1.8', data, { knows: INVADER });
      },
    }),
  ],
});

const plansChoice = decision({
  id: 'plans',
  prompt: 'Keep two of the three defense plans; they lie face down.',
  seat: () => DEFENDER,
  moves: [
    move('keep', {
      rule: 'S3.2.5',
      notation: 'keep {plans}',
      secret: true,
      choose: {
        plans: setOf(PLAN, {
          must: [
            must('S3.2.5/drawn', 'It must be one of those drawn.', (g, plan) => g.zones[DRAWN_PLANS].includes(plan)),
            must(
              'S3.2.5/most',
              'No more than two may be kept.',
              (g, _atom, _L, list) => list.length < g.kit.limits.plansKept,
            ),
          ],
          enough: [must('S3.2.5/enough', 'Two must be kept.', (g, list) => list.length === g.kit.limits.plansKept)],
          most: (g) => g.kit.limits.plansKept,
        }),
      },
      do: (g, _L, x, { plans: kept }) => {
        for (const plan of kept) x.move(g, DRAWN_PLANS, HELD_PLANS, plan);
        x.moveAll(g, DRAWN_PLANS, PLAN_PUT_BACK);
        const data = { number: kept.length, plans: [...kept], back: [...g.zones[PLAN_PUT_BACK]] };
        x.emit(g, plansKept, 'S3.2.5', data, { knows: DEFENDER });
      },
    }),
  ],
});

/** S3.2.6: they are spent after the first action (S4.2.2). */
const firstHourglasses = (g: Siege, x: Play<Siege>): void => {
  x.emit(g, roundBegun, 'S3.2.6', { round: g.round });
  const number = hourglassesAtStart(g);
  g.due += number;
  x.emit(g, hourglassesDue, 'S3.2.6', { number });
};

/** S3.1.1: first the invader, then the defender, who has seen it. */
export const setUp = procedure('set-up', {}, [
  run('S3.1.4', (g, _L, x) => dealCards(g, x)),
  call(
    'S3.1.5',
    () => arrange,
    () => ({ first: 1 }),
  ),
  run('S3.1.8', (g, _L, x) => drawObjectives(g, x)),
  ask('S3.1.8', objectivesChoice),
  run('S3.2.5', (g, _L, x) => drawPlans(g, x)),
  ask('S3.2.5', plansChoice),
  run('S3.2.6', (g, _L, x) => firstHourglasses(g, x)),
]);
