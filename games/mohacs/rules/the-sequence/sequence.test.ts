import { describe, expect, test } from 'vitest';
import { due, eventsOf, type Field, fight, kit, play, preview, refusal, seat, told, unitOf } from '../../testing.ts';

/** M4, M5 The sequence of play, M14.3 how it starts, M15.1.2 and M15.2 who may be named and called. */

/** Both armies far apart, everybody in command. */
const apart = (more: Partial<Field> = {}) =>
  fight({
    units: {
      'tomori-1': '1515 S',
      'bathyani-1': '1519 S',
      'lajos-1': '1414 S',
      'bali-1': '2915 N',
      'akinci-1': '2913 N',
    },
    leaders: { tomori: 'tomori-1', bathyani: 'bathyani-1', lajos: 'lajos-1', bali: 'bali-1', ibrahim: 'akinci-1' },
    side: 'hungary',
    at: 'free',
    ...more,
  });
const yes = { acted: { hungary: 'yes', ottoman: 'yes' }, eager: 'no' };

describe('an activation', () => {
  test('M4.1.1 three segments: Move and Fire, Shock, Rally', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'tomori-2': '1513 S disordered', 'janissary-1': '1614 N' },
      leaders: { tomori: 'tomori-1' },
      side: 'hungary',
      at: 'free',
      dice: [4],
    });
    play(match, 'activate tomori');
    expect(due(match)).toBe('go'); // M4.1.2
    play(match, 'end moves');
    expect(due(match)).toBe('declare'); // M4.1.3
    play(match, 'shock tomori-1 left', 'declared');
    expect(unitOf(match, 'tomori-2')).toBe('1513 S'); // M4.1.4
    expect(due(match)).toBe('continuity'); // M4.2.1
  });

  test('M4.1.3 whoever ends the moves is warned as long as a unit could still act', () => {
    const warned = (gone: Record<string, string>) => {
      const match = fight({
        units: { 'tomori-1': '1515 S', 'tomori-2': '1513 S' },
        command: 'tomori',
        at: 'moves',
        fields: { gone },
      });
      const { move } = match.why('end moves');
      return [move && match.warning(move), preview(match, 'end moves')[0]?.total];
    };
    const loses = 'Units that could still act lose their go.';
    expect(warned({})).toEqual([loses, 2]);
    expect(warned({ 'tomori-1': 'yes' })).toEqual([loses, 1]);
    expect(warned({ 'tomori-1': 'yes', 'tomori-2': 'yes' })).toEqual([undefined, 0]);
  });

  test('M5.1.3 a Free activation may name any command of yours with a leader in play', () => {
    const match = apart();
    for (const command of ['tomori', 'bathyani', 'lajos']) expect(refusal(match, `activate ${command}`)).toEqual([]);
    expect(refusal(match, 'activate bali')).toEqual(['M5.1.3']);
  });

  test('M5.1.11 a command that could do nothing may be named', () => {
    const match = apart();
    expect(refusal(match, 'activate perenyi')).toEqual([]);
  });

  test('M5.1.8 a pass takes no die, no flight check follows, and the opponent has a Free activation', () => {
    const match = play(apart(), 'pass');
    expect(told(match, 'pass')).toEqual([{ rule: 'M5.1.7', side: 'hungary', way: 'free' }]);
    expect([due(match), seat(match)]).toEqual(['free', 'ottoman']);
    expect(eventsOf(match, 'flight check')).toEqual([]);
  });

  test('M5.1.9 when four Free activations in succession have been passed, the battle dies away', () => {
    const match = play(apart(), 'pass', 'pass', 'pass');
    expect(match.over).toBe(false);
    expect(match.warning(match.why('pass').move as never)).toBe('The battle dies away and nobody wins.');
    play(match, 'pass');
    expect(match.result).toEqual({ winner: null, how: 'dies-away', rule: 'M5.1.9', score: [0, 0] });
  });

  test('M5.1.9 an activation between them begins the count anew', () => {
    const match = play(apart(), 'pass', 'pass', 'pass', 'activate bali', 'end moves');
    expect(match.state.passes).toBe(0);
  });

  test('M5.1.10 sixty activations without a shot, a combat or a change of status end it too', () => {
    const match = apart({ fields: { quiet: 59 } });
    play(match, 'activate tomori', 'end moves');
    expect(match.result).toMatchObject({ how: 'dies-away', rule: 'M5.1.10' });
    const stirred = fight({
      units: { 'tomori-1': '1515 S disordered', 'bali-1': '2915 N' },
      leaders: { tomori: 'tomori-1', bali: 'bali-1' },
      side: 'hungary',
      at: 'free',
      fields: { quiet: 59 },
    });
    play(stirred, 'activate tomori', 'end moves');
    expect([stirred.over, stirred.state.quiet]).toEqual([false, 0]);
  });

  test('M5.1.10 units that come up change no status: the count goes on', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'centre-levy-1': 'waiting' },
      leaders: { tomori: 'tomori-1', suleiman: '3415' },
      side: 'ottoman',
      at: 'free',
      fields: { quiet: 59 },
    });
    play(match, 'activate centre', 'enter centre-levy-1 at 3414', 'halt', 'end moves');
    expect(match.result).toMatchObject({ how: 'dies-away', rule: 'M5.1.10' });
  });
});

