import { describe, expect, test } from 'vitest';
import { checkClone, checkConservation, checkSecrets } from './checks.ts';
import { int, names } from './domain.ts';
import { Refusal, RulesError } from './errors.ts';
import { type Game, type Option, openOptions } from './game.ts';
import { Kernel } from './kernel.ts';
import { Match } from './match.ts';
import { writePosition } from './position.ts';
import { language } from './procedure.ts';
import { Random } from './random.ts';
import { readOptions } from './read-position.ts';
import { loadRecord } from './record.ts';
import { hashState, loadState, saveState } from './save.ts';
import { steadyTable, table } from './state.ts';
import { battery } from './testing/battery.ts';
import { BID_LEFT, DUEL_SET, type Duel, type DuelKit, duel, HAND_LEFT, PILE, zones } from './testing/duel.ts';
import { viewState } from './view.ts';

const SEAT = names('seat', duel.seats);
const kernel = new Kernel(duel);
const deal = ['one', 'three', 'five', 'two', 'four', 'six'];
const begin = (...dice: (number | string)[]) =>
  new Match<Duel, DuelKit>(kernel, { set: DUEL_SET, script: [...deal, ...dice] });
const code = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
  return 'none';
};

battery(kernel, DUEL_SET, { games: 30 });

describe('steps', () => {
  test('a call takes over what the callee left, and a step that ends a procedure skips the rest of it', () => {
    const match = begin();
    match.play('bid five');
    expect(match.seat).toBe('right');
    match.play('bid two');
    expect(match.state.points).toEqual([1, 0]);
  });
  test('a loop says break, next and end', () => {
    const skipper = new Match<Duel, DuelKit>(kernel, {
      set: DUEL_SET,
      position: { zones: { 'left hand': ['seven', 'one'], 'right hand': ['two'] }, trick: 1 },
    });
    expect(code(() => skipper.play('bid two'))).toBe('illegal-move');
    skipper.script([5, 4, 2]);
    skipper.play('skip');
    expect(kernel.pending(skipper.state)?.decision.id).toBe('bid');
    expect(skipper.why('skip').reasons[0]).toEqual({
      rule: 'D3.3',
      key: 'D3.3',
      text: 'You may skip only with a seven in hand.',
    });
  });
  test('a tie is broken by dice: 4 and 5 roll again, 2 and 3 give right the point and end the trick, 6 leaves the loop', () => {
    const tie = (dice: number[]) => {
      const match = new Match<Duel, DuelKit>(kernel, {
        set: DUEL_SET,
        position: {
          trick: 1,
          zones: { 'left hand': ['one', 'three'], 'right hand': ['two'] },
          flow: [
            { procedure: 'duel', at: 'call D3', locals: {} },
            { procedure: 'trick', at: 'unless D4.2', locals: { left: 2, right: 2 } },
          ],
        },
        script: dice,
      });
      return {
        points: match.state.points,
        decision: kernel.pending(match.state)?.decision.id,
        left: match.scriptLeft.length,
      };
    };
    expect(tie([5, 4, 2])).toEqual({ points: [0, 1], decision: 'bid', left: 0 });
    expect(tie([1])).toEqual({ points: [1, 0], decision: 'bid', left: 0 });
    expect(tie([6])).toEqual({ points: [0, 0], decision: 'discard', left: 0 });
  });
  test('a procedure that is called but not listed is refused when the kernel is made', () => {
    expect(() => new Kernel({ ...duel, procedures: duel.procedures.slice(0, 2) })).toThrow(RulesError);
  });
});

describe('moves', () => {
  test('every failed condition is told, with its paragraph', () => {
    const match = begin();
    expect(match.why('bid seven').reasons).toEqual([
      { rule: 'D3.1', key: 'D3.1', text: 'The card must be in your hand.' },
      { rule: 'D3.2', key: 'D3.2', text: 'The seven is too heavy for the first trick.' },
    ]);
    expect(match.why('bid one').reasons).toEqual([]);
  });
  test('notation is read leniently and exactly: case, spaces, unique beginnings', () => {
    const match = begin();
    match.play('  BID   fi ');
    expect(match.moves(0)[0].move).toBe('bid five');
    expect(code(() => match.play('bid f'))).toBe('ambiguous-move');
    expect(code(() => match.play('bid queen'))).toBe('unknown-name');
    expect(code(() => match.play('sing'))).toBe('unknown-move');
    expect(code(() => match.play('throw one'))).toBe('not-now');
  });
  test('a list may be written in any order, is stored in one, and must be enough', () => {
    const match = begin();
    match.play('bid one');
    match.play('bid two');
    expect(kernel.pending(match.state)?.decision.id).toBe('discard');
    expect(match.legal()).toEqual(['throw three', 'throw three, five', 'throw five']);
    expect(match.why('throw none').reasons.map(({ rule }) => rule)).toEqual(['D5.3']);
    expect(match.why('throw five, five').reasons[0].text).toContain('only once');
    match.play('throw five,three');
    expect(match.moves('all').at(-1)?.move).toBe('throw three, five');
    expect(match.over).toBe(true);
    expect(code(() => match.play('throw none'))).toBe('game-over');
  });
  test('a refused move changes nothing', () => {
    const match = begin();
    const before = match.hash();
    expect(code(() => match.play('bid seven'))).toBe('illegal-move');
    expect(match.hash()).toBe(before);
  });
});

