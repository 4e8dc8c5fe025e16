import type { TableEnding } from '@ravelin/engine';
import { describe, expect, it } from 'vitest';
import { Analysis } from './analysis.ts';
import type { AnalysisJson } from './format.ts';
import { readAnalysis } from './read.ts';
import { played } from './testing.ts';
import type { AnyMatch } from './work.ts';

const analysed = (match: AnyMatch, ended: TableEnding | null = null): AnalysisJson => {
  const analysis = new Analysis(match, 'page', 'test', ended);
  for (const piece of analysis.pieces) analysis.take(piece, analysis.work.do(piece));
  return JSON.parse(JSON.stringify(analysis.conclude()));
};

const siege = played('vienna', 'siege', Number.POSITIVE_INFINITY, 'page');
const found = analysed(siege);

/** The same analysis with something changed in it. */
const changed = (change: (found: AnalysisJson) => unknown): unknown => {
  const copy = structuredClone(found);
  change(copy);
  return copy;
};
type Loose = Record<string, unknown>;
const set =
  (name: string, value: unknown) =>
  (of: unknown): void => {
    (of as Loose)[name] = value;
  };
const turnIn = ({ points }: AnalysisJson) =>
  points.find(({ kind }) => kind === 'decision') as AnalysisJson['points'][number];

describe('an analysis in the file of a record', () => {
  it('is read as it was written', () => {
    expect(found.points.some(({ kind, line }) => kind === 'decision' && line.length > 1)).toBe(true);
    expect(readAnalysis(siege, found)).toEqual(found);
  });

  it('is read of a game that ended at the table, as it ended there', () => {
    const short = played('vienna', 'siege', 3);
    const ended: TableEnding = { how: 'resigned', by: 'ottoman', outcomes: { ottoman: 'lost', habsburg: 'won' } };
    const its = analysed(short, ended);
    expect(readAnalysis(short, its, ended)).toEqual(its);
    expect(() => readAnalysis(short, its, { ...ended, how: 'timeout' })).toThrow(/ended in another way/);
    expect(() => readAnalysis(short, its)).toThrow(/only a game that is over/);
  });

  it('says what this program says of a move and its reasons, whatever the file says', () => {
    const other = changed((copy) => {
      set('reasons', [{ en: 'is a gift', de: 'ist ein Geschenk' }])(turnIn(copy));
      set('kind', 'conjure')(turnIn(copy).made);
    });
    expect(readAnalysis(siege, other)).toEqual(found);
  });

  const refused: readonly (readonly [what: string, json: unknown, code: string, words: RegExp])[] = [
    ['no object', 'none', 'bad-analysis', /analysis/],
    ['null', null, 'bad-analysis', /analysis/],
    ['another version', changed(set('analysis', 1)), 'analysis-version', /format 1; this program reads format 3/],
    ['another game', changed(set('game', 'mohacs')), 'foreign-analysis', /"mohacs"/],
    ['another record', changed(set('finalHash', '0123456789abcdef')), 'foreign-analysis', /final hash/],
    ['fewer moves', changed(({ steps }) => (steps as unknown[]).pop()), 'foreign-analysis', /moves, the record/],
    ['an unknown level', changed(set('level', 'general')), 'bad-analysis', /no level "general"/],
    ['a chance beyond all', changed(({ steps }) => set('after', 20_000)(steps[1])), 'bad-analysis', /"steps.1.after"/],
    [
      'a sum that is none',
      changed(({ totals }) => set('luck', totals.luck + 1)(totals)),
      'bad-analysis',
      /"totals.luck"/,
    ],
    ['another move', changed(({ steps }) => set('notation', 'pass')(steps[0])), 'bad-analysis', /"steps.0.notation"/],
    [
      'another result',
      changed(({ steps }) => set('after', 4999)(steps.at(-1))),
      'bad-analysis',
      /what came of the game/,
    ],
    [
      'a best move that is none',
      changed(({ steps }) => set('best', 'surrender')(steps.find(({ judged }) => judged)?.judged)),
      'bad-analysis',
      /surrender/,
    ],
    [
      'a loss without one',
      changed(({ steps }) => set('loss', 77)(steps.find(({ judged }) => judged)?.judged)),
      'bad-analysis',
      /the loss at move/,
    ],
    [
      'a line of moves that cannot be made',
      changed((copy) => set('notation', 'surrender')(turnIn(copy).line[1].shown)),
      'bad-analysis',
      /surrender/,
    ],
    ['a member of its own', changed(({ steps }) => set('more', 'x')(steps[0])), 'bad-analysis', /"steps.0.more"/],
  ];
  it.each(refused)('is refused with %s', (_what, json, code, words) => {
    expect(() => readAnalysis(siege, json)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(words) }),
    );
  });
});
