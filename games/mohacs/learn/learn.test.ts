/// <reference types="vite/client" />
import { Match, parseRulebook } from '@ravelin/engine';
import { fits, type Lesson } from '@ravelin/web/lesson';
import { describe, expect, test } from 'vitest';
import { FLANK, FRONT } from '../data/geometry.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import { aspectOf } from '../rules/stacking-zones-facing/facing.ts';
import { due, type Game, kernel, kit, lastLines, preview, refusal, told, unitOf } from '../testing.ts';
import { continuity } from './01-continuity.ts';
import { seizure } from './02-seizure.ts';
import { facing } from './03-facing.ts';
import { zones } from './04-zones.ts';
import { reaction } from './05-reaction-fire.ts';
import { charge } from './06-charge.ts';
import { counterCharge } from './07-counter-charge.ts';
import { continuedAttack } from './08-continued-attack.ts';
import { rally } from './09-rally.ts';
import { flight } from './10-flight.ts';

const LESSONS = [
  ...[continuity, seizure, facing, zones, reaction],
  ...[charge, counterCharge, continuedAttack, rally, flight],
];

/** The match after so many steps of the lesson, or at its end, played as the learner should. */
const after = ({ position, dice, steps }: Lesson, count = steps.length): Game => {
  const match: Game = new Match(kernel, { set: RECONSTRUCTED, position, script: dice });
  for (const step of steps.slice(0, count)) {
    if ('plays' in step) for (const move of step.plays) match.play(move);
    else if ('expect' in step) match.play(step.expect[0]);
  }
  return match;
};

/** The total of the ledger of that title, before the move is made. */
const total = (match: Game, move: string, title: string): number | undefined =>
  preview(match, move).find((one) => one.title === title)?.total;
const CHANCES = 'of ten rolls';

const book = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const paragraphs = new Set(
  parseRulebook(Object.entries(book).map(([name, text]) => ({ name, text }))).paragraphs.map(({ rule }) => rule),
);

describe('every lesson', () => {
  test('they are ten, each with its own name', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(10);
  });

  test.each(LESSONS.map((lesson): [string, Lesson] => [lesson.id, lesson]))('%s', (_id, lesson) => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(6);
    expect(paragraphs).toContain(lesson.rule);
    const match = after(lesson, 0);
    for (const step of lesson.steps) {
      expect(paragraphs, step.text.en).toContain(step.rule);
      if ('plays' in step) {
        for (const move of step.plays) {
          expect(match.seat, move).not.toBe(lesson.seat);
          match.play(move);
        }
      } else if ('expect' in step) {
        expect(match.seat, step.text.en).toBe(lesson.seat);
        const lawful = match.legal() as string[];
        expect(lawful).toContain(step.expect[0]);
        // A remark about another lawful move needs one.
        expect(lawful.some((move) => !fits(step, move))).toBe(step.not !== undefined);
        match.play(step.expect[0]);
      }
    }
    expect(match.scriptLeft).toEqual([]);
  });
});

test('M5.2.1.5, M5.2.1.6 Continuity: equal is enough, more is not', () => {
  const start = after(continuity, 0);
  const chances = (match: Game, command: string) => total(match, `continue with ${command}`, CHANCES);
  expect([chances(start, 'bathyani'), chances(start, 'zalkan')]).toEqual([4, 3]);
  expect(refusal(start, 'continue with tomori')).toEqual(['M5.2.1.2']);
  expect(chances(after(continuity, 3), 'tomori')).toBe(5);
  expect(refusal(after(continuity, 1), 'seize with bali')).toEqual([]);
  const match = after(continuity);
  expect(told(match, 'continuity')).toMatchObject([
    { command: 'bathyani', die: 3, rating: 3, won: 'yes' },
    { command: 'tomori', die: 7, rating: 4, won: 'no' },
  ]);
  expect(told(match, 'flight check')).toEqual([]);
  expect([match.seat, due(match)]).toEqual(['ottoman', 'free']);
});