describe('chance', () => {
  test('a scripted result that cannot be is refused and nothing is lost', () => {
    expect(code(() => new Match(kernel, { set: DUEL_SET, script: ['king'] }))).toBe('bad-result');
  });
  test('a seeded game refuses scripted dice, and its seed gives the same game again', () => {
    const [a, b] = ['s', 's'].map((seed) => new Match<Duel, DuelKit>(kernel, { set: DUEL_SET, seed }));
    expect(a.hash()).toBe(b.hash());
    expect(new Match<Duel, DuelKit>(kernel, { set: DUEL_SET, seed: 't' }).hash()).not.toBe(a.hash());
    expect(code(() => a.script([6]))).toBe('seeded');
  });
  test('the generator is fair enough: every face within five standard deviations', () => {
    const rng = new Random('faces');
    const faces = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 60_000; n++) faces[rng.int(6)]++;
    for (const times of faces) expect(Math.abs(times - 10_000)).toBeLessThan(5 * Math.sqrt((60_000 * 5) / 36));
  });
});

describe('undo', () => {
  test('a hidden bid may be taken back until something is shown', () => {
    const match = begin();
    const start = match.hash();
    match.play('bid five');
    match.undo();
    expect(match.hash()).toBe(start);
    match.play('bid five');
    match.play('bid two');
    expect(match.undoClosed).toBe('Something hidden was shown.');
    expect(code(() => match.undo())).toBe('undo-closed');
  });
  test('only the seat that moved last may take its move back', () => {
    const match = begin();
    match.play('bid five');
    expect(code(() => match.undo('right'))).toBe('undo-closed');
    match.undo('left');
    expect(match.length).toBe(0);
  });
  test('a rolled die closes it', () => {
    const match = new Match<Duel, DuelKit>(kernel, {
      set: DUEL_SET,
      position: { trick: 1, zones: { 'left hand': ['seven', 'one'], 'right hand': ['two'] } },
    });
    expect(match.undoClosed).toBe('There is no move to take back.');
  });
});

describe('records', () => {
  const finished = () => {
    const match = new Match<Duel, DuelKit>(kernel, { set: DUEL_SET, seed: 'record' });
    const rng = new Random('moves');
    match.make(kernel.random(match.state, rng));
    match.undo();
    while (!match.over) match.make(kernel.random(match.state, rng));
    return match;
  };
  const edited = (change: (record: Record<string, unknown>) => void): string => {
    const record = JSON.parse(JSON.stringify(finished().record()));
    change(record);
    return code(() => loadRecord(kernel, [DUEL_SET], record));
  };
  test('a record replays to its hash, undo entries included', () => {
    const match = finished();
    const record = JSON.parse(JSON.stringify(match.record()));
    expect(record.moves[1][0]).toBe('undo');
    expect(loadRecord(kernel, [DUEL_SET], record).hash()).toBe(match.hash());
    expect(loadRecord(kernel, [DUEL_SET], record, 1).length).toBe(1);
  });
  test('one that was cut or edited is refused', () => {
    expect(edited(() => {})).toBe('none');
    expect(edited((record) => (record.moves as unknown[]).pop())).toBe('bad-record');
    expect(
      edited((record) => {
        (record.start as string[]).reverse();
      }),
    ).toBe('bad-record');
    expect(
      edited((record) => {
        (record.moves as unknown[][])[0][0] = 'right';
      }),
    ).toBe('bad-record');
    expect(
      edited((record) => {
        (record.moves as unknown[])[0] = 7;
      }),
    ).toBe('bad-record');
    expect(
      edited((record) => {
        record.finalHash = '0';
      }),
    ).toBe('bad-record');
    expect(
      edited((record) => {
        record.seed = 'other';
      }),
    ).toBe('bad-record');
    expect(
      edited((record) => {
        record.rules = 2;
      }),
    ).toBe('newer-format');
    expect(
      edited((record) => {
        record.ravelin = 99;
      }),
    ).toBe('bad-record');
    expect(
      edited((record) => {
        record.game = 'chess';
      }),
    ).toBe('bad-record');
    expect(
      edited((record) => {
        record.components = { set: 'fancy', hash: 'plain' };
      }),
    ).toBe('bad-record');
    expect(code(() => loadRecord(kernel, [DUEL_SET], null))).toBe('bad-record');
  });
});

