import assert from 'node:assert/strict';
import { en } from '../online/words/en.ts';
import { findings } from './axe.ts';
import { asGuest, goTo, test } from './people.ts';
import { visit } from './screens.mjs';

/** Signing in with a key of one's own device: Chromium's virtual one. */

test('a guest adds a passkey, comes back with it, and keeps the last way in', async ({ browser, server }) => {
  // A passkey belongs to a name, not to a number.
  const address = server.address.replace('127.0.0.1', 'localhost');
  const { page, context } = await visit(browser, `${address}/`);
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await asGuest(page, 'Katalin');
  await goTo(page, '/account');
  const section = page.locator('section:has(#account-passkeys)');
  await section.locator('input[name="name"]').fill('Laptop');
  await page.keyboard.press('Enter');
  await section.locator('.device-list li').waitFor();
  assert.match((await section.locator('.device-list li').textContent()) ?? '', /^Laptop since /);
  await page.waitForSelector(`text=${en['account.kept']}`);
  assert.deepEqual(await findings(page), []);

  await section.locator(`button:text-is("${en['passkeys.rename']}")`).click();
  await page.fill('dialog input', 'Key ring');
  await page.keyboard.press('Enter');
  await section.locator('b:text-is("Key ring")').waitFor();
  await section.locator(`button:text-is("${en['passkeys.remove']}")`).click();
  await page.click('dialog .danger');
  assert.equal((await page.textContent('dialog .failed p'))?.trim(), en['error.last-way-in']);
  await page.keyboard.press('Escape');

  await page.click(`.account-head button:text-is("${en['account.signOut']}")`);
  await page.waitForSelector('.online-line');
  await goTo(page, '/sign-in');
  await page.click(`button:text-is("${en['passkeys.signIn']}")`);
  await page.waitForSelector('.online-home');
  assert.equal(await page.textContent('.account-link span'), 'Katalin');
  await context.close();
});
