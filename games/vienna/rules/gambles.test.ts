import { type Gamble, type GameEvent, type Move, Random, viewState } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED, type Vienna } from '../index.ts';
import { kernel, type Table, table, troops } from '../testing.ts';
import { gambles } from './gambles.ts';

const kindOf = (g: Vienna, { kind }: Move): string => kernel.pending(g)?.decision.moves[kind].id ?? '';

const gambleOf = (g: Vienna, move: Move): Gamble<Vienna> | undefined =>
  gambles.find(({ moves, applies }) => moves.includes(kindOf(g, move)) && applies?.(g, move) !== false);

/** The first legal move of that kind, on the Ravelin where it may be. */
const first = (g: Vienna, id: string): Move => {
  const found = kernel
    .moves(g, 1000)
    ?.filter((move) => kindOf(g, move) === id)
    .sort((a, b) => Number(b.chosen[0] === g.kit.ravelin) - Number(a.chosen[0] === g.kit.ravelin))[0];
  if (!found) throw new Error(`no move ${id}`);
  return found;
};

/** What the seat that is to move reckons. */
const reckoned = (g: Vienna, move: Move) => gambleOf(g, move)?.reckoned?.(viewState(kernel, g, g.seat, 'memory'), move);

/** Plays on from the move, at random, until the gamble is settled. */
const comeOut = (state: Vienna, move: Move, seed: string, script: readonly (number | string)[] = []): string => {
  const g = kernel.clone(state);
  const source = new Random(seed);
  const x = kernel.play(source);
  const events: GameEvent[] = [];
  x.events = events;
  x.script = [...script];
  const gamble = gambleOf(g, move);
  kernel.apply(g, move, x);
  for (let n = 0; n < 100; n++) {
    const how = gamble?.settled(events, g);
    if (how !== undefined) return how;
    if (g.over) break;
    kernel.apply(g, kernel.random(g, source), x);
  }
  return 'never';
};

const FACES = [1, 2, 3, 4, 5, 6];
/** Every way in which so many dice can fall. */
const everyRoll = (dice: number): number[][] =>
  dice === 0 ? [[]] : everyRoll(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));

/** The shares of the outcomes when each of these scripts is played. */
const bruteForce = (g: Vienna, move: Move, scripts: readonly (readonly (number | string)[])[]) => {
  const shares: Record<string, number> = {};
  for (const script of scripts) {
    const how = comeOut(g, move, 'brute force', script);
    shares[how] = (shares[how] ?? 0) + 1 / scripts.length;
  }
  return shares;
};

/** Nobody can answer: the cards in hand are spent, or are no Responses. */
const QUIET: Table = { ottoman: { hand: ['OS11'] }, habsburg: { hand: [] } };
/** Four Habsburg Cannons are left: two on the Burg Bastion, two on the Curtain Wall. */
const FOUR_GUNS = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, curtain: { cannons: 2 } };

describe('odds that follow from what is seen equal brute force', () => {
  const expectSame = (state: Vienna, id: string, scripts: readonly (readonly (number | string)[])[]): void => {
    const move = first(state, id);
    const odds = reckoned(state, move);
    expect(odds).toBeDefined();
    const forced = bruteForce(state, move, scripts);
    for (const [how, share] of Object.entries(odds ?? {})) expect(share).toBeCloseTo(forced[how] ?? 0, 10);
    expect(Object.values(odds ?? {}).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  };

  test('fire on an Entrench', () => {
    expectSame(table({ ...QUIET, hexes: FOUR_GUNS }).state, 'entrench', everyRoll(4));
  });

  test.each([0, 1])('a Bombard of a hex with %d walls', (walls) => {
    const { state } = table({
      ...QUIET,
      hexes: {
        'glacis-c': { control: 'ottoman' },
        'glacis-l': { control: 'ottoman' },
        'cw-l': { control: 'ottoman', cannons: 4 },
        'cw-c': { control: 'ottoman' },
        ravelin: { structural: walls },
        camp: { cannons: 2 },
      },
    });
    expectSame(state, 'bombard', everyRoll(4));
  });

  test.each(['ready', 'tired'])('a Barrage while the Ottoman Troops are %s', (how) => {
    const discard = how === 'ready' ? [] : troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
    const { state } = table({ turn: 'habsburg', hexes: FOUR_GUNS, ottoman: { discard }, habsburg: { hand: ['HS1'] } });
    expectSame(state, 'barrage', everyRoll(4));
  });

  test('a Mine: each tile of the bag', () => {
    const { state } = table({ ...QUIET, ottoman: { hand: ['OS11'], tiles: [1, 2] } });
    const bag = kernel.game.zones.findIndex(({ id }) => id === 'ottoman bag');
    const tiles = state.zones[bag].map((tile) => kernel.game.zones[bag].of.name(RECONSTRUCTED.kit as never, tile));
    expectSame(
      state,
      'mine',
      tiles.map((tile) => [tile]),
    );
  });
});

describe('odds that depend on hidden cards are not reckoned', () => {
  test('unless every card that could answer is spent', () => {
    const hexes = { 'glacis-c': { control: 'ottoman', cannons: 6 }, camp: { cannons: 0 } } as const;
    const { state } = table({ hexes, ottoman: { hand: ['OS11'] }, habsburg: { hand: ['HS1'] } });
    // HS8 may be the card in hand.
    expect(reckoned(state, first(state, 'bombard'))).toBeUndefined();
    const { state: empty } = table({ hexes, ...QUIET });
    expect(reckoned(empty, first(empty, 'bombard'))).toBeDefined();
  });
});

test('every gamble is settled, whatever happens, by one of its outcomes', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const source = new Random(`gambles ${n}`);
    const x = kernel.play(source);
    const g = kernel.start(RECONSTRUCTED.kit, 'standard', { 'set-up': 'setupC', redraw: 'on' }, x);
    while (!g.over) {
      const move = kernel.random(g, source);
      const gamble = gambleOf(g, move);
      if (gamble) {
        const how = comeOut(g, move, `${n}`);
        expect(gamble.outcomes.map(({ id }) => id)).toContain(how);
        seen.add(`${gamble.rule} ${how}`);
      }
      kernel.apply(g, move, x);
    }
  }
  const all = gambles.flatMap(({ rule, outcomes }) => outcomes.map(({ id }) => `${rule} ${id}`));
  // Guns that nobody aims hardly ever bring down a wall.
  const likely = [...new Set(all)].filter((one) => one !== 'V10.5.5 falls');
  expect([...seen].filter((one) => likely.includes(one)).sort()).toEqual(likely.sort());
});
