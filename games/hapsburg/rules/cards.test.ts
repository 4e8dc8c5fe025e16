import { describe, expect, test } from 'vitest';
import { boxOf, due, eventsOf, kit, loyaltyOf, play, refusal, spaceOf, type Table, table } from '../testing.ts';

/** H13 The cards: each as the table of the data sheet has it, and what each does besides. */

type Game = ReturnType<typeof table>;

const told = (match: Game, event: string) =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
const lastLines = (match: Game, event: string) => eventsOf(match, event).at(-1)?.ledger?.lines;
const modifiers = (match: Game, text: string) => {
  const { move } = match.why(text);
  return move && match.preview(move)[0]?.lines;
};
const headline = (card: number) => kit.cards[card - 1].headline;
const battleValue = (match: Game, front: string): number => {
  const at = kit.fronts.indexOf(front);
  return kit.front[at].value[match.state.side[at]];
};

const FRONTS = ['polish', 'carpathian', 'italian', 'romanian', 'balkan'] as const;
/** Every Front on the map, none of them at a river line, at the end of its track or at a gate. */
const ALL_FRONTS = { polish: 4, carpathian: 5, italian: 5, romanian: 4, balkan: 4 };

/** Number, Epoch, Advances, Loyalty and Actions: P C I R B for the Fronts, Z K H for Czechs, Croats and Hungarians. */
const TABLE = `
 1 morning PC    random   1
 2 morning PCR   H        2
 3 morning C     K        3
 4 morning IB    K        2
 5 morning C     none     2
 6 morning B     K        2
 7 morning PI    Z        2
 8 morning I     random-1 1
 9 morning C     H        2
10 morning P     H        2
11 morning I     K        2
12 mid-day PR    Z        1
13 morning PB    ZZ       2
14 mid-day RB    random   2
15 morning C     K        3
16 morning R     Z        2
17 mid-day PI    K        2
18 mid-day CB    Z        2
19 mid-day PR    K        1
20 mid-day PC    ZKH      3
21 mid-day CCP   ZH       2
22 mid-day C     H        3
23 dusk    RB    H        2
24 mid-day I     none     2
25 mid-day IC    ZKH      2
26 mid-day C     K        1
27 mid-day IB    none     2
28 dusk    PI    random   2
29 mid-day BR    K        1
30 mid-day C     H        2
31 dusk    PCIRB none     3
32 dusk    IB    K        2
33 mid-day R     K        2
34 mid-day IB    HH       1
35 morning IB    none     1
36 dusk    IR    random   2
37 dusk    I     K        3
38 dusk    RB    H        3
39 dusk    RB    random   2
40 dusk    IB    random   2
41 dusk    PB    random   2
42 dusk    IR    ZKH      4
43 dusk    B     ZKH      2
44 dusk    PB    K        2
45 dusk    CR    ZKH      0
46 dusk    IC    random   2
47 dusk    I     H        2
48 dusk    BB    K        2
49 dusk    C     none     3
50 dusk    IB    random   2
`;
const LETTERS: Readonly<Record<string, string>> = {
  P: 'polish',
  C: 'carpathian',
  I: 'italian',
  R: 'romanian',
  B: 'balkan',
  Z: 'czech',
  K: 'croat',
  H: 'hungarian',
};
const named = (letters: string): string[] => (letters === 'none' ? [] : [...letters].map((one) => LETTERS[one]));
const CARDS = TABLE.trim()
  .split('\n')
  .map((row) => row.trim().split(/ +/))
  .map(([id, epoch, advances, loyalty, actions]) => ({ id: Number(id), epoch, advances, loyalty, actions }));

describe('The table of the cards', () => {
  test('H13.0.1 all fifty are there', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(kit.cards.map(({ id }) => id));
    expect(CARDS).toHaveLength(50);
  });

  test.each(CARDS)('H13.$id Advances $advances, Loyalty $loyalty, Actions $actions', (row) => {
    const random = row.loyalty.startsWith('random');
    // The picking die of 6 is a Hungarian, with -1 a Croat; no test makes a marker fall.
    expect(kit.cards[row.id - 1].epoch).toBe(row.epoch);
    const dice: (number | string)[] = [6, 6, 6].slice(0, random ? 2 : named(row.loyalty).length);
    const match = table({
      card: row.id,
      at: 'advance',
      fronts: ALL_FRONTS,
      fields: { status: 4 },
      dice: row.id === 45 ? [...dice, '#35'] : dice,
    });
    const events = match.events('all');
    const turn = events.slice(
      0,
      [...events.keys()].find((i) => events[i].event === 'national will'),
    );
    const of = (event: string, field: string) => turn.filter((one) => one.event === event).map((one) => one[field]);
    expect(of('advance', 'front')).toEqual(named(row.advances));
    const picked = row.loyalty === 'random-1' ? 'croat' : 'hungarian';
    expect(of('loyalty test', 'nation')).toEqual(random ? [picked] : named(row.loyalty));
    expect(of('nation picked', 'total')).toEqual(random ? [row.loyalty === 'random-1' ? 5 : 6] : []);
    expect(match.scriptLeft).toEqual([]);
    if (row.id !== 45) expect([due(match), match.state.actions]).toEqual(['action', Number(row.actions)]);
    // Card 45 asks nothing; the next card is there.
    else expect(told(match, 'card revealed')).toMatchObject([{ card: '#35' }]);
  });
});

