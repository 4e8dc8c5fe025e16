import { formatMove, Match, Random, Situation } from '@ravelin/engine';
import { playedByThumb } from '@ravelin/games/empires/testing';
import { describe, expect, it } from 'vitest';
import { type Kit, RECONSTRUCTED } from '../data/kit.ts';
import type { Both } from '../rules/both.ts';
import { HAPSBURG, kernel, OTTOMAN, play, type Table, table } from '../testing.ts';
import { advice } from './advice.ts';
import { chanceOfNation } from './nations.ts';
import { scoresOf } from './scores.ts';

describe('the rule of thumb of both empires', () => {
  it('makes lawful moves only, the same for the same chance', () => {
    const { wrong, g } = playedByThumb(kernel, RECONSTRUCTED.kit);
    expect(wrong).toEqual([]);
    expect(g.turns).toBeGreaterThan(20);
  });

  it('knows every decision of two players with all that may be added', () => {
    const options = { players: 'two', together: 'on', theft: 'on', lenin: 'on' };
    expect(playedByThumb(kernel, RECONSTRUCTED.kit, options).wrong).toEqual([]);
  });

  it('gives each feature of both nations a name of its own, and a number', () => {
    const x = kernel.play({ int: () => 0 });
    const out: number[] = [];
    advice.measure(kernel.start(RECONSTRUCTED.kit, '1914', {}, x), out);
    expect(new Set(advice.features.map(({ id }) => id)).size).toBe(advice.features.length);
    expect(out.length).toBe(advice.features.length);
    expect(out.every((number) => Number.isFinite(number))).toBe(true);
  });
});

const situation = (setting: Table, ...before: string[]): Situation<Both> =>
  new Situation(kernel as never, play(table(setting), ...before).state as Both, new Random('two empires'));

/** What is expected of each move that a search tries, the best first. */
const expected = (at: Situation<Both>): { move: string; value: number }[] =>
  (advice.candidates?.(at) ?? []).map((plan) => ({
    move: formatMove(kernel, at.g, plan.first(at)),
    value: plan.expected ?? Number.NaN,
  }));

const ACTING: Table = {
  turnOf: 'hapsburg',
  at: 'actions',
  hapsburg: { card: 5, fronts: { polish: 1, carpathian: 5, italian: 4 } },
  ottoman: { card: 9 },
};

describe('what is expected of a move', () => {
  it('is the value of both wars for one player, and of one’s own for two', () => {
    for (const options of [{}, { players: 'two' }]) {
      const setting = { ...ACTING, options };
      const [best] = expected(situation(setting));
      expect(best.move).toMatch(/^attack polish/);
      expect(Math.abs(best.value - advice.value(situation(setting).g, 0))).toBeLessThan(0.4);
    }
    // Of two wars the one that is fought counts half of what it counts alone.
    const spread = (setting: Table): number => {
      const values = expected(situation(setting)).map(({ value }) => value);
      return Math.max(...values) - Math.min(...values);
    };
    expect(spread({ ...ACTING, options: { players: 'two' } })).toBeCloseTo(2 * spread(ACTING), 9);
  });

  it('counts what can be undertaken after it', () => {
    const at = situation(ACTING);
    const { once, twice } = scoresOf(at);
    const attack = at.moves().filter((move) => at.idOf(move) === 'attack');
    expect(attack.length).toBeGreaterThan(0);
    for (const move of attack) expect(twice(move)).toBeGreaterThan(once(move));
    const all = expected(at).map(({ value }) => value);
    expect(all[0]).toBeCloseTo(Math.max(...at.moves().map(twice)) + chanceOfNation(at.g, OTTOMAN) - 1, 9);
  });
});

describe('an Action sent over the Railway', () => {
  /** The Hapsburgs have used up their Actions and have two Resources; the Railway is open. */
  const sending = (players: string): Match<Both, Kit> => {
    const match = table({
      turnOf: 'hapsburg',
      at: 'actions',
      options: { players },
      hapsburg: { card: 20, fronts: { balkan: 5 }, resources: { western: 2 }, fields: { bulgaria: 'yes' } },
      ottoman: { card: 9, fronts: { salonika: 1 } },
    });
    return play(match, 'forgo', 'forgo', 'forgo');
  };
  const situationOf = ({ state }: Match<Both, Kit>): Situation<Both> =>
    new Situation(kernel as never, state, new Random('sent'));
  const sends = (at: Situation<Both>) => at.moves().filter((move) => at.idOf(move) === 'send operation');

  it('is worth what the ally can make of it, less what it costs', () => {
    const match = sending('one');
    const at = situationOf(match);
    const [send] = sends(at);
    const before = chanceOfNation(match.state, OTTOMAN);
    const { once } = scoresOf(at);
    const worth = once(send);
    const then = situationOf(play(match, formatMove(kernel, at.g, send)));
    const made = Math.max(...then.moves().map(scoresOf(then).once));
    expect(made).toBeGreaterThan(before);
    expect(worth).toBeCloseTo(chanceOfNation(match.state, HAPSBURG) + made - before, 9);
  });

  it('is sent in a war of the rule of thumb', () => {
    const sent = Array.from({ length: 4 }, (_, n) => `rail ${n}`).some((seed) => {
      const match = new Match(kernel, { set: RECONSTRUCTED, seed });
      const source = new Random(seed);
      while (!match.over) match.make(advice.thumb(new Situation(kernel as never, match.state, source)));
      return match.log.some(([, move]) => typeof move === 'string' && move.startsWith('send'));
    });
    expect(sent).toBe(true);
  });

  it('is not judged where the ally is somebody else, and may refuse', () => {
    const at = situationOf(sending('two'));
    const { once } = scoresOf(at);
    expect(sends(at).map(once)).toEqual([-1]);
  });
});
