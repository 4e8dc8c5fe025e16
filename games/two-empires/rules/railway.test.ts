import { problemsOf } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import {
  due,
  eventsOf,
  type Game,
  HAPSBURG,
  kernel,
  kit,
  OTTOMAN,
  play,
  refusal,
  spaceOf,
  type Table,
  table,
} from '../testing.ts';

/** The Hapsburgs with card 20 (three Actions), the Railway open. */
const sender = (more: Table = {}): Table => ({
  turnOf: 'hapsburg',
  at: 'actions',
  options: { players: 'two' },
  ...more,
  hapsburg: {
    card: 20,
    fronts: { balkan: 5 },
    ...more.hapsburg,
    fields: { bulgaria: 'yes', ...more.hapsburg?.fields },
  },
  ottoman: { card: 9, ...more.ottoman },
});
/** The Ottomans with card 12 (three Actions). */
const ottomanSender = (more: Table = {}): Table => ({
  ...sender(more),
  turnOf: 'ottoman',
  ottoman: { card: 12, ...more.ottoman },
});

describe('Open and closed', () => {
  test('E0.2.2, E2.1.1 before Bulgaria is in the war the Railway is closed', () => {
    expect(refusal(table(sender({ hapsburg: { fields: { bulgaria: 'no' } } })), 'send action')).toEqual(['E2.1.1']);
    expect(refusal(table(sender()), 'send action')).toEqual([]);
  });

  test.each([
    [3, ['E2.1.2']],
    [4, []],
    [5, []],
  ])('E2.1.2, E2.1.5 with the Balkan Front in %i', (balkan, reasons) => {
    expect(refusal(table(sender({ hapsburg: { fronts: { balkan } } })), 'send action')).toEqual(reasons);
  });

  test('E2.1.3 Bulgaria leaves with card 48, and the Railway is closed for good', () => {
    const match = table({
      turnOf: 'hapsburg',
      at: 'will',
      hapsburg: { card: 48, played: [17], fronts: { balkan: 4 }, fields: { bulgaria: 'yes' } },
      ottoman: { card: 12 },
      dice: ['#9'],
    });
    expect(match.state.parts[HAPSBURG].bulgaria).toBe(0);
    expect(refusal(match, 'send action')).toEqual(['E2.1.3']);
    expect(eventsOf(match, 'railway shut for good')).toMatchObject([{ rule: 'E2.1.3' }]);
  });

  test('E2.1.3 with the Balkan Front in Salonika card 48 closes nothing', () => {
    const match = table({
      turnOf: 'hapsburg',
      at: 'will',
      hapsburg: { card: 48, played: [17], fronts: { balkan: 5 }, fields: { bulgaria: 'yes' } },
      ottoman: { card: 12 },
      dice: ['#9'],
    });
    expect(eventsOf(match, 'railway shut for good')).toEqual([]);
    expect(refusal(match, 'send action')).toEqual([]);
  });

  test.each(['will', 'tactical'])('E2.1.4 when a nation is out of the war it is closed for good (%s)', (ending) => {
    const match = table(sender({ ottoman: { card: 9, fields: { ending, over: true } } }));
    expect(refusal(match, 'send action')).toEqual(['E2.1.4']);
  });

  const told = (match: Game) => match.events('all').filter(({ event }) => event.startsWith('railway'));

  test('E2.1.1 card 17 opens it, and that is told', () => {
    const match = table({
      turnOf: 'hapsburg',
      at: 'event',
      hapsburg: { card: 17, fronts: { balkan: 4 }, fields: { status: 2 } },
      dice: [6, 6, 6],
    });
    expect(told(match)).toMatchObject([{ event: 'railway opens', rule: 'E2.1.1' }]);
  });

  test('E2.1.2 it is told when the Balkan Front takes Skopje, and when it is thrown back', () => {
    const match = table(sender({ hapsburg: { card: 20, fronts: { balkan: 3 } }, dice: [6, 6] }));
    play(match, 'attack balkan alone by actions', 'attack balkan alone by actions');
    expect(told(match)).toMatchObject([{ event: 'railway opens', rule: 'E2.1.2' }]);
    const advance = (fields: Record<string, string>, balkan = 4) =>
      table(sender({ at: 'advance', hapsburg: { card: 6, fronts: { balkan }, fields }, dice: [1, 1, 1] }));
    expect(told(advance({}))).toMatchObject([{ event: 'railway closes', rule: 'E2.1.2' }]);
    expect(told(advance({ bulgaria: 'no' }))).toEqual([]);
    expect(told(advance({}, 5))).toEqual([]);
  });
});

