import { type Searching, searchOf, thumbMove } from '@ravelin/bot';
import { type AnyGame, Kernel, Random, type View, viewState } from '@ravelin/engine';
import {
  type AnyState,
  decisionsIn,
  interleave,
  newGame,
  type Player,
  ratio,
  ravelinPlayer,
  timed,
} from './measure.ts';

/** Positions that are searched, and how long each: the tree of a bot at a table grows about so far. */
const POSITIONS = 32;
const ITERATIONS = 200;
/** Of the decisions that need a search every so-manieth is taken, so that the positions differ. */
const APART = 5;

/** Somebody's decision as they see it. */
interface Asked {
  readonly view: View<AnyState>;
  readonly seat: number;
}

/** Decisions worth a search, from games that the rule of thumb plays. */
const decisionsOf = (kernel: Kernel<AnyState, unknown>): Asked[] => {
  const source = new Random(`searched ${kernel.game.id}`);
  const x = kernel.play(source);
  const out: Asked[] = [];
  for (let seen = 0; out.length < POSITIONS; )
    for (const g = newGame(kernel, x); !g.over && out.length < POSITIONS; ) {
      x.clear();
      const asked: Asked = { view: viewState(kernel, g, g.seat, 'memory'), seat: g.seat };
      const searched = kernel.only(g) === undefined && searchFor(kernel, asked, source).obvious() === undefined;
      if (searched && seen++ % APART === 0) out.push(asked);
      kernel.apply(g, thumbMove(kernel, g, source), x);
    }
  return out;
};

const searchFor = (kernel: Kernel<AnyState, unknown>, { view, seat }: Asked, source: Random): Searching =>
  searchOf(kernel, view, seat, source);

/** Searches one position after the other; what it counts is iterations. */
const searcher = (game: AnyGame): Player => {
  const kernel = new Kernel<AnyState, unknown>(game);
  const source = new Random(`search ${game.id}`);
  const asked = decisionsOf(kernel);
  let [next, tried] = [0, 0];
  let search = searchFor(kernel, asked[0], source);
  return timed(() => {
    if (tried++ === ITERATIONS) {
      tried = 1;
      search = searchFor(kernel, asked[++next % POSITIONS], source);
    }
    search.iterate();
  });
};

/** How many random decisions are made in the time of one iteration of the search, both by turns. */
export const searchCost = (game: AnyGame): number => {
  const turns = [ravelinPlayer(game), searcher(game)].map((play) => ({ play, decisions: decisionsIn(100, play, 20) }));
  const [decisions, iterations] = interleave(turns, { rounds: 30, warmup: 5 });
  return ratio(decisions, iterations);
};
