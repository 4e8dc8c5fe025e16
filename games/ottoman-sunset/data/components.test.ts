import type { Match } from '@ravelin/engine';
import { type Loose, variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { any, testComponentSets } from '../../empires/data/testing.ts';
import type { Kit, War } from '../rules/war.ts';
import { eventsOf, kit, play, refusal, spaceOf, type Table, table } from '../testing.ts';
import { RECONSTRUCTED, readComponents } from './kit.ts';
import type { ComponentFiles } from './schema.ts';

/** The reconstructed set as the data sheet has it, and component sets from outside. */

const { files } = kit;
const { changed } = variants(files, readComponents);
/** A match with another set. */
const another = (change: (files: Loose<ComponentFiles>) => void, setting: Table): Match<War, Kit> =>
  table(setting, readComponents(changed(change)));

describe('The reconstructed set', () => {
  test('O0.1.20 49 cards: 13 Morning, 21 Mid-Day, 15 Dusk', () => {
    const of = (epoch: string) => files.cards.filter((card) => card.epoch === epoch).map(({ id }) => id);
    expect(of('morning')).toEqual([1, 2, 3, 4, 5, 7, 9, 10, 11, 12, 17, 18, 19]);
    expect(of('mid-day')).toEqual([6, 8, 13, 14, 15, 16, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35]);
    expect(of('dusk')).toEqual([24, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49]);
    expect(files.cards.map(({ id }) => id)).toEqual(Array.from({ length: 49 }, (_, i) => i + 1));
  });

  test('O0.1.8 the six tracks, with the flags of their sites', () => {
    const tracks = files.board.fronts.map(({ id, spaces }) => [
      id,
      ...spaces.map(({ name, flags }) => (flags ? `${name} ${flags}` : name)),
    ]);
    expect(tracks).toEqual([
      ['caucasus', 'Sivas 1', 'Erzurum 1', 'Van', 'Sarikamish', 'Kars'],
      ['mesopotamia', 'Baghdad 1', 'Ctesiphon 1', 'Kut', 'Amara', 'Basra'],
      ['sinai', 'Aleppo', 'Damascus 1', 'Jerusalem 1', 'Gaza-Beersheba', 'El Arish', 'Suez'],
      ['arab', 'Aleppo', 'Damascus 1', 'Amman', 'Aqaba', 'Medina', 'Mecca'],
      ['salonika', 'Adrianople', 'Lake Doiran 1', 'Monastir', 'Salonika'],
      ['gallipoli', 'Maidos', 'Chunuk Bair 1', 'Anzac Cove', 'Cape Helles'],
    ]);
  });

  test('O0.1.17 the counters of the Fronts and their Battle Values', () => {
    expect(
      Object.fromEntries(files.board.fronts.map(({ id, sides }) => [id, sides.map(({ value }) => value)])),
    ).toEqual({
      caucasus: [2, 3, 4, 1, 2, 3],
      mesopotamia: [3, 4],
      sinai: [3, 4],
      arab: [2, 3],
      salonika: [2, 3],
      gallipoli: [2, 3],
    });
    expect([kit.front[0].flipped, kit.front[0].provisional]).toEqual([
      [3, 4, 5, 3, 4, 5],
      [false, false, false, true, true, true],
    ]);
  });

  test('O0.1.18 10 single battles, 6 of the Kaiserschlacht, and 5 markers', () => {
    const [single, kaiserschlacht] = [false, true].map((is) =>
      files.battles.battles.filter((one) => (one.kaiserschlacht !== undefined) === is),
    );
    expect(Object.fromEntries(single.map(({ id, theater, value }) => [id, [theater, value]]))).toEqual({
      'second-ypres': ['western', 4],
      'gorlice-tarnow': ['eastern', 2],
      italy: ['eastern', 3],
      verdun: ['western', 4],
      jutland: ['naval', 5],
      brusilov: ['eastern', 3],
      somme: ['western', 3],
      'uboat-campaign': ['naval', 4],
      'hoffman-offensive': ['eastern', 2],
      'vittorio-veneto': ['eastern', 4],
    });
    expect(kaiserschlacht.map(({ value }) => value)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(files.battles.markers).toHaveLength(5);
  });

  test('O0.1.19 the markers', () => {
    expect([files.board.resources, files.board.theaterLimit, files.board.fortification]).toEqual([6, 2, 2]);
    expect(files.board.markers).toEqual({ korps: 1, yildirim: 3 });
    expect(files.board.will).toEqual({ low: -3, high: 5 });
  });

  test('O9.0.1 how many Actions the cards give', () => {
    const giving = (actions: number) => files.cards.filter((card) => card.actions === actions).map(({ id }) => id);
    expect(giving(0)).toEqual([41]);
    expect(giving(1)).toEqual([1, 10, 18, 20, 23, 26, 27, 29, 31, 34, 36, 40]);
    expect(giving(3)).toEqual([3, 12, 15, 17, 21, 30, 37, 38, 42, 49]);
    expect(giving(4)).toEqual([46]);
  });

  test('O9.0.2 how often each Front comes up', () => {
    const often = (front: string) => files.cards.filter(({ advances }) => advances.includes(front)).length;
    expect(kit.fronts.map((front) => [front, often(front)])).toEqual([
      ['caucasus', 22],
      ['mesopotamia', 18],
      ['sinai', 19],
      ['arab', 18],
      ['salonika', 15],
      ['gallipoli', 13],
    ]);
  });

  test('O0.1.20 the cards with an Iron Cross', () => {
    expect(files.cards.filter(({ ironCross }) => ironCross).map(({ id }) => id)).toEqual([
      12, 13, 18, 29, 30, 34, 35, 38, 43, 46, 49,
    ]);
  });
});

describe('Provenance', () => {
  const MARKS = Object.keys(files.set.provenance ?? {});

  test('O0.1.7 the four marks are explained', () => {
    expect(MARKS).toEqual(['RB', 'RB*', 'PUB', 'REC']);
  });

  test('O0.1.7 every space, counter, battle, marker, defence and country carries one', () => {
    const { fronts, defences, countries, source } = files.board;
    const marked = [
      ...fronts.flatMap(({ spaces, sides }) => [...spaces, ...sides]),
      ...files.battles.battles,
      ...files.battles.markers,
      ...defences,
      ...countries,
    ];
    for (const one of marked) expect(MARKS).toContain(one.source);
    for (const key of [
      'tracks',
      'flags',
      'entries',
      'values',
      'defences',
      'will',
      'theaters',
      'resources',
      'markers',
      'fortitude',
      'coup',
      'levels',
      'costs',
      'korpsBonus',
      'points',
    ])
      expect(MARKS).toContain(source[key]);
  });

  test('O0.1.7 the counters and defences whose names are ours', () => {
    const { fronts, defences } = files.board;
    const ours = fronts.flatMap(({ sides }) => sides.filter(({ source }) => source === 'REC'));
    expect(ours.map(({ leader }) => leader)).toEqual([
      'Army of the Caucasus',
      'Army of the Caucasus, Provisional',
      'Hamilton after Suvla',
    ]);
    const named = defences.filter(({ source }) => source === 'REC');
    expect(named.map(({ name }) => name)).toEqual(['Outer Minefield', 'Inner Minefield']);
  });

  test('O0.1.7 the spaces whose names are ours, and Aqaba, whose number is', () => {
    const ours = files.board.fronts.flatMap(({ spaces }) => spaces.filter((one) => one.source === 'REC'));
    expect([...new Set(ours.map(({ name }) => name))].sort()).toEqual([
      'Adrianople',
      'Aleppo',
      'Amara',
      'Amman',
      'Anzac Cove',
      'Aqaba',
      'Baghdad',
      'Erzurum',
      'Maidos',
      'Mecca',
      'Medina',
      'Sarikamish',
      'Sivas',
      'Suez',
    ]);
  });

  test.each(files.cards)('O0.1.7 card $id carries one for each of its fields', (card) => {
    const special = card.offensives ?? card.spared ?? card.only ?? card.kaiserschlacht ?? card.noActions;
    const fields = ['headline', 'epoch', 'event', 'advances', 'actions'];
    for (const field of special === undefined ? fields : [...fields, 'special'])
      expect(MARKS).toContain(card.source[field]);
  });
});

testComponentSets<ComponentFiles, Kit>('O0.1.7', files, RECONSTRUCTED, readComponents, [
  [
    'a mark that nobody knows',
    (one) => {
      one.board.defences[0].source = any('hearsay');
    },
    '/board/defences/0/source',
  ],
  [
    'a defence twice',
    (one) => {
      one.board.defences[1].id = 'seddulbahir';
    },
    'defences: "seddulbahir" is there twice.',
  ],
  [
    'a protected Front that nobody knows',
    (one) => {
      one.cards[14].spared = ['polish'];
    },
    'There is no Front "polish".',
  ],
  [
    'a marker that is not there',
    (one) => {
      one.cards[47].event = [{ do: 'dunsterforce', marker: 'malleson' }];
    },
    'There is no battle marker "malleson".',
  ],
  [
    'a Coup in an unknown country',
    (one) => {
      one.cards[4].event = [{ do: 'coup', country: 'egypt' }];
    },
    'There is no country "egypt".',
  ],
  [
    'a defence that is not there',
    (one) => {
      one.cards[10].event = [{ do: 'destroy', defence: 'chanak' }];
    },
    'There is no defence "chanak".',
  ],
  [
    'a country without its marker',
    (one) => {
      one.battles.markers[2].country = 'egypt';
      one.battles.markers[2].id = 'coup-egypt';
    },
    'There is no battle marker "coup-india".',
  ],
  ['a die of five faces', (one) => (one.cards[35].event[0] as { faces: string[] }).faces.pop(), '/cards/35/event/0'],
  [
    'no Sinai Front',
    (one) => {
      one.board.fronts[2].id = 'nile';
    },
    'There is no Front "sinai".',
  ],
]);

describe('Another set is another game, without any change of the code', () => {
  test('O1.3.2 another Battle Value of a battle', () => {
    const match = another(
      (one) => {
        one.battles.battles[0].value = 2;
      },
      { card: 10, at: 'event', dice: [3, 6] },
    );
    expect(eventsOf(match, 'battle')).toMatchObject([{ battle: 'second-ypres', value: 2, box: 'victories' }]);
  });

  test('O7.2.3 another strength of a defence, and another Fortitude', () => {
    const match = another(
      (one) => {
        one.board.defences[0].strength = 6;
        one.board.fortitude = 1;
      },
      { card: 8, at: 'event', dice: [6] },
    );
    expect(match.state.narrows).toBe(1);
  });

  test('O1.4.1 another chance of a Coup', () => {
    const match = another(
      (one) => {
        one.board.coup.above = 3;
      },
      { card: 5, at: 'event', dice: [4, 6] },
    );
    expect(eventsOf(match, 'coup')).toMatchObject([{ above: 3, won: 'yes' }]);
  });

  test('O2.3.9 other Fronts that Yildirim can stop', () => {
    const match = another(
      (one) => {
        one.board.yildirim = ['caucasus'];
      },
      { card: 20, at: 'advance', fields: { yildirim: 1 } },
    );
    play(match, 'yildirim caucasus');
    expect(spaceOf(match, 'caucasus')).toBe(5);
  });

  test('O6.1.5, O6.2.6 other levels of defeat and of victory', () => {
    const levels = (one: Loose<ComponentFiles>) => {
      one.board.levels = { defeat: [60, 61, 62, 63], victory: [1, 2, 3, 4] };
    };
    const lost = another(levels, { card: 9, at: 'advance', fronts: { caucasus: 1 } });
    expect(lost.result).toMatchObject({ how: 'constantinople-pyrrhic', rule: 'O6.1.5' });
    const others = files.cards.map(({ id }) => id).filter((id) => id !== 18);
    const won = another(levels, { card: 18, at: 'will', played: others });
    expect(won.result).toMatchObject({ how: 'international', rule: 'O6.2.10' });
  });

  test('O6.2.4, O6.2.5 other Victory Points', () => {
    const others = files.cards.map(({ id }) => id).filter((id) => id !== 18);
    const match = another(
      (one) => {
        one.board.points = { russia: 6, narrows: 3 };
      },
      { card: 18, at: 'will', played: others, fronts: { caucasus: 'off' }, fields: { narrows: 'beaten-off' } },
    );
    expect(eventsOf(match, 'score')[0].ledger?.lines.slice(-2)).toEqual([
      ['O6.2.4', 'Caucasus Front off the map', 6],
      ['O6.2.5', 'the Narrows held', 3],
    ]);
  });

  test('O3.3.1, O3.5.2, O3.5.3 other costs', () => {
    const costs = (one: Loose<ComponentFiles>) => {
      one.board.costs = { resource: 1, bureau: { first: 2, further: 1 } };
    };
    const sent = play(another(costs, { card: 46, fields: { bureau: 'turkey' } }), 'bureau persia by actions');
    expect(sent.state.actions).toBe(2);
    expect(play(sent, 'bureau india by actions').state.actions).toBe(1);
    expect(play(another(costs, { card: 15 }), 'allocate naval by actions').state.actions).toBe(2);
  });

  test('O3.2.10 another worth of the Asia Korps', () => {
    const match = another(
      (one) => {
        one.board.korpsBonus = 3;
      },
      { card: 9, fronts: { mesopotamia: 2 }, fields: { korps: 1 }, dice: [3] },
    );
    play(match, 'attack mesopotamia korps by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ die: 3, total: 6 }]);
  });

  test('O3.2.5 a modifier that the book does not know is cited by the number of its card', () => {
    const match = another(
      (one) => {
        one.cards[8].offensives = { caucasus: 3 };
        one.cards[8].actions = 5;
      },
      { card: 9, fronts: { caucasus: 3 } },
    );
    expect(match.state.actions).toBe(5);
    const { move } = match.why('attack caucasus alone by actions');
    expect(move && match.preview(move)[0].lines).toEqual([['O9.9', 'Armenian Volunteer Units', 3]]);
    expect(refusal(match, 'attack caucasus alone by actions')).toEqual([]);
  });
});
