import { describe, expect, test } from 'vitest';
import { due, errorCode, eventsOf, loyaltyOf, play, refusal, spaceOf, type Table, table } from '../testing.ts';

/** H4.0, H4.2, H4.3, H4.4 and H4.6. Offensives and the Great Retreat have files of their own. */

type Game = ReturnType<typeof table>;

/** What a kind of event said, without its number and ledger. */
const told = (match: Game, event: string) =>
  eventsOf(match, event).map(({ seq: _seq, event: _event, ledger: _ledger, ...rest }) => rest);
const lastLines = (match: Game, event: string) => eventsOf(match, event).at(-1)?.ledger?.lines;
/** The modifiers and the number of good rolls that a move is shown with. */
const preview = (match: Game, text: string) => {
  const { move } = match.why(text);
  const [modifiers, chances] = move ? match.preview(move) : [];
  return modifiers && [modifiers.lines, chances.total];
};
/** The paragraphs that refuse the move, each once. */
const resources = (match: Game) => [...match.state.resources];

describe('Actions', () => {
  test('H4.0.1 you have as many Actions as the card shows', () => {
    for (const [card, actions] of [
      [1, 1],
      [2, 2],
      [3, 3],
      [42, 4],
    ])
      expect(table({ card }).state.actions).toBe(actions);
  });

  test('H4.0.3 one undertaking at a time, and its result is seen before the next', () => {
    const match = play(table({ card: 9, loyalty: { czech: 1 }, dice: [2, 5] }), 'attack carpathian alone by actions');
    expect(told(match, 'offensive')).toMatchObject([{ die: 2, won: 'no' }]);
    expect([due(match), match.state.actions]).toEqual(['action', 1]);
    play(match, 'influence czech by actions');
    expect(told(match, 'influence')).toMatchObject([{ die: 5, won: 'yes' }]);
    expect(match.scriptLeft).toEqual([]);
  });

  test('H4.0.4 what cannot be paid for in full is refused', () => {
    const one = { card: 1, fronts: { italian: 3 }, loyalty: { czech: 2 } };
    expect(refusal(table(one), 'attack italian alone by actions')).toEqual(['H4.0.4', 'H4.1.11']);
    expect(refusal(table(one), 'allocate naval by actions')).toEqual(['H4.0.4', 'H4.2.1']);
    expect(refusal(table(one), 'attack polish alone by actions')).toEqual([]);
    expect(refusal(table(one), 'influence czech by actions')).toEqual([]);
    expect(errorCode(() => play(table(one), 'allocate naval by actions'))).toBe('illegal-move');
    // One Resource makes up for the Action that is missing.
    const match = table({ ...one, resources: { eastern: 1 } });
    expect(refusal(match, 'attack italian alone by eastern')).toEqual([]);
    expect(refusal(match, 'allocate naval by eastern')).toEqual([]);
  });

  test('H4.0.5 you may end the phase at any time; Actions not spent are lost and not carried over', () => {
    const match = table({ card: 3, dice: ['#35'] });
    const warning = (text: string) => {
      const { move } = match.why(text);
      return move && match.warning(move);
    };
    expect(warning('end actions')).toBe('Actions that are left are lost.');
    play(match, 'end actions');
    expect(told(match, 'actions end')).toEqual([{ rule: 'H4.0.5', lost: 3 }]);
    // Card 35 has 1 Action of its own.
    expect([due(match), match.state.actions]).toEqual(['action', 1]);
  });

  test('H4.0.5 with nothing left to spend the phase ends by itself, and nothing is lost', () => {
    const match = play(table({ card: 1, dice: [2, '#35'] }), 'attack carpathian alone by actions');
    expect(told(match, 'card revealed')).toEqual([{ rule: 'H1.0.1', turn: 2, card: '#35' }]);
    expect(told(match, 'actions end')).toEqual([]);
    // An allocated Resource could still be spent, so you are asked.
    const rich = { card: 1, resources: { naval: 1 }, dice: [2, '#35'] };
    const asked = play(table(rich), 'attack carpathian alone by actions');
    expect([due(asked), asked.state.actions, asked.state.turn]).toEqual(['action', 0, 1]);
    const { move } = asked.why('end actions');
    expect(move && asked.warning(move)).toBeUndefined();
    play(asked, 'end actions');
    expect([asked.state.turn, told(asked, 'actions end')]).toEqual([2, [{ rule: 'H4.0.5', lost: 0 }]]);
  });

  test('H4.0.6 an Action may be given up, and then counts as used', () => {
    const match = table({ card: 1, resources: { eastern: 1 }, dice: [5] });
    expect(refusal(match, 'attack carpathian alone by eastern')).toEqual(['H4.6.2']);
    play(match, 'forgo');
    expect(told(match, 'actions forgone')).toEqual([{ rule: 'H4.0.6', number: 1 }]);
    expect(refusal(match, 'attack carpathian alone by actions')).toEqual(['H4.0.4']);
    expect(refusal(match, 'attack carpathian alone by eastern')).toEqual([]);
    expect(refusal(match, 'forgo')).toEqual(['H4.0.6']);
    expect(match.state.actions).toBe(0);
  });

  test('H4.0.7 example: card 10 gives +2 against the Polish and the Carpathian Front, on each Offensive', () => {
    const fronts = { italian: 4, romanian: 4, balkan: 4 };
    const match = table({ card: 10, fronts, dice: [2] });
    const lines = [['H13.10', 'German 9th Army', 2]];
    const check = () => {
      expect(preview(match, 'attack polish alone by actions')).toEqual([lines, 5]);
      expect(preview(match, 'attack carpathian alone by actions')).toEqual([lines, 4]);
      for (const other of Object.keys(fronts))
        expect(preview(match, `attack ${other} alone by actions`)).toEqual([[], 4]);
    };
    check();
    play(match, 'attack polish alone by actions');
    check();
  });
});

