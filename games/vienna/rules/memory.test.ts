import { loadView, Random, saveView, viewState, worlds } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED, type Vienna } from '../index.ts';
import { go, kernel, roll, table, troops } from '../testing.ts';
import { TROOP_DISCARD } from './piles.ts';
import { HABSBURG, OTTOMAN, type Side } from './siege.ts';

/** V4.3: what fell into a Troop discard in everybody's sight is known to both, as far as nothing was taken out unseen (V4.16, V4.18). */

const WORLDS = 40;
const sorted = (list: readonly number[]): string => `${[...list].sort((a, b) => a - b)}`;

/** The enemy's discard in worlds that the seat thinks possible. */
const imagined = (g: Vienna, seat: Side, viewed = viewState(kernel, g, seat, 'memory')): string[] => {
  const drawn = worlds(kernel, viewed, seat);
  const source = new Random('worlds');
  return Array.from({ length: WORLDS }, () => sorted(drawn.draw(source).zones[TROOP_DISCARD + 1 - seat]));
};

const FOUGHT = [
  'assault cw-c with OS1',
  'contest',
  'send yeniceri x2, sekban, yerikulu',
  'send elite, infantry, militia',
] as const;

const battle = () =>
  table({
    hexes: { 'glacis-c': { control: 'ottoman', improvised: 2, cannons: 0 } },
    ottoman: { hand: ['OS1', 'OS11', 'OS23'], eliminated: troops('yeniceri', 3) },
    habsburg: { hand: ['HS1', 'HS12', 'HS22'], eliminated: troops('elite', 1) },
    dice: roll(9),
  });

describe('discards that everybody has seen grow', () => {
  const fought = () => go(battle(), ...FOUGHT, 'pull back front yerikulu', 'cannons none').state;

  test('are the same in every world after a battle', () => {
    const g = fought();
    expect(g.zones[TROOP_DISCARD + OTTOMAN]).toHaveLength(4);
    for (const seat of [OTTOMAN, HABSBURG])
      expect(new Set(imagined(g, seat))).toEqual(new Set([sorted(g.zones[TROOP_DISCARD + 1 - seat])]));
  });

  test('also for a player who is sent the view', () => {
    const g = fought();
    const sent = JSON.parse(JSON.stringify(saveView(kernel, viewState(kernel, g, HABSBURG, 'memory'))));
    const view = loadView(kernel, g.kit, sent);
    expect(new Set(imagined(g, HABSBURG, view)).size).toBe(1);
  });

  test('may be anything for one who only sees the position: its memory is no part of it', () => {
    const { witnessed: _memory, ...g } = fought();
    expect(new Set(imagined(g, HABSBURG)).size).toBeGreaterThan(1);
  });

  test('V4.18 are part of what came in once Troops were taken out unseen', () => {
    const match = go(battle(), ...FOUGHT, 'pull back front yerikulu', 'cannons none', 'play HS1');
    const before = match.state.zones[TROOP_DISCARD + OTTOMAN];
    go(match, 'play OS23', 'return yeniceri, sekban');
    const seen = imagined(match.state, HABSBURG);
    expect(new Set(seen).size).toBeGreaterThan(1);
    for (const one of seen) {
      const left = [...before];
      for (const troop of one.split(',')) expect(left.splice(left.indexOf(Number(troop)), 1)).toEqual([Number(troop)]);
      expect(left).toHaveLength(2);
    }
  });

  test('over whole games they are right in most worlds', () => {
    let [right, all] = [0, 0];
    for (let n = 0; n < 8; n++) {
      const source = new Random(`game ${n}`);
      const x = kernel.play(source);
      const g = kernel.start(RECONSTRUCTED.kit, 'standard', { 'set-up': 'setupC', redraw: 'on' }, x);
      while (!g.over) {
        const discard = g.zones[TROOP_DISCARD + 1 - g.seat];
        if (kernel.pending(g)?.decision.id === 'turn' && discard.length > 0) {
          all++;
          if (imagined(g, g.seat).slice(0, 1)[0] === sorted(discard)) right++;
        }
        kernel.apply(g, kernel.random(g, source), x);
      }
    }
    expect(all).toBeGreaterThan(50);
    expect(right / all).toBeGreaterThan(0.6);
  });
});
