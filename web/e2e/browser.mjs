// Finds a Chromium, starts it, and serves the built client: shared by the end-to-end tests, the screenshots and the bench.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { serve } from '../serve.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dist = join(root, 'web/dist');

/** Chromium without a window of its own: the same pages a third faster. */
const WITHOUT_WINDOW = 'chromium-headless-shell';
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string[]} names @returns {string | undefined} */
const find = (...names) =>
  [process.env.CHROME ?? '', ...names.map((name) => `/usr/bin/${name}`)].find((path) => path && existsSync(path));

/** The path of a Chromium for tests; on Debian as root one is installed where there is none. @returns {string | undefined} */
export const chrome = () => {
  const found = find(WITHOUT_WINDOW, ...WITH_WINDOW);
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.error(`No Chromium here: installing Debian’s (apt-get install ${WITHOUT_WINDOW}) ...`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', WITHOUT_WINDOW], { stdio: 'ignore' });
  return find(WITHOUT_WINDOW);
};

/** The path of a Chromium as people have it, for what is measured. @returns {string | undefined} */
export const chromeAsUsed = () => find(...WITH_WINDOW) ?? chrome();

/** Says plainly that nothing can be tested here; fails where CI is set. */
export const withoutBrowser = () => {
  console.error('No Chromium or Chrome was found (set CHROME to its path): the browser was not tested.');
  process.exit(process.env.CI ? 1 : 0);
};

/** Builds the client unless BUILT says that it is fresh. */
export const build = () => {
  if (process.env.BUILT && existsSync(join(dist, 'index.html'))) return;
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'error'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  if (done.status !== 0) process.exit(done.status ?? 1);
};

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {string} executablePath */
export const open = async (executablePath) => {
  const server = await serve(dist);
  const browser = await chromium.launch({ executablePath, headless: true, args: FLAGS });
  return {
    browser,
    address: server.address,
    server,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
};

/** The two sizes that every screen is made for. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
};
