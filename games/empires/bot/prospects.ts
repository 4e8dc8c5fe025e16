import type { Move, Situation } from '@ravelin/engine';
import type { Empire } from '../rules/empire.ts';
import { isFar } from '../rules/fronts.ts';
import { resourcesIn } from '../rules/payment.ts';

/** What a move leads to: each way it may turn out, and how likely. Nothing of the rest of the turn is carried out. */
export interface Prospect<S> {
  readonly chance: number;
  readonly to: S;
  /** Nothing more can be undertaken this turn: National Will is counted as it stands. */
  readonly ended?: boolean;
}

export type Copy<S> = (g: S) => S;

/** Pays for an undertaking, on a copy: the Actions of the card first, then the Resources of that payment. */
export const payFor = (g: Empire, cost: number, payment: number): void => {
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

/** How good a decision's moves are by what they lead to, and the best of them. */
export const bestOf = <S extends Empire>(
  at: Situation<S>,
  moves: readonly Move[],
  prospects: (move: Move) => readonly Prospect<S>[],
  chanceOf: (g: S, ended: boolean) => number,
): Move =>
  at.best(moves, (move) => {
    let sum = 0;
    for (const { chance, to, ended } of prospects(move)) sum += chance * chanceOf(to, ended === true);
    return sum;
  });
