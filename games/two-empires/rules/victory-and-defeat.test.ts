import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED, readComponents } from '../data/kit.ts';
import set from '../data/reconstructed/set.json' with { type: 'json' };
import {
  due,
  eventsOf,
  fates,
  HAPSBURG,
  kernel,
  kit,
  OTTOMAN,
  others,
  play,
  refusal,
  sideOf,
  spaceOf,
  type Table,
  table,
} from '../testing.ts';

const FALLEN = { ending: 'will', over: true };
const JOINED = { joined: { 'mid-day': 'yes', dusk: 'yes' } };

/** Both nations with a card of no effect; the Event of the nation in turn begins. */
const event = (nation: 'hapsburg' | 'ottoman', card: number, more: Table = {}): Table => ({
  turnOf: nation,
  at: 'event',
  ...more,
  hapsburg: {
    card: nation === 'hapsburg' ? card : 1,
    ...more.hapsburg,
    fields: { status: 4, ...more.hapsburg?.fields },
  },
  ottoman: { card: nation === 'ottoman' ? card : 9, ...more.ottoman, fields: { ...JOINED, ...more.ottoman?.fields } },
  dice: [6, 6, 6, 6, ...(more.dice ?? [])],
});
const RUSSIA = { hapsburg: { fronts: { polish: 2, carpathian: 3 } }, ottoman: { fronts: { caucasus: 2 } } };
const russian = (match: ReturnType<typeof table>) => [
  spaceOf(match, HAPSBURG, 'polish'),
  spaceOf(match, HAPSBURG, 'carpathian'),
  spaceOf(match, OTTOMAN, 'caucasus'),
];

describe('Russia', () => {
  test.each([
    ['hapsburg', 27],
    ['ottoman', 35],
  ] as const)('E6.1.1 the Provisional Government of the %s deck is applied to both maps', (nation, card) => {
    const match = table(event(nation, card, RUSSIA));
    expect(russian(match)).toEqual([3, 4, 3]);
    expect([
      sideOf(match, HAPSBURG, 'polish'),
      sideOf(match, HAPSBURG, 'carpathian'),
      sideOf(match, OTTOMAN, 'caucasus') > 0,
    ]).toEqual([1, 1, true]);
    expect(eventsOf(match, 'russia on both maps')).toMatchObject([{ rule: 'E6.1.1' }]);
  });

  test.each([
    ['hapsburg', 36],
    ['ottoman', 43],
  ] as const)('E6.1.2 the Bolshevik Revolution of the %s deck removes the Fronts of both', (nation, card) => {
    expect(russian(table(event(nation, card, RUSSIA)))).toEqual([-1, -1, -1]);
  });

  test('E6.1.3 they return with the next Provisional Government, the Polish never after the Great Retreat', () => {
    const off = {
      hapsburg: { fronts: { polish: 'off', carpathian: 'off' } as const, fields: { retreat: 'yes' } },
      ottoman: { fronts: { caucasus: 'off' } as const },
    };
    expect(russian(table(event('ottoman', 35, off)))).toEqual([-1, 5, 5]);
  });

  test('E6.1.4 a Provisional Front only Retreats', () => {
    const match = table(
      event('hapsburg', 27, {
        ...RUSSIA,
        hapsburg: { fronts: { polish: 2, carpathian: 3 }, sides: { carpathian: 1 } },
      }),
    );
    expect([sideOf(match, HAPSBURG, 'carpathian'), spaceOf(match, HAPSBURG, 'carpathian')]).toEqual([1, 4]);
  });

  test('E6.1.5 the map of a nation that is out of the war is not touched', () => {
    const match = table(
      event('hapsburg', 36, {
        ...RUSSIA,
        ottoman: { ...RUSSIA.ottoman, fields: FALLEN },
        fields: { alone: { hapsburg: 'yes', ottoman: 'no' } },
      }),
    );
    expect(russian(match)).toEqual([-1, -1, 2]);
  });
});

