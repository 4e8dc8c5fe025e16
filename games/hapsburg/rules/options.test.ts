import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { hapsburg, type Kit, RECONSTRUCTED, type War } from '../index.ts';
import {
  due,
  errorCode,
  eventsOf,
  kernel,
  kit,
  loyaltyOf,
  play,
  refusal,
  spaceOf,
  type Table,
  table,
} from '../testing.ts';

/** H10 Optional rules: each alone, on and off, and several together. */

type Game = ReturnType<typeof table>;

const told = (match: Game, event: string) =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
const lastLines = (match: Game, event: string) => eventsOf(match, event).at(-1)?.ledger?.lines;
const modifiers = (match: Game, text: string) => {
  const { move } = match.why(text);
  return move && match.preview(move)[0]?.lines;
};
/** A match from the start of a scenario. */
const begin = (scenario: string, options: readonly string[], script: readonly (number | string)[]): Game =>
  new Match<War, Kit>(kernel, {
    set: RECONSTRUCTED,
    scenario,
    options: Object.fromEntries(options.map((id) => [id, 'on'])),
    script,
  });
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const ALL = hapsburg.options.map(({ id }) => id);
const SIXES = [6, 6, 6, 6, 6, 6, 6, 6];

describe('Choosing', () => {
  const FIELDS = [
    'historical',
    'emergency',
    'fairWeather',
    'mustHold',
    'spa',
    'coalition',
    'resurgence',
    'expanded',
  ] as const;

  test('H10.0.1 there are eight rules, each off unless you choose it', () => {
    expect(ALL).toHaveLength(8);
    const inUse = (options: readonly string[]) => {
      const g = kernel.blank(kit, '1914', Object.fromEntries(options.map((id) => [id, 'on'])));
      return FIELDS.map((field) => g[field]);
    };
    expect(inUse([])).toEqual(FIELDS.map(() => 0));
    for (const [at, id] of ALL.entries()) expect(inUse([id])).toEqual(FIELDS.map((_, i) => (i === at ? 1 : 0)));
    expect(inUse(ALL)).toEqual(FIELDS.map(() => 1));
  });

  test('H10.0.1 in any combination and with any scenario', () => {
    for (const { id } of hapsburg.scenarios) {
      const match = begin(id, ALL, SIXES);
      expect([match.over, told(match, 'card revealed')[0].rule]).toEqual([false, 'H1.0.1']);
      for (const field of FIELDS) expect(match.state[field]).toBe(1);
    }
    expect(errorCode(() => begin('1914', ['radio-silence'], []))).toBe('bad-options');
  });

  test('H10.0.1 modifiers of several rules add up', () => {
    const dark: Table = {
      card: 18,
      at: 'loyalty',
      options: ['fair-weather-friends', 'expanded-war-weariness'],
      fields: { status: 4, weariness: 'yes', will: -4 },
      dice: [6],
    };
    const match = table(dark);
    expect(lastLines(match, 'loyalty test')).toEqual([
      ['H3.1.2', 'die', 6],
      ['H10.3.1', 'National Will below -3', -1],
      ['H10.8.1', 'War Weariness', -1],
    ]);
    expect(told(match, 'loyalty test')).toMatchObject([{ die: 6, total: 4, rating: 4, falls: 'yes' }]);
    // A high will and War Weariness cancel out.
    const bright = table({ ...dark, fields: { ...dark.fields, will: 4 }, dice: [5] });
    expect(told(bright, 'loyalty test')).toMatchObject([{ die: 5, total: 5, falls: 'no' }]);
    expect(lastLines(bright, 'loyalty test')).toHaveLength(3);
  });
});

