import { Random } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import {
  boxOf,
  eventsOf,
  fates,
  type Game,
  HAPSBURG,
  KAISERSCHLACHT,
  kernel,
  OTTOMAN,
  play,
  type Table,
  table,
} from '../testing.ts';

const DUSK = { status: 4 };
const JOINED = { joined: { 'mid-day': 'yes', dusk: 'yes' } };

/** Both cards are out; the battles lie where they are said to. */
const raging = (more: Table = {}): Table => ({
  turnOf: 'hapsburg',
  at: 'kaiserschlacht',
  ...more,
  hapsburg: {
    card: 47,
    played: [42],
    ...more.hapsburg,
    fields: { kaiserschlacht: 'raging', ...DUSK, ...more.hapsburg?.fields },
  },
  ottoman: {
    card: 44,
    played: [46],
    ...more.ottoman,
    fields: { kaiserschlacht: 'raging', ...JOINED, ...more.ottoman?.fields },
  },
});
const fought = (match: Game) => eventsOf(match, 'battle').filter(({ battle }) => String(battle).startsWith('kaiser'));
const boxes = (match: Game) =>
  [HAPSBURG, OTTOMAN].map((nation) => KAISERSCHLACHT.map((id) => boxOf(match, nation as 0 | 1, id)));
const all = (n: number) => KAISERSCHLACHT.slice(0, n);

describe('When it begins', () => {
  const hapsburgDraws = (ottomanPlayed: readonly number[]) =>
    table({
      turnOf: 'hapsburg',
      at: 'event',
      hapsburg: { card: 42, fronts: { polish: 5, carpathian: 6 }, fields: DUSK },
      ottoman: { card: 44, played: ottomanPlayed, fields: JOINED },
      dice: [6, 4, 4, 4],
    });

  test('E5.1.1, E5.1.2 the first of the two cards alone begins nothing, and gives its +1', () => {
    const match = play(hapsburgDraws([]), 'attack carpathian alone by actions');
    expect(eventsOf(match, 'kaiserschlacht waits')).toMatchObject([{ rule: 'E5.1.1', nation: 'hapsburg' }]);
    expect(eventsOf(match, 'offensive')[0].ledger?.lines).toContainEqual(['H13.42.2', expect.any(String), 1]);
    expect(match.state.parts.map(({ kaiserschlacht }) => kaiserschlacht)).toEqual([0, 0]);
  });

  test('E5.1.3 if the Hapsburgs draw the second, battle 1 is fought at once, with the +1 of the card', () => {
    const match = play(hapsburgDraws([46]), 'end actions');
    expect(fought(match)).toMatchObject([{ part: 'hapsburg', battle: 'kaiserschlacht-1', die: 4, total: 5 }]);
    expect(fought(match)[0].ledger?.lines).toContainEqual(['E5.1.3', expect.any(String), 1]);
  });

  test('E5.1.4 if the Ottomans draw it, battle 1 follows in the next Hapsburg nation-turn, without a +1', () => {
    const match = table({
      turnOf: 'ottoman',
      at: 'event',
      hapsburg: { card: 47, played: [42], fields: DUSK },
      ottoman: { card: 46, fields: JOINED },
      dice: ['#1', 6, 6, 6],
    });
    expect(eventsOf(match, 'kaiserschlacht of both')).toMatchObject([{ rule: 'E5.1.1' }]);
    play(match, 'end actions');
    expect([fought(match), match.state.turnOf]).toEqual([[], HAPSBURG]);
    expect(match.state.beat).toBe(0);
  });
});

