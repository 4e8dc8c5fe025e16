import { describe, expect, test } from 'vitest';
import { due, eventsOf, horde, kit, play, refusal, type Setting, table } from '../testing.ts';

type Rest = Omit<Setting, 'set'>;
const RICH = { supply: { goblin: 6, orc: 6, troll: 6 }, wood: 8 };
const keeping = (objectives: readonly string[], set: Setting['set'] = {}, more: Rest = {}) =>
  table({ ...more, zones: { objectives, ...more.zones }, set: { ...RICH, ...set } });
const RITUAL_LINE = ['briefing', 'resources', 'ballista', 'catapult', 'banner', 'demon', 'gale', 'specter', 'maneuver'];
const met = (match: ReturnType<typeof table>) => eventsOf(match, 'objective met').map(({ objective }) => objective);
const zone = (match: ReturnType<typeof table>, id: string) => match.viewJson(undefined).zones?.[id];
/** No melee is fought, nobody shoots: the assault changes nothing by itself. */
const quiet = { withheld: 3 };
const throughPhase6 = (match: ReturnType<typeof table>) =>
  play(match, 'use maneuver for nothing', 'minor', 'finish', 'orders');

describe('when they are met', () => {
  test('S17.1.1 after every invader action', () => {
    const machine = { 'A1-1': 'ballista', 'A2-1': 'catapult' };
    expect(met(play(keeping(['engines-of-war'], { machine }), 'use ballista for troll', 'build at A1'))).toEqual([
      'engines-of-war',
    ]);
    expect(met(play(keeping(['engines-of-war']), 'use ballista for troll', 'build at A1'))).toEqual([]);
  });

  test('S17.1.1 after each step of the assault', () => {
    const match = keeping(['toppled-defences'], { machineHits: 3 }, { at: 'assault' });
    expect([met(match), due(match)]).toEqual([['toppled-defences'], 'free equipment']);
  });

  test('S17.1.2 a goal that is met takes effect at once', () => {
    const match = play(keeping(['timber-stockpile'], { wood: 12 }), 'use ballista for troll');
    expect(match.state.wood).toBe(12 + 2 - 5);
  });

  test('S17.1.3 the invader orders those that are met together', () => {
    const machine = { 'A1-1': 'ballista', 'A2-1': 'catapult' };
    const set = { machine, machineHits: 3, targetsTurned: 3 };
    const match = keeping(['engines-of-war', 'toppled-defences'], set);
    play(match, 'use ballista for troll', 'build at A1');
    expect(due(match)).toBe('claim');
    expect(refusal(match, 'claim foothold')).toEqual(['S17.1.2']);
    // Its goal is met, but it was not kept.
    expect(refusal(match, 'claim devoted-warlocks')).toEqual(['S17.1.2']);
    play(match, 'claim toppled-defences', 'set banner at L1');
    expect(met(match)).toEqual(['toppled-defences', 'engines-of-war']);
  });

  test('S17.1.4 a benefit that fits only in part is taken in part', () => {
    const match = play(keeping(['timber-stockpile'], { wood: 19 }), 'use ballista for troll');
    expect(match.state.wood).toBe(20 - 5);
    const packed = throughPhase6(
      keeping(['troll-pack'], { ...quiet, horde: { 'A1 troll': 3, 'FL orc': 8, 'FL troll': 0 } }),
    );
    expect(horde(packed, 'FL troll')).toBe(1);
    expect(eventsOf(packed, 'benefit lost')).toEqual([]);
  });

  test('S17.1.4 if nothing of it fits, that is said', () => {
    const lost = (match: ReturnType<typeof table>) =>
      eventsOf(match, 'benefit lost').map(({ rule, objective }) => [rule, objective]);
    const full = keeping(['troll-pack'], { ...quiet, horde: { 'A1 troll': 3, 'FL orc': 9, 'FL troll': 0 } });
    expect(lost(throughPhase6(full))).toEqual([['S17.1.4', 'troll-pack']]);
    const tiles = ['L1 banner', 'L2 banner', 'L3 banner', 'L1 ladder', 'L2 ladder', 'L3 ladder'];
    const gear = Object.fromEntries(tiles.map((tile) => [tile, 'yes']));
    const toppled = keeping(['toppled-defences'], { machineHits: 3, gear });
    play(toppled, 'use mantelet for orc', 'build at A1');
    expect([due(toppled), lost(toppled)]).toEqual(['defend', [['S17.1.4', 'toppled-defences']]]);
    const machine = { 'A1-1': 'ballista', 'A2-1': 'catapult', 'A3-1': 'catapult' };
    const engines = keeping(['engines-of-war'], { machine });
    play(engines, 'use mantelet for orc', 'build at A1');
    expect(lost(engines)).toEqual([['S17.1.4', 'engines-of-war']]);
  });

  test('S17.1.5 three stay in play, the others are discarded', () => {
    const stays = play(
      keeping(['blood-magic'], { used: { demon: 'yes' }, ritualsUsed: 1, next: 6 }, { line: RITUAL_LINE }),
      'use gale for 2 goblins',
      'place gale L1 bluff',
    );
    expect([zone(stays, 'met objectives'), zone(stays, 'discarded objectives')]).toEqual([['blood-magic'], []]);
    const goes = play(keeping(['timber-stockpile'], { wood: 12 }), 'use ballista for troll');
    expect([zone(goes, 'met objectives'), zone(goes, 'discarded objectives')]).toEqual([[], ['timber-stockpile']]);
  });
});

