import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { expect, test } from 'vitest';
import { root, tools } from '../ensure.mjs';
import { nothing, summary } from './outcome.mjs';
import { ofPlaywright } from './playwright.mjs';

/** A run of vitest on files of tests, which import nothing of it: they lie outside the repository. */
const vitestOn = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'ravelin-outcome-'));
  try {
    for (const [name, tests] of Object.entries(files)) writeFileSync(join(folder, name), tests);
    const reporter = `--reporter=${join(root, 'scripts/outcome/vitest-reporter.mjs')}`;
    const { status } = spawnSync(process.execPath, [tools.vitest, 'run', '--globals', '--root', folder, reporter], {
      env: { ...process.env, OUTCOME_FILE: join(folder, 'outcome.json') },
      stdio: 'ignore',
    });
    return { status, outcome: JSON.parse(readFileSync(join(folder, 'outcome.json'), 'utf8')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const SOME = `
  let tries = 0;
  test('passes', () => {});
  test.skip('is left out', () => {});
  describe('a group', () => test('fails', () => expect('one').toBe('two')));
  describe('a group whose hook fails', () => {
    beforeAll(() => { throw new Error('no database'); });
    test('never runs', () => {});
  });
  test('needs two tries', { retry: 1 }, () => { tries += 1; if (tries < 2) throw new Error('too early\\nmore'); });
  test('leaves a promise behind', async () => {
    Promise.reject(new Error('nobody waited'));
    await new Promise(setImmediate);
  });
`;

test('vitest: what failed, what was tried again and what failed outside any test is named', () => {
  const { status, outcome } = vitestOn({ 'some.test.js': SOME, 'broken.test.js': `import './is-not-there.js';` });
  expect(status).not.toBe(0);
  expect({ ...outcome, failed: outcome.failed.toSorted() }).toEqual({
    passed: 3,
    skipped: 2,
    failed: [
      'an error outside any test: nobody waited',
      expect.stringMatching(/^broken\.test\.js: .*is-not-there\.js/),
      "some.test.js > a group > fails: expected 'one' to be 'two' // Object.is equality",
      'some.test.js > a group whose hook fails: no database',
    ],
    retried: ['some.test.js > needs two tries: too early'],
  });
});

/** The part of Playwright's report that is read. */
const report = (...tests: readonly (readonly [title: string, status: string, ...tries: (string | undefined)[]])[]) => {
  const specs = tests.map(([title, status, ...tries]) => ({
    title,
    tests: [{ status, results: tries.map((message) => ({ errors: message === undefined ? [] : [{ message }] })) }],
  }));
  const file = { title: 'a.e2e.ts', file: 'a.e2e.ts', specs: [], suites: [{ title: 'a group', specs }] };
  return { config: { rootDir: '/here/web/e2e' }, suites: [file], errors: [] } as unknown as JSONReport;
};

test('Playwright: what failed and what was tried again is named', () => {
  const red = '\u001b[31mError: \u001b[39m';
  const told = report(
    ['passes', 'expected', undefined],
    ['is left out', 'skipped'],
    ['fails', 'unexpected', `${red}not visible\n\nCall log`, 'Error: something else'],
    ['needs two tries', 'flaky', 'Test timeout of 30000ms exceeded.', undefined],
  );
  expect(ofPlaywright(told, '/here')).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['web/e2e/a.e2e.ts > a group > fails: Error: not visible'],
    retried: ['web/e2e/a.e2e.ts > a group > needs two tries: Test timeout of 30000ms exceeded.'],
  });
});

test('Playwright: an error outside any test is a failure', () => {
  const told = { ...report(), errors: [{ message: 'Error: Process from config.webServer was not able to start.' }] };
  expect(ofPlaywright(told, '/here').failed).toEqual([
    'an error outside any test: Error: Process from config.webServer was not able to start.',
  ]);
});

test('the summary names the suite, its tests, and ends with the counts', () => {
  expect(summary([['vitest', { ...nothing(), passed: 7, skipped: 1 }]])).toEqual(['7 passed, 0 failed, 1 skipped']);
  const browser = { passed: 3, skipped: 0, failed: ['a.e2e.ts > fails: why'], retried: ['a.e2e.ts > slow: why'] };
  expect(
    summary([
      ['vitest', { ...nothing(), passed: 7 }],
      ['browser', browser],
    ]),
  ).toEqual([
    'Failed: browser',
    '  a.e2e.ts > fails: why',
    'Passed on a second try: browser',
    '  a.e2e.ts > slow: why',
    '10 passed, 1 failed, 0 skipped',
  ]);
});