describe('The Historical Game', () => {
  test('H10.1.1 the cards come in the order of their numbers, whatever their Epochs', () => {
    for (let next = 1; next <= 50; next++) {
      const match = table({ options: ['historical'], played: upTo(next - 1), dice: SIXES });
      expect(told(match, 'card revealed')[0]).toEqual({ rule: 'H1.0.1', turn: next, card: `#${next}` });
    }
  });

  test('H10.1.1 from the first card on, one after the other', () => {
    const match = begin('1914', ['historical'], [6, 6, 6, 3, 6]);
    play(match, 'end actions', 'end actions');
    expect(told(match, 'card revealed').map(({ card }) => card)).toEqual(['#1', '#2', '#3']);
    expect(match.scriptLeft).toEqual([]);
  });

  test('H10.1.2 War Status moves on, but no cards are added', () => {
    const treaty = (options: readonly string[]) =>
      table({ card: 15, at: 'event', options, played: upTo(14), dice: SIXES });
    const historical = treaty(['historical']);
    expect([historical.state.status, told(historical, 'epoch joins')]).toEqual([2, []]);
    expect(historical.state.zones.map((zone) => zone.length)).toEqual([35, 0, 0, 15]);
    const usual = treaty([]);
    expect(told(usual, 'epoch joins')).toMatchObject([{ rule: 'H1.1.2', epoch: 'mid-day' }]);
    expect(usual.state.status).toBe(2);
  });

  test('H10.1.3 with a scenario the order begins at its first card', () => {
    for (const [scenario, first] of [
      ['1915', 17],
      ['1916', 22],
      ['1917', 31],
    ] as const) {
      const match = begin(scenario, ['historical'], SIXES);
      expect(told(match, 'card revealed')).toEqual([{ rule: 'H1.0.1', turn: first, card: `#${first}` }]);
    }
  });
});

describe('Emergency Aid', () => {
  const DEFEATS = ['cer', 'mons', 'tannenberg', 'drina', 'lodz', 'falklands', 'belgrade'];
  /** The count comes to minus `lost`; the marker still shows -5. */
  const collapse = (lost: number, more: Table = {}): Table => ({
    card: 9,
    at: 'will',
    options: ['emergency-aid'],
    defeats: DEFEATS.slice(0, lost),
    resources: { eastern: 1 },
    ...more,
    fields: { will: -5, ...more.fields },
  });

  test('H10.2.1 at -6 a Resource of any Theater may be put in the Victories Box, where it counts 1', () => {
    const rich = { resources: { western: 1, eastern: 2, naval: 1 } };
    for (const theater of ['western', 'eastern', 'naval']) {
      const match = table(collapse(6, { ...rich, dice: ['#35'] }));
      expect(due(match)).toBe('emergency-aid');
      play(match, `park ${theater}`);
      expect(told(match, 'emergency aid')).toEqual([{ rule: 'H10.2.1', theater }]);
      expect(told(match, 'national will')).toEqual([{ rule: 'H7.0.8', total: -5, shown: -5 }]);
      expect([match.over, match.state.parked, match.state.will]).toEqual([false, 1, -5]);
    }
  });

  test('H10.2.1 it counts in all later counts too', () => {
    const match = play(table(collapse(6, { resources: { eastern: 2 }, dice: ['#35', '#10', 6] })), 'park eastern');
    play(match, 'end actions');
    expect(told(match, 'national will').map(({ total }) => total)).toEqual([-5, -5]);
    expect(lastLines(match, 'national will')).toEqual([
      ['H7.0.3', 'Victories', 1],
      ['H7.0.4', 'Defeats', -6],
    ]);
  });

  test('H10.2.1 you may also let the war be lost', () => {
    const match = play(table(collapse(6)), 'accept defeat');
    expect(match.result).toMatchObject({ winner: null, how: 'will', rule: 'H8.1.2' });
    expect(told(match, 'national will')).toMatchObject([{ total: -6 }]);
  });

  test('H10.2.2 not at -5, not without an allocated Resource, not without the rule', () => {
    const saved = table(collapse(5, { dice: ['#35'] }));
    expect([due(saved), told(saved, 'national will')]).toEqual(['action', [{ rule: 'H7.0.8', total: -5, shown: -5 }]]);
    expect(table(collapse(6, { resources: {} })).result?.how).toBe('will');
    expect(table(collapse(6, { options: [] })).result?.how).toBe('will');
    // Only a Theater that holds one can give it.
    const match = table(collapse(6));
    expect(refusal(match, 'park western')).toEqual(['H10.2.2']);
    expect(refusal(match, 'park eastern')).toEqual([]);
  });

  test('H10.2.3 one in a phase: at -7 the game is lost', () => {
    const match = table(collapse(7, { resources: { eastern: 2 } }));
    expect(match.result).toMatchObject({ how: 'will', rule: 'H8.1.2' });
    expect([match.state.parked, told(match, 'national will')]).toEqual([0, [{ rule: 'H7.0.9', total: -7, shown: -6 }]]);
  });

  test('H10.2.4 the Resource cannot be bought again', () => {
    const last = collapse(6, { fields: { spent: 5 }, dice: ['#10', 6] });
    const match = play(table(last), 'park eastern');
    expect([match.state.supply, match.state.spent, match.state.parked]).toEqual([0, 5, 1]);
    expect(refusal(match, 'allocate eastern by actions')).toEqual(['H4.2.2']);
  });

  test('H10.2.5 it is open in the turn of card 45 too', () => {
    const match = table(collapse(6, { card: 45, at: 'actions', fields: { status: 4 } }));
    expect(due(match)).toBe('emergency-aid');
    match.script(['#35']);
    expect(play(match, 'park eastern').over).toBe(false);
  });

  test('H10.2.1 another -6 in a later phase may be met again', () => {
    const match = table(collapse(6, { fields: { parked: 1 }, defeats: DEFEATS, dice: ['#35'] }));
    expect(due(match)).toBe('emergency-aid');
    play(match, 'park eastern');
    expect([match.state.parked, match.state.will]).toEqual([2, -5]);
  });
});