describe('positions', () => {
  const setUp = (position: unknown): string => code(() => new Match(kernel, { set: DUEL_SET, position }));
  test('a position written out and read back is the same, in the middle of a step', () => {
    const match = begin();
    match.play('bid five');
    const back = new Match<Duel, DuelKit>(kernel, {
      set: DUEL_SET,
      position: JSON.parse(JSON.stringify(match.positionJson())),
    });
    expect(back.hash()).toBe(match.hash());
  });
  test('an impossible one is refused with the reason', () => {
    expect(setUp({ zones: { 'left hand': ['one', 'one'] } })).toBe('bad-position');
    expect(setUp({ zones: { 'left hand': ['one', 'two', 'three', 'four'] } })).toBe('bad-position');
    expect(setUp({ zones: { 'left sleeve': ['one'] } })).toBe('bad-position');
    expect(setUp({ points: { left: 1, middle: 1 } })).toBe('bad-position');
    expect(setUp({ points: { left: 1, right: 100 } })).toBe('bad-position');
    expect(setUp({ colour: 'red' })).toBe('bad-position');
    expect(setUp({ flow: [{ procedure: 'duel', at: 'nowhere' }] })).toBe('bad-position');
    expect(setUp('a position')).toBe('bad-position');
    expect(setUp({ zones: { deck: ['one'] } })).toBe('bad-position');
  });
  test('of a table it may name only the entries that differ from the start', () => {
    const { state } = new Match(kernel, {
      set: DUEL_SET,
      position: { at: 'start', points: { right: 3 }, charm: { left: 'one' } },
    });
    expect([state.points, state.charm]).toEqual([
      [0, 3],
      [0, 4],
    ]);
  });
  test('a word says where play stands; without one it is where the game takes it up', () => {
    const zones = { 'left hand': ['one', 'two'], 'right hand': ['three', 'five'] };
    const begun = (position: object) => new Match(kernel, { set: DUEL_SET, position }).positionJson().flow;
    expect(begun({ at: 'trick', zones })).toEqual(begun({ zones }));
    expect(setUp({ at: 'start', zones })).toBe('bad-position');
    expect(setUp({ at: 'start' })).toBe('none');
    expect(setUp({ at: 'dusk' })).toBe('bad-position');
    expect(setUp({ at: 3 })).toBe('bad-position');
    expect(setUp({ at: 'trick', flow: [{ procedure: 'duel', at: 'call D3' }] })).toBe('bad-position');
  });
  test('a save names steps by their ids and refuses one that the rules do not have', () => {
    const match = begin();
    const saved = saveState(kernel, match.state);
    expect(saved.stack.at(-1)?.slice(0, 2)).toEqual(['bidding', 'ask bid']);
    expect(hashState(kernel, loadState(kernel, DUEL_SET.kit, saved))).toBe(match.hash());
    const broken = { ...saved, stack: [['bidding', 'ask gone', {}] as const] };
    expect(code(() => loadState(kernel, DUEL_SET.kit, broken))).toBe('bad-save');
  });
});

/** The laws must be able to fail: each of these games breaks one on purpose. */
describe('options', () => {
  const onOff = [
    { id: 'off', title: '', text: '' },
    { id: 'on', title: '', text: '' },
  ];
  const choice = { title: '', text: '', default: 'off', values: onOff };
  const declared: readonly Option[] = [
    { ...choice, id: 'plain' },
    { ...choice, id: 'fancy', needs: { option: 'plain', value: 'on', rule: 'D7' } },
  ];
  test('an option that needs another is refused without it, by its paragraph', () => {
    expect(readOptions(declared, {})).toEqual({ plain: 'off', fancy: 'off' });
    expect(readOptions(declared, { fancy: 'on', plain: 'on' })).toEqual({ plain: 'on', fancy: 'on' });
    expect(code(() => readOptions(declared, { fancy: 'on' }))).toBe('bad-options');
    expect(() => readOptions(declared, { fancy: 'on', plain: 'off' })).toThrow('(D7)');
  });
  test('what cannot be chosen is left as usual', () => {
    expect(openOptions(declared, { fancy: 'on', plain: 'off' })).toEqual({ plain: 'off', fancy: 'off' });
    expect(openOptions(declared, { fancy: 'on', plain: 'on' })).toEqual({ plain: 'on', fancy: 'on' });
    expect(openOptions(declared, {})).toEqual({ plain: 'off', fancy: 'off' });
  });
});

