// npm run e2e [-- WORD...]: the tests of the client in a real browser; WORD keeps those whose name holds it.
// The last line is `N passed, N failed, N skipped`.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { build, chrome, open, root, withoutBrowser } from './browser.mjs';
import { visit } from './screens.mjs';

const path = chrome() ?? withoutBrowser();
build();
const { browser, address, close } = await open(path);
const words = process.argv.slice(2);
const folder = join(root, 'web/e2e');

/** @type {{ title: string, test: import('./kit.ts').Suite[string] }[]} */
const tests = [];
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.e2e.ts'))
  .sort()) {
  /** @type {{ module: { default: import('./kit.ts').Suite } }} */
  const { module } = await runnerImport(join(folder, file), { root, configFile: false, logLevel: 'error' });
  for (const [name, test] of Object.entries(module.default)) {
    const title = `${file.replace('.e2e.ts', '')}: ${name}`;
    if (words.length === 0 || words.some((word) => title.includes(word))) tests.push({ title, test });
  }
}

let passed = 0;
let failed = 0;
/** @param {(typeof tests)[number]} one */
const run = async ({ title, test }) => {
  /** @type {import('./kit.ts').Visit[]} */
  const visits = [];
  const started = Date.now();
  try {
    await test({
      browser,
      address,
      visit: async (options) => {
        const one = await visit(browser, address, options);
        one.page.setDefaultTimeout(30_000);
        visits.push(one);
        return one;
      },
    });
    const errors = visits.flatMap((one) => one.errors);
    if (errors.length > 0) throw new Error(`errors in the page: ${errors.join('; ')}`);
    passed += 1;
    console.log(`ok ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    const shot = failed;
    console.error(`FAILED ${title}\n${error instanceof Error ? error.stack : error}`);
    for (const [i, one] of visits.entries())
      await one.page.screenshot({ path: join(root, 'shots', `failed-${shot}-${i}.png`) }).catch(() => undefined);
  }
  for (const one of visits) await one.context.close().catch(() => undefined);
};

// Two at a time, each in a browser context of its own: a test waits for its page most of the time. Those that speak of moments (quick
// taps, what moves by itself) have the machine to themselves.
const MOMENTS = ['touch:', 'away:', 'field:'];
const isOfMoments = (/** @type {(typeof tests)[number]} */ { title }) => MOMENTS.some((file) => title.startsWith(file));
const patient = tests.filter((one) => !isOfMoments(one)).values();
const worker = async () => {
  for (const one of patient) await run(one);
};
await Promise.all([worker(), worker()]);
for (const one of tests.filter(isOfMoments)) await run(one);
await close();
if (process.env.RAVELIN_TALLY) writeFileSync(process.env.RAVELIN_TALLY, JSON.stringify({ passed, failed, skipped: 0 }));
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exitCode = failed > 0 ? 1 : 0;