describe('Battles', () => {
  const BATTLES = [
    [3, 'cer', 'none', 4],
    [4, 'mons', 'western', 4],
    [5, 'tannenberg', 'eastern', 2],
    [7, 'drina', 'none', 3],
    [8, 'lodz', 'eastern', 3],
    [9, 'falklands', 'naval', 4],
    [11, 'belgrade', 'none', 4],
    [12, 'dogger-bank', 'naval', 4],
    [14, 'gallipoli', 'none', 3],
    [18, 'von-lettow-vorbeck', 'none', 2],
    [19, 'ctesiphon', 'none', 3],
    [24, 'danube-flotilla', 'none', 3],
    [26, 'trentino', 'none', 3],
    [29, 'otranto-barrage', 'naval', 4],
    [30, 'nivelle-offensive', 'western', 3],
    [33, 'passchendaele', 'western', 4],
    [41, 'palestine', 'none', 5],
  ] as const;
  /** The Italian Front in Udine, where the Trentino has no modifier. */
  const fought = (card: number, die: number, more: Table = {}): Game =>
    table({ card, at: 'event', fronts: { italian: 3 }, dice: [die, 6, 6, 6], ...more });

  test.each(BATTLES)('H13.%i fights %s (theater %s, Battle Value %i) at once', (card, battle, theater, value) => {
    for (const die of [2, 3, 4, 5]) {
      const match = fought(card, die);
      const box = die < value ? 'defeats' : die === value ? 'stalemates' : 'victories';
      expect(match.events('all')[0]).toMatchObject({ event: 'battle', battle, die, total: die, value, box });
      expect(boxOf(match, battle)).toBe(box);
    }
    for (const one of ['western', 'eastern', 'naval']) {
      const [report] = told(fought(card, 3, { resources: { [one]: 2 } }), 'battle');
      expect(report.total).toBe(one === theater ? 5 : 3);
    }
  });

  test('H13.0.5 no other card fights a battle in its Event', () => {
    const fighting: readonly number[] = BATTLES.map(([card]) => card);
    for (const card of kit.cards)
      expect(card.event.some((clause) => clause.do === 'battle')).toBe(fighting.includes(card.id));
  });

  test('H13.8.1 a Victory at Lodz adds 1 against the Polish Front for the rest of the game', () => {
    const won = fought(8, 4, { fronts: {}, dice: [4, 6, 6, '#10', 6, '#13', 6, 6] });
    expect(told(won, 'lodz victory')).toEqual([{ rule: 'H13.8.1' }]);
    const line = ['H13.8.1', 'Lodz Victory', 1];
    expect(modifiers(won, 'attack polish alone by actions')).toEqual([line]);
    play(won, 'end actions');
    expect(modifiers(won, 'attack polish alone by actions')).toEqual([['H13.10', headline(10), 2], line]);
    play(won, 'end actions');
    expect(modifiers(won, 'attack polish alone by actions')).toEqual([line]);
    expect(modifiers(won, 'attack carpathian alone by actions')).toEqual([]);
    for (const die of [1, 2, 3]) {
      const match = fought(8, die, { fronts: {} });
      expect([match.state.lodz, told(match, 'lodz victory')]).toEqual([0, []]);
      expect(modifiers(match, 'attack polish alone by actions')).toEqual([]);
    }
    // Another Victory in the East is none at Lodz.
    expect(fought(5, 6).state.lodz).toBe(0);
  });

  test('H13.8.2 it lasts even if the marker leaves the Victories Box', () => {
    const moved = table({ card: 9, defeats: ['lodz'], fields: { lodz: 'yes' } });
    expect(modifiers(moved, 'attack polish alone by actions')).toEqual([['H13.8.1', 'Lodz Victory', 1]]);
    const match = table({ card: 9, victories: ['lodz', 'mons'], fields: { status: 2, lodz: 'yes' }, dice: ['#35'] });
    play(match, 'great retreat by actions losing lodz');
    expect([match.state.lodz, boxOf(match, 'lodz')]).toEqual([1, 'defeats']);
  });

  test('H13.8.3 card 8 has -1 on the picking die, not on the test', () => {
    for (const [die, total, nation] of [
      [1, 0, 'czech'],
      [3, 2, 'czech'],
      [4, 3, 'czech'],
      [5, 4, 'croat'],
      [6, 5, 'croat'],
    ] as const) {
      const match = table({ card: 8, at: 'loyalty', dice: [die, 5] });
      expect(told(match, 'nation picked')).toEqual([{ rule: 'H3.2.6', die, total, nation }]);
      expect(lastLines(match, 'nation picked')).toEqual([
        ['H3.2.5', 'die', die],
        ['H13.8.3', 'Battle of Lodz', -1],
      ]);
      expect(told(match, 'loyalty test')).toMatchObject([{ nation, die: 5, total: 5 }]);
    }
    const usual = table({ card: 1, at: 'loyalty', dice: [4, 5] });
    expect(told(usual, 'nation picked')).toEqual([{ rule: 'H3.2.5', die: 4, total: 4, nation: 'croat' }]);
  });
});