describe('Continuity', () => {
  const acted = (last: string, dice: number[] = [], more: Partial<Field> = {}) =>
    apart({ at: 'continuity', dice, fields: { ...yes, last }, ...more });

  test('M5.2.1.1 after an activation the phasing player may name another command', () => {
    const match = play(apart({ fields: yes }), 'activate tomori', 'end moves');
    expect([due(match), seat(match)]).toEqual(['continuity', 'hungary']);
    expect(refusal(match, 'continue with bathyani')).toEqual([]);
    expect(refusal(match, 'continue with bali')).toContain('M5.1.3');
  });

  test('M5.2.1.2 not the one that has just acted', () => {
    expect(refusal(acted('tomori'), 'continue with tomori')).toEqual(['M5.2.1.2']);
    expect(refusal(acted('bathyani'), 'continue with tomori')).toEqual([]);
  });

  test('M5.2.1.3 a Standard rally is no command: after it any may be named', () => {
    const match = apart({
      units: { 'tomori-1': '1515 S retired', 'bathyani-1': '1519 S', 'bali-1': '2915 N' },
      leaders: { tomori: 'tomori-1', bathyani: 'bathyani-1', bali: 'bali-1' },
      banner: '1515',
      fields: { ...yes, last: 'tomori' },
    });
    play(match, 'rally standard');
    expect(due(match)).toBe('continuity');
    expect(refusal(match, 'continue with tomori')).toEqual([]);
  });

  test('M5.2.1.5 a roll equal to the AR or lower activates it', () => {
    const match = play(acted('bathyani', [4]), 'continue with tomori', 'let them');
    expect(told(match, 'continuity')).toEqual([{ rule: 'M5.2.1.5', command: 'tomori', die: 4, rating: 4, won: 'yes' }]);
    expect(told(match, 'activation').at(-1)).toMatchObject({ command: 'tomori', way: 'continuity' });
    expect(match.state.free).toBe(0);
  });

  test('M5.2.1.6, M4.2.2 a higher roll passes play to the opponent', () => {
    const match = play(acted('bathyani', [5]), 'continue with tomori', 'let them');
    expect(told(match, 'continuity')).toEqual([{ rule: 'M5.2.1.6', command: 'tomori', die: 5, rating: 4, won: 'no' }]);
    expect([due(match), seat(match)]).toEqual(['free', 'ottoman']);
  });

  test('M5.2.1.5 the preview says how many rolls succeed', () => {
    expect(preview(acted('bathyani'), 'continue with tomori')).toEqual([
      { title: 'of ten rolls', lines: [['M5.2.1.5', 'rolls that activate it', 5]], total: 5 },
    ]);
  });

  test('M5.2.1.7, M5.3.1.8 he may pass instead, with the effect of a failure; a pass cannot be seized', () => {
    const match = play(acted('tomori'), 'pass');
    expect(told(match, 'pass')).toEqual([{ rule: 'M5.2.1.7', side: 'hungary', way: 'continuity' }]);
    expect([due(match), seat(match)]).toEqual(['free', 'ottoman']);
  });

  test('M16.0.0.2 no flight check follows an activation by Continuity', () => {
    const match = play(acted('bathyani', [0]), 'continue with tomori', 'let them', 'end moves');
    expect(eventsOf(match, 'flight check')).toEqual([]);
  });
});