describe('The survivor', () => {
  /** The Ottoman will collapses. */
  const falls = (more: Table = {}) =>
    table({
      turnOf: 'ottoman',
      at: 'will',
      ...more,
      ottoman: {
        card: 9,
        defeats: ['second-ypres', 'verdun', 'jutland', 'somme'],
        fields: { will: -3 },
        ...more.ottoman,
      },
      hapsburg: { card: 1, fields: { status: 4 }, ...more.hapsburg },
      dice: ['#9', 6, 6, ...(more.dice ?? [])],
    });

  test('E7.1.2 a nation that meets a losing condition is eliminated, and the other goes on', () => {
    const match = falls();
    expect([fates(match), match.over]).toEqual([['at-war', 'eliminated'], false]);
    expect(eventsOf(match, 'nation eliminated')).toMatchObject([{ rule: 'E7.1.2', nation: 'ottoman' }]);
  });

  test('E7.2.1 its will marker counts in the Defeats Box of the other', () => {
    const match = play(falls(), 'end actions');
    expect(eventsOf(match, 'national will').at(-1)?.ledger?.lines).toContainEqual(['E7.2.1', expect.any(String), -1]);
  });

  const alone = {
    fields: { alone: { hapsburg: 'yes', ottoman: 'no' } },
    ottoman: { card: 9, fields: FALLEN },
  } as const;

  test('E7.2.2 -1 on Offensives against the Balkan Front', () => {
    const match = table({
      turnOf: 'hapsburg',
      at: 'actions',
      ...alone,
      hapsburg: { card: 13, fronts: { balkan: 2 } },
      dice: [4],
    });
    play(match, 'attack balkan alone by actions');
    expect(eventsOf(match, 'offensive')[0].ledger?.lines).toContainEqual(['E7.2.2', 'the ally has fallen', -1]);
  });

  test('E7.2.3 -1 on its Attrition Rolls', () => {
    const match = table({
      turnOf: 'hapsburg',
      at: 'advance',
      ...alone,
      hapsburg: { card: 6, fronts: { balkan: 5 }, fields: { bulgaria: 'yes', trench: 'yes' } },
      dice: [3, 6],
    });
    expect(eventsOf(match, 'attrition')[0].ledger?.lines).toContainEqual(['E7.2.3', 'the ally has fallen', -1]);
  });

  test.each([
    [5, 1],
    ['off', 0],
  ] as const)('E7.2.4 with the Russian Fronts at %s Russia stays: %i', (space, stays) => {
    expect(
      falls({ hapsburg: { card: 1, fronts: { polish: space, carpathian: space }, fields: { status: 4 } } }).state.stays,
    ).toBe(stays);
  });

  test('E7.2.4 then a later Bolshevik Revolution has no effect', () => {
    const match = table(event('hapsburg', 36, { ...RUSSIA, ...alone, fields: { ...alone.fields, stays: 'yes' } }));
    expect(russian(match).slice(0, 2)).toEqual([2, 3]);
    expect(eventsOf(match, 'russia stays')).toMatchObject([{ rule: 'E7.2.4' }]);
  });

  /** The last card of the Hapsburgs, after the Ottomans fell. */
  const last = (
    fields: Record<string, unknown>,
    more: Table = {},
    ottoman: NonNullable<Table['ottoman']>['fields'] & {} = FALLEN,
  ) =>
    table({
      turnOf: 'hapsburg',
      at: 'last',
      hapsburg: { card: 50, played: others(HAPSBURG, 50), fields: { status: 4 }, ...more.hapsburg },
      ottoman: { card: 9, fields: ottoman },
      fields,
    });

  test('E7.1.1, E7.2.5 a win after the other fell is one rank higher', () => {
    const level = (match: ReturnType<typeof table>) => match.state.parts[HAPSBURG].ending;
    const plain = last({}, {}, { ending: 'tactical', over: true });
    const raised = last({ alone: { hapsburg: 'yes', ottoman: 'no' } });
    expect(level(raised)).toBe(level(plain) + 1);
    expect(eventsOf(raised, 'rank raised')).toMatchObject([{ rule: 'E7.2.5' }]);
    expect([raised.over, raised.result?.how, raised.result?.winner]).toEqual([true, 'hapsburg-won', 'hapsburg']);
  });

  test('E7.2.5 International Victory remains the highest', () => {
    const far = { polish: 5, carpathian: 6, italian: 5, romanian: 5, balkan: 5 };
    const match = last(
      { alone: { hapsburg: 'yes', ottoman: 'no' } },
      {
        hapsburg: {
          card: 50,
          played: others(HAPSBURG, 50),
          fronts: far,
          victories: ['cer', 'mons', 'tannenberg'],
          fields: { status: 4 },
        },
      },
    );
    expect([match.state.parts[HAPSBURG].points > 30, eventsOf(match, 'rank raised')]).toEqual([true, []]);
  });

  /** The Ottomans fall after the Hapsburgs have been scored. */
  const fallsLate = (options: Table['options'] = {}, ending = 'tactical') =>
    falls({
      options,
      hapsburg: {
        card: 50,
        played: others(HAPSBURG, 50),
        fronts: { polish: 5 },
        fields: { status: 4, ending, over: true },
      },
    });

  test('E7.2.6 of what befalls a survivor a nation that had been scored gets the higher rank alone', () => {
    const match = fallsLate();
    expect([match.state.alone, match.state.stays, match.over, match.result?.how]).toEqual([
      [0, 0],
      0,
      true,
      'hapsburg-won',
    ]);
    expect(eventsOf(match, 'rank raised')).toMatchObject([{ rule: 'E7.2.5', nation: 'hapsburg' }]);
    expect(match.positionJson().hapsburg).toMatchObject({ ending: 'marginal' });
    expect(eventsOf(match, 'will marker taken')).toEqual([]);
  });

  test.each([
    ['marginal', 'operational'],
    ['operational', 'strategic'],
    ['strategic', 'international'],
  ])('E7.2.5 a %s Victory becomes %s', (before, after) => {
    expect(fallsLate({}, before).positionJson().hapsburg).toMatchObject({ ending: after });
  });

  test('E8.1.1 together a nation that had been scored loses too', () => {
    const match = fallsLate({ players: 'two', together: 'on' });
    expect([fates(match), match.result?.how, match.result?.score[0]]).toEqual([
      ['dragged', 'eliminated'],
      'both-lost',
      -1,
    ]);
    expect(eventsOf(match, 'nation dragged down')).toMatchObject([{ rule: 'E8.1.1', nation: 'hapsburg' }]);
    expect(eventsOf(match, 'rank raised')).toEqual([]);
    expect(match.positionJson().hapsburg).toMatchObject({ ending: 'none', over: true });
  });

  test('E7.2.1, E7.2.2, E7.2.4, E2.1.4 what the fall means for the other is told', () => {
    const told = falls({ hapsburg: { card: 1, fronts: { polish: 5 }, fields: { status: 4 } } }).events('all');
    const after = told.slice(told.findIndex(({ event }) => event === 'nation eliminated') + 1).slice(0, 4);
    expect(after).toMatchObject([
      { event: 'railway shut for good', rule: 'E2.1.4' },
      { event: 'will marker taken', rule: 'E7.2.1', nation: 'hapsburg' },
      { event: 'front harder to hold', rule: 'E7.2.2', nation: 'hapsburg', front: 'balkan' },
      { event: 'russia bound', rule: 'E7.2.4', nation: 'hapsburg' },
    ]);
  });

  test('E8.1.1 together the other loses at once', () => {
    const match = falls({ options: { players: 'two', together: 'on' } });
    expect([fates(match), match.result?.how]).toEqual([['dragged', 'eliminated'], 'both-lost']);
    expect(eventsOf(match, 'nation dragged down')).toMatchObject([{ rule: 'E8.1.1', nation: 'hapsburg' }]);
  });
});

