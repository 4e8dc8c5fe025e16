import type { PositionJson } from '@ravelin/engine';
import { ARMY, FILES } from '../field.ts';
import { entry, has, leaderRank, unitState } from '../view.ts';

/** M16.0.1: what a side has lost so far, and what it can bear. */

export interface Flight {
  /** Eliminated units and killed leaders. */
  readonly lost: number;
  /** Retired units, which may yet be rallied (M16.0.1.5). */
  readonly away: number;
  readonly points: number;
  readonly level: number;
}

export const flightOf = (view: PositionJson, side: number): Flight => {
  let [lost, away] = [0, 0];
  for (const { id, side: its, flight } of ARMY.unit) {
    if (its !== side) continue;
    const state = unitState(view, id);
    if (state === 'retired') away += FILES.charts.retired.flight;
    else if (state === 'eliminated') lost += flight;
  }
  for (const { id, side: his, flight } of ARMY.leader)
    if (his === side && leaderRank(view, id) === 'killed') lost += flight;
  const nameless = ARMY.leader.find((one) => one.side === side && !one.named);
  const fallen = Number(entry(view, 'fallen', side === 0 ? 'hungary' : 'ottoman') ?? 0);
  lost += fallen * (nameless?.flight ?? 0);
  let level = ARMY.flightLevel[side];
  for (const wave of ARMY.waves) if (wave.side === side && has(view, 'came', wave.id)) level += wave.level;
  return { lost, away, points: lost + away, level };
};

/** M16.0.0.1: out of ten rolls, how many would break the side in a check now. */
export const breaksOn = ({ points, level }: Flight): number => Math.max(0, Math.min(10, points + 9 - level));
