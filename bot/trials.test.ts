import {
  type AnyGame,
  type Base,
  Kernel,
  type Plan,
  planOf,
  Random,
  Situation,
  type TrialSettings,
  viewState,
} from '@ravelin/engine';
import { games } from '@ravelin/games';
import { describe, expect, it } from 'vitest';
import { searchBot, searchOf } from './searching.ts';
import { Streams } from './streams.ts';
import { thumbMove } from './thumb.ts';
import { difference, type Known, Trials } from './trials.ts';

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id) as AnyGame;

/** The first Action Phase of Hapsburg Eclipse. */
const begun = () => {
  const game = gameOf('hapsburg');
  const kernel = new Kernel(game);
  const g = kernel.start(game.sets[0].kit, '1914', {}, kernel.play(new Random('trials')));
  return { kernel, g, view: viewState(kernel, g, 0, 'memory') };
};

describe('streams of chance', () => {
  it('give the same numbers of a range, whatever else is asked between', () => {
    const [one, two] = [new Streams(7), new Streams(7)];
    const cards = [30, 29, 28].map((n) => one.int(n));
    const mixed = [30, 29, 28].map((n) => {
      two.int(6);
      return two.int(n);
    });
    expect(mixed).toEqual(cards);
  });

  it('throw the same dice again after the next card, however many were thrown before it', () => {
    const [one, two] = [new Streams(7), new Streams(7)];
    const dice = (source: Streams, number: number): number[] => Array.from({ length: number }, () => source.int(6));
    expect(dice(one, 1)).toEqual(dice(two, 4).slice(0, 1));
    expect(one.int(30)).toBe(two.int(30));
    expect(dice(one, 5)).toEqual(dice(two, 5));
  });

  it('give each face of a die equally often, one after another and from seed to seed', () => {
    const source = new Streams(1);
    const along = new Array<number>(6).fill(0);
    const across = new Array<number>(6).fill(0);
    const afterCards = new Array<number>(6).fill(0);
    const dealt = new Streams(2);
    for (let n = 0; n < 6000; n++) {
      along[source.int(6)]++;
      across[new Streams(n).int(6)]++;
      dealt.int(40);
      afterCards[dealt.int(6)]++;
    }
    for (const count of [...along, ...across, ...afterCards]) expect(Math.abs(count - 1000)).toBeLessThan(130);
  });
});

