import { client, type Report } from '@ravelin/cli/testing';
import { describe, expect, test } from 'vitest';
import { position } from './testing.ts';

/** The extended example (H9): turns 11 to 16, die by die through the engine protocol. */

type Json = Record<string, unknown>;

const { ask, play: make, decision } = client();
/** Plays with the dice that the move will draw, no more and no fewer. */
const play = (move: string, ...dice: (number | string)[]): Report[] => {
  ask({ do: 'dice', next: dice, instead: true });
  const events = make(move);
  expect(ask({ do: 'dice', next: [] }).waiting, `dice left after "${move}"`).toEqual([]);
  return events;
};
/** What a kind of event said, without its number and ledger. */
const told = (events: readonly Report[], event: string): Json[] =>
  events.filter((one) => one.event === event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
const lines = (events: readonly Report[], event: string) => events.find((one) => one.event === event)?.ledger?.lines;
const now = () => ask({ do: 'position' }) as Record<string, never>;

describe('H9 the extended example', () => {
  test('H9.0.1 the situation at the start of turn 11', () => {
    ask({
      do: 'setup',
      game: 'hapsburg',
      dice: ['#18', 3],
      position: position({
        played: [1, 2, 3, 4, 5, 6, 7, 10, 15, 16],
        fronts: { polish: 2, carpathian: 4, italian: 3 },
        loyalty: { czech: 1, croat: 2, hungarian: 3 },
        resources: { western: 1, eastern: 1 },
        victories: ['tannenberg', 'drina', 'mons'],
        defeats: ['cer'],
        fields: { status: 2, intercepts: 3, mackensen: 5 },
      }),
    });
    const events = ask({ do: 'events' }).events as Report[];
    expect(told(events, 'card revealed')).toEqual([{ rule: 'H1.0.1', turn: 11, card: '#18' }]);
    // Turn 11, Event: a Miscellaneous Battle without modifiers.
    expect(told(events, 'battle')).toEqual([
      { rule: 'H1.4.8', battle: 'von-lettow-vorbeck', die: 3, total: 3, value: 2, box: 'victories' },
    ]);
    expect(lines(events, 'battle')).toEqual([['H1.4.2', 'die', 3]]);
    expect(decision()).toBe('intercept');
  });

  test('H9.1.1 turn 11: the intercept, the Czechs hold, the Great Retreat, National Will -2', () => {
    const stopped = play('intercept carpathian', 5);
    expect(told(stopped, 'intercept')).toEqual([{ rule: 'H2.3.11', front: 'carpathian', left: 2 }]);
    expect(told(stopped, 'advance')).toEqual([]);
    expect(told(stopped, 'loyalty test')).toEqual([
      { rule: 'H3.1.3', nation: 'czech', die: 5, total: 5, rating: 4, falls: 'no' },
    ]);
    const retreat = play('great retreat by actions losing von-lettow-vorbeck');
    expect(told(retreat, 'marker moved')).toEqual([
      { rule: 'H4.5.6', battle: 'von-lettow-vorbeck', box: 'defeats' },
      { rule: 'H4.5.7', battle: 'mons', box: 'stalemates' },
      { rule: 'H4.5.7', battle: 'tannenberg', box: 'stalemates' },
      { rule: 'H4.5.7', battle: 'drina', box: 'stalemates' },
    ]);
    expect(told(retreat, 'great retreat')).toEqual([{ rule: 'H4.5.10', space: 2 }]);
    const next = play('end actions', '#30', 4);
    expect(told(next, 'fortress reduced')).toEqual([]);
    expect(told(next, 'national will')).toEqual([{ rule: 'H7.0.8', total: -2, shown: -2 }]);
    expect(lines(next, 'national will')).toEqual([['H7.0.4', 'Defeats', -2]]);
    expect(now().retreat).toBe('yes');
    // Turn 12, Event.
    expect(told(next, 'battle')).toEqual([
      { rule: 'H1.4.8', battle: 'nivelle-offensive', die: 4, total: 5, value: 3, box: 'victories' },
    ]);
    expect(lines(next, 'battle')).toEqual([
      ['H1.4.2', 'die', 4],
      ['H1.4.3', 'Resources in the theater', 1],
    ]);
  });

  test('H9.2.1 turn 12: a second intercept, a Resource for the Naval Theater, National Will -1', () => {
    const stopped = play('intercept carpathian', 3);
    expect(told(stopped, 'intercept')).toEqual([{ rule: 'H2.3.11', front: 'carpathian', left: 1 }]);
    expect(told(stopped, 'loyalty test')).toEqual([
      { rule: 'H3.1.3', nation: 'hungarian', die: 3, total: 3, rating: 2, falls: 'no' },
    ]);
    play('allocate naval by actions');
    expect(now().resources).toEqual({ western: 1, eastern: 1, naval: 1 });
    const next = play('end actions', '#12', 2, 4);
    expect(told(next, 'national will')).toEqual([{ rule: 'H7.0.8', total: -1, shown: -1 }]);
    // Turn 13: Dogger Bank is lost in spite of the new Resource; neither Front of the card is on the map.
    expect(told(next, 'battle')).toEqual([
      { rule: 'H1.4.6', battle: 'dogger-bank', die: 2, total: 3, value: 4, box: 'defeats' },
    ]);
    expect(told(next, 'advance')).toEqual([]);
    expect(told(next, 'loyalty test')).toEqual([
      { rule: 'H3.1.2', nation: 'czech', die: 4, total: 4, rating: 4, falls: 'yes' },
    ]);
    expect(told(next, 'revolt begins')).toEqual([{ rule: 'H3.3.1', nation: 'czech' }]);
  });

  test('H9.3.1 turn 13: the Czechs cannot be won back, National Will -3', () => {
    const failed = play('influence czech by actions', 1);
    expect(told(failed, 'influence')).toEqual([
      { rule: 'H4.4.2', nation: 'czech', die: 1, total: 1, rating: 4, won: 'no' },
    ]);
    const next = play('end actions', '#21');
    expect(told(next, 'national will')).toEqual([{ rule: 'H7.0.8', total: -3, shown: -3 }]);
    expect(lines(next, 'national will')).toEqual([
      ['H7.0.3', 'Victories', 1],
      ['H7.0.4', 'Defeats', -3],
      ['H7.0.5', 'Czechs', -1],
    ]);
    expect(told(next, 'card revealed')).toEqual([{ rule: 'H1.0.1', turn: 14, card: '#21' }]);
  });

  test('H9.4.1 turn 14: the last intercept, Mackensen, the Czechs return, Russia tires, National Will -1', () => {
    const stopped = play('intercept carpathian', 4, 3);
    expect(told(stopped, 'intercept')).toEqual([{ rule: 'H2.3.11', front: 'carpathian', left: 0 }]);
    // The double Advance is now a single one.
    expect(told(stopped, 'advance')).toEqual([{ rule: 'H2.0.1', front: 'carpathian', place: 'Ungvár', space: 3 }]);
    expect(told(stopped, 'nation substituted')).toEqual([{ rule: 'H3.2.9', nation: 'czech', instead: 'croat' }]);
    expect(told(stopped, 'loyalty test')).toEqual([
      { rule: 'H3.1.3', nation: 'croat', die: 4, total: 4, rating: 3, falls: 'no' },
      { rule: 'H3.1.3', nation: 'hungarian', die: 3, total: 3, rating: 2, falls: 'no' },
    ]);
    const pushed = play('attack carpathian mackensen by actions', 5, 5);
    expect(told(pushed, 'offensive')).toEqual([
      { rule: 'H4.1.5', front: 'carpathian', dice: [5, 5], die: 5, total: 5, value: 4, won: 'yes' },
    ]);
    expect(lines(pushed, 'offensive')).toEqual([
      ['H4.1.3', 'die', 5],
      ['H3.3.3', 'Czech Revolt', -1],
      ['H2.4.2', 'Przemyśl Fortress', 1],
    ]);
    expect(told(pushed, 'retreat')).toEqual([{ rule: 'H4.1.5', front: 'carpathian', place: 'Przemyśl', space: 4 }]);
    const won = play('influence czech by actions', 4);
    expect(told(won, 'influence')).toEqual([
      { rule: 'H4.4.1', nation: 'czech', die: 4, total: 4, rating: 4, won: 'yes' },
    ]);
    expect(told(won, 'revolt ends')).toEqual([{ rule: 'H3.3.8', nation: 'czech' }]);
    const next = play('end actions', '#25', 2, 4, 3, 3);
    expect(told(next, 'fortress reduced')).toEqual([]);
    expect(told(next, 'russia tires')).toEqual([{ rule: 'H13.21.1' }]);
    expect(told(next, 'national will')).toEqual([{ rule: 'H7.0.8', total: -1, shown: -1 }]);
    // Turn 15: the Isonzo holds, the Russians come back, the Czechs revolt, the Croats waver.
    expect(told(next, 'attrition')).toEqual([
      { rule: 'H2.3.2', front: 'italian', die: 2, total: 2, value: 2, crosses: 'no' },
    ]);
    expect(told(next, 'advance')).toEqual([{ rule: 'H2.0.1', front: 'carpathian', place: 'Ungvár', space: 3 }]);
    expect(told(next, 'loyalty test')).toEqual([
      { rule: 'H3.1.2', nation: 'czech', die: 4, total: 4, rating: 4, falls: 'yes' },
      { rule: 'H3.1.2', nation: 'croat', die: 3, total: 3, rating: 3, falls: 'yes' },
      { rule: 'H3.1.3', nation: 'hungarian', die: 3, total: 3, rating: 2, falls: 'no' },
    ]);
    expect(now().loyalty).toEqual({ czech: 0, croat: 1, hungarian: 3 });
  });

  test('H9.5.1 turn 15: a natural 1 fails, a German Staff Operation succeeds, National Will -1', () => {
    expect(told(play('influence czech by actions', 5), 'revolt ends')).toEqual([{ rule: 'H3.3.8', nation: 'czech' }]);
    expect(told(play('attack carpathian alone by actions', 1), 'offensive')).toEqual([
      { rule: 'H0.3.4', front: 'carpathian', dice: [1], die: 1, total: 2, value: 4, won: 'no' },
    ]);
    const operation = play('attack carpathian alone by eastern', 5);
    expect(told(operation, 'operation')).toEqual([{ rule: 'H4.6.1', theater: 'eastern', left: 0 }]);
    expect(told(operation, 'offensive')).toEqual([
      { rule: 'H4.1.5', front: 'carpathian', dice: [5], die: 5, total: 6, value: 4, won: 'yes' },
    ]);
    expect(told(operation, 'retreat')).toEqual([{ rule: 'H4.1.5', front: 'carpathian', place: 'Przemyśl', space: 4 }]);
    const next = play('end actions', '#17', 2, 4);
    expect(told(next, 'fortress reduced')).toEqual([]);
    expect(told(next, 'national will')).toEqual([{ rule: 'H7.0.8', total: -1, shown: -1 }]);
    // Turn 16: Bulgaria enters, the Isonzo holds again, the Croats stay.
    expect(told(next, 'war status')).toEqual([{ rule: 'H1.1.3', status: 3 }]);
    expect(told(next, 'front enters')).toEqual([
      { rule: 'H13.17.1', front: 'balkan', place: 'Salonika', space: 5, value: 2 },
    ]);
    expect(told(next, 'bulgaria enters')).toEqual([{ rule: 'H13.17.2' }]);
    expect(told(next, 'attrition')).toEqual([
      { rule: 'H2.3.2', front: 'italian', die: 2, total: 2, value: 2, crosses: 'no' },
    ]);
    expect(told(next, 'loyalty test')).toEqual([
      { rule: 'H3.1.3', nation: 'croat', die: 4, total: 4, rating: 3, falls: 'no' },
    ]);
  });

  test('H9.6.1 turn 16: the Trench Line for both Actions, National Will -1', () => {
    expect(told(play('trench'), 'trench built')).toEqual([{ rule: 'H13.17.3' }]);
    const position = now() as Record<string, unknown>;
    expect(position.actions).toBe(0);
    const next = play('end actions', '*');
    expect(told(next, 'national will')).toEqual([{ rule: 'H7.0.8', total: -1, shown: -1 }]);
    expect(now().trench).toBe('yes');
  });
});