describe('Who fights', () => {
  test('E5.2.1, E5.2.2 none, none, battle 2 by the Ottomans, battle 3 by the Hapsburgs, and so on', () => {
    const rng = new Random('rhythm');
    const quiet = { fronts: { polish: 'off', carpathian: 'off' } as const };
    const match = table(
      raging({
        hapsburg: { ...quiet, card: 47, played: [42], resources: {} },
        ottoman: {
          card: 44,
          played: [46],
          resources: { western: 2 },
          fronts: { caucasus: 'off' },
        },
      }),
    );
    while (!match.over && fought(match).length < 4 && fates(match).every((fate) => fate === 'at-war'))
      match.make(kernel.random(match.state, rng));
    const turns = match
      .events('all')
      .filter((e) => e.event === 'nation-turn' || fought(match).some((f) => JSON.stringify(f) === JSON.stringify(e)));
    const shape = turns.map((e) => (e.event === 'nation-turn' ? '' : `${e.part} ${String(e.battle).at(-1)}`)).join('|');
    expect(shape.startsWith('hapsburg 1||||ottoman 2||hapsburg 3')).toBe(true);
  });

  test('E5.2.2 each fights with its own Western Resources', () => {
    const ottoman = table(
      raging({
        turnOf: 'ottoman',
        fields: { beat: 3 },
        hapsburg: { victories: all(1) },
        ottoman: { victories: all(1), resources: { western: 2 } },
        dice: [2],
      }),
    );
    expect(fought(ottoman)).toMatchObject([{ part: 'ottoman', battle: 'kaiserschlacht-2', total: 4 }]);
    const none = table(raging({ ottoman: { resources: { western: 2 } }, dice: [3] }));
    expect(fought(none)).toMatchObject([{ part: 'hapsburg', battle: 'kaiserschlacht-1', total: 3 }]);
  });

  test('E5.2.3, E5.2.4, E5.2.5 the Hapsburgs roll a 2: the Ottomans fight it again at once, with their own Resources', () => {
    const match = table(
      raging({
        hapsburg: { stalemates: all(6) },
        ottoman: { stalemates: all(6), resources: { western: 1 } },
        dice: [2, 1],
      }),
    );
    expect(eventsOf(match, 'refight rolled')).toMatchObject([{ rule: 'E5.2.4', die: 2, nation: 'ottoman' }]);
    expect(fought(match)).toMatchObject([{ part: 'ottoman', battle: 'kaiserschlacht-2', box: 'defeats' }]);
    expect(boxes(match).map((list) => list[1])).toEqual(['defeats', 'defeats']);
  });
});

