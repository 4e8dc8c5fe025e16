import { describe, expect, test } from 'vitest';
import { due, garrison, kit, play, refusal, type Setting, table, told } from '../testing.ts';

const defending = (set: Setting['set'] = {}, zones: Setting['zones'] = {}) =>
  table({ at: 'defender phase', set: { hourglasses: 3, ...set }, zones });
const placed = (match: ReturnType<typeof defending>, action: string): number =>
  match.state.placed[kit.actions.indexOf(action)];

const COURTYARD = { garrison: { 'courtyard veteran': 1, 'L2 marksman': 0 } };

describe('S14 heroic orders', () => {
  test('S14.1.1 an order costs no hourglass', () => {
    const match = play(defending(COURTYARD), 'heroic warrior reinforce', 'send veteran to L2');
    expect(match.state.hourglasses).toBe(3);
    expect(garrison(match, 'L2 veteran')).toBe(1);
    expect(told(match)).toEqual(['heroic order S14.1.3', 'section reinforced S14.2.1']);
  });

  test('S14.1.2 each hero one order, each order once', () => {
    const match = play(defending(), 'heroic warrior withdraw', 'withdraw L1 soldier');
    expect(refusal(match, 'heroic warrior labour')).toEqual(['S14.1.2']);
    expect(refusal(match, 'heroic officer withdraw')).toEqual(['S14.1.2']);
    expect(refusal(match, 'heroic officer labour')).toEqual([]);
  });

  test('S14.1.3, S14.1.5 the order is named first, unit and place come after', () => {
    const match = play(defending(COURTYARD), 'heroic officer reinforce');
    expect(due(match)).toBe('reinforce');
  });

  test('S14.1.4, S9.6.3 a bluff of Possession is turned and goes back', () => {
    const match = play(
      defending({ ...COURTYARD, rite: { 'possession reinforce': 'bluff' } }),
      'heroic warrior reinforce',
    );
    expect(due(match)).toBe('reinforce');
    expect(told(match)).toEqual(['heroic order S14.1.3', 'ritual turned S9.6.3']);
  });

  test('S14.1.4, S9.6.4 under Possession the order leaves the game and the hero has used his', () => {
    const match = play(
      defending({ ...COURTYARD, rite: { 'possession reinforce': 'target' } }),
      'heroic warrior reinforce',
    );
    expect(due(match)).toBe('defend');
    expect(told(match)).toContain('heroic order lost S9.6.4');
    expect(match.state.heroicLost).toEqual([1, 0, 0]);
    expect(refusal(match, 'heroic warrior labour')).toEqual(['S14.1.2']);
    expect(garrison(match, 'courtyard veteran')).toBe(1);
  });

  test('S9.6.4 an order lost in an earlier round is not to be had', () => {
    expect(refusal(defending({ ...COURTYARD, heroicLost: { reinforce: 'yes' } }), 'heroic warrior reinforce')).toEqual([
      'S9.6.4',
    ]);
  });

  test('S9.5.8 no Gale touches an order', () => {
    const match = play(
      defending({ ...COURTYARD, rite: { 'gale L2': 'target' } }),
      'heroic warrior reinforce',
      'send veteran to L2',
    );
    expect(match.state.hourglasses).toBe(3);
    expect(told(match)).not.toContain('ritual turned S9.5.3');
  });
});

describe('S14 reinforce', () => {
  test('S14.2.1 it needs a unit in the Courtyard', () => {
    expect(refusal(defending({ garrison: { 'L2 marksman': 0 } }), 'heroic warrior reinforce')).toEqual(['S14.2.1']);
  });

  test('S14.2.1 it needs room where a hero stands', () => {
    const full = { garrison: { 'courtyard veteran': 1 }, hero: { officer: 'R4' } };
    expect(refusal(defending(full), 'heroic warrior reinforce')).toEqual(['S14.2.1']);
    const match = play(defending({ ...COURTYARD, hero: { officer: 'R4' } }), 'heroic warrior reinforce');
    expect(refusal(match, 'send veteran to R4')).toEqual(['S14.2.1']);
    expect(refusal(match, 'send soldier to L2')).toEqual(['S14.2.1']);
    expect(refusal(match, 'send veteran to L2')).toEqual([]);
  });

  test('S14.2.2 any hero on the section will do, and there must be one', () => {
    const match = play(defending(COURTYARD), 'heroic warrior reinforce');
    expect(refusal(match, 'send veteran to L3')).toEqual(['S14.2.2']);
    expect(refusal(match, 'send veteran to R3')).toEqual([]);
  });
});