test('M5.3.1.7 a 6 gives Hungary a Free activation, a 1 gives Bali his', () => {
  const first = after(seizure, 1);
  expect(total(first, 'seize with bali', CHANCES)).toBe(5);
  expect(total(first, 'seize with rumelia', CHANCES)).toBe(4);
  expect(total(after(seizure, 0), 'continue with bathyani', CHANCES)).toBe(4);
  const failed = after(seizure, 2);
  expect([failed.seat, due(failed)]).toEqual(['hungary', 'free']);
  expect(refusal(failed, 'activate tomori')).toEqual([]);
  expect(told(failed, 'continuity')).toEqual([]);
  const match = after(seizure);
  expect(told(match, 'seizure')).toMatchObject([
    { command: 'bali', die: 6, rating: 4, won: 'no' },
    { command: 'bali', die: 1, rating: 4, won: 'yes' },
  ]);
  expect(told(match, 'activation')).toMatchObject([
    { command: 'tomori', way: 'free' },
    { command: 'bali', way: 'seizure' },
  ]);
  // Both sides after each of the two activations.
  expect(told(match, 'flight check')).toHaveLength(4);
  expect([match.seat, due(match)]).toEqual(['ottoman', 'continuity']);
});

test('M3.3.2.2, M8.3.1.2.2 one corner in a ZOC; +3 through the rear', () => {
  const seen = ({ state }: Game) => aspectOf(state, kit.units.indexOf('bathyani-1'), kit.hexes.indexOf('2026'));
  expect([seen(after(facing, 0)), seen(after(facing, 1))]).toEqual([FLANK, FRONT]);
  expect(refusal(after(facing, 0), 'turn bathyani-1 to SW')).toEqual(['M3.3.2.2']);
  expect(told(after(facing, 2), 'moves')).toMatchObject([{ unit: 'bathyani-2', path: ['1925', '2025', '2126'] }]);
  const declaring = after(facing, 3);
  const angles = (match: Game, move: string) =>
    preview(match, move)[0].lines.filter(([rule]) => rule.startsWith('M8.3.1.2'));
  expect(angles(declaring, 'shock bathyani-2 left')).toMatchObject([['M8.3.1.2.2', expect.anything(), 3]]);
  expect(angles(declaring, 'shock bathyani-1 right')).toEqual([]);
  expect(total(declaring, 'shock bathyani-1 right', 'Shock')).toBe(-1);
  expect(total(declaring, 'shock bathyani-2 left', 'Shock')).toBe(2);
  // Front and rear together: +4, but the spahis have a choice.
  const both = after(facing, 4);
  both.play('shock bathyani-1 right');
  both.play('declared');
  expect(refusal(both, 'counter-charge bali-1')).toEqual([]);
  both.play('stand');
  expect(lastLines(both, 'clash')).toContainEqual(['M8.3.1.2.3', expect.anything(), 4]);
  const match = after(facing);
  expect(told(match, 'clash')).toMatchObject([{ die: 9, total: 11, result: 'RT+CA' }]);
  expect([unitOf(match, 'bali-1'), unitOf(match, 'bathyani-2')]).toEqual(['box retired', '2026 SW']);
});

test('M3.2.4.1, M3.2.4.2, M3.2.4.5 a ZOC stops, leaving costs 1, and there is no way back', () => {
  expect(told(after(zones, 2), 'moves')).toMatchObject([{ unit: 'perenyi-1', path: ['1808', '1908'] }]);
  const stopped = after(zones, 2);
  expect(total(stopped, 'move perenyi-2 to 1806 facing S', 'Movement Points')).toBe(2);
  expect(kit.unit[kit.units.indexOf('perenyi-2')].ma[0]).toBe(8);
  expect(refusal(stopped, 'via perenyi-2 to 1806')).toEqual(['M3.2.4.1']);
  expect(refusal(stopped, 'via perenyi-2 to 1706')).toEqual([]);
  const leaving = after(zones, 3);
  const cost = preview(leaving, 'move perenyi-3 to 1704 facing S')[0];
  expect(cost.total).toBe(3);
  expect(cost.lines).toContainEqual(['M3.2.4.2', expect.anything(), 1]);
  const back = after(zones, 2);
  back.play('via perenyi-3 to 1705');
  expect(refusal(back, 'on to 1806 facing S')).toContain('M3.2.4.5');
  const match = after(zones);
  expect(['perenyi-1', 'perenyi-2', 'perenyi-3'].map((unit) => unitOf(match, unit))).toEqual([
    '1908 SW',
    '1806 S',
    '1704 S',
  ]);
});

