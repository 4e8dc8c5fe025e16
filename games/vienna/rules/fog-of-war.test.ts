import { Match, type Viewer } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../index.ts';
import {
  due,
  eventsOf,
  go,
  hex,
  kernel,
  kit,
  play,
  refusal,
  sight,
  table,
  tableWith,
  troops,
  zone,
} from '../testing.ts';

const miss = (n: number): number[] => new Array<number>(n).fill(1);
const OTTOMAN_HAND = ['OS1', 'OS11', 'OS14'];
const HABSBURG_HAND = ['HS1', 'HS12', 'HS22'];
const hands = { ottoman: { hand: OTTOMAN_HAND }, habsburg: { hand: HABSBURG_HAND } };
const trench = { 'glacis-c': { control: 'ottoman' as const, improvised: 2 } };
const VIEWERS: readonly Viewer[] = [0, 1, undefined];
type Game = ReturnType<typeof table>;

/** The reports of one kind of event as each viewer gets them. */
const reports = (match: Game, event: string) =>
  VIEWERS.map((viewer) => match.events(viewer).filter((one) => one.event === event));
/** Everything a viewer is told, as text: to look for what must not be in it. */
const told = (match: Game, viewer: Viewer): string =>
  JSON.stringify([match.viewJson(viewer), match.events(viewer), match.moves(viewer)]);

describe('what everybody knows', () => {
  test('V4.1 the lists of all cards and tiles of both sides are open', () => {
    const match = new Match(kernel, { set: RECONSTRUCTED, seed: 'lists' });
    for (const viewer of VIEWERS) {
      const { kit: seen } = match.view(viewer);
      expect(seen.strategyIds).toHaveLength(60);
      expect(seen.tacticIds).toHaveLength(20);
      expect(seen.strategy.every(({ text }) => text.length > 0)).toBe(true);
      expect(seen.tileStock).toEqual([
        [5, 2, 1],
        [6, 2, 0],
      ]);
      expect(seen.troopStock).toEqual([7, 7, 6, 4, 5, 3]);
    }
  });

  test('V4.2 the numbers are public: every pile, hand, bag, Tunnel space and supply', () => {
    const match = tableWith(
      {
        hexes: trench,
        ottoman: {
          hand: OTTOMAN_HAND,
          tactics: ['OT1', 'OT2'],
          discard: ['sekban', 'yerikulu'],
          eliminated: ['yeniceri'],
          tiles: [3, 1],
        },
        habsburg: { hand: HABSBURG_HAND, tactics: ['HT1'], eliminated: troops('elite', 2), tiles: [2] },
      },
      { 'ottoman Strategy discard': ['OS2', 'OS3'] },
    );
    const size = (contents: unknown): number => {
      if (Array.isArray(contents)) return contents.length;
      const { hidden, top } = contents as { hidden: number; top?: string };
      return hidden + (top === undefined ? 0 : 1);
    };
    for (const viewer of VIEWERS) {
      const view = match.viewJson(viewer);
      for (const [i, { id }] of kernel.game.zones.entries())
        expect([id, size(view.zones?.[id])]).toEqual([id, match.state.zones[i].length]);
      expect(view.supply).toEqual({ ottoman: 19, habsburg: 16 });
    }
    expect(sight(match, 'ottoman hand')[1]).toEqual({ hidden: 3 });
    expect(sight(match, 'ottoman bag')).toEqual([{ hidden: 6 }, { hidden: 6 }, { hidden: 6 }]);
  });

  test('V4.3 the log keeps for both what was openly played, shown or revealed in battle', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, tactics: ['OT1'], tiles: [3] },
      habsburg: { hand: ['HS1', 'HS5'], tactics: ['HT2'] },
      dice: ['1', '1', ...miss(9)],
    });
    play(match, 'mine with OS1', 'decline', 'explode cw-c', 'respond HS5');
    go(match, 'play HS1');
    go(match, 'assault cw-c with OS11', 'contest', 'send yerikulu x3', 'send elite x3', 'lay OT1', 'lay HT2');
    for (const kind of ['card played', 'explosion', 'response', 'reveal']) {
      const [ottoman, habsburg, spectator] = reports(match, kind);
      expect(ottoman.length).toBeGreaterThan(0);
      expect(habsburg).toEqual(ottoman);
      expect(spectator).toEqual(ottoman);
    }
    expect(reports(match, 'card played')[1].map(({ card }) => card)).toEqual(['OS1', 'HS1', 'OS11']);
    expect(reports(match, 'explosion')[1]).toMatchObject([{ tiles: ['1', '3'], hex: 'cw-c' }]);
    expect(reports(match, 'response')[0]).toMatchObject([{ card: 'HS5' }]);
    expect(reports(match, 'reveal')[1]).toMatchObject([
      { side: 'ottoman', troops: ['yerikulu', 'yerikulu', 'yerikulu'], tactic: 'OT1' },
      { side: 'habsburg', troops: ['elite', 'elite', 'elite'], tactic: 'HT2' },
    ]);
  });
});

