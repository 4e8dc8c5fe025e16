import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@ravelin/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameNamed } from './library.ts';
import { CLEAR } from './style.ts';
import { ravelin, steadyEngine } from './testing.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ravelin-play-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const vienna = gameNamed('vienna');
const SEED = ['--seed', 'abc'];
const typed = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');
const playing = (side: string, ...lines: string[]) =>
  ravelin(['play', 'vienna', '--side', side, ...SEED], typed(...lines));

/** A record that begins at a position, as a file. */
const recordOf = (position: unknown): string => {
  const protocol = steadyEngine();
  const ok = (request: unknown) => JSON.parse(protocol.handle(JSON.stringify(request)) ?? '').ok;
  ok({ do: 'setup', game: 'vienna', position });
  const file = join(folder, 'position.json');
  writeFileSync(file, JSON.stringify(ok({ do: 'record' })));
  return file;
};

const control = Object.fromEntries(
  vienna.sets[0].kit.files.board.hexes.map(({ id, start }: { id: string; start: { control: string } }) => [
    id,
    start.control,
  ]),
);

/** Its place in the list of games. */
const numberOf = (id: string): string => String(games.findIndex((game) => game.id === id) + 1);

describe('play', () => {
  test('asks for the sides and the options, then begins', async () => {
    const { code, out } = await ravelin(['play', ...SEED], typed(numberOf('vienna'), '1', '2', '2', '', '6', 'quit'));
    expect(code).toBe(0);
    expect(out).toContain('against the computer');
    expect(out).toContain('Redraw of Tactics: Off');
    // Without the redraw the game begins with the first turn.
    expect(out).toContain('Discard a Strategy card for an action or for its Event, or pass. (V9.2)');
  });

  test('asks for the game and its scenario where there are several', async () => {
    const { code, out } = await ravelin(
      ['play', ...SEED],
      typed(numberOf('hapsburg'), '1', '4', '', '', '', '', '', '', '', '', 'quit'),
    );
    expect(code).toBe(0);
    for (const { title } of games) expect(out).toContain(title);
    expect(out).toMatch(/The whole war, 1914–18.*\n.*1914 to 1915/);
  });

  test('the end of the input ends it politely, wherever it comes', async () => {
    for (const lines of [[], ['1'], ['1', ''], ['1', '', '1'], ['9', '3', '', '']]) {
      const { code, out, err } = await ravelin(['play', ...SEED], typed(...lines));
      expect([code, err]).toEqual([0, '']);
      expect(out.endsWith('Good-bye.\n')).toBe(true);
    }
  });

  test('shows the board, the own hand, the question with its paragraph and numbered moves', async () => {
    const { out } = await playing('ottoman', 'keep tactics');
    expect(out).toContain('[H] Curtain Wall');
    expect(out).toMatch(/glacis-l {2,}\[·\] Glacis \(centre\) {2,}glacis-r/);
    expect(out).toMatch(/Your hand\n {2}OS\d+/);
    expect(out).toMatch(/ 1 entrench glacis-c with OS\d+/);
  });

  test("does not show the opponent's cards", async () => {
    const { out } = await playing('ottoman', 'keep tactics', 'log', 'hand', 'board', 'any', 'any', 'any', 'log');
    const dealt = out.match(/HT\d+/g);
    expect(dealt).toBeNull();
    expect(out).toMatch(/OT\d+/);
  });

  test('takes a number, or the move as one likes to write it', async () => {
    const byNumber = await playing('ottoman', '1', '6');
    expect(byNumber.out).toMatch(/card played|play .*: Mine/i);
    const card = /mine with (OS\d+)/.exec(byNumber.out)?.[1] ?? '';
    const byName = await playing('ottoman', 'KEEP   Tactics', `Mine WITH ${card.toLowerCase()}`);
    const mined = (text: string) => text.split('\n').filter((line) => line.startsWith('•') && line.includes(card));
    expect(mined(byName.out)).toEqual(mined(byNumber.out));
  });

  test('says what is wrong with what was typed, and asks again', async () => {
    const { out } = await playing('ottoman', '1', 'dance', '99', 'mine with XX9', 'assault curtain with OS1', 'pass');
    expect(out).toContain('"dance" is not a move');
    expect(out).toContain('There is no move 99 here');
    expect(out).toContain('"XX9" is not a Strategy card');
    expect(out).toMatch(/Not allowed:\n.*\(V10\.2\.3\)/s);
    expect(out).toMatch(/You may pass if .*\(V9\.3\)/);
  });

  test('why explains a move without making it', async () => {
    const { out } = await playing('ottoman', '1', 'why 1', 'why pass', 'moves');
    expect(out).toMatch(/Allowed: entrench glacis-c with OS\d+\n {2}Habsburg dice: 9\n {4}\+9 .*\(V10\.1\.9\)/);
    expect(out).toMatch(/Not allowed:\n.*\(V9\.3\)/);
    expect(out.match(/\(V9\.2\)\n/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test('rule shows a paragraph, those under it, and the text of a card', async () => {
    const { out } = await playing('ottoman', 'rule v10.2', 'rule V17.OS22', 'rule V99');
    expect(out).toContain('V10.2.1  Only the Ottomans may Assault.');
    expect(out).toContain('V17.OS22  Raised Earthworks: Choose a hex');
    expect(out).not.toContain('V10.3.1  ');
    expect(out).toContain('There is no paragraph "V99"');
  });

  test('undo takes a move back while nothing has been shown', async () => {
    const { out } = await playing('both', '', '1', '', '', 'undo');
    expect(out).toContain('Another seat has acted since.');
    const alone = await playing('ottoman', '1', 'undo');
    expect(alone.out).toMatch(/Something was drawn at random|Another seat has acted/);
    // With a Response in hand the Ottomans are asked before the dice fall, and the Cannons can still go back.
    const file = recordOf({ zones: { 'ottoman hand': ['OS1', 'OS5', 'OS26'], 'habsburg hand': ['HS1'] } });
    const lines = typed('entrench glacis-c with OS1', 'cannons camp>glacis-c x6', 'undo', 'cannons none');
    const { out: cannons } = await ravelin(['play', '--load', file, '--side', 'ottoman'], lines);
    expect(cannons).toMatch(/glacis-c {2}I2 C6.*Taken back\..*glacis-c {2}I2\n/s);
  });

  test('a warning must be confirmed', async () => {
    const file = recordOf({
      control: { ...control, 'glacis-c': 'ottoman' },
      zones: { 'ottoman hand': ['OS1', 'OS2'], 'habsburg hand': ['HS1', 'HS2'] },
    });
    const bombarding = async (...lines: string[]) =>
      (await ravelin(['play', '--load', file, '--side', 'ottoman'], typed('bombard cw-c with OS1', ...lines))).out;
    const declined = await bombarding('n', 'moves');
    expect(declined).toContain('this can do nothing');
    expect(declined).toMatch(/Do it all the same\? \(y\/n\) n\n> moves/);
    expect(declined).not.toMatch(/^• .*OS1/m);
    expect(await bombarding('y')).toMatch(/^• .*OS1/m);
  });

  test('a saved game can be replayed and played on', async () => {
    const file = join(folder, 'game.json');
    const { out } = await playing('ottoman', '1', 'any', 'any', `save ${file}`);
    expect(out).toContain(`Saved: ${file}`);
    const { moves } = JSON.parse(readFileSync(file, 'utf8'));
    const replayed = await ravelin(['replay', file]);
    expect(replayed.out).toContain(`${moves.length}. `);
    const on = await ravelin(['play', '--load', file, '--side', 'ottoman'], typed('any', `save ${file}`));
    expect(on.code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).moves.length).toBeGreaterThan(moves.length);
  });

  test('a file that cannot be written is told, and the game goes on', async () => {
    const { out } = await playing('ottoman', 'save', `save ${join(folder, 'no', 'where.json')}`, '1');
    expect(out).toContain('Where to? save FILE');
    expect(out).toMatch(/where\.json cannot be written: ENOENT/);
    expect(out).toContain('(V9.2)');
  });

  test('a whole game can be played to its end', async () => {
    const file = join(folder, 'whole.json');
    const { code, out } = await playing('habsburg', ...Array.from({ length: 300 }, () => 'any'), `save ${file}`);
    expect(code).toBe(0);
    expect(out).toMatch(/(ottoman|habsburg) wins after \d+ moves/);
    expect((await ravelin(['replay', file])).out).toMatch(/(ottoman|habsburg) wins after \d+ moves/);
  });

  test('random play can be watched', async () => {
    const { code, out } = await playing('none');
    expect(code).toBe(0);
    expect(out).toMatch(/^1\. ottoman: /m);
    expect(out).toMatch(/wins after \d+ moves/);
  });
});

describe('two at one screen', () => {
  const shared = async (...lines: string[]): Promise<string> =>
    (await ravelin(['play', 'vienna', '--side', 'both', ...SEED], typed(...lines), true)).out;

  test('it is cleared and handed over whenever the other must decide', async () => {
    const out = await shared('', '1', '', '', '1', '', '');
    expect(out.split(CLEAR)).toHaveLength(4);
    expect(out).toMatch(/Hand over to .*ottoman.*, press Enter|Hand over to the Ottomans, press Enter/);
    expect(out).toMatch(/Hand over to .*habsburg.*, press Enter|Hand over to the Habsburgs, press Enter/);
  });

  test('after it is cleared nothing of the other hand is shown', async () => {
    const [, ottoman, habsburg, again] = (await shared('', '1', '', '', '1', '', '')).split(CLEAR);
    const cards = (text: string, letter: string) => text.match(new RegExp(`\\b${letter}[ST]\\d+`, 'g'));
    expect(cards(ottoman, 'O')).not.toBeNull();
    expect(cards(ottoman, 'H')).toBeNull();
    expect(cards(habsburg, 'H')).not.toBeNull();
    expect(cards(habsburg, 'O')).toBeNull();
    expect(cards(again, 'O')).not.toBeNull();
    expect(cards(again, 'H')).toBeNull();
  });

  test('nothing is shown before Enter is pressed', async () => {
    const [before, after] = (await shared('', '1', '', '')).split(CLEAR)[2].split('press Enter');
    expect(before).not.toMatch(/HT\d/);
    expect(after).toMatch(/HT\d/);
  });
});