describe('Resources', () => {
  test('H4.2.1 for 2 Actions a Resource goes from the supply to a Theater', () => {
    for (const [at, theater] of ['western', 'eastern', 'naval'].entries()) {
      const match = play(table({ card: 3 }), `allocate ${theater} by actions`);
      expect(resources(match)).toEqual([0, 1, 2].map((i) => (i === at ? 1 : 0)));
      expect([match.state.supply, match.state.spent, match.state.actions]).toEqual([5, 0, 1]);
      expect(told(match, 'resource allocated')).toEqual([{ rule: 'H4.2.1', theater, now: 1 }]);
    }
  });

  test('H4.2.2 you have 6 Resources for the whole game, spent ones included', () => {
    const spent = (number: number): Table => ({ card: 3, fields: { spent: number }, resources: { western: 1 } });
    expect(refusal(table(spent(5)), 'allocate naval by actions')).toEqual(['H4.2.2']);
    const match = table(spent(4));
    expect(refusal(match, 'allocate naval by actions')).toEqual([]);
    play(match, 'allocate naval by actions');
    expect([match.state.supply, resources(match)]).toEqual([0, [1, 0, 1]]);
  });

  test('H4.2.3 a Theater holds at most 2', () => {
    const match = table({ card: 42, resources: { western: 2, eastern: 1 } });
    expect(refusal(match, 'allocate western by actions')).toEqual(['H4.2.3']);
    play(match, 'allocate eastern by actions');
    expect(refusal(match, 'allocate eastern by actions')).toEqual(['H4.2.3']);
    expect(refusal(match, 'allocate naval by actions')).toEqual([]);
  });

  test('H4.2.4 one or both of the 2 Actions may be Operations', () => {
    const one = play(table({ card: 1, resources: { western: 1 } }), 'allocate naval by western');
    expect([resources(one), one.state.supply, one.state.spent, one.state.actions]).toEqual([[0, 0, 1], 4, 1, 0]);
    const rich = { card: 1, resources: { western: 1, eastern: 1 } };
    const both = play(table(rich), 'forgo', 'allocate naval by western+eastern');
    expect([resources(both), both.state.supply, both.state.spent]).toEqual([[0, 0, 1], 3, 2]);
    expect(told(both, 'operation')).toEqual([
      { rule: 'H4.6.1', theater: 'western', left: 0 },
      { rule: 'H4.6.1', theater: 'eastern', left: 0 },
    ]);
  });

  test('H4.2.6 example: a Resource in the Eastern box adds 1 to Eastern battles, as long as it lies there', () => {
    const match = table({ card: 10, dice: ['#5', 2, '#8', 2] });
    play(match, 'allocate eastern by actions', 'end actions');
    expect(told(match, 'battle')).toEqual([
      { rule: 'H1.4.8', battle: 'tannenberg', die: 2, total: 3, value: 2, box: 'victories' },
    ]);
    expect(lastLines(match, 'battle')).toEqual([
      ['H1.4.2', 'die', 2],
      ['H1.4.3', 'Resources in the theater', 1],
    ]);
    play(match, 'end actions');
    expect(told(match, 'battle').at(-1)).toMatchObject({ battle: 'lodz', die: 2, total: 3, box: 'stalemates' });
    expect(resources(match)).toEqual([0, 1, 0]);
  });
});