describe('moments', () => {
  test('S17.2.1 end of Phase 6: when the defender has spent', () => {
    const match = throughPhase6(keeping(['tide-of-bodies'], { horde: { 'FL orc': 7, 'FR orc': 7 } }));
    expect([due(match), met(match)]).toEqual(['defend', []]);
    play(match, 'place cannon', 'place cannon', 'place cannon', 'done');
    expect(met(match)).toEqual(['tide-of-bodies']);
  });

  test('S17.2.2 after an assault', () => {
    const match = throughPhase6(keeping(['not-a-single-stone'], { ...quiet, walls: { L1: 0 } }));
    expect(met(match)).toEqual(['not-a-single-stone']);
    expect(
      met(play(keeping(['not-a-single-stone'], { walls: { L1: 0 } }), 'use ballista for troll', 'build at A1')),
    ).toEqual([]);
  });

  test('S17.2.3 end of Phase 1: when Resources has been used and the defender has spent', () => {
    const match = play(keeping(['timber-stockpile'], { wood: 11 }), 'use resources for goblin');
    expect(met(match)).toEqual([]);
    play(match, 'place cannon', 'done');
    expect(met(match)).toEqual(['timber-stockpile']);
  });
});

describe('Blood Magic', () => {
  test('S17.3.1 two cards of Phase 5 in one round', () => {
    const use = (set: Setting['set']) =>
      play(
        keeping(['blood-magic'], { ...set, next: 6 }, { line: RITUAL_LINE }),
        'use gale for 2 goblins',
        'place gale L1 bluff',
      );
    expect(met(use({ used: { demon: 'yes' }, ritualsUsed: 1 }))).toEqual(['blood-magic']);
    expect(met(use({ used: { banner: 'yes' } }))).toEqual([]);
  });

  test('S17.3.2 no hourglasses for the units of the first card of Phase 5', () => {
    const stays = { line: RITUAL_LINE, zones: { 'met objectives': ['blood-magic'] } };
    const first = play(keeping([], {}, stays), 'use gale for 2 goblins', 'place gale L1 bluff');
    expect(eventsOf(first, 'hourglasses handed over')).toMatchObject([
      {
        number: 0,
        ledger: {
          lines: [
            ['S4.4.1', 'units spent', 2],
            ['S17.3.2', 'Blood Magic', -2],
          ],
        },
      },
    ]);
    const second = keeping([], { used: { demon: 'yes' }, ritualsUsed: 1, next: 6 }, stays);
    expect(play(second, 'use gale for 2 goblins', 'place gale L1 bluff').state.hourglasses).toBe(2);
    expect(play(keeping([], {}, stays), 'use banner for orc', 'equip L1').state.hourglasses).toBe(1);
  });
});

