import { parseMove } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { due, eventsOf, garrison, kernel, kit, play, refusal, type Setting, table, told } from '../testing.ts';

const defending = (set: Setting['set'] = {}, hourglasses = 3) =>
  table({ at: 'defender phase', set: { hourglasses, ...set } });

const hourglasses = (match: ReturnType<typeof defending>): number => match.state.hourglasses;
const heroAt = (match: ReturnType<typeof defending>, hero: number): string =>
  kit.defenderPlaces[match.state.hero[hero]];
const faceOf = (match: ReturnType<typeof defending>, space: string): number =>
  match.state.rite[kit.rites.indexOf(space)];
const [NO_TOKEN, TURNED] = [0, 4];

describe('S13 moves', () => {
  test('S13.1.1, S12.2.2 a move costs an hourglass, which is gone', () => {
    const match = play(defending(), 'move L1 marksman to TL1');
    expect(garrison(match, 'L1 marksman')).toBe(1);
    expect(garrison(match, 'TL1 marksman')).toBe(1);
    expect(hourglasses(match)).toBe(2);
    expect(told(match)).toEqual(['unit moved S13.1.1']);
  });

  test('S13.1.1 without an hourglass nobody moves', () => {
    const match = play(defending({}, 1), 'move L1 marksman to TL1');
    expect(refusal(match, 'move L1 marksman to TL1')).toEqual(['S13.1.1']);
    expect(refusal(match, 'lead warrior to L1')).toEqual(['S13.1.1']);
    expect(refusal(match, 'swap L1 marksman with L2 soldier')).toContain('S13.1.1');
  });

  test('S13.1.1 only a unit that is there moves', () => {
    expect(refusal(defending(), 'move L1 veteran to courtyard')).toEqual(['S13.1.1']);
  });

  test('S13.1.1 the price stands in the preview', () => {
    const match = defending({ rite: { 'gale L1': 'turned' } });
    const [{ lines, total }] = match.preview(parseMove(kernel, match.state, 'move L1 marksman to TL1'));
    expect(lines).toEqual([
      ['S13.1.1', 'a move or swap', 1],
      ['S9.5.4', 'Gale', 1],
    ]);
    expect(total).toBe(2);
  });

  test('S13.1.2, S2.4.3 along the wall a unit goes to the next section or tower', () => {
    const match = defending({ garrison: { 'L2 marksman': 0 } });
    expect(refusal(match, 'move L1 soldier to L2')).toEqual([]);
    expect(refusal(match, 'move L1 marksman to TL1')).toEqual([]);
    expect(refusal(match, 'move L1 soldier to L3')).toEqual(['S13.1.2']);
    expect(refusal(match, 'move L1 marksman to TL2')).toEqual(['S13.1.2']);
  });

  test('S13.1.2, S2.4.3 from tower to tower takes two moves', () => {
    const match = defending({ garrison: { 'TL1 marksman': 1, 'L2 marksman': 0 } });
    expect(refusal(match, 'move TL1 marksman to TL2')).toEqual(['S13.1.2']);
    play(match, 'move TL1 marksman to L2', 'move L2 marksman to TL2');
    expect(garrison(match, 'TL2 marksman')).toBe(1);
  });

  test('S2.2.10, S13.1.2 the front gate connects nothing', () => {
    expect(refusal(defending({ garrison: { 'R1 marksman': 1 } }), 'move L1 soldier to R1')).toEqual(['S13.1.2']);
  });

  test('S13.1.3 from the wall to the Barracks, the Guard House and the Courtyard', () => {
    const match = defending();
    for (const move of [
      'move R5 soldier to barracks',
      'move R5 marksman to guard-house',
      'move R5 soldier to courtyard',
    ])
      expect(refusal(match, move)).toEqual([]);
  });

  test('S13.1.4 from a building a unit goes to any place where it may stand', () => {
    const match = defending({ garrison: { 'courtyard veteran': 1, 'barracks veteran': 0 } });
    for (const post of ['L3', 'R3', 'barracks'])
      expect(refusal(match, `move courtyard veteran to ${post}`)).toEqual([]);
    expect(refusal(match, 'move courtyard veteran to courtyard')).toEqual(['S13.1.4']);
  });

  test('S13.1.5, S2.2.2 a full section takes nobody', () => {
    const match = defending();
    expect(refusal(match, 'move barracks soldier to L2')).toEqual(['S13.1.5']);
    expect(refusal(match, 'move barracks soldier to L3')).toEqual([]);
  });

  test('S13.1.5, S15.8.2.3 a ladder gives one space more', () => {
    expect(refusal(defending({ ladder: { L2: 'yes' } }), 'move barracks soldier to L2')).toEqual([]);
  });

  test('S2.2.8, S13.1.5 a tower holds two marksmen', () => {
    expect(refusal(defending({ garrison: { 'TL1 marksman': 2 } }), 'move L1 marksman to TL1')).toEqual(['S13.1.5']);
  });

  test('S13.1.6 only marksmen go into towers', () => {
    const match = defending();
    expect(refusal(match, 'move L1 soldier to TL1')).toEqual(['S13.1.6']);
    expect(refusal(match, 'move barracks veteran to TL1')).toEqual(['S13.1.6']);
  });

  test('S13.1.7 nobody moves into a worker space or the Hospital', () => {
    const match = defending();
    for (const post of ['forge', 'workshop', 'scouts', 'cathedral', 'hospital'])
      for (const unit of ['L1 soldier', 'barracks soldier'])
        expect(refusal(match, `move ${unit} to ${post}`)).toEqual(['S13.1.7']);
  });

  test('S13.1.8, S2.5.2 Barracks and Guard House have spaces for kinds', () => {
    const match = defending({ garrison: { 'barracks soldier': 1, 'guard-house marksman': 2 } });
    expect(refusal(match, 'move L1 marksman to barracks')).toEqual(['S13.1.8']);
    expect(refusal(match, 'move L1 soldier to barracks')).toEqual([]);
    expect(refusal(match, 'move L1 marksman to guard-house')).toEqual(['S13.1.8']);
    expect(refusal(match, 'move L1 soldier to guard-house')).toEqual(['S13.1.8']);
    play(match, 'move L1 soldier to barracks');
    expect(refusal(match, 'move L2 soldier to barracks')).toEqual(['S13.1.8']);
  });

  test('S13.1.10 the Hospital is out of reach', () => {
    const match = defending({ garrison: { 'hospital soldier': 1 } });
    expect(refusal(match, 'move hospital soldier to courtyard')).toEqual(['S13.1.10']);
    expect(refusal(match, 'swap hospital soldier with L1 marksman')).toContain('S13.1.10');
    expect(refusal(match, 'swap L1 marksman with hospital soldier')).toContain('S13.1.10');
  });

  test('S13.1.11 a worker leaves by an ordinary move', () => {
    const match = play(defending({ garrison: { 'forge soldier': 1 } }), 'move forge soldier to R3');
    expect(garrison(match, 'forge soldier')).toBe(0);
    expect(garrison(match, 'R3 soldier')).toBe(2);
  });
});