describe('trials', () => {
  it('try the first plans equally often, until some are dropped', () => {
    const { kernel, view } = begun();
    const trials = new Trials(kernel, view, 0, new Random('t'));
    for (let n = 0; n < 20; n++) trials.iterate();
    const visits = trials.considered().map((one) => one.visits);
    expect(visits.reduce((sum, n) => sum + n, 0)).toBe(20);
    expect(Math.max(...visits) - Math.min(...visits)).toBeLessThanOrEqual(1);
  });

  it('prefer what wins more often, and go by what was expected where they tell little', () => {
    const known = (expected: number, values: number[]): Known => ({ plan: { expected }, values, others: [] });
    const won = (number: number): number[] => new Array<number>(number).fill(1);
    const lost = (number: number): number[] => new Array<number>(number).fill(-1);
    const lead = (a: Known, b: Known): number => difference(a, b, 100).mean;
    expect(lead(known(0.1, []), known(0, []))).toBeCloseTo(0.1);
    expect(lead(known(0.1, [1, -1]), known(0, [1, 1]))).toBeGreaterThan(0);
    expect(lead(known(0.1, lost(40)), known(0, won(40)))).toBeLessThan(0);
    expect(difference(known(0.1, [1, -1]), known(0, [1, 1]), 0).mean).toBeLessThan(0);
  });

  it('compare only the rounds that both played', () => {
    const long: Known = { plan: {}, values: [1, 1, -1, -1, -1, -1], others: [] };
    const short: Known = { plan: {}, values: [1, 1], others: [] };
    expect(difference(long, short, 0)).toEqual({ mean: 0, error: 0 });
  });

  it('are what a search is in games whose advice asks for them, and lead to lawful moves', () => {
    const { kernel, g, view } = begun();
    expect(searchOf(kernel, view, 0, new Random('s'))).toBeInstanceOf(Trials);
    const { move, considered } = searchBot(kernel, { iterations: 30 }).choose(view, 0, new Random('s'));
    expect(kernel.refusals(g, move)).toEqual([]);
    expect(considered.length).toBeGreaterThan(1);
  });

  it('add what others tried to their own, plan by plan', () => {
    const { kernel, view } = begun();
    const [one, two] = ['one', 'two'].map((seed) => {
      const trials = new Trials(kernel, view, 0, new Random(seed));
      for (let n = 0; n < 20; n++) trials.iterate();
      return trials;
    });
    one.join(structuredClone(two.findings()));
    expect(one.considered().reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
  });

  it('tell what a move is worth as it was compared: a few tries change little of what was expected', () => {
    const { kernel, view } = begun();
    const trials = new Trials(kernel, view, 0, new Random('compared'));
    const plans = kernel.game.advice?.candidates?.(new Situation(kernel as never, view, new Random('x'))) ?? [];
    const expected = plans.map((plan) => plan.expected ?? 0);
    const spread = Math.max(...expected) - Math.min(...expected);
    for (let n = 0; n < 2 * plans.length; n++) trials.iterate();
    const values = trials.considered().map(({ value }) => value);
    expect(values.length).toBeGreaterThan(1);
    expect(Math.max(...values) - Math.min(...values)).toBeLessThan(spread + 0.05);
  });

  it('go by the advice where there was no time to try anything', () => {
    const { kernel, g, view } = begun();
    const trials = new Trials(kernel, view, 0, new Random('t'));
    const { move, visits } = trials.best();
    expect(visits).toBe(0);
    const at = new Situation(kernel as never, g, new Random('t'));
    expect(move).toEqual(kernel.game.advice?.candidates?.(at)?.[0].first(at));
  });

  /** Stronghold from its first quiet decision, with other advice about what to try. */
  const besieged = (
    plans: (usual: Plan<Base>, at: Situation<Base>) => readonly Plan<Base>[],
    values: (g: Base) => number,
    settings: TrialSettings = {},
  ) => {
    const game = gameOf('stronghold');
    const advice = {
      ...game.advice,
      trials: { ...game.advice?.trials, ...settings },
      candidates: (at: Situation<Base>) => plans(planOf(game.advice?.thumb(at) ?? at.random()), at),
      value: values,
    };
    const kernel = new Kernel({ ...game, advice } as AnyGame);
    const x = kernel.play(new Random('besieged'));
    const g = kernel.start(game.sets[0].kit, 'standard', {}, x);
    const source = new Random('opening');
    while (!kernel.pending(g)?.decision.quiet) kernel.apply(g, thumbMove(kernel, g, source), x);
    return { kernel, g, trials: new Trials(kernel, viewState(kernel, g, g.seat, 'memory'), g.seat, new Random('t')) };
  };

  it('play on to the first quiet decision of a later turn, whoever has to decide till then', () => {
    const judged: number[] = [];
    const note = (g: Base): number => judged.push(gameOf('stronghold').turn?.(g) ?? 0);
    const { trials } = besieged((usual) => [usual], note);
    for (let n = 0; n < 3; n++) trials.iterate();
    expect(judged).toEqual([2, 2, 2]);
  });

  it('give every plan of a round the same world and the same luck, and the next round others', () => {
    const stands = (g: Base): number => gameOf('stronghold').advice?.value(g, 0) ?? 0;
    const { trials } = besieged((usual) => [usual, { ...usual, id: 'the same again' }], stands);
    for (let n = 0; n < 8; n++) trials.iterate();
    const [one, two] = trials.findings().map(({ values }) => values);
    expect(two).toEqual(one);
    expect(new Set(one).size).toBeGreaterThan(1);
  });

  it('begin with the best looking plans; others join later, in the same worlds with the same luck', () => {
    const stands = (g: Base): number => gameOf('stronghold').advice?.value(g, 0) ?? 0;
    const alike = (usual: Plan<Base>) => [0, 1, 2, 3, 4].map((id) => ({ ...usual, id }));
    const { trials } = besieged(alike, stands, { before: 3, first: 2 });
    const tries = (number: number): number[] => {
      for (let n = 0; n < number; n++) trials.iterate();
      return trials.findings().map(({ values }) => values.length);
    };
    expect(tries(6)).toEqual([3, 3, 0, 0, 0]);
    expect(trials.considered()).toHaveLength(1);
    expect(tries(6)).toEqual([3, 3, 3, 3, 0]);
    expect(tries(12)).toEqual([6, 6, 6, 6, 0]);
    expect(tries(6)).toEqual([6, 6, 6, 6, 6]);
    expect(tries(5)).toEqual([7, 7, 7, 7, 7]);
    const [one, ...others] = trials.findings().map(({ values }) => values);
    expect(others).toEqual([one, one, one, one]);
    expect(new Set(one).size).toBe(7);
  });

  /** Vienna at the first decision of that id, tried in this way. */
  const vienna = (decision: string, trials: TrialSettings, value: (g: Base) => number = () => 0) => {
    const game = gameOf('vienna');
    const kernel = new Kernel({ ...game, advice: { ...game.advice, trials, value } } as AnyGame);
    const source = new Random('vienna');
    const x = kernel.play(source);
    const g = kernel.start(game.sets[0].kit, 'standard', { redraw: 'on' }, x);
    while (kernel.pending(g)?.decision.id !== decision) kernel.apply(g, thumbMove(kernel, g, source), x);
    return { kernel, g, trials: new Trials(kernel, viewState(kernel, g, g.seat, 'memory'), g.seat, new Random('t')) };
  };

  it.each([0, 1, 2])('play past %d quiet decisions, where that is the measure', (quiet) => {
    const judged: Base[] = [];
    const { g, trials } = vienna('turn', { quiet: [quiet] }, (world) => judged.push(world));
    for (let n = 0; n < 4; n++) trials.iterate();
    // The sides take turns; nobody may pass so early.
    expect(judged.map(({ seat }) => seat)).toEqual(new Array(4).fill((g.seat + quiet + 1) % 2));
  });

  it('judge a trial several times, and count the mean', () => {
    const judged: number[] = [];
    const { trials } = vienna('turn', { quiet: [0, 1, 3] }, ({ seat }) => (judged.push(seat) % 3 === 1 ? 0.6 : 0));
    for (let n = 0; n < 2; n++) trials.iterate();
    expect(judged).toEqual([1, 0, 0, 1, 0, 0]);
    for (const { value } of trials.considered()) expect(value).toBeCloseTo(0.2, 10);
  });

  it('are judged at once in the first rounds, and further on in those after them', () => {
    let calls = 0;
    const settings = { quiet: 0, deeper: { after: 2, quiet: [1, 2] }, before: 1000 };
    const { trials } = vienna('turn', settings, () => {
      calls++;
      return 0;
    });
    const judged = Array.from({ length: 60 }, () => {
      const before = calls;
      trials.iterate();
      return calls - before;
    });
    const early = 2 * trials.considered().length;
    expect(early).toBeLessThan(60);
    expect(judged).toEqual(judged.map((_, n) => (n < early ? 1 : 2)));
  });

  it('leave settled decisions to the rule of thumb, and try every move where the game names no candidates', () => {
    const { kernel, g, trials: settled } = vienna('redraw-tactics', { quiet: [1] });
    expect(settled.obvious()).toEqual(thumbMove(kernel, g, new Random('t')));
    const { kernel: other, g: attacked, trials } = vienna('contest', { quiet: [1] });
    expect(trials.obvious()).toBeUndefined();
    for (let n = 0; n < 4; n++) trials.iterate();
    const kinds = trials.considered().map(({ move }) => move.kind);
    expect([...kinds].sort()).toEqual(other.moves(attacked)?.map(({ kind }) => kind));
    expect(kinds[0]).toBe(thumbMove(other, attacked, new Random('t')).kind);
  });

  it('carry a plan out to its end', () => {
    let asked = 0;
    const next = (at: Situation<Base>) => (++asked % 3 === 0 ? undefined : at.random());
    const { trials } = besieged(
      (usual) => [{ ...usual, next }],
      () => 0,
    );
    for (let n = 0; n < 2; n++) trials.iterate();
    expect(asked).toBe(6);
  });

  it('drop what falls clearly behind, the rule of thumb too, and put it last; then it is decided', () => {
    let tries = 0;
    const plans = (_usual: Plan<Base>, at: Situation<Base>) => at.moves().map((move) => planOf<Base>(move));
    const { trials } = besieged(plans, () => [0, 0.5][tries++ % 2] + 0.001 * (tries % 7));
    expect(trials.obvious()).toBeUndefined();
    for (let n = 0; n < 24; n++) trials.iterate();
    expect(trials.considered().map(({ value }) => Math.round(10 * value))).toEqual([5, 0]);
    expect(trials.decided()).toBe(false);
    for (let n = 0; n < 4; n++) trials.iterate();
    expect(trials.decided()).toBe(true);
    expect(trials.considered().map((one) => one.visits)).toEqual([16, 12]);
  });

  it('think of plans that begin with the same move as of one choice', () => {
    const plans = (usual: Plan<Base>) => [usual, { ...usual, id: 'another' }];
    const { trials } = besieged(plans, () => 0);
    for (let n = 0; n < 4; n++) trials.iterate();
    expect(trials.considered()).toHaveLength(1);
    expect(trials.obvious()).toEqual(trials.considered()[0].move);
  });
});
