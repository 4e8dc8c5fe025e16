import type { Base, Kernel, TableEnding } from '@ravelin/engine';
import { isSolitaire } from '../arena.ts';
import { levelOf } from './depth.ts';
import { ANALYSIS, type AnalysisJson, type Step, WHOLE } from './format.ts';
import { type LineFinder, lineFrom } from './line.ts';
import { pointsOf } from './points.ts';
import { type AnyMatch, type Found, isChance, type Piece, Work } from './work.ts';
import { worstOf } from './worst.ts';

/**
 * The analysis of a game: how it stood after each move, and what luck and decisions did to it. It is done piece by piece, in any order and by any
 * number of threads; the same record, level and seed always give the same.
 */

/** A move takes about as long as so many positions. */
const MOVE = 6;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export class Analysis {
  readonly work: Work;
  readonly level: string;
  readonly seed: string;
  private readonly ended: TableEnding | null;
  private readonly found = new Map<string, Found>();

  /** `ended`: how it ended at the table, before it was over by its rules. */
  constructor(match: AnyMatch, level: string, seed: string, ended: TableEnding | null = null) {
    this.ended = ended;
    this.level = levelOf(level);
    this.seed = seed;
    this.work = new Work(match, this.level, seed);
  }

  get pieces(): readonly Piece[] {
    return this.work.pieces;
  }

  /** Takes over what came of a piece. */
  take({ kind, at }: Piece, found: Found): void {
    this.found.set(`${kind} ${at}`, found);
  }

  /** How much of the work is done, from 0 to 1. */
  get progress(): number {
    const effort = ({ kind }: Piece): number => (kind === 'move' ? MOVE : 1);
    const done = this.pieces.filter(({ kind, at }) => this.found.has(`${kind} ${at}`));
    return sum(done.map(effort)) / sum(this.pieces.map(effort));
  }

  private chanceOf(kind: Piece['kind'], at: number): number | undefined {
    return this.found.get(`${kind} ${at}`)?.chance;
  }

  /** The curve as far as it is known: the first seat's chance after so many moves; null where it is not known yet. */
  get curve(): (number | null)[] {
    return [...this.work.line, null].map((_move, at) => this.chanceOf('position', at) ?? null);
  }

  /** The moves that are done, those between left out. */
  get steps(): Step[] {
    return this.work.line.flatMap((_move, at) => this.stepAt(at) ?? []);
  }

  private stepAt(at: number): Step | undefined {
    const { work } = this;
    const { kernel } = work.match;
    const found = this.found.get(`move ${at}`);
    const [before, after] = [at, at + 1].map((moves) => this.chanceOf('position', moves));
    if (!found || before === undefined || after === undefined) return undefined;
    const [seat, notation] = work.line[at];
    const first = isSolitaire(kernel.game) || seat === kernel.game.seats[0];
    const loss = found.judged?.loss ?? 0;
    const decision = loss === 0 ? 0 : first ? -loss : loss;
    return {
      move: at + 1,
      seat,
      notation,
      rule: ruleAt(kernel, work.match.stateAt(at)),
      before,
      expected: found.chance,
      after,
      decision,
      luck: after - found.chance,
      unforeseen: found.chance - before - decision,
      chance: isChance(work.line[at]),
      judged: found.judged ?? null,
    };
  }

  /** The whole of it, when every piece is done. `lines`: how the better lines are found. */
  conclude(lines: LineFinder = lineFrom): AnalysisJson {
    const { work, level, seed, steps } = this;
    const { kernel } = work.match;
    const [before, first] = [this.chanceOf('start', 0), this.chanceOf('position', 0)];
    const last = this.chanceOf('position', work.line.length);
    if (before === undefined || first === undefined || last === undefined || steps.length < work.line.length)
      throw new RangeError('An analysis is concluded before all its pieces are done.');
    const { ended } = this;
    const end = (ended && endedChance(ended, kernel.game.seats[0])) ?? last;
    return {
      analysis: ANALYSIS,
      game: kernel.game.id,
      finalHash: work.match.hash(),
      level,
      seed,
      together: isSolitaire(kernel.game),
      start: before,
      deal: first - before,
      looked: work.looked.size,
      steps,
      end,
      ended: ended && { how: ended.how, by: ended.by },
      totals: {
        seats: kernel.game.seats.map((seat) => seatTotals(seat, steps)),
        luck: sum(steps.map(({ luck }) => luck)),
        unforeseen: sum(steps.map(({ unforeseen }) => unforeseen)),
        ending: end - last,
      },
      points: pointsOf(work, steps, lines),
    };
  }
}

/** What an ending at the table came to; undefined: it has no result, and the game stays as it stood. */
const endedChance = ({ outcomes }: TableEnding, first: string): number | undefined =>
  ({ won: WHOLE, lost: 0, drawn: WHOLE / 2, none: undefined })[outcomes[first] ?? 'none'];

const seatTotals = (seat: string, steps: readonly Step[]): AnalysisJson['totals']['seats'][number] => {
  const own = steps.filter((step) => step.seat === seat);
  const judged = own.filter((step) => step.judged !== null);
  return {
    seat,
    decisions: sum(own.map(({ decision }) => decision)),
    judged: judged.length,
    asGood: judged.filter((step) => step.judged?.loss === 0).length,
    worst: worstOf(steps, seat).map(({ move }) => move),
  };
};

const ruleAt = (kernel: Kernel<Base, unknown>, g: Base): string => kernel.pending(g)?.rule ?? '';