describe('Seizure', () => {
  const tried = (dice: number[], more: Record<string, unknown> = {}) =>
    play(apart({ at: 'continuity', dice, fields: { ...yes, last: 'bathyani', ...more } }), 'continue with tomori');

  test('M5.3.1.1 the opponent may seize when the attempt is announced, before the die', () => {
    const match = tried([]);
    expect([due(match), seat(match)]).toEqual(['seizure', 'ottoman']);
    expect(eventsOf(match, 'continuity')).toEqual([]);
  });

  test('M5.3.1.2 with a command of his that has a leader in play', () => {
    const match = tried([]);
    expect(refusal(match, 'seize with tomori')).toContain('M5.1.3');
    expect(refusal(match, 'seize with bali')).toEqual([]);
    expect(preview(match, 'seize with bali')).toEqual([
      { title: 'of ten rolls', lines: [['M5.3.1.3', 'rolls that seize', 5]], total: 5 },
    ]);
  });

  test('M5.3.1.3, M5.3.1.5 a roll equal to the AR or lower: he is phasing, with that command, but not Free', () => {
    const match = play(tried([4]), 'seize with bali');
    expect(told(match, 'seizure')).toEqual([{ rule: 'M5.3.1.3', command: 'bali', die: 4, rating: 4, won: 'yes' }]);
    expect(told(match, 'activation').at(-1)).toMatchObject({ side: 'ottoman', command: 'bali', way: 'seizure' });
    // M5.3.1.5: it is not Free.
    expect([match.state.free, match.state.seized]).toEqual([0, 1]);
    expect(eventsOf(match, 'continuity')).toEqual([]);
  });

  test('M5.3.1.4 a flight check follows it', () => {
    const match = play(tried([4]), 'seize with bali', 'end moves');
    expect(eventsOf(match, 'flight check')).toHaveLength(2);
    expect([due(match), seat(match)]).toEqual(['continuity', 'ottoman']);
  });

  test('M5.3.1.6 a higher roll: the phasing player has a Free activation at once, even of the command that has just acted', () => {
    const match = play(tried([5]), 'seize with bali');
    expect(told(match, 'seizure')).toEqual([{ rule: 'M5.3.1.6', command: 'bali', die: 5, rating: 4, won: 'no' }]);
    expect([due(match), seat(match)]).toEqual(['free', 'hungary']);
    expect(refusal(match, 'activate bathyani')).toEqual([]);
    expect(eventsOf(match, 'continuity')).toEqual([]);
  });

  test('M14.3.7 the Ottomans may not seize before they have finished a Free activation', () => {
    const match = tried([9], { acted: { hungary: 'yes', ottoman: 'no' } });
    expect(told(match, 'continuity')).toHaveLength(1);
    // A pass is none.
    const passed = play(apart(), 'pass', 'pass');
    expect(passed.state.acted).toEqual([0, 0]);
  });

  test('M14.3.7 Hungary may', () => {
    const match = fight({
      units: { 'tomori-1': '1515 S', 'bali-1': '2915 N', 'akinci-1': '2913 N' },
      leaders: { tomori: 'tomori-1', bali: 'bali-1', ibrahim: 'akinci-1' },
      side: 'ottoman',
      at: 'continuity',
      fields: { acted: { hungary: 'no', ottoman: 'yes' }, last: 'bali' },
    });
    play(match, 'continue with ibrahim');
    expect([due(match), seat(match)]).toEqual(['seizure', 'hungary']);
  });
});