describe('Modifiers of Offensives', () => {
  const DRM: readonly (readonly [card: number, rule: string, by: number, fronts: readonly string[]])[] = [
    [2, 'H13.2', -1, FRONTS],
    [10, 'H13.10', 2, ['polish', 'carpathian']],
    [20, 'H13.20', 1, ['italian']],
    [23, 'H13.23', 1, ['romanian']],
    [38, 'H13.38', 2, ['italian']],
    [40, 'H13.40.2', 1, ['romanian']],
    [42, 'H13.42.2', 1, FRONTS],
  ];
  const against = (match: Game) => FRONTS.map((front) => modifiers(match, `attack ${front} alone by actions`));

  test.each(DRM)('H13.%i (%s): %i against %j, for the turn', (card, rule, by, fronts) => {
    const match = table({ card, fronts: ALL_FRONTS, fields: { status: 4 }, dice: ['#35'] });
    expect(against(match)).toEqual(FRONTS.map((one) => (fronts.includes(one) ? [[rule, headline(card), by]] : [])));
    play(match, 'end actions');
    expect(told(match, 'card revealed')).toMatchObject([{ card: '#35' }]);
    expect(against(match)).toEqual([[], [], [], [], []]);
  });

  test('H13.0.4 the other cards have none', () => {
    const special = DRM.map(([card]) => card);
    for (const { id } of CARDS.filter((card) => !special.includes(card.id) && card.id !== 45))
      expect(against(table({ card: id, fronts: ALL_FRONTS, fields: { status: 4 } }))).toEqual([[], [], [], [], []]);
  });
});

describe('Markers', () => {
  test.each([
    [6, 'H13.6', 'intercepts', 3],
    [16, 'H13.16', 'mackensen', 5],
    [35, 'H13.35', 'aid', 3],
  ] as const)('H13.%i (%s) gives %s: %i', (card, rule, markers, number) => {
    const match = table({ card, at: 'event', dice: [6] });
    expect(told(match, 'markers taken')).toEqual([{ rule, markers, number }]);
    const { intercepts, mackensen, aid } = match.state;
    expect({ intercepts, mackensen, aid }).toEqual({ intercepts: 0, mackensen: 0, aid: 0, [markers]: number });
  });
});

describe('New Fronts', () => {
  test.each([
    [15, 'H13.15.1', 'italian', 'Udine', 3],
    [17, 'H13.17.1', 'balkan', 'Salonika', 5],
    [22, 'H13.22.1', 'romanian', 'Bucharest', 3],
  ] as const)('H13.%i (%s) places the %s Front on %s (%i), Battle Value 2', (card, rule, front, place, space) => {
    const match = table({ card, at: 'event', fields: { status: card === 15 ? 1 : 3 }, dice: [6] });
    expect(told(match, 'front enters')).toEqual([{ rule, front, place, space, value: 2 }]);
    expect([spaceOf(match, front), battleValue(match, front)]).toEqual([space, 2]);
  });

  test('H13.15.2, H13.17.6, H13.22.2 War Status moves on, and at 2 and 4 an Epoch joins', () => {
    const joined = (card: number, status: number) => {
      const match = table({ card, at: 'event', fields: { status }, dice: [6] });
      return [match.state.status, told(match, 'epoch joins').map(({ epoch, number }) => [epoch, number])];
    };
    expect(joined(15, 1)).toEqual([2, [['mid-day', 16]]]);
    expect(joined(17, 2)).toEqual([3, []]);
    expect(joined(22, 2)).toEqual([3, []]);
    expect(joined(17, 3)).toEqual([4, [['dusk', 19]]]);
    expect(joined(22, 3)).toEqual([4, [['dusk', 19]]]);
  });
});