describe('The markers', () => {
  test('E5.3.1 the result moves the marker on both maps', () => {
    const match = table(raging({ dice: [6] }));
    expect(boxes(match).map((list) => list[0])).toEqual(['victories', 'victories']);
    expect(eventsOf(match, 'marker moved')).toMatchObject([{ rule: 'E5.3.1', part: 'ottoman', box: 'victories' }]);
  });

  test('E5.3.2 a nation does not lose by a battle of the other before its own next National Will Phase', () => {
    const low = ['second-ypres', 'verdun', 'jutland'];
    const match = table(
      raging({
        fields: { beat: 0 },
        ottoman: { defeats: low, fronts: { caucasus: 'off' } },
        dice: [1, '#47', 6],
      }),
    );
    expect(fates(match)).toEqual(['at-war', 'at-war']);
    expect(match.state.turnOf).toBe(OTTOMAN);
    play(match, 'end actions');
    expect(fates(match)).toEqual(['at-war', 'eliminated']);
  });

  test('E5.3.3 the Great Retreat moves a marker on one map only', () => {
    const match = table({
      ...raging({
        hapsburg: { card: 47, played: [42], fronts: { polish: 5 }, victories: all(2) },
        ottoman: { victories: all(2) },
      }),
      at: 'actions',
    });
    play(match, 'great retreat by actions losing kaiserschlacht-1');
    expect(boxes(match).map((list) => list[0])).toEqual(['defeats', 'victories']);
  });

  test('E5.3.4 it ends when all twelve lie together, not before', () => {
    const five = { victories: all(5), stalemates: KAISERSCHLACHT.slice(5) };
    const done = table(raging({ hapsburg: five, ottoman: five, dice: [6, 6] }));
    expect(done.state.parts.map(({ kaiserschlacht }) => kaiserschlacht)).toEqual([2, 2]);
    expect(eventsOf(done, 'kaiserschlacht ends').map(({ part, rule }) => [part, rule])).toEqual([
      ['hapsburg', 'E5.3.4'],
      ['ottoman', 'E5.3.4'],
    ]);
    const apart = table(
      raging({ hapsburg: five, ottoman: { victories: all(4), stalemates: KAISERSCHLACHT.slice(4) }, dice: [6, 6] }),
    );
    expect(apart.state.parts.map(({ kaiserschlacht }) => kaiserschlacht)).toEqual([1, 1]);
  });

  test.each([
    ['victories', 6, 'both-won'],
    ['defeats', 1, 'both-lost'],
  ] as const)('E0.2.4 with Coalition Victory or Defeat all %s end the war for both', (box, die, how) => {
    const five = { [box]: all(5), stalemates: KAISERSCHLACHT.slice(5), fields: { will: 0 } };
    const match = table(raging({ options: { coalition: 'on' }, hapsburg: five, ottoman: five, dice: [6, die] }));
    expect([match.over, match.result?.how, fates(match)]).toEqual([true, how, ['peace', 'peace']]);
    const ends = match.events('all').slice(-4);
    const won = box === 'victories' ? 'yes' : 'no';
    expect(ends).toMatchObject([
      { event: 'kaiserschlacht ends', part: 'hapsburg' },
      { event: 'kaiserschlacht ends', part: 'ottoman' },
      { event: 'peace', rule: 'E0.2.4', nation: 'hapsburg', won },
      { event: 'peace', rule: 'E0.2.4', nation: 'ottoman', won },
    ]);
  });

  test.each([
    ['hapsburg', 'victories', 6, 'hapsburg-won'],
    ['hapsburg', 'defeats', 1, 'both-lost'],
    ['ottoman', 'victories', 6, 'ottoman-won'],
    ['ottoman', 'defeats', 1, 'both-lost'],
  ] as const)('E0.2.4 it ends the war at once for the %s alone (%s)', (nation, box, die, how) => {
    const five = { [box]: all(5), stalemates: KAISERSCHLACHT.slice(5) };
    const fallen = { fields: { ending: 'will', over: true } };
    const match = table(
      raging({
        turnOf: nation,
        options: { coalition: 'on' },
        hapsburg: nation === 'hapsburg' ? { ...five, fields: { will: 0 } } : fallen,
        ottoman: nation === 'ottoman' ? { ...five, fields: { will: 0 } } : fallen,
        dice: [6, die],
      }),
    );
    expect([match.over, match.result?.how, fates(match).toSorted()]).toEqual([true, how, ['eliminated', 'peace']]);
    expect(eventsOf(match, 'peace')).toMatchObject([{ rule: 'E0.2.4', nation }]);
    expect(eventsOf(match, 'nation eliminated')).toEqual([]);
  });

  test.each([
    ['victories', 6, 'both-won'],
    ['defeats', 1, 'both-lost'],
  ] as const)('E0.2.4, E8.1.1 together, after the Hapsburgs have been scored (%s)', (box, die, how) => {
    const five = { [box]: all(5), stalemates: KAISERSCHLACHT.slice(5), fields: { will: 0 } };
    const match = table(
      raging({
        turnOf: 'ottoman',
        options: { players: 'two', coalition: 'on', together: 'on' },
        hapsburg: { fields: { ending: 'tactical', over: true } },
        ottoman: five,
        dice: [6, die],
      }),
    );
    expect([match.over, match.result?.how]).toEqual([true, how]);
  });
});

describe('Alone', () => {
  const FALLEN = { ending: 'will', over: true };

  test('E5.4.1 the survivor fights one battle in each of its own nation-turns', () => {
    const match = table(raging({ ottoman: { fields: FALLEN }, fields: { beat: 1 }, dice: [5] }));
    expect(fought(match)).toMatchObject([{ part: 'hapsburg', battle: 'kaiserschlacht-1' }]);
    expect(boxes(match)[OTTOMAN][0]).toBe('aside');
  });

  test('E5.4.1 its own six end it', () => {
    const match = table(
      raging({
        hapsburg: { victories: all(5), stalemates: KAISERSCHLACHT.slice(5) },
        ottoman: { fields: FALLEN },
        dice: [6, 6],
      }),
    );
    expect(match.state.parts[HAPSBURG].kaiserschlacht).toBe(2);
  });

  test('E5.4.2 a card that the eliminated nation had not drawn counts as drawn', () => {
    const match = table(
      raging({
        hapsburg: { fields: { kaiserschlacht: 'waiting' } },
        ottoman: { card: 44, played: [], fields: { kaiserschlacht: 'waiting', ...FALLEN } },
        dice: [5],
      }),
    );
    expect(eventsOf(match, 'kaiserschlacht of both')).toMatchObject([{ rule: 'E5.4.2' }]);
    expect(fought(match)).toHaveLength(1);
  });

  test('E5.4.3 the boxes of a nation that has been scored do not change', () => {
    const scored = { ending: 'tactical', over: true };
    const match = table(raging({ ottoman: { fields: scored }, dice: [6] }));
    expect(boxes(match).map((list) => list[0])).toEqual(['victories', 'aside']);
  });
});