describe('Repairing the Fortress', () => {
  const battered: Table = { card: 3, fields: { fortress: 1 }, fronts: { carpathian: 5 } };
  const strength = (match: Game) => match.state.fortress;

  test('H4.3.1 a repair raises the strength by 1, from Destroyed to 1', () => {
    for (const fortress of [0, 1, 2]) {
      const match = play(table({ ...battered, fields: { fortress } }), 'repair by actions');
      expect([strength(match), match.state.actions]).toEqual([fortress + 1, 1]);
      expect(told(match, 'fortress repaired')).toEqual([{ rule: 'H4.3.1', strength: fortress + 1 }]);
    }
  });

  test('H4.3.2 it costs 2 Actions or 1 Operation, not one of each', () => {
    const rich: Table = { ...battered, card: 1, resources: { eastern: 2, naval: 1 } };
    const match = table(rich);
    expect(refusal(match, 'repair by actions')).toEqual(['H4.3.2']);
    expect(refusal(match, 'repair by eastern')).toEqual(['H4.6.2']);
    play(match, 'forgo');
    expect(refusal(match, 'repair by actions')).toEqual(['H4.3.2']);
    expect(refusal(match, 'repair by eastern+naval')).toEqual(['H4.3.2']);
    expect(refusal(match, 'repair by western')).toEqual(['H4.6.5']);
    play(match, 'repair by eastern');
    expect([strength(match), resources(match), match.state.spent]).toEqual([2, [0, 1, 1], 1]);
    expect(told(match, 'operation')).toEqual([{ rule: 'H4.3.2', theater: 'eastern', left: 1 }]);
    // With 2 Actions left they must be used, and with 3 the third is kept.
    const three = table({ ...rich, card: 3 });
    expect(refusal(three, 'repair by eastern')).toEqual(['H4.6.2']);
    play(three, 'repair by actions');
    expect([three.state.actions, resources(three)]).toEqual([1, [0, 2, 1]]);
  });

  test('H4.3.3 at full strength a repair is refused', () => {
    expect(refusal(table({ ...battered, fields: { fortress: 3 } }), 'repair by actions')).toEqual(['H4.3.3']);
    expect(refusal(table({ ...battered, fields: { fortress: 2 } }), 'repair by actions')).toEqual([]);
  });

  test('H4.3.4 not while the Carpathian Front is in Przemyśl or nearer', () => {
    for (const carpathian of [1, 2, 3, 4])
      expect(refusal(table({ ...battered, fronts: { carpathian } }), 'repair by actions')).toEqual(['H4.3.4']);
    for (const carpathian of [5, 6, 'off'] as const)
      expect(refusal(table({ ...battered, fronts: { carpathian } }), 'repair by actions')).toEqual([]);
  });

  test('H4.3.5 any number of times in a turn', () => {
    const rich: Table = { ...battered, card: 42, fields: { fortress: 0 }, resources: { western: 1 } };
    const match = play(table(rich), 'repair by actions', 'repair by actions', 'repair by western');
    expect(strength(match)).toBe(3);
    expect(told(match, 'fortress repaired').map((one) => one.strength)).toEqual([1, 2, 3]);
  });
});

