import type { Empire } from '../rules/empire.ts';
import { isFar } from '../rules/fronts.ts';
import { allocatedIn, resourcesIn } from '../rules/payment.ts';

/** What a move leads to: each way it may turn out, and how likely. Nothing of the rest of the turn is carried out. */
export interface Prospect<S> {
  readonly chance: number;
  readonly to: S;
  /** Nothing more can be undertaken this turn: National Will is counted as it stands. */
  readonly ended?: boolean;
}

export type Copy<S> = (g: S) => S;

/** Copies also what joins the war with another's, where it is part of a game of both. */
export const copying =
  <S extends Empire>(copy: Copy<S>): Copy<S> =>
  (g) => {
    const to = copy(g);
    if (g.part !== undefined) Object.assign(to, { part: g.part, whole: g.whole });
    return to;
  };

/** The Actions of the card first, then the Resources of that payment. */
const payFor = (g: Empire, cost: number, payment: number): void => {
  g.actions -= Math.min(g.actions, Math.max(0, cost - resourcesIn(g, payment)));
  for (const theater of g.kit.paidFrom[payment]) {
    g.resources[theater]--;
    g.spent++;
  }
};

export const surely = <S>(to: S): Prospect<S>[] => [{ chance: 1, to }];

/** One of two, where the first has this chance. */
export const either = <S>(chance: number, yes: S, no: S): Prospect<S>[] => [
  { chance, to: yes },
  { chance: 1 - chance, to: no },
];

/** An Offensive that is paid for: with so many faces of the die that do, of one die or the better of two. */
export const offensive = <S extends Empire>(
  paid: S,
  front: number,
  faces: number,
  dice: number,
  copy: Copy<S>,
): Prospect<S>[] => {
  if (isFar(paid, front)) return surely(paid);
  const back = copy(paid);
  back.space[front]++;
  return either(1 - (1 - faces / 6) ** dice, back, paid);
};

/** A position in which an undertaking is paid for. */
export const paid = <S extends Empire>(g: S, cost: number, payment: number, copy: Copy<S>): S => {
  const to = copy(g);
  payFor(to, cost, payment);
  return to;
};

/** A Resource comes to a theater. */
export const allocation = <S extends Empire>(g: S, theater: number, payment: number, copy: Copy<S>): Prospect<S>[] => {
  const to = paid(g, g.kit.costs.resource, payment, copy);
  to.supply--;
  to.resources[theater]++;
  return surely(to);
};

/** Actions are given up; or the phase ends, and with it the turn's undertakings. */
export const fewerActions = <S extends Empire>(g: S, left: number, copy: Copy<S>): Prospect<S>[] => {
  const to = copy(g);
  to.actions = left;
  return surely(to);
};
export const noMore = <S extends Empire>(g: S, copy: Copy<S>): Prospect<S>[] => {
  const to = copy(g);
  to.actions = 0;
  return [{ chance: 1, to, ended: true }];
};

/** A Front comes a space nearer, where its roll has that many faces that do. */
export const advance = <S extends Empire>(g: S, front: number, faces: number, copy: Copy<S>): Prospect<S>[] => {
  const on = copy(g);
  on.space[front]--;
  return either(faces / 6, on, g);
};

/** Can nothing more be undertaken? */
export const isSpent = (g: Empire): boolean => g.actions === 0 && allocatedIn(g) === 0;
