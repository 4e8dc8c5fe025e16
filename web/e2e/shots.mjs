// npm run shots [-- NAME...]: every screen at both sizes in both themes, as pictures in shots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, chrome, open, root, SIZES, withoutBrowser } from './browser.mjs';
import { visit, WALKS } from './screens.mjs';

const path = chrome() ?? withoutBrowser();
build();
const { browser, address, close } = await open(path);
const screens = WALKS.flatMap(([, all]) => all);
const wanted = process.argv.slice(2);
mkdirSync(join(root, 'shots'), { recursive: true });
for (const [sizeName, size] of Object.entries(SIZES))
  for (const theme of ['light', 'dark']) {
    if (
      wanted.length > 0 &&
      !wanted.some((one) => `${sizeName}-${theme}`.includes(one) || screens.some(([name]) => name === one))
    )
      continue;
    const { page, context, errors } = await visit(browser, address, { size, settings: { theme, askAlways: true } });
    for (const [name, reach] of screens) {
      try {
        await reach(page);
        await page.screenshot({ path: join(root, 'shots', `${name}-${sizeName}-${theme}.png`) });
      } catch (error) {
        console.error(`${name} ${sizeName} ${theme}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        await page.screenshot({ path: join(root, 'shots', `${name}-${sizeName}-${theme}-failed.png`) });
        process.exitCode = 1;
      }
    }
    for (const error of errors) console.error(`${sizeName} ${theme}: ${error}`);
    await context.close();
  }
await close();
