/// <reference types="vite/client" />
import { parseRulebook } from '@ravelin/engine';
import { bringGame, Room, type Snapshot } from '@ravelin/table';
import { describe, expect, test } from 'vitest';
import { fits, type Lesson } from './lesson.ts';
import { lessonsOf } from './lessons.ts';
import { FIRST_TURN } from './progress.ts';

const GAMES = Object.keys(import.meta.glob('../../games/*/game.ts')).map((path) => path.split('/').at(-2) ?? '');
const books = import.meta.glob<string>('../../games/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const paragraphs = new Set(
  Object.entries(books).flatMap(([name, text]) => parseRulebook([{ name, text }]).paragraphs.map(({ rule }) => rule)),
);

/** The lesson at a table as the learner finds it. */
const begun = async (lesson: Lesson): Promise<Room> => {
  await bringGame(lesson.game);
  const room = new Room();
  const seats = lesson.seats.map((seat) => [seat, seat === lesson.seat ? 'here' : 'script']);
  room.position(lesson.game, lesson.position, Object.fromEntries(seats), lesson.dice);
  return room;
};

/** Plays it as the learner should, up to the decision that is the learner's own. */
const taught = async (lesson: Lesson, at?: (room: Room, step: Lesson['steps'][number]) => void): Promise<Room> => {
  const room = await begun(lesson);
  for (const step of lesson.steps) {
    at?.(room, step);
    if ('plays' in step) for (const move of step.plays) room.here.direct(move);
    else if ('expect' in step) room.here.play(step.expect[0]);
  }
  return room;
};

const events = (room: Room, event: string) => room.look().events.filter((one) => one.event === event);

test('six games have one', () => {
  expect(GAMES).toHaveLength(6);
});

describe.each(GAMES)('the first turn of %s', (game) => {
  const [lesson] = lessonsOf(game);

  test('is the first of its lessons, in both languages, each step with a paragraph that there is', () => {
    expect(lesson.id).toBe(FIRST_TURN);
    const texts = [lesson.title, lesson.about, lesson.after, ...lesson.steps.map(({ text }) => text)];
    for (const text of texts) expect(text?.de).not.toBe(text?.en);
    for (const rule of [lesson.rule, ...lesson.steps.map((step) => step.rule)]) expect(paragraphs).toContain(rule);
  });

  test('asks for lawful moves of the learner and ends in a decision of the learner’s own', async () => {
    const room = await taught(lesson, ({ here }, step) => {
      const { decision, moves, viewer }: Snapshot = here.snapshot();
      if ('expect' in step) {
        expect(decision?.seat, step.text.en).toBe(viewer);
        expect(fits(step, step.expect[0])).toBe(true);
        // A remark about another lawful move needs one.
        if (moves.length > 0) expect(moves.some((move) => !fits(step, move.notation))).toBe(step.not !== undefined);
      }
      if ('plays' in step) expect(decision?.seat).not.toBe(viewer);
    });
    const last = lesson.steps.at(-1);
    const { decision, moves } = room.look();
    expect(last && 'own' in last ? last.own : []).toContain(decision?.id);
    expect(decision?.seat).toBe(lesson.seat);
    expect(moves.length).toBeGreaterThan(1);
  });

  test('is answered by another player from there on', async () => {
    const room = await taught(lesson);
    if (lesson.seats.length === 1) {
      expect(() => room.here.leaveTo('random')).toThrow('No seat is directed from here.');
      return;
    }
    room.here.leaveTo('random');
    const [other] = lesson.seats.filter((seat) => seat !== lesson.seat);
    expect(room.look().setting?.deputies).toEqual({ [other]: 'random' });
    expect(() => room.here.direct('anything')).toThrow();
  });
});

test('V10.1.8 V10.1.10 the first trench: Morale 9 and 7, and one man lost', async () => {
  const room = await taught(lessonsOf('vienna')[0]);
  expect(room.look().view.morale).toEqual({ ottoman: 9, habsburg: 7 });
  expect(events(room, 'troops eliminated')).toMatchObject([{ side: 'ottoman', number: 1 }]);
});

test('H1.4.6 H3.1.2 H4.1.5 a Defeat at Cer, the Croats waver, the Carpathian Front is thrown back', async () => {
  const { view } = (await taught(lessonsOf('hapsburg')[0])).look();
  expect(view).toMatchObject({ box: { cer: 'defeats' }, loyalty: { croat: 2 }, space: { carpathian: 6 }, actions: 2 });
});

test('O1.3.7 O2.3.2 O3.2.7 a Victory, the desert holds, the Russians are back in Kars', async () => {
  const { view } = (await taught(lessonsOf('ottoman-sunset')[0])).look();
  expect(view).toMatchObject({ box: { 'gorlice-tarnow': 'victories' }, space: { sinai: 6, caucasus: 5 }, actions: 2 });
});

test('H2.0.1 H3.1.3 the Polish Front is in Lublin, the Hungarians are loyal', async () => {
  const { view } = (await taught(lessonsOf('two-empires')[0])).look();
  expect(view).toMatchObject({ hapsburg: { space: { polish: 4 }, loyalty: { hungarian: 3 }, actions: 2 } });
});

test('S5.1.2 S3.2.6 14 units and 10 wood; a cannon and a wall for 6 hourglasses', async () => {
  const room = await taught(lessonsOf('stronghold')[0]);
  expect(room.look().view).toMatchObject({
    supply: { goblin: 4, orc: 7, troll: 3 },
    wood: 10,
    item: { TL1: 'cannon' },
    walls: { L1: 3 },
  });
});

test('M14.1 M14.2 the armies stand where the rules deploy them', async () => {
  await bringGame('mohacs');
  const room = new Room();
  room.open({ game: 'mohacs', seats: { hungary: 'here', ottoman: 'script' }, seed: 'deployed' });
  const posts = [
    'perenyi at 1806',
    'bathyani at 1822',
    'hannibal at 1814',
    'tomori at 1622',
    'zalkan at 1417',
    'raab at 1411',
  ];
  for (const post of posts) room.here.play(`post ${post}`);
  room.here.play('plant banner at 1414');
  const { position } = lessonsOf('mohacs')[0];
  const hexesOf = (formation: string): string =>
    Object.entries(position.at as Record<string, string>)
      .filter(([unit]) => unit.replace(/-\d+$/, '') === formation)
      .map(([, hex]) => hex)
      .join(', ');
  for (const formation of ['bali', 'rumelia', 'rumelia-gun']) room.here.direct(`stand ${hexesOf(formation)}`);
  for (const post of ['bali at 2334', 'khosrev at 2729', 'ibrahim at 2715']) room.here.direct(`post ${post}`);
  const real = room.look();
  const lesson = (await begun(lessonsOf('mohacs')[0])).look();
  for (const field of ['at', 'post', 'rank', 'banner', 'acted', 'eager', 'phasing'])
    expect(lesson.view[field], field).toEqual(real.view[field]);
  const fielded = Object.entries(real.view.at as Record<string, string>).filter(([, hex]) => hex !== 'none');
  expect(fielded).toHaveLength(104);
  for (const field of ['facing', 'state', 'camped'])
    for (const [unit] of fielded)
      expect(lesson.view[field], field).toMatchObject({ [unit]: (real.view[field] as Record<string, string>)[unit] });
  expect(lesson.moves.map(({ notation }) => notation)).toEqual(real.moves.map(({ notation }) => notation));
});
