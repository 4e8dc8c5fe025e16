import { describe, expect, test } from 'vitest';
import { due, eventsOf, kit, play, refusal, type Setting, table, told } from '../testing.ts';

const LINE = ['briefing', 'resources', 'ballista', 'catapult', 'mantelet', 'banner', 'bridge', 'ladder', 'maneuver'];
const at = (set: Setting['set'] = {}, more: Omit<Setting, 'set'> = {}) => table({ line: LINE, ...more, set });
const brief = (set: Setting['set'] = {}, more: Omit<Setting, 'set'> = {}) =>
  play(at(set, more), 'use briefing for nothing');
const lineOf = (match: ReturnType<typeof table>) => match.state.line.map((card) => kit.cards[card]);
const handed = (match: ReturnType<typeof table>) =>
  eventsOf(match, 'hourglasses handed over').map(({ number }) => number);

describe('Briefing', () => {
  test('S5.1.1 it costs nothing', () => {
    expect(refusal(at(), 'use briefing for nothing')).toEqual([]);
    expect(handed(play(brief(), 'stand'))).toEqual([0]);
  });

  test('S5.1.2 14 units are drawn from the bag', () => {
    const dice = [...new Array(6).fill('goblin'), ...new Array(5).fill('orc'), ...new Array(3).fill('troll')];
    const match = brief({}, { dice });
    expect(match.state.supply).toEqual([6, 5, 3]);
    expect(match.state.bag).toEqual([57 - 6, 93 - 5, 38 - 3]);
  });

  test('S1.2.6 from a bag that runs out, what there is', () => {
    const match = brief({ bag: { goblin: 2, orc: 1, troll: 0 }, discarded: { goblin: 55, orc: 92, troll: 38 } });
    expect(match.state.supply).toEqual([2, 1, 0]);
    expect(eventsOf(match, 'units drawn')).toMatchObject([{ rule: 'S1.2.6' }]);
  });

  test('S5.1.3 5 wood are taken', () => expect(brief({ wood: 5 }).state.wood).toBe(10));

  test('S1.4.1 no more wood than is left', () => {
    const match = brief({ wood: 17 });
    expect(match.state.wood).toBe(20);
    expect(eventsOf(match, 'wood taken')).toMatchObject([{ rule: 'S1.4.1', number: 3 }]);
    expect(brief({ wood: 11, paidWood: { ballista: 5 }, used: { ballista: 'yes' } }).state.wood).toBe(15);
  });

  test('S5.1.4 exchanging or re-ordering gives 1 hourglass in all', () => {
    expect(handed(play(brief(), 'stand'))).toEqual([0]);
    const match = play(brief(), 'exchange ballista, banner, gale, demon');
    while (due(match) === 'arrange') match.play(match.legal()?.[0] ?? '');
    expect(handed(match)).toEqual([1]);
  });
});