describe('Fair Weather Friends', () => {
  const FRIENDS = ['fair-weather-friends'];
  const tested = (will: number, options: readonly string[] = FRIENDS) =>
    table({ card: 18, at: 'loyalty', options, fields: { will }, dice: [4] });

  test('H10.3.1 below -3 every Loyalty Test has -1', () => {
    const low = [
      ['H3.1.2', 'die', 4],
      ['H10.3.1', 'National Will below -3', -1],
    ];
    for (const [will, lines] of [
      [-5, low],
      [-4, low],
      [-3, low.slice(0, 1)],
      [0, low.slice(0, 1)],
    ] as const)
      expect(lastLines(tested(will), 'loyalty test')).toEqual(lines);
    expect(lastLines(tested(-5, []), 'loyalty test')).toEqual(low.slice(0, 1));
  });

  test('H10.3.2 above 3 every Loyalty Test has +1', () => {
    const high = [
      ['H3.1.2', 'die', 4],
      ['H10.3.2', 'National Will above 3', 1],
    ];
    for (const [will, lines, falls] of [
      [5, high, 'no'],
      [4, high, 'no'],
      [3, high.slice(0, 1), 'yes'],
    ] as const) {
      expect(lastLines(tested(will), 'loyalty test')).toEqual(lines);
      // The Czechs have a rating of 4.
      expect(told(tested(will), 'loyalty test')).toMatchObject([{ falls }]);
    }
    expect(told(tested(5, []), 'loyalty test')).toMatchObject([{ total: 4, falls: 'yes' }]);
  });

  test('H10.3.3 by the will that the marker shows, not by the board', () => {
    const defeats = ['cer', 'mons', 'drina', 'lodz', 'falklands'];
    const shown = (will: number) =>
      table({ card: 18, at: 'loyalty', options: FRIENDS, defeats, fields: { will }, dice: [5] });
    expect(told(shown(0), 'loyalty test')).toMatchObject([{ total: 5, falls: 'no' }]);
    expect(told(shown(-4), 'loyalty test')).toMatchObject([{ total: 4, falls: 'yes' }]);
  });

  test('H10.3.4 neither the die that picks a Nationality nor an attempt to influence is touched', () => {
    const match = table({
      card: 1,
      at: 'loyalty',
      options: FRIENDS,
      loyalty: { czech: 1 },
      fields: { will: -4 },
      dice: [4, 6, 4],
    });
    expect(told(match, 'nation picked')).toEqual([{ rule: 'H3.2.5', die: 4, total: 4, nation: 'croat' }]);
    expect(told(match, 'loyalty test')).toMatchObject([{ nation: 'croat', die: 6, total: 5 }]);
    expect(modifiers(match, 'influence czech by actions')).toEqual([]);
  });
});

