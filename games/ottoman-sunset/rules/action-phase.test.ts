import { describe, expect, test } from 'vitest';
import { due, eventsOf, play, refusal, spaceOf, stands, table } from '../testing.ts';

describe('Actions', () => {
  test('O3.1.1 as many as the card shows', () => {
    expect(table({ card: 46 }).state.actions).toBe(4);
    expect(table({ card: 9 }).state.actions).toBe(2);
  });

  test('O3.1.3 one undertaking at a time', () => {
    const match = table({ card: 9, fronts: { caucasus: 3 }, dice: [2] });
    play(match, 'attack caucasus alone by actions');
    expect([due(match), match.state.actions]).toEqual(['action', 1]);
    expect(eventsOf(match, 'actions spent')).toMatchObject([{ rule: 'O3.1.1', number: 1, left: 1 }]);
  });

  test('O3.1.4 it must be paid in full', () => {
    const match = table({ card: 18, fronts: { caucasus: 3 } });
    expect(refusal(match, 'allocate western by actions')).toContain('O3.1.4');
    expect(refusal(table({ card: 9 }), 'allocate western by actions')).toEqual([]);
    const short = table({ card: 18, resources: { western: 1 }, fields: { bureau: 'india' } });
    expect(refusal(short, 'bureau persia by actions')).toContain('O3.1.4');
    expect(refusal(short, 'bureau persia by western')).toEqual([]);
  });

  test('O3.1.5 what is left is lost', () => {
    const match = table({ card: 9, dice: ['#18', 6] });
    const { move } = match.why('end actions');
    expect(move && match.warning(move)).toBe('Actions that are left are lost.');
    play(match, 'end actions');
    expect(eventsOf(match, 'actions end')).toMatchObject([{ rule: 'O3.1.5', lost: 2 }]);
    expect(match.state.actions).toBe(1);
  });

  test('O3.1.5 the end is told too when nothing is lost by it', () => {
    const match = table({ card: 18, fronts: { caucasus: 3 }, resources: { naval: 1 }, dice: [2, '#9'] });
    play(match, 'attack caucasus alone by actions', 'end actions');
    expect(eventsOf(match, 'actions end')).toMatchObject([{ rule: 'O3.1.5', lost: 0 }]);
  });

  test('O3.1.6 giving up an Action without a Resource on the board brings nothing, and that is said', () => {
    const warned = (resources: { naval?: number }): string | undefined => {
      const match = table({ card: 9, resources });
      const { move } = match.why('forgo');
      return move && match.warning(move);
    };
    expect(warned({})).toContain('No Resource is allocated');
    expect(warned({ naval: 1 })).toBeUndefined();
  });

  test('O3.1.6 an Action may be given up, and counts as used', () => {
    const match = table({ card: 18, resources: { western: 1 }, fronts: { caucasus: 3 } });
    play(match, 'forgo');
    expect(eventsOf(match, 'actions forgone')).toMatchObject([{ rule: 'O3.1.6', number: 1 }]);
    expect(refusal(match, 'attack caucasus alone by western')).toEqual([]);
    expect(refusal(match, 'forgo')).toEqual(['O3.1.6']);
  });
});