describe('what stands for "hidden"', () => {
  const POINTS = int('points', -9, 9);
  const owing: Game<Duel, DuelKit> = { ...duel, fields: { ...duel.fields, points: table(SEAT, POINTS) } };
  test('in a table that everybody knows it is a number like any other', () => {
    const points = { left: -2, right: -1 };
    const match = new Match(new Kernel(owing), {
      set: DUEL_SET,
      position: { points, trick: 1, zones: { 'left hand': ['one'], 'right hand': ['two'] } },
    });
    expect(match.positionJson().points).toEqual(points);
    expect(match.viewJson(0).points).toEqual(points);
    const again = new Match(new Kernel(owing), {
      set: DUEL_SET,
      position: JSON.parse(JSON.stringify(match.positionJson())),
    });
    expect(again.hash()).toBe(match.hash());
  });
  test('what can be hidden may not have it among its values', () => {
    const refused = (game: Game<Duel, DuelKit>, why: string): void => expect(() => new Kernel(game)).toThrow(why);
    refused({ ...owing, veils: [{ ...(duel.veils ?? [])[0], field: 'points' }] }, 'points can be hidden, but -2');
    refused({ ...duel, veils: [{ ...(duel.veils ?? [])[0], field: 'trick' }] }, 'trick is veiled, but it is no table');
    const charm = steadyTable(SEAT, int('charm', 0, 6));
    refused({ ...duel, fields: { ...duel.fields, charm } }, 'charm is veiled: views change it');
    refused({ ...duel, zones: zones.map((zone) => ({ ...zone, of: POINTS })) }, 'deck can be hidden, but -1');
    const bidding = duel.procedures.map((one) =>
      one.id === 'bidding' ? { ...one, locals: { ...one.locals, strength: POINTS } } : one,
    );
    refused({ ...duel, procedures: bidding }, 'bidding.strength can be hidden, but -1');
  });
});

