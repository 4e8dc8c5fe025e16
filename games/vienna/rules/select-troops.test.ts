import { Random } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { due, eventsOf, kernel, morale, play, refusal, type Table, table, troops, zone } from '../testing.ts';

type Game = ReturnType<typeof table>;
const most = (match: Game, text: string) => {
  const { move } = match.why(text);
  return move && match.preview(move).find(({ title }) => title === 'most Ottoman Troops');
};

const OTTOMAN = { hand: ['OS1', 'OS2', 'OS6'] };
const HABSBURG = { hand: ['HS1', 'HS2', 'HS4'] };
/** Without their guns the Habsburgs roll no dice. */
const QUIET = { ravelin: { cannons: 0 }, lobl: { cannons: 0 }, burg: { cannons: 0 }, curtain: { cannons: 0 } };
const OURS = { control: 'ottoman', improvised: 2 } as const;
const TRENCH = { ...QUIET, 'glacis-c': OURS } as const;
const OTTOMAN_ARMY = troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6);
const HABSBURG_ARMY = troops('elite', 4, 'infantry', 5, 'militia', 3);

/** The Ottomans are about to choose Troops for an Assault of cw-c; maximum 4. */
const attacking = (setting: Table = {}): Game =>
  play(
    table({ hexes: TRENCH, ...setting, ottoman: { ...OTTOMAN, ...setting.ottoman } }),
    'assault cw-c with OS1',
    'contest',
  );
/** The Habsburgs are about to choose Troops for a Sortie to a hex. */
const sallying = (setting: Table = {}, target = 'glacis-c'): Game =>
  play(
    table({ turn: 'habsburg', hexes: TRENCH, ...setting, habsburg: { ...HABSBURG, ...setting.habsburg } }),
    `sortie ${target} with HS1`,
    'contest',
  );

