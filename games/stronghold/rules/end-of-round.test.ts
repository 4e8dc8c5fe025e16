import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, refusal, table, told } from '../testing.ts';

type Fields = Record<string, Record<string, number | string> | string | number>;
const end = (set: Fields, zones: Record<string, readonly string[]> = {}) =>
  table({ set: set as never, zones, at: 'end of round' });

describe('S20.1 the Hospital', () => {
  test('S20.1.1 two recover, defender’s choice; S20.1.2 the others go to the supply', () => {
    const match = end({ garrison: { 'hospital marksman': 2, 'hospital soldier': 1 } });
    expect([due(match), match.seat]).toEqual(['hospital', 'defender']);
    expect(refusal(match, 'recover soldier')).toContain('S20.1.1');
    expect(refusal(match, 'recover soldier, soldier')).toContain('S20.1.1');
    expect(refusal(match, 'recover marksman, marksman, soldier')).toContain('S20.1.1');
    const reserve = match.state.reserve[0];
    match.play('recover marksman, soldier');
    expect([garrison(match, 'courtyard marksman'), garrison(match, 'courtyard soldier')]).toEqual([1, 1]);
    expect([garrison(match, 'hospital marksman'), match.state.reserve[0]]).toEqual([0, reserve + 1]);
  });
  test('S20.1.1 all if they are fewer', () => {
    expect(garrison(end({ garrison: { 'hospital veteran': 1 } }), 'courtyard veteran')).toBe(1);
  });
  test('S16.2.2 only one under an Emergency Muster', () => {
    const match = end({ garrison: { 'hospital soldier': 3 } }, { 'open plans': ['emergency-muster'] });
    expect(garrison(match, 'courtyard soldier')).toBe(1);
  });
});

describe('S20.2 to S20.5 what goes and what comes', () => {
  test('S20.2.1, S9.2.4, S11.2.3 tokens go back', () => {
    const { state } = end({
      rite: { 'gale L1': 'target' },
      order: { L1: 'bluff' },
      horde: { 'L1 goblin': 1 },
      glare: 'L1',
      blessing: 'left',
      machine: { 'A1-1': 'ballista' },
      hits: { 'A1-1': 2 },
      misses: { 'A1-1': 4 },
      malfunction: 'A1-1',
    });
    expect(state.rite.every((face) => face === 0)).toBe(true);
    expect(state.order.every((order) => order === -1)).toBe(true);
    expect([state.glare, state.blessing, state.malfunction]).toEqual([-1, -1, -1]);
  });
  test('S20.3.1 units on cards leave the game, their wood returns', () => {
    const { state } = end({ paid: { 'ballista troll': 1 }, paidWood: { ballista: 5 }, used: { ballista: 'yes' } });
    expect([state.discarded[2], state.paidWood[2], state.used[2]]).toEqual([1, 0, 0]);
  });
  test('S20.4.1 hourglasses on completed actions return, the others stay', () => {
    const { state } = end({ placed: { wall: 2, cannon: 3 }, completed: { wall: 'yes' } });
    const [wall, cannon] = ['wall', 'cannon'].map((id) => state.kit.actions.indexOf(id));
    expect([state.placed[wall], state.placed[cannon], state.completed[wall]]).toEqual([0, 3, 0]);
  });
  test('S20.5.1, S4.2.1 the round token moves on, and two hourglasses are due', () => {
    const match = end({ round: 2, due: 0 });
    expect([match.state.round, match.state.due]).toEqual([3, 2]);
    expect(eventsOf(match, 'hourglasses due')[0].ledger?.lines).toEqual([['S4.2.1', 'start of the round', 2]]);
  });
  test('S16.10.2 one under Borrowed Time, S17.9.2 none after First Blood', () => {
    expect(end({ due: 0 }, { 'open plans': ['borrowed-time'] }).state.due).toBe(1);
    const lean = end({ due: 0, lean: 'yes' });
    expect([lean.state.due, lean.state.lean]).toEqual([0, 0]);
  });
  test('S20.6.1, S1.1.2 after the seventh round the defender has won', () => {
    const match = end({ round: 7 });
    expect([match.over, match.outcome?.how, match.outcome?.winner, match.outcome?.rule]).toEqual([
      true,
      'relief',
      1,
      'S1.1.2',
    ]);
    expect(end({ round: 6 }).over).toBe(false);
  });
});

describe('what is told of it', () => {
  test('S20.1.2 S20.2.1 S20.3.1 S20.4.1 each step, where there is something to it', () => {
    const told = (match: ReturnType<typeof end>) => match.events('all').map(({ event, rule }) => `${event} ${rule}`);
    const busy = end({
      garrison: { 'hospital soldier': 3 },
      glare: 'L1',
      paid: { 'ballista troll': 1 },
      paidWood: { ballista: 5 },
      used: { ballista: 'yes' },
      placed: { wall: 2 },
      completed: { wall: 'yes' },
    });
    expect(told(busy).slice(0, 5)).toEqual([
      'units recover S20.1.1',
      'hospital cleared S20.1.2',
      'tokens returned S20.2.1',
      'cards cleared S20.3.1',
      'hourglasses cleared S20.4.1',
    ]);
    expect(eventsOf(busy, 'cards cleared')[0]).toMatchObject({ units: ['troll'], wood: 5 });
    expect(told(end({}))[0]).toBe('round ends S20.5.1');
  });
});

describe('S16 plans that outlast the round', () => {
  test('S16.7.2 Loose at Will silences the walls in the next assault, then leaves the game', () => {
    const open = { 'open plans': ['loose-at-will'] };
    expect(end({ loose: 'doubled' }, open).state.loose).toBe(2);
    const gone = end({ loose: 'silenced' }, open);
    expect([gone.state.loose, gone.state.zones.at(-1)]).toEqual([0, [gone.state.kit.plans.indexOf('loose-at-will')]]);
  });
  test('S16.9.2 after his stand the Officer goes to the Courtyard for a round, then the plan leaves the game', () => {
    const open = { 'open plans': ['officers-stand'] };
    const match = end({ stand: 'stands' }, open);
    expect([match.state.stand, match.state.hero[1]]).toEqual([2, match.state.kit.courtyard]);
    const after = end({ stand: 'confined', hero: { officer: 'courtyard' } }, open);
    expect(after.state.stand).toBe(0);
    expect(told(after)).toContain('plan leaves the game S16.1.8');
  });
});