describe('Consent', () => {
  test('E2.2.2 the other player must agree; until then nothing is paid', () => {
    const match = play(table(sender()), 'send action');
    expect([match.seat, due(match)]).toEqual(['ottoman', 'consent']);
    expect(match.state.parts[HAPSBURG].actions).toBe(3);
    play(match, 'agree');
    expect([match.state.parts[HAPSBURG].actions, match.seat]).toEqual([1, 'ottoman']);
  });

  test('E2.2.2 refused, nothing is paid and nothing is sent', () => {
    const match = play(table(sender()), 'send action', 'refuse');
    expect(eventsOf(match, 'aid refused')).toMatchObject([{ nation: 'hapsburg', aid: 'action' }]);
    expect([match.state.parts[HAPSBURG].actions, match.seat]).toEqual([3, 'hapsburg']);
  });

  test('E2.2.2 the offer says what is sent: which marker, whose Resource', () => {
    const match = table(sender({ hapsburg: { resources: { eastern: 1 }, fields: { aid: 1 } } }));
    play(match, 'send aid');
    expect(kernel.prompt(match.state)).toContain('aid');
    play(match, 'refuse', 'forgo', 'forgo', 'forgo', 'send operation of eastern', 'refuse');
    for (const event of ['aid offered', 'aid refused'])
      expect(eventsOf(match, event).map(({ aid }) => aid)).toEqual(['aid', 'eastern-operation']);
  });

  test('E0.3.2 with one player nothing is asked', () => {
    const match = play(table(sender({ options: { players: 'one' } })), 'send action');
    expect([due(match), match.state.parts[HAPSBURG].actions]).toEqual(['spend-on-ottoman', 1]);
  });

  test('E2.2.1 aid of any kind, as often as it can be paid', () => {
    const match = play(
      table(sender({ hapsburg: { resources: { eastern: 1 }, fields: { aid: 1 } } })),
      'send aid',
      'agree',
    );
    play(match, 'send action', 'agree', 'keep', 'forgo', 'send operation of eastern', 'agree', 'keep');
    expect(eventsOf(match, 'aid sent').map(({ aid }) => aid)).toEqual(['aid', 'action', 'eastern-operation']);
  });
});