describe('Selecting Troops', () => {
  test('V12.1 first the attacker, then the defender, face down', () => {
    const match = attacking();
    expect([due(match), match.seat]).toEqual(['select-troops', 'ottoman']);
    play(match, 'send yeniceri x2, yerikulu');
    expect(zone(match, 'ottoman face-down line')).toEqual(['yeniceri', 'yeniceri', 'yerikulu']);
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(17);
    expect([due(match), match.seat]).toEqual(['select-troops', 'habsburg']);
    expect(match.viewJson(1).zones).toMatchObject({ 'ottoman face-down line': { hidden: 3 } });
    play(match, 'send elite x3');
    expect(eventsOf(match, 'troops sent')).toMatchObject([
      { rule: 'V12.1', side: 'ottoman', number: 3, recovered: 0 },
      { rule: 'V12.1', side: 'habsburg', number: 3, recovered: 0 },
    ]);
    const sallied = sallying();
    expect([due(sallied), sallied.seat]).toEqual(['select-troops', 'habsburg']);
    play(sallied, 'send elite x3');
    expect([due(sallied), sallied.seat]).toEqual(['select-troops', 'ottoman']);
  });

  test('V12.1 only Troops of your own deck, and as many of a type as lie there', () => {
    const match = attacking({ ottoman: { eliminated: troops('yeniceri', 5) } });
    expect(refusal(match, 'send elite x3')).toEqual(['V12.1']);
    expect(refusal(match, 'send yeniceri x3')).toEqual(['V12.1']);
    expect(refusal(match, 'send front yeniceri, sekban x2')).toEqual(['V12.1']);
    expect(refusal(match, 'send yeniceri x2, sekban')).toEqual([]);
  });

  test('V12.1.1 at least 3 Troops if the deck holds 3', () => {
    const match = attacking();
    expect(refusal(match, 'send none')).toEqual(['V12.1.1']);
    expect(refusal(match, 'send yeniceri x2')).toEqual(['V12.1.1']);
    expect(refusal(match, 'send yeniceri x3')).toEqual([]);
    play(match, 'send yeniceri x3');
    expect(refusal(match, 'send elite x2')).toEqual(['V12.1.1']);
    expect(refusal(match, 'send elite x3')).toEqual([]);
  });

  test('V12.1.2 with fewer than 3 in the deck, at least as many as it holds', () => {
    const match = attacking({ ottoman: { eliminated: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4) } });
    expect(refusal(match, 'send yerikulu')).not.toEqual([]);
    expect(refusal(match, 'send yerikulu x2')).toEqual([]);
    const sallied = sallying({ habsburg: { eliminated: troops('elite', 4, 'infantry', 5, 'militia', 1) } });
    expect(refusal(sallied, 'send militia')).not.toEqual([]);
    expect(refusal(sallied, 'send militia x2')).toEqual([]);
  });

  test('V12.1.2 is the paragraph that refuses it', () => {
    const match = attacking({ ottoman: { eliminated: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4) } });
    expect(refusal(match, 'send yerikulu')).toEqual(['V12.1.2']);
  });

  test('V12.1.3 an attacker plays at least 1 Troop; from an empty deck it is Recovered', () => {
    const match = attacking({ ottoman: { discard: OTTOMAN_ARMY } });
    expect(refusal(match, 'send none')).not.toEqual([]);
    expect(refusal(match, 'send yeniceri')).toEqual(['V12.1']);
    expect(refusal(match, 'send recovered yeniceri')).toEqual([]);
    play(match, 'send recovered yeniceri');
    expect(morale(match)).toEqual([7, 8]);
  });

  test('V12.1.3 is the paragraph that refuses to send nobody', () => {
    const match = attacking({ ottoman: { discard: OTTOMAN_ARMY } });
    expect(refusal(match, 'send none')).toEqual(['V12.1.3']);
  });

  test('V12.1.4 Recovered cards count for the minimum and may stand in for cards of the deck', () => {
    const match = attacking({ ottoman: { discard: troops('yeniceri', 3) } });
    expect(refusal(match, 'send recovered yeniceri x2')).toEqual(['V12.1.1']);
    expect(refusal(match, 'send recovered yeniceri, sekban x2')).toEqual([]);
    expect(refusal(match, 'send recovered yeniceri x3')).toEqual([]);
    play(match, 'send recovered yeniceri x3');
    expect(zone(match, 'ottoman Troop deck')).toHaveLength(17);
    const two = attacking({
      ottoman: { discard: ['yeniceri'], eliminated: troops('yeniceri', 6, 'sekban', 7, 'yerikulu', 4) },
    });
    expect(refusal(two, 'send recovered yeniceri, yerikulu')).toEqual([]);
  });

  test('V12.1.5 an attacker with fewer than 3 sets the defender’s minimum; the maximum stays', () => {
    const match = attacking({ ottoman: { eliminated: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4) } });
    play(match, 'send yerikulu x2');
    expect(refusal(match, 'send elite')).not.toEqual([]);
    expect(refusal(match, 'send elite x2')).toEqual([]);
    expect(refusal(match, 'send elite x3')).toEqual([]);
    expect(refusal(match, 'send elite x4')).toEqual(['V12.1.7']);
    const sallied = sallying({ habsburg: { eliminated: troops('elite', 3, 'infantry', 5, 'militia', 3) } });
    play(sallied, 'send elite');
    expect(refusal(sallied, 'send none')).not.toEqual([]);
    expect(refusal(sallied, 'send yeniceri')).toEqual([]);
    expect(refusal(sallied, 'send yeniceri x4')).toEqual([]);
    expect(refusal(sallied, 'send yeniceri x5')).toEqual(['V12.1.7']);
  });

  test('V12.1.5 is the paragraph that refuses fewer than the attacker', () => {
    const match = attacking({ ottoman: { eliminated: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 4) } });
    play(match, 'send yerikulu x2');
    expect(refusal(match, 'send elite')).toEqual(['V12.1.5']);
  });

  test('V12.1.6 no defender must play more than the deck holds', () => {
    const one = attacking({ habsburg: { discard: troops('elite', 4, 'infantry', 5, 'militia', 2) } });
    play(one, 'send yeniceri x3');
    expect(refusal(one, 'send none')).not.toEqual([]);
    expect(refusal(one, 'send militia')).toEqual([]);
    expect(refusal(one, 'send militia, recovered elite x2')).toEqual([]);
    const none = attacking({ habsburg: { discard: HABSBURG_ARMY } });
    play(none, 'send yeniceri x3');
    expect(refusal(none, 'send none')).toEqual([]);
    expect(refusal(none, 'send recovered elite')).toEqual([]);
    play(none, 'send none');
    expect(eventsOf(none, 'troops sent')).toMatchObject([{ number: 3 }, { side: 'habsburg', number: 0 }]);
    const ottoman = sallying({ ottoman: { discard: OTTOMAN_ARMY } });
    play(ottoman, 'send elite x3');
    expect(refusal(ottoman, 'send none')).toEqual([]);
  });

  test('V12.1.7 never more than the maximum', () => {
    const match = attacking();
    expect(refusal(match, 'send yeniceri x4')).toEqual([]);
    expect(refusal(match, 'send yeniceri x5')).toEqual(['V12.1.7']);
  });

  test('V12.1.8 the Habsburg maximum is always 3', () => {
    const match = play(attacking(), 'send yeniceri x4');
    expect(refusal(match, 'send elite x4')).toEqual(['V12.1.7']);
    expect(refusal(match, 'send elite x3')).toEqual([]);
    const sallied = sallying({ hexes: { ...TRENCH, 'cw-c': { improvised: 0 } } });
    expect(refusal(sallied, 'send elite x4')).toEqual(['V12.1.7']);
    expect(refusal(sallied, 'send elite x3')).toEqual([]);
  });

  test('V12.1.9 a defending Ottoman with a line to the Camp has 4, however many hexes are adjacent', () => {
    const hexes = { ...QUIET, 'glacis-c': OURS, 'glacis-l': OURS, 'glacis-r': OURS, 'cw-c': OURS, 'cw-l': OURS };
    for (const target of ['cw-c', 'glacis-r']) {
      const match = play(sallying({ hexes }, target), 'send elite x3');
      expect(refusal(match, 'send yeniceri x4')).toEqual([]);
      expect(refusal(match, 'send yeniceri x5')).toEqual(['V12.1.7']);
    }
    const match = table({ turn: 'habsburg', habsburg: HABSBURG, hexes });
    expect(most(match, 'sortie cw-c with HS1')?.lines).toEqual([
      ['V12.1.7', 'Troops that everybody may send', 3],
      ['V12.1.9', 'line to the Camp, in defence', 1],
    ]);
  });

  test('V12.1.9 the line starts on the attacked hex itself', () => {
    // The only neighbour of the Camp is attacked: its own line is one step long.
    const match = play(sallying({ hexes: TRENCH }), 'send elite x3');
    expect(refusal(match, 'send yeniceri x4')).toEqual([]);
  });

  test('V12.1.10 an attacking Ottoman has 3 and 1 per Ottoman hex that touches the attacked one', () => {
    const hexes = { ...QUIET, 'glacis-c': OURS, 'glacis-r': OURS };
    const match = table({ ottoman: OTTOMAN, hexes });
    expect(most(match, 'assault cw-c with OS1')?.lines).toEqual([
      ['V12.1.7', 'Troops that everybody may send', 3],
      ['V12.1.10', 'Ottoman hexes next to it, with a line to the Camp', 2],
    ]);
    // cw-r is touched by glacis-r only.
    expect(most(match, 'assault cw-r with OS1')?.total).toBe(4);
    const sent = attacking({ hexes });
    expect(refusal(sent, 'send yeniceri x5')).toEqual([]);
    expect(refusal(sent, 'send yeniceri x6')).toEqual(['V12.1.7']);
  });

  test('V12.1.11 one line is enough; then hexes without a line of their own count too', () => {
    const hexes = { ...QUIET, 'glacis-c': OURS, 'cw-l': OURS };
    expect(most(table({ ottoman: OTTOMAN, hexes }), 'assault cw-c with OS1')?.total).toBe(5);
    const match = attacking({ hexes });
    expect(refusal(match, 'send yeniceri x5')).toEqual([]);
    expect(refusal(match, 'send yeniceri x6')).toEqual(['V12.1.7']);
  });

  test('V12.1.12 without a line the maximum is 3, in attack and in defence', () => {
    // glacis-c is lost: what lies beyond has no line.
    const hexes = { ...QUIET, 'glacis-l': OURS, 'cw-l': OURS };
    expect(most(table({ ottoman: OTTOMAN, hexes }), 'assault cw-c with OS1')).toMatchObject({
      lines: [['V12.1.7', 'Troops that everybody may send', 3]],
      total: 3,
    });
    const attack = attacking({ hexes });
    expect(refusal(attack, 'send yeniceri x3')).toEqual([]);
    expect(refusal(attack, 'send yeniceri x4')).toEqual(['V12.1.7']);
    const defence = play(sallying({ hexes }, 'glacis-l'), 'send elite x3');
    expect(refusal(defence, 'send yeniceri x3')).toEqual([]);
    expect(refusal(defence, 'send yeniceri x4')).toEqual(['V12.1.7']);
  });

  test('V12.1.13 the maximum in attack is never more than 6', () => {
    const hexes = { ...QUIET, 'glacis-c': OURS, 'glacis-l': OURS, 'glacis-r': OURS, 'cw-l': OURS, 'cw-r': OURS };
    expect(most(table({ ottoman: OTTOMAN, hexes }), 'assault cw-c with OS1')).toMatchObject({
      lines: [
        ['V12.1.7', 'Troops that everybody may send', 3],
        ['V12.1.10', 'Ottoman hexes next to it, with a line to the Camp', 5],
        ['V12.1.13', 'never more than 6', -2],
      ],
      total: 6,
    });
    const match = attacking({ hexes });
    expect(refusal(match, 'send yeniceri x6')).toEqual([]);
    expect(refusal(match, 'send yeniceri x7')).toEqual(['V12.1.7']);
  });
});