describe('Influencing a Nationality', () => {
  const RATINGS = [
    ['czech', 4],
    ['croat', 3],
    ['hungarian', 2],
  ] as const;

  test('H4.4.1, H4.4.2 a roll of the rating or more raises the marker, a lower one does nothing', () => {
    for (const [nation, rating] of RATINGS)
      for (let die = 1; die <= 6; die++) {
        const match = play(table({ card: 3, loyalty: { [nation]: 1 }, dice: [die] }), `influence ${nation} by actions`);
        const won = die >= rating;
        expect(told(match, 'influence')).toEqual([
          { rule: won ? 'H4.4.1' : 'H4.4.2', nation, die, total: die, rating, won: won ? 'yes' : 'no' },
        ]);
        expect([loyaltyOf(match, nation), match.state.actions]).toEqual([won ? 2 : 1, 2]);
        expect(told(match, 'loyalty')).toEqual(won ? [{ rule: 'H4.4.1', nation, now: 2 }] : []);
      }
  });

  test('H4.4.1 the roll is previewed: no modifiers, and how many faces succeed', () => {
    const match = table({ card: 3, loyalty: { czech: 0, croat: 1, hungarian: 2 } });
    for (const [nation, rating] of RATINGS)
      expect(preview(match, `influence ${nation} by actions`)).toEqual([[], 7 - rating]);
  });

  test('H4.4.3 any number of times, with the same Nationality or others', () => {
    const match = table({ card: 42, loyalty: { czech: 0, croat: 2 }, dice: [4, 1, 6, 3] });
    play(match, ...['czech', 'czech', 'czech', 'croat'].map((nation) => `influence ${nation} by actions`));
    expect([loyaltyOf(match, 'czech'), loyaltyOf(match, 'croat')]).toEqual([2, 3]);
  });

  test('H4.4.4 a Nationality at Loyal cannot be influenced', () => {
    const match = table({ card: 3, loyalty: { croat: 2 }, dice: [6] });
    expect(refusal(match, 'influence czech by actions')).toEqual(['H4.4.4']);
    expect(refusal(match, 'influence croat by actions')).toEqual([]);
    play(match, 'influence croat by actions');
    expect(refusal(match, 'influence croat by actions')).toEqual(['H4.4.4']);
  });

  test('H4.4.5 neither Revolts nor War Weariness nor a modifier for Offensives touch the roll', () => {
    const match = table({
      card: 2,
      loyalty: { czech: 0, croat: 0 },
      fields: { weariness: 'yes', mackensen: 2, aid: 2 },
      dice: [4],
    });
    expect(preview(match, 'influence czech by actions')).toEqual([[], 3]);
    play(match, 'influence czech by actions');
    expect(lastLines(match, 'influence')).toEqual([['H4.4.1', 'die', 4]]);
    expect(told(match, 'influence')).toMatchObject([{ total: 4, won: 'yes' }]);
  });

  test('H4.4.6 example: the Czechs leave Revolt with a 4, and the Offensive no longer suffers', () => {
    const match = table({ card: 18, loyalty: { czech: 0 }, dice: [4, 5] });
    const attack = 'attack carpathian alone by actions';
    expect(preview(match, attack)).toEqual([[['H3.3.3', 'Czech Revolt', -1]], 1]);
    play(match, 'influence czech by actions');
    expect(told(match, 'revolt ends')).toEqual([{ rule: 'H3.3.8', nation: 'czech' }]);
    expect(preview(match, attack)).toEqual([[], 2]);
    play(match, attack);
    expect(told(match, 'offensive')).toMatchObject([{ rule: 'H4.1.5', die: 5, total: 5, value: 4, won: 'yes' }]);
  });
});