describe('Przemyśl Must Hold', () => {
  const HOLD = ['przemysl-must-hold'];
  const siege = (fortress: number, options: readonly string[] = HOLD): Game =>
    table({ card: 9, at: 'fortress', options, fronts: { carpathian: 3 }, fields: { fortress }, dice: ['#35'] });

  test('H10.4.1 when the Fortress is destroyed, both its markers count as Defeats', () => {
    const match = siege(1);
    expect(told(match, 'fortress lost')).toEqual([{ rule: 'H10.4.1' }]);
    expect([match.state.fortress, match.state.ruins]).toEqual([0, 1]);
    expect(lastLines(match, 'national will')).toContainEqual(['H7.0.4', 'Defeats', -2]);
  });

  test('H10.4.1 not while it stands, not a second time, and not without the rule', () => {
    const standing = siege(2);
    expect([standing.state.fortress, standing.state.ruins, told(standing, 'fortress lost')]).toEqual([1, 0, []]);
    const usual = siege(1, []);
    expect([usual.state.fortress, usual.state.ruins, told(usual, 'fortress lost')]).toEqual([0, 0, []]);
    const again = table({
      card: 9,
      at: 'fortress',
      options: HOLD,
      fronts: { carpathian: 3 },
      fields: { fortress: 0, ruins: 'yes' },
      dice: ['#35'],
    });
    expect([again.state.ruins, told(again, 'fortress lost')]).toEqual([1, []]);
  });

  test('H10.4.2 from then on it cannot be repaired', () => {
    const fallen = (options: readonly string[], ruins: string) =>
      table({ card: 9, options, fronts: { carpathian: 6 }, fields: { fortress: 0, ruins } });
    expect(refusal(fallen(HOLD, 'yes'), 'repair by actions')).toEqual(['H10.4.2']);
    expect(refusal(fallen([], 'no'), 'repair by actions')).toEqual([]);
    // Until then it may be (H10.4.4).
    const battered = table({ card: 9, options: HOLD, fields: { fortress: 1 } });
    expect(refusal(battered, 'repair by actions')).toEqual([]);
  });

  test('H10.4.3 the two flags of Przemyśl count besides, while the Carpathian Front is there', () => {
    expect(told(siege(1), 'national will')).toMatchObject([{ total: -4 }]);
    expect(lastLines(siege(1), 'national will')).toContainEqual(['H2.5.8', 'Przemyśl', -2]);
    expect(told(siege(1, []), 'national will')).toMatchObject([{ total: -2 }]);
    for (const [carpathian, total] of [
      [4, -4],
      [5, -2],
      ['off', -2],
    ] as const) {
      const match = table({
        card: 9,
        at: 'will',
        options: HOLD,
        fronts: { carpathian },
        fields: { fortress: 0, ruins: 'yes' },
        dice: ['#35'],
      });
      expect(told(match, 'national will')).toMatchObject([{ total }]);
    }
  });
});

describe('Spa Conference', () => {
  const SPA = ['spa-conference'];
  const attack = (options: readonly string[], card: number, played: readonly number[] = []) =>
    refusal(
      table({ card, options, played, fields: { status: 4, aid: 1, mackensen: 1 } }),
      'attack polish aid by actions',
    );

  test('H10.5.1 after card 42 or card 43 German Aid cannot be used, from that very turn on', () => {
    expect(attack(SPA, 41)).toEqual([]);
    expect(attack(SPA, 42)).toEqual(['H10.5.1']);
    expect(attack(SPA, 43)).toEqual(['H10.5.1']);
    expect(attack(SPA, 41, [42])).toEqual(['H10.5.1']);
    expect(attack(SPA, 41, [43])).toEqual(['H10.5.1']);
    expect(attack([], 41, [42, 43])).toEqual([]);
  });

  test('H10.5.1 Mackensen and German Staff Operations are not touched', () => {
    const match = table({
      card: 42,
      options: SPA,
      resources: { naval: 1 },
      fields: { status: 4, aid: 1, mackensen: 1 },
    });
    expect(refusal(match, 'attack polish mackensen by actions')).toEqual([]);
    expect(refusal(match, 'attack polish both by actions')).toEqual(['H10.5.1']);
    play(match, 'forgo', 'forgo', 'forgo', 'forgo');
    expect(refusal(match, 'attack polish alone by naval')).toEqual([]);
  });

  test('H10.5.2 nor can a marker be given up for card 50', () => {
    const declared = (options: readonly string[], played: readonly number[]) =>
      table({ card: 50, at: 'event', options, played, fields: { status: 4, aid: 1 }, dice: SIXES });
    for (const played of [[42], [43]]) {
      const match = declared(SPA, played);
      expect([due(match), loyaltyOf(match, 'czech'), match.state.aid]).toEqual(['action', 0, 1]);
      expect(refusal(match, 'buy off')).toContain('H10.5.2');
      expect(told(match, 'loyalty')).toEqual([{ rule: 'H13.50.1', nation: 'czech', now: 0 }]);
    }
    expect(due(declared(SPA, [41]))).toBe('czech-independence');
    expect(due(declared([], [42, 43]))).toBe('czech-independence');
  });
});