describe('Operations and Actions for the ally', () => {
  test('E2.3.1 an Operation needs a Resource, and the Actions of the card used up', () => {
    const match = table(sender({ hapsburg: { resources: { eastern: 1 } } }));
    expect(refusal(match, 'send operation of eastern')).toEqual(['E2.3.1']);
    play(match, 'forgo', 'forgo', 'forgo');
    expect(refusal(match, 'send operation of western')).toEqual(['E2.3.1']);
    expect(refusal(match, 'send operation of eastern')).toEqual([]);
  });

  test('E2.3.2, E2.5.5 the Ottomans spend a Resource on an Offensive against the Italian Front', () => {
    const match = table(
      ottomanSender({
        ottoman: { resources: { western: 1 } },
        hapsburg: { fronts: { balkan: 5, italian: 2 } },
        dice: [6],
      }),
    );
    play(match, 'forgo', 'forgo', 'forgo', 'send operation of western', 'agree');
    expect([match.seat, due(match)]).toEqual(['ottoman', 'spend-on-hapsburg']);
    play(match, 'attack italian alone by actions');
    expect(spaceOf(match, HAPSBURG, 'italian')).toBe(3);
    expect(match.state.parts[OTTOMAN].spent).toBe(1);
  });

  /** The Ottomans with two Operations to send; the Hapsburgs with markers, and Victories to lose. */
  const guest = (players: string, operations: number) => {
    const match = table(
      ottomanSender({
        options: { players },
        ottoman: { resources: { western: 2 } },
        hapsburg: {
          fronts: { balkan: 5, polish: 5, carpathian: 3 },
          victories: ['lodz'],
          fields: { status: 3, aid: 1, mackensen: 1 },
        },
        fields: { lent: { hapsburg: 1, ottoman: 0 } },
      }),
    );
    play(match, 'forgo', 'forgo', 'forgo');
    for (let n = 0; n < operations; n++) {
      if (n > 0) play(match, 'keep');
      play(match, 'send operation of western', ...(players === 'two' ? ['agree'] : []));
    }
    return match;
  };

  test.each(['aid', 'mackensen', 'both'])(
    'E2.3.2 the sender does not spend the markers of the ally (%s)',
    (support) => {
      expect(refusal(guest('two', 1), `attack carpathian ${support} by actions`)).toEqual(['E2.3.2']);
      expect(refusal(guest('two', 1), 'attack carpathian alone by actions')).toEqual([]);
      expect(refusal(guest('one', 1), `attack carpathian ${support} by actions`)).toEqual([]);
    },
  );

  test('E2.3.2 nor the marker that the ally has borrowed, nor a Victory of the ally', () => {
    expect(refusal(guest('two', 1), 'korps against carpathian')).toEqual(['E2.3.2']);
    expect(refusal(guest('one', 1), 'korps against carpathian')).toEqual([]);
    const retreat = 'great retreat by actions losing lodz';
    expect(refusal(guest('two', 2), retreat)).toEqual(['E2.3.2']);
    expect(refusal(guest('one', 2), retreat)).toEqual([]);
    // What costs the ally nothing that is its own player's to give is open.
    expect(refusal(guest('two', 2), 'allocate eastern by actions')).toEqual([]);
  });

  test('E2.4.2 the receiver of a given Action spends its own markers', () => {
    const match = table(ottomanSender({ hapsburg: { fronts: { balkan: 5, carpathian: 3 }, fields: { aid: 1 } } }));
    play(match, 'send action', 'agree');
    expect([match.seat, refusal(match, 'attack carpathian aid by actions')]).toEqual(['hapsburg', []]);
  });

  test('O9.4.1 the Actions of Enver are not sent', () => {
    const match = table(ottomanSender({ ottoman: { card: 4, fronts: { caucasus: 3 } }, dice: [3, 3] }));
    expect(refusal(match, 'send action')).toEqual(['O9.4.1']);
    expect(refusal(table(ottomanSender()), 'send action')).toEqual([]);
  });

  test('E2.4.1, E2.4.2 two Actions give one, and the receiver decides how it is spent', () => {
    const match = play(table(sender({ ottoman: { fronts: { caucasus: 3 } }, dice: [6] })), 'send action', 'agree');
    expect([match.seat, due(match)]).toEqual(['ottoman', 'spend-on-ottoman']);
    play(match, 'attack caucasus alone by actions');
    expect(spaceOf(match, OTTOMAN, 'caucasus')).toBe(4);
    expect([match.seat, match.state.parts[OTTOMAN].card]).toEqual([
      'hapsburg',
      match.state.parts[OTTOMAN].zones[3].at(-1),
    ]);
    expect(refusal(match, 'send action')).toEqual(['E2.4.1']);
  });

  test('E2.5.1 it buys whatever the receiver could undertake with an Action', () => {
    const match = play(table(sender()), 'send action', 'agree');
    expect(match.legal()).toContain('build yildiz by actions');
  });

  test('E2.5.2 what costs two needs two of them; Resources of the receiver do not pay', () => {
    const match = play(
      table(sender({ hapsburg: { card: 42, fields: { status: 4 } }, ottoman: { resources: { naval: 1 } } })),
      'send action',
      'agree',
    );
    expect(refusal(match, 'allocate eastern by naval')).toEqual(['E2.5.2']);
    play(match, 'keep', 'send action', 'agree', 'allocate eastern by actions');
    expect(match.state.parts[OTTOMAN].resources).toEqual([0, 1, 1]);
  });

  test('E2.5.2 the Fortress is repaired with two sent Actions, never with one', () => {
    const match = table(
      ottomanSender({
        ottoman: { resources: { western: 2 } },
        hapsburg: {
          fronts: { balkan: 5, carpathian: 6 },
          resources: { western: 1 },
          fields: { fortress: 1 },
        },
      }),
    );
    play(match, 'forgo', 'forgo', 'forgo', 'send operation of western', 'agree');
    expect(refusal(match, 'repair by actions')).toEqual(['E2.5.2']);
    expect(refusal(match, 'repair by western')).toEqual(['E2.5.2']);
    play(match, 'keep', 'send operation of western', 'agree', 'repair by actions');
    expect(match.state.parts[HAPSBURG].fortress).toBe(2);
  });

  test('E2.5.2 what is not spent is lost at the end of the Action Phase', () => {
    const match = play(table(sender()), 'send action', 'agree', 'keep');
    expect(eventsOf(match, 'sent actions kept')).toMatchObject([{ rule: 'E2.5.2', nation: 'ottoman', number: 1 }]);
    play(match, 'end actions');
    expect(due(match)).toBe('spend-on-ottoman');
    play(match, 'keep');
    expect(eventsOf(match, 'sent actions lost')).toMatchObject([{ rule: 'E2.5.2', number: 1 }]);
    expect([match.state.given, match.state.ordered]).toEqual([0, 0]);
  });

  /** One Action given, one Operation kept. */
  const mixed = (players: string) => {
    const agree = players === 'two' ? ['agree'] : [];
    const match = table(sender({ options: { players }, hapsburg: { resources: { eastern: 1 } } }));
    play(match, 'send action', ...agree, 'keep', 'forgo');
    return play(match, 'send operation of eastern', ...agree);
  };

  test('E2.5.2 what the sender leaves goes to the receiver, who can put one of each together', () => {
    const match = mixed('two');
    expect([match.seat, refusal(match, 'allocate eastern by actions')]).toEqual([
      'hapsburg',
      expect.arrayContaining(['O3.3.1']),
    ]);
    play(match, 'keep');
    expect(eventsOf(match, 'sent actions left')).toMatchObject([{ rule: 'E2.5.2', nation: 'ottoman', number: 1 }]);
    expect([match.seat, match.state.parts[OTTOMAN].actions]).toEqual(['ottoman', 2]);
    play(match, 'allocate eastern by actions');
    expect([match.state.parts[OTTOMAN].resources, eventsOf(match, 'sent actions lost')]).toEqual([[0, 1, 0], []]);
  });

  test('E2.5.2 with one player all sent Actions are one', () => {
    expect(refusal(mixed('one'), 'allocate eastern by actions')).toEqual([]);
  });

  test('E2.5.2 nobody is asked the same twice: with nothing else to do what is not spent is gone at once', () => {
    const match = table(sender({ hapsburg: { card: 42, fields: { status: 4 } } }));
    play(match, 'send action', 'agree');
    expect(kernel.prompt(match.state)).toContain('1. How are they spent? What is not spent now is kept.');
    play(match, 'keep', 'send action', 'agree');
    expect(kernel.prompt(match.state)).toContain('2. How are they spent? What is not spent now is lost.');
    const last = table(ottomanSender({ ottoman: { card: 2 } }));
    play(last, 'send action', 'agree');
    expect(kernel.prompt(last.state)).toContain('lost');
    play(last, 'keep');
    expect(eventsOf(last, 'sent actions lost')).toMatchObject([{ number: 1 }]);
    expect(due(last)).not.toBe('spend-on-hapsburg');
  });

  test('E2.5.3 no modifier or ban of a current card counts, those of the map do', () => {
    // Card 15 of the Ottomans protects the Sinai Front; card 3 gives +1.
    const spared = play(table(sender({ ottoman: { card: 15, fronts: { sinai: 2 } } })), 'send action', 'agree');
    expect(refusal(spared, 'attack sinai alone by actions')).toEqual([]);
    const match = play(
      table(sender({ ottoman: { card: 3, fronts: { sinai: 2 } }, dice: [3] })),
      'send action',
      'agree',
    );
    play(match, 'attack sinai alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ part: 'ottoman', die: 3, total: 3 }]);
    const revolt = table(
      ottomanSender({
        hapsburg: {
          card: 20,
          fronts: { balkan: 5, italian: 2 },
          fields: { loyalty: { czech: 3, croat: 0, hungarian: 3 } },
        },
        dice: [4],
      }),
    );
    play(revolt, 'send action', 'agree', 'attack italian alone by actions');
    const [{ ledger, total }] = eventsOf(revolt, 'offensive');
    expect([ledger?.lines.map(([rule]) => rule).includes('H13.20'), total]).toEqual([false, 3]);
  });

  test('E2.5.3 nor does the die that the card asked for count, or stand in the way', () => {
    const match = play(
      table(
        sender({
          ottoman: { card: 36, fronts: { sinai: 2 }, fields: { rolled: 3, joined: { 'mid-day': 'yes', dusk: 'yes' } } },
        }),
      ),
      'send action',
      'agree',
    );
    expect(problemsOf(kernel, match.state)).toEqual([]);
    expect(match.legal()).toContain('attack sinai alone by actions');
  });

  test('E2.5.4 each nation counts by itself: a German Aid on either map in one nation-turn', () => {
    const match = table(
      ottomanSender({
        options: { players: 'one' },
        ottoman: { fronts: { sinai: 2 } },
        hapsburg: { fronts: { balkan: 5, carpathian: 3 }, fields: { aid: 1 } },
        fields: { lent: { hapsburg: 0, ottoman: 1 } },
      }),
    );
    play(match, 'aid against sinai', 'send action');
    expect(refusal(match, 'attack carpathian aid by actions')).toEqual([]);
  });

  test('E2.5.4 the markers of a turn serve for the nation-turn, whoever is in turn', () => {
    const match = table(
      sender({ at: 'last', ottoman: { card: 9, fields: { korpsFront: 'sinai' } }, dice: ['#10', 3] }),
    );
    expect([match.state.parts[OTTOMAN].korpsFront, match.state.parts[HAPSBURG].aidFront]).toEqual([-1, -1]);
  });
});

describe('Markers for the ally', () => {
  const warning = (match: Game, move: string) => match.warning(match.why(move).move as never);
  const withAid = (dice: readonly number[] = [], sinai = 2) =>
    table(
      ottomanSender({
        hapsburg: { fronts: { balkan: 5 } },
        ottoman: { fronts: { sinai } },
        fields: { lent: { hapsburg: 0, ottoman: 1 } },
        dice,
      }),
    );

  test('E2.6.1 German Aid and the Asia Korps travel, at no Action', () => {
    const match = table(sender({ hapsburg: { fields: { aid: 2 } } }));
    expect(refusal(match, 'send korps')).toEqual(['E2.6.1']);
    play(match, 'send aid', 'agree');
    expect([match.state.parts[HAPSBURG].aid, match.state.lent, match.state.parts[HAPSBURG].actions]).toEqual([
      1,
      [0, 1],
      3,
    ]);
  });

  test('H10.5.1 after the Spa Conference a lent German Aid cannot be used', () => {
    const spa = (played: number[]) =>
      table(
        ottomanSender({
          options: { players: 'two', 'spa-conference': 'on' },
          hapsburg: { card: 20, played, fields: { status: 4 } },
          ottoman: { fronts: { sinai: 2 } },
          fields: { lent: { hapsburg: 1, ottoman: 1 } },
        }),
      );
    expect(refusal(spa([42]), 'aid against sinai')).toEqual(['H10.5.1']);
    expect(refusal(spa([]), 'aid against sinai')).toEqual([]);
  });

  test('E2.6.2, E2.6.3 the receiver uses it for +2, beside its own', () => {
    expect(warning(withAid([3, 3]), 'aid against sinai')).toBeUndefined();
    const match = play(withAid([3, 3]), 'aid against sinai', 'attack sinai alone by actions');
    expect(eventsOf(match, 'lent marker serves')).toMatchObject([
      { rule: 'E2.6.2', nation: 'ottoman', marker: 'aid', front: 'sinai', left: 0 },
    ]);
    expect(eventsOf(match, 'offensive')).toMatchObject([{ total: 5 }]);
    expect(match.state.lent).toEqual([0, 0]);
    expect(refusal(match, 'aid against sinai')).toContain('E2.6.2');
  });

  test('E2.6.2, O3.2.3 whoever names a Front in its highest space is warned: the marker would be wasted', () => {
    const match = withAid([], kit.parts[OTTOMAN].front[kit.parts[OTTOMAN].sinai].far);
    expect(warning(match, 'aid against sinai')).toContain('the marker would be wasted');
  });

  test('E2.6.2 the Asia Korps is +1 for the Hapsburgs', () => {
    const match = table(
      sender({
        hapsburg: { fronts: { balkan: 5, italian: 2 } },
        fields: { lent: { hapsburg: 1, ottoman: 0 } },
        dice: [2],
      }),
    );
    play(match, 'korps against italian', 'attack italian alone by actions');
    const [{ ledger }] = eventsOf(match, 'offensive');
    expect(ledger?.lines).toContainEqual(['E2.6.2', 'Asia Korps', 1]);
  });

  test('E2.5.4, E2.6.2 one in a nation-turn, against a Front on the map, with something to pay for an Offensive', () => {
    const two = table(ottomanSender({ fields: { lent: { hapsburg: 0, ottoman: 2 } } }));
    expect(refusal(two, 'aid against gallipoli')).toEqual(['E2.6.2']);
    play(two, 'aid against sinai');
    expect(refusal(two, 'aid against caucasus')).toEqual(['E2.5.4']);
    const spent = table(
      ottomanSender({ ottoman: { card: 12, fields: { korps: 1 } }, fields: { lent: { hapsburg: 0, ottoman: 1 } } }),
    );
    play(spent, 'forgo', 'forgo', 'forgo');
    expect(refusal(spent, 'aid against sinai')).toEqual(['E2.6.2']);
  });

  /** A nation-turn whose card allows no Actions, with Resources and the markers of both kinds. */
  const barred = (nation: 'hapsburg' | 'ottoman', markers: number, more: Table = {}) =>
    table({
      ...sender(),
      turnOf: nation,
      ...more,
      hapsburg: {
        card: nation === 'hapsburg' ? 45 : 20,
        fronts: { balkan: 5, italian: 2 },
        resources: { western: 1 },
        fields: { bulgaria: 'yes', status: 4, aid: markers },
      },
      ottoman: {
        card: nation === 'ottoman' ? 41 : 9,
        fronts: { sinai: 2 },
        resources: { western: 1 },
        fields: { korps: markers, joined: { 'mid-day': 'yes', dusk: 'yes' } },
      },
    });

  test.each([
    ['hapsburg', 'aid', 'attack italian alone by western', 'H13.45.2'],
    ['ottoman', 'korps', 'attack sinai alone by western', 'O9.41.3'],
  ] as const)(
    'E2.2.1, E2.6.1 in a turn without Actions the %s may send markers and nothing else',
    (nation, marker, attack, ban) => {
      const match = barred(nation, 1);
      expect([due(match), match.legal()]).toEqual([`${nation}-action`, [`send ${marker}`, 'end actions']]);
      expect(refusal(match, attack)).toEqual([ban]);
      expect(refusal(match, 'send operation of western')).toEqual(['E2.3.1']);
      expect(refusal(match, 'send action')).toEqual(['E2.4.1']);
      play(match, `send ${marker}`, 'agree');
      expect(due(match)).not.toBe(`${nation}-action`);
      expect(eventsOf(barred(nation, 0), 'nation-turn')).toHaveLength(1);
    },
  );

  test('E2.6.2 nor can a lent marker serve in such a turn', () => {
    const match = barred('ottoman', 1, { fields: { lent: { hapsburg: 0, ottoman: 1 } } });
    expect(refusal(match, 'aid against sinai')).toEqual(['E2.6.2']);
  });

  test('E2.6.4 nothing else can be sent', () => {
    const match = table(sender({ hapsburg: { fields: { intercepts: 1, mackensen: 1 } } }));
    for (const marker of ['intercepts', 'mackensen', 'Yildirim'])
      expect(refusal(match, `send ${marker}`)).toEqual(['E2.6.4']);
    expect(() => match.why('send minefield')).toThrow('"minefield" is not a marker.');
  });

  test('E2.6.5 a marker may be sent back', () => {
    const match = play(withAid(), 'send aid', 'agree');
    expect([match.state.lent, match.state.parts[HAPSBURG].aid]).toEqual([[0, 0], 1]);
  });
});
