import {
  type Base,
  hash64,
  type Match,
  type Move,
  type MoveEntry,
  parseMove,
  Refusal,
  viewState,
} from '@ravelin/engine';
import { isOfFirst } from '../arena.ts';
import { SEEDS } from '../playing-on.ts';
import { Chances } from './chances.ts';
import { type Depth, depthOf } from './depth.ts';
import { type Judged, WHOLE } from './format.ts';
import { judge } from './judge.ts';
import { lookedAt } from './looked-at.ts';

/** The pieces that an analysis is made of. None needs another: several threads may share them. */

export type AnyMatch = Match<Base, unknown>;

/** `position`: how it stood after so many moves. `move`: what the next move did. `start`: how it stood before anything was dealt. */
export interface Piece {
  readonly kind: 'start' | 'position' | 'move';
  readonly at: number;
}

/** What came of a piece. Chances are the first seat's, in ten-thousandths. */
export interface Found {
  readonly chance: number;
  /** Of a move. */
  readonly judged?: Judged | null;
}

/** The moves of the game as it went, without what was taken back. */
export const lineOf = ({ log }: AnyMatch): MoveEntry[] => {
  const line: MoveEntry[] = [];
  for (const entry of log)
    if (entry[0] === 'undo') line.pop();
    else line.push(entry as MoveEntry);
  return line;
};

/** Did chance have a say in this move? */
export const isChance = ([, , results = []]: MoveEntry): boolean => results.length > 0;

export class Work {
  readonly match: AnyMatch;
  readonly line: readonly MoveEntry[];
  readonly pieces: readonly Piece[];
  readonly depth: Depth;
  readonly seed: string;
  readonly chances: Chances<Base, unknown>;
  /** The moves whose decisions are judged. */
  readonly looked: ReadonlySet<number>;

  constructor(match: AnyMatch, level: string, seed: string) {
    const { kernel } = match;
    if (!kernel.game.advice?.trials)
      throw new Refusal('no-advice', `The computer knows too little of ${kernel.game.title} to analyse it.`);
    this.match = match;
    this.line = lineOf(match);
    this.depth = depthOf(kernel.game.advice as never, level, this.line.length);
    this.seed = seed;
    this.chances = new Chances(kernel, this.depth.samples);
    this.looked = lookedAt(kernel, (moves) => match.stateAt(moves), this.line, this.chances);
    const positions = [...this.line, null].map((_move, at): Piece => ({ kind: 'position', at }));
    const moves = this.line.map((_move, at): Piece => ({ kind: 'move', at }));
    this.pieces = [{ kind: 'start', at: 0 }, ...positions, ...moves];
  }

  /** Something to begin a stream of chance with. */
  private luck(of: string): number {
    return hash64(`${this.seed}/${of}`)[0] % (SEEDS / 2);
  }

  do({ kind, at }: Piece): Found {
    if (kind === 'move') return this.move(at);
    return { chance: Math.round(WHOLE * (kind === 'start' ? this.start() : this.position(at))) };
  }

  private position(at: number): number {
    return this.chances.at(this.match.stateAt(at), this.luck(`position ${at}`));
  }

  private start(): number {
    const { match } = this;
    if (match.position !== undefined || match.startResults.length === 0) return this.position(0);
    const { kernel, set, scenario, options } = match;
    return this.chances.ofStart(
      (source) => kernel.start(set.kit, scenario, options, kernel.play(source)),
      this.luck('start'),
    );
  }

  /** The move of the line in the state before it. */
  moveAt(at: number): { readonly g: Base; readonly move: Move } {
    const g = this.match.stateAt(at);
    return { g, move: parseMove(this.match.kernel, g, this.line[at][1]) };
  }

  private move(at: number): Found {
    const { chances } = this;
    const { g, move } = this.moveAt(at);
    // Where chance has no say, what is expected is what comes.
    const expected = isChance(this.line[at])
      ? chances.expected(g, move, this.luck(`position ${at + 1}`))
      : this.position(at + 1);
    return { chance: Math.round(WHOLE * expected), judged: this.looked.has(at) ? this.judged(at) : null };
  }

  /** What a move leaves on average as the game really stands, hidden things and all: the chance of the seat that makes it. */
  openly(at: number, move: Move): number {
    const g = this.match.stateAt(at);
    const first = this.chances.expected(g, move, this.luck(`position ${at + 1}`));
    const own = isOfFirst(this.match.kernel.game, g.seat) ? first : 1 - first;
    return Math.round(WHOLE * own);
  }

  /** The decision of a move; null: there was nothing to choose. */
  judged(at: number): Judged | null {
    const { match, chances, depth, seed } = this;
    const { g, move } = this.moveAt(at);
    const view = viewState(match.kernel, g, g.seat, 'memory');
    return judge(match.kernel, view, g.seat, move, chances, depth, `${seed}/${at}`);
  }
}
