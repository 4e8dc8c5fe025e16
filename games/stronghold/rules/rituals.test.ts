import { describe, expect, test } from 'vitest';
import { due, kit, play, refusal, type Setting, table } from '../testing.ts';

const RITUALS = ['bloodstones', 'demon', 'gale', 'possession', 'specter'];
const LINE = ['briefing', 'resources', 'ballista', ...RITUALS, 'maneuver'];
const at = (set: Setting['set'] = {}, more: Omit<Setting, 'set'> = {}) =>
  table({ line: LINE, ...more, set: { supply: { goblin: 4, orc: 4, troll: 4 }, wood: 10, ...set } });
const using = (card: string, price: string, set: Setting['set'] = {}, more: Omit<Setting, 'set'> = {}) =>
  play(at(set, more), `use ${card} for ${price}`);
const FACES = ['none', 'bluff', 'target', 'second target', 'turned'];
const token = (match: ReturnType<typeof table>, space: string) => FACES[match.state.rite[kit.rites.indexOf(space)]];
const MACHINES = { machine: { 'A1-1': 'ballista', 'A1-2': 'mantelet', 'FR-1': 'trebuchet' } };

describe('placing', () => {
  test('S9.1.1 one target and two bluffs', () => {
    const match = using('gale', '2 goblins');
    expect(refusal(match, 'place gale L1 target, gale L2 target')).toEqual(['S9.1.1']);
    expect(refusal(match, 'place gale L1 bluff, gale L2 bluff, gale L3 bluff')).toEqual(['S9.1.1']);
    expect(refusal(match, 'place gale L1 target, gale L2 bluff, gale L3 bluff')).toEqual([]);
  });

  test('S9.1.2 one to three tokens of that ritual, each on a different space', () => {
    const match = using('gale', '2 goblins');
    expect(refusal(match, 'place none')).toEqual(['S9.1.2']);
    expect(refusal(match, 'place gale L1 target, gale L1 bluff')).toEqual(['S9.1.2']);
    expect(refusal(match, 'place specter L1 target')).toEqual(['S9.1.2']);
    play(match, 'place gale L1 target, gale R5 bluff');
    expect([token(match, 'gale L1'), token(match, 'gale R5'), token(match, 'gale L2')]).toEqual([
      'target',
      'bluff',
      'none',
    ]);
    expect(due(match)).toBe('defend');
  });

  test('S9.1.3 the target may be kept back', () => {
    expect(refusal(using('gale', '2 goblins'), 'place gale L1 bluff, gale L2 bluff')).toEqual([]);
    expect(refusal(using('gale', '2 goblins'), 'place gale L1 target')).toEqual([]);
  });

  test('S9.1.4 the defender does not see which is which', () => {
    const match = play(using('gale', '2 goblins'), 'place gale L1 target, gale R5 bluff');
    const told = (seat: number) => match.events(seat).find(({ event }) => event === 'ritual placed');
    expect(told(0)).toMatchObject({ spaces: ['gale L1', 'gale R5'], faces: ['target', 'bluff'] });
    expect(told(1)).toMatchObject({ spaces: ['gale L1', 'gale R5'] });
    expect(told(1)).not.toHaveProperty('faces');
  });
});

describe('where they go', () => {
  test('S9.3.1 Bloodstones cost 2 goblins', () => {
    expect(refusal(at(MACHINES), 'use bloodstones for 2 goblins')).toEqual([]);
    expect(refusal(at(MACHINES), 'use bloodstones for goblin')).toEqual(['S4.3.2']);
  });

  test('S9.3.2 Bloodstones go on barrage machines', () => {
    const match = using('bloodstones', '2 goblins', MACHINES);
    expect(refusal(match, 'place bloodstones A1-2 bluff')).toEqual(['S9.3.2']);
    expect(refusal(match, 'place bloodstones B1-1 bluff')).toEqual(['S9.3.2']);
    expect(refusal(match, 'place bloodstones A1-1 target, bloodstones FR-1 bluff')).toEqual([]);
  });

  test('S9.4.1 a Demon costs 2 goblins', () => {
    expect(refusal(at(), 'use demon for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use demon for orc')).toEqual(['S4.3.2']);
  });

  test('S9.4.2 a Demon goes on buildings that have actions', () => {
    const match = using('demon', '2 goblins');
    expect(refusal(match, 'place demon courtyard bluff')).toEqual(['S9.4.2']);
    expect(refusal(match, 'place demon hospital bluff')).toEqual(['S9.4.2']);
    for (const building of ['barracks', 'cathedral', 'forge', 'guard-house', 'scouts', 'workshop'])
      expect(refusal(match, `place demon ${building} target`)).toEqual([]);
  });

  test('S9.5.1 a Gale costs 2 goblins', () => {
    expect(refusal(at(), 'use gale for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use gale for goblin')).toEqual(['S4.3.2']);
  });

  test('S9.5.2, S9.7.2 Gale and Specter go on wall sections', () => {
    for (const section of kit.sections) {
      expect(refusal(using('gale', '2 goblins'), `place gale ${section} target`)).toEqual([]);
      expect(refusal(using('specter', '2 goblins'), `place specter ${section} target`)).toEqual([]);
    }
  });

  test('S9.6.1 Possession costs 1 goblin', () => {
    expect(refusal(at(), 'use possession for goblin')).toEqual([]);
    expect(refusal(at(), 'use possession for 2 goblins')).toEqual(['S4.3.2']);
  });

  test('S9.6.2 Possession goes on heroic orders not yet used', () => {
    const match = using('possession', 'goblin', {
      heroDone: { warrior: 'yes' },
      heroicDone: { labour: 'yes' },
      heroicLost: { withdraw: 'yes' },
    });
    expect(refusal(match, 'place possession labour target')).toEqual(['S9.6.2']);
    expect(refusal(match, 'place possession withdraw target')).toEqual(['S9.6.2']);
    expect(refusal(match, 'place possession reinforce target')).toEqual([]);
    const none = {
      heroDone: { warrior: 'yes', officer: 'yes' },
      heroicDone: { reinforce: 'yes', labour: 'yes' },
      heroicLost: { withdraw: 'yes' },
    };
    expect(refusal(at(none), 'use possession for goblin')).toEqual(['S4.3.5']);
  });

  test('S9.7.1 a Specter costs 2 goblins', () => {
    expect(refusal(at(), 'use specter for 2 goblins')).toEqual([]);
    expect(refusal(at(), 'use specter for troll')).toEqual(['S4.3.2']);
  });
});

describe('Devoted Warlocks', () => {
  const met = { zones: { 'met objectives': ['devoted-warlocks'] } };

  test('S17.5.2, S17.5.3 one of the bluffs is noted as a second target', () => {
    const match = using('gale', '2 goblins', {}, met);
    expect(refusal(match, 'place gale L1 bluff, gale L2 bluff')).toEqual(['S9.1.1']);
    play(match, 'place gale L1 target, gale L2 second target, gale L3 bluff');
    expect(['L1', 'L2', 'L3'].map((section) => token(match, `gale ${section}`))).toEqual([
      'target',
      'second target',
      'bluff',
    ]);
    expect(refusal(using('gale', '2 goblins'), 'place gale L2 second target')).toContain('S17.5.2');
  });
});