describe('cards', () => {
  test('V4.4 your Strategy hand is seen by you alone', () => {
    const match = table(hands);
    expect(sight(match, 'ottoman hand')).toEqual([OTTOMAN_HAND, { hidden: 3 }, { hidden: 3 }]);
    expect(sight(match, 'habsburg hand')).toEqual([{ hidden: 3 }, HABSBURG_HAND, { hidden: 3 }]);
  });

  test('V4.4 nobody else learns what you draw', () => {
    const match = go(table({ ...hands, dice: ['OS29'] }), 'play OS1');
    const [ottoman, habsburg, spectator] = reports(match, 'cards drawn');
    expect(ottoman).toMatchObject([{ number: 1, cards: ['OS29'] }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ number: 1 });
      expect(report).not.toHaveProperty('cards');
    }
    expect(told(match, 1)).not.toContain('OS29');
    expect(told(match, undefined)).not.toContain('OS29');
  });

  test('V4.5 your Tactic hand is seen by you alone', () => {
    const match = table({ ottoman: { tactics: ['OT3', 'OT7'] }, habsburg: { tactics: ['HT1', 'HT9'] } });
    expect(sight(match, 'ottoman Tactics')).toEqual([['OT3', 'OT7'], { hidden: 2 }, { hidden: 2 }]);
    expect(sight(match, 'habsburg Tactics')).toEqual([{ hidden: 2 }, ['HT1', 'HT9'], { hidden: 2 }]);
  });

  test('V4.6 the 5 Tactics you set aside are never shown to your opponent', () => {
    const match = new Match(kernel, { set: RECONSTRUCTED, seed: 'aside', options: { redraw: 'off' } });
    const [own, opponent, spectator] = sight(match, 'ottoman Tactics aside');
    expect(own).toHaveLength(5);
    expect([opponent, spectator]).toEqual([{ hidden: 5 }, { hidden: 5 }]);
    expect(sight(match, 'habsburg Tactics aside')[0]).toEqual({ hidden: 5 });
    // Neither those in hand nor those aside appear anywhere in what the opponent is told.
    for (const card of kit.tacticIds.filter((id) => id.startsWith('OT'))) expect(told(match, 1)).not.toContain(card);
  });

  test('V4.7 nobody sees a Strategy deck, not even its owner', () => {
    const match = table(hands);
    expect(sight(match, 'ottoman Strategy deck')).toEqual([{ hidden: 27 }, { hidden: 27 }, { hidden: 27 }]);
    expect(sight(match, 'habsburg Strategy deck')).toEqual([{ hidden: 27 }, { hidden: 27 }, { hidden: 27 }]);
    // It has no order that could be looked up: what comes is decided at the draw.
    expect(kernel.game.zones.find(({ id }) => id === 'ottoman Strategy deck')?.ordered).toBeFalsy();
  });

  test('V4.8 your Troop deck is open to you, not to your opponent', () => {
    const match = table({ habsburg: { eliminated: ['elite'] } });
    const deck = troops('elite', 3, 'infantry', 5, 'militia', 3);
    expect(sight(match, 'habsburg Troop deck')).toEqual([{ hidden: 11 }, deck, { hidden: 11 }]);
    expect(sight(match, 'ottoman Troop deck')).toEqual([
      troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6),
      { hidden: 20 },
      { hidden: 20 },
    ]);
  });

  test('V4.9 of Strategy and Tactic discards the opponent sees the top card only', () => {
    const match = tableWith(hands, {
      'ottoman Strategy discard': ['OS5', 'OS2', 'OS9'],
      'habsburg Tactic discard': ['HT8', 'HT3'],
    });
    expect(sight(match, 'ottoman Strategy discard')).toEqual([
      ['OS5', 'OS2', 'OS9'],
      { hidden: 2, top: 'OS9' },
      { hidden: 2, top: 'OS9' },
    ]);
    expect(sight(match, 'habsburg Tactic discard')).toEqual([
      { hidden: 1, top: 'HT3' },
      ['HT8', 'HT3'],
      { hidden: 1, top: 'HT3' },
    ]);
  });

  test('V4.9 of a Troop discard the opponent sees the top card only', () => {
    const match = table({
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: HABSBURG_HAND, discard: ['militia', 'elite', 'infantry'] },
    });
    expect(sight(match, 'habsburg Troop discard')).toEqual([
      { hidden: 3 },
      ['militia', 'elite', 'infantry'],
      { hidden: 3 },
    ]);
    for (const viewer of VIEWERS)
      expect(match.viewJson(viewer).shownTop).toEqual({ ottoman: 'none', habsburg: 'infantry' });
  });

  test('V4.10 you may look through your Eliminated pile; your opponent may not', () => {
    const match = table({ ottoman: { eliminated: ['yeniceri', 'sekban'] }, habsburg: { eliminated: ['elite'] } });
    expect(sight(match, 'ottoman Eliminated')).toEqual([['yeniceri', 'sekban'], { hidden: 2 }, { hidden: 2 }]);
    expect(sight(match, 'habsburg Eliminated')).toEqual([{ hidden: 1 }, ['elite'], { hidden: 1 }]);
  });

  test('V4.11 a Troop Eliminated from the deck is seen by its owner only; the number is public', () => {
    const match = table({
      turn: 'habsburg',
      round: 3,
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS24', 'HS1'] },
      dice: ['sekban', 'yerikulu'],
    });
    go(match, 'play HS24');
    const [ottoman, habsburg, spectator] = reports(match, 'troops eliminated');
    expect(ottoman).toMatchObject([{ side: 'ottoman', number: 2, troops: ['sekban', 'yerikulu'] }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ side: 'ottoman', number: 2 });
      expect(report).not.toHaveProperty('troops');
    }
    expect(sight(match, 'ottoman Eliminated')[1]).toEqual({ hidden: 2 });
  });

  test('V4.11 a Troop lost from the deck to a Cannon roll is seen by its owner only, one lost from a line by both', () => {
    const entrench = table({ ...hands, dice: [6, ...miss(8), 'sekban'] });
    go(entrench, 'entrench glacis-c with OS1', 'cannons none');
    expect(reports(entrench, 'troops eliminated')[0]).toMatchObject([{ rule: 'V10.1.10', troops: ['sekban'] }]);
    expect(reports(entrench, 'troops eliminated')[1]).toMatchObject([{ side: 'ottoman', number: 1 }]);
    expect(reports(entrench, 'troops eliminated')[1][0]).not.toHaveProperty('troops');
    const battle = table({ hexes: trench, ...hands, dice: [6, ...miss(8), 'yeniceri'] });
    go(battle, 'assault cw-c with OS1', 'contest', 'send yeniceri x3', 'send elite x3', 'pull back front yeniceri');
    for (const list of reports(battle, 'troops eliminated'))
      expect(list).toMatchObject([{ side: 'ottoman', number: 1, troops: ['yeniceri'] }]);
    // The pile itself stays closed to the opponent (V4.10).
    expect(sight(battle, 'ottoman Eliminated')[1]).toEqual({ hidden: 1 });
  });

  test('V4.11 a Troop that a card brings back from the Eliminated pile is seen by its owner only', () => {
    const match = table({
      ottoman: { hand: ['OS8', 'OS1'], eliminated: ['sekban', 'yerikulu', 'yerikulu'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(match, 'play OS8', 'return sekban, yerikulu');
    const [ottoman, habsburg, spectator] = reports(match, 'troops returned');
    expect(ottoman).toMatchObject([{ number: 2, troops: ['sekban', 'yerikulu'] }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ number: 2 });
      expect(report).not.toHaveProperty('troops');
    }
    expect(match.moves(1).filter(({ move }) => move === null)).toEqual([{ seat: 'ottoman', move: null }]);
    expect(match.moves(0).map(({ move }) => move)).toContain('return sekban, yerikulu');
  });

  test('V4.11 the Troops that HS4 costs, and those that OS5 picks from the deck, are seen by their owner only', () => {
    const spike = table({
      turn: 'habsburg',
      hexes: { 'glacis-c': { control: 'ottoman', cannons: 2 }, camp: { cannons: 4 } },
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS4', 'HS1'] },
    });
    go(spike, 'play HS4 on glacis-c', 'spike with infantry, militia');
    const [ottoman, habsburg] = reports(spike, 'troops eliminated');
    expect(habsburg).toMatchObject([{ number: 2, troops: ['infantry', 'militia'] }]);
    expect(ottoman[0]).not.toHaveProperty('troops');
    expect(spike.moves(0).at(-1)).toEqual({ seat: 'habsburg', move: null });
    const timber = table({
      ottoman: { hand: ['OS5', 'OS1', 'OS2'] },
      habsburg: { hand: HABSBURG_HAND },
      dice: [6, 6, ...miss(7)],
    });
    play(timber, 'entrench glacis-c with OS1', 'cannons none', 'respond OS5', 'lose yerikulu');
    expect(reports(timber, 'troops eliminated')[0]).toMatchObject([{ number: 1, troops: ['yerikulu'] }]);
    expect(reports(timber, 'troops eliminated')[1][0]).not.toHaveProperty('troops');
    expect(timber.moves(1).at(-1)).toEqual({ seat: 'ottoman', move: null });
  });

  test('V4.13 HS25: the Troops fall face up one by one, and both see each of them', () => {
    const match = table({
      turn: 'habsburg',
      ottoman: { hand: OTTOMAN_HAND, discard: ['sekban'] },
      habsburg: { hand: ['HS25', 'HS1'] },
      dice: ['yeniceri', 'yerikulu', 'sekban', 'yeniceri'],
    });
    go(match, 'play HS25');
    for (const list of reports(match, 'troops discarded'))
      expect(list).toMatchObject([{ side: 'ottoman', troops: ['yeniceri', 'yerikulu', 'sekban', 'yeniceri'] }]);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban', 'yeniceri', 'yerikulu', 'sekban', 'yeniceri']);
    expect(match.viewJson(1).shownTop).toMatchObject({ ottoman: 'yeniceri' });
  });

  test('V4.13 OS12 and OS13: both see the Strategy card that is discarded', () => {
    const random = table({
      ottoman: { hand: ['OS12', 'OS1'] },
      habsburg: { hand: HABSBURG_HAND },
      dice: ['HS12'],
    });
    go(random, 'play OS12');
    for (const list of reports(random, 'card discarded'))
      expect(list).toMatchObject([{ side: 'habsburg', card: 'HS12' }]);
    expect(sight(random, 'habsburg Strategy discard')[0]).toEqual(['HS12']);
    const chosen = table({ ottoman: { hand: ['OS13', 'OS1'] }, habsburg: { hand: HABSBURG_HAND } });
    go(chosen, 'play OS13', 'discard HS22');
    for (const list of reports(chosen, 'card discarded'))
      expect(list).toMatchObject([{ rule: 'V4.13', side: 'habsburg', card: 'HS22' }]);
  });

  test('V4.13 a kept card that is discarded is seen by both, one that is kept by nobody else', () => {
    const match = play(
      table({ ottoman: { hand: ['OS30'] }, habsburg: { hand: ['HS30'] } }),
      'pass',
      'pass',
      'discard card',
      'keep card',
    );
    for (const list of reports(match, 'kept card'))
      expect(list).toMatchObject([
        { rule: 'V4.13', side: 'ottoman', discarded: 'OS30' },
        { side: 'habsburg', discarded: 'none' },
      ]);
    expect(told(match, 0)).not.toContain('HS30');
  });
});

describe('in battle', () => {
  const fight = (more: { ottoman?: object; habsburg?: object } = {}) =>
    go(
      table({
        hexes: trench,
        ottoman: { hand: OTTOMAN_HAND, ...more.ottoman },
        habsburg: { hand: HABSBURG_HAND, ...more.habsburg },
        dice: miss(9),
      }),
      'assault cw-c with OS1',
      'contest',
    );

  test('V4.14 selected Troops lie face down until the reveal: how many, not which', () => {
    const match = go(fight(), 'send yeniceri, sekban, yerikulu');
    expect(sight(match, 'ottoman face-down line')).toEqual([
      ['yeniceri', 'sekban', 'yerikulu'],
      { hidden: 3 },
      { hidden: 3 },
    ]);
    const [ottoman, habsburg, spectator] = reports(match, 'troops sent');
    expect(ottoman).toMatchObject([{ number: 3, troops: ['yeniceri', 'sekban', 'yerikulu'] }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ number: 3, recovered: 0 });
      expect(report).not.toHaveProperty('troops');
    }
    expect(match.moves(1).at(-1)).toEqual({ seat: 'ottoman', move: null });
    // After the reveal both see them.
    play(match, 'send elite x3');
    expect(due(match)).toBe('choose-rear-line');
    expect(sight(match, 'ottoman front line')).toEqual(VIEWERS.map(() => ['yeniceri', 'sekban', 'yerikulu']));
    expect(sight(match, 'habsburg front line')).toEqual(VIEWERS.map(() => ['elite', 'elite', 'elite']));
    expect(zone(match, 'ottoman face-down line')).toEqual([]);
  });

  test('V4.15 a laid Tactic lies face down until the reveal: that there is one, not which', () => {
    const match = fight({ ottoman: { tactics: ['OT1', 'OT5'] }, habsburg: { tactics: ['HT2'] } });
    play(match, 'send sekban x3', 'send elite x3', 'lay OT5');
    expect(sight(match, 'ottoman laid Tactic')).toEqual([['OT5'], { hidden: 1 }, { hidden: 1 }]);
    const [ottoman, habsburg, spectator] = reports(match, 'tactic laid');
    expect(ottoman).toMatchObject([{ laid: 'yes', card: 'OT5' }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ side: 'ottoman', laid: 'yes' });
      expect(report).not.toHaveProperty('card');
    }
    expect(told(match, 1)).not.toContain('OT5');
    play(match, 'lay HT2');
    expect(sight(match, 'ottoman shown Tactic')).toEqual(VIEWERS.map(() => ['OT5']));
    expect(sight(match, 'habsburg shown Tactic')).toEqual(VIEWERS.map(() => ['HT2']));
  });

  test('V4.15 that no Tactic is laid is public', () => {
    const match = fight({ ottoman: { tactics: ['OT1'] } });
    play(match, 'send sekban x3', 'send elite x3', 'lay nothing');
    for (const list of reports(match, 'tactic laid')) expect(list).toMatchObject([{ side: 'ottoman', laid: 'no' }]);
  });

  test('V4.16 how many Troops you Recover is public, which ones is hidden until the reveal', () => {
    const match = fight({ ottoman: { discard: ['yerikulu', 'yeniceri', 'sekban'] } });
    play(match, 'send recovered yeniceri, recovered yerikulu, sekban');
    const [ottoman, habsburg, spectator] = reports(match, 'troops sent');
    expect(ottoman).toMatchObject([{ troops: ['sekban', 'recovered yeniceri', 'recovered yerikulu'] }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ number: 3, recovered: 2 });
      expect(report).not.toHaveProperty('troops');
    }
    for (const list of reports(match, 'morale')) expect(list).toMatchObject([{ side: 'ottoman', by: -2, now: 6 }]);
    expect(sight(match, 'ottoman face-down line')[1]).toEqual({ hidden: 3 });
    expect(sight(match, 'ottoman Troop discard')).toEqual([['sekban'], { hidden: 1 }, { hidden: 1 }]);
  });

  test('V4.17 while you Recover, the top card your opponent sees stays as it was until the reveal', () => {
    const match = fight({ ottoman: { discard: ['sekban', 'yeniceri'] } });
    const top = () => VIEWERS.map((viewer) => (match.viewJson(viewer).shownTop as { ottoman: string }).ottoman);
    play(match, 'send recovered yeniceri, sekban x2');
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban']);
    expect(top()).toEqual(['yeniceri', 'yeniceri', 'yeniceri']);
    expect(sight(match, 'ottoman Troop discard')[1]).toEqual({ hidden: 1 });
    play(match, 'send elite x3');
    expect(due(match)).toBe('choose-rear-line');
    expect(top()).toEqual(['sekban', 'sekban', 'sekban']);
  });

  test('V4.17 also if the whole discard is recovered', () => {
    const match = fight({ habsburg: { discard: ['militia'] } });
    play(match, 'send sekban x3', 'send recovered militia, elite x2');
    // No Tactics, so the reveal has followed at once; before it the top was still shown.
    expect(match.viewJson(0).shownTop).toMatchObject({ habsburg: 'none' });
    const before = fight({ ottoman: { discard: ['yerikulu'] } });
    play(before, 'send recovered yerikulu, sekban x2');
    expect(before.viewJson(1).shownTop).toMatchObject({ ottoman: 'yerikulu' });
    expect(sight(before, 'ottoman Troop discard')[1]).toEqual([]);
  });

  test('V4.18 Troops that a card returns from the discard are not shown; the new top card is', () => {
    const match = table({
      ottoman: { hand: ['OS23', 'OS1'], discard: ['yerikulu', 'sekban', 'yeniceri'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    go(match, 'play OS23', 'return yeniceri');
    const [ottoman, habsburg, spectator] = reports(match, 'troops returned');
    expect(ottoman).toMatchObject([{ rule: 'V17.OS23', number: 1, troops: ['yeniceri'] }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ number: 1 });
      expect(report).not.toHaveProperty('troops');
    }
    expect(match.moves(1).at(-1)).toEqual({ seat: 'ottoman', move: null });
    expect(match.viewJson(1).shownTop).toMatchObject({ ottoman: 'sekban' });
    expect(match.viewJson(undefined).shownTop).toMatchObject({ ottoman: 'sekban' });
  });

  test('V4.18 the move stays open to be taken back unless another card has come to lie on top', () => {
    const returning = (troop: string): ReturnType<typeof table> => {
      const match = table({
        ottoman: { hand: ['OS23', 'OS1'], discard: ['yerikulu', 'sekban', 'yeniceri'] },
        habsburg: { hand: HABSBURG_HAND },
      });
      go(match, 'play OS23');
      return play(match, `return ${troop}`);
    };
    expect(returning('yerikulu').undoClosed).toBeUndefined();
    expect(returning('yeniceri').undoClosed).toBe('Something hidden was shown.');
  });

  test('V4.18 OS25 and HS27 likewise', () => {
    const alarm = table({
      turn: 'habsburg',
      hexes: trench,
      ottoman: { hand: ['OS25', 'OS1'], discard: ['sekban', 'yeniceri'] },
      habsburg: { hand: HABSBURG_HAND },
    });
    play(alarm, 'sortie glacis-c with HS1', 'respond OS25', 'return yeniceri');
    expect(reports(alarm, 'troops returned')[1][0]).not.toHaveProperty('troops');
    expect(alarm.viewJson(1).shownTop).toMatchObject({ ottoman: 'sekban' });
    const oxen = table({
      turn: 'habsburg',
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: ['HS27', 'HS1'], discard: ['militia', 'elite'] },
    });
    go(oxen, 'play HS27', 'return militia, elite');
    expect(reports(oxen, 'troops returned')[0][0]).toMatchObject({ number: 2 });
    expect(reports(oxen, 'troops returned')[0][0]).not.toHaveProperty('troops');
    expect(oxen.viewJson(0).shownTop).toMatchObject({ habsburg: 'none' });
  });

  test('V4.19 you are asked for a Tactic even if you hold no usable one', () => {
    const match = fight({ ottoman: { tactics: ['OT10'] }, habsburg: { tactics: ['HT7'] } });
    play(match, 'send sekban x3', 'send elite x3');
    expect([match.seat, due(match)]).toEqual(['ottoman', 'lay-tactic']);
    expect(refusal(match, 'lay OT10')).toEqual(['V12.2.2']);
    expect(match.legal()).toEqual(['lay nothing']);
    play(match, 'lay nothing');
    expect([match.seat, due(match)]).toEqual(['habsburg', 'lay-tactic']);
    expect(match.legal()).toEqual(['lay nothing']);
  });

  test('V4.19 the question is left out on the public fact that you hold no Tactic at all', () => {
    const match = fight({ habsburg: { tactics: ['HT2'] } });
    play(match, 'send sekban x3', 'send elite x3');
    expect([match.seat, due(match)]).toEqual(['habsburg', 'lay-tactic']);
  });
});