describe('German Staff Operations', () => {
  test('H4.6.1 a Resource of any Theater stands for 1 Action and leaves the game', () => {
    for (const [at, theater] of ['western', 'eastern', 'naval'].entries()) {
      const rich: Table = { card: 1, resources: { western: 2, eastern: 1, naval: 1 }, dice: [6] };
      const match = play(table(rich), 'forgo', `attack carpathian alone by ${theater}`);
      expect(told(match, 'operation')).toEqual([{ rule: 'H4.6.1', theater, left: at === 0 ? 1 : 0 }]);
      expect(resources(match)).toEqual([2, 1, 1].map((number, i) => (i === at ? number - 1 : number)));
      expect([match.state.spent, match.state.supply, match.state.actions]).toEqual([1, 2, 0]);
    }
  });

  test('H4.6.1 each stands for one Action, so two for what costs one are too many', () => {
    const match = play(table({ card: 1, resources: { western: 2 } }), 'forgo');
    expect(refusal(match, 'attack carpathian alone by western+western')).toEqual(['H4.6.1']);
    expect(refusal(match, 'attack carpathian alone by western')).toEqual([]);
  });

  test('H4.0.6 giving up an Action without a Resource on the board brings nothing, and that is said', () => {
    const warned = (resources: { naval?: number }): string | undefined => {
      const match = table({ card: 1, resources });
      const { move } = match.why('forgo');
      return move && match.warning(move);
    };
    expect(warned({})).toContain('No Resource is allocated');
    expect(warned({ naval: 1 })).toBeUndefined();
  });

  test('H4.6.2 Operations are open only when the Actions of the card are used up or given up', () => {
    const rich: Table = { card: 9, loyalty: { croat: 1 }, resources: { western: 1 }, dice: [1, 1] };
    const match = table(rich);
    const moves = ['attack polish alone by western', 'influence croat by western'];
    for (const move of moves) expect(refusal(match, move)).toEqual(['H4.6.2']);
    play(match, 'influence croat by actions');
    for (const move of moves) expect(refusal(match, move)).toEqual(['H4.6.2']);
    play(match, 'influence croat by actions');
    for (const move of moves) expect(refusal(match, move)).toEqual([]);
    const given = play(table(rich), 'forgo', 'forgo');
    for (const move of moves) expect(refusal(given, move)).toEqual([]);
  });

  test('H4.6.3 the last Action and one Operation together pay for what costs 2', () => {
    const rich = (card: number): Table => ({
      card,
      fronts: { italian: 5 },
      resources: { western: 1, naval: 2 },
      dice: [6],
    });
    const undertakings = (way: string) => [`attack italian alone by ${way}`, `allocate eastern by ${way}`];
    for (const move of undertakings('naval')) {
      expect(refusal(table(rich(1)), move)).toEqual([]);
      // With 2 Actions left they pay alone.
      expect(refusal(table(rich(2)), move)).toEqual(['H4.6.2']);
    }
    for (const move of undertakings('western+naval')) expect(refusal(table(rich(1)), move)).toEqual(['H4.6.3']);
    for (const move of undertakings('actions')) expect(refusal(table(rich(2)), move)).toEqual([]);
    const match = play(table(rich(1)), 'attack italian alone by naval');
    expect([match.state.actions, resources(match), spaceOf(match, 'italian')]).toEqual([0, [1, 0, 1], 6]);
  });

  test('H4.6.4 the Resource goes together with what it pays for: before the roll, whatever comes of it', () => {
    const match = table({ card: 1, resources: { eastern: 1 }, loyalty: { czech: 1 }, dice: [1, '#35'] });
    play(match, 'forgo', 'influence czech by eastern');
    const order = match.events('all', 2).map(({ event }) => event);
    expect(order.indexOf('operation')).toBeLessThan(order.indexOf('influence'));
    expect(told(match, 'influence')).toMatchObject([{ won: 'no' }]);
    // No Operation is left in stock.
    expect([match.state.spent, told(match, 'card revealed').length]).toEqual([1, 1]);
  });

  test('H4.6.5 only Resources in a Theater Box can be spent, not those in the supply', () => {
    const match = play(table({ card: 1, fronts: { italian: 3 }, resources: { eastern: 2 }, dice: [6] }), 'forgo');
    expect(match.state.supply).toBe(4);
    expect(refusal(match, 'attack polish alone by western')).toEqual(['H4.6.5']);
    expect(refusal(match, 'attack polish alone by eastern')).toEqual([]);
    expect(refusal(match, 'attack italian alone by western+eastern')).toEqual(['H4.6.5']);
    expect(refusal(match, 'attack italian alone by eastern+eastern')).toEqual([]);
    play(match, 'attack polish alone by eastern');
    expect(refusal(match, 'attack italian alone by eastern+eastern')).toEqual(['H4.0.4', 'H4.6.5']);
  });

  test('H4.6.6 an Offensive by an Operation is subject to the modifiers of the card', () => {
    for (const [card, rule, by] of [
      [2, 'H13.2', -1],
      [10, 'H13.10', 2],
    ] as const) {
      const match = table({ card, resources: { eastern: 1 }, dice: [3, '#35'] });
      play(match, 'forgo', 'forgo', 'attack polish alone by eastern');
      expect(lastLines(match, 'offensive')).toEqual([
        ['H4.1.3', 'die', 3],
        [rule, card === 2 ? 'Drive into Galicia' : 'German 9th Army', by],
      ]);
      expect(told(match, 'offensive')).toMatchObject([{ total: 3 + by, won: by > 0 ? 'yes' : 'no' }]);
    }
  });
});
