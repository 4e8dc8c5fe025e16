// npm test [-- VITEST ARGS]: lint, types, then every test suite. The last line is `N passed, N failed, N skipped`.
// npm run test:long: the same with nothing left to a sample (engine/testing/size.ts, web/e2e/fixtures.ts), and with the tests of the
// bench's baseline.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { ensureBaseline, ensureInstalled, node, root, tools } from './ensure.mjs';
import { ensureServices, withoutServices } from './services.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

ensureInstalled();
const args = process.argv.slice(2).filter((arg) => arg !== '--long');
if (process.argv.includes('--long')) {
  process.env.RAVELIN_LONG = '1';
  ensureBaseline();
}
const LEFT = `Left to npm run test:long: properties at their full size; the bench's baseline; a game made from the template; in the browser each game both by clicks
and by keyboard at both sizes, every lesson, each screen at the other size and in the other light, axe on every screen, every screen and every example of the
rulebooks in German, whole games against the computer, the moves of 200 positions of each game on what is drawn.`;
const folder = mkdtempSync(join(tmpdir(), 'ravelin-test-'));

/** Add further suites here. @type {[string, () => Tally][]} */
const suites = [
  ['vitest', () => vitest('vitest')],
  ['the server on PostgreSQL and NATS', cluster],
  ['browser', browser],
];

/** @param {string} name of its configuration @returns {Tally} */
function vitest(name) {
  const file = join(folder, `${name}.json`);
  const status = node(tools.vitest, [
    'run',
    `--config=${join(root, `${name}.config.ts`)}`,
    // Whoever names some tests may name none of the server's.
    ...(name !== 'vitest' && args.length > 0 ? ['--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0 };
  if (existsSync(file)) {
    /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    for (const { status, assertionResults } of report.testResults) {
      const failedBefore = tally.failed;
      for (const test of assertionResults) {
        tally[test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'] += 1;
      }
      // A file that failed as a whole (it does not load, a hook threw) has no failed test of its own.
      if (status === 'failed' && tally.failed === failedBefore) tally.failed += 1;
    }
  }
  // No tests found, an error outside any test, a crash.
  if (status !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

/** The server's tests once more; where that cannot be done it is one skipped, and a failure where CI is set. @returns {Tally} */
function cluster() {
  if (ensureServices()) return vitest('vitest.cluster');
  withoutServices();
  const missing = process.env.CI ? 'failed' : 'skipped';
  return { passed: 0, failed: 0, skipped: 0, [missing]: 1 };
}

/** The client in a real Chromium. Skipped when arguments for vitest are given: then somebody looks at one test. @returns {Tally} */
function browser() {
  const file = join(folder, 'browser.json');
  if (args.length > 0) return { passed: 0, failed: 0, skipped: 0 };
  const status = node(
    tools.playwright,
    ['test', '--config', join(root, 'web/e2e/playwright.config.ts'), '--reporter=list,json'],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  /** @type {Tally} */
  const tally = { passed: 0, failed: 0, skipped: 0 };
  if (existsSync(file)) {
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    tally.passed = stats.expected + stats.flaky;
    tally.failed = stats.unexpected;
    tally.skipped = stats.skipped;
  }
  if (status !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

/** @type {Tally} */
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];

try {
  // Checks have no tests to count: one that fails counts as one failure.
  for (const [name, tool, toolArgs] of checks) {
    console.log(`\n== ${name}`);
    if (node(tool, toolArgs) === 0) continue;
    total.failed += 1;
    failures.push(name);
  }
  for (const [name, run] of suites) {
    console.log(`\n== ${name}`);
    const tally = run();
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    if (tally.failed > 0) failures.push(name);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

if (!process.env.RAVELIN_LONG) console.log(`\n${LEFT}`);
if (failures.length > 0) {
  console.log(`\nFailed: ${failures.join(', ')}`);
  process.exitCode = 1;
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