describe('Exchange', () => {
  test('S5.2.1 cards are swapped one for one', () => {
    const match = brief();
    expect(refusal(match, 'exchange ballista')).toEqual(['S5.2.1']);
    expect(refusal(match, 'exchange ballista, banner, gale')).toEqual(['S5.2.1']);
    expect(refusal(match, 'exchange none')).toEqual(['S5.2.1']);
    play(match, 'exchange ballista, gale');
    expect(match.state.shelf[kit.cards.indexOf('ballista')]).toBe(1);
    expect(lineOf(match)).toContain('gale');
    expect(eventsOf(match, 'cards exchanged')).toMatchObject([{ rule: 'S5.2.1', out: ['ballista'], into: ['gale'] }]);
  });

  test('S3.1.4 what has left the game does not come back', () => {
    expect(refusal(brief(), 'exchange ballista, trebuchet')).toContain('S3.1.4');
  });

  test('S5.2.2 the cards of Phases 1 and 6 are never exchanged', () => {
    expect(refusal(brief(), 'exchange resources, gale')).toEqual(['S5.2.2']);
    expect(refusal(brief(), 'exchange maneuver, gale')).toEqual(['S5.2.2']);
  });

  test('S5.2.3 the line is sorted by phase, and one phase as the invader likes', () => {
    const match = play(brief(), 'exchange ballista, banner, bridge, gale, demon, artilleryman');
    expect(due(match)).toBe('arrange');
    expect(refusal(match, 'lay gale')).toEqual(['S4.1.1']);
    play(match, 'lay mantelet', 'lay gale');
    expect(lineOf(match).slice(2, 8)).toEqual(['mantelet', 'catapult', 'ladder', 'artilleryman', 'gale', 'demon']);
    expect(told(match)).toContain('line arranged S4.1.1');
  });

  test('S5.2.4 re-ordering alone costs the same hourglass', () => {
    const match = play(brief(), 'rearrange', 'lay mantelet', 'lay catapult', 'lay ladder', 'lay banner');
    expect(lineOf(match).slice(2, 8)).toEqual(['mantelet', 'catapult', 'ballista', 'ladder', 'banner', 'bridge']);
    expect(handed(match)).toEqual([1]);
  });

  test('S5.2.4 the invader is warned before he pays for a line that stays as it was', () => {
    const warned = (match: ReturnType<typeof brief>, move: string) => match.warning(match.why(move).move as never);
    const match = play(brief(), 'rearrange', 'lay ballista', 'lay catapult', 'lay banner');
    expect(due(match)).toBe('arrange');
    expect(warned(match, 'lay bridge')).toContain('stays as it was');
    expect(warned(match, 'lay ladder')).toBeUndefined();
    const other = play(brief(), 'rearrange', 'lay mantelet', 'lay catapult', 'lay banner');
    expect(warned(other, 'lay bridge')).toBeUndefined();
    expect(warned(brief(), 'rearrange')).toBeUndefined();
  });

  test('S5.2.5 a card that stays in the line was not exchanged: its Spy stays', () => {
    const match = play(brief({ spy: { ballista: 'yes' } }), 'exchange catapult, gale');
    expect(match.state.spy[kit.cards.indexOf('ballista')]).toBe(1);
    expect(eventsOf(match, 'spy returned')).toEqual([]);
  });
});

describe('Resources', () => {
  const rich = { supply: { goblin: 1, orc: 1, troll: 1 }, wood: 5 };

  test.each([
    ['goblin', 1],
    ['orc', 2],
    ['troll', 3],
  ])('S5.3.1 a %s brings %i wood', (unit, wood) => {
    expect(play(at(rich), `use resources for ${unit}`).state.wood).toBe(5 + wood);
  });

  test('S4.3.5 without wood left there is nothing to take', () => {
    expect(refusal(at({ ...rich, wood: 20 }), 'use resources for orc')).toEqual(['S4.3.5']);
    expect(play(at({ ...rich, wood: 19 }), 'use resources for orc').state.wood).toBe(20);
  });

  test('S5.3.2 the unit is the whole price: one hourglass', () => {
    expect(handed(play(at(rich), 'use resources for troll'))).toEqual([1]);
    expect(refusal(at(rich), 'use resources for nothing')).toEqual(['S4.3.2']);
  });

  test('S5.3.3 the unit lies on the card', () => {
    const match = play(at(rich), 'use resources for troll');
    expect(match.state.paid[3 * kit.cards.indexOf('resources') + 2]).toBe(1);
    expect(match.state.discarded).toEqual([0, 0, 0]);
  });

  test('S5.3.5 Phase 1 is over when Resources has been used and the defender has spent', () => {
    const match = at({ ...rich, wood: 11 }, { zones: { objectives: ['timber-stockpile'] } });
    play(match, 'use resources for orc');
    expect(match.state.wood).toBe(13);
    play(match, 'place wall', 'done');
    expect(match.state.wood).toBe(15);
  });

  test('S5.3.5 or when Resources has been passed, before the next card is paid', () => {
    const zones = { objectives: ['timber-stockpile'] };
    const line = [...LINE];
    const match = play(at({ ...rich, wood: 12 }, { zones, line }), 'use catapult for troll');
    expect(match.state.wood).toBe(12 + 2 - 5);
    expect(play(at({ ...rich, wood: 11 }, { zones, line }), 'use catapult for troll').state.wood).toBe(6);
  });
});
