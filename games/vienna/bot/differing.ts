import { type Move, type Plan, planOf } from '@ravelin/engine';
import type { Vienna } from '../rules/siege.ts';

/** Each move once, as a plan. */
export const differing = (moves: readonly Move[]): Plan<Vienna>[] => [
  ...new Map(moves.map((move) => planOf<Vienna>(move)).map((plan) => [plan.id, plan])).values(),
];
