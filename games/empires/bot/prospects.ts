import type { Empire } from '../rules/empire.ts';
import { isFar } from '../rules/fronts.ts';
import { ACTIONS, allocatedIn, resourcesIn } from '../rules/payment.ts';

/** A position that a move leads to. Nothing of the rest of the turn is carried out. */
export interface Reached<S> {
  readonly g: S;
  /** Nothing more can be undertaken this turn: National Will is counted as it stands. */
  readonly ended: boolean;
  /** The chance to win that it leaves, once somebody has worked it out: several moves may lead here. */
  left?: number;
}

/** What a move leads to: each way it may turn out, and how likely. */
export interface Prospect<S> {
  readonly chance: number;
  readonly to: Reached<S>;
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

/** Can nothing more be undertaken? */
export const isSpent = (g: Empire): boolean => g.actions === 0 && allocatedIn(g) === 0;

/** A position to move from. What is paid for and brings nothing leads to the same position, whatever it was: each of these is kept. */
export class Standing<S extends Empire> {
  readonly g: S;
  private readonly copy: Copy<S>;
  private readonly afterPayment: Reached<S>[] = [];

  constructor(g: S, copy: Copy<S>) {
    this.g = g;
    this.copy = copy;
  }

  /** The position in which so much is paid. */
  paid(cost: number, payment: number): Reached<S> {
    const { g, afterPayment } = this;
    const key = cost * g.kit.payments.length + payment;
    const before = afterPayment[key];
    if (before) return before;
    const made = this.changed((to) => payFor(to, cost, payment));
    afterPayment[key] = made;
    return made;
  }

  /** This position, or one that was reached from it, with a change. */
  changed(change: (to: S) => void, { g }: { readonly g: S } = this): Reached<S> {
    const to = this.copy(g);
    change(to);
    return { g: to, ended: isSpent(to) };
  }

  /** Nothing changes. */
  same(): Reached<S> {
    return { g: this.g, ended: isSpent(this.g) };
  }
}

export const surely = <S>(to: Reached<S>): Prospect<S>[] => [{ chance: 1, to }];

/** One of two, where the first has this chance. */
export const either = <S>(chance: number, yes: Reached<S>, no: Reached<S>): Prospect<S>[] => [
  { chance, to: yes },
  { chance: 1 - chance, to: no },
];

/** An Offensive that is paid for: with so many faces of the die that do, of one die or the better of two. */
export const offensive = <S extends Empire>(
  from: Standing<S>,
  paid: Reached<S>,
  front: number,
  faces: number,
  dice: number,
): Prospect<S>[] => {
  if (isFar(paid.g, front)) return surely(paid);
  const back = from.changed((to) => {
    to.space[front]++;
  }, paid);
  return either(1 - (1 - faces / 6) ** dice, back, paid);
};

/** A Resource comes to a theater. */
export const allocation = <S extends Empire>(from: Standing<S>, theater: number, payment: number): Prospect<S>[] => {
  const paid = from.paid(from.g.kit.costs.resource, payment);
  const there = from.changed((to) => {
    to.supply--;
    to.resources[theater]++;
  }, paid);
  return surely(there);
};

/** An Action is given up; or the phase ends, and with it the turn's undertakings. */
export const actionLess = <S extends Empire>(from: Standing<S>): Prospect<S>[] => surely(from.paid(1, ACTIONS));
export const noMore = <S extends Empire>(from: Standing<S>): Prospect<S>[] => {
  const { g } = from.changed((to) => {
    to.actions = 0;
  });
  return surely({ g, ended: true });
};

/** A Front comes a space nearer, where its roll has that many faces that do. */
export const advance = <S extends Empire>(from: Standing<S>, front: number, faces: number): Prospect<S>[] => {
  const on = from.changed((to) => {
    to.space[front]--;
  });
  return either(faces / 6, on, from.same());
};
