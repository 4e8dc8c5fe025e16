import { describe, expect, test } from 'vitest';
import { due, eventsOf, play, refusal, spaceOf, type Table, table } from '../testing.ts';

const advance = (card: number, more: Table = {}) => table({ card, at: 'advance', ...more });

describe('Advances', () => {
  test('O2.0.1 each Front on the card comes one space nearer', () => {
    const match = advance(26, { fronts: { caucasus: 4, mesopotamia: 3 } });
    expect([spaceOf(match, 'caucasus'), spaceOf(match, 'mesopotamia'), spaceOf(match, 'sinai')]).toEqual([3, 2, 6]);
  });

  test('O2.0.2 in the order of the card', () => {
    const match = advance(33, { fronts: { arab: 5 } });
    expect(eventsOf(match, 'advance').map(({ front }) => front)).toEqual(['arab', 'mesopotamia']);
  });

  test('O2.0.3 the symbol of a Front off the map is ignored', () => {
    const match = advance(33);
    expect(eventsOf(match, 'symbol ignored')).toMatchObject([{ rule: 'O2.0.3', front: 'arab' }]);
  });

  test('O2.0.4 a Front in Constantinople ends the game, and nothing more is carried out', () => {
    const match = advance(26, { fronts: { caucasus: 1, mesopotamia: 1 }, fields: { will: 0 } });
    expect(match.over).toBe(true);
    expect(eventsOf(match, 'constantinople falls')).toMatchObject([{ rule: 'O2.0.4', front: 'caucasus' }]);
    expect(spaceOf(match, 'mesopotamia')).toBe(1);
  });

  test.each([0, 1])('O2.0.4 after that no symbol is ignored either, with %i Yildirim markers at hand', (yildirim) => {
    const match = advance(17, { fronts: { mesopotamia: 1 }, fields: { yildirim } });
    if (yildirim) play(match, 'let mesopotamia advance');
    expect(match.events('all').at(-1)).toMatchObject({ event: 'game over' });
    expect(eventsOf(match, 'symbol ignored')).toEqual([]);
    expect(eventsOf(advance(17, { fronts: { mesopotamia: 2 } }), 'symbol ignored')).toHaveLength(2);
  });
});

describe('The desert', () => {
  const toArish = (die: number, more: Table = {}) => advance(19, { ...more, card: 24, dice: [die] });

  test('O2.3.1 a roll below the Battle Value succeeds', () => {
    const match = toArish(2);
    expect(eventsOf(match, 'attrition')).toMatchObject([{ rule: 'O2.3.1', die: 2, value: 3, crosses: 'yes' }]);
    expect(spaceOf(match, 'sinai')).toBe(5);
  });

  test('O2.3.2 a roll that equals it does not, and nothing modifies it', () => {
    const match = toArish(3, { fields: { weariness: 'yes' } });
    expect(eventsOf(match, 'attrition')).toMatchObject([
      { rule: 'O2.3.2', die: 3, total: 3, crosses: 'no', ledger: { lines: [['O2.3.3', 'die', 3]] } },
    ]);
    expect(spaceOf(match, 'sinai')).toBe(6);
  });

  test('O0.3.8 a 1 is below every Battle Value of 2, a 6 below none: only the total counts', () => {
    expect(spaceOf(toArish(1), 'sinai')).toBe(5);
    expect(spaceOf(toArish(6), 'sinai')).toBe(6);
  });

  test.each([6, 5])('O2.3.3 from space %i a roll is due, until there is water', (from) => {
    expect(eventsOf(advance(24, { fronts: { sinai: from }, dice: [6] }), 'attrition')).toHaveLength(1);
    const wet = advance(24, { fronts: { sinai: from }, fields: { pipeline: 'yes' } });
    expect(eventsOf(wet, 'attrition')).toEqual([]);
    expect(spaceOf(wet, 'sinai')).toBe(from - 1);
  });

  test.each([4, 3, 2])('O2.3.7 from space %i none is due, nor for any other Front', (from) => {
    const match = advance(24, { fronts: { sinai: from } });
    expect(eventsOf(match, 'attrition')).toEqual([]);
    expect(spaceOf(match, 'mesopotamia')).toBe(4);
  });
});

describe('The Gaza-Beersheba fortification', () => {
  const at = { fronts: { sinai: 5 }, sides: { sinai: 1 } } as const;
  const wet = { pipeline: 'yes' };

  test('O2.3.4 a roll is due to enter while it stands', () => {
    const match = advance(24, { ...at, fields: { ...wet, gaza: 2 }, dice: [4] });
    expect(eventsOf(match, 'attrition')).toMatchObject([{ crosses: 'no', ledger: { lines: [['O2.3.4', 'die', 4]] } }]);
    expect([spaceOf(match, 'sinai'), match.state.gaza]).toEqual([5, 2]);
    expect(spaceOf(advance(24, { ...at, fields: wet }), 'sinai')).toBe(4);
    expect(spaceOf(advance(24, { fronts: { sinai: 6 }, fields: { ...wet, gaza: 2 } }), 'sinai')).toBe(5);
  });

  test('O2.3.5 each success lowers it, and the last one lets the Front in', () => {
    const first = advance(24, { ...at, fields: { ...wet, gaza: 2 }, dice: [3] });
    expect(eventsOf(first, 'fortification hit')).toMatchObject([{ rule: 'O2.3.5', strength: 1 }]);
    expect([spaceOf(first, 'sinai'), first.state.gaza]).toEqual([5, 1]);
    const second = advance(24, { ...at, fields: { ...wet, gaza: 1 }, dice: [3] });
    expect([spaceOf(second, 'sinai'), second.state.gaza]).toEqual([4, 0]);
  });

  test('O2.3.6 the desert comes first, and without it there is no second roll', () => {
    const dry = advance(24, { ...at, fields: { gaza: 1 }, dice: [4] });
    expect(eventsOf(dry, 'attrition')).toMatchObject([{ ledger: { lines: [['O2.3.3', 'die', 4]] } }]);
    expect(dry.state.gaza).toBe(1);
    const both = advance(24, { ...at, fields: { gaza: 1 }, dice: [1, 2] });
    expect(eventsOf(both, 'attrition').map(({ ledger }) => ledger?.lines[0][0])).toEqual(['O2.3.3', 'O2.3.4']);
    expect([spaceOf(both, 'sinai'), both.state.gaza]).toEqual([4, 0]);
  });
});

