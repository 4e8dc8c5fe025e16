import type { PositionJson } from '@ravelin/engine';
import { CARDS, FRONTS, frontState, inRevolt, LOW, NATIONS, numberIn } from './view.ts';
import { modifiersOf, willCount } from './war.ts';

/** What a player would work out at the table: what a roll must show, and what could lose the war next. */

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

export const sumOf = (view: PositionJson, front: string): number =>
  modifiersOf(view, front).reduce((sum, { n }) => sum + n, 0);

/** H4.1.5 with H0.3.4 and H0.3.5: does an Offensive with this face of the die succeed, with what lies there now and `more`? */
export const succeeds = (view: PositionJson, front: string, die: number, more = 0): boolean =>
  die === 6 || (die > 1 && die + sumOf(view, front) + more > frontState(view, front).value);

/** The lowest face that succeeds. */
export const needed = (view: PositionJson, front: string): number =>
  FACES.find((die) => succeeds(view, front, die)) ?? 6;

/** The Fronts on the map, the nearest to Vienna first. */
export const byDistance = (view: PositionJson): readonly string[] =>
  FRONTS.map(({ id }) => ({ id, space: frontState(view, id).space }))
    .filter(({ space }) => space !== undefined)
    .sort((a, b) => (a.space ?? 0) - (b.space ?? 0))
    .map(({ id }) => id);

export interface Danger {
  /** A key of the catalogue, and what it fills in. */
  readonly key: string;
  readonly front?: string;
  readonly n?: number;
  readonly rule: string;
}

/** H8.1: how the war could be lost soon, the worst first. */
export const dangersOf = (view: PositionJson): readonly Danger[] => {
  const out: Danger[] = [];
  const { sum } = willCount(view);
  if (sum < LOW) out.push({ key: 'danger.lost', n: sum, rule: 'H8.1.2' });
  for (const front of byDistance(view))
    if (frontState(view, front).space === 1) out.push({ key: 'danger.gates', front, rule: 'H2.0.5' });
  if (NATIONS.filter(({ id }) => inRevolt(view, id)).length === NATIONS.length - 1)
    out.push({ key: 'danger.revolt', rule: 'H8.1.1' });
  if (sum >= LOW && sum <= LOW + 1) out.push({ key: 'danger.will', n: sum, rule: 'H8.1.2' });
  return out;
};

/** H11.2.1: a short scenario is won by a will that has risen. Undefined: the war is scored by Victory Points. */
export const goalOf = (view: PositionJson): number | undefined =>
  numberIn(view, 'last') < CARDS.length ? numberIn(view, 'startWill') : undefined;