describe('Offensives', () => {
  const attack = (die: number, more: Parameters<typeof table>[0] = {}) => {
    const match = table({ card: 9, fronts: { mesopotamia: 3 }, dice: [die], ...more });
    play(match, 'attack mesopotamia alone by actions');
    return match;
  };

  test('O3.2.1 an Offensive costs 1 Action', () => {
    expect(attack(3).state.actions).toBe(1);
  });

  test('O3.2.2 the Front must be on the map', () => {
    const match = table({ card: 9, fronts: { caucasus: 3 } });
    expect(refusal(match, 'attack arab alone by actions')).toContain('O3.2.2');
    expect(refusal(match, 'attack caucasus alone by actions')).toEqual([]);
  });

  test('O3.2.3 a Front in its highest space cannot be attacked', () => {
    const match = table({ card: 9, fronts: { caucasus: 4 } });
    expect(refusal(match, 'attack sinai alone by actions')).toEqual(['O3.2.3']);
    expect(refusal(match, 'attack caucasus alone by actions')).toEqual([]);
  });

  test.each([
    [2, 2],
    [2, 4],
    [1, 2],
    [4, 1],
  ])('O2.4.4 with Sinai in %i and the Arabs in %i neither shields the other', (sinai, arab) => {
    const match = table({ card: 9, fronts: { sinai, arab }, fields: { will: 0 } });
    for (const front of ['sinai', 'arab']) expect(refusal(match, `attack ${front} alone by actions`)).toEqual([]);
  });

  test.each([15, 25])('O3.2.4, O9.%i the card protects the Caucasus Front', (card) => {
    const match = table({ card, fronts: { caucasus: 3, mesopotamia: 3 } });
    expect(refusal(match, 'attack caucasus alone by actions')).toEqual(['O3.2.4', `O9.${card}`]);
    expect(refusal(match, 'attack mesopotamia alone by actions')).toEqual([]);
  });

  test('O9.15, O9.25 no Offensive against the Caucasus Front, by Operations neither', () => {
    for (const card of [15, 25]) {
      const match = table({ card, fronts: { caucasus: 3 }, resources: { naval: 1 } });
      for (let left = match.state.actions; left > 0; left--) play(match, 'forgo');
      expect(refusal(match, 'attack caucasus alone by naval')).toEqual(['O3.2.4', `O9.${card}`]);
    }
  });

  test('O3.2.5, O0.3.3 the die and all modifiers, also above 6', () => {
    const match = table({ card: 46, fronts: { caucasus: 3 }, fields: { korps: 1 }, dice: [5] });
    play(match, 'attack caucasus korps by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([
      {
        die: 5,
        total: 7,
        ledger: {
          lines: [
            ['O3.2.5', 'die', 5],
            ['O9.46.1', 'Kaiserschlacht', 1],
            ['O3.2.10', 'Asia Korps', 1],
          ],
        },
      },
    ]);
  });

  test('O3.2.6 a total that equals the Battle Value fails', () => {
    const match = attack(3);
    expect(eventsOf(match, 'offensive')).toMatchObject([{ rule: 'O3.2.6', total: 3, value: 3, won: 'no' }]);
    expect(spaceOf(match, 'mesopotamia')).toBe(3);
  });

  test('O3.2.7 a higher one throws the Front back', () => {
    const match = attack(4);
    expect(eventsOf(match, 'offensive')).toMatchObject([{ rule: 'O3.2.7', total: 4, won: 'yes' }]);
    expect(spaceOf(match, 'mesopotamia')).toBe(4);
  });

  test('O0.3.4 a natural 1 fails', () => {
    const match = table({ card: 9, fronts: { caucasus: 3 }, sides: { caucasus: 3 }, fields: { korps: 1 }, dice: [1] });
    play(match, 'attack caucasus korps by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ rule: 'O0.3.4', total: 2, value: 1, won: 'no' }]);
  });

  test('O0.3.5 a natural 6 succeeds', () => {
    const match = table({ card: 37, fronts: { salonika: 3 }, sides: { salonika: 1 }, dice: [6] });
    play(match, 'attack salonika alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ rule: 'O0.3.5', total: 5, won: 'yes' }]);
  });

  test('O0.3.2 what modifies Offensives does nothing in battles, and the other way round', () => {
    const match = table({
      card: 42,
      at: 'event',
      fronts: { caucasus: 3 },
      fields: { weariness: 'yes' },
      dice: [3, 6, 3],
    });
    expect(eventsOf(match, 'battle')).toMatchObject([{ battle: 'hoffman-offensive', total: 2 }]);
    play(match, 'attack caucasus alone by actions');
    expect(eventsOf(match, 'offensive')).toMatchObject([{ total: 4 }]);
  });

  test('O3.2.9 the same Front again and again', () => {
    const match = table({ card: 15, fronts: { mesopotamia: 2 }, dice: [2, 5, 5] });
    play(match, ...Array(3).fill('attack mesopotamia alone by actions'));
    expect(spaceOf(match, 'mesopotamia')).toBe(4);
  });

  test('O3.2.10 the Asia Korps serves against one Front for the rest of the turn, Operations included', () => {
    const match = table({
      card: 9,
      fronts: { mesopotamia: 2, caucasus: 2 },
      resources: { eastern: 1 },
      fields: { korps: 1 },
      dice: [3, 2, 3],
    });
    play(
      match,
      'attack mesopotamia korps by actions',
      'attack caucasus alone by actions',
      'attack mesopotamia alone by eastern',
    );
    expect(eventsOf(match, 'offensive').map(({ total }) => total)).toEqual([4, 2, 4]);
    expect(eventsOf(match, 'asia korps')).toMatchObject([{ rule: 'O3.2.10', front: 'mesopotamia' }]);
  });

  test('O3.2.11 earlier Offensives get nothing', () => {
    const match = table({ card: 9, fronts: { mesopotamia: 2 }, fields: { korps: 1 }, dice: [3, 3] });
    play(match, 'attack mesopotamia alone by actions', 'attack mesopotamia korps by actions');
    expect(eventsOf(match, 'offensive').map(({ total }) => total)).toEqual([3, 4]);
  });

  test('O3.2.7 the chances are shown before the roll', () => {
    const match = table({ card: 9, fronts: { mesopotamia: 3 }, fields: { korps: 1 } });
    const chances = (move: string) => {
      const { move: read } = match.why(move);
      return read && match.preview(read).map(({ title, total }) => [title, total]);
    };
    expect(chances('attack mesopotamia alone by actions')).toEqual([
      ['modifiers', 0],
      ['successes in 6', 3],
    ]);
    expect(chances('attack mesopotamia korps by actions')).toEqual([
      ['modifiers', 1],
      ['successes in 6', 4],
    ]);
  });

  test.each([
    [3, 'O9.3.1', { caucasus: 1, mesopotamia: 1, sinai: 1, arab: 1, salonika: 1, gallipoli: 1 }],
    [7, 'O9.7.2', { mesopotamia: 1 }],
    [14, 'O9.14.2', { salonika: 1, gallipoli: 1 }],
    [37, 'O9.37', { salonika: -1 }],
    [42, 'O9.42.1', { caucasus: 1 }],
    [44, 'O9.44', { sinai: 1 }],
    [45, 'O9.45', { sinai: 1, arab: 1 }],
    [46, 'O9.46.1', { caucasus: 1, mesopotamia: 1, sinai: 1, arab: 1, salonika: 1, gallipoli: 1 }],
    [47, 'O9.47', { caucasus: 1, mesopotamia: 1, sinai: 1, arab: 1, salonika: 1, gallipoli: 1 }],
    [9, 'O9.9', {}],
  ] as const)('O3.2.5 card %i modifies by %s', (card, rule, given) => {
    const modifiers: Readonly<Record<string, number>> = given;
    for (const front of ['caucasus', 'mesopotamia', 'sinai', 'arab', 'salonika', 'gallipoli'] as const) {
      const match = table({ card, fronts: { [front]: 2 } });
      const { move } = match.why(`attack ${front} alone by actions`);
      const [shown] = match.preview(move as never);
      expect(shown.total).toBe(modifiers[front] ?? 0);
      if (modifiers[front]) expect(shown.lines[0][0]).toBe(rule);
    }
  });

  test.each([
    ['O9.7.2', 7, 'mesopotamia', 'Turkish Minelaying'],
    ['O9.14.2', 14, 'gallipoli', 'German U-boats in the Mediterranean'],
    ['O9.44', 44, 'sinai', 'Balfour Declaration'],
    ['O9.45', 45, 'arab', 'Sykes-Picot Agreement Divulged'],
    ['O9.47', 47, 'caucasus', 'Army of Islam'],
  ] as const)('%s card %i helps an Offensive against the %s Front', (rule, card, front, headline) => {
    const match = table({ card, fronts: { [front]: 3 }, dice: [2] });
    play(match, `attack ${front} alone by actions`);
    expect(eventsOf(match, 'offensive')).toMatchObject([
      {
        total: 3,
        ledger: {
          lines: [
            ['O3.2.5', 'die', 2],
            [rule, headline, 1],
          ],
        },
      },
    ]);
  });
});

describe('Resources', () => {
  test('O3.3.1 2 Actions buy one', () => {
    const match = table({ card: 9 });
    play(match, 'allocate eastern by actions');
    expect(eventsOf(match, 'resource allocated')).toMatchObject([{ rule: 'O3.3.1', theater: 'eastern', now: 1 }]);
    expect(match.state.supply).toBe(5);
    expect(refusal(table({ card: 18 }), 'allocate eastern by actions')).toContain('O3.3.1');
  });

  test('O3.3.2 there are six for the whole game', () => {
    expect(refusal(table({ card: 9, fields: { spent: 6 } }), 'allocate eastern by actions')).toEqual(['O3.3.2']);
    expect(refusal(table({ card: 9, fields: { spent: 5 } }), 'allocate eastern by actions')).toEqual([]);
  });

  test('O3.3.3 a Theater holds two; one that pays has left', () => {
    const full = table({ card: 9, resources: { western: 2 } });
    expect(refusal(full, 'allocate western by actions')).toContain('O3.3.3');
    expect(refusal(full, 'allocate eastern by actions')).toEqual([]);
    const last = table({ card: 18, resources: { western: 2, naval: 1 } });
    expect(refusal(last, 'allocate western by western')).toEqual([]);
    expect(refusal(last, 'allocate western by naval')).toEqual(['O3.3.3']);
  });
});

describe('The defence of the Narrows', () => {
  test('O3.4.1 1 Action builds a gun or a Minefield', () => {
    const match = table({ card: 15 });
    play(match, 'build yildiz by actions', 'build inner-mines by actions', 'build outer-mines by actions');
    expect(['yildiz', 'inner-mines', 'outer-mines'].map((one) => stands(match, one))).toEqual([true, true, true]);
    expect(eventsOf(match, 'defence built')[0]).toMatchObject({ rule: 'O3.4.1', defence: 'yildiz' });
  });

  test('O3.4.2 not what is in place, and not what is never built', () => {
    const match = table({ card: 9, built: ['nagara'], lost: ['seddulbahir'] });
    for (const defence of ['nagara', 'seddulbahir', 'kumkale', 'canakkale', 'constantinople'])
      expect(refusal(match, `build ${defence} by actions`)).toEqual(['O3.4.2']);
    expect(refusal(match, 'build dardanos by actions')).toEqual([]);
  });

  test('O3.4.3 not after the attack', () => {
    const after = table({ card: 9, played: [8], fields: { narrows: 'beaten-off' } });
    expect(refusal(after, 'build nagara by actions')).toEqual(['O3.4.3']);
    expect(refusal(table({ card: 9 }), 'build nagara by actions')).toEqual([]);
  });

  test('O3.4.4 not when the Straits are closed', () => {
    expect(refusal(table({ card: 9, fields: { uboats: 'yes' } }), 'build nagara by actions')).toEqual(['O3.4.4']);
  });
});

describe('The Intelligence Bureau', () => {
  test('O3.5.1 only after card 1', () => {
    expect(refusal(table({ card: 9 }), 'bureau india by actions')).toContain('O3.5.1');
    expect(refusal(table({ card: 9, fields: { bureau: 'turkey' } }), 'bureau india by actions')).toEqual([]);
  });

  test('O3.5.2 from Turkey for 1 Action', () => {
    const match = table({ card: 9, fields: { bureau: 'turkey' } });
    play(match, 'bureau persia by actions');
    expect(eventsOf(match, 'bureau')).toMatchObject([{ rule: 'O3.5.2', place: 'persia' }]);
    expect(match.state.actions).toBe(1);
  });

  test('O3.5.3 from country to country for 2', () => {
    const match = table({ card: 15, fields: { bureau: 'persia' } });
    expect(refusal(match, 'bureau persia by actions')).toEqual(['O3.5.3']);
    play(match, 'bureau afghanistan by actions');
    expect(eventsOf(match, 'bureau')).toMatchObject([{ rule: 'O3.5.3', place: 'afghanistan' }]);
    expect(match.state.actions).toBe(1);
    expect(refusal(match, 'bureau india by actions')).toContain('O3.5.3');
  });

  test('O3.5.1 before card 1 nothing is priced', () => {
    expect(refusal(table({ card: 18 }), 'bureau persia by actions')).toEqual(['O3.5.1']);
    const rich = table({ card: 18, resources: { naval: 1 } });
    expect(refusal(rich, 'bureau persia by naval')).toEqual(['O3.5.1']);
  });

  test('O3.5.4 it never goes back to Turkey', () => {
    const match = table({ card: 9, fields: { bureau: 'persia' } });
    expect(refusal(match, 'bureau turkey by actions')).toEqual(['O3.5.4']);
    expect(refusal(match, 'bureau india by actions')).toEqual([]);
    expect(refusal(table({ card: 9, fields: { bureau: 'turkey' } }), 'bureau turkey by actions')).toEqual(['O3.5.4']);
  });

  test('O3.5.5 to a country whose card has come it may go, but no Coup is left there', () => {
    const warned = (played: readonly number[]): string | undefined => {
      const match = table({ card: 9, played, fields: { bureau: 'turkey' } });
      const { move } = match.why('bureau india by actions');
      return move && match.warning(move);
    };
    expect(warned([5])).toContain('no Coup is left');
    expect(warned([6, 21])).toBeUndefined();
  });
});

describe('German Staff Operations', () => {
  const at = { fronts: { caucasus: 2, mesopotamia: 2 }, resources: { western: 1, eastern: 2 } } as const;

  test('O3.6.1 a Resource stands for an Action, and is gone', () => {
    const match = table({ card: 18, ...at, dice: [2, 5] });
    play(match, 'attack caucasus alone by actions', 'attack caucasus alone by eastern');
    expect(eventsOf(match, 'operation')).toMatchObject([{ rule: 'O3.6.1', theater: 'eastern', left: 1 }]);
    expect(match.state.spent).toBe(1);
    expect(spaceOf(match, 'caucasus')).toBe(3);
  });

  test('O3.6.1 each stands for one Action, so two for what costs one are too many', () => {
    const match = play(table({ card: 18, ...at }), 'forgo');
    expect(refusal(match, 'attack caucasus alone by eastern+eastern')).toEqual(['O3.6.1']);
    expect(refusal(match, 'attack caucasus alone by eastern')).toEqual([]);
  });

  test('O3.6.2 only when the Actions of the card are used up', () => {
    const match = table({ card: 18, ...at, dice: [2] });
    expect(refusal(match, 'attack caucasus alone by eastern')).toEqual(['O3.6.2']);
    play(match, 'attack caucasus alone by actions');
    expect(refusal(match, 'attack caucasus alone by eastern')).toEqual([]);
  });

  test('O3.6.3 the last Action and one Operation together, or two Operations when none is left', () => {
    const match = table({ card: 18, ...at });
    expect(refusal(match, 'allocate naval by eastern')).toEqual([]);
    expect(refusal(match, 'allocate naval by eastern+eastern')).toEqual(['O3.6.3']);
    expect(refusal(table({ card: 9, ...at }), 'allocate naval by eastern+eastern')).toEqual(['O3.6.2']);
    play(match, 'forgo');
    expect(refusal(match, 'allocate naval by eastern+eastern')).toEqual([]);
    expect(refusal(match, 'allocate naval by western+eastern')).toEqual([]);
  });

  test('O3.6.4 the Resource goes together with the undertaking', () => {
    const match = table({ card: 18, ...at });
    play(match, 'allocate naval by western');
    expect(match.state.resources).toEqual([0, 2, 1]);
    expect(match.state.spent).toBe(1);
  });

  test('O3.6.5 only what lies in a Theater Box', () => {
    const match = table({ card: 18, ...at, dice: [2] });
    play(match, 'attack caucasus alone by actions');
    expect(refusal(match, 'attack caucasus alone by naval')).toEqual(['O3.6.5']);
  });

  test('O3.6.6 the card modifies and bans them too', () => {
    const match = table({ card: 25, ...at });
    play(match, 'forgo', 'forgo');
    expect(refusal(match, 'attack caucasus alone by eastern')).toEqual(['O3.2.4', 'O9.25']);
    const jihad = table({ card: 3, ...at, dice: [3] });
    play(jihad, 'forgo', 'forgo', 'forgo', 'attack mesopotamia alone by eastern');
    expect(eventsOf(jihad, 'offensive')).toMatchObject([{ total: 4 }]);
  });
});

describe('War Weariness Sets In', () => {
  test('O9.41.3 whoever stands at the decision is refused everything but its end', () => {
    const asked = (card: number) =>
      table({
        card,
        at: 'asked',
        fronts: { caucasus: 3 },
        resources: { western: 2, naval: 1 },
        fields: { bureau: 'turkey' },
      });
    const moves = [
      'attack caucasus alone by naval',
      'allocate western by western+western',
      'build nagara by naval',
      'bureau india by naval',
    ];
    const match = asked(41);
    expect(match.legal()).toEqual(['end actions']);
    for (const move of moves) {
      expect(refusal(match, move)).toEqual(['O9.41.3']);
      expect(refusal(asked(9), move)).toEqual([]);
    }
  });
});

describe('Enver to the Front', () => {
  const at = {
    card: 4,
    fronts: { caucasus: 3, mesopotamia: 3 },
    resources: { eastern: 1 },
    fields: { bureau: 'turkey' },
  } as const;

  test('O9.4.1 the Actions of the card are for the Caucasus Front', () => {
    const match = table(at);
    expect(refusal(match, 'attack caucasus alone by actions')).toEqual([]);
    for (const move of ['attack mesopotamia alone', 'allocate western', 'build nagara', 'bureau india'])
      expect(refusal(match, `${move} by actions`)).toEqual(['O9.4.1']);
    const lost = table({ card: 4, fronts: { mesopotamia: 3 } });
    expect(lost.legal()).toEqual(['forgo', 'end actions']);
  });

  test('O9.4.2 Operations are free', () => {
    const match = table(at);
    play(match, 'forgo', 'forgo');
    expect(refusal(match, 'attack mesopotamia alone by eastern')).toEqual([]);
    expect(refusal(match, 'build nagara by eastern')).toEqual([]);
    expect(refusal(match, 'bureau india by eastern')).toEqual([]);
  });
});