describe('Yildirim', () => {
  const fields = { yildirim: 2 };

  test('O2.3.9 a marker cancels an Advance of the Sinai or the Mesopotamia Front only', () => {
    const match = advance(38, { fronts: { arab: 4, sinai: 3 }, fields });
    expect([due(match), spaceOf(match, 'arab')]).toEqual(['yildirim', 3]);
    play(match, 'yildirim mesopotamia');
    expect(eventsOf(match, 'yildirim')).toMatchObject([{ rule: 'O2.3.9', front: 'mesopotamia', left: 1 }]);
    expect(spaceOf(match, 'mesopotamia')).toBe(5);
    expect(due(advance(40, { fields }))).toBe('action');
  });

  test('O2.3.10 it is asked for each Advance, when the earlier ones are known', () => {
    const match = advance(38, { fronts: { sinai: 3 }, fields });
    expect(refusal(match, 'let sinai advance')).toEqual(['O2.3.10']);
    play(match, 'let mesopotamia advance');
    expect([due(match), spaceOf(match, 'mesopotamia')]).toEqual(['yildirim', 4]);
    expect(refusal(match, 'yildirim sinai')).toEqual([]);
  });

  test('O2.3.11 before an Attrition Roll, and a cancelled Advance rolls nothing', () => {
    const match = advance(24, { fields: { yildirim: 1 }, fronts: { mesopotamia: 3 } });
    play(match, 'let mesopotamia advance');
    expect(eventsOf(match, 'attrition')).toEqual([]);
    const { move } = match.why('let sinai advance');
    expect(move && match.preview(move).map(({ title, total }) => [title, total])).toEqual([
      ['Attrition Roll, modifiers', 0],
      ['crossings in 6', 2],
    ]);
    expect(move && match.preview(move)[1].lines).toEqual([['O2.3.3', 'rolls that cross', 2]]);
    play(match, 'yildirim sinai');
    expect(eventsOf(match, 'attrition')).toEqual([]);
    expect([spaceOf(match, 'sinai'), due(match)]).toEqual([6, 'action']);
  });

  const MURRAY = 0;
  const ALLENBY = 1;
  const HITS = 'hits that destroy the fortification';
  const NONE = 'the fortification stands even after a hit';
  test.each([
    ['O2.3.4', 1, 'yes', ALLENBY, ['hits in 6', ['O2.3.4', 'rolls that succeed', 3]], ['crossings in 6', HITS, 3]],
    ['O2.3.5', 2, 'yes', ALLENBY, ['hits in 6', ['O2.3.4', 'rolls that succeed', 3]], ['crossings in 6', NONE, 0]],
    ['O2.3.5', 2, 'no', MURRAY, ['hits in 36', ['O2.3.6', 'both rolls succeed', 4]], ['crossings in 36', NONE, 0]],
    ['O2.3.6', 1, 'no', MURRAY, ['hits in 36', ['O2.3.6', 'both rolls succeed', 4]], ['crossings in 36', HITS, 4]],
  ] as const)(
    '%s before a line of strength %i, with water: %s, what the rolls would do is shown',
    (_rule, gaza, pipeline, side, [hits, hitsLine], [crossings, label, number]) => {
      const match = advance(38, {
        fronts: { sinai: 5 },
        sides: { sinai: side },
        fields: { yildirim: 1, gaza, pipeline },
      });
      play(match, 'let mesopotamia advance');
      for (const text of ['let sinai advance', 'yildirim sinai']) {
        const { move } = match.why(text);
        expect(move && match.preview(move).map(({ title, lines }) => [title, lines])).toEqual([
          ['Attrition Roll, modifiers', []],
          [hits, [hitsLine]],
          [crossings, [['O2.3.5', label, number]]],
        ]);
      }
    },
  );

  test('O2.3.12 as many markers in a turn as there are', () => {
    const match = advance(38, { fronts: { sinai: 3 }, fields });
    play(match, 'yildirim mesopotamia', 'yildirim sinai');
    expect([spaceOf(match, 'mesopotamia'), spaceOf(match, 'sinai'), match.state.yildirim]).toEqual([5, 3, 0]);
  });

  test('O2.0.4 letting a Front into Constantinople is warned of', () => {
    const match = advance(1, { fronts: { mesopotamia: 1 }, fields });
    const { move } = match.why('let mesopotamia advance');
    expect(move && match.warning(move)).toContain('Constantinople');
    expect(match.preview(move as never)).toEqual([]);
    play(match, 'let mesopotamia advance');
    expect(match.over).toBe(true);
  });
});
