import { describe, expect, test } from 'vitest';
import { boxOf, due, errorCode, eventsOf, play, refusal, spaceOf, type Table, table } from '../testing.ts';

/** H4.5 The Great Retreat. */

type Game = ReturnType<typeof table>;

const told = (match: Game, event: string) =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
const boxes = (match: Game, ...battles: string[]) => battles.map((battle) => boxOf(match, battle));

/** The Polish Front in Lublin: one Victory to the Defeats, one to the Stalemates. */
const LUBLIN: Table = {
  card: 18,
  fronts: { polish: 4 },
  victories: ['lodz', 'mons', 'tannenberg', 'palestine'],
  fields: { status: 2 },
};
const RETREAT = 'great retreat by actions losing lodz';
const KAISERSCHLACHT = [1, 2, 3, 4, 5, 6].map((n) => `kaiserschlacht-${n}`);

describe('The Great Retreat', () => {
  test('H4.5.2 it is open from War Status 2 on', () => {
    expect(refusal(table({ ...LUBLIN, fields: { status: 1 } }), RETREAT)).toEqual(['H4.5.2']);
    for (const status of [2, 3, 4]) expect(refusal(table({ ...LUBLIN, fields: { status } }), RETREAT)).toEqual([]);
  });

  test('H4.5.2 that is, in the very turn of card 15', () => {
    const match = table({ ...LUBLIN, card: 15, at: 'event', fields: { status: 1 }, dice: [6] });
    expect([due(match), match.state.status, refusal(match, RETREAT)]).toEqual(['action', 2, []]);
  });

  test('H4.5.3 only while the Polish Front is on the map', () => {
    expect(refusal(table({ ...LUBLIN, fronts: { polish: 'off' } }), RETREAT)).toEqual(['H4.5.3']);
    const match = play(table({ ...LUBLIN, card: 42, resources: { naval: 1 } }), RETREAT, 'sacrifice mons');
    expect(refusal(match, 'great retreat by naval losing tannenberg')).toEqual(['H4.5.3']);
  });

  test('H4.5.4 it costs 2 Actions of the card, and no mixture', () => {
    const match = play(table({ ...LUBLIN, card: 3 }), RETREAT);
    expect([match.state.actions, match.state.spent]).toEqual([1, 0]);
    const poor = table({ ...LUBLIN, card: 12, resources: { eastern: 2 } });
    expect(refusal(poor, RETREAT)).toEqual(['H4.5.4']);
    expect(refusal(poor, 'great retreat by eastern+eastern losing lodz')).toEqual(['H4.5.5']);
    expect(errorCode(() => play(poor, RETREAT))).toBe('illegal-move');
  });

  test('H4.5.5 or 1 Resource from any Theater, whether Actions are left or not', () => {
    const rich: Table = { ...LUBLIN, resources: { western: 1, eastern: 2, naval: 1 }, dice: [2, 2] };
    for (const [at, theater] of ['western', 'eastern', 'naval'].entries()) {
      const match = play(table(rich), `great retreat by ${theater} losing lodz`);
      expect(told(match, 'operation')).toEqual([{ rule: 'H4.5.5', theater, left: at === 1 ? 1 : 0 }]);
      expect([match.state.actions, match.state.spent]).toEqual([2, 1]);
    }
    const late = play(table(rich), 'forgo', 'attack carpathian alone by actions');
    expect([late.state.actions, refusal(late, 'great retreat by eastern losing lodz')]).toEqual([0, []]);
    expect(refusal(late, RETREAT)).toEqual(['H4.5.4']);
    const bare = table({ ...LUBLIN, resources: { naval: 1 } });
    expect(refusal(bare, 'great retreat by western losing lodz')).toEqual(['H4.6.5']);
  });

  test('H4.5.6 one marker of your choice goes from the Victories to the Defeats', () => {
    const match = table({ ...LUBLIN, stalemates: ['cer'], defeats: ['drina'] });
    for (const marker of ['cer', 'drina', 'falklands'])
      expect(refusal(match, `great retreat by actions losing ${marker}`)).toEqual(['H4.5.6']);
    play(match, 'great retreat by actions losing tannenberg');
    expect(told(match, 'marker moved')).toEqual([{ rule: 'H4.5.6', battle: 'tannenberg', box: 'defeats' }]);
    expect(boxes(match, 'tannenberg', 'lodz', 'mons')).toEqual(['defeats', 'victories', 'victories']);
  });

  test('H4.5.7 and one for each space ahead of Brest-Litovsk to the Stalemates, of your choice', () => {
    const victories = ['lodz', 'mons', 'tannenberg', 'cer', 'drina', 'gallipoli'];
    for (const [polish, need] of [
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 4],
    ]) {
      const match = play(table({ ...LUBLIN, fronts: { polish }, victories }), RETREAT);
      expect(due(match)).toBe('great-retreat');
      const enough = victories.slice(1, 1 + need);
      expect(refusal(match, `sacrifice ${enough.join(', ')}`)).toEqual([]);
      expect(refusal(match, `sacrifice ${enough.slice(1).join(', ') || 'none'}`)).toEqual(['H4.5.7']);
      const more = refusal(match, `sacrifice ${victories.slice(1, 2 + need).join(', ')}`);
      expect([...new Set(more)]).toEqual(['H4.5.7']);
      // The one that went to the Defeats is not there any more.
      expect(refusal(match, `sacrifice ${['lodz', ...enough.slice(1)].join(', ')}`)).toEqual(['H4.5.8']);
      play(match, `sacrifice ${enough.join(', ')}`);
      expect(victories.filter((battle) => boxOf(match, battle) === 'stalemates')).toEqual(enough);
      expect(victories.filter((battle) => boxOf(match, battle) === 'victories')).toEqual(victories.slice(1 + need));
    }
  });

  test('H4.5.7 the others stay, even if as many are left as you gave up', () => {
    const match = play(table({ ...LUBLIN, victories: ['lodz', 'mons', 'tannenberg'] }), RETREAT);
    match.script(['#35']);
    play(match, 'sacrifice mons');
    expect(boxes(match, 'lodz', 'mons', 'tannenberg')).toEqual(['defeats', 'stalemates', 'victories']);
  });

  test('H4.5.7 from Brest-Litovsk itself nothing goes to the Stalemates', () => {
    const match = play(table({ ...LUBLIN, fronts: { polish: 5 } }), RETREAT);
    expect(told(match, 'marker moved')).toEqual([{ rule: 'H4.5.6', battle: 'lodz', box: 'defeats' }]);
    expect(spaceOf(match, 'polish')).toBe(-1);
  });

  test('H4.5.8 Kaiserschlacht markers can be moved; Russia Tires cannot', () => {
    const late: Table = {
      ...LUBLIN,
      card: 46,
      victories: ['kaiserschlacht-1', 'kaiserschlacht-2', 'mons', 'russia-tires', 'cer'],
      fields: { status: 4, kaiserschlacht: 'raging' },
    };
    const match = table(late);
    expect(refusal(match, 'great retreat by actions losing russia-tires')).toEqual(['H4.5.8']);
    play(match, 'great retreat by actions losing kaiserschlacht-1');
    expect(refusal(match, 'sacrifice russia-tires')).toEqual(['H4.5.8']);
    expect(refusal(match, 'sacrifice mons')).toEqual([]);
    play(match, 'sacrifice kaiserschlacht-2');
    expect(boxes(match, ...(late.victories ?? []))).toEqual([
      'defeats',
      'stalemates',
      'victories',
      'victories',
      'victories',
    ]);
  });

  test('H4.5.8 Russia Tires cannot pay, nor can a Resource put in the Victories Box', () => {
    const two: Table = { ...LUBLIN, victories: ['lodz', 'russia-tires'] };
    expect(refusal(table(two), RETREAT)).toEqual(['H4.5.9']);
    const parked: Table = {
      ...LUBLIN,
      victories: ['lodz'],
      options: ['emergency-aid'],
      fields: { status: 2, parked: 2 },
    };
    expect(refusal(table(parked), RETREAT)).toEqual(['H4.5.9']);
    expect(refusal(table({ ...two, victories: ['lodz', 'russia-tires', 'mons'] }), RETREAT)).toEqual([]);
  });

  test('H4.5.9 with too few markers in the Victories Box it is refused', () => {
    const victories = ['lodz', 'mons', 'tannenberg', 'cer', 'drina'];
    for (const [polish, need] of [
      [5, 1],
      [4, 2],
      [3, 3],
      [2, 4],
      [1, 5],
    ]) {
      const retreat = (number: number) => ({ ...LUBLIN, fronts: { polish }, victories: victories.slice(0, number) });
      expect(refusal(table(retreat(need)), RETREAT)).toEqual([]);
      if (need > 1) expect(refusal(table(retreat(need - 1)), RETREAT)).toEqual(['H4.5.9']);
    }
    const none = table({ ...LUBLIN, fronts: { polish: 5 }, victories: [], stalemates: ['lodz'] });
    expect(refusal(none, RETREAT)).toEqual(['H4.5.9', 'H4.5.6']);
  });

  test('H4.5.10 when all is paid the Polish Front is removed and the Russian Retreat marker placed', () => {
    const match = play(table(LUBLIN), RETREAT);
    expect([spaceOf(match, 'polish'), match.state.retreat]).toEqual([4, 0]);
    match.script(['#35']);
    play(match, 'sacrifice mons');
    expect([spaceOf(match, 'polish'), match.state.retreat]).toEqual([-1, 1]);
    const events = match.events('all').filter(({ rule }) => rule.startsWith('H4.5'));
    expect(events.map(({ event, rule }) => [event, rule])).toEqual([
      ['marker moved', 'H4.5.6'],
      ['marker moved', 'H4.5.7'],
      ['great retreat', 'H4.5.10'],
      ['front leaves', 'H4.5.10'],
    ]);
    expect(events[2]).toMatchObject({ space: 4 });
  });

  test('H4.5.10 the Front is gone: it cannot be attacked and its symbols are ignored', () => {
    const rich: Table = { ...LUBLIN, card: 3, dice: ['#13', 6, 6] };
    const match = play(table(rich), RETREAT, 'sacrifice mons');
    expect(refusal(match, 'attack polish alone by actions')).toEqual(['H4.1.2']);
    play(match, 'end actions');
    expect([match.state.turn, told(match, 'advance')]).toEqual([2, []]);
  });

  test('H4.5.11 after it the Polish Front does not come back by card 27', () => {
    const fronts = { polish: 'off', carpathian: 'off' } as const;
    const back = (retreat: 'yes' | 'no') =>
      table({ card: 27, at: 'event', played: [36], fronts, fields: { status: 4, retreat } });
    expect(told(back('yes'), 'front enters').map(({ front }) => front)).toEqual(['carpathian']);
    expect(told(back('no'), 'front enters').map(({ front }) => front)).toEqual(['polish', 'carpathian']);
  });

  test('H4.5.12 example: from Tarnow, 2 Actions, one marker to the Defeats and three to the Stalemates', () => {
    const tarnow: Table = {
      ...LUBLIN,
      fronts: { polish: 2 },
      victories: ['mons', 'tannenberg', 'drina', 'von-lettow-vorbeck'],
      resources: { western: 1 },
    };
    const match = play(table(tarnow), 'great retreat by actions losing von-lettow-vorbeck');
    // All the others must go: there is nothing to choose.
    expect(due(match)).toBe('action');
    expect(told(match, 'marker moved')).toEqual([
      { rule: 'H4.5.6', battle: 'von-lettow-vorbeck', box: 'defeats' },
      { rule: 'H4.5.7', battle: 'mons', box: 'stalemates' },
      { rule: 'H4.5.7', battle: 'tannenberg', box: 'stalemates' },
      { rule: 'H4.5.7', battle: 'drina', box: 'stalemates' },
    ]);
    expect([match.state.actions, match.state.retreat, spaceOf(match, 'polish')]).toEqual([0, 1, -1]);
    expect(told(match, 'great retreat')).toEqual([{ rule: 'H4.5.10', space: 2 }]);
  });

  test('H4.5.6 a marker moved to the Defeats can end the Kaiserschlacht', () => {
    const [last, ...lost] = KAISERSCHLACHT;
    const late: Table = {
      ...LUBLIN,
      card: 46,
      victories: [last, 'mons'],
      defeats: lost,
      fields: { status: 4, kaiserschlacht: 'raging' },
    };
    const match = play(table({ ...late, resources: { naval: 1 } }), `great retreat by actions losing ${last}`);
    expect(told(match, 'kaiserschlacht ends')).toEqual([{ rule: 'H5.2.1', box: 'defeats' }]);
    expect([match.over, spaceOf(match, 'polish')]).toEqual([false, -1]);
    // With H10.6 the war is over before the Front goes.
    const over = play(table({ ...late, options: ['coalition'] }), `great retreat by actions losing ${last}`);
    expect([over.over, over.result?.how, spaceOf(over, 'polish'), over.state.retreat]).toEqual([
      true,
      'coalition-defeat',
      4,
      0,
    ]);
    expect(boxOf(over, 'mons')).toBe('victories');
  });
});