test('M7.3.2.11 each musket reacts once: who has shot at the first cannot shoot at the second', () => {
  const wasted = after(reaction, 1);
  wasted.play('react hannibal-2');
  wasted.play('hold fire');
  wasted.play('move porte-2 to 1915 facing N');
  expect([wasted.seat, due(wasted)]).toEqual(['ottoman', 'go']);
  const match = after(reaction);
  expect(told(match, 'shot')).toMatchObject([
    { shooter: 'hannibal-1', target: 'porte-1', fire: 'reaction', die: 5, total: 7, result: 'D' },
    { shooter: 'hannibal-2', target: 'porte-2', fire: 'reaction', die: 9, total: 11, result: 'RT' },
  ]);
  expect([unitOf(match, 'porte-1'), unitOf(match, 'porte-2')]).toEqual(['1914 N disordered', 'box retired']);
  expect([match.seat, due(match)]).toEqual(['ottoman', 'go']);
});

test('M9.2.1, M10.2.1.1 the charge, the trampled Akincis and the advance', () => {
  const [forecast] = preview(after(charge, 0), 'charge tomori-1 at rumelia-1');
  expect(forecast.total).toBe(4);
  expect(forecast.lines.map(([rule, , value]) => [rule, value])).toEqual(
    expect.arrayContaining([
      ['M8.3.1.4', 2],
      ['M8.3.1.5', 1],
    ]),
  );
  const match = after(charge);
  expect(told(match, 'clash')).toMatchObject([{ table: 'charge', die: 3, total: 7, result: 'D+R' }]);
  expect(told(match, 'trampled')).toMatchObject([{ unit: 'akinci-1', by: 'rumelia-1' }]);
  expect(['rumelia-1', 'akinci-1', 'tomori-1'].map((unit) => unitOf(match, unit))).toEqual([
    '2926 N disordered',
    '2826 N disordered',
    '2727 S',
  ]);
  // The same die without the run-up.
  const shock: Game = new Match(kernel, {
    set: RECONSTRUCTED,
    position: { ...charge.position, at: { ...(charge.position.at as object), 'tomori-1': '2627' } },
    script: charge.dice,
  });
  for (const move of ['shock tomori-1 left', 'declared', 'stand']) shock.play(move);
  expect(told(shock, 'clash')).toMatchObject([{ table: 'shock', die: 3, total: 4, result: 'NE' }]);
});

test('M9.4.4.4, M8.3.1.1.1 the counter-charge against foot: one against two, -1 in each roll', () => {
  const asked = after(counterCharge, 1);
  expect(total(asked, 'counter-charge tomori-1', CHANCES)).toBe(6);
  expect((asked.legal() as string[]).some((move) => move.startsWith('give way'))).toBe(true);
  const match = after(counterCharge);
  expect(told(match, 'counter-charge')).toMatchObject([{ die: 4, total: 2, won: 'yes' }]);
  expect(told(match, 'reluctance')).toEqual([]);
  const rolls = match.events('all').filter(({ event }) => event === 'clash');
  expect(rolls).toMatchObject([
    { defender: 'janissary-1', attackers: ['tomori-1'], table: 'charge', die: 7, total: 7, result: 'D+R' },
    { defender: 'janissary-2', attackers: ['tomori-1'], table: 'charge', die: 4, total: 4, result: 'D' },
  ]);
  for (const { ledger } of rolls) expect(ledger?.lines).toContainEqual(['M8.3.1.1', expect.anything(), -1]);
  expect(['tomori-1', 'janissary-1', 'janissary-2'].map((unit) => unitOf(match, unit))).toEqual([
    '3014 S',
    '3114 N disordered',
    '3015 N disordered',
  ]);
});