describe('tunnels', () => {
  test('V4.20 you may look at your own face-down tiles, your opponent may not', () => {
    const match = table({
      ottoman: { hand: OTTOMAN_HAND, tiles: [3, 1] },
      habsburg: { hand: HABSBURG_HAND, tiles: [2] },
    });
    expect(sight(match, 'ottoman tiles')).toEqual([['1', '3'], { hidden: 2 }, { hidden: 2 }]);
    expect(sight(match, 'habsburg tiles')).toEqual([{ hidden: 1 }, ['2'], { hidden: 1 }]);
  });

  test('V4.20 what you draw is told to you only', () => {
    const match = go(table({ ...hands, dice: ['3'] }), 'mine with OS1');
    const [ottoman, habsburg, spectator] = reports(match, 'tile drawn');
    expect(ottoman).toMatchObject([{ rule: 'V10.3.2', side: 'ottoman', tile: '3' }]);
    for (const [report] of [habsburg, spectator]) {
      expect(report).toMatchObject({ side: 'ottoman' });
      expect(report).not.toHaveProperty('tile');
    }
  });

  test('V4.21 nobody looks into a bag, not even into their own', () => {
    const match = table({ ottoman: { tiles: [3] } });
    expect(sight(match, 'ottoman bag')).toEqual([{ hidden: 7 }, { hidden: 7 }, { hidden: 7 }]);
    expect(sight(match, 'habsburg bag')).toEqual([{ hidden: 8 }, { hidden: 8 }, { hidden: 8 }]);
  });

  test('V4.22 with 2 tiles you are asked about an Explosion whatever they show', () => {
    for (const [lies, drawn, enough] of [
      [1, '1', false],
      [2, '1', false],
      [3, '1', true],
      [2, '2', true],
    ] as const) {
      const match = table({
        hexes: trench,
        ottoman: { hand: OTTOMAN_HAND, tiles: [lies] },
        habsburg: { hand: HABSBURG_HAND },
        dice: [drawn],
      });
      go(match, 'mine with OS1');
      expect([match.seat, due(match)]).toEqual(['ottoman', 'explode']);
      expect(refusal(match, 'explode cw-c')).toEqual(enough ? [] : ['V10.7.2']);
      expect(refusal(match, 'no explosion')).toEqual([]);
    }
    const habsburg = table({
      turn: 'habsburg',
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND },
      habsburg: { hand: HABSBURG_HAND, tiles: [1] },
      dice: ['1'],
    });
    go(habsburg, 'mine with HS1');
    expect([habsburg.seat, due(habsburg)]).toEqual(['habsburg', 'explode']);
  });

  test('V4.22 with a single tile the question is left out, even if it shows 3', () => {
    for (const tile of ['1', '3']) {
      const match = go(table({ hexes: trench, ...hands, dice: [tile] }), 'mine with OS1');
      expect([match.seat, due(match)]).toEqual(['habsburg', 'turn']);
    }
  });

  test('V4.23 HS30: the Habsburgs go on seeing the tiles they saw, nobody else does, later ones are hidden', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, tiles: [1, 2] },
      habsburg: { hand: ['HS30', 'HS1', 'HS2'] },
    });
    play(match, 'mine with OS1', 'respond HS30');
    expect(sight(match, 'ottoman seen tiles')).toEqual([['1', '2'], ['1', '2'], { hidden: 2 }]);
    const [ottoman, habsburg, spectator] = reports(match, 'tiles looked at');
    expect(habsburg).toMatchObject([{ rule: 'V4.23', side: 'habsburg', number: 2, tiles: ['1', '2'] }]);
    expect(ottoman[0]).not.toHaveProperty('tiles');
    expect(spectator[0]).not.toHaveProperty('tiles');
    match.script(['3']);
    go(match, 'play HS1', 'mine with OS11', 'no explosion');
    expect(sight(match, 'ottoman tiles')).toEqual([['3'], { hidden: 1 }, { hidden: 1 }]);
    expect(sight(match, 'ottoman seen tiles')[1]).toEqual(['1', '2']);
  });

  test('V4.23 tiles that were seen still count their shovels', () => {
    const match = table({
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, tiles: [1, 2] },
      habsburg: { hand: ['HS30', 'HS1', 'HS2'] },
    });
    play(match, 'mine with OS1', 'respond HS30');
    match.script(['1']);
    go(match, 'play HS1', 'mine with OS11', 'explode cw-c');
    expect(eventsOf(match, 'explosion')).toMatchObject([{ tiles: ['1', '1', '2'] }]);
    expect(hex(match, 'cw-c').improvised).toBe(0);
    expect(zone(match, 'ottoman bag')).toHaveLength(8);
    expect(zone(match, 'ottoman seen tiles')).toEqual([]);
  });

  test('V4.23 OS16: the Ottomans go on seeing the Habsburg tiles', () => {
    const match = table({
      turn: 'habsburg',
      ottoman: { hand: ['OS16', 'OS1'] },
      habsburg: { hand: HABSBURG_HAND, tiles: [2, 1] },
    });
    play(match, 'mine with HS1', 'respond OS16');
    expect(sight(match, 'habsburg seen tiles')).toEqual([['1', '2'], ['1', '2'], { hidden: 2 }]);
    expect(reports(match, 'tiles looked at')[0]).toMatchObject([{ side: 'ottoman', tiles: ['1', '2'] }]);
    expect(reports(match, 'tiles looked at')[2][0]).not.toHaveProperty('tiles');
  });

  test('V4.23 HS6: the Habsburgs go on seeing the tiles that stay', () => {
    const match = table({
      turn: 'habsburg',
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, tiles: [1, 2, 3] },
      habsburg: { hand: ['HS6', 'HS1'] },
      dice: ['2'],
    });
    go(match, 'play HS6');
    expect(due(match)).toBe('take-tile');
    expect(sight(match, 'ottoman seen tiles')[1]).toEqual(['1', '2', '3']);
    go(match, 'take away 3');
    expect(sight(match, 'ottoman seen tiles')).toEqual([['1', '2'], ['1', '2'], { hidden: 2 }]);
    expect(zone(match, 'ottoman bag')).toHaveLength(6);
    // The tile that the Habsburgs draw themselves is hidden from the Ottomans.
    expect(sight(match, 'habsburg tiles')).toEqual([{ hidden: 1 }, ['2'], { hidden: 1 }]);
    match.script(['1']);
    go(match, 'mine with OS1', 'no explosion');
    expect(sight(match, 'ottoman tiles')).toEqual([['1'], { hidden: 1 }, { hidden: 1 }]);
  });

  test('V4.23 HS6 shows the tiles to the Habsburgs, not to a spectator', () => {
    const match = table({
      turn: 'habsburg',
      hexes: trench,
      ottoman: { hand: OTTOMAN_HAND, tiles: [1, 2, 3] },
      habsburg: { hand: ['HS6', 'HS1'] },
    });
    go(match, 'play HS6');
    const [, habsburg, spectator] = reports(match, 'tiles seen');
    expect(habsburg).toMatchObject([{ side: 'ottoman', tiles: ['1', '2', '3'] }]);
    expect(spectator[0]).not.toHaveProperty('tiles');
  });
});