describe('Not A Single Stone', () => {
  test('S17.4.1 after an assault some section has no wall component', () => {
    expect(met(throughPhase6(keeping(['not-a-single-stone'], { ...quiet, walls: { R5: 0 } })))).toEqual([
      'not-a-single-stone',
    ]);
    expect(met(throughPhase6(keeping(['not-a-single-stone'], { ...quiet, walls: { R5: 1 } })))).toEqual([]);
  });

  test('S17.4.2 the Wall action costs one hourglass more', () => {
    const price = (zones: Setting['zones']) => {
      const match = table({ at: 'defender phase', set: { hourglasses: 3 }, ...(zones && { zones }) });
      const { move } = match.why('place wall');
      return move && match.preview(move)[0].total;
    };
    expect([price(undefined), price({ 'met objectives': ['not-a-single-stone'] })]).toEqual([2, 3]);
  });
});

describe('Devoted Warlocks', () => {
  test('S17.5.1 two ritual targets have been turned up', () => {
    const use = (targetsTurned: number) =>
      play(keeping(['devoted-warlocks'], { targetsTurned }), 'use ballista for troll', 'build at A1');
    expect([met(use(1)), met(use(2))]).toEqual([[], ['devoted-warlocks']]);
  });
});

describe('Tide of Bodies', () => {
  const tide = (right: number) =>
    throughPhase6(keeping(['tide-of-bodies'], { ...quiet, horde: { 'FL orc': 5, 'FR orc': right } }));

  test('S17.6.1 each foreground holds seven units', () => {
    expect([met(tide(4)), met(tide(5))]).toEqual([[], ['tide-of-bodies']]);
    const tower = { ...quiet, horde: { 'FL orc': 5, 'FR orc': 4, 'FR siege tower': 1 } };
    expect(met(throughPhase6(keeping(['tide-of-bodies'], tower)))).toEqual([]);
  });

  test('S17.6.2 four units come from the bag', () => {
    const { supply } = tide(5).state;
    expect(supply[0] + supply[1] + supply[2]).toBe(18 + 4);
  });
});

describe('Engines of War', () => {
  const machines = { machine: { 'A1-1': 'ballista', 'A2-1': 'catapult' }, misses: { 'A1-1': 3, 'A2-1': 0 } };

  test('S17.7.1 three barrage machines, mantelets apart', () => {
    expect(met(play(keeping(['engines-of-war'], machines), 'use mantelet for orc', 'build at A3'))).toEqual([]);
    expect(met(play(keeping(['engines-of-war'], machines), 'use catapult for troll', 'build at A3'))).toEqual([
      'engines-of-war',
    ]);
  });

  test('S17.7.2 one Miss leaves each deck', () => {
    const match = play(keeping(['engines-of-war'], machines), 'use catapult for troll', 'build at A3');
    expect(['A1-1', 'A2-1', 'A3-1'].map((site) => match.state.misses[kit.sites.indexOf(site)])).toEqual([2, 0, 3]);
  });
});

describe('Foothold', () => {
  /** A troll and an orc are as strong as a marksman, a soldier and two components: nobody loses anything. */
  const held = (...sections: readonly string[]) => {
    const pieces = Object.fromEntries(
      sections.flatMap((id) => [[`${id} troll`, 1] as const, [`${id} orc`, 1] as const]),
    );
    const match = throughPhase6(keeping(['foothold'], { ...quiet, horde: pieces }));
    while (due(match) !== 'card') match.play(match.legal()?.[0] ?? '');
    return match;
  };

  test('S17.8.1 after an assault invader units stand on three sections', () => {
    expect(met(held('L3', 'L4', 'R4'))).toEqual(['foothold']);
    expect(held('L3', 'L4', 'R4').state.withheld).toBe(3);
    expect(met(held('L3', 'L4'))).toEqual([]);
  });

  test('S17.8.2 three hourglasses fewer in the next Phase 6', () => {
    const match = play(keeping([], { withheld: 3 }), 'use maneuver for nothing', 'major', 'finish', 'orders');
    expect(eventsOf(match, 'hourglasses handed over')).toMatchObject([
      {
        number: 2,
        ledger: {
          lines: [
            ['S10.1.4', 'major maneuver', 5],
            ['S17.8.2', 'Foothold', -3],
          ],
        },
      },
    ]);
    expect(match.state.withheld).toBe(0);
    expect(play(keeping([], { withheld: 3 }), 'use ballista for troll', 'build at A1').state.withheld).toBe(3);
  });
});

