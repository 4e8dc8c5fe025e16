import { describe, expect, test } from 'vitest';
import { boxOf, eventsOf, kit, play, type Table, table } from '../testing.ts';

const SIX = [1, 2, 3, 4, 5, 6].map((n) => `kaiserschlacht-${n}`);
const raging = { kaiserschlacht: 'raging' };

/** The Kaiserschlacht Phase of card 5, then the next card, which rolls no dice. */
const phase = (setting: Table, ...dice: number[]) =>
  table({ card: 5, at: 'kaiserschlacht', ...setting, dice: [...dice, '#35'] });

describe('when there is such a phase', () => {
  test.each(['waiting', 'ended'])('H5.0.2, H5.2.3 no battle while the Kaiserschlacht is %s', (kaiserschlacht) => {
    const match = phase({ fields: { kaiserschlacht } });
    expect(eventsOf(match, 'battle')).toEqual([]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('H5.0.3 the first battle comes in the turn of card 42, the second in the next', () => {
    const match = table({ card: 42, at: 'event', dice: [6, 6, 6, 2, '#35', 2, '#10', 6] });
    expect(eventsOf(match, 'kaiserschlacht begins')).toMatchObject([{ rule: 'H5.0.3' }]);
    expect(eventsOf(match, 'battle')).toEqual([]);
    play(match, 'end actions', 'end actions');
    expect(eventsOf(match, 'battle')).toMatchObject([{ battle: 'kaiserschlacht-1' }, { battle: 'kaiserschlacht-2' }]);
    expect(match.scriptLeft).toEqual([]);
  });
});

describe('the battles', () => {
  test('H5.1.1 it is a Western battle with all modifiers for that Theater', () => {
    const match = phase({ fields: { ...raging, weariness: 'yes' }, resources: { western: 2, eastern: 1 } }, 3);
    expect(eventsOf(match, 'battle')).toMatchObject([
      {
        rule: 'H1.4.8',
        battle: 'kaiserschlacht-1',
        total: 4,
        value: 3,
        box: 'victories',
        ledger: {
          lines: [
            ['H1.4.2', 'die', 3],
            ['H1.4.3', 'Resources in the theater', 2],
            ['H1.4.5', 'War Weariness', -1],
          ],
        },
      },
    ]);
  });

  test('H5.1.1 it comes besides the battle of the current card', () => {
    const match = table({ card: 5, at: 'event', fields: raging, dice: [4, 2, '#35'] });
    play(match, 'end actions');
    expect(eventsOf(match, 'battle')).toMatchObject([
      { battle: 'tannenberg', box: 'victories' },
      { battle: 'kaiserschlacht-1', die: 2, total: 2, box: 'defeats' },
    ]);
  });

  test('H5.1.1 the natural 1 and 6 hold here too', () => {
    expect(eventsOf(phase({ fields: raging, resources: { western: 2 } }, 1), 'battle')).toMatchObject([
      { rule: 'H0.3.6', total: 3, box: 'defeats' },
    ]);
  });

  test.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 5],
    [6, 5],
  ])('H5.1.2 phase %i fights that marker, of value %i', (number, value) => {
    const match = phase({ fields: raging, stalemates: SIX.slice(0, number - 1) }, value);
    const battle = `kaiserschlacht-${number}`;
    expect(eventsOf(match, 'battle picked')).toEqual([]);
    expect(eventsOf(match, 'battle')).toMatchObject([{ rule: 'H1.4.7', battle, value, box: 'stalemates' }]);
    expect(boxOf(match, battle)).toBe('stalemates');
    expect(SIX.filter((one) => boxOf(match, one) === 'aside')).toHaveLength(6 - number);
  });

  test.each([1, 2, 3, 4, 5, 6])('H5.1.3 when all six have been fought, a %i picks the one to fight again', (die) => {
    const match = phase(
      { fields: { ...raging, weariness: 'yes' }, resources: { western: 2 }, stalemates: SIX },
      die,
      2,
    );
    const battle = `kaiserschlacht-${die}`;
    expect(eventsOf(match, 'battle picked')).toMatchObject([{ rule: 'H5.1.3', die, battle }]);
    expect(eventsOf(match, 'battle')).toMatchObject([{ battle, die: 2, total: 3 }]);
  });

  test('H5.1.3 in the turn of the sixth marker none is fought again', () => {
    const match = phase({ fields: raging, stalemates: SIX.slice(0, 5) }, 5);
    expect(eventsOf(match, 'battle')).toHaveLength(1);
    expect(eventsOf(match, 'battle picked')).toEqual([]);
  });

  test.each([
    [2, 'defeats'],
    [3, 'stalemates'],
    [4, 'victories'],
  ])('H5.1.4 fought again with a %i the marker lies in the %s, wherever it was', (die, box) => {
    const [first, ...rest] = SIX;
    for (const from of [{ victories: [first] }, { defeats: [first] }, { stalemates: SIX }]) {
      const match = phase({ fields: raging, stalemates: rest, ...from }, 1, die);
      expect(boxOf(match, 'kaiserschlacht-1')).toBe(box);
      for (const other of SIX.slice(1)) expect(boxOf(match, other)).toBe('stalemates');
    }
  });

  test('H5.1.5, H5.1.4 example: a marker of value 4, a 5 with War Weariness: from Victory to Stalemate', () => {
    const match = phase(
      {
        fields: { ...raging, weariness: 'yes' },
        victories: ['kaiserschlacht-3'],
        stalemates: SIX.filter((_, i) => i !== 2),
      },
      3,
      5,
    );
    expect(eventsOf(match, 'battle')).toMatchObject([
      { rule: 'H1.4.7', battle: 'kaiserschlacht-3', die: 5, total: 4, value: 4, box: 'stalemates' },
    ]);
    expect(boxOf(match, 'kaiserschlacht-3')).toBe('stalemates');
  });
});