describe('Resource theft', () => {
  const thief = (more: Table = {}) =>
    table({
      turnOf: 'hapsburg',
      at: 'theft',
      options: { players: 'two', theft: 'on' },
      ...more,
      hapsburg: { card: 1, ...more.hapsburg },
      ottoman: { card: 9, resources: { eastern: 1 }, ...more.ottoman },
    });

  test('E8.2.1 at the end of the nation-turn, whatever the Railway; a Resource must be there', () => {
    const match = thief();
    expect([match.seat, due(match), match.legal()]).toEqual([
      'hapsburg',
      'steal-hapsburg',
      ['steal eastern', 'leave alone'],
    ]);
    expect(refusal(match, 'steal naval')).toEqual(['E8.2.1']);
    expect(due(play(match, 'leave alone'))).not.toBe('steal-hapsburg');
  });

  test('E8.2.2, E8.2.4 on 5 it is put in a Theater of the own that holds fewer than two', () => {
    const match = play(thief({ hapsburg: { card: 1, resources: { western: 2 } }, dice: [5] }), 'steal eastern');
    expect(refusal(match, 'place western')).toEqual(['E8.2.2']);
    play(match, 'place naval');
    expect(eventsOf(match, 'theft')).toMatchObject([{ nation: 'hapsburg', theater: 'eastern', won: 'yes' }]);
    expect(eventsOf(match, 'stolen resource placed')).toMatchObject([
      { rule: 'E8.2.2', nation: 'hapsburg', from: 'eastern', theater: 'naval' },
    ]);
    const [h, o] = match.state.parts;
    expect([h.resources, o.resources, h.supply, match.state.stolen]).toEqual([[2, 0, 1], [0, 0, 0], 4, [1, -1]]);
  });

  test('E8.2.2 a position after two thefts from one nation can be set up again', () => {
    const match = thief({
      fields: { stolen: { hapsburg: 2, ottoman: -2 } },
      hapsburg: { resources: { western: 2 }, fields: { supply: 6 } },
      ottoman: { resources: { eastern: 1 }, fields: { supply: 3 } },
    });
    expect(match.positionJson().stolen).toEqual({ hapsburg: 2, ottoman: -2 });
    const again = new Match(kernel, { set: RECONSTRUCTED, position: match.positionJson() });
    expect(again.hash()).toBe(match.hash());
  });

  test('E8.2.3 with all Theater Boxes full it leaves the game', () => {
    const match = play(
      thief({ hapsburg: { card: 1, resources: { western: 2, eastern: 2, naval: 2 } }, dice: [6] }),
      'steal eastern',
    );
    expect(eventsOf(match, 'stolen resource lost')).toMatchObject([{ rule: 'E8.2.3', theater: 'eastern' }]);
    expect([match.state.parts[OTTOMAN].spent, match.state.stolen]).toEqual([1, [0, 0]]);
  });

  test('E8.2.5, E8.2.6 on 4 a Victory becomes a Stalemate, whichever it is', () => {
    const match = play(thief({ hapsburg: { card: 1, victories: ['russia-tires'] }, dice: [4] }), 'steal eastern');
    expect(refusal(match, 'atone with cer')).toEqual(['E8.2.5']);
    play(match, 'atone with russia-tires');
    expect(match.state.parts[HAPSBURG].box.at(-1)).toBe(2);
  });

  test('E8.2.5 without a Victory nothing happens', () => {
    expect(due(play(thief({ dice: [1] }), 'steal eastern'))).not.toBe('atone-hapsburg');
  });
});

