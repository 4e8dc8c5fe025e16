import type { Advice, Move, Situation } from '@ravelin/engine';
import { bestOf } from '@ravelin/games/empires/bot';
import { STALEMATES, type War } from '../rules/war.ts';
import { type Judge, judge } from './chance.ts';
import { FEATURES } from './features.ts';
import { outlook } from './inputs.ts';
import { leastKept, PROSPECTS } from './prospects.ts';

/** How Hapsburg Eclipse is played: whatever is chosen, by the chance to win that it leaves. */

/** H4.5.7: the Victories that are kept least, one for each space. */
const sacrifice = (at: Situation<War>): Move => {
  const { g, locals } = at;
  const left = { ...g, box: g.box.slice() };
  const chosen: number[] = [];
  for (let need = locals.need; need > 0; need--) {
    const given = leastKept(left);
    left.box[given] = STALEMATES;
    chosen.push(given);
  }
  return { kind: at.kind('sacrifice'), chosen: chosen.sort((a, b) => a - b) };
};

export const thumbBy =
  (by: Judge) =>
  (at: Situation<War>): Move => {
    const { g, decision, locals } = at;
    if (decision === 'great-retreat') return sacrifice(at);
    if (decision === 'mackensen') return { kind: at.kind('use'), chosen: [Math.max(locals.first, locals.second)] };
    const ahead = outlook(g);
    return bestOf(
      at,
      at.moves(),
      (move) => PROSPECTS[at.idOf(move)](g, move.chosen, locals),
      (then, ended) => by.chance(then, ahead, ended),
    );
  };

export const advice: Advice<War> = {
  features: FEATURES,
  measure: judge.measure,
  weights: { bias: 0, of: FEATURES.map(() => 1), made: 'The features are log odds already: see weights.json.' },
  value: (g) => 2 * judge.chance(g, outlook(g), false) - 1,
  thumb: thumbBy(judge),
};