test('M10.5.1, M8.3.2.5 one Continued Attack is made, the other is lost', () => {
  const first = after(continuedAttack, 4);
  expect(told(first, 'continued attack')).toMatchObject([{ unit: 'porte-1', from: '2427', to: '2327' }]);
  expect(lastLines(first, 'clash')).toContainEqual(['M10.5.5', expect.anything(), -1]);
  const match = after(continuedAttack);
  expect(told(match, 'clash')).toMatchObject([
    { defender: 'bathyani-3', table: 'shock', die: 9, total: 12, result: 'RT+CA' },
    { defender: 'bathyani-4', table: 'shock', die: 1, total: 3, result: 'NE' },
    { defender: 'bathyani-1', table: 'charge', die: 9, total: 13, result: 'E+CA' },
    { defender: 'bathyani-2', table: 'charge', die: 0, total: 3, result: 'AD+D' },
  ]);
  expect(lastLines(match, 'clash')).toContainEqual(['M19.7.1', expect.anything(), -1]);
  expect(told(match, 'continued attack')).toHaveLength(1);
  expect(told(match, 'advance')).toEqual([]);
  expect(['porte-1', 'porte-2', 'bathyani-2'].map((unit) => unitOf(match, unit))).toEqual([
    '2327 N',
    '2430 N disordered',
    '2331 S disordered',
  ]);
  // Facing elsewhere it would have had one enemy before it.
  const wiser = after(continuedAttack, 4);
  wiser.play('ride porte-2 to 2430 facing NE');
  expect(told(wiser, 'clash').at(-1)).toMatchObject({ defender: 'bathyani-1', result: 'E+CA' });
});

test('M13.0.1, M11.0.1.1 the Banner, then rest; not next to an enemy and not after a move', () => {
  expect(total(after(rally, 1), 'continue with raab', CHANCES)).toBe(3);
  const idle = after(rally, 3);
  idle.play('end moves');
  expect(unitOf(idle, 'raab-archer-1')).toBe('1407 S disordered');
  const match = after(rally);
  expect(told(match, 'standard rallies')).toMatchObject([{ units: ['raab-heavy-1'] }]);
  expect(told(match, 'flight check')[0]).toMatchObject({ side: 'hungary', points: 0 });
  expect(told(match, 'rally').map(({ units }) => [...(units as string[])].sort())).toEqual([
    ['raab-heavy-1', 'raab-levy-1'],
  ]);
  expect(unitOf(match, 'raab-archer-1')).toBe('1207 S disordered');
});

test('M16.0.1.8 40 and 3 stand, 40 and 6 do not', () => {
  const unrallied: Game = new Match(kernel, { set: RECONSTRUCTED, position: flight.position, script: flight.dice });
  unrallied.play('activate zalkan');
  unrallied.play('end moves');
  expect(told(unrallied, 'flight check')[0]).toMatchObject({ points: 43, die: 3, level: 45, flees: 'yes' });
  expect(told(after(flight, 4), 'flight check')).toHaveLength(2);
  expect(told(after(flight, 4), 'rally')).toMatchObject([
    { units: ['zalkan-heavy-1', 'zalkan-heavy-2', 'zalkan-heavy-3'] },
  ]);
  expect(told(after(flight, 4), 'pass')).toMatchObject([{ side: 'hungary', way: 'continuity' }]);
  const match = after(flight);
  expect(told(match, 'flight check')).toMatchObject([
    { side: 'hungary', points: 40, die: 3, level: 45, flees: 'no' },
    { side: 'ottoman', points: 12, die: 'none', flees: 'no' },
    { side: 'hungary', points: 40, die: 6, level: 45, flees: 'yes' },
    { side: 'ottoman', points: 12, die: 'none', flees: 'no' },
  ]);
  expect(told(match, 'game over')).toMatchObject([{ ending: 'hungary-flees' }]);
});
