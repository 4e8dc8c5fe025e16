import { gambleOf, hintsOf, oddsOf, type Searching, searchOf, type Thought } from '@ravelin/bot';
import { type Base, formatMove, type Kernel, type Move, Random, Refusal, type View, viewState } from '@ravelin/engine';
import type { AnyMatch } from './library.ts';

/** What a computer player would advise the seat that decides: from what that seat may know, and nothing else. */

/** How much thinking to do: without a word about it, a thousand worlds. */
export interface Effort {
  readonly iterations: number | undefined;
  readonly milliseconds: number | undefined;
  readonly seed: string;
}

const USUAL = 1000;

interface Asked {
  readonly kernel: Kernel<Base, unknown>;
  readonly view: View<Base>;
  readonly seat: number;
  readonly source: Random;
  readonly most: number;
  stop(): boolean;
}

const ask = ({ kernel, state, over }: AnyMatch, { iterations, milliseconds, seed }: Effort): Asked => {
  if (over) throw new Refusal('game-over', 'The game is over: there is nothing to decide.');
  const end = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
  return {
    kernel,
    view: viewState(kernel, state, state.seat, 'memory'),
    seat: state.seat,
    source: new Random(seed),
    most: iterations ?? (milliseconds === undefined ? USUAL : Number.POSITIVE_INFINITY),
    stop: () => performance.now() >= end,
  };
};

const searched = ({ kernel, view, seat, source, most, stop }: Asked): Searching => {
  const search = searchOf(kernel, view, seat, source);
  for (let n = 0; n < most && !(n > 0 && stop()); n++) search.iterate();
  return search;
};

type BestMove = Pick<Thought, 'move' | 'visits' | 'value' | 'considered'>;

export const bestMove = (match: AnyMatch, effort: Effort): BestMove => {
  const asked = ask(match, effort);
  const only = asked.kernel.only(match.state);
  const written = (move: Move): string => formatMove(asked.kernel, asked.view, move);
  if (only) return { move: written(only), visits: 0, value: 0, considered: [] };
  const { move, visits, value, considered } = searched(asked).best();
  return {
    move: written(move),
    visits,
    value,
    considered: considered.map((one) => ({ ...one, move: written(one.move) })),
  };
};

export const hints = (match: AnyMatch, effort: Effort) => {
  const asked = ask(match, effort);
  const { kernel, view, seat, source } = asked;
  const found = hintsOf(kernel, view, seat, searched(asked).considered(), source);
  return {
    hints: found.map(({ move, value, visits, gain, reasons }) => ({
      move: formatMove(kernel, view, move),
      value,
      visits,
      gain,
      reasons: reasons.map(({ text }) => text.en),
    })),
  };
};

export const odds = (match: AnyMatch, text: string, effort: Effort) => {
  const { kernel, view, seat, source, most, stop } = ask(match, effort);
  const { move, reasons, message } = match.why(text);
  if (!move || reasons.length > 0)
    throw new Refusal(move ? 'illegal-move' : 'not-now', message ?? 'This move is not allowed.', reasons);
  const gamble = gambleOf(kernel, view, move);
  if (!gamble) throw new Refusal('no-gamble', 'This move leads to nothing of which there are odds.');
  const { exact, tried, chances } = oddsOf(kernel, view, seat, move, gamble, source, { samples: most, stop });
  const title = (id: string): string => gamble.outcomes.find((one) => one.id === id)?.title.en ?? id;
  return {
    title: gamble.title.en,
    rule: gamble.rule,
    exact,
    tried,
    chances: chances.map((one) => ({ ...one, title: title(one.id) })),
  };
};