describe('the end of the Kaiserschlacht', () => {
  const ENDED = 2;
  const RAGING = 1;
  const fillers = { victories: kit.battleIds.slice(0, 6), defeats: kit.battleIds.slice(0, 6) };

  test.each([
    ['victories', 'defeats', 6],
    ['defeats', 'victories', 2],
  ] as const)('H5.2.1, H5.2.2 it ends when the sixth marker joins five in the %s', (box, other, die) => {
    // The other box is filled to keep National Will within its limits.
    const match = phase({ fields: raging, [box]: SIX.slice(0, 5), [other]: fillers[other] }, die);
    expect(eventsOf(match, 'kaiserschlacht ends')).toMatchObject([{ rule: 'H5.2.1', box }]);
    expect(match.state.kaiserschlacht).toBe(ENDED);
  });

  test('H5.2.1 six Stalemates do not end it', () => {
    const match = phase({ fields: raging, stalemates: SIX.slice(0, 5) }, 5);
    expect(SIX.every((one) => boxOf(match, one) === 'stalemates')).toBe(true);
    expect(eventsOf(match, 'kaiserschlacht ends')).toEqual([]);
    expect(match.state.kaiserschlacht).toBe(RAGING);
  });

  test('H5.2.1 a mixture does not end it', () => {
    const match = phase({ fields: raging, victories: SIX.slice(0, 4), stalemates: [SIX[4]] }, 6);
    expect(match.state.kaiserschlacht).toBe(RAGING);
  });

  test('H5.2.2 markers not yet fought stand against the end', () => {
    const match = phase({ fields: raging, victories: SIX.slice(0, 4) }, 6);
    expect(boxOf(match, 'kaiserschlacht-5')).toBe('victories');
    expect(match.state.kaiserschlacht).toBe(RAGING);
  });

  test('H5.2.2 it is looked at when a marker is fought again', () => {
    const match = phase({ fields: raging, victories: SIX.slice(1), defeats: [SIX[0]] }, 1, 4);
    expect(eventsOf(match, 'kaiserschlacht ends')).toMatchObject([{ box: 'victories' }]);
  });

  test('H5.2.2 and in whatever phase: the Great Retreat moves the last marker to the Defeats Box', () => {
    const match = table({
      card: 31,
      fields: { ...raging, status: 2 },
      victories: [SIX[0], 'mons', 'tannenberg'],
      defeats: SIX.slice(1),
      dice: ['#35'],
    });
    play(match, 'great retreat by actions losing kaiserschlacht-1');
    expect(eventsOf(match, 'kaiserschlacht ends')).toMatchObject([{ rule: 'H5.2.1', box: 'defeats' }]);
    play(match, 'end actions');
    expect(eventsOf(match, 'battle')).toEqual([]);
  });

  test('H5.2.3 the end is final, even if the Great Retreat moves a marker later', () => {
    const match = table({
      card: 31,
      fields: { kaiserschlacht: 'ended', status: 2 },
      victories: SIX,
      dice: ['#35'],
    });
    play(match, 'great retreat by actions losing kaiserschlacht-1', 'end actions');
    expect(boxOf(match, 'kaiserschlacht-1')).toBe('defeats');
    expect(eventsOf(match, 'battle')).toEqual([]);
    expect(match.state.kaiserschlacht).toBe(ENDED);
  });
});
