import { problemsOf } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { due, eventsOf, HAPSBURG, kernel, OTTOMAN, play, refusal, spaceOf, type Table, table } from '../testing.ts';

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
      hapsburg: { card: 48, fronts: { balkan: 4 }, fields: { bulgaria: 'yes' } },
      ottoman: { card: 12 },
      dice: ['#9'],
    });
    expect(match.state.parts[HAPSBURG].bulgaria).toBe(0);
    expect(refusal(match, 'send action')).toContain('E2.1.1');
  });

  test('E2.1.4 when a nation has been eliminated it is closed for good', () => {
    const match = table(sender({ ottoman: { card: 9, fields: { ending: 'will', over: true as never } } }));
    expect(refusal(match, 'send action')).toEqual(['E2.1.4']);
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
    expect(eventsOf(match, 'aid sent').map(({ aid }) => aid)).toEqual(['marker', 'action', 'operation']);
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

  test('E2.5.2 what is not spent is lost at the end of the Action Phase', () => {
    const match = play(table(sender()), 'send action', 'agree', 'keep', 'end actions');
    expect(due(match)).toBe('spend-on-ottoman');
    play(match, 'keep');
    expect(eventsOf(match, 'sent actions lost')).toMatchObject([{ rule: 'E2.5.2', number: 1 }]);
    expect([match.state.given, match.state.ordered]).toEqual([0, 0]);
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

  test('E2.5.4 the markers of a turn serve for the nation-turn, whoever is in turn', () => {
    const match = table(
      sender({ at: 'last', ottoman: { card: 9, fields: { korpsFront: 'sinai' } }, dice: ['#10', 3] }),
    );
    expect([match.state.parts[OTTOMAN].korpsFront, match.state.parts[HAPSBURG].aidFront]).toEqual([-1, -1]);
  });
});

describe('Markers for the ally', () => {
  const withAid = (dice: readonly number[] = []) =>
    table(
      ottomanSender({
        hapsburg: { fronts: { balkan: 5 } },
        ottoman: { fronts: { sinai: 2 } },
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

  test('E2.6.2, E2.6.3 the receiver uses it for +2, beside its own', () => {
    const match = play(withAid([3, 3]), 'aid against sinai', 'attack sinai alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ total: 5 }]);
    expect(match.state.lent).toEqual([0, 0]);
    expect(refusal(match, 'aid against sinai')).toContain('E2.6.2');
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

  test('E2.6.4 nothing else can be sent', () => {
    const match = table(sender({ hapsburg: { fields: { intercepts: 1, mackensen: 1 } } }));
    for (const marker of ['intercepts', 'mackensen', 'yildirim'])
      expect(() => match.why(`send ${marker}`)).toThrow(`"${marker}" is not a marker`);
  });

  test('E2.6.5 a marker may be sent back', () => {
    const match = play(withAid(), 'send aid', 'agree');
    expect([match.state.lent, match.state.parts[HAPSBURG].aid]).toEqual([[0, 0], 1]);
  });
});
