import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { de } from '../online/words/de.ts';
import { en } from '../online/words/en.ts';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { sample } from './fixtures.ts';
import { asGuest, asMember, goTo, test, wrongAt } from './people.ts';

/** Accounts: coming in, keeping one, losing the password, leaving. */

const PASSWORD = 'ravelin and glacis';

test('a guest comes in with a name, keeps the account, and is known again in another browser', async ({ arrive }) => {
  const { page } = await arrive({ at: '/' });
  await page.click('.account-link');
  await page.fill('.entrance-others input[name="name"]', 'Katalin');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.online-home');
  assert.equal(await page.getAttribute('.account-link', 'aria-label'), 'Your account: Katalin');
  await goTo(page, '/account');
  await page.waitForSelector('#sign-up-title');
  assert.equal(await page.textContent('#sign-up-title'), en['keep.title']);
  await page.fill('.sheets input[name="email"]', 'katalin@example.org');
  await page.fill('.sheets input[name="password"]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('#account-email');

  const { page: other } = await arrive({ at: '/sign-in' });
  await other.fill('input[name="email"]', ' Katalin@Example.org');
  await other.fill('input[name="password"]', PASSWORD);
  await other.keyboard.press('Enter');
  await other.waitForSelector('.online-home');
  assert.equal(await other.textContent('.account-link span'), 'Katalin');
});

test('what is wrong is said beside its field, in the language that is set, and has the focus', async ({ arrive }) => {
  const { page } = await arrive();
  await asMember(page, 'Katalin', 'taken@example.org', PASSWORD);
  const { page: other } = await arrive({ at: '/sign-up', settings: { language: 'de' } });
  await other.click('form button[type="submit"]');
  assert.deepEqual(
    [await wrongAt(other, 'name'), await wrongAt(other, 'email'), await wrongAt(other, 'password')],
    [de['wrong.name'], de['wrong.email'], de['wrong.newPassword']],
  );
  assert.equal(await other.evaluate(() => document.activeElement?.getAttribute('name')), 'name');
  await other.fill('input[name="name"]', 'Ilka');
  await other.fill('input[name="email"]', 'TAKEN@example.org');
  await other.fill('input[name="password"]', PASSWORD);
  await other.click('form button[type="submit"]');
  await other.waitForSelector('.field:has([name="email"]) .wrong');
  assert.equal(await wrongAt(other, 'email'), de['error.email-taken']);
  assert.equal(await other.evaluate(() => document.activeElement?.getAttribute('aria-invalid')), 'true');
  await goTo(other, '/sign-in');
  await other.fill('input[name="email"]', 'taken@example.org');
  await other.fill('input[name="password"]', 'something else');
  await other.keyboard.press('Enter');
  await other.waitForSelector('.field:has([name="password"]) .wrong');
  assert.equal(await wrongAt(other, 'password'), de['error.wrong-password']);
});

test('a forgotten password is replaced by the link in the mail, which works once', async ({ arrive, server }) => {
  const { page } = await arrive();
  await asMember(page, 'Katalin', 'katalin@example.org', PASSWORD);
  const { page: other } = await arrive({ at: '/sign-in' });
  await other.click(`a:text-is("${en['signIn.forgot']}")`);
  // The page before it has a field of that name too.
  await other.waitForSelector('input[name="password"]', { state: 'detached' });
  await other.fill('input[name="email"]', 'katalin@example.org');
  await other.keyboard.press('Enter');
  await other.waitForSelector('.notice');
  const { body } = await server.database.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  const [link = ''] = /http\S+/.exec(body) ?? [];
  assert.ok(link.startsWith(`${server.address}/#/password/`), link);
  await other.goto(link);
  await other.fill('input[name="password"]', 'short');
  await other.keyboard.press('Enter');
  assert.equal(await wrongAt(other, 'password'), en['wrong.newPassword']);
  await other.fill('input[name="password"]', 'a new password');
  await other.keyboard.press('Enter');
  await other.waitForSelector('.notice');
  await other.fill('.entrance input[name="email"]', 'katalin@example.org');
  await other.fill('.entrance input[name="password"]', 'a new password');
  await other.keyboard.press('Enter');
  await other.waitForSelector('.account-link .arms');
  // Whoever was signed in with the old one is not any more.
  await page.reload();
  await page.waitForFunction((text) => document.querySelector('.account-link')?.textContent === text, 'Sign in');
  await page.goto(link);
  await page.fill('input[name="password"]', 'another password');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.wrong-form');
  assert.equal(await page.textContent('.wrong-form'), en['error.bad-token']);
});

test('the account page: another name and address, my data as a file, and an end after a warning', async ({
  arrive,
}) => {
  const { page } = await arrive();
  await asMember(page, 'Katalin', 'katalin@example.org', PASSWORD);
  await page.click('.account-link');
  const name = page.locator('form:has(#account-name)');
  await name.locator('input').fill('Kata');
  await name.locator('button[type="submit"]').click();
  await page.waitForFunction(() => document.querySelector('.account-link span')?.textContent === 'Kata');
  const email = page.locator('form:has(#account-email)');
  await email.locator('input[name="email"]').fill('kata@example.org');
  await email.locator('input[name="password"]').fill('wrong');
  await email.locator('button[type="submit"]').click();
  await email.locator('.wrong').waitFor();
  await email.locator('input[name="password"]').fill(PASSWORD);
  await email.locator('button[type="submit"]').click();
  await page.waitForFunction(() => document.querySelector('.account-head')?.textContent?.includes('kata@example.org'));

  const [file] = await Promise.all([page.waitForEvent('download'), page.click(`text=${en['account.export']}`)]);
  assert.equal(file.suggestedFilename(), 'ravelin-my-data.json');
  assert.match(readFileSync(await file.path(), 'utf8'), /"name": "Kata"/);

  await page.click(`text=${en['account.delete']}`);
  const dialog = page.locator('dialog');
  assert.equal(await dialog.locator('li').count(), 3, 'what goes and what stays is said');
  await page.keyboard.press('Escape');
  assert.equal(await dialog.count(), 0);
  await page.click(`text=${en['account.delete']}`);
  await dialog.locator('button[type="submit"]').click();
  assert.equal(await wrongAt(page, 'password'), en['wrong.password']);
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.online-line');
  await goTo(page, '/sign-in');
  await page.fill('input[name="email"]', 'kata@example.org');
  await page.fill('input[name="password"]', PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.entrance .wrong');
});

test('a guest who signs out is warned first', async ({ arrive }) => {
  const { page } = await arrive();
  await asGuest(page, 'Katalin');
  await goTo(page, '/account');
  await page.click(`.account-head button`);
  assert.equal(await page.textContent('dialog p'), en['guestOut.text']);
  await page.click('dialog .danger');
  await page.waitForSelector('.online-line');
});

test('a copy of the client without a server says nothing of all this, and asks nobody', async ({ visit, address }) => {
  const { page } = await visit({ at: '/' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForSelector('.cover-art svg');
  assert.equal(await page.locator('.account-link, .online-line, .online-home').count(), 0);
  await page.goto(`${address}#/lobby`);
  await page.waitForSelector('.page.online');
  assert.equal(await page.textContent('h1'), en['none.title']);
  assert.deepEqual(
    asked.filter((url) => url.includes('/api/')),
    [],
  );
});

for (const [size, device] of sample(Object.entries(SIZES), 2, 1))
  test(`the pages of an account at ${size}: axe finds nothing, nothing sticks out, and every page has its title`, async ({
    arrive,
  }) => {
    const theme = size === 'phone' ? 'dark' : 'light';
    const { page } = await arrive({ size: device, settings: { theme, language: 'de' } });
    const found: string[] = [];
    const look = async (hash: string, ready: string): Promise<void> => {
      await goTo(page, hash);
      await page.waitForSelector(ready);
      found.push(...(await findings(page)).map((text) => `${hash}: ${text}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${hash}: ${wide} pixels too wide`);
      const title = await page.title();
      if (!title.includes((await page.textContent('h1')) ?? '?') && hash !== '/')
        found.push(`${hash}: titled ${title}`);
    };
    await look('/', '.online-line');
    await look('/sign-in', '.entrance');
    await page.click('.entrance form button[type="submit"]');
    await look('/sign-in', '.wrong');
    await look('/sign-up', 'form');
    await look('/forgot', 'form');
    for (const link of ['/password/x', '/confirm/x', '/unsubscribe/x']) await look(link, 'form');
    await asGuest(page, 'Katalin');
    await look('/notices', '.notice-kinds');
    await look('/account', '.sheets');
    await page.click('.sheet-form .danger');
    await page.waitForSelector('dialog');
    found.push(...(await findings(page)).map((text) => `deleting: ${text}`));
    assert.deepEqual(found, []);
  });