describe('Lenin', () => {
  const journey = (more: Table = {}) =>
    table({
      turnOf: 'hapsburg',
      at: 'actions',
      options: { players: 'two', lenin: 'on', ...more.options },
      fields: more.fields ?? {},
      hapsburg: {
        card: 12,
        fronts: { polish: 'off', carpathian: 3 },
        resources: { eastern: 2, western: 2 },
        victories: ['tannenberg'],
        ...more.hapsburg,
        fields: { status: 4, retreat: 'yes', ...more.hapsburg?.fields },
      },
      ottoman: { card: 9, fronts: { caucasus: 2 }, ...more.ottoman, fields: { ...JOINED, ...more.ottoman?.fields } },
    });
  const ready = (more: Table = {}) => play(journey(more), 'forgo');

  test('E8.3.1 the Events of the four cards have no effect', () => {
    const match = table(event('hapsburg', 27, { ...RUSSIA, options: { players: 'two', lenin: 'on' } }));
    expect(russian(match)).toEqual([2, 3, 2]);
    expect(eventsOf(match, 'russia stays')).toMatchObject([{ rule: 'E8.3.1' }]);
  });

  test('E8.3.2 it takes the rule, the Mid-Day cards, the Great Retreat, and a Resource after the Actions of the card', () => {
    expect(refusal(journey(), 'lenin by eastern')).toEqual(['E8.3.2']);
    expect(refusal(ready({ options: { lenin: 'off' } }), 'lenin by eastern')).toEqual(['E8.3.2']);
    const morning = { joined: { 'mid-day': 'no', dusk: 'no' } };
    expect(refusal(ready({ ottoman: { fields: morning } }), 'lenin by eastern')).toEqual(['E8.3.2']);
    expect(refusal(ready({ hapsburg: { fields: { retreat: 'no' } } }), 'lenin by eastern')).toEqual(['E8.3.2']);
    expect(refusal(ready(), 'lenin by naval')).toEqual(['E8.3.2']);
    // War Weariness forbids Operations; there is a marker to send.
    const weary = {
      card: 45,
      fronts: { polish: 'off', carpathian: 3, balkan: 5 },
      fields: { bulgaria: 'yes', aid: 1 },
    };
    expect(refusal(journey({ hapsburg: weary as never }), 'lenin by eastern')).toEqual(['E8.3.2']);
    expect(refusal(ready(), 'lenin by eastern')).toEqual([]);
  });

  test('E8.3.3 and a battle won in the East', () => {
    expect(refusal(ready({ hapsburg: { victories: ['mons'] } }), 'lenin by eastern')).toEqual(['E8.3.3']);
    expect(
      refusal(ready({ hapsburg: { victories: ['mons'] }, ottoman: { victories: ['brusilov'] } }), 'lenin by eastern'),
    ).toEqual([]);
  });

  test('E8.3.4 two Operations turn both Fronts to their Provisional sides, without a Retreat', () => {
    const match = play(ready(), 'lenin by eastern', 'lenin by western');
    expect([sideOf(match, HAPSBURG, 'carpathian'), spaceOf(match, HAPSBURG, 'carpathian')]).toEqual([1, 3]);
    expect([sideOf(match, OTTOMAN, 'caucasus') > 0, spaceOf(match, OTTOMAN, 'caucasus')]).toEqual([true, 2]);
    expect(eventsOf(match, 'lenin').map(({ number }) => number)).toEqual([1, 2]);
  });

  test('E8.3.5 one of the two must be Eastern', () => {
    expect(refusal(play(ready(), 'lenin by western'), 'lenin by western')).toEqual(['E8.3.5']);
  });

  test('E8.3.4, E8.3.5 as many Operations as the component set asks for', () => {
    const { files, parts } = kit;
    const lenin = { ...files.combination.lenin, operations: 1 };
    const own = readComponents({
      set,
      hapsburg: parts[HAPSBURG].files,
      ottoman: parts[OTTOMAN].files,
      combination: { ...files.combination, lenin },
    });
    const match = new Match(kernel, { set: own, position: ready().positionJson() });
    expect(refusal(match, 'lenin by western')).toEqual(['E8.3.5']);
    expect(sideOf(play(match, 'lenin by eastern'), HAPSBURG, 'carpathian')).toBe(1);
  });

  test('E8.3.6, E8.3.7, E7.2.4 one more, Eastern, with three battles of the East or two of the Kaiserschlacht won', () => {
    const reduced = { lenin: 2, leninEast: 'yes' };
    const won = ['tannenberg', 'lodz', 'cer'];
    const match = ready({ fields: reduced, hapsburg: { victories: won } });
    expect(refusal(match, 'lenin by western')).toEqual(['E8.3.6']);
    play(match, 'lenin by eastern');
    expect([spaceOf(match, HAPSBURG, 'carpathian'), spaceOf(match, OTTOMAN, 'caucasus')]).toEqual([-1, -1]);
    expect(refusal(match, 'lenin by eastern')).toContain('E8.3.6');
    expect(
      refusal(ready({ fields: reduced, hapsburg: { victories: ['tannenberg', 'cer'] } }), 'lenin by eastern'),
    ).toEqual(['E8.3.7']);
    const bound = { ...reduced, stays: 'yes' };
    expect(refusal(ready({ fields: bound, hapsburg: { victories: won } }), 'lenin by eastern')).toEqual(['E7.2.4']);
    expect(refusal(ready({ fields: { stays: 'yes' } }), 'lenin by eastern')).toEqual([]);
    const kaiser = { victories: ['kaiserschlacht-1', 'kaiserschlacht-2'], fields: { kaiserschlacht: 'raging' } };
    expect(refusal(ready({ fields: reduced, hapsburg: kaiser }), 'lenin by eastern')).toEqual([]);
    expect(
      refusal(ready({ fields: reduced, hapsburg: { victories: won, fields: { status: 2 } } }), 'lenin by eastern'),
    ).toEqual(['E8.3.6']);
  });
});
