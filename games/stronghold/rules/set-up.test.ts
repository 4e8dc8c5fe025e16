import { Match, type Result } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED, readComponents } from '../index.ts';
import { due, eventsOf, garrison, horde, kernel, kit, play, refusal } from '../testing.ts';

const CARDS = [
  ...['catapult', 'siege-tower', 'mantelet'],
  ...['sap', 'banner', 'bridge'],
  ...['trainer', 'saboteur', 'quartermaster'],
  ...['gale', 'demon', 'specter'],
];
const OBJECTIVES = ['foothold', 'first-blood', 'troll-pack'];
const PLANS = ['sortie', 'night-masons', 'forced-march'];

/** A whole game from its start: the cards come first, then objectives, then plans. */
const begin = (script: readonly Result[] = [...CARDS, ...OBJECTIVES, ...PLANS]) =>
  new Match(kernel, { set: RECONSTRUCTED, script });
const arranged = () => play(begin(), 'lay mantelet', 'lay siege-tower', 'lay banner', 'lay sap');
const ready = () => play(arranged(), 'keep foothold, troll-pack', 'keep sortie, forced-march');
const zone = (match: ReturnType<typeof begin>, id: string) => {
  const i = kernel.game.zones.findIndex((one) => one.id === id);
  return match.state.zones[i].map((item) => kernel.game.zones[i].of.name(kit, item));
};
const onShelf = (match: ReturnType<typeof begin>, shelf: number) =>
  kit.cards.filter((_, card) => match.state.shelf[card] === shelf).sort();
const lineOf = (match: ReturnType<typeof begin>) => match.state.line.map((card) => kit.cards[card]);

describe('the invader', () => {
  test('S3.1.1 the invader sets up first, the defender after him', () => {
    const match = begin();
    expect(match.state.seat).toBe(0);
    play(match, 'lay mantelet', 'lay siege-tower', 'lay banner', 'lay sap');
    expect([due(match), match.state.seat]).toEqual(['objectives', 0]);
    play(match, 'keep foothold, troll-pack');
    expect([due(match), match.state.seat]).toEqual(['plans', 1]);
  });

  test('S3.1.2 the first units, and the bag', () => {
    const match = begin();
    for (const at of ['FL', 'FR'])
      expect(['goblin', 'orc', 'troll', 'siege tower'].map((unit) => horde(match, `${at} ${unit}`))).toEqual([
        1, 3, 1, 0,
      ]);
    expect(['goblin', 'orc', 'troll'].map((unit) => horde(match, `marauders ${unit}`))).toEqual([1, 1, 0]);
    expect(match.state.bag).toEqual([57, 93, 38]);
    expect(match.state.supply).toEqual([0, 0, 0]);
  });

  test('S3.1.3 5 wood', () => expect(begin().state.wood).toBe(5));

  test('S3.1.4 three cards of each of the Phases 2 to 5 are drawn, the other eight leave the game', () => {
    const match = ready();
    expect(onShelf(match, 2)).toEqual(
      [
        'ballista',
        'trebuchet',
        'ladder',
        'poison',
        'artilleryman',
        'trench-master',
        'bloodstones',
        'possession',
      ].sort(),
    );
    expect(eventsOf(match, 'action cards dealt')).toMatchObject([{ rule: 'S3.1.4' }]);
    expect(() => begin(['catapult', 'catapult'])).toThrow('there is no "catapult" left');
    expect(() => begin(['gale'])).toThrow('there is no "gale" left');
  });

  test('S3.1.5 the cards of Phases 2 and 3 stand in the line, those of one phase as the invader likes', () => {
    const match = begin();
    expect(due(match)).toBe('arrange');
    expect(refusal(match, 'lay banner')).toEqual(['S4.1.1']);
    expect(refusal(match, 'lay gale')).toEqual(['S4.1.1']);
    expect(lineOf(arranged()).slice(2, 8)).toEqual(['mantelet', 'siege-tower', 'catapult', 'banner', 'sap', 'bridge']);
  });

  test('S3.1.4 another set may draw another number, and the line is as long as that makes it', () => {
    const files = structuredClone(kit.files);
    files.limits.cardsDrawn = 2;
    const match = new Match(kernel, { set: readComponents(files), script: [] });
    expect([match.state.line.length, onShelf(match, 2).length, onShelf(match, 1).length]).toEqual([7, 12, 4]);
  });

  test('S3.1.6 the cards of Phases 4 and 5 form the card supply', () => {
    expect(onShelf(ready(), 1)).toEqual(['trainer', 'saboteur', 'quartermaster', 'gale', 'demon', 'specter'].sort());
  });

  test('S3.1.7 Briefing stands left of Resources', () => {
    expect(lineOf(arranged()).slice(0, 2)).toEqual(['briefing', 'resources']);
    expect(lineOf(arranged())[8]).toBe('maneuver');
  });

  test('S3.1.8 two of three objectives are kept face up, one is put back unseen', () => {
    const match = arranged();
    expect(refusal(match, 'keep foothold')).toEqual(['S3.1.8']);
    expect(refusal(match, 'keep foothold, blood-magic')).toEqual(['S3.1.8']);
    expect(refusal(match, 'keep foothold, first-blood, troll-pack')).toEqual(['S3.1.8', 'S3.1.8']);
    play(match, 'keep foothold, troll-pack');
    expect(zone(match, 'objectives').sort()).toEqual(['foothold', 'troll-pack']);
    expect(zone(match, 'objective put back')).toEqual(['first-blood']);
    expect(match.events(1).find(({ event }) => event === 'objectives kept')).not.toHaveProperty('back');
    expect(match.events(0).find(({ event }) => event === 'objectives kept')).toMatchObject({ back: ['first-blood'] });
  });
});