describe('Laying a Tactic', () => {
  const cards = { ottoman: { tactics: ['OT1', 'OT2', 'OT5', 'OT10'] }, habsburg: { tactics: ['HT2', 'HT5', 'HT7'] } };

  test('V12.2 when all Troops lie in place, first the attacker, then the defender, 1 card each, face down', () => {
    const match = play(attacking(cards), 'send yeniceri x3', 'send elite x3');
    expect([due(match), match.seat]).toEqual(['lay-tactic', 'ottoman']);
    expect(refusal(match, 'lay OT3')).toEqual(['V12.2']);
    expect(refusal(match, 'lay HT2')).toEqual(['V12.2']);
    play(match, 'lay OT1');
    expect(zone(match, 'ottoman laid Tactic')).toEqual(['OT1']);
    expect(match.viewJson(1).zones).toMatchObject({ 'ottoman laid Tactic': { hidden: 1 } });
    expect([due(match), match.seat]).toEqual(['lay-tactic', 'habsburg']);
    expect(refusal(match, 'lay HT2')).toEqual([]);
    const sallied = play(sallying(cards), 'send elite x3', 'send yeniceri x3');
    expect([due(sallied), sallied.seat]).toEqual(['lay-tactic', 'habsburg']);
    play(sallied, 'lay nothing');
    expect([due(sallied), sallied.seat]).toEqual(['lay-tactic', 'ottoman']);
  });

  test('V12.2.1 laying a Tactic is optional', () => {
    const match = play(attacking(cards), 'send yeniceri x3', 'send elite x3', 'lay nothing', 'lay nothing');
    expect(eventsOf(match, 'tactic laid')).toMatchObject([
      { rule: 'V12.2.1', side: 'ottoman', laid: 'no' },
      { rule: 'V12.2.1', side: 'habsburg', laid: 'no' },
    ]);
    expect(zone(match, 'ottoman Tactics')).toHaveLength(4);
    expect(zone(match, 'habsburg Tactics')).toHaveLength(3);
    expect(eventsOf(match, 'reveal')).toHaveLength(2);
  });

  test('V12.2.2 the use of the card must fit', () => {
    const match = play(attacking(cards), 'send yeniceri x3', 'send elite x3');
    expect(refusal(match, 'lay OT10')).toEqual(['V12.2.2']);
    expect(refusal(match, 'lay OT2')).toEqual([]);
    play(match, 'lay nothing');
    expect(refusal(match, 'lay HT7')).toEqual(['V12.2.2']);
    expect(refusal(match, 'lay HT5')).toEqual([]);
    const sallied = play(sallying(cards), 'send elite x3', 'send yeniceri x3');
    expect(refusal(sallied, 'lay HT5')).toEqual(['V12.2.2']);
    expect(refusal(sallied, 'lay HT7')).toEqual([]);
    play(sallied, 'lay nothing');
    expect(refusal(sallied, 'lay OT2')).toEqual(['V12.2.2']);
    expect(refusal(sallied, 'lay OT10')).toEqual([]);
  });

  test('V12.2.3 the condition on the card must hold when it is laid', () => {
    const bare = attacking({ ...cards, hexes: { ...TRENCH, 'cw-c': { improvised: 0 } } });
    play(bare, 'send yeniceri x3', 'send elite x3', 'lay nothing');
    expect(refusal(bare, 'lay HT5')).toEqual(['V12.2.3']);
    expect(refusal(bare, 'lay HT2')).toEqual([]);
    // A Structural Fortification is one too.
    const walled = play(
      table({ hexes: { ...TRENCH, 'cw-c': OURS }, ottoman: OTTOMAN, habsburg: cards.habsburg }),
      'assault ravelin with OS1',
      'contest',
      'send yeniceri x3',
      'send elite x3',
    );
    expect(refusal(walled, 'lay HT5')).toEqual([]);
  });

  test('V12.2.4 otherwise a Tactic may be laid even if it will find nothing to do', () => {
    const match = play(attacking(cards), 'send yeniceri x3', 'send elite x3');
    expect(refusal(match, 'lay OT5')).toEqual([]);
  });

  test('V12.2.5 a defender who played no Troops may still lay a Tactic', () => {
    const match = attacking({ ...cards, habsburg: { tactics: ['HT2'], discard: HABSBURG_ARMY } });
    play(match, 'send yeniceri x3', 'send none', 'lay nothing');
    expect(due(match)).toBe('lay-tactic');
    play(match, 'lay HT2');
    expect(eventsOf(match, 'reveal')).toMatchObject([{}, { side: 'habsburg', troops: [], tactic: 'HT2' }]);
  });
});