describe('S14 labour', () => {
  test('S14.3.1, S14.3.3 the unit takes the worker space, and one action there an hourglass', () => {
    const match = play(defending(), 'heroic officer labour', 'employ L1 soldier at cannon');
    expect(garrison(match, 'L1 soldier')).toBe(0);
    expect(garrison(match, 'forge soldier')).toBe(1);
    expect(placed(match, 'cannon')).toBe(1);
    expect(match.state.hourglasses).toBe(3);
    expect(told(match)).toEqual(['heroic order S14.1.3', 'unit at work S14.3.1', 'hourglass placed S14.3.3']);
  });

  test('S14.3.1, S2.5.3 the worker space must be free, and Barracks and Guard House have none', () => {
    const match = play(defending({ garrison: { 'forge marksman': 1 } }), 'heroic officer labour');
    expect(refusal(match, 'employ L1 soldier at cannon')).toEqual(['S14.3.1']);
    expect(refusal(match, 'employ L1 soldier at train-soldier')).toEqual(['S14.3.1']);
    expect(refusal(match, 'employ L1 soldier at tracking-saboteurs')).toEqual(['S14.3.1', 'S12.2.6', 'S15.5.1.3']);
    expect(refusal(match, 'employ L1 soldier at spy')).toEqual([]);
  });

  test('S14.3.2 the unit comes from anywhere but the Hospital', () => {
    const from = [
      'L1 soldier',
      'TL1 marksman',
      'barracks veteran',
      'guard-house marksman',
      'courtyard soldier',
      'forge soldier',
    ];
    const match = play(
      defending({ garrison: { 'TL1 marksman': 1, 'courtyard soldier': 1, 'forge soldier': 1, 'hospital soldier': 1 } }),
      'heroic officer labour',
    );
    for (const unit of from) expect(refusal(match, `employ ${unit} at wall`)).toEqual([]);
    expect(refusal(match, 'employ hospital soldier at wall')).toEqual(['S13.1.10']);
    expect(refusal(match, 'employ L1 veteran at wall')).toEqual(['S14.3.2']);
  });

  test('S14.3.3 there must be an action that may take the hourglass', () => {
    const busy = { 'cathedral soldier': 1, 'scouts soldier': 1, 'workshop soldier': 1 };
    const match = defending({
      garrison: busy,
      placed: { cannon: 4, cauldron: 4 },
      completed: { cannon: 'yes', cauldron: 'yes' },
    });
    expect(refusal(match, 'heroic officer labour')).toEqual(['S14.3.3']);
    expect(refusal(defending({ garrison: busy }), 'heroic officer labour')).toEqual([]);
  });

  test('S14.3.3, S12.3.1 a completed action takes none', () => {
    const match = play(defending({ placed: { cannon: 4 }, completed: { cannon: 'yes' } }), 'heroic officer labour');
    expect(refusal(match, 'employ L1 soldier at cannon')).toEqual(['S12.3.1']);
  });

  test('S14.3.5 the acting hero may stand anywhere', () => {
    for (const officer of ['courtyard', 'L1', 'R5']) {
      const match = play(defending({ hero: { officer } }), 'heroic officer labour', 'employ L1 soldier at wall');
      expect([garrison(match, 'workshop soldier'), placed(match, 'wall')]).toEqual([1, 1]);
    }
  });

  test('S14.3.4, S9.4.4 a Demon comes when the worker has left the Courtyard', () => {
    const match = play(
      defending({ garrison: { 'courtyard veteran': 1 }, placed: { wall: 1 }, rite: { 'demon workshop': 'target' } }),
      'heroic officer labour',
      'employ courtyard veteran at wall',
    );
    expect(due(match)).toBe('wall');
    expect(garrison(match, 'workshop veteran')).toBe(1);
    expect(told(match)).not.toContain('defender killed S9.4.4');
  });
});

describe('S14 withdraw', () => {
  test('S14.4.1 a unit of the hero’s side goes to the Courtyard', () => {
    const match = play(defending(), 'heroic warrior withdraw');
    expect(refusal(match, 'withdraw R1 soldier')).toEqual(['S14.4.1']);
    expect(refusal(match, 'withdraw L1 veteran')).toEqual(['S14.4.1']);
    expect(refusal(match, 'withdraw barracks soldier')).toEqual(['S14.4.1']);
    play(match, 'withdraw L4 marksman');
    expect(garrison(match, 'L4 marksman')).toBe(0);
    expect(garrison(match, 'courtyard marksman')).toBe(1);
    expect(told(match)).toEqual(['heroic order S14.1.3', 'unit withdrawn S14.4.1']);
  });

  test('S14.4.1 there must be such a unit', () => {
    const empty = Object.fromEntries(
      ['L1', 'L2', 'L3', 'L4'].flatMap((id) => [
        [`${id} marksman`, 0],
        [`${id} soldier`, 0],
      ]),
    );
    expect(refusal(defending({ garrison: empty }), 'heroic warrior withdraw')).toEqual(['S14.4.1']);
    expect(refusal(defending({ garrison: empty }), 'heroic officer withdraw')).toEqual([]);
  });

  test('S14.4.2 the acting hero must stand on a section', () => {
    expect(refusal(defending({ hero: { warrior: 'courtyard' } }), 'heroic warrior withdraw')).toEqual(['S14.4.2']);
  });
});