describe('Coalition Victory or Defeat', () => {
  const SIX = upTo(6).map((n) => `kaiserschlacht-${n}`);
  const last = (box: 'victories' | 'defeats' | 'stalemates', die: number, options: readonly string[] = ['coalition']) =>
    table({
      card: 46,
      at: 'kaiserschlacht',
      options,
      // Enough to keep the will from collapsing.
      [box === 'defeats' ? 'victories' : 'defeats']: ['mons', 'lodz'],
      [box]: SIX.slice(0, 5),
      fields: { status: 4, kaiserschlacht: 'raging', will: 0, fortress: 2 },
      fronts: { carpathian: 3 },
      dice: [die, '#47', 6],
    });

  test('H10.6.1 all six in the Victories Box: a Coalition Victory at once', () => {
    const match = last('victories', 6);
    expect(match.result).toEqual({ winner: 'hapsburg', how: 'coalition-victory', rule: 'H10.6.1', score: [1] });
    expect(told(match, 'game over')).toEqual([{ rule: 'H10.6.1', ending: 'coalition-victory' }]);
  });

  test('H10.6.2 all six in the Defeats Box: a Coalition Defeat at once', () => {
    const match = last('defeats', 1);
    expect(match.result).toEqual({ winner: null, how: 'coalition-defeat', rule: 'H10.6.2', score: [-1] });
    expect(told(match, 'game over')).toEqual([{ rule: 'H10.6.2', ending: 'coalition-defeat' }]);
  });

  test('H10.6.1, H10.6.2 five of them are not enough, nor six Stalemates, and without the rule the war goes on', () => {
    expect(last('victories', 1).over).toBe(false);
    // 5 is the value of the sixth marker.
    expect(last('stalemates', 5).over).toBe(false);
    for (const [box, die] of [
      ['victories', 6],
      ['defeats', 1],
    ] as const) {
      const match = last(box, die, []);
      expect([told(match, 'kaiserschlacht ends'), told(match, 'game over')]).toEqual([[{ rule: 'H5.2.1', box }], []]);
    }
  });

  test('H10.6.1, H10.6.2 a position after that end is no position to play on from', () => {
    const after = (options: readonly string[]) => () =>
      table({
        card: 47,
        options,
        victories: SIX,
        fields: { status: 4, kaiserschlacht: 'ended' },
      });
    expect(after([])).not.toThrow();
    expect(after(['coalition'])).toThrow(/H10\.6\.1/);
  });

  test('H10.6.3 no later phase takes place and no points are counted', () => {
    for (const [box, die] of [
      ['victories', 6],
      ['defeats', 1],
    ] as const)
      expect(
        last(box, die)
          .events('all')
          .map(({ event }) => event),
      ).toEqual(['battle', 'kaiserschlacht ends', 'game over']);
    expect(
      last('victories', 6, [])
        .events('all')
        .map(({ event }) => event),
    ).toContain('fortress reduced');
  });
});