describe('choices made apart', () => {
  test('V4.24 each side decides on the redraw without knowing the choice of the other', () => {
    const match = play(new Match(kernel, { set: RECONSTRUCTED, seed: 'apart' }), 'redraw tactics');
    expect([match.seat, due(match)]).toEqual(['habsburg', 'redraw-tactics']);
    expect(match.moves(1)).toEqual([{ seat: 'ottoman', move: null }]);
    expect(match.moves(undefined)).toEqual([{ seat: 'ottoman', move: null }]);
    expect(match.moves(0)).toEqual([{ seat: 'ottoman', move: 'redraw tactics' }]);
    const locals = (viewer: Viewer) =>
      match.viewJson(viewer).flow?.find(({ procedure }) => procedure === 'set-up')?.locals;
    expect(locals(0)).toEqual({ ottoman: 'yes', habsburg: 'hidden' });
    expect(locals(1)).toEqual({ ottoman: 'hidden', habsburg: 'no' });
    expect(locals(undefined)).toEqual({ ottoman: 'hidden', habsburg: 'hidden' });
    // Nothing has been drawn yet that could betray it.
    expect(eventsOf(match, 'tactics dealt')).toHaveLength(2);
    expect(eventsOf(match, 'tactics decided')).toEqual([]);
  });

  test('V4.24 the Habsburgs see the same whether the Ottomans redraw or not', () => {
    const seen = (choice: string) => {
      const match = play(new Match(kernel, { set: RECONSTRUCTED, seed: 'apart' }), choice);
      return told(match, 1);
    };
    expect(seen('redraw tactics')).toBe(seen('keep tactics'));
  });

  test('V4.24 afterwards it is public who drew again, never what', () => {
    const match = play(new Match(kernel, { set: RECONSTRUCTED, seed: 'apart' }), 'redraw tactics', 'keep tactics');
    for (const list of reports(match, 'tactics decided'))
      expect(list).toMatchObject([
        { rule: 'V4.24', side: 'ottoman', redrawn: 'yes' },
        { rule: 'V4.24', side: 'habsburg', redrawn: 'no' },
      ]);
    const [ottoman, habsburg] = reports(match, 'tactics dealt');
    expect(ottoman.filter((one) => 'cards' in one).map(({ side }) => side)).toEqual(['ottoman', 'ottoman']);
    expect(habsburg.filter((one) => 'cards' in one).map(({ side }) => side)).toEqual(['habsburg']);
    expect(sight(match, 'ottoman Tactics')[1]).toEqual({ hidden: 5 });
    for (const card of kit.tacticIds.filter((id) => id.startsWith('OT')))
      expect(told(match, 1)).not.toContain(`"${card}"`);
  });

  test('V4.25 in the Refresh phase each side decides on its kept card without knowing the decision of the other', () => {
    const seen = (choice: string) =>
      told(play(table({ ottoman: { hand: ['OS1'] }, habsburg: { hand: ['HS1'] } }), 'pass', 'pass', choice), 1);
    expect(seen('discard card')).toBe(seen('keep card'));
  });
});
