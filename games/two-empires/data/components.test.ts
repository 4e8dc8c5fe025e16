import { type Loose, variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { HAPSBURG, OTTOMAN, RECONSTRUCTED, readComponents } from './kit.ts';
import combination from './reconstructed/combination.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import type { ComponentFiles } from './schema.ts';

/** What joins the two games, as section 12 has it. */

const { kit } = RECONSTRUCTED;
const [h, o] = kit.parts;
const files = { set, hapsburg: h.files, ottoman: o.files, combination } as ComponentFiles;
const { complaint } = variants(files, readComponents);

describe('The combination', () => {
  const placed = (nation: number) => {
    const [own, there] = nation === HAPSBURG ? [h, o] : [o, h];
    return kit.elsewhere[nation].flatMap((at, battle) =>
      at ? [[own.battleIds[battle], at.value, there.front[at.front].place[at.space], there.fronts[at.front]]] : [],
    );
  };

  test('E3.1.1 the three Hapsburg battles on the Ottoman map', () => {
    expect(placed(HAPSBURG)).toEqual([
      ['gallipoli', 3, 'Chunuk Bair', 'gallipoli'],
      ['ctesiphon', 3, 'Kut', 'mesopotamia'],
      ['palestine', 5, 'Jerusalem', 'sinai'],
    ]);
  });

  test('E3.1.2 the four Ottoman battles on the Hapsburg map', () => {
    expect(placed(OTTOMAN)).toEqual([
      ['gorlice-tarnow', 2, 'Tarnow', 'polish'],
      ['italy', 3, 'Udine', 'italian'],
      ['brusilov', 3, 'Przemyśl', 'carpathian'],
      ['vittorio-veneto', 4, 'Vittorio Veneto', 'italian'],
    ]);
  });

  test('E3.1.1, E3.1.2 the values are those of the markers themselves', () => {
    for (const nation of [HAPSBURG, OTTOMAN])
      for (const [battle, at] of kit.elsewhere[nation].entries())
        if (at) expect(at.value).toBe(kit.parts[nation].battle[battle].value);
  });

  test('E2.1.2 the Railway is open with the Balkan Front in Veles or Salonika', () => {
    const balkan = h.front[kit.railwayFront];
    expect([h.fronts[kit.railwayFront], ...balkan.place.slice(kit.railwayOpenFrom)]).toEqual([
      'balkan',
      'Veles',
      'Salonika',
    ]);
  });

  test('E1.1.2 the Hapsburgs begin with two nation-turns', () => {
    expect(combination.order).toMatchObject({ first: 'hapsburg', opening: 2 });
  });

  test('E5.1.1, E6.1.1, E6.1.2 the cards that both have', () => {
    const headline = (deck: typeof h | typeof o, id: number) => deck.cards.find((card) => card.id === id)?.headline;
    const { russia, kaiserschlacht } = combination;
    expect([headline(h, russia.provisional.hapsburg), headline(o, russia.provisional.ottoman)]).toEqual([
      'Provisional Government Takes Charge',
      'Provisional Government Takes Charge',
    ]);
    expect([headline(h, russia.revolution.hapsburg), headline(o, russia.revolution.ottoman)]).toEqual([
      'Bolshevik Revolution',
      'Bolshevik Revolution',
    ]);
    expect([headline(h, kaiserschlacht.cards.hapsburg), headline(o, kaiserschlacht.cards.ottoman)]).toEqual([
      'Kaiserschlacht Begins',
      'Kaiserschlacht',
    ]);
  });

  test('E7.2.2 the Fronts that are harder to hold alone', () => {
    expect([h.fronts[kit.lonelyFront[HAPSBURG]], o.fronts[kit.lonelyFront[OTTOMAN]]]).toEqual(['balkan', 'salonika']);
  });

  test('E8.3.3 the battles that open the way for Lenin', () => {
    expect(kit.leninBattles.map((battle) => h.battleIds[battle])).toEqual(['tannenberg', 'lodz']);
  });

  test('E0.1.1 every part of it says where it comes from', () => {
    const marks = Object.keys(set.provenance);
    for (const part of Object.values(combination))
      for (const one of Array.isArray(part) ? part : [part]) expect(marks).toContain(one.source);
  });
});

describe('A broken combination is refused with a clear message', () => {
  const BROKEN: readonly (readonly [what: string, change: (files: Loose<ComponentFiles>) => void, message: string])[] =
    [
      [
        'a field that nobody knows',
        (one) => {
          Object.assign(one.combination.railway, { gauge: 1435 });
        },
        '/combination/railway/gauge: there is no "gauge" here',
      ],
      [
        'a battle that the nation does not have',
        (one) => {
          one.combination.battles[0].battle = 'verdun';
        },
        'There is no battle marker "verdun".',
      ],
      [
        'a battle of another card',
        (one) => {
          one.combination.battles[0].card = 19;
        },
        'combination: card 19 does not fight gallipoli.',
      ],
      [
        'a Front on the wrong map',
        (one) => {
          one.combination.battles[0].front = 'polish';
        },
        'There is no Front "polish".',
      ],
      [
        'a space beyond the track',
        (one) => {
          one.combination.battles[0].space = 5;
        },
        'combination, gallipoli: the track ends at 4.',
      ],
      [
        'a card that is not in the deck',
        (one) => {
          one.combination.kaiserschlacht.cards.ottoman = 50;
        },
        'combination: the ottoman deck has no card 50.',
      ],
      [
        'a Hapsburg set that is none',
        (one) => {
          one.hapsburg = {} as never;
        },
        '/hapsburg/set: About the set is missing',
      ],
    ];

  test.each(BROKEN)('%s', (_what, change, message) => {
    // Its place stands before it, and its paragraph at the end.
    expect(complaint(change)).toContain(message.replace(/\.$/, ''));
  });

  test('the set itself is accepted', () => {
    expect(complaint(() => {})).toBe('');
  });
});
