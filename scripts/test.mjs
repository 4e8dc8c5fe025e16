// npm test [-- VITEST ARGS]: lint, types, then every test suite. The last line is `N passed, N failed, N skipped`.
// npm run test:long: the same with nothing left to a sample (engine/testing/size.ts, web/e2e/fixtures.ts), and with the tests of the
// bench's baseline.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks } from './checks.mjs';
import { ensureBaseline, ensureInstalled, node, root, tools } from './ensure.mjs';
import { nothing, summary } from './outcome/outcome.mjs';
import { ofPlaywright } from './outcome/playwright.mjs';
import { ensureServices, withoutServices } from './services.mjs';

/** @typedef {import('./outcome/outcome.mjs').Outcome} Outcome */
/** @typedef {import('@playwright/test/reporter').JSONReport} JSONReport */

ensureInstalled();
const args = process.argv.slice(2).filter((arg) => arg !== '--long');
if (process.argv.includes('--long')) {
  process.env.RAVELIN_LONG = '1';
  ensureBaseline();
}
const LEFT = `Left to npm run test:long: properties at their full size; the bench's baseline; a game made from the template; in the browser what
one game, size or language stands for here, the looks that are marked for later, each game both by clicks and by keyboard at both sizes, every lesson, axe on
every screen in both lights, every screen and every example of the rulebooks in German, whole games against the computer, the moves of 200 positions of each
game on what is drawn.`;
const folder = mkdtempSync(join(tmpdir(), 'ravelin-test-'));

/** Add further suites here. @type {[string, () => Outcome][]} */
const suites = [
  ['vitest', () => vitest('vitest')],
  ['the server on PostgreSQL and NATS', cluster],
  ['browser', browser],
];

/** @param {string} name of its configuration @returns {Outcome} */
function vitest(name) {
  const file = join(folder, `${name}.json`);
  const status = node(
    tools.vitest,
    [
      'run',
      `--config=${join(root, `${name}.config.ts`)}`,
      // Whoever names some tests may name none of the server's.
      ...(name !== 'vitest' && args.length > 0 ? ['--passWithNoTests'] : []),
      '--reporter=default',
      `--reporter=${join(root, 'scripts/outcome/vitest-reporter.mjs')}`,
      ...args,
    ],
    { env: { ...process.env, OUTCOME_FILE: file } },
  );
  return outcomeOf(status, file, (outcome) => outcome);
}

/**
 * What a run's report tells. A run that failed without a word of why (no tests found, a crash) is one failure.
 * @template Report
 * @param {number} status @param {string} file @param {(report: Report) => Outcome} read @returns {Outcome}
 */
function outcomeOf(status, file, read) {
  const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing();
  if (status !== 0 && outcome.failed.length === 0) outcome.failed.push(`no test failed, but it ended with ${status}`);
  return outcome;
}

/** The server's tests once more; where that cannot be done it is one skipped, and a failure where CI is set. @returns {Outcome} */
function cluster() {
  if (ensureServices()) return vitest('vitest.cluster');
  withoutServices();
  return { ...nothing(), ...(process.env.CI ? { failed: ['PostgreSQL and NATS were not found'] } : { skipped: 1 }) };
}

/** The client in a real Chromium. Skipped when arguments for vitest are given: then somebody looks at one test. @returns {Outcome} */
function browser() {
  const file = join(folder, 'browser.json');
  if (args.length > 0) return nothing();
  const status = node(
    tools.playwright,
    ['test', '--config', join(root, 'web/e2e/playwright.config.ts'), '--reporter=list,json'],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  return outcomeOf(status, file, (/** @type {JSONReport} */ report) => ofPlaywright(report, root));
}

/** @type {[string, Outcome][]} */
const outcomes = [];

try {
  // Checks have no tests to count: one that fails counts as one failure.
  for (const [name, tool, toolArgs] of checks) {
    console.log(`\n== ${name}`);
    if (node(tool, toolArgs) !== 0) outcomes.push([name, { ...nothing(), failed: ['see above'] }]);
  }
  for (const [name, run] of suites) {
    console.log(`\n== ${name}`);
    outcomes.push([name, run()]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

if (!process.env.RAVELIN_LONG) console.log(`\n${LEFT}`);
if (outcomes.some(([, { failed }]) => failed.length > 0)) process.exitCode = 1;
console.log(`\n${summary(outcomes).join('\n')}`);
