import { type AnyGame, type ComponentSet, type Options, type Outcome, Random, SeededGame } from '@ravelin/engine';
import { type AnyMatch, kernelOf } from './library.ts';

/**
 * Random games, as fast as the kernel goes. A game is fully given by its seed: the dice follow from it as in any seeded game, and
 * the moves from a stream of their own, so that the same game can be had again as a match with a record.
 */
const mover = (seed: string): Random => new Random(`${seed}/moves`);

export interface RandomGame {
  readonly moves: number;
  readonly outcome: Outcome;
}

export const playRandomGame = (
  game: AnyGame,
  set: ComponentSet<unknown>,
  scenario: string,
  options: Options,
  seed: string,
): RandomGame => {
  const kernel = kernelOf(game);
  const chance = new SeededGame(seed);
  const moves = mover(seed);
  const x = kernel.play(chance.atMove(0));
  const g = kernel.start(set.kit, scenario, options, x);
  while (!g.over) {
    const move = kernel.random(g, moves);
    chance.atMove(g.seq + 1);
    kernel.apply(g, move, x);
  }
  const outcome = game.outcome(g);
  if (!outcome) throw new Error(`The game of seed ${seed} ended without an outcome.`);
  return { moves: g.seq, outcome };
};

/** Plays on at random, at most `most` moves; says how many were made. */
export const playOn = (match: AnyMatch, seed: string, most = Number.POSITIVE_INFINITY): number => {
  const moves = mover(seed);
  let made = 0;
  for (; made < most && !match.over; made++) match.make(match.kernel.random(match.state, moves));
  return made;
};

/** What many random games came to. */
export class Tally {
  games = 0;
  moves = 0;
  shortest = Number.POSITIVE_INFINITY;
  longest = 0;
  readonly endings = new Map<string, number>();
  readonly winners = new Map<string, number>();
  private readonly game: AnyGame;

  constructor(game: AnyGame) {
    this.game = game;
    for (const { id } of game.endings) this.endings.set(id, 0);
    for (const seat of game.seats) this.winners.set(seat, 0);
  }

  add({ moves, outcome }: RandomGame): void {
    this.games++;
    this.moves += moves;
    this.shortest = Math.min(this.shortest, moves);
    this.longest = Math.max(this.longest, moves);
    this.endings.set(outcome.how, (this.endings.get(outcome.how) ?? 0) + 1);
    const winner = this.game.seats[outcome.winner] ?? 'nobody';
    this.winners.set(winner, (this.winners.get(winner) ?? 0) + 1);
  }

  report(seconds: number) {
    return {
      games: this.games,
      moves: this.moves,
      movesPerGame: {
        mean: Math.round((10 * this.moves) / this.games) / 10,
        shortest: this.shortest,
        longest: this.longest,
      },
      winners: Object.fromEntries(this.winners),
      endings: Object.fromEntries(this.endings),
      seconds: Math.round(1000 * seconds) / 1000,
      gamesPerSecond: Math.round(this.games / seconds),
      decisionsPerSecond: Math.round(this.moves / seconds),
    };
  }
}
