import {
  type Base,
  formatMove,
  parseMove,
  Random,
  setOffered,
  type TableEnding,
  viewState,
  worlds,
} from '@ravelin/engine';
import { games } from '@ravelin/games';
import { checked, goingOn, LEVEL_NAMES } from '@ravelin/table';
import { describe, expect, it } from 'vitest';
import { thumbBot } from '../thumb.ts';
import { Analysis } from './analysis.ts';
import { Chances } from './chances.ts';
import { estimateOf } from './estimate.ts';
import { AnalysisJson, Judgement, WHOLE } from './format.ts';
import { judge, ownChance } from './judge.ts';
import { judgementOn } from './judgement.ts';
import { lookedAt } from './looked-at.ts';
import { plantedGame, ranked } from './planted.ts';
import { kernelOf, played } from './testing.ts';
import { type AnyMatch, Work } from './work.ts';

const analysed = (match: AnyMatch, order: 'forth' | 'back' = 'forth', ended?: TableEnding): AnalysisJson => {
  const analysis = new Analysis(match, 'page', 'test', ended);
  const pieces = order === 'forth' ? analysis.pieces : [...analysis.pieces].reverse();
  for (const piece of pieces) analysis.take(piece, analysis.work.do(piece));
  return analysis.conclude();
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const solitaire = played('ottoman-sunset', 'a1');
// Pages slip: so there is something to find.
const siege = played('vienna', 'siege', 26, 'page');
const results = [analysed(solitaire), analysed(siege)] as const;

describe('an analysis', () => {
  it('adds up to the last digit: the start, the deal, decisions, luck and the unforeseen are the end', () => {
    for (const { start, deal, totals, steps, end } of results) {
      expect(start + deal + sum(totals.seats.map(({ decisions }) => decisions)) + totals.luck + totals.unforeseen).toBe(
        end,
      );
      expect(totals.luck).toBe(sum(steps.map(({ luck }) => luck)));
      let stands = start + deal;
      for (const { before, after, decision, luck, unforeseen } of steps) {
        expect(before).toBe(stands);
        stands += decision + luck + unforeseen;
        expect(after).toBe(stands);
      }
      expect(stands).toBe(end);
    }
  });

  it('ends with what came of the game', () => {
    expect(solitaire.over).toBe(true);
    expect(results[0].end).toBe((solitaire.outcome?.score[0] ?? 0) > 0 ? WHOLE : 0);
    expect(results[1].end).toBeGreaterThan(0);
    expect(results[1].end).toBeLessThan(WHOLE);
  });

  it('counts an ending at the table apart: a resignation is lost, a draw even, and without a result it stays as it stood', () => {
    const short = played('vienna', 'siege', 1);
    const stood = analysed(short).end;
    const ending = (how: TableEnding['how'], outcome: TableEnding['outcomes'][string], end: number): void => {
      const outcomes = { ottoman: outcome, habsburg: outcome === 'lost' ? 'won' : outcome } as const;
      const found = analysed(short, 'forth', { how, by: how === 'resigned' ? 'ottoman' : null, outcomes });
      expect(found).toMatchObject({ end, ended: { how }, totals: { ending: end - stood } });
      expect(found.steps.at(-1)?.after).toBe(stood);
    };
    ending('resigned', 'lost', 0);
    ending('draw', 'drawn', WHOLE / 2);
    ending('stopped', 'none', stood);
    expect(analysed(short)).toMatchObject({ ended: null, totals: { ending: 0 } });
  });

  it('finds luck only where chance had a say, and some of it there', () => {
    for (const { steps } of results) {
      for (const step of steps) if (!step.chance) expect(step.luck).toBe(0);
      expect(steps.some(({ chance, luck }) => chance && luck !== 0)).toBe(true);
    }
  });

  it('lets a decision only lose, for the seat that made it', () => {
    for (const { steps, together } of results)
      for (const { seat, decision, judged } of steps) {
        const own = together || seat === 'ottoman' ? decision : -decision;
        expect(own).toBeLessThanOrEqual(0);
        expect(Math.abs(decision)).toBe(judged?.loss ?? 0);
      }
  });

  it('is the same with the same seed, whatever the order in which its pieces are done', () => {
    expect(analysed(siege, 'back')).toEqual(results[1]);
  });

  it('is what its schema says', () => {
    for (const one of results) expect(checked(AnalysisJson, JSON.parse(JSON.stringify(one)), 'analysis')).toEqual(one);
  });

  it('tells of each turning point what was done, and of a decision what would have been better', () => {
    const points = results.flatMap((one) => one.points);
    expect(points.length).toBeGreaterThan(0);
    for (const { kind, made, better, line, change } of points) {
      expect(change).not.toBe(0);
      if (kind === 'luck') continue;
      expect(better?.notation).not.toBe(made.notation);
      expect(line[0].shown.notation).toBe(better?.notation);
    }
  });
});

describe('luck', () => {
  it('is what chance brought less what it brings on average: replayed with other results it comes to nothing', () => {
    const { kernel } = siege;
    const chances = new Chances(kernel, 60);
    const most = Math.max(...results[1].steps.map(({ luck }) => Math.abs(luck)));
    const at = results[1].steps.findIndex(({ luck }) => Math.abs(luck) === most);
    const step = results[1].steps[at];
    const g = siege.stateAt(at);
    const move = parseMove(kernel, g, step.notation);
    const expected = chances.expected(g, move, 5);
    const brought = Array.from({ length: 60 }, (_, n) => {
      const after = kernel.clone(g);
      kernel.apply(after, move, kernel.play(new Random(`other ${n}`)));
      return chances.at(after, n);
    });
    const lucks = brought.map((one) => one - expected);
    const average = sum(lucks) / lucks.length;
    const spread = Math.sqrt(sum(lucks.map((one) => (one - average) ** 2)) / lucks.length);
    expect(spread).toBeGreaterThan(0);
    // Both means err: the one that was expected and that of what was brought.
    expect(Math.abs(average)).toBeLessThan((4 * Math.SQRT2 * spread) / Math.sqrt(60));
  });
});

describe('a decision', () => {
  it('is judged by what its seat could know: worlds that it cannot tell apart make no difference', () => {
    const { kernel } = siege;
    const depth = { samples: 4, tries: 30, worlds: 8, line: 6 };
    const chances = new Chances(kernel, 4);
    let hidden = 0;
    for (const at of [4, 12, 25]) {
      const g = siege.stateAt(at);
      const other = worlds(kernel, viewState(kernel, g, g.seat, 'memory'), g.seat).draw(new Random('other'));
      if (JSON.stringify(other.zones) !== JSON.stringify(g.zones)) hidden++;
      const verdicts = [g, other].map((world) => {
        const view = viewState(kernel, world, g.seat, 'memory');
        const move = parseMove(kernel, world, results[1].steps[at].notation);
        return judge(kernel, view, g.seat, move, chances, depth, 'judge');
      });
      expect(verdicts[1]).toEqual(verdicts[0]);
    }
    expect(hidden).toBeGreaterThan(0);
  });
});

const work = new Work(siege, 'page', 'test');
/** Where there was more to choose from than the move that was made and the best. */
const isChoice = (at: number): boolean => (siege.kernel.moves(siege.stateAt(at), 500)?.length ?? 0) > 2;
const turn = results[1].points.find(({ kind, move }) => kind === 'decision' && isChoice(move - 1));
const AT = (turn?.move ?? 0) - 1;

describe('what somebody would have played', () => {
  const weighedBy = (found: Judgement) => new Map(found.weighed.map((one) => [one.move.notation, one]));

  it('agrees with the analysis where it is the move of the game', () => {
    const judged = results[1].steps[AT].judged;
    const found = judgementOn(work, AT, work.line[AT][1]);
    expect(checked(Judgement, JSON.parse(JSON.stringify(found)), 'judgement')).toEqual(found);
    expect(found).toMatchObject({ own: turn?.made.notation, made: turn?.made.notation, best: judged?.best });
    expect(weighedBy(found).get(found.best)).toMatchObject({ loss: 0, chance: judged?.chance?.best });
    expect(weighedBy(found).get(found.made)).toMatchObject({ loss: judged?.loss, chance: judged?.chance?.played });
    expect(judgementOn(work, AT, found.own, found.best)).toEqual(found);
  });

  it('is held against the best and the move of the game where it is another', () => {
    const { g } = work.moveAt(AT);
    const { best, made } = judgementOn(work, AT, work.line[AT][1]);
    const other = siege.kernel
      .moves(g, 500)
      ?.map((move) => formatMove(siege.kernel, g, move))
      .find((one) => one !== best && one !== made);
    const found = judgementOn(work, AT, other ?? '', best);
    expect(found.weighed).toHaveLength(3);
    for (const { chance, loss } of found.weighed) expect(chance + loss).toBe(weighedBy(found).get(found.best)?.chance);
  });

  it('must be a move of that decision', () => {
    expect(() => judgementOn(work, AT, 'surrender')).toThrow();
  });
});

describe('the decisions of a very long game', () => {
  const { kernel } = siege;
  const looked = (many: number, most: number): number[] => [
    ...lookedAt(kernel, (moves) => siege.stateAt(moves), work.line, new Chances(kernel, 1), [many, most]),
  ];

  it('are judged where their side lost most by the next quiet decision, and of a shorter one all', () => {
    expect(looked(100, 5)).toEqual([...work.line.keys()]);
    const few = looked(10, 5);
    expect(few).toHaveLength(5);
    const quiet = [...work.line.keys(), work.line.length].filter(
      (at) => kernel.pending(siege.stateAt(at))?.decision.quiet,
    );
    const stands = (at = 0): number => new Chances(kernel, 1).at(siege.stateAt(at), 0);
    const lost = few.map((at) => {
      const rise = stands(quiet.find((one) => one > at)) - stands(quiet.findLast((one) => one <= at));
      return siege.kernel.game.seats[0] === work.line[at][0] ? -rise : rise;
    });
    expect(lost.every((one) => one > 0)).toBe(true);
    expect([...lost].sort((a, b) => b - a)).toEqual(lost);
    expect(few.every((at) => kernel.only(siege.stateAt(at)) === undefined)).toBe(true);
  });
});

describe('the better line', () => {
  it('begins with the better move and can be replayed, with what chance gave, to where it ends', () => {
    expect(turn?.line.length).toBeGreaterThan(1);
    const other = goingOn(siege, AT, new Random('unused'));
    for (const { seat, shown, results: given } of turn?.line ?? []) {
      expect(other.seat).toBe(seat);
      other.play(shown.notation, given);
    }
    expect(other.length).toBe(turn?.line.length);
  });
});

describe('a planted blunder', () => {
  it('is among the three worst decisions of its seat', () => {
    const kernel = kernelOf('vienna');
    const setting = { set: setOffered(kernel.game), scenario: kernel.game.scenarios[0].id, options: {} };
    const planted = plantedGame(kernel, setting, thumbBot<Base, unknown>(kernel), 'plant 2', 12);
    expect(planted).toBeDefined();
    if (planted) expect(ranked(planted, 'page', 'test')).toBeLessThanOrEqual(3);
  });
});

describe('calibrated chances', () => {
  it('rise with the value and lie between never and always, in every game', () => {
    for (const { id } of games) {
      const chances = new Chances(kernelOf(id), 1);
      const rising = [-1, -0.9, -0.5, 0, 0.5, 0.9, 1].map((value) => chances.calibrated(value));
      expect([...rising].sort((a, b) => a - b)).toEqual(rising);
      expect(rising[0]).toBeGreaterThanOrEqual(0);
      expect(rising.at(-1)).toBeLessThanOrEqual(1);
    }
  });
});

describe('an estimate', () => {
  it('grows with the level, from what a few moves took', () => {
    let now = 0;
    const found = estimateOf(siege, 'test', () => now++);
    const all = LEVEL_NAMES.map(({ id }) => found[id] ?? 0);
    expect(all[0]).toBeGreaterThan(0);
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the chance that a value stands for', () => {
  const chanceOf = (id: string, value: number): number => {
    const kernel = kernelOf(id);
    return ownChance(kernel, new Chances(kernel, 1), 0, value);
  };

  it('is the mean of the results where every try is played to the end: no judgement is in it', () => {
    for (const id of ['hapsburg', 'ottoman-sunset', 'two-empires'])
      expect([-1, -0.5, 0, 0.5, 1].map((value) => chanceOf(id, value))).toEqual([0, 2500, 5000, 7500, WHOLE]);
  });

  it('is what such judgements came to elsewhere', () => {
    const kernel = kernelOf('vienna');
    expect(chanceOf('vienna', 0.5)).toBe(Math.round(WHOLE * new Chances(kernel, 1).calibrated(0.5)));
    expect(chanceOf('vienna', 0.5)).not.toBe(7500);
  });
});
