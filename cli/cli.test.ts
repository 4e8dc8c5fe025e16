import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boutsOf } from '@ravelin/bot';
import { playBouts } from '@ravelin/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fuzzStretch } from './fuzz-games.ts';
import { root } from './io.ts';
import { gameNamed, kernelOf } from './library.ts';
import { ravelin } from './testing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ravelin-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string): string => join(folder, name);
const jsonOf = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

describe('the command line', () => {
  test('games names each game with its options and sets', async () => {
    const { code, out } = await ravelin(['games']);
    expect(code).toBe(0);
    expect(out).toContain('vienna  Siege of Vienna 1683');
    expect(out).toContain('setupC (usual)');
    expect(out).toContain('components reconstructed');
  });

  test.each([[[]], [['help']], [['--help']], [['sim', '--help']]])('%j explains the commands', async (argv) => {
    const { code, out } = await ravelin(argv);
    expect(code).toBe(0);
    for (const word of ['games', 'play', 'sim', 'replay', 'verify', 'engine', 'coverage', 'schema', 'fuzz'])
      expect(out).toContain(`ravelin ${word}`);
  });

  test.each([
    [['dance'], /no command "dance"/],
    [['constructor'], /no command/],
    [['sim', 'vienna', '--gamse', '3'], /--gamse/],
    [['sim', 'vienna', '--games', 'many'], /--games is a whole number/],
    [['sim', 'vienna', '--games', '0'], /--games is a whole number/],
    [['sim', 'vienna', '--option', 'redraw'], /NAME=VALUE/],
    [['sim', 'vienna', '--scenario', 'short'], /no scenario "short"/],
    [['play', 'vienna', '--side', 'prussian'], /--side is one of ottoman, habsburg, both, none/],
    [['schema', 'vienna', 'card'], /position\|view\|record\|event/],
    [['replay'], /Which record/],
    [['verify'], /Which record/],
    [['coverage'], /Which game/],
    [['sim'], /Which game\? There are: .*vienna/],
  ])('%j is not understood, and says why', async (argv, message) => {
    const { code, out, err } = await ravelin(argv);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(out).toBe('');
  });

  test.each([
    [['sim', 'chess'], /no game "chess"/],
    [['sim', 'vienna', '--option', 'redraw=maybe'], /"redraw" is one of on, off/],
  ])('%j fails, and says why', async (argv, message) => {
    const { code, err } = await ravelin(argv);
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });
});

describe('sim', () => {
  test('tells how the games ended', async () => {
    const { code, out } = await ravelin(['sim', 'vienna', '--games', '30', '--seed', 's']);
    expect(code).toBe(0);
    expect(out).toContain('30 random games, seed s');
    expect(out).toContain('The relief army arrives');
    expect(out).toMatch(/won by habsburg/);
    expect(out).toMatch(/decisions a second/);
  });

  test('the same seed gives the same games; another seed gives others', async () => {
    const report = async (seed: string) =>
      JSON.parse((await ravelin(['sim', 'vienna', '--games', '20', '--json', '--seed', seed])).out);
    const [one, again, other] = [await report('a'), await report('a'), await report('b')];
    expect(one).toMatchObject({ game: 'vienna', games: 20, seed: 'a' });
    expect([sum(one.endings), sum(one.winners)]).toEqual([20, 20]);
    expect([again.moves, again.endings]).toEqual([one.moves, one.endings]);
    expect(other.moves).not.toBe(one.moves);
  });

  test('options change the games', async () => {
    const moves = async (...more: string[]) =>
      JSON.parse((await ravelin(['sim', 'vienna', '--games', '5', '--json', '--seed', 'a', ...more])).out).moves;
    expect(await moves('--option', 'set-up=setupA')).not.toBe(await moves());
  });

  test('its records are the games it counted', async () => {
    const to = inFolder('records');
    const { out } = await ravelin(['sim', 'vienna', '--games', '12', '--seed', 'r', '--json', '--records', to]);
    const names = readdirSync(to).sort();
    expect(names).toHaveLength(12);
    expect([names[0], names[11]]).toEqual(['00.json', '11.json']);
    const records = names.map((name) => jsonOf(join(to, name)));
    expect(records.reduce((moves, record) => moves + record.moves.length, 0)).toBe(JSON.parse(out).moves);
    const endings: Record<string, number> = {};
    for (const { result } of records) endings[result.how] = (endings[result.how] ?? 0) + 1;
    expect(JSON.parse(out).endings).toMatchObject(endings);
  });

  test('plays with a component set of your own', async () => {
    const own = inFolder('own-set');
    cpSync(join(root(), 'games/vienna/data/reconstructed'), own, { recursive: true });
    const board = jsonOf(join(own, 'board.json'));
    writeFileSync(join(own, 'board.json'), JSON.stringify({ ...board, rounds: 1 }));
    const { code, out } = await ravelin([
      'sim',
      'vienna',
      '--games',
      '10',
      '--seed',
      'a',
      '--json',
      '--components',
      own,
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out).movesPerGame.longest).toBeLessThan(80);
  });

  test('plays with another set that comes with the game, by its id', async () => {
    const to = inFolder('by-id');
    const played = ['sim', 'vienna', '--games', '1', '--seed', 'a', '--records', to];
    expect((await ravelin([...played, '--components', 'forward-guns'])).code).toBe(0);
    const [file] = readdirSync(to);
    expect(jsonOf(join(to, file))).toMatchObject({ components: { set: 'forward-guns' } });
    expect((await ravelin(['replay', join(to, file)])).code).toBe(0);
  });

  test('a component set that is broken is refused, and the fault named', async () => {
    const own = inFolder('broken-set');
    cpSync(join(root(), 'games/vienna/data/reconstructed'), own, { recursive: true });
    writeFileSync(join(own, 'troops.json'), '[{"id": 7}]');
    const broken = await ravelin(['sim', 'vienna', '--games', '1', '--components', own]);
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('/troops/0')]);
    const missing = await ravelin(['sim', 'vienna', '--games', '1', '--components', inFolder('nowhere')]);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('nowhere')]);
  });
});

