// node scripts/icons.mjs: draws web/public/icon.svg as the pictures that phones and launchers ask for.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chrome, FLAGS, root, withoutBrowser } from '../web/e2e/browser.mjs';

/** Each picture: how wide it is, and how much of it the sign takes; a mask may cut off what lies farther out, so there the paper goes to the edge. */
const PICTURES = /** @type {const} */ ([
  ['icon-192.png', 192, 1],
  ['icon-512.png', 512, 1],
  ['icon-maskable-512.png', 512, 0.8],
  ['apple-touch-icon.png', 180, 0.88],
]);

const folder = join(root, 'web/public');
const drawing = readFileSync(join(folder, 'icon.svg'), 'utf8');
const browser = await chromium.launch({ executablePath: chrome() ?? withoutBrowser(), args: FLAGS });
const page = await browser.newPage();
for (const [name, size, share] of PICTURES) {
  await page.setViewportSize({ width: size, height: size });
  const sign = Math.round(size * share);
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${share < 1 ? '#F3EAD7' : 'transparent'}">
     <div style="width:${sign}px;height:${sign}px">${drawing}</div>`,
  );
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
}
await browser.close();