describe('Card 17, Bulgaria', () => {
  test('H13.17.2 Bulgaria is in the war', () => {
    const match = table({ card: 17, at: 'event', fields: { status: 2 }, dice: [6] });
    expect([match.state.bulgaria, told(match, 'bulgaria enters')]).toEqual([1, [{ rule: 'H13.17.2' }]]);
    expect(table({ card: 22, at: 'event', fields: { status: 2 }, dice: [6] }).state.bulgaria).toBe(0);
  });

  const bulgaria = (more: Table = {}): Table => ({
    card: 17,
    fronts: { balkan: 5 },
    ...more,
    fields: { status: 3, bulgaria: 'yes', ...more.fields },
  });

  test('H13.17.3 both Actions build the Trench Line, in this turn and at no other time', () => {
    const match = play(table(bulgaria({ resources: { naval: 1 } })), 'trench');
    expect([match.state.trench, match.state.actions]).toEqual([1, 0]);
    expect(told(match, 'trench built')).toEqual([{ rule: 'H13.17.3' }]);
    for (const card of [18, 48, 3]) expect(refusal(table(bulgaria({ card })), 'trench')).toEqual(['H13.17.3']);
  });

  test('H13.17.3 it makes the Balkan Front roll for Veles', () => {
    const match = table(bulgaria({ dice: ['#18', 5, 2, 6] }));
    play(match, 'trench');
    expect(told(match, 'attrition')).toMatchObject([{ front: 'balkan', die: 2, value: 2, crosses: 'no' }]);
    const open = play(table(bulgaria({ dice: ['#18', 5, 6] })), 'end actions');
    expect([told(open, 'attrition'), spaceOf(open, 'balkan')]).toEqual([[], 4]);
  });

  test('H13.17.4 refused if an Action has been spent or given up; Operations cannot stand in', () => {
    const rich = bulgaria({ resources: { western: 2 }, dice: [1, 1] });
    expect(refusal(table(rich), 'trench')).toEqual([]);
    expect(refusal(play(table(rich), 'attack balkan alone by actions'), 'trench')).toEqual(['H13.17.4']);
    expect(refusal(play(table(rich), 'forgo'), 'trench')).toEqual(['H13.17.4']);
    expect(refusal(play(table(rich), 'forgo', 'forgo'), 'trench')).toEqual(['H13.17.4']);
    expect(refusal(play(table(rich), 'trench'), 'trench')).toEqual(['H13.17.4']);
    // A Great Retreat paid with a Resource leaves the Actions alone.
    const retreat = play(
      table(bulgaria({ resources: { western: 1 }, victories: ['lodz'] })),
      'great retreat by western losing lodz',
    );
    expect(refusal(retreat, 'trench')).toEqual([]);
  });

  test('H13.17.5 Operations may follow the building', () => {
    const match = play(table(bulgaria({ resources: { western: 1 }, dice: [6, '#35'] })), 'trench');
    expect(refusal(match, 'attack balkan alone by western')).toEqual([]);
    play(match, 'attack balkan alone by western');
    expect(told(match, 'operation')).toMatchObject([{ rule: 'H4.6.1', theater: 'western' }]);
  });
});