describe('how the game starts', () => {
  test('M14.3.1 Hungary has the first activation, and it is Free', () => {
    const match = play(apart(), 'activate tomori');
    expect(told(match, 'activation')).toEqual([{ rule: 'M4.1.1', side: 'hungary', command: 'tomori', way: 'free' }]);
    expect(match.state.free).toBe(1);
  });

  test('M14.3.8 until its first failed Continuity roll Hungary may continue with the same command', () => {
    const eager = (dice: number[]) =>
      apart({
        at: 'continuity',
        dice,
        fields: { acted: { hungary: 'yes', ottoman: 'no' }, eager: 'yes', last: 'tomori' },
      });
    const match = eager([3, 9]);
    expect(refusal(match, 'continue with tomori')).toEqual([]);
    play(match, 'continue with tomori', 'end moves');
    expect(match.state.eager).toBe(1);
    play(match, 'continue with tomori');
    expect(match.state.eager).toBe(0);
    // The first pass of one ends it too.
    expect(play(eager([]), 'pass').state.eager).toBe(0);
  });
});

describe('who may be named', () => {
  const centre = kit.waves[0].units.map((unit) => kit.units[unit]);
  const entered = Object.fromEntries(centre.map((unit, i) => [unit, `30${String(i + 5).padStart(2, '0')} N`]));
  const ottoman = (units: Record<string, string>, more: Partial<Field> = {}) =>
    fight({
      units: { 'tomori-1': '1515 S', 'bali-1': '2930 N', ...units },
      leaders: { tomori: 'tomori-1', bali: 'bali-1' },
      side: 'ottoman',
      at: 'free',
      ...more,
    });

  test('M15.1.2.3 Anatolia not before all of the Centre have entered', () => {
    const { [centre[0]]: _first, ...rest } = entered;
    expect(refusal(ottoman(rest), 'activate anatolia')).toEqual(['M15.1.2.3']);
    expect(refusal(ottoman(entered), 'activate anatolia')).toEqual([]);
  });

  test('M15.1.2.2, M15.1.2.4 its first entry needs a Free activation; then it is a command like any other', () => {
    const next = (came: string[]) => ottoman(entered, { at: 'continuity', came, fields: { ...yes, last: 'bali' } });
    expect(refusal(next([]), 'continue with anatolia')).toEqual(['M15.1.2.2']);
    expect(refusal(next(['anatolia']), 'continue with anatolia')).toEqual([]);
    // M5.3.1.5: nor by Seizure.
    const seizing = (came: string[]) =>
      play(
        fight({
          units: { 'tomori-1': '1515 S', 'bathyani-1': '1519 S', 'bali-1': '2930 N', ...entered },
          leaders: { tomori: 'tomori-1', bathyani: 'bathyani-1', bali: 'bali-1' },
          side: 'hungary',
          at: 'continuity',
          came,
          fields: { ...yes, last: 'tomori' },
        }),
        'continue with bathyani',
      );
    expect(refusal(seizing([]), 'seize with anatolia')).toEqual(['M15.1.2.2']);
    expect(refusal(seizing(['anatolia']), 'seize with anatolia')).toEqual([]);
  });

  test('M12.2.0.3, M12.2.0.4 Achmed may be named as a command of his own; for Continuity it is another', () => {
    const match = ottoman(
      { 'centre-levy-1': '3010 N', 'porte-1': '3012 N' },
      {
        leaders: { tomori: 'tomori-1', suleiman: 'porte-1', achmed: 'centre-levy-1', bali: 'bali-1' },
        at: 'continuity',
        fields: { ...yes, last: 'centre' },
      },
    );
    expect(refusal(match, 'continue with centre')).toEqual(['M5.2.1.2']);
    expect(refusal(match, 'continue with levies')).toEqual([]);
  });
});

