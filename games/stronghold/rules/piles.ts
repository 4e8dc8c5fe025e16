import type { Domain, Zone } from '@ravelin/engine';
import { DEFENDER, INVADER, type Kit, OBJECTIVE, type Objective, PLAN, type Plan, type Siege } from './siege.ts';

/** S17, S16 Objectives and plans: where each card lies and who may look (S1.5.1). At the start all of them are in their decks. */
type Pile = readonly [id: string, sees: Zone<Kit>['sees'], rule: string, more?: Partial<Zone<Kit>>];

const OBJECTIVES: readonly Pile[] = [
  ['objective deck', [], 'S1.5.4', { home: true }],
  ['drawn objectives', [INVADER], 'S1.5.2'],
  ['objective put back', [INVADER], 'S1.5.2'],
  ['objectives', 'all', 'S1.5.1'],
  ['met objectives', 'all', 'S17.1.5'],
  ['discarded objectives', 'all', 'S17.1.5'],
];
const PLANS: readonly Pile[] = [
  ['plan deck', [], 'S1.5.4', { home: true }],
  ['drawn plans', [DEFENDER], 'S1.5.3'],
  ['plan put back', [DEFENDER], 'S1.5.3'],
  ['plans', [DEFENDER], 'S1.5.3'],
  ['open plans', 'all', 'S16.1.7'],
  ['discarded plans', 'all', 'S16.1.8'],
];

const zonesOf = (piles: readonly Pile[], owner: number, of: Domain<Kit>, group: string): Zone<Kit>[] =>
  piles.map(([id, sees, rule, more]) => ({ id, owner, of, group, rule, sees, ...more }));

export const zones: readonly Zone<Kit>[] = [
  ...zonesOf(OBJECTIVES, INVADER, OBJECTIVE, 'objectives'),
  ...zonesOf(PLANS, DEFENDER, PLAN, 'plans'),
];

const pile = (id: string): number => zones.findIndex((zone) => zone.id === id);
export const OBJECTIVE_DECK = pile('objective deck');
export const DRAWN_OBJECTIVES = pile('drawn objectives');
export const OBJECTIVE_PUT_BACK = pile('objective put back');
/** Kept and not yet met, face up. */
export const KEPT_OBJECTIVES = pile('objectives');
/** Met, and in play for the rest of the game. */
export const MET_OBJECTIVES = pile('met objectives');
export const DISCARDED_OBJECTIVES = pile('discarded objectives');
export const PLAN_DECK = pile('plan deck');
export const DRAWN_PLANS = pile('drawn plans');
export const PLAN_PUT_BACK = pile('plan put back');
/** Not yet used, face down before the defender. */
export const HELD_PLANS = pile('plans');
/** Used, with a part still to be done or for the rest of the game. */
export const OPEN_PLANS = pile('open plans');
export const DISCARDED_PLANS = pile('discarded plans');

const oneOfEach = (ids: readonly string[]): number[] => ids.map(() => 1);

export const stocks: Readonly<Record<string, (kit: Kit) => readonly number[]>> = {
  objectives: (kit) => oneOfEach(kit.objectives),
  plans: (kit) => oneOfEach(kit.plans),
};

/** A plan that was used and stays: its drawback lasts (S16.1.7). */
export const planHolds = (g: Siege, plan: Plan): boolean => g.zones[OPEN_PLANS].includes(plan);

/** An objective that was met and stays (S17.1.5). */
export const objectiveHolds = (g: Siege, objective: Objective): boolean => g.zones[MET_OBJECTIVES].includes(objective);
