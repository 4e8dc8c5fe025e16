import { describe, expect, test } from 'vitest';
import { due, eventsOf, kernel, kit, play, refusal, table } from '../testing.ts';

/** Corners of the rules where chapters meet. */

const facing = { 'hannibal-1': '1520 NE', 'bali-1': '1519 SW' };
const leaders = { hannibal: '1520', bali: '1519' };

describe('fire and leaders', () => {
  test('M12.4.0.1, M12.4.0.10 a leader who goes into the box with his only unit is tested all the same', () => {
    const shot = (test: number) =>
      play(
        table({ command: 'hannibal', units: facing, leaders, dice: [9, test] }),
        'fire hannibal-1 at bali-1',
        'stand',
      );
    expect(eventsOf(shot(9), 'leader killed')).toMatchObject([{ leader: 'bali', rule: 'M12.4.0.1' }]);
    const spared = shot(7);
    expect(eventsOf(spared, 'leader killed')).toEqual([]);
    expect(spared.state.rank[kit.leaders.indexOf('bali')]).toBe(1);
  });
});

describe('rally and attack', () => {
  test('M11.0.1.2 a unit whose enemy gave way before it has attacked, and does not rally', () => {
    const match = table({
      command: 'hannibal',
      at: 'shock',
      units: { ...facing, 'hannibal-1': '1520 NE disordered' },
      leaders,
      fields: { weary: { 'hannibal-1': 'yes' } },
    });
    play(match, 'shock hannibal-1 right', 'declared', 'give way bali-1 to 1518 facing N', 'stay');
    expect(eventsOf(match, 'rally')).toEqual([]);
  });
});

describe('turning in an enemy Zone of Control', () => {
  test('M3.3.2.2 the one corner is used up by the first turn, also if a shot comes between', () => {
    const match = table({
      command: 'hannibal',
      units: { ...facing, 'rumelia-1': '1619 N disordered' },
      leaders: { ...leaders, khosrev: '1619' },
      dice: [1],
    });
    play(match, 'turn hannibal-1 to SE', 'fire at rumelia-1');
    expect(due(match)).toBe('on');
    for (const corner of ['N', 'NE', 'S']) expect(refusal(match, `turn to ${corner}`)).toEqual(['M3.3.2.2']);
  });
});

describe('what must stay hidden', () => {
  test('M3.5.1 from which entry hexes a leader can be reached is his owner’s to know', () => {
    const with_ = (suleiman: string, achmed: string) =>
      play(
        table({
          side: 'ottoman',
          units: { 'porte-1': '3415 N', 'porte-2': '3406 N', 'tomori-1': '1414 S', 'centre-archer-1': 'waiting' },
          leaders: { suleiman, achmed, tomori: '1414' },
        }),
        'activate centre',
      );
    const [one, other] = [with_('3415', '3406'), with_('3406', '3415')];
    expect(one.state.linked).not.toEqual(other.state.linked);
    expect(one.view(0).linked).toEqual(other.view(0).linked);
    expect(one.view(undefined).linked).toEqual(other.view(undefined).linked);
    expect(one.view(1).linked).toEqual(one.state.linked);
    expect(kernel.game.veils?.map(({ field }) => field)).toContain('linked');
  });
});

describe('the opening', () => {
  test('M14.3.8 a passed Free activation ends the privilege of the beginning too', () => {
    const match = table({
      units: { 'tomori-1': '1414 S', 'bali-1': '3034 N' },
      leaders: { tomori: '1414', bali: '3034' },
      fields: { eager: 'yes' },
    });
    expect(match.state.eager).toBe(1);
    expect(play(match, 'pass').state.eager).toBe(0);
  });
});

describe('refusals', () => {
  test('M2.2.4 a unit of another command is refused for that alone', () => {
    const match = table({
      command: 'tomori',
      contingents: true,
      units: { 'tomori-1': '1414 S', 'bali-1': '3034 N', 'mixed-heavy-1': 'waiting' },
      leaders: { tomori: '1414', bali: '3034' },
      fields: { contingents: 'yes', came: { mixed: 'yes' } },
    });
    expect(refusal(match, 'enter mixed-heavy-1 at 1436')).toEqual(['M2.2.4']);
  });
});