describe('S13 heroes', () => {
  test('S13.2.1 a hero goes to the next section or the Courtyard, and from there to any section', () => {
    const match = defending();
    expect(refusal(match, 'lead warrior to L1')).toEqual([]);
    expect(refusal(match, 'lead warrior to L4')).toEqual(['S13.2.1']);
    expect(refusal(match, 'lead warrior to TL1')).toEqual(['S13.2.1']);
    expect(refusal(match, 'lead warrior to barracks')).toEqual(['S13.2.1']);
    play(match, 'lead warrior to courtyard', 'lead warrior to R5');
    expect(heroAt(match, 0)).toBe('R5');
    expect(hourglasses(match)).toBe(1);
    expect(told(match)).toEqual(['hero moved S13.2.1', 'hero moved S13.2.1']);
  });

  test('S13.2.2, S2.2.3 a section takes one hero, the Courtyard both', () => {
    const match = defending({ hero: { warrior: 'R2' } });
    expect(refusal(match, 'lead warrior to R3')).toEqual(['S13.2.2']);
    play(match, 'lead warrior to courtyard', 'lead officer to courtyard');
    expect(heroAt(match, 1)).toBe('courtyard');
  });
});

describe('S13 swaps', () => {
  test('S13.3.1 two units in places one move apart change places', () => {
    const match = play(defending(), 'swap L1 marksman with L2 soldier');
    expect([garrison(match, 'L1 marksman'), garrison(match, 'L1 soldier')]).toEqual([1, 2]);
    expect([garrison(match, 'L2 marksman'), garrison(match, 'L2 soldier')]).toEqual([2, 0]);
    expect(hourglasses(match)).toBe(2);
    expect(told(match)).toEqual(['units swapped S13.3.1']);
  });

  test('S13.3.1 units that are farther apart do not swap', () => {
    const match = defending();
    expect(refusal(match, 'swap L1 marksman with L3 soldier')).toEqual(['S13.3.1']);
    expect(refusal(match, 'swap L1 marksman with L1 soldier')).toEqual(['S13.3.1']);
    expect(refusal(match, 'swap L1 marksman with L2 veteran')).toContain('S13.3.1');
  });

  test('S13.3.2 heroes swap with each other', () => {
    const match = play(defending({ hero: { warrior: 'R2' } }), 'swap heroes');
    expect([heroAt(match, 0), heroAt(match, 1)]).toEqual(['R3', 'R2']);
    expect(hourglasses(match)).toBe(2);
    expect(told(match)).toEqual(['heroes swapped S13.3.2']);
    expect(refusal(match, 'swap L1 warrior with L2 soldier')).toEqual(['S13.3.2']);
    expect(refusal(match, 'swap L2 soldier with officer')).toEqual(['S13.3.2']);
  });

  test('S13.3.1 heroes farther apart do not', () => {
    expect(refusal(defending(), 'swap heroes')).toEqual(['S13.3.1']);
    expect(refusal(defending({ hero: { warrior: 'courtyard', officer: 'courtyard' } }), 'swap heroes')).toEqual([
      'S13.3.1',
    ]);
    expect(refusal(defending({ hero: { warrior: 'courtyard' } }), 'swap heroes')).toEqual([]);
  });

  test('S13.3.3 after a swap each stands where it could have moved', () => {
    const match = defending({
      garrison: { 'TL1 marksman': 1, 'forge soldier': 1, 'courtyard soldier': 1, 'barracks soldier': 2 },
    });
    // A tower never holds a soldier, the Guard House none either, and nobody goes into a worker space.
    expect(refusal(match, 'swap TL1 marksman with L1 soldier')).toEqual(['S13.3.3']);
    expect(refusal(match, 'swap guard-house marksman with L1 soldier')).toEqual(['S13.3.3']);
    expect(refusal(match, 'swap forge soldier with L1 marksman')).toEqual(['S13.3.3']);
    // The space of a marksman in the Barracks is not for a soldier, and both soldier spaces are taken.
    expect(refusal(match, 'swap barracks marksman with L1 soldier')).toEqual(['S13.3.3']);
  });

  test('S13.3.3 into the Barracks where a space of the kind is free', () => {
    const match = defending({ garrison: { 'barracks soldier': 1 } });
    expect(refusal(match, 'swap barracks marksman with L1 soldier')).toEqual([]);
    expect(refusal(match, 'swap L1 soldier with barracks marksman')).toEqual([]);
  });

  test('S13.3.4 two of a kind do not swap', () => {
    expect(refusal(defending(), 'swap L1 soldier with L2 soldier')).toEqual(['S13.3.4']);
  });

  test('S13.3.5 the Courtyard is next to every place, L1 not to R1', () => {
    const match = defending({ garrison: { 'courtyard veteran': 1 } });
    expect(refusal(match, 'swap courtyard veteran with R5 soldier')).toEqual([]);
    expect(refusal(match, 'swap L1 marksman with R1 soldier')).toEqual(['S13.3.1']);
  });
});

