import { type AnyGame, type Base, type Gamble, Kernel, type Move, Random, type View, viewState } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { expect, test } from 'vitest';
import { gambleOf, type Odds, oddsOf } from './odds.ts';
import { thumbMove } from './thumb.ts';

/** Stronghold's gambles, each against what the rules make of it, reckoned another way. */

/** What these tests look at. */
interface Siege extends Base {
  readonly kit: {
    readonly hitCards: readonly string[];
    readonly paths: readonly string[];
    readonly trapStock: readonly number[];
    readonly riteStart: readonly number[];
    readonly ritualBluffs: readonly number[];
    readonly sectionPlace: readonly number[];
  };
  readonly turned: number[];
  readonly item: number[];
  readonly trap: number[];
  readonly rite: number[];
  readonly horde: number[];
  readonly garrison: number[];
  readonly walls: number[];
  readonly line: readonly number[];
  readonly next: number;
  readonly hourglasses: number;
}

const kernel = new Kernel<Siege>(findGame('stronghold') as AnyGame);

interface Chance {
  readonly g: Siege;
  readonly view: View<Siege>;
  readonly move: Move;
  readonly gamble: Gamble<Siege>;
  readonly decision: string;
}

/** Items of towers, by their numbers (S15.4.1, S15.8.3). */
const [CANNON, POLE] = [0, 1];

/** One tower has a cannon, two have a pole; a trap of each kind lies on the paths from the foregrounds. */
const armed = (g: Siege): Siege => {
  g.item[1] = CANNON;
  g.item[3] = POLE;
  g.item[4] = POLE;
  const paths = g.kit.paths.flatMap((path, i) => (path.startsWith('F') ? [i] : []));
  for (const [nth, path] of paths.slice(0, 6).entries()) g.trap[path] = nth % 3;
  return g;
};

/** Gambles of one decision, out of games by the rule of thumb in which every fourth move is made at random. */
const gamblesAt = function* (wanted: string, count: number): Generator<Chance> {
  const rng = new Random(`${wanted}/gambles`);
  const x = kernel.play(rng);
  const begin = (): Siege => armed(kernel.start(kernel.game.sets[0].kit, 'standard', {}, x));
  let g = begin();
  for (let found = 0; found < count; ) {
    if (g.over) g = begin();
    const decision = kernel.pending(g)?.decision.id ?? '';
    if (decision === wanted) {
      const view = viewState(kernel, g, g.seat, 'memory');
      for (const move of kernel.moves(g, 200) ?? []) {
        const gamble = gambleOf(kernel, view, move);
        if (!gamble || found >= count) continue;
        found++;
        yield { g: kernel.clone(g), view, move, gamble, decision };
      }
    }
    kernel.apply(g, rng.int(4) === 0 ? kernel.random(g, rng) : thumbMove(kernel, g, rng), x);
  }
};

const oddsAt = ({ g, view, move, gamble }: Chance, samples: number): Odds =>
  oddsOf(kernel, view, g.seat, move, gamble, new Random('odds'), { samples });

const shareOf = ({ chances }: Odds, id: string): number => chances.find((one) => one.id === id)?.share ?? -1;

/** The share of cards in the hit deck with which the move comes out well: each of those left is turned once. */
const byCards = ({ g, move, gamble }: Chance, well: string): number => {
  const left = g.kit.hitCards.filter((_card, i) => g.turned[i] === 0);
  const good = left.filter((card) => {
    const x = kernel.play(new Random('unused'));
    x.script = [card];
    x.events = [];
    const copy = kernel.clone(g);
    kernel.apply(copy, move, x);
    while (gamble.settled(x.events, copy) === undefined)
      kernel.apply(copy, thumbMove(kernel, copy, new Random('x')), x);
    return gamble.settled(x.events, copy) === well;
  });
  return good.length / left.length;
};

/** The same by trying, and nothing reckoned. */
const tried = (one: Chance, samples: number): Odds => {
  const { reckoned, ...gamble } = one.gamble;
  return oddsOf(kernel, one.view, one.g.seat, one.move, gamble, new Random('tried'), { samples, ways: 1 });
};

/** Four standard errors. */
const doubt = (share: number, samples: number): number => 4 * Math.sqrt((share * (1 - share)) / samples) + 0.001;