describe('First Blood', () => {
  const poisoned = (sections: readonly string[]) => ({
    ...quiet,
    gear: Object.fromEntries(sections.map((id) => [`${id} poison`, 'yes'])),
    horde: Object.fromEntries(sections.map((id) => [`${id} orc`, 1])),
    walls: Object.fromEntries(sections.map((id) => [id, 0])),
  });
  const assault = (sections: readonly string[]) =>
    play(
      keeping(['first-blood'], poisoned(sections)),
      'use maneuver for nothing',
      'minor',
      'finish',
      'orders',
      'no orders',
    );

  test('S17.9.1 three defender units die in one assault', () => {
    expect(met(assault(['L3', 'L4', 'R4']))).toEqual(['first-blood']);
    expect(met(assault(['L3', 'L4']))).toEqual([]);
  });

  test('S17.9.2 no hourglasses at the start of the next round', () => {
    const match = keeping([], { lean: 'yes', withheld: 3 });
    throughPhase6(match);
    expect([match.state.round, match.state.due, match.state.lean]).toEqual([2, 0, 0]);
    const hit = assault(['L3', 'L4', 'R4']);
    expect(eventsOf(hit, 'hourglasses withheld')).toMatchObject([{ rule: 'S17.9.2' }]);
  });
});

describe('Troll Pack', () => {
  const pack = (pieces: Record<string, number>) => throughPhase6(keeping(['troll-pack'], { ...quiet, horde: pieces }));

  test('S17.10.1 three trolls together on a rampart or a section', () => {
    expect(met(pack({ 'A1 troll': 3 }))).toEqual(['troll-pack']);
    expect(met(pack({ 'A1 troll': 2, 'A2 troll': 2 }))).toEqual([]);
    expect(met(pack({ 'FL troll': 3 }))).toEqual([]);
  });

  test('S17.10.2 two trolls join the foreground of that side', () => {
    const match = pack({ 'B4 troll': 3 });
    expect([horde(match, 'FR troll'), horde(match, 'FL troll')]).toEqual([3, 1]);
    const both = pack({ 'A1 troll': 3, 'B4 troll': 3 });
    expect(due(both)).toBe('pack');
    expect(horde(play(both, 'gather on FL'), 'FL troll')).toBe(3);
  });
});

describe('Timber Stockpile', () => {
  test('S17.11.1, S17.11.2 twelve wood at the end of Phase 1 bring two more', () => {
    const wood = (held: number) =>
      play(keeping(['timber-stockpile'], { wood: held }), 'use ballista for troll').state.wood;
    expect([wood(11), wood(12)]).toEqual([6, 9]);
  });
});

describe('Toppled Defences', () => {
  const hits = (machineHits: number, set: Setting['set'] = {}) =>
    play(keeping(['toppled-defences'], { machineHits, ...set }), 'use mantelet for orc', 'build at A1');

  test('S17.12.1 the third hit of the game', () => {
    expect([due(hits(2)), due(hits(3))]).toEqual(['defend', 'free equipment']);
  });

  test('S17.12.2 one Banner or one Ladder for nothing', () => {
    const match = hits(3, { gear: { 'L2 banner': 'yes', 'L3 sap': 'yes', 'L3 poison': 'yes' } });
    expect(refusal(match, 'set sap at L1')).toEqual(['S17.12.2']);
    expect(refusal(match, 'set banner at L2')).toEqual(['S7.1.3']);
    expect(refusal(match, 'set banner at L3')).toEqual(['S7.1.2']);
    play(match, 'set ladder at L2');
    expect(match.state.gear[kit.gears.indexOf('L2 ladder')]).toBe(1);
    expect(match.state.hourglasses).toBe(1);
    const none = { gear: { 'L1 banner': 'yes', 'L2 banner': 'yes', 'L3 banner': 'yes' } };
    expect(refusal(hits(3, none), 'set banner at R1')).toEqual(['S1.4.3']);
  });
});