describe('replay', () => {
  const recorded = async (): Promise<string> => {
    const to = inFolder('replay');
    await ravelin(['sim', 'vienna', '--games', '1', '--seed', 'replay', '--records', to]);
    return join(to, '0.json');
  };

  test('tells a game of sim move by move, with paragraphs and result', async () => {
    const file = await recorded();
    const { code, out } = await ravelin(['replay', file]);
    const { moves, result } = jsonOf(file);
    expect(code).toBe(0);
    for (const [i, [seat, move]] of moves.entries()) expect(out).toContain(`${i + 1}. ${seat}: ${move}\n`);
    expect(out).toMatch(/\(V7\.7\)\n/);
    expect(out).toContain(`${result.winner} wins after ${moves.length} moves`);
  });

  test('stops where it is told to', async () => {
    const { out } = await ravelin(['replay', await recorded(), '--to', '3']);
    expect(out).toContain('   3. ');
    expect(out).not.toContain('   4. ');
    expect(out).toContain('Not over yet after 3 moves');
  });

  test.each([
    ['missing.json', undefined, /missing\.json cannot be read: there is no such file/],
    ['text.json', 'hello', /text\.json is not JSON/],
    ['list.json', '[]', /not a Ravelin record/],
    ['other.json', '{"game":"vienna"}', /format version/],
  ])('%s is refused with a clear word', async (name, text, message) => {
    if (text !== undefined) writeFileSync(inFolder(name), text);
    const { code, out, err } = await ravelin(['replay', inFolder(name)]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
  });

  test('an edited record is refused at the move that was edited', async () => {
    const record = jsonOf(await recorded());
    record.moves[1] = ['habsburg', 'mine with HS1'];
    writeFileSync(inFolder('edited.json'), JSON.stringify(record));
    const { code, err } = await ravelin(['replay', inFolder('edited.json')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^Move 2 \("mine with HS1"\)/);
  });
});

describe('fuzz', () => {
  test('asks everything of the table', async () => {
    const { code, out } = await ravelin(['fuzz', 'vienna', '--table', '--games', '1', '--seed', 'f', '--jobs', '1']);
    expect(code).toBe(0);
    expect(Number(/(\d+) questions/.exec(out)?.[1])).toBeGreaterThan(300);
  });

  test('plays the games asked for and says how they ended', async () => {
    const { code, out } = await ravelin(['fuzz', 'vienna', '--games', '4', '--seed', 'f', '--jobs', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^4 games, \d{3} moves/m);
  });

  test('one game can be had again by its number', async () => {
    const moves = async (...more: string[]) =>
      Number(/(\d+) moves/.exec((await ravelin(['fuzz', 'vienna', '--seed', 'f', '--jobs', '1', ...more])).out)?.[1]);
    const first = await moves('--only', '0');
    expect(first + (await moves('--only', '1'))).toBe(await moves('--games', '2'));
    // A long run can be gone on with.
    expect(await moves('--from', '1', '--games', '1')).toBe(await moves('--only', '1'));
  });

  test('a game that breaks a law is told by its number', () => {
    const broken = { ...gameNamed('vienna'), outcome: () => null };
    const { games, failure } = fuzzStretch(broken, 'f', 3, 9);
    expect([games.length, failure?.number, failure?.message]).toEqual([0, 3, expect.stringContaining('outcome')]);
  });
});

describe('the arena', () => {
  const contest = (...more: string[]) => ravelin(['arena', 'vienna', 'random', 'random', '--jobs', '1', ...more]);

  test('--json ends with one line: who, how many games, the score with its interval, by side', async () => {
    const { code, out } = await contest('--games', '6', '--seed', 'arena', '--json');
    expect(code).toBe(0);
    const { a, b, games, score, interval, bySide } = JSON.parse(out.trimEnd().split('\n').at(-1) ?? '');
    // Two players of the same kind get the same from a seed, whoever sits where.
    expect({ a, b, games, score }).toEqual({ a: 'random', b: 'random', games: 6, score: 0.5 });
    expect(interval[0]).toBeLessThan(0.5);
    expect(Object.keys(bySide)).toEqual(['ottoman', 'habsburg']);
    expect(bySide.ottoman.score + bySide.habsburg.score).toBe(1);
  });

  test('a run that was stopped goes on where it was, and comes to the same', async () => {
    const file = inFolder('contest.jsonl');
    await contest('--games', '4', '--seed', 'arena', '--keep', file);
    // Stopped in the middle of a line.
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    const { out } = await contest('--games', '10', '--keep', file, '--json');
    const whole = await contest('--games', '10', '--seed', 'arena', '--json');
    expect(JSON.parse(out)).toEqual(JSON.parse(whole.out));
    const { err, code } = await ravelin(['arena', 'hapsburg', 'random', '--keep', file, '--games', '1']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('holds another contest') });
  });

  test('it stops when the test is settled', async () => {
    const { out } = await contest('--games', '400', '--seed', 'arena', '--test', '0.8:0.9', '--json');
    expect(JSON.parse(out).games).toBeLessThan(60);
  });

  test('--every tells of each scenario and of each option alone how often it is won', async () => {
    const argv = ['arena', 'ottoman-sunset', 'random', '--every', '--games', '2', '--seed', 'every', '--jobs', '1'];
    const { code, out } = await ravelin(argv);
    expect(code).toBe(0);
    const rows = out.split('\n').filter((line) => line.startsWith('1914'));
    expect(rows.map((row) => row.split(/\s{2,}/)[0])).toEqual(['1914', '1914 stubborn=on', '1914 coalition=on']);
    for (const row of rows) expect(row).toMatch(/ 2 +0\.0 % +0\.0 %–\d+\.\d % +\d+\.\d +-\d\.\d\d {2}\w/);
    const json = await ravelin([...argv, '--json']);
    const settings = json.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(settings.map(({ games, options }) => [games, options.stubborn])).toEqual([
      [2, 'off'],
      [2, 'on'],
      [2, 'off'],
    ]);
  });

  test('a worker plays the games of an arena with the component set that it is sent, and reads it like anybody', async () => {
    const game = gameNamed('vienna');
    const contest = { game: 'vienna', a: 'random', b: 'random', seed: 'x', scenario: 'standard', options: {} };
    const files = structuredClone(game.sets[0].files) as { board: { rounds: number | string } };
    files.board.rounds = 1;
    const set = game.readComponents?.(files) as (typeof game.sets)[number];
    const here = [0, 1].map(boutsOf(kernelOf(game), set, contest));
    expect(await playBouts(contest, { files }, [0, 1])).toEqual(here);
    expect(await playBouts(contest, { id: game.sets[0].id }, [0, 1])).not.toEqual(here);
    files.board.rounds = 'one';
    await expect(playBouts(contest, { files }, [0])).rejects.toThrow(/Rounds is a whole number/);
  });

  test.each([
    [['arena', 'hapsburg', 'random', '--every', '--keep', 'book'], /--every plays several/],
    [['arena', 'vienna', 'random'], /Say who plays/],
    [
      ['arena', 'vienna', 'random', 'random', '--workers', 'nats://127.0.0.1:1', '--components', 'mine'],
      /The folder mine cannot be read/,
    ],
    [['worker'], /Say where NATS is/],
    [['worker', '--nats', 'nats://127.0.0.1:1', '--threads', '0'], /--threads/],
    [['arena', 'hapsburg', 'random', 'random'], /won or lost by one player/],
    [['arena', 'vienna', 'random', 'grandmaster'], /no player "grandmaster"/],
    [['arena', 'vienna', 'random', 'random', '--test', '0.9:0.2'], /--test is two scores/],
  ])('%j is refused', async (argv, message) => {
    const { code, err } = await ravelin(argv);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(message);
  });
});
