import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@ravelin/games';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { root } from './ensure.mjs';
import { freeLetter, problemWith } from './new-game.mjs';

describe('a name', () => {
  test.each([
    [undefined, /Which name/],
    ['Skirmish', /small letters/],
    ['2-sieges', /small letters/],
    ['great--siege', /small letters/],
    ['../siege', /small letters/],
    ['registry', /reserved/],
    ['new-game', /reserved/],
    [games[0].id, /already/],
    ['kernel', /is a word that .* uses/],
  ])('%s is refused in plain words', (name, why) => {
    expect(problemWith(name)).toMatch(why);
  });

  test('skirmish is free, and so is a letter for its paragraphs', () => {
    expect(problemWith('skirmish')).toBeUndefined();
    expect(freeLetter('skirmish', new Set(['S', 'K']))).toBe('I');
    expect(freeLetter('ab', new Set(['A', 'B']))).toBe('C');
  });
});

/** A copy of the repository with a game made from the template: built and tested as a whole, so for the long run. */
const aNewGame = (): void => {
  const copy = mkdtempSync(join(tmpdir(), 'ravelin-new-game-'));
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', input: '' });
    return { status, text: `${stdout}${stderr}` };
  };
  const node = (...args: string[]) => run(process.execPath, ...args);
  /** What git would say has changed. */
  const changes = () => run('git', 'status', '--porcelain').text.trim();

  beforeAll(() => {
    const left = new Set(['.git', 'node_modules', 'shots']);
    for (const entry of readdirSync(root).filter((name) => !left.has(name)))
      cpSync(join(root, entry), join(copy, entry), {
        recursive: true,
        preserveTimestamps: true,
        // Whether those of the other games are up to date is not asked here.
        filter: (path) => !path.endsWith('examples.json'),
      });
    // The installed packages stay where they are; our own are those of the copy.
    mkdirSync(join(copy, 'node_modules'));
    for (const entry of readdirSync(join(root, 'node_modules')))
      if (entry === '@ravelin') {
        mkdirSync(join(copy, 'node_modules/@ravelin'));
        for (const name of readdirSync(join(root, 'node_modules/@ravelin')))
          symlinkSync(join(copy, name), join(copy, 'node_modules/@ravelin', name));
      } else symlinkSync(join(root, 'node_modules', entry), join(copy, 'node_modules', entry));
    run('git', 'init', '--quiet');
    run('git', 'add', '--all');
    run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'before');
    expect(changes()).toBe('');
    const made = node('scripts/new-game.mjs', 'skirmish');
    expect(made.text).toContain('its paragraphs begin with K');
    expect(made.status).toBe(0);
  }, 300_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  test('is one folder', () => {
    expect(changes()).toBe('?? games/skirmish/');
  });

  test('passes the battery, its own tests and those that every game is held to', () => {
    const vitest = (...args: string[]) => node('node_modules/vitest/vitest.mjs', 'run', ...args);
    const passed = { status: 0, text: expect.stringMatching(/Tests .*\d passed/) };
    expect(vitest('games/skirmish', 'games/registry')).toEqual(passed);
    const held = ['cli/endings', 'cli/examples', 'web/play/say', 'web/rules'];
    expect(vitest(...held, '--testNamePattern', '[Ss]kirmish')).toEqual(passed);
  });

  test('keeps the rules of imports, types and lint', () => {
    expect(node('scripts/imports.mjs')).toMatchObject({ status: 0 });
    expect(node('node_modules/typescript/bin/tsc', '-b')).toMatchObject({ status: 0 });
    expect(node('node_modules/@biomejs/biome/bin/biome', 'check', 'games/skirmish')).toMatchObject({ status: 0 });
  });

  test('is played in the terminal and through the protocol', () => {
    expect(node('cli/bin/ravelin.js', 'games').text).toContain('skirmish  Skirmish, for north and south');
    expect(node('cli/bin/ravelin.js', 'play', 'skirmish', '--side', 'none', '--seed', 'a').text).toMatch(/K4\.\d/);
    expect(node('cli/bin/ravelin.js', 'coverage', 'skirmish').text).toMatch(/Total .* 100\.0 %/);
  });

  test('leaves no trace when its folder is deleted', () => {
    rmSync(join(copy, 'games/skirmish'), { recursive: true });
    expect(changes()).toBe('');
    expect(node('node_modules/typescript/bin/tsc', '-b')).toMatchObject({ status: 0 });
    expect(node('cli/bin/ravelin.js', 'games').text).not.toContain('skirmish');
  });
};
if (inject('long')) describe('a new game', { timeout: 300_000 }, aNewGame);