test('a machine hits as often as its deck has Hits (S18.3.1, S18.3.5)', () => {
  const seen = new Set<number>();
  for (const one of gamblesAt('machine aim', 30)) {
    const odds = oddsAt(one, 1);
    expect(odds.exact).toBe(true);
    const share = shareOf(odds, 'hit');
    expect(Math.abs(shareOf(tried(one, 200), 'hit') - share)).toBeLessThan(doubt(share, 200));
    seen.add(share);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('the only cannon kills with as many cards as show somebody who is there (S18.2.3)', () => {
  const seen = new Set<number>();
  for (const one of gamblesAt('cannon', 60)) {
    if (one.g.item.filter((item) => item === CANNON).length > 1) continue;
    const odds = oddsAt(one, 1);
    expect(odds.exact).toBe(true);
    const share = byCards(one, 'kills');
    expect(shareOf(odds, 'kills')).toBeCloseTo(share, 10);
    seen.add(share);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('a pole strikes with the cards that are left (S19.4.1)', () => {
  for (const one of gamblesAt('pole', 12)) {
    const odds = oddsAt(one, 1);
    expect(odds.exact).toBe(true);
    expect(shareOf(odds, 'kills')).toBeCloseTo(byCards(one, 'kills'), 10);
  }
});

test('the bag gives trolls as often as it must (S5.1.2)', () => {
  for (const one of gamblesAt('card', 4)) {
    const odds = oddsAt(one, 1);
    expect(odds.exact).toBe(true);
    const real = tried(one, 1500);
    for (const { id, share } of odds.chances)
      expect(Math.abs(shareOf(real, id) - share)).toBeLessThan(doubt(share, 1500));
  }
});

test('a trap face down is any of those that are left, and catches those of its kind (S10.4.3)', () => {
  let seen = 0;
  for (const one of gamblesAt('group', 40)) {
    const { g, view, move } = one;
    const left = g.kit.trapStock.map((number, kind) => number - view.trap.filter((trap) => trap === kind).length);
    const [goblin, troll, tower] = left.map((number) => number / left.reduce((sum, n) => sum + n, 0));
    const goes = (piece: number): number => Number(move.chosen.includes(piece));
    const share = goblin * goes(0) + troll * goes(2) + tower * goes(3);
    const odds = oddsAt(one, 150);
    expect(Math.abs(shareOf(odds, 'caught') - share)).toBeLessThan(doubt(share, 150));
    if (share > 0 && share < 1) seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

/** A game by the rule of thumb, as far as a decision for which it holds. */
const besieged = (wanted: string, ok: (g: Siege) => boolean = () => true): Siege => {
  const rng = new Random(wanted);
  const x = kernel.play(rng);
  const g = kernel.start(kernel.game.sets[0].kit, 'standard', {}, x);
  while (kernel.pending(g)?.decision.id !== wanted || !ok(g)) kernel.apply(g, thumbMove(kernel, g, rng), x);
  return g;
};

const kindOf = (g: Siege, id: string): number =>
  kernel.pending(g)?.decision.moves.findIndex((kind) => kind.id === id) ?? -1;

test('a token face down is the Gale as often as any of those that it may be (S1.5.2, S9.5.3)', () => {
  const g = besieged('defend', ({ hourglasses }) => hourglasses > 0);
  const { riteStart, ritualBluffs } = g.kit;
  const [gale, bluff, target] = [2, 1, 2];
  for (const section of [0, 1, 2]) g.rite[riteStart[gale] + section] = section === 1 ? target : bluff;
  const view = viewState(kernel, g, g.seat, 'memory');
  const moves: Move[] = [];
  kernel.movesOf(g, kindOf(g, 'move'), 500, moves);
  const touching = moves.filter((move) => gambleOf(kernel, view, move));
  expect(touching.length).toBeGreaterThan(0);
  expect(touching.length).toBeLessThan(moves.length);
  // Three lie there, and the target may have been kept back where there are bluffs enough.
  const share = 1 / (3 + Number(ritualBluffs[gale] >= 3));
  for (const move of touching.slice(0, 4)) {
    const gamble = gambleOf(kernel, view, move) as Gamble<Siege>;
    const posts = [Math.floor(move.chosen[0] / 3), move.chosen[1]].filter((post) => post < 3).length;
    const odds = oddsOf(kernel, view, g.seat, move, gamble, new Random('gale'), { samples: 400 });
    expect(Math.abs(shareOf(odds, 'target') - posts * share)).toBeLessThan(doubt(posts * share, 400));
  }
});

test('the assault is asked about where it comes next, by either side (S19.8.1)', () => {
  let seen = 0;
  for (const wanted of ['orders', 'defend', 'plan window'])
    for (const one of gamblesAt(wanted, 4)) {
      if (one.gamble.rule !== 'S19.8.1') continue;
      seen++;
      expect(wanted === 'orders' || one.g.next >= one.g.line.length).toBe(true);
      const odds = oddsAt(one, 30);
      expect(odds.exact).toBe(false);
      expect(shareOf(odds, 'breach') + shareOf(odds, 'holds')).toBeCloseTo(1, 10);
    }
  expect(seen).toBeGreaterThan(4);
});

test('certain breach is foretold', () => {
  const g = besieged('orders');
  for (const [section, place] of g.kit.sectionPlace.entries()) {
    g.walls[section] = 0;
    for (let unit = 0; unit < 3; unit++) g.garrison[3 * section + unit] = 0;
    g.horde[4 * place + 2] = 3;
  }
  const view = viewState(kernel, g, g.seat, 'memory');
  const move = { kind: kindOf(g, 'no orders'), chosen: [] };
  const gamble = gambleOf(kernel, view, move) as Gamble<Siege>;
  const odds = oddsOf(kernel, view, g.seat, move, gamble, new Random('certain'), { samples: 5 });
  expect(shareOf(odds, 'breach')).toBe(1);
});