describe('Italian Resurgence', () => {
  const RESURGENCE = ['italian-resurgence'];
  const push = (more: Table = {}): Game =>
    table({
      card: 47,
      at: 'advance',
      options: RESURGENCE,
      fronts: { italian: 6 },
      ...more,
      fields: { status: 4, kaiserschlacht: 'raging', ...more.fields },
      dice: more.dice ?? SIXES,
    });
  const at = (match: Game) => spaceOf(match, 'italian');

  test('H10.7.2 an Italian symbol is two Advances once the Kaiserschlacht has begun and no Resource is in the West', () => {
    const match = push();
    expect(told(match, 'advance').map(({ place }) => place)).toEqual(['Piave', 'Vittorio Veneto']);
    expect(at(push({ fields: { kaiserschlacht: 'ended' } }))).toBe(4);
    expect(at(push({ resources: { eastern: 2, naval: 2 } }))).toBe(4);
  });

  test('H10.7.2 from the Event Phase of card 42 on', () => {
    const match = push({ card: 42, at: 'event', fields: { kaiserschlacht: 'waiting' } });
    expect(at(match)).toBe(4);
    const order = match.events('all').map(({ event }) => event);
    expect(order.slice(0, 4)).toEqual(['kaiserschlacht begins', 'vittorio veneto', 'advance', 'advance']);
  });

  test('H10.7.3 if one of the conditions fails, the symbol is a single Advance', () => {
    expect(at(push({ fields: { kaiserschlacht: 'waiting' } }))).toBe(5);
    expect(at(push({ resources: { western: 1 } }))).toBe(5);
    expect(at(push({ options: [] }))).toBe(5);
    // No other Front is touched.
    const romanian = push({ card: 33, fronts: { romanian: 5, italian: 6 } });
    expect([spaceOf(romanian, 'romanian'), at(romanian)]).toEqual([4, 6]);
  });

  test('H10.7.3 they are looked at anew for each symbol', () => {
    const match = push({ dice: [6, 5, '#37', 6, 5, '#46', 6, 6] });
    play(match, 'allocate western by actions');
    expect(at(match)).toBe(4);
    play(match, 'end actions');
    expect(at(match)).toBe(3);
    expect(told(match, 'vittorio veneto')).toHaveLength(1);
  });

  test('H10.7.4 the first time the Vittorio Veneto marker is placed, for good', () => {
    const match = push({ dice: [6, 5, '#46', 6, 6] });
    expect([match.state.vittorio, told(match, 'vittorio veneto')]).toEqual([1, [{ rule: 'H10.7.4' }]]);
    play(match, 'end actions');
    expect([match.state.vittorio, told(match, 'vittorio veneto').length]).toEqual([1, 1]);
    expect(push({ resources: { western: 1 } }).state.vittorio).toBe(0);
  });

  test('H10.7.5 from that symbol on every roll at the Isonzo has -1, also on single Advances', () => {
    const isonzo = (vittorio: string, resources: NonNullable<Table['resources']>, dice: readonly number[]) =>
      push({ fronts: { italian: 3 }, resources, fields: { vittorio }, dice });
    const lines = [
      ['H2.3.4', 'die', 2],
      ['H10.7.5', 'Vittorio Veneto', -1],
    ];
    for (const match of [isonzo('no', {}, [2, 6]), isonzo('yes', { western: 1 }, [2, 6])]) {
      expect(eventsOf(match, 'attrition')[0].ledger?.lines).toEqual(lines);
      expect(told(match, 'attrition')[0]).toMatchObject({ die: 2, total: 1, value: 2, crosses: 'yes' });
    }
    const before = isonzo('no', { western: 1 }, [2, 6]);
    expect(told(before, 'attrition')).toMatchObject([{ die: 2, total: 2, crosses: 'no' }]);
    // It is the Isonzo alone: the Trench Line is rolled as ever.
    const trench = push({
      card: 43,
      fronts: { balkan: 5 },
      fields: { vittorio: 'yes', bulgaria: 'yes', trench: 'yes' },
      dice: [2, 6, 6, 6],
    });
    expect(told(trench, 'attrition')).toMatchObject([{ front: 'balkan', die: 2, total: 2, crosses: 'no' }]);
  });

  test('H10.7.5 a Croat Revolt adds to it', () => {
    const match = push({ fronts: { italian: 3 }, loyalty: { croat: 0 }, dice: [3, 6] });
    expect(told(match, 'attrition')[0]).toMatchObject({ die: 3, total: 1, crosses: 'yes' });
  });

  test('H10.7.6 if the first Advance fails at the Isonzo, the second is rolled anew', () => {
    const match = push({ fronts: { italian: 3 }, dice: [3, 2, 6] });
    expect(told(match, 'attrition').map(({ die, crosses }) => [die, crosses])).toEqual([
      [3, 'no'],
      [2, 'yes'],
    ]);
    expect(at(match)).toBe(2);
    const stuck = push({ fronts: { italian: 3 }, dice: [3, 4, 6] });
    expect([told(stuck, 'attrition').length, at(stuck)]).toEqual([2, 3]);
    const through = push({ fronts: { italian: 3 }, dice: [1, 6] });
    expect([told(through, 'attrition').length, at(through)]).toEqual([1, 1]);
  });
});