describe('optional contingents', () => {
  const calling = (dice: number[], more: Partial<Field> = {}) =>
    apart({ contingents: true, dice, fields: yes, ...more });

  test('M15.2.0 only if agreed upon', () => {
    expect(refusal(apart({ fields: yes }), 'call contingent')).toEqual(['M15.2.0']);
    expect(refusal(calling([]), 'call contingent')).toEqual([]);
  });

  test('M15.2.4.1 in a Free activation of Hungary, after the Ottomans have acted', () => {
    expect(refusal(calling([], { fields: {} }), 'call contingent')).toEqual(['M15.2.4.1']);
    expect(refusal(calling([], { side: 'ottoman' }), 'call contingent')).toEqual(['M15.2.4.1']);
  });

  test('M15.2.4.2, M15.2.4.3, M15.2.4.4, M15.2.4.5 0 to 5 nobody, 6 and 7 Slavonia, 8 the mixed one, 9 Transylvania', () => {
    const comes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(
      (die) => told(play(calling([die]), 'call contingent'), 'contingent')[0],
    );
    expect(comes.map(({ wave }) => wave)).toEqual([
      ...Array(6).fill('none'),
      'slavonia',
      'slavonia',
      'mixed',
      'transylvania',
    ]);
    expect(comes.map(({ rule }) => rule).slice(5)).toEqual([
      'M15.2.4.2',
      'M15.2.4.3',
      'M15.2.4.3',
      'M15.2.4.4',
      'M15.2.4.5',
    ]);
    expect(preview(calling([]), 'call contingent')).toEqual([
      {
        title: 'of ten rolls',
        lines: [
          ['M15.2.4.2', 'nobody comes', 6],
          ['M15.2.4.3', 'slavonia', 2],
          ['M15.2.4.4', 'mixed', 1],
          ['M15.2.4.5', 'transylvania', 1],
        ],
        total: 10,
      },
    ]);
  });

  test('M15.2.4.6 one that has come before counts as nobody', () => {
    const match = play(calling([9], { came: ['transylvania'] }), 'call contingent');
    expect(told(match, 'contingent')).toEqual([{ rule: 'M15.2.4.6', die: 9, wave: 'none' }]);
  });

  test('M15.2.4.7, M5.2.1.4 it is activated at once as this Free activation; a failure spends it', () => {
    const match = play(calling([9]), 'call contingent');
    expect(told(match, 'activation')).toEqual([
      { rule: 'M4.1.1', side: 'hungary', command: 'transylvania', way: 'free' },
    ]);
    expect(due(match)).toBe('go');
    // M5.2.1.4: it is the command that has just acted.
    play(match, 'end moves');
    expect(refusal(match, 'continue with transylvania')).toEqual(['M5.2.1.2']);
    const failed = play(calling([0]), 'call contingent');
    expect(due(failed)).toBe('continuity');
    expect(eventsOf(failed, 'flight check')).toHaveLength(2);
    expect(refusal(failed, 'continue with tomori')).toEqual([]); // M5.2.1.3
  });

  test('M15.2.4.8 from then on it is a Hungarian command', () => {
    expect(refusal(calling([]), 'activate transylvania')).toEqual(['M15.2.4.8']);
    expect(refusal(calling([], { came: ['transylvania'] }), 'activate transylvania')).toEqual([]);
  });

  test('M15.2.4.9 no try when all three have come', () => {
    const match = calling([], { came: ['transylvania', 'slavonia', 'mixed'] });
    expect(refusal(match, 'call contingent')).toEqual(['M15.2.4.9']);
  });
});
