/// <reference types="vite/client" />
import { Match, parseRulebook } from '@ravelin/engine';
import { fits, type Lesson } from '@ravelin/web/lesson';
import { describe, expect, test } from 'vitest';
import { meleeAt, type Standing } from '../board/strength.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import type { Kit, Siege } from '../index.ts';
import { eventsOf, garrison, horde, kernel, kit, refusal } from '../testing.ts';
import { cards } from './1-cards.ts';
import { maneuver } from './2-maneuver.ts';
import { defender } from './3-defender.ts';
import { ranged } from './4-ranged.ts';
import { melee } from './5-melee.ts';
import { rituals } from './6-rituals.ts';
import { traps } from './7-traps.ts';
import { breachBy } from './8-breach-by.ts';

const LESSONS = [cards, maneuver, defender, ranged, melee, rituals, traps, breachBy];

type Game = Match<Siege, Kit>;

const begun = ({ position, dice }: Lesson): Game =>
  new Match(kernel, { set: RECONSTRUCTED, position, script: [...dice] });

/** The match before the step with that answer (the nth of that answer), or at the end of the lesson, played as the learner should. */
const upTo = (lesson: Lesson, answer?: string, nth = 1): Game => {
  const match = begun(lesson);
  let seen = 0;
  for (const step of lesson.steps) {
    if ('plays' in step) for (const move of step.plays) match.play(move);
    if (!('expect' in step)) continue;
    if (step.expect[0] === answer && ++seen === nth) return match;
    match.play(step.expect[0]);
  }
  if (answer !== undefined) throw new Error(`No step of ${lesson.id} asks for "${answer}".`);
  return match;
};

const book = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const paragraphs = new Set(
  parseRulebook(Object.entries(book).map(([name, text]) => ({ name, text }))).paragraphs.map(({ rule }) => rule),
);

describe('every lesson', () => {
  test('each has its own name', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  });

  test.each(LESSONS.map((lesson): [string, Lesson] => [lesson.id, lesson]))('%s', (_id, lesson) => {
    expect(paragraphs).toContain(lesson.rule);
    const match = begun(lesson);
    for (const step of lesson.steps) {
      expect(paragraphs, step.text.en).toContain(step.rule);
      expect(step.text.de).not.toBe(step.text.en);
      if ('plays' in step) {
        for (const move of step.plays) {
          // Where the opponent has a choice that belongs to the learner, the learner is asked.
          expect(match.seat, move).not.toBe(lesson.seat);
          match.play(move);
        }
      } else if ('expect' in step) {
        expect(match.seat, step.text.en).toBe(lesson.seat);
        const lawful = match.legal() as string[];
        // In the words of the engine, for the page compares them.
        expect(lawful).toContain(step.expect[0]);
        // A remark about another lawful move needs one.
        expect(
          lawful.some((move) => !fits(step, move)),
          step.text.en,
        ).toBe(step.not !== undefined);
        match.play(step.expect[0]);
      }
    }
    expect(match.scriptLeft).toEqual([]);
  });
});

/** What the board says of a section. */
const standing = (match: Game, section: string): [Standing, number] => {
  const { standing: how, by } = meleeAt(match.positionJson(), section);
  return [how, by];
};
const given = (match: Game): number[] =>
  eventsOf(match, 'hourglasses handed over').map(({ number }) => number as number);

test('S4.4.1, S4.1.5 eight hourglasses for an exchange and five units, none for the card that was skipped', () => {
  const match = upTo(cards);
  expect(given(match)).toEqual([3, 1, 1, 1, 1, 1]);
  expect(eventsOf(match, 'cards skipped')).toMatchObject([{ cards: ['mantelet'] }]);
  const covered = upTo(cards, 'use banner for orc');
  for (const move of ['use mantelet for orc', 'build at A1', 'place cauldron', 'done']) covered.play(move);
  expect(refusal(covered, 'use banner for orc')).toContain('S4.3.1');
  expect(eventsOf(match, 'tower item mounted')).toMatchObject([{ item: 'pole', tower: 'TL2' }]);
  const { hits, misses, walls, wood, placed } = match.state;
  const [at, l1] = [kit.sites.indexOf('A1-1'), kit.sections.indexOf('L1')];
  expect([hits[at], misses[at], walls[l1], wood, placed[kit.actions.indexOf('cauldron')]]).toEqual([2, 3, 3, 0, 2]);
  expect([...match.state.supply]).toEqual([4, 4, 1]);
});

test('S10.2.1, S11.1.4 the maneuver in its order, and what it gives', () => {
  const match = upTo(maneuver);
  expect(given(match)).toEqual([4]);
  expect(refusal(upTo(maneuver, 'march A1-L1'), 'sap orc to L3')).toContain('S10.2.1');
  expect(['B4 goblin', 'B4 orc', 'B4 troll', 'R5 troll', 'L3 goblin'].map((name) => horde(match, name))).toEqual([
    ...[1, 2, 0, 1, 1],
  ]);
  const l1 = meleeAt(upTo(maneuver, 'march B3-B4').positionJson(), 'L1');
  expect([l1.invaders, l1.defenders, l1.units]).toEqual([9, 6, 4]);
  // The Fury is worth 4 more.
  expect(l1.breachAt).toBe(11);
  const told = match.events(1).find(({ event }) => event === 'orders classified');
  expect(told).toMatchObject({ sections: ['L1', 'R5'] });
  expect(told).not.toHaveProperty('orders');
});

