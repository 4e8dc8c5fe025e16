import { type Base, formatMove, type Kernel, type Move, parseMove, Refusal, viewState } from '@ravelin/engine';
import { shownMove } from '@ravelin/table';
import { betterBy } from '../remark.ts';
import { type Comparison, compare } from './compare.ts';
import { type Judgement, WHOLE } from './format.ts';
import { bestMove, isBeyondDoubt, isSame, ownChance } from './judge.ts';
import type { Work } from './work.ts';

/** What somebody would have played in the place of the one who decided, held against the move that was made and the best that is known. */

/** A move of the decision after so many moves, which must be lawful there. */
const lawfulMove = (kernel: Kernel<Base, unknown>, g: Base, notation: string): Move => {
  const move = parseMove(kernel, g, notation);
  const reasons = kernel.refusals(g, move);
  if (reasons.length > 0)
    throw new Refusal('illegal-move', `Not allowed: ${reasons.map(({ text }) => text).join(' ')}`, reasons);
  return move;
};

/** The best of the moves that were compared: the first, which a search found, unless another beats it beyond doubt. */
const bestOf = (found: Comparison, chances: readonly number[]): number => {
  const better = chances.flatMap((chance, i) =>
    i > 0 && isBeyondDoubt(found.lead(i, 0), chance - chances[0]) ? [i] : [],
  );
  return better.reduce((best, i) => (chances[i] > chances[best] ? i : best), 0);
};

/** `known`: the best move, where it was found before. */
export const judgementOn = (work: Work, at: number, notation: string, known?: string): Judgement => {
  const { match, depth, seed, chances } = work;
  const { kernel } = match;
  const { g, move: made } = work.moveAt(at);
  const { seat } = g;
  const view = viewState(kernel, g, seat, 'memory');
  const own = lawfulMove(kernel, g, notation);
  const of = `${seed}/${at}`;
  const found =
    known === undefined ? bestMove(kernel, view, seat, depth.tries, `${of}/search`) : lawfulMove(kernel, g, known);
  const moves = [found, made, own].filter((move, i, all) => all.findIndex((one) => isSame(one, move)) === i);
  const compared = compare(kernel, view, seat, moves, depth.worlds, `${of}/compare`);
  const own10k = compared.values.map((value) => ownChance(kernel, chances, seat, value));
  const best = bestOf(compared, own10k);
  const weighed = moves.map((move, i) => {
    const lead = compared.lead(best, i);
    const loss = isBeyondDoubt(lead, own10k[best] - own10k[i]) ? own10k[best] - own10k[i] : 0;
    const error = i === best ? 0 : Math.min(WHOLE, Math.round((WHOLE / 2) * lead.error));
    return { move: shownMove(kernel, g, move), chance: own10k[best] - loss, loss, error };
  });
  const written = (move: Move): string => formatMove(kernel, g, move);
  const lost = (move: Move): boolean => (weighed[moves.findIndex((one) => isSame(one, move))]?.loss ?? 0) > 0;
  const worse = [own, made].find(lost);
  const reasons = worse ? (betterBy(kernel, view, seat, worse, moves[best], `${of}/why`)?.reasons ?? []) : [];
  return {
    own: written(own),
    made: written(made),
    best: written(moves[best]),
    weighed,
    worlds: compared.worlds,
    reasons: reasons.map(({ text }) => text),
  };
};