describe('Expanded War Weariness', () => {
  const EXPANDED = ['expanded-war-weariness'];
  const weary = (more: Table): Game =>
    table({ card: 18, options: EXPANDED, ...more, fields: { status: 4, weariness: 'yes', ...more.fields } });

  test('H10.8.1 every Loyalty Test has -1 while War Weariness is in effect', () => {
    const lines = [
      ['H3.1.2', 'die', 5],
      ['H10.8.1', 'War Weariness', -1],
    ];
    const tested = (more: Table) => weary({ at: 'loyalty', dice: [5], ...more });
    expect(lastLines(tested({}), 'loyalty test')).toEqual(lines);
    expect(told(tested({}), 'loyalty test')).toMatchObject([{ total: 4, rating: 4, falls: 'yes' }]);
    expect(lastLines(tested({ fields: { weariness: 'no' } }), 'loyalty test')).toEqual(lines.slice(0, 1));
    expect(lastLines(tested({ options: [] }), 'loyalty test')).toEqual(lines.slice(0, 1));
  });

  test('H10.8.1 those in the turn of card 45 included', () => {
    const match = weary({ card: 45, at: 'event', fields: { weariness: 'no' }, dice: [5, 5, 5, '#35'] });
    expect(told(match, 'loyalty test').map(({ nation, total, falls }) => [nation, total, falls])).toEqual([
      ['czech', 4, 'yes'],
      ['croat', 4, 'no'],
      ['hungarian', 4, 'no'],
    ]);
  });

  test('H10.8.2 every attempt to influence has -1', () => {
    const match = weary({ loyalty: { czech: 1, croat: 1 }, dice: [4] });
    expect(modifiers(match, 'influence croat by actions')).toEqual([['H10.8.2', 'War Weariness', -1]]);
    play(match, 'influence czech by actions');
    expect(told(match, 'influence')).toEqual([
      { rule: 'H4.4.2', nation: 'czech', die: 4, total: 3, rating: 4, won: 'no' },
    ]);
    for (const off of [{ options: [] }, { fields: { weariness: 'no' } }])
      expect(modifiers(weary({ loyalty: { czech: 1 }, ...off }), 'influence czech by actions')).toEqual([]);
  });

  test('H10.8.2 card 50 adds to it', () => {
    const match = weary({ card: 50, loyalty: { czech: 1, croat: 1 }, dice: [5] });
    const { move } = match.why('influence czech by actions');
    expect(move && match.preview(move).map(({ total }) => total)).toEqual([-2, 1]);
    play(match, 'influence czech by actions');
    expect(lastLines(match, 'influence')).toEqual([
      ['H4.4.1', 'die', 5],
      ['H13.50.5', 'Czech Declaration of Independence', -1],
      ['H10.8.2', 'War Weariness', -1],
    ]);
    expect(told(match, 'influence')).toMatchObject([{ total: 3, won: 'no' }]);
  });

  test('H10.8.3 the picking die, Offensives and card 49 are not touched', () => {
    const picked = weary({ card: 46, at: 'loyalty', dice: [4, 6] });
    expect(told(picked, 'nation picked')).toMatchObject([{ die: 4, total: 4, nation: 'croat' }]);
    expect(modifiers(picked, 'attack polish alone by actions')).toEqual([]);
    const parliament = weary({ card: 49, loyalty: { czech: 0 } });
    play(parliament, 'influence czech by actions');
    expect([loyaltyOf(parliament, 'czech'), told(parliament, 'influence')]).toEqual([1, []]);
  });
});
