import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import { due, eventsOf, kernel, play, refusal, table, troops, zone } from '../testing.ts';

const single = { ottoman: { hand: ['OS1'] }, habsburg: { hand: ['HS1'] } };

/** Two passes end the phase; what is asked after that belongs to the next round. */
const nextRound = (setting: Parameters<typeof table>[0]) => play(table(setting), 'pass', 'pass');

describe('the round', () => {
  test('V8.1 a round is Refresh, Strategy, Advance, and there are at most 5 of them', () => {
    const match = table(single);
    for (let round = 1; round <= 5; round++) {
      expect(match.state.round).toBe(round);
      // Throw the cards away until both may pass.
      while (!match.over && match.state.round === round) {
        const moves = match.legal() ?? [];
        const wanted = ['pass', 'keep card', 'decline', 'no explosion', 'mine with '];
        match.play(wanted.flatMap((word) => moves.find((move) => move.startsWith(word)) ?? [])[0]);
      }
    }
    expect(match.result).toMatchObject({ winner: 'habsburg', rule: 'V6.7' });
    expect(eventsOf(match, 'round begins').map(({ round }) => round)).toEqual([2, 3, 4, 5]);
    expect(eventsOf(match, 'strategy phase ends').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    // Refresh comes between the beginning of a round and its Strategy phase.
    const order = match.events('all').map(({ event }) => event);
    const begins = order.indexOf('round begins');
    expect(order.slice(begins - 1, begins + 2)).toEqual(['strategy phase ends', 'round begins', 'kept card']);
    expect(order.indexOf('cards drawn')).toBeGreaterThan(begins);
  });

  test('V8.2.1 the Refresh phase is skipped in round 1', () => {
    const match = new Match(kernel, { set: RECONSTRUCTED, seed: 'first', options: { redraw: 'off' } });
    expect(due(match)).toBe('turn');
    expect(eventsOf(match, 'cards drawn').map(({ rule }) => rule)).toEqual(['V7.7', 'V7.7']);
    expect(eventsOf(match, 'troops refreshed')).toEqual([]);
    expect(zone(match, 'ottoman hand')).toHaveLength(5);
  });

  test('V8.2.1 from round 2 on there is one', () => {
    const match = nextRound(single);
    expect(match.state.round).toBe(2);
    expect(due(match)).toBe('kept-card');
  });
});

describe('Refresh', () => {
  test('V8.2.2 a kept card may be discarded or kept, by each side', () => {
    const match = nextRound(single);
    expect(match.legal()).toEqual(['keep card', 'discard card']);
    play(match, 'discard card');
    expect(due(match)).toBe('kept-card');
    expect(match.seat).toBe('habsburg');
    play(match, 'keep card');
    expect(zone(match, 'ottoman Strategy discard')).toEqual(['OS1']);
    expect(zone(match, 'ottoman hand')).not.toContain('OS1');
    expect(zone(match, 'ottoman hand')).toHaveLength(5);
    expect(zone(match, 'habsburg hand')).toContain('HS1');
    expect(eventsOf(match, 'kept card')).toMatchObject([
      { rule: 'V4.13', side: 'ottoman', discarded: 'OS1' },
      { rule: 'V8.2.2', side: 'habsburg', discarded: 'none' },
    ]);
  });

  test('V8.2.2 both decide before anything is shown', () => {
    const match = play(nextRound(single), 'discard card');
    expect(zone(match, 'ottoman hand')).toEqual(['OS1']);
    expect(zone(match, 'ottoman Strategy discard')).toEqual([]);
    expect(eventsOf(match, 'kept card')).toEqual([]);
    expect(match.moves(1).at(-1)).toEqual({ seat: 'ottoman', move: null });
    expect(match.moves(0).at(-1)).toEqual({ seat: 'ottoman', move: 'discard card' });
    const locals = (viewer: 0 | 1 | undefined) =>
      match.viewJson(viewer).flow?.find(({ procedure }) => procedure === 'refresh')?.locals;
    expect(locals(0)).toMatchObject({ ottoman: 'yes' });
    expect(locals(1)).toMatchObject({ ottoman: 'hidden' });
    expect(locals(undefined)).toMatchObject({ ottoman: 'hidden', habsburg: 'hidden' });
    play(match, 'discard card');
    expect(eventsOf(match, 'kept card').map(({ discarded }) => discarded)).toEqual(['OS1', 'HS1']);
  });

  test('V8.2.2 a side that kept no card is not asked', () => {
    const habsburg = play(table({ ottoman: { hand: [] }, habsburg: { hand: ['HS1'] } }), 'pass');
    expect(due(habsburg)).toBe('kept-card');
    const ottoman = play(table({ ottoman: { hand: ['OS1'] }, habsburg: { hand: [] } }), 'pass');
    expect(due(ottoman)).toBe('kept-card');
    play(ottoman, 'keep card');
    expect(due(ottoman)).toBe('turn');
    expect(eventsOf(ottoman, 'kept card')).toMatchObject([{ side: 'ottoman' }]);
  });

  test('V8.2.2 the discard comes before the Troops return and the cards are drawn', () => {
    const match = nextRound({
      ottoman: { hand: ['OS1'], discard: ['sekban'] },
      habsburg: { hand: ['HS1'], discard: ['elite'] },
    });
    play(match, 'discard card', 'keep card');
    const order = match
      .events('all')
      .map(({ event }) => event)
      .slice(match.events('all').findIndex(({ event }) => event === 'kept card'));
    expect(order).toEqual([
      'kept card',
      'kept card',
      'troops refreshed',
      'troops refreshed',
      'cards drawn',
      'cards drawn',
    ]);
  });

  test('V8.2.3 all discarded Troops return to the Troop deck, Eliminated ones do not', () => {
    const match = nextRound({
      ottoman: { hand: ['OS1'], discard: ['yeniceri', 'sekban', 'sekban'], eliminated: ['yerikulu'] },
      habsburg: { hand: ['HS1'], discard: ['elite', 'militia'], eliminated: ['infantry'] },
    });
    expect(zone(match, 'ottoman Troop discard')).toHaveLength(3);
    play(match, 'keep card', 'keep card');
    expect(zone(match, 'ottoman Troop deck')).toEqual(troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 5));
    expect(zone(match, 'ottoman Troop discard')).toEqual([]);
    expect(zone(match, 'habsburg Troop deck')).toEqual(troops('elite', 4, 'infantry', 4, 'militia', 3));
    expect(zone(match, 'habsburg Troop discard')).toEqual([]);
    expect(eventsOf(match, 'troops refreshed')).toMatchObject([
      { rule: 'V8.2.3', side: 'ottoman', number: 3 },
      { rule: 'V8.2.3', side: 'habsburg', number: 2 },
    ]);
    // No card is left to be seen on top.
    expect(match.viewJson(1).shownTop).toEqual({ ottoman: 'none', habsburg: 'none' });
  });

  test('V8.2.4 you draw until you hold 5; a kept card counts, a discarded one does not', () => {
    const match = play(nextRound(single), 'keep card', 'discard card');
    expect(zone(match, 'ottoman hand')).toHaveLength(5);
    expect(zone(match, 'habsburg hand')).toHaveLength(5);
    expect(zone(match, 'ottoman hand')).toContain('OS1');
    expect(eventsOf(match, 'cards drawn')).toMatchObject([
      { rule: 'V8.2.4', side: 'ottoman', number: 4 },
      { rule: 'V8.2.4', side: 'habsburg', number: 5 },
    ]);
    expect(zone(match, 'ottoman Strategy deck')).toHaveLength(25);
    expect(zone(match, 'habsburg Strategy deck')).toHaveLength(24);
  });

  test('V8.2.4 the draw is random from the own deck', () => {
    const match = table(single);
    match.script(['OS2', 'OS3', 'OS4', 'OS5', 'HS2', 'HS3', 'HS4', 'HS5']);
    play(match, 'pass', 'pass', 'keep card', 'keep card');
    expect(zone(match, 'ottoman hand')).toEqual(['OS1', 'OS2', 'OS3', 'OS4', 'OS5']);
    expect(zone(match, 'habsburg hand')).toEqual(['HS1', 'HS2', 'HS3', 'HS4', 'HS5']);
  });
});

describe('Advance', () => {
  test('V8.4 the round marker moves one space', () => {
    for (const round of [1, 2, 3, 4]) {
      const match = nextRound({ round, ...single });
      expect(match.state.round).toBe(round + 1);
      expect(match.over).toBe(false);
      expect(eventsOf(match, 'round begins')).toMatchObject([{ round: round + 1 }]);
    }
  });

  test('V8.4 after round 5 it enters the final space', () => {
    const match = nextRound({ round: 5, ...single });
    expect(match.state.round).toBe(6);
    expect(match.result).toMatchObject({ winner: 'habsburg', how: 'relief', rule: 'V6.7' });
    expect(eventsOf(match, 'round begins')).toEqual([]);
  });

  test('V8.4 it does not move while the phase goes on', () => {
    const match = play(table(single), 'pass');
    expect(match.state.round).toBe(1);
    expect(refusal(match, 'pass')).toEqual([]);
  });
});