describe('The Russian Fronts', () => {
  test('H13.21.1 Russia Tires if the Carpathian Front is in 4 or higher in the National Will Phase', () => {
    for (const [carpathian, tires] of [
      [6, true],
      [4, true],
      [3, false],
      [1, false],
      ['off', false],
    ] as const) {
      const match = table({
        card: 21,
        at: 'will',
        fronts: { carpathian },
        fields: { status: 2, will: 0 },
        dice: ['#35'],
      });
      expect(told(match, 'russia tires')).toEqual(tires ? [{ rule: 'H13.21.1' }] : []);
      expect(boxOf(match, 'russia-tires')).toBe(tires ? 'victories' : 'aside');
      // It counts in this very phase.
      if (tires) expect(told(match, 'national will')).toMatchObject([{ total: 1 }]);
    }
    const other = table({ card: 30, at: 'will', fields: { status: 2 }, dice: ['#35'] });
    expect(boxOf(other, 'russia-tires')).toBe('aside');
  });

  test('H13.21.1 an Offensive of the same turn can still earn it', () => {
    const match = table({ card: 21, fronts: { carpathian: 3 }, fields: { status: 2 }, dice: [6, '#35'] });
    play(match, 'attack carpathian alone by actions');
    expect(boxOf(match, 'russia-tires')).toBe('aside');
    expect(boxOf(play(match, 'end actions'), 'russia-tires')).toBe('victories');
  });

  test('H13.21.2 a Provisional Carpathian Front Advances once, not twice', () => {
    const advances = (sides: NonNullable<Table['sides']>) =>
      told(table({ card: 21, at: 'advance', fronts: ALL_FRONTS, sides, dice: [6, 6] }), 'advance').map(
        ({ front, space }) => [front, space],
      );
    const polish = ['polish', 3];
    expect(advances({})).toEqual([['carpathian', 4], ['carpathian', 3], polish]);
    expect(advances({ carpathian: 1 })).toEqual([['carpathian', 4], polish]);
    expect(advances({ polish: 1, carpathian: 1 })).toEqual([['carpathian', 4], polish]);
    expect(advances({ polish: 1 })).toEqual([['carpathian', 4], ['carpathian', 3], polish]);
  });

  const provisional = (more: Table): Game =>
    table({ card: 27, at: 'event', ...more, fields: { status: 4, ...more.fields } });

  test('H13.27.1 both Fronts go to their Provisional side', () => {
    const match = provisional({ fronts: { polish: 3, carpathian: 4 } });
    expect(told(match, 'battle value')).toEqual([
      { rule: 'H13.27.1', front: 'polish', value: 2 },
      { rule: 'H13.27.1', front: 'carpathian', value: 3 },
    ]);
    expect([battleValue(match, 'polish'), battleValue(match, 'carpathian')]).toEqual([2, 3]);
    // A Front that is not on the map has no value to change.
    const gone = provisional({ fronts: { polish: 'off', carpathian: 4 }, fields: { retreat: 'yes' } });
    expect(told(gone, 'battle value')).toEqual([{ rule: 'H13.27.1', front: 'carpathian', value: 3 }]);
    expect(gone.state.side[0]).toBe(0);
  });

  test('H13.27.2 then each Retreats one space; the others do not', () => {
    const match = provisional({ fronts: { polish: 3, carpathian: 4, romanian: 3 } });
    expect(told(match, 'retreat')).toEqual([
      { rule: 'H13.27.2', front: 'polish', place: 'Lublin', space: 4 },
      { rule: 'H13.27.2', front: 'carpathian', place: 'Lemberg', space: 5 },
    ]);
    expect([battleValue(match, 'romanian'), spaceOf(match, 'romanian')]).toEqual([2, 3]);
  });

  test('H13.27.3, H13.27.4 in the highest space it only turns; already Provisional it only Retreats', () => {
    const far = provisional({});
    expect([spaceOf(far, 'polish'), spaceOf(far, 'carpathian')]).toEqual([5, 6]);
    expect(told(far, 'stays').map(({ rule, front }) => [rule, front])).toEqual([
      ['H2.2.1', 'polish'],
      ['H2.2.1', 'carpathian'],
    ]);
    expect(battleValue(far, 'carpathian')).toBe(3);
    const again = provisional({ fronts: { polish: 2, carpathian: 2 }, sides: { polish: 1, carpathian: 1 } });
    expect([told(again, 'battle value'), spaceOf(again, 'polish'), spaceOf(again, 'carpathian')]).toEqual([[], 3, 3]);
  });

  test('H13.27.5 if card 36 has removed them, both return on space 5, Provisional, without a Retreat', () => {
    const match = provisional({ played: [36], fronts: { polish: 'off', carpathian: 'off' } });
    expect(told(match, 'front enters')).toEqual([
      { rule: 'H13.27.5', front: 'polish', place: 'Brest-Litovsk', space: 5, value: 2 },
      { rule: 'H13.27.5', front: 'carpathian', place: 'Lemberg', space: 5, value: 3 },
    ]);
    expect([told(match, 'retreat'), told(match, 'stays')]).toEqual([[], []]);
  });

  test('H13.36 the Polish and the Carpathian Front are removed, and no other', () => {
    const match = table({ card: 36, at: 'event', fronts: ALL_FRONTS, fields: { status: 4 }, dice: [6, 6] });
    expect(told(match, 'front leaves')).toEqual([
      { rule: 'H13.36', front: 'polish' },
      { rule: 'H13.36', front: 'carpathian' },
    ]);
    expect(FRONTS.map((front) => spaceOf(match, front))).toEqual([-1, -1, 4, 3, 4]);
    const late = table({
      card: 36,
      at: 'event',
      fronts: { polish: 'off' },
      fields: { status: 4, retreat: 'yes' },
      dice: [6, 6],
    });
    expect(told(late, 'front leaves')).toEqual([{ rule: 'H13.36', front: 'carpathian' }]);
  });
});

