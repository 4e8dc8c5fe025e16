/// <reference types="vite/client" />
import { type GameRecord, loadRecord, type Match } from '@ravelin/engine';
import { type Loose, variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { changesOf, testComponentSets } from '../../empires/data/testing.ts';
import type { Kit, War } from '../rules/war.ts';
import { eventsOf, kernel, kit, play, refusal, spaceOf, type Table, table } from '../testing.ts';
import { FRESH_ARMIES, RECONSTRUCTED, readComponents } from './kit.ts';
import type { ComponentFiles } from './schema.ts';

/** The reconstructed set as the data sheet has it, and component sets from outside. */

const { files } = kit;

const { changed } = variants(files, readComponents);
/** A match with another set. */
const another = (change: (files: Loose<ComponentFiles>) => void, setting: Table): Match<War, Kit> =>
  table(setting, readComponents(changed(change)));

describe('The reconstructed set', () => {
  test('H0.1.19 50 cards: 15 Morning, 16 Mid-Day, 19 Dusk', () => {
    const of = (epoch: string) => files.cards.filter((card) => card.epoch === epoch).map(({ id }) => id);
    expect(of('morning')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16, 35]);
    expect(of('mid-day')).toEqual([12, 14, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27, 29, 30, 33, 34]);
    expect(of('dusk')).toEqual([23, 28, 31, 32, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
    expect(files.cards.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });

  test('H0.1.17 17 single battles, 6 of the Kaiserschlacht, and Russia Tires', () => {
    const [single, kaiserschlacht] = [false, true].map((is) =>
      files.battles.battles.filter((one) => (one.kaiserschlacht !== undefined) === is),
    );
    expect(single).toHaveLength(17);
    expect(kaiserschlacht.map(({ value }) => value)).toEqual([3, 3, 4, 4, 5, 5]);
    expect(files.battles.victories.map(({ id }) => id)).toEqual(['russia-tires']);
  });

  test('H0.1.8 the five tracks, with the flags of their sites', () => {
    const tracks = files.board.fronts.map(({ id, spaces }) => [
      id,
      ...spaces.map(({ name, flags }) => (flags ? `${name} ${flags}` : name)),
    ]);
    expect(tracks).toEqual([
      ['polish', 'Cracow 1', 'Tarnow 1', 'Sandomierz', 'Lublin', 'Brest-Litovsk'],
      ['carpathian', 'Budapest 2', 'Debrecen 1', 'Ungvár', 'Przemyśl 2', 'Lemberg', 'Tarnopol'],
      ['italian', 'Graz 1', 'Gorizia 1', 'Udine', 'Vittorio Veneto', 'Piave', 'Venice'],
      ['romanian', 'Budapest 2', 'Kolozsvár', 'Bucharest 1', 'Dobruja', 'Jassy'],
      ['balkan', 'Belgrade 1', 'Nis 1', 'Skopje', 'Veles', 'Salonika'],
    ]);
  });

  test('H0.1.16 the counters of the Fronts and their Battle Values', () => {
    expect(
      Object.fromEntries(files.board.fronts.map(({ id, sides }) => [id, sides.map(({ value }) => value)])),
    ).toEqual({ polish: [3, 2], carpathian: [4, 3], italian: [2, 3, 4], romanian: [2, 4], balkan: [2, 3, 4] });
  });

  test('H0.1.18 the markers', () => {
    expect([files.board.resources, files.board.theaterLimit, files.board.fortress]).toEqual([6, 2, 3]);
    expect(files.board.markers).toEqual({ intercepts: 3, mackensen: 5, aid: 3 });
    expect(files.board.will).toEqual({ low: -5, high: 5 });
  });

  test('H12.0.1 the cards with an Iron Cross', () => {
    expect(files.cards.filter(({ ironCross }) => ironCross).map(({ id }) => id)).toEqual([
      6, 14, 16, 17, 19, 27, 35, 36, 41, 42, 48,
    ]);
  });
});

describe('Provenance', () => {
  const MARKS = Object.keys(files.set.provenance ?? {});

  test('H0.1.7 the four marks are explained', () => {
    expect(MARKS).toEqual(['RB', 'RB*', 'PUB', 'REC']);
  });

  test('H0.1.7 every space, counter, Nationality, battle and scenario carries one', () => {
    const { fronts, nations } = files.board;
    const marked = [
      ...fronts.flatMap(({ spaces, sides }) => [...spaces, ...sides]),
      ...nations,
      ...files.battles.battles,
      ...files.battles.victories,
      ...files.scenarios,
    ];
    for (const one of marked) expect(MARKS).toContain(one.source);
    for (const key of [
      'random',
      'loyal',
      'will',
      'status',
      'joins',
      'theaterLimit',
      'resources',
      'markers',
      'fortress',
      'levels',
      'costs',
      'aidBonus',
      'retreatFrom',
      'ruins',
      'fairWeather',
      'returns',
    ])
      expect(MARKS).toContain(files.board.source[key]);
  });

  test.each(files.cards)('H0.1.7 card $id carries one for each of its fields', (card) => {
    const { offensives, influence, kaiserschlacht, noActions, closesAid } = card;
    const special = offensives ?? influence ?? kaiserschlacht ?? noActions ?? closesAid;
    const fields = ['headline', 'epoch', 'event', 'advances', 'loyalty', 'actions'];
    for (const field of special === undefined ? fields : [...fields, 'special'])
      expect(MARKS).toContain(card.source[field]);
  });
});

test('H0.1.16 the set with the fresh armies differs in two Battle Values, both reconstructed', () => {
  expect(changesOf(files, FRESH_ARMIES.kit.files)).toEqual([
    ['/board/fronts/2/sides/2/value', 4, 5],
    ['/board/fronts/4/sides/2/value', 4, 5],
  ]);
  for (const front of [2, 4]) expect(files.board.fronts[front].sides[2].source).toBe('REC');
  expect(FRESH_ARMIES.kit.files.set.provenance?.REC).toContain('chosen for balance');
});

testComponentSets<ComponentFiles, Kit>('H0.1.7', files, RECONSTRUCTED, readComponents, [
  ['a die of five faces', (one) => one.board.random.pop(), '/board/random'],
  [
    'a scenario twice',
    (one) => {
      one.scenarios[1].id = '1914';
    },
    'scenarios: "1914" is there twice.',
  ],
  [
    'a test of an unknown Nationality',
    (one) => {
      one.cards[0].loyalty = ['polish'];
    },
    'There is no Nationality "polish".',
  ],
  [
    'no Italian Front',
    (one) => {
      one.board.fronts[2].id = 'swiss';
    },
    'There is no Front "italian".',
  ],
  [
    'levels that do not rise',
    (one) => {
      one.board.levels.victory = [8, 17, 17, 30];
    },
    'board, levels of victory: each must be higher than the one before.',
  ],
  [
    'a return beyond the track',
    (one) => {
      one.board.returns = 6;
    },
    'board, polish: a Russian Front returns to space 6, and the track ends at 5.',
  ],
  ['no Russia Tires', (one) => one.battles.victories.pop(), 'There is no Victory marker "russia-tires".'],
]);

/** Costs, levels and the cards of the Spa Conference became data after version 0.0.0; the game stayed the same. */
test('H0.1.7 records of the set as it was before are replayed whole', () => {
  const records = import.meta.glob<GameRecord>(['../fixtures/0.0.0/*.json', '!**/kept.json'], {
    import: 'default',
    eager: true,
  });
  expect(Object.keys(records).length).toBeGreaterThan(15);
  for (const [file, record] of Object.entries(records)) {
    expect(record.components.hash).not.toBe(RECONSTRUCTED.hash);
    const match = loadRecord(kernel, [RECONSTRUCTED], record);
    expect([file, match.reopened?.goesOn, match.hash()]).toEqual([file, 'replay', record.finalHash]);
  }
});

describe('Another set is another game, without any change of the code', () => {
  test('H1.4.2 another Battle Value of a battle', () => {
    const fought = (value: number) =>
      another(
        (one) => {
          one.battles.battles[0].value = value;
        },
        { card: 3, at: 'event', dice: [3, 6] },
      );
    expect(eventsOf(fought(4), 'battle')).toMatchObject([{ battle: 'cer', total: 3, value: 4, box: 'defeats' }]);
    expect(eventsOf(fought(2), 'battle')).toMatchObject([{ battle: 'cer', total: 3, value: 2, box: 'victories' }]);
  });

  test('H4.1.4 another Battle Value of a Front', () => {
    const match = another(
      (one) => {
        one.board.fronts[1].sides[0].value = 2;
      },
      { card: 9, fronts: { carpathian: 4 }, dice: [3] },
    );
    play(match, 'attack carpathian alone by actions');
    expect(spaceOf(match, 'carpathian')).toBe(5);
  });

  test('H4.2.2, H4.2.3 other limits of Resources', () => {
    const setting: Table = { card: 3, resources: { western: 2 } };
    const wider = another((one) => {
      one.board.theaterLimit = 3;
    }, setting);
    expect(refusal(wider, 'allocate western by actions')).toEqual([]);
    const poorer = another((one) => {
      one.board.resources = 2;
    }, setting);
    expect(refusal(poorer, 'allocate naval by actions')).toEqual(['H4.2.2']);
    const start = readComponents(
      changed((one) => {
        one.board.resources = 8;
      }),
    );
    expect(kernel.blank(start.kit, '1914', {}).supply).toBe(8);
  });

  test('H4.4.1 another National Identity Rating', () => {
    const match = another(
      (one) => {
        one.board.nations[0].identity = 2;
      },
      { card: 9, loyalty: { czech: 1 }, dice: [2] },
    );
    play(match, 'influence czech by actions');
    expect(eventsOf(match, 'influence')).toMatchObject([{ die: 2, rating: 2, won: 'yes' }]);
  });

  test('H4.0.1, H2.0.1 another card', () => {
    const match = another(
      (one) => {
        one.cards[8].actions = 5;
        one.cards[8].advances = ['polish', 'polish'];
        one.cards[8].loyalty = [];
        one.cards[8].offensives = { polish: 3 };
      },
      { card: 9, at: 'advance' },
    );
    expect([match.state.actions, spaceOf(match, 'polish'), spaceOf(match, 'carpathian')]).toEqual([5, 3, 6]);
    const { move } = match.why('attack polish alone by actions');
    // A modifier that the rulebook does not know is cited by the number of its card.
    expect(move && match.preview(move)[0].lines).toEqual([['H13.9', 'Battle of the Falkland Islands', 3]]);
  });

  test('H8.1.5, H8.2.6 other levels of defeat and of victory', () => {
    const levels = (one: Loose<ComponentFiles>) => {
      one.board.levels = { defeat: [60, 61, 62, 63], victory: [1, 2, 3, 4] };
    };
    const lost = another(levels, { card: 10, at: 'advance', fronts: { polish: 1 } });
    expect(lost.result).toMatchObject({ how: 'vienna-pyrrhic', rule: 'H8.1.5' });
    const others = files.cards.map(({ id }) => id).filter((id) => id !== 31);
    const won = another(levels, { card: 31, at: 'end', played: others });
    expect(won.result).toMatchObject({ how: 'international', rule: 'H8.2.10' });
  });

  test('H4.1.11, H4.2.1, H4.3.2, H4.5.4 other costs', () => {
    const cheap = (one: Loose<ComponentFiles>) => {
      one.board.costs = { resource: 1, river: 3, repair: 1, greatRetreat: 1 };
    };
    const left = (setting: Table, move: string) => play(another(cheap, setting), move).state.actions;
    expect(left({ card: 3 }, 'allocate western by actions')).toBe(2);
    expect(left({ card: 42, fronts: { italian: 3 }, dice: [1] }, 'attack italian alone by actions')).toBe(1);
    expect(left({ card: 3, fields: { fortress: 1 } }, 'repair by actions')).toBe(2);
    const victories = ['lodz', 'mons'];
    const retreat: Table = { card: 3, fronts: { polish: 5 }, victories, fields: { status: 2 } };
    expect(left(retreat, 'great retreat by actions losing lodz')).toBe(2);
  });

  test('H4.5.2 the Great Retreat from another War Status on', () => {
    const setting: Table = { card: 3, fronts: { polish: 5 }, victories: ['lodz'], fields: { status: 2 } };
    const later = another((one) => {
      one.board.retreatFrom = 3;
    }, setting);
    expect(refusal(later, 'great retreat by actions losing lodz')).toEqual(['H4.5.2']);
  });

  test('H13.27.5 the Russian Fronts return to another space', () => {
    const match = another(
      (one) => {
        one.board.returns = 4;
      },
      {
        card: 27,
        at: 'event',
        played: [36],
        fronts: { polish: 'off', carpathian: 'off' },
        fields: { status: 4 },
        dice: [6, 6],
      },
    );
    expect(eventsOf(match, 'front enters')).toMatchObject([{ space: 4 }, { space: 4 }]);
  });

  test('H10.3.1, H10.4.1 other numbers of the optional rules', () => {
    const match = another(
      (one) => {
        one.board.ruins = 4;
      },
      {
        card: 3,
        at: 'will',
        options: ['przemysl-must-hold'],
        victories: ['lodz', 'mons', 'tannenberg', 'palestine'],
        fields: { fortress: 0, ruins: 'yes' },
        dice: ['#35'],
      },
    );
    const [counted] = eventsOf(match, 'national will');
    expect(counted.ledger?.lines).toContainEqual(['H7.0.4', 'Defeats', -4]);
    const tested = another(
      (one) => {
        one.board.fairWeather.above = 1;
      },
      { card: 3, at: 'loyalty', options: ['fair-weather-friends'], fields: { will: 2 }, dice: [6] },
    );
    expect(eventsOf(tested, 'loyalty test')[0].ledger?.lines).toContainEqual(['H10.3.2', 'National Will above 3', 1]);
  });

  test('H4.0.8 another worth of German Aid', () => {
    const match = another(
      (one) => {
        one.board.aidBonus = 3;
      },
      { card: 9, fields: { aid: 1 }, dice: [2] },
    );
    play(match, 'attack polish aid by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ die: 2, total: 5 }]);
  });

  test('H10.5.1, H13.28.2 other cards close German Aid, and bring the armistice', () => {
    const match = another(
      (one) => {
        for (const card of one.cards) delete card.closesAid;
        one.cards[8].closesAid = true;
      },
      { card: 9, options: ['spa-conference'], played: [42, 43], fields: { status: 4, aid: 1 } },
    );
    expect(refusal(match, 'attack polish aid by actions')).toEqual(['H10.5.1']);
    const reformed = another(
      (one) => {
        one.cards[39].event = [];
        one.cards[29].event = [{ do: 'armistice', front: 'romanian' }];
      },
      { card: 28, at: 'event', played: [30], fronts: { romanian: 'off' }, fields: { status: 4 }, dice: [6, 6] },
    );
    expect(eventsOf(reformed, 'front enters')).toMatchObject([{ rule: 'H13.28.2', front: 'romanian' }]);
  });

  test('H2.2.1 a longer track', () => {
    const match = another(
      (one) => {
        one.board.fronts[0].spaces.push({ space: 6, name: 'Minsk', flags: 0, source: 'REC' });
      },
      { card: 9, dice: [5] },
    );
    play(match, 'attack polish alone by actions');
    expect(eventsOf(match, 'retreat')).toMatchObject([{ front: 'polish', place: 'Minsk', space: 6 }]);
  });

  test('H11.1.1 another start', () => {
    const { kit: other } = readComponents(
      changed((one) => {
        one.scenarios[1].will = 3;
        one.scenarios[1].victories = ['tannenberg'];
      }),
    );
    const g = kernel.blank(other, '1915', {});
    expect([g.startWill, g.will]).toEqual([3, -2]);
  });
});