describe('the defender', () => {
  test('S3.2.1 the units on the walls', () => {
    const match = begin();
    for (const section of kit.sections) {
      const marksmen = section === 'L1' || section === 'R1' ? 2 : 1;
      expect(kit.defenderUnits.map((unit) => garrison(match, `${section} ${unit}`))).toEqual([marksmen, 1, 0]);
    }
  });

  test('S3.2.2 two wall components on each section', () => {
    expect(begin().state.walls).toEqual(kit.sections.map(() => 2));
  });

  test('S3.2.3 Barracks, Guard House, supply, and empty towers', () => {
    const match = begin();
    expect(kit.defenderUnits.map((unit) => garrison(match, `barracks ${unit}`))).toEqual([3, 1, 1]);
    expect(kit.defenderUnits.map((unit) => garrison(match, `guard-house ${unit}`))).toEqual([1, 0, 0]);
    expect(match.state.reserve).toEqual([2, 10, 3]);
    expect(kit.towers.map((tower) => garrison(match, `${tower} marksman`))).toEqual(kit.towers.map(() => 0));
  });

  test('S3.2.4 the heroes', () => {
    expect(begin().state.hero.map((post) => kit.defenderPlaces[post])).toEqual(['L2', 'R3']);
  });

  test('S3.2.5 two of three plans are kept face down, one is put back unseen', () => {
    const match = play(arranged(), 'keep foothold, troll-pack');
    expect(refusal(match, 'keep sortie')).toEqual(['S3.2.5']);
    expect(refusal(match, 'keep sortie, borrowed-time')).toEqual(['S3.2.5']);
    expect(refusal(match, 'keep sortie, night-masons, forced-march')).toEqual(['S3.2.5', 'S3.2.5']);
    play(match, 'keep sortie, forced-march');
    expect(zone(match, 'plans').sort()).toEqual(['forced-march', 'sortie']);
    expect(zone(match, 'plan put back')).toEqual(['night-masons']);
    const told = match.events(0).find(({ event }) => event === 'plans kept');
    expect(told).toMatchObject({ number: 2 });
    expect(told).not.toHaveProperty('plans');
  });

  test('S3.2.6 4 hourglasses and 2 more, to be spent after the first action', () => {
    const match = ready();
    expect([match.state.due, match.state.hourglasses]).toEqual([6, 0]);
    expect(eventsOf(match, 'hourglasses due')).toMatchObject([{ rule: 'S3.2.6', number: 6 }]);
    expect([due(match), match.state.round]).toEqual(['card', 1]);
  });
});