describe('The Romanian Front', () => {
  const reformed = (more: Table): Game =>
    table({ card: 28, at: 'event', ...more, fields: { status: 4 }, dice: [6, 6] });

  test('H13.28.1 Averescu, Battle Value 4, where it stands', () => {
    const match = reformed({ fronts: { romanian: 2 } });
    expect(told(match, 'battle value')).toEqual([{ rule: 'H13.28.1', front: 'romanian', value: 4 }]);
    expect([spaceOf(match, 'romanian'), told(match, 'front enters')]).toEqual([2, []]);
    // Card 40 played, but the Front was not removed.
    expect(spaceOf(reformed({ fronts: { romanian: 2 }, played: [40] }), 'romanian')).toBe(2);
  });

  test('H13.28.2 if card 40 has removed it, it returns on Jassy with Battle Value 4', () => {
    const match = reformed({ fronts: { romanian: 'off' }, played: [40] });
    expect(told(match, 'front enters')).toEqual([
      { rule: 'H13.28.2', front: 'romanian', place: 'Jassy', space: 5, value: 4 },
    ]);
    const never = reformed({ fronts: { romanian: 'off' } });
    expect([spaceOf(never, 'romanian'), never.state.side[3]]).toEqual([-1, 0]);
  });

  test('H13.40.1 in Jassy at the end of the turn of card 40 it is removed', () => {
    const ended = (card: number, romanian: number) =>
      table({ card, at: 'end', fronts: { romanian }, fields: { status: 4 }, dice: ['#35'] });
    expect(told(ended(40, 5), 'front leaves')).toEqual([{ rule: 'H13.40.1', front: 'romanian' }]);
    expect(spaceOf(ended(40, 5), 'romanian')).toBe(-1);
    expect(spaceOf(ended(40, 4), 'romanian')).toBe(4);
    expect(spaceOf(ended(41, 5), 'romanian')).toBe(5);
  });

  test('H13.40.1 pushed there in the same turn too, and only after the Action Phase', () => {
    const match = table({ card: 40, fronts: { romanian: 4 }, fields: { status: 4 }, dice: [5, '#35'] });
    play(match, 'attack romanian alone by actions');
    expect(spaceOf(match, 'romanian')).toBe(5);
    expect(spaceOf(play(match, 'end actions'), 'romanian')).toBe(-1);
  });
});