describe('Recover', () => {
  const tired = { ottoman: { discard: troops('yeniceri', 2, 'sekban', 1) } };

  test('V12.3.1 cards of the own discard may be played, at 1 Morale each', () => {
    const match = play(attacking(tired), 'send recovered yeniceri x2, sekban');
    expect(morale(match)).toEqual([6, 8]);
    expect(zone(match, 'ottoman Troop discard')).toEqual(['sekban']);
    expect(zone(match, 'ottoman face-down line')).toEqual(['yeniceri', 'yeniceri', 'sekban']);
    expect(eventsOf(match, 'morale')).toMatchObject([{ rule: 'V12.3.1', side: 'ottoman', by: -2, now: 6 }]);
    expect(eventsOf(match, 'troops sent')).toMatchObject([{ number: 3, recovered: 2 }]);
    // Either side, as attacker and as defender.
    const defence = play(attacking({ habsburg: { discard: ['elite'] } }), 'send yeniceri x3');
    play(defence, 'send recovered elite, infantry x2');
    expect(morale(defence)).toEqual([8, 7]);
  });

  test('V12.3.2 recovered cards and cards of the deck together stay within the maximum', () => {
    const match = attacking(tired);
    expect(refusal(match, 'send recovered yeniceri x2, sekban x2')).toEqual([]);
    expect(refusal(match, 'send recovered yeniceri x2, sekban x3')).toEqual(['V12.1.7']);
    expect(refusal(match, 'send recovered yeniceri, yerikulu x4')).toEqual(['V12.1.7']);
  });

  test('V12.3.2 random play sends as many as deck and discard together allow, for either side', () => {
    const sizes = (match: Game) => {
      const sent = Array.from({ length: 60 }, (_, n) => kernel.random(match.state, new Random(`${n}`)).chosen.length);
      return [...new Set(sent)].sort();
    };
    // One in the deck, so that more must be Recovered.
    const habsburg = { discard: troops('infantry', 2), eliminated: troops('elite', 4, 'infantry', 3, 'militia', 2) };
    expect(sizes(sallying({ habsburg }))).toEqual([1, 2, 3]);
    const ottoman = { discard: troops('sekban', 2), eliminated: troops('yeniceri', 7, 'sekban', 5, 'yerikulu', 5) };
    expect(sizes(attacking({ ottoman }))).toEqual([1, 2, 3]);
  });

  test('V12.3.3 you cannot pay below Morale 1', () => {
    const two = attacking({ ...tired, morale: [2, 8] });
    expect(refusal(two, 'send recovered yeniceri, sekban x2')).toEqual([]);
    expect(refusal(two, 'send recovered yeniceri x2, sekban')).toEqual(['V12.3.3']);
    const one = attacking({ ...tired, morale: [1, 8] });
    expect(refusal(one, 'send recovered yeniceri, sekban x2')).toEqual(['V12.3.3']);
    play(two, 'send recovered yeniceri, sekban x2');
    expect(morale(two)).toEqual([1, 8]);
    expect(two.over).toBe(false);
  });

  test('V12.3.4 you cannot Recover more cards than the discard holds', () => {
    const match = attacking(tired);
    expect(refusal(match, 'send recovered sekban x2, yerikulu')).toEqual(['V12.3.4']);
    expect(refusal(match, 'send recovered yerikulu, sekban x2')).toEqual(['V12.3.4']);
    expect(refusal(match, 'send recovered sekban, yerikulu x2')).toEqual([]);
  });

  test('V12.3.5 what was paid stays paid, won or lost', () => {
    const hexes = { ...TRENCH, 'cw-c': { improvised: 0 } };
    const lost = play(attacking({ ...tired, hexes }), 'send recovered yeniceri x2, yerikulu', 'send elite x3');
    // 2 for the Recovery, 1 for the defeat.
    expect(morale(lost)).toEqual([5, 8]);
    const won = play(attacking({ ...tired, hexes }), 'send recovered yeniceri x2, yeniceri', 'send militia x3');
    play(won, 'cannons none');
    expect(morale(won)).toEqual([7, 7]);
  });
});
