import { type Base, type Move, planOf, Random, worlds } from '@ravelin/engine';
import { Chances } from '../analysis/chances.ts';
import { WHOLE } from '../analysis/format.ts';
import { ownChance } from '../analysis/judge.ts';
import { LATE, PlayingOn, SEEDS } from '../playing-on.ts';
import { mean, variance } from '../statistics.ts';
import type { Asked } from './position.ts';

/** Every other move of a decision, held against the best: in the same worlds and with the same luck. */

export interface Rival {
  readonly move: Move;
  /** What it leaves the seat, in ten-thousandths. */
  readonly chance: number;
  /** `as-good`: to choose it is no mistake. `worse`: clearly one. `unclear`: nobody can tell. */
  readonly verdict: 'as-good' | 'worse' | 'unclear';
}

export interface Contest {
  /** What the best leaves. */
  readonly chance: number;
  readonly rivals: readonly Rival[];
}

/** How closely moves are compared. */
export interface Closeness {
  /** A move is clearly worse that gives away so many ten-thousandths. */
  readonly margin: number;
  /** Worlds in which each is tried, at most. */
  readonly worlds: number;
}

/** What is clear is so beyond so many standard errors. */
const ERRORS = 4;
/** As good is what gives away at most this, and is known as well as this. */
const AS_GOOD = 120;
const KNOWN = 80;
/** Beyond so many standard errors nobody expects anything any more; beyond so many it is unlikely. */
const HOPELESS = 3;
const UNLIKELY = 1.5;
/** Worlds in which a move is tried at least; and after how many more it is looked at again. */
const LEAST = 24;
const STEP = 8;
/** Later, after so many in a hundred of those that there are. */
const LATER = 4;
/** For each world that is wanted so many are drawn at most: in some the best move may not be lawful. */
const DRAWN = 4;

const lawful = ({ kernel }: Asked, world: Base, move: Move): boolean => kernel.refusals(world, move).length === 0;

interface Round {
  readonly world: Base;
  readonly luck: number;
  readonly best: number;
}

/** The rounds that all rivals share, played by the best move as they are needed. */
class Rounds {
  private readonly asked: Asked;
  private readonly best: Move;
  private readonly source: Random;
  private readonly drawn: { draw(source: Random): Base };
  private readonly played: Round[] = [];
  readonly playingOn: PlayingOn<Base, unknown>;

  constructor(asked: Asked, best: Move, seed: string) {
    this.asked = asked;
    this.best = best;
    this.source = new Random(seed);
    this.drawn = worlds(asked.kernel, asked.view, asked.seat);
    this.playingOn = new PlayingOn<Base, unknown>(asked.kernel);
  }

  /** Undefined: no world in which the best move is lawful was found. */
  at(n: number): Round | undefined {
    const { asked, best, source, drawn, played } = this;
    for (let tries = 0; played.length <= n && tries < DRAWN; tries++) {
      const world = drawn.draw(source);
      const luck = source.int(SEEDS);
      if (!lawful(asked, world, best)) continue;
      played.push({ world, luck, best: this.playingOn.valueOf(world, asked.seat, luck, planOf(best), LATE) });
    }
    return played[n];
  }

  get values(): number[] {
    return this.played.map(({ best }) => best);
  }
}

/** What can be said of a rival after so many rounds; undefined: not enough yet. Losses and errors are ten-thousandths. */
const verdictOn = (loss: number, error: number, margin: number): Rival['verdict'] | undefined => {
  if (loss >= margin && loss > ERRORS * error) return 'worse';
  if (Math.abs(loss) <= AS_GOOD && error <= KNOWN) return 'as-good';
  const isBetween = loss + HOPELESS * error < margin && loss - HOPELESS * error > AS_GOOD;
  const isBetter = loss + HOPELESS * error < -AS_GOOD;
  return isBetween || isBetter ? 'unclear' : undefined;
};

/** One rival, until it is clear how it compares, or so many worlds were tried. */
const against = (
  asked: Asked,
  rounds: Rounds,
  move: Move,
  { margin, worlds: most }: Closeness,
  unlikely = Number.POSITIVE_INFINITY,
): Omit<Rival, 'chance'> & { readonly loss: number } => {
  const { kernel, seat } = asked;
  const chances = new Chances(kernel, 1);
  const own = (values: readonly number[]): number => ownChance(kernel, chances, seat, mean(values));
  const [best, other]: [number[], number[]] = [[], []];
  let loss = 0;
  let look = LEAST;
  for (let n = 0; n < most; n++) {
    const round = rounds.at(n);
    if (!round) break;
    if (!lawful(asked, round.world, move)) continue;
    best.push(round.best);
    other.push(rounds.playingOn.valueOf(round.world, seat, round.luck, planOf(move), LATE));
    if (other.length < look) continue;
    look += Math.max(STEP, Math.ceil((LATER * look) / 100));
    const differences = best.map((value, i) => value - other[i]);
    loss = own(best) - own(other);
    const error = (WHOLE / 2) * Math.sqrt(variance(differences) / differences.length);
    if (loss + unlikely * error < margin) break;
    const verdict = verdictOn(loss, error, margin);
    if (verdict) return { move, loss, verdict };
  }
  return { move, loss, verdict: 'unclear' };
};

/** Are all of these clearly worse? It is given up as soon as that is unlikely: most decisions are told by this to be no puzzle. */
export const beatsAll = (
  asked: Asked,
  best: Move,
  others: readonly Move[],
  closeness: Closeness,
  seed: string,
): boolean => {
  const rounds = new Rounds(asked, best, seed);
  return others.every((move) => against(asked, rounds, move, closeness, UNLIKELY).verdict === 'worse');
};

/** It ends with the first rival that is unclear: nothing is to be learnt from the others then. */
export const contest = (
  asked: Asked,
  best: Move,
  others: readonly Move[],
  closeness: Closeness,
  seed: string,
): Contest => {
  const rounds = new Rounds(asked, best, seed);
  const found: ReturnType<typeof against>[] = [];
  for (const move of others) {
    found.push(against(asked, rounds, move, closeness));
    if (found.at(-1)?.verdict === 'unclear') break;
  }
  const { kernel, seat } = asked;
  const chance = ownChance(kernel, new Chances(kernel, 1), seat, mean(rounds.values));
  const left = (loss: number): number => Math.min(WHOLE, Math.max(0, chance - loss));
  const rivals = found.map(({ move, loss, verdict }) => ({ move, verdict, chance: left(loss) }));
  return { chance, rivals: rivals.sort((a, b) => b.chance - a.chance) };
};