describe('S9.5 Gale', () => {
  test('S9.5.3, S9.5.4 a target is turned when a move is named, and costs one more', () => {
    const match = play(defending({ rite: { 'gale L1': 'target' } }), 'move L1 soldier to courtyard');
    expect(hourglasses(match)).toBe(1);
    expect(faceOf(match, 'gale L1')).toBe(TURNED);
    expect(told(match)).toEqual(['ritual turned S9.5.3', 'gale paid S9.5.5', 'unit moved S13.1.1']);
    play(match, 'move courtyard soldier to R3');
    expect(hourglasses(match)).toBe(0);
  });

  test('S9.5.3, S9.2.2 a bluff goes back and costs nothing', () => {
    const match = play(defending({ rite: { 'gale L1': 'bluff' } }), 'move L1 soldier to courtyard');
    expect(hourglasses(match)).toBe(2);
    expect(faceOf(match, 'gale L1')).toBe(NO_TOKEN);
  });

  test('S13.3.1 a swap is listed once, and read from either end', () => {
    const listed =
      defending({})
        .legal()
        ?.filter((move) => move.startsWith('swap L1')) ?? [];
    expect(listed).toContain('swap L1 marksman with L2 soldier');
    expect(defending({}).legal()).not.toContain('swap L2 soldier with L1 marksman');
    const [one, other] = ['swap L1 marksman with L2 soldier', 'swap L2 soldier with L1 marksman'].map((move) =>
      play(defending({}), move),
    );
    expect(other.hash()).toBe(one.hash());
    expect(other.record().moves).toEqual(one.record().moves);
  });

  test('S9.5.3 a move to the section turns it too, and so do heroes and swaps', () => {
    const rite = { 'gale L1': 'target' };
    expect(hourglasses(play(defending({ rite }), 'lead warrior to L1'))).toBe(1);
    expect(hourglasses(play(defending({ rite }), 'move barracks soldier to L3'))).toBe(2);
    expect(hourglasses(play(defending({ rite }), 'swap L1 marksman with L2 soldier'))).toBe(1);
    expect(hourglasses(play(defending({ rite, hero: { officer: 'L1' } }), 'swap heroes'))).toBe(1);
  });

  test('S9.5.4 one for each Gale section touched', () => {
    const rite = { 'gale L1': 'turned', 'gale L2': 'second target' };
    const match = table({
      at: 'defender phase',
      set: { hourglasses: 3, rite },
      zones: { 'met objectives': ['devoted-warlocks'] },
    });
    expect(hourglasses(play(match, 'swap L1 marksman with L2 soldier'))).toBe(0);
  });

  test('S9.5.5 the defender is not asked whether he pays', () => {
    const match = play(defending({ rite: { 'gale L1': 'target' } }), 'move L1 soldier to courtyard');
    expect(due(match)).toBe('defend');
    expect(garrison(match, 'courtyard soldier')).toBe(1);
  });

  test('S9.5.6 without the hourglass the move is not made, and the first one is back in hand', () => {
    const match = play(defending({ rite: { 'gale L1': 'target' } }, 1), 'move L1 soldier to courtyard');
    expect(garrison(match, 'L1 soldier')).toBe(1);
    expect(hourglasses(match)).toBe(1);
    expect(eventsOf(match, 'move not made')).toMatchObject([
      { rule: 'S9.5.6', pieces: ['soldier'], from: 'L1', to: 'courtyard' },
    ]);
  });

  test('S9.5.6 the move that is not made is told with everybody who would have made it', () => {
    const stopped = (move: string, set: Parameters<typeof defending>[0] = {}) =>
      eventsOf(play(defending({ rite: { 'gale L1': 'target' }, ...set }, 1), move), 'move not made')[0]?.pieces;
    expect(stopped('swap L1 marksman with L2 soldier')).toEqual(['marksman', 'soldier']);
    expect(stopped('lead officer to courtyard', { hero: { officer: 'L1' } })).toEqual(['officer']);
    expect(stopped('swap heroes', { hero: { officer: 'L1' } })).toEqual(['warrior', 'officer']);
  });

  test('S9.5.6 a move that a token could stop is warned of, whatever its face', () => {
    const warning = (face: string, hourglasses: number, move: string) => {
      const match = defending({ rite: { 'gale L1': face }, hero: { officer: 'L1' } }, hourglasses);
      return match.warning(parseMove(kernel, match.state, move));
    };
    for (const move of [
      'move L1 soldier to courtyard',
      'swap L1 marksman with L2 soldier',
      'lead officer to courtyard',
      'swap heroes',
    ]) {
      expect(warning('bluff', 1, move)).toContain('S9.5.6');
      expect(warning('target', 1, move)).toContain('S9.5.6');
      expect(warning('target', 2, move)).toBeUndefined();
      expect(warning('none', 1, move)).toBeUndefined();
    }
  });

  test('S9.5.6 a Gale that is known is not feared as well', () => {
    for (const hourglasses of [2, 3]) {
      const match = defending({ rite: { 'gale L1': 'turned' } }, hourglasses);
      expect(match.warning(parseMove(kernel, match.state, 'move L1 soldier to courtyard'))).toBeUndefined();
    }
  });

  test('S9.5.4 a Gale that is known must be paid for', () => {
    const match = defending({ rite: { 'gale L1': 'turned' }, hero: { warrior: 'L1', officer: 'L2' } }, 1);
    for (const move of [
      'move L1 soldier to courtyard',
      'swap L1 marksman with L2 soldier',
      'lead warrior to courtyard',
      'swap heroes',
    ])
      expect(refusal(match, move)).toEqual(['S9.5.4']);
    expect(refusal(match, 'move L2 soldier to courtyard')).toEqual([]);
  });
});
