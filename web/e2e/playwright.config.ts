import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chrome, FLAGS, root, withoutBrowser } from './browser.mjs';

/** npm run e2e [-- -g WORDS]: the client in a real Chromium. What a failed test left (pictures, traces) lies in shots/failed. */

const MINUTE = 60_000;
const build = process.env.BUILT ? '' : 'node node_modules/vite/bin/vite.js build web --logLevel error && ';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  // Looks that little else depends on wait for the long run.
  ...(process.env.RAVELIN_LONG ? {} : { grepInvert: /@later/ }),
  outputDir: join(root, 'shots/failed'),
  reporter: 'list',
  // Each in a browser of its own. One more than two cores: a test waits for its page part of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test of moments (quick taps, what moves by itself) may meet a machine that is busy at the wrong one.
  retries: 1,
  timeout: 15 * MINUTE,
  use: {
    launchOptions: { executablePath: chrome() ?? withoutBrowser(), args: FLAGS },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  webServer: {
    command: `${build}node web/serve.mjs`,
    cwd: root,
    // A free port: the address is what the server prints.
    wait: { stdout: /Ravelin: (?<ravelin_address>\S+)/ },
    timeout: 10 * MINUTE,
  },
});