describe('Battle Values', () => {
  test.each([
    [32, 'H13.32', 'balkan'],
    [37, 'H13.37', 'italian'],
    [39, 'H13.39', 'italian'],
    [44, 'H13.44', 'balkan'],
    [48, 'H13.48.1', 'balkan'],
  ] as const)('H13.%i (%s) raises the Battle Value of the %s Front by 1', (card, rule, front) => {
    const raised = (side: number, fronts: NonNullable<Table['fronts']> = ALL_FRONTS) =>
      table({ card, at: 'event', fronts, sides: { [front]: side }, fields: { status: 4 }, dice: [6, 6, 6] });
    for (const side of [0, 1]) {
      const match = raised(side);
      expect(told(match, 'battle value')).toEqual([{ rule, front, value: side + 3 }]);
      expect(battleValue(match, front)).toBe(side + 3);
    }
    expect(told(raised(2), 'battle value')).toEqual([]);
    const off = raised(0, { ...ALL_FRONTS, [front]: 'off' });
    expect(off.state.side).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('Card 42, the Kaiserschlacht', () => {
  test('H13.42.3 +1 on the Kaiserschlacht Battle of this turn and not of later ones', () => {
    const match = table({
      card: 42,
      at: 'kaiserschlacht',
      fields: { status: 4, kaiserschlacht: 'raging' },
      dice: [2, '#35', 2, '#30', 3],
    });
    expect(told(match, 'battle')).toEqual([
      { rule: 'H1.4.7', battle: 'kaiserschlacht-1', die: 2, total: 3, value: 3, box: 'stalemates' },
    ]);
    expect(lastLines(match, 'battle')).toEqual([
      ['H1.4.2', 'die', 2],
      ['H13.42.3', 'Kaiserschlacht Begins', 1],
    ]);
    play(match, 'end actions');
    expect(told(match, 'battle').slice(1, 3)).toMatchObject([
      { battle: 'kaiserschlacht-2', die: 2, total: 2 },
      { battle: 'nivelle-offensive', die: 3, total: 3 },
    ]);
  });

  test('H13.42.1 the Kaiserschlacht begins', () => {
    const match = table({ card: 42, at: 'event', fields: { status: 4 }, dice: [6, 6, 6] });
    expect(told(match, 'kaiserschlacht begins')).toEqual([{ rule: 'H5.0.3' }]);
  });
});

describe('Card 43, Peace Feelers', () => {
  const feelers = (fronts: NonNullable<Table['fronts']>): Game =>
    table({ card: 43, at: 'event', fronts, fields: { status: 4 }, dice: [6, 6, 6] });

  test('H13.43.1 a Front on the map of your choice Retreats one space, and you must choose', () => {
    const match = feelers({ carpathian: 2, italian: 3, balkan: 'off' });
    expect([due(match), match.legal()]).toEqual([
      'peace-feelers',
      ['retreat polish', 'retreat carpathian', 'retreat italian'],
    ]);
    for (const front of ['romanian', 'balkan']) expect(refusal(match, `retreat ${front}`)).toEqual(['H13.43.1']);
    play(match, 'retreat carpathian');
    expect(told(match, 'retreat')).toEqual([{ rule: 'H13.43.1', front: 'carpathian', place: 'Ungvár', space: 3 }]);
    expect([spaceOf(match, 'polish'), spaceOf(match, 'italian'), due(match)]).toEqual([5, 3, 'action']);
  });

  test('H13.43.1 with no Front on the map nothing is asked', () => {
    expect(due(feelers({ polish: 'off', carpathian: 'off' }))).toBe('action');
  });

  test('H13.43.2 it may fall on a Front in its highest space, and then nothing moves', () => {
    const match = play(feelers({ carpathian: 2 }), 'retreat polish');
    expect([told(match, 'retreat'), told(match, 'stays').length]).toEqual([[], 1]);
    expect([spaceOf(match, 'polish'), spaceOf(match, 'carpathian')]).toEqual([5, 2]);
  });
});

describe('Card 45, War Weariness', () => {
  test('H13.45.1 it is in effect for the rest of the game', () => {
    const match = table({
      card: 45,
      at: 'event',
      fields: { status: 4 },
      dice: [6, 6, 6, '#30', 4, 6, '#14', 4, 6, 6],
    });
    expect(told(match, 'war weariness')).toEqual([{ rule: 'H13.45.1' }]);
    play(match, 'end actions');
    expect(told(match, 'battle').map(({ battle, die, total }) => [battle, die, total])).toEqual([
      ['nivelle-offensive', 4, 3],
      ['gallipoli', 4, 3],
    ]);
    expect(match.state.weariness).toBe(1);
  });

  test('H13.45.2 this turn you can undertake nothing, Resources or not', () => {
    const rich: Table = {
      card: 45,
      victories: ['lodz', 'mons'],
      resources: { western: 2, eastern: 2 },
      fields: { status: 4 },
      dice: ['#35'],
    };
    const match = table(rich);
    expect(told(match, 'card revealed')).toMatchObject([{ turn: 2, card: '#35' }]);
    expect(told(match, 'actions barred')).toEqual([{ rule: 'H13.45.2' }]);
    expect([...match.state.resources]).toEqual([2, 2, 0]);
    // In the next turn all is open again.
    expect(refusal(match, 'great retreat by western losing lodz')).toEqual([]);
  });

  test('H13.45.2 whoever stands at the decision is refused everything but its end', () => {
    const asked = (card: number) =>
      table({
        card,
        at: 'asked',
        loyalty: { czech: 1 },
        victories: ['lodz', 'mons'],
        resources: { western: 2 },
        fields: { status: 4, fortress: 2 },
      });
    expect(asked(45).legal()).toEqual(['end actions']);
    const moves = [
      'attack polish alone by western',
      'allocate eastern by western+western',
      'repair by western',
      'influence czech by western',
      'great retreat by western losing lodz',
    ];
    for (const move of moves) {
      expect(refusal(asked(45), move)).toEqual(['H13.45.2']);
      expect(refusal(asked(9), move)).toEqual([]);
    }
  });
});

describe('Card 48, the breakout', () => {
  const broken = (balkan: number, card = 48): Game =>
    table({
      card,
      at: 'end',
      fronts: { balkan },
      fields: { status: 4, bulgaria: 'yes', trench: 'yes' },
      dice: ['#35'],
    });

  test('H13.48.2 in 4 or lower at the end of the turn, Bulgaria leaves and the Trench Line goes', () => {
    for (const balkan of [4, 3, 2]) {
      const match = broken(balkan);
      expect([match.state.bulgaria, match.state.trench]).toEqual([0, 0]);
      expect(told(match, 'bulgaria leaves')).toEqual([{ rule: 'H13.48.2' }]);
      expect(told(match, 'trench lost')).toEqual([{ rule: balkan === 4 ? 'H13.48.2' : 'H2.3.8' }]);
    }
    const stays = table({
      card: 48,
      at: 'will',
      fronts: { balkan: 5 },
      fields: { status: 4, bulgaria: 'yes', trench: 'yes' },
      dice: ['#30', 3, 6],
    });
    expect([stays.state.bulgaria, stays.state.trench, told(stays, 'bulgaria leaves')]).toEqual([1, 1, []]);
  });

  test('H13.48.2 no other card does it', () => {
    const match = broken(4, 46);
    expect([match.state.bulgaria, match.state.trench]).toEqual([1, 1]);
  });
});

describe('Card 49, the Parliament', () => {
  test('H13.49 every attempt to influence succeeds without a roll, Operations included', () => {
    const match = table({
      card: 49,
      loyalty: { czech: 0, croat: 1, hungarian: 1 },
      resources: { naval: 1 },
      fields: { status: 4 },
      dice: ['#35'],
    });
    const { move } = match.why('influence czech by actions');
    expect(move && match.preview(move)).toEqual([]);
    play(match, 'influence czech by actions', 'influence croat by actions', 'influence croat by actions');
    play(match, 'influence hungarian by naval');
    expect([loyaltyOf(match, 'czech'), loyaltyOf(match, 'croat'), loyaltyOf(match, 'hungarian')]).toEqual([1, 3, 2]);
    expect(told(match, 'influence without a roll').map(({ rule, nation }) => [rule, nation])).toEqual(
      ['czech', 'croat', 'croat', 'hungarian'].map((nation) => ['H13.49', nation]),
    );
    expect([told(match, 'influence'), told(match, 'revolt ends').length]).toEqual([[], 1]);
  });

  test('H13.49 a Loyal Nationality is refused as ever, and the next turn rolls again', () => {
    const match = table({ card: 49, loyalty: { croat: 1 }, fields: { status: 4 }, dice: ['#35', 2] });
    expect(refusal(match, 'influence czech by actions')).toEqual(['H4.4.4']);
    play(match, 'end actions');
    play(match, 'influence croat by actions');
    expect(told(match, 'influence')).toMatchObject([{ die: 2, won: 'no' }]);
  });

  test('H13.49 the Event is announced', () => {
    expect(told(table({ card: 49, at: 'event', fields: { status: 4 } }), 'parliament')).toEqual([{ rule: 'H13.49' }]);
  });
});

describe('Card 50, the Czechs', () => {
  const declared = (aid: number, czech: number, more: Table = {}): Game =>
    table({ card: 50, at: 'event', loyalty: { czech }, fields: { status: 4, aid }, dice: [6, 6, 6], ...more });

  test('H13.50.1 the Czech marker goes straight to Revolt', () => {
    for (const czech of [1, 2, 3]) {
      const match = declared(0, czech);
      expect(told(match, 'loyalty')).toEqual([{ rule: 'H13.50.1', nation: 'czech', now: 0 }]);
      expect([loyaltyOf(match, 'czech'), told(match, 'revolt begins').length, due(match)]).toEqual([0, 1, 'action']);
    }
    const choice = play(declared(1, 3), 'let them go');
    expect([loyaltyOf(choice, 'czech'), choice.state.aid]).toEqual([0, 1]);
  });

  test('H13.50.1 with the others in Revolt that is the end', () => {
    const match = table({
      card: 50,
      at: 'event',
      loyalty: { croat: 0, hungarian: 0 },
      fields: { status: 4 },
    });
    expect(match.result).toMatchObject({ how: 'revolt', rule: 'H8.1.1' });
  });

  test('H13.50.2 unless you discard a German Aid marker at once', () => {
    const match = declared(2, 2);
    expect([due(match), match.legal()]).toEqual(['czech-independence', ['buy off', 'let them go']]);
    play(match, 'buy off');
    expect([loyaltyOf(match, 'czech'), match.state.aid, told(match, 'loyalty')]).toEqual([2, 1, []]);
    expect(told(match, 'german aid')).toEqual([{ rule: 'H13.50.2', front: 'none', left: 1 }]);
  });

  test('H13.50.3 if they are in Revolt already, nothing happens and nothing may be discarded', () => {
    for (const aid of [0, 1]) {
      const match = declared(aid, 0);
      expect([due(match), match.state.aid, told(match, 'loyalty')]).toEqual(['action', aid, []]);
      expect(refusal(match, 'buy off')).toEqual(aid === 0 ? ['H13.50.3', 'H1.5.3'] : ['H13.50.3']);
    }
    expect(refusal(table({ card: 1, fields: { aid: 1 } }), 'buy off')).toEqual(['H13.50.2']);
  });

  test('H13.50.4 a marker discarded so is not the one use of the turn', () => {
    const match = play(declared(2, 3), 'buy off');
    expect(refusal(match, 'attack polish aid by actions')).toEqual([]);
    expect(modifiers(match, 'attack polish alone by actions')).toEqual([]);
  });

  test('H13.50.5 -1 on every attempt to influence the Czechs this turn, and on no other', () => {
    const match = table({
      card: 50,
      loyalty: { czech: 1, croat: 1, hungarian: 1 },
      fields: { status: 4 },
      dice: [4, '#35'],
    });
    const line = ['H13.50.5', headline(50), -1];
    expect(modifiers(match, 'influence czech by actions')).toEqual([line]);
    for (const nation of ['croat', 'hungarian']) expect(modifiers(match, `influence ${nation} by actions`)).toEqual([]);
    play(match, 'influence czech by actions');
    expect(lastLines(match, 'influence')).toEqual([['H4.4.1', 'die', 4], line]);
    expect(told(match, 'influence')).toMatchObject([{ total: 3, won: 'no' }]);
    play(match, 'end actions');
    expect(modifiers(match, 'influence czech by actions')).toEqual([]);
  });
});