describe('the laws find what is wrong', () => {
  const played = (game: Game<Duel, DuelKit>, moves: number, kit = DUEL_SET.kit, seed = 'broken') => {
    const broken = new Kernel(game);
    const rng = new Random(seed);
    const x = broken.play(rng);
    const g = broken.start(kit, 'plain', {}, x);
    for (let n = 0; n < moves && !g.over; n++) broken.apply(g, broken.random(g, rng), x);
    return { broken, g, rng };
  };
  test('a condition that looks into the other hand is a leak', () => {
    const hunt = (peeks: boolean): void => {
      for (let deal = 0; deal < 10; deal++) {
        const { broken, g, rng } = played(duel, 0, { dealt: 3, peeks }, `deal ${deal}`);
        for (let n = 0; n < 10; n++) checkSecrets(broken, g, undefined, rng);
      }
    };
    expect(() => hunt(true)).toThrow('What I may do depends on what I know');
    expect(() => hunt(false)).not.toThrow();
  });
  test('a zone that says it is open shows up in the view', () => {
    const open: Game<Duel, DuelKit> = {
      ...duel,
      zones: zones.map((zone) => (zone.id === 'right hand' ? { ...zone, sees: 'all' as const } : zone)),
    };
    const { broken, g } = played(open, 0);
    expect(viewState(broken, g, 0).zones[HAND_LEFT + 1]).not.toContain(-1);
    const { g: fair } = played(duel, 0);
    expect(viewState(kernel, fair, 0).zones[HAND_LEFT + 1]).toEqual([-1, -1, -1]);
  });
  test('a condition that looks under the veil of another is a leak', () => {
    const [first, ...rest] = duel.veils ?? [];
    const open: Game<Duel, DuelKit> = { ...duel, veils: [{ ...first, sees: (g, seat) => g.charm[seat] > 3 }, ...rest] };
    const hunt = (game: Game<Duel, DuelKit>): void => {
      const { broken, g, rng } = played(game, 0);
      for (let n = 0; n < 20; n++) checkSecrets(broken, g, undefined, rng);
    };
    expect(() => hunt(open)).toThrow('Sampled worlds look identical');
    expect(() => hunt(duel)).not.toThrow();
  });
  test('a copy shares the steady tables, and no others', () => {
    const points = steadyTable(SEAT, int('points', 0, 99));
    const steady: Game<Duel, DuelKit> = { ...duel, fields: { ...duel.fields, points } };
    const sharing = (of: Duel): Duel => ({ ...of, charm: of.charm.slice() });
    const clone = (game: Game<Duel, DuelKit>): void => {
      const { broken, g, rng } = played(game, 0);
      checkClone(broken, g, rng);
    };
    expect(() => clone(duel)).not.toThrow();
    expect(() => clone(steady)).toThrow('points is steady, but copied');
    expect(() => clone({ ...duel, copy: sharing })).toThrow('points is shared');
  });
  test('a steady table that is changed in its place is found', () => {
    const points = steadyTable(SEAT, int('points', 0, 99));
    const steady: Game<Duel, DuelKit> = {
      ...duel,
      fields: { ...duel.fields, points },
      copy: (of) => ({ ...of, charm: of.charm.slice() }),
    };
    // The duel counts its points in place.
    const hunt = (game: Game<Duel, DuelKit>): void => {
      for (let moves = 0; moves < 12; moves++) {
        const { broken, g, rng } = played(game, moves);
        if (!g.over) checkClone(broken, g, rng);
      }
    };
    expect(() => hunt(steady)).toThrow('playing on with the copy changed the original');
    expect(() => hunt(duel)).not.toThrow();
  });
  test('a component that vanishes is found', () => {
    const { g } = played(duel, 0);
    g.zones[HAND_LEFT] = g.zones[HAND_LEFT].slice(0, -1);
    expect(() => checkConservation(kernel, g)).toThrow('Conservation');
  });
});

describe('windows', () => {
  const holding = (left: readonly string[]) =>
    new Match<Duel, DuelKit>(kernel, {
      set: DUEL_SET,
      position: { zones: { 'left hand': left, 'right hand': ['two'] }, trick: 1 },
    });
  test('a window is let pass by the move that declines it, where that is lawful', () => {
    const lawful = holding(['seven', 'one']);
    const move = kernel.declining(lawful.state);
    expect(move && lawful.format(move)).toBe('skip');
    expect(kernel.declining(holding(['one', 'three']).state)).toBeUndefined();
  });
  test('what is no window is never declined', () => {
    const match = begin();
    match.play('bid five');
    match.play('bid two');
    expect(kernel.pending(match.state)?.decision.id).toBe('discard');
    expect(kernel.declining(match.state)).toBeUndefined();
  });
  test('a window must have the move that it names', () => {
    const { ask, decision, procedure } = language<Duel>();
    const nod = decision({ id: 'nod', prompt: 'Nod?', seat: () => 0, moves: [], declines: 'shake' });
    const procedures = [...duel.procedures, procedure('nodding', {}, [ask('D9', nod)])];
    expect(() => new Kernel({ ...duel, procedures })).toThrow('The window "nod" has no move "shake" to decline with.');
  });
});

describe('views', () => {
  test('a seat sees its own cards, the top of the pile, and numbers of the rest; secret locals are hidden', () => {
    const match = begin();
    match.play('bid one');
    const right = match.view(1);
    expect(right.zones[BID_LEFT]).toEqual([-1]);
    expect(match.view(0).zones[BID_LEFT]).toEqual([0]);
    expect([match.view(0).charm, match.view(1).charm]).toEqual([
      [2, -2],
      [-2, 4],
    ]);
    expect(writePosition(kernel, match.view(0)).charm).toEqual({ left: 'three', right: 'hidden' });
    expect(match.moves(1)).toEqual([{ seat: 'left', move: null }]);
    match.play('bid two');
    match.play('throw three');
    expect(match.state.zones[PILE]).toEqual([0, 1, 2]);
    expect(match.view(undefined).zones[PILE]).toEqual([-1, -1, 2]);
    expect(
      match
        .events(1)
        .filter((e) => e.event === 'drawn' && e.seat === 'left')
        .every((e) => !('card' in e)),
    ).toBe(true);
    expect(
      match
        .events(0)
        .filter((e) => e.event === 'drawn' && e.seat === 'left')
        .every((e) => 'card' in e),
    ).toBe(true);
  });
});
