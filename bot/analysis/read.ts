import { formatMove, parseMove, Random, Refusal, type TableEnding } from '@ravelin/engine';
import { checked, goingOn, shownMove } from '@ravelin/table';
import { Analysis } from './analysis.ts';
import { ANALYSIS, AnalysisJson, type LineMove, type Step } from './format.ts';
import type { LineFinder } from './line.ts';
import type { AnyMatch, Work } from './work.ts';

/**
 * An analysis that comes with a record, in a file that anybody may have written. Only the findings are taken from it: the chances and verdicts,
 * which it would take as long to check as to find. All that follows from them is made anew from the record, and must be what the file says.
 */

const OWN: ReadonlySet<string> = new Set(['bad-analysis', 'analysis-version', 'foreign-analysis']);

const bad = (what: string): Refusal => new Refusal('bad-analysis', `The analysis in the record: ${what}`);

/** An analysis of this format, whatever it is of. */
const formatted = (json: unknown): AnalysisJson => {
  const version = (json as { analysis?: unknown } | null)?.analysis;
  if (Number.isSafeInteger(version) && version !== ANALYSIS)
    throw new Refusal(
      'analysis-version',
      `The analysis in the record has format ${version}; this program reads format ${ANALYSIS}.`,
    );
  try {
    return checked(AnalysisJson, json, 'analysis');
  } catch (error) {
    throw bad((error as Error).message);
  }
};

/** Is it of this game, as it was played and as it ended? */
const checkSubject = ({ game, finalHash, steps, ended }: AnalysisJson, work: Work, table: TableEnding | null): void => {
  const foreign = (what: string): Refusal =>
    new Refusal('foreign-analysis', `The analysis in the record is of another game: ${what}`);
  const { match, line } = work;
  if (game !== match.kernel.game.id) throw foreign(`it says "${game.slice(0, 80)}".`);
  if (finalHash !== match.hash()) throw foreign('its final hash is not that of the record.');
  if (steps.length !== line.length) throw foreign(`it has ${steps.length} moves, the record ${line.length}.`);
  if ((ended?.how ?? null) !== (table?.how ?? null) || (ended?.by ?? null) !== (table?.by ?? null))
    throw foreign('it ended in another way at the table.');
};

/** A verdict must name a move of its decision, and its loss must be what it says of both moves. */
const checkVerdict = (work: Work, { move, judged }: Step): void => {
  if (!judged) return;
  const { g } = work.moveAt(move - 1);
  const { kernel } = work.match;
  const [refused] = kernel.refusals(g, parseMove(kernel, g, judged.best));
  if (refused) throw bad(`the best move at move ${move} is not allowed there (${refused.rule}).`);
  const lost = judged.chance === null ? 0 : judged.chance.best - judged.chance.played;
  if (judged.loss !== lost) throw bad(`the loss at move ${move} is not the difference of both chances.`);
};

const takeFindings = (analysis: Analysis, { start, deal, steps }: AnalysisJson): void => {
  analysis.take({ kind: 'start', at: 0 }, { chance: start });
  analysis.take({ kind: 'position', at: 0 }, { chance: start + deal });
  for (const [at, { expected, judged, after }] of steps.entries()) {
    analysis.take({ kind: 'move', at }, { chance: expected, judged });
    analysis.take({ kind: 'position', at: at + 1 }, { chance: after });
  }
};

/** The lines of the file, replayed from where the game stood. */
const linesOf =
  ({ points }: AnalysisJson): LineFinder =>
  (work, at, first) => {
    const { match } = work;
    const given = points.find(({ kind, move }) => kind === 'decision' && move === at + 1)?.line ?? [];
    const other = goingOn(match, at, new Random(''));
    if (given[0]?.shown.notation !== formatMove(match.kernel, other.state, first))
      throw bad(`the line at move ${at + 1} does not begin with the best move.`);
    return given.map(({ shown, results }): LineMove => {
      const { kernel, state } = other;
      const again = shownMove(kernel, state, parseMove(kernel, state, shown.notation));
      const seat = kernel.game.seats[state.seat];
      other.play(shown.notation, results);
      return { seat, shown: again, results: [...results] };
    });
  };

/** The first place where the two differ. */
const difference = (a: unknown, b: unknown, path: string): string | undefined => {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of names) {
    const at = (of: object): unknown => (of as Record<string, unknown>)[name];
    const found = difference(at(a), at(b), path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const readFormatted = (match: AnyMatch, given: AnalysisJson, ended: TableEnding | null): AnalysisJson => {
  if (!match.over && !ended) throw bad('only a game that is over can have one.');
  const analysis = new Analysis(match, given.level, given.seed, ended);
  const { work } = analysis;
  checkSubject(given, work, ended);
  for (const step of given.steps) checkVerdict(work, step);
  takeFindings(analysis, given);
  const end = work.do({ kind: 'position', at: work.line.length });
  if (match.over && given.steps.length > 0 && given.steps.at(-1)?.after !== end.chance)
    throw bad('it does not end with what came of the game.');
  const read = analysis.conclude(linesOf(given));
  // The words of reasons may have changed since: they are those of this program.
  const { points: _own, ...findings } = read;
  const { points: _given, ...said } = given;
  const differs = difference(findings, said, '');
  if (differs !== undefined) throw bad(`"${differs}" does not follow from what was found.`);
  return read;
};

/** Throws a refusal where it is broken or of another game. `ended`: how the game ended at the table. */
export const readAnalysis = (match: AnyMatch, json: unknown, ended: TableEnding | null = null): AnalysisJson => {
  const given = formatted(json);
  try {
    return readFormatted(match, given, ended);
  } catch (error) {
    if (error instanceof Refusal && OWN.has(error.code)) throw error;
    throw bad((error as Error).message);
  }
};