test('S12.2.3, S13.3.1, S16.4.1 what five hourglasses, a hero and a plan do', () => {
  const match = upTo(defender);
  expect(given(match)).toEqual([4, 1]);
  expect(eventsOf(match, 'action completed').map(({ action }) => action)).toEqual(['cannon', 'malfunction']);
  expect(refusal(upTo(defender, 'swap L1 marksman with barracks veteran'), 'move barracks veteran to L1')).toContain(
    'S13.1.5',
  );
  const at = (game: Game) => meleeAt(game.positionJson(), 'L1');
  expect([at(begun(defender)).breachAt, at(match).defenders, at(match).breachAt]).toEqual([11, 10, 17]);
  // The Barracks had no space for the marksman before another left.
  const full = begun({
    ...defender,
    position: { ...defender.position, due: 4 },
  });
  for (const move of ['use catapult for 2 goblins', 'build at A1']) full.play(move);
  expect(refusal(full, 'swap L1 marksman with barracks veteran')).not.toEqual([]);
});

test('S18.2.1, S18.4.7 the cannon, the machines and the volley', () => {
  expect(refusal(begun(ranged), 'aim TL1 at A2')).toEqual([]);
  expect(refusal(begun(ranged), 'aim TL1 at A3')).toEqual(['S18.2.1']);
  const match = upTo(ranged);
  expect(eventsOf(match, 'volley')).toMatchObject([{ rampart: 'A1', strength: 4 }]);
  expect(['A1 goblin', 'A1 orc', 'A1 troll', 'L3 troll'].map((name) => horde(match, name))).toEqual([2, 1, 0, 1]);
  expect(eventsOf(match, 'melee')).toMatchObject([{ section: 'L3', winner: 'defender', advantage: 2 }]);
  // S18.2.6: at orcs alone three of the six cards kill nobody.
  expect(kit.cannonKills.filter((kills) => !kills[1])).toHaveLength(3);
  const alone = upTo(ranged, 'fire at A1');
  alone.play('fire at A2');
  expect(eventsOf(alone, 'volley').find(({ rampart }) => rampart === 'A1')).toMatchObject({ strength: 3 });
  expect([(alone.legal() as string[]).some((move) => move === 'kill orc x2'), horde(alone, 'A2 orc')]).toEqual([
    false,
    2,
  ]);
});

test('S19.6.10, S19.8.1 R4 is lost, L3 won, L1 breached by 1', () => {
  const match = upTo(melee);
  expect(eventsOf(match, 'melee')).toMatchObject([
    { section: 'R4', winner: 'defender', advantage: 3 },
    { section: 'L3', winner: 'invader', advantage: 1 },
    { section: 'L1', winner: 'invader', advantage: 4 },
  ]);
  expect(eventsOf(match, 'game ends')).toMatchObject([{ ending: 'breach', section: 'L1' }]);
  const misser = begun({ ...melee, dice: ['miss', 'H3'] });
  for (const move of ['aim A1-1 at L1', 'strike L1 from TL1', 'resolve L3', 'detonate 1', 'fight R4', 'fight L3'])
    misser.play(move);
  expect(eventsOf(misser, 'melee').at(-1)).toMatchObject({ section: 'L1', advantage: 3 });
  expect(eventsOf(misser, 'game ends')).toEqual([]);
  const both = upTo(melee, 'detonate 1');
  for (const move of ['detonate 2', 'fight L3']) both.play(move);
  expect(standing(both, 'L3')).toEqual(['even', 0]);
});

test('S9.1.4, S9.4.4, S9.5.4 a bluff does nothing, the targets cost a soldier and an hourglass', () => {
  const match = upTo(rituals);
  expect(eventsOf(match, 'ritual turned')).toMatchObject([
    { space: 'demon workshop', face: 'bluff' },
    { space: 'demon forge', face: 'target' },
    { space: 'gale L1', face: 'target' },
  ]);
  expect([garrison(match, 'hospital soldier'), garrison(match, 'L1 marksman'), match.state.hourglasses]).toEqual([
    1, 2, 0,
  ]);
  for (const placed of match.events(1).filter(({ event }) => event === 'ritual placed'))
    expect(placed).not.toHaveProperty('faces');
});

test('S10.4.7, S10.4.9 the orc finds the trap, the goblins go round it, orc and troll cross it', () => {
  const match = upTo(traps);
  expect(eventsOf(match, 'trap turned')).toMatchObject([{ path: 'FL-A1', trap: 'goblin trap' }]);
  expect(['A1 orc', 'A1 troll', 'A2 goblin'].map((name) => horde(match, name))).toEqual([2, 1, 3]);
  expect(refusal(upTo(traps, 'march FL-A2'), 'march FL-A1')).toEqual(['S10.4.7']);
  const blind = upTo(traps, 'send orc');
  blind.play('send goblin x3');
  expect(horde(blind, 'A1 goblin')).toBe(0);
});

test('S19.8.4 by 4, less a Wall, less a soldier for a marksman: by 1', () => {
  expect([standing(begun(breachBy), 'L1'), standing(begun(breachBy), 'L2')]).toEqual([
    ['holds', 2],
    ['ahead', 3],
  ]);
  const one = upTo(breachBy, 'send troll x2');
  one.play('send troll');
  expect(standing(one, 'L2')).toEqual(['breach', 1]);
  expect(standing(upTo(breachBy, 'finish'), 'L2')).toEqual(['breach', 4]);
  expect(standing(upTo(breachBy, 'fight L2'), 'L2')).toEqual(['breach', 1]);
  expect(eventsOf(upTo(breachBy), 'game ends')).toMatchObject([{ ending: 'breach', section: 'L2' }]);
});
