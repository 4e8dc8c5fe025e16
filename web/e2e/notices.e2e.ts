import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { receiver } from '../../server/testing/receiver.ts';
import { en } from '../online/words/en.ts';
import { asMember, goTo, test } from './people.ts';
import { visit } from './screens.mjs';

/** What players are told while they are not looking: how they choose it, and how it reaches a browser. */

const PASSWORD = 'ravelin and glacis';
const tokenIn = (body: string, page: string): string => new RegExp(`#/${page}/([\\w-]+)`).exec(body)?.[1] ?? '';

test('notices are chosen by keyboard, mail is confirmed by a link and stopped by another without signing in', async ({
  arrive,
  server,
}) => {
  const { page } = await arrive();
  await asMember(page, 'Katalin', 'katalin@example.org', PASSWORD);
  await goTo(page, '/account');
  await page.click(`a:text-is("${en['notices.choose']}")`);
  await page.focus('[name="mail-turn"]');
  await page.keyboard.press('Space');
  await page.waitForSelector(`.notice-state :text-is("${en['notices.saved']}")`);
  await page.click(`button:text-is("${en['byMail.send']}")`);
  await page.waitForSelector('section:has(#by-mail) [role="status"]:not(:empty)');
  const { body } = await server.database.selectFrom('mails').selectAll().executeTakeFirstOrThrow();

  const { page: other } = await arrive({ at: `/confirm/${tokenIn(body, 'confirm')}` });
  await other.click(`button:text-is("${en['confirm.button']}")`);
  await other.waitForSelector('.notice');
  await page.reload();
  await page.waitForSelector('text=Notices go to katalin@example.org.');
  assert.equal(await page.isChecked('[name="mail-turn"]'), true);

  const { unsubscribe } = await server.database
    .selectFrom('notice_settings')
    .select('unsubscribe')
    .executeTakeFirstOrThrow();
  await goTo(other, `/unsubscribe/${unsubscribe}`);
  await other.click(`button:text-is("${en['unsubscribe.button']}")`);
  await other.waitForSelector('.notice');
  await page.reload();
  await page.waitForSelector(`button:text-is("${en['byMail.send']}")`);
  assert.equal(await page.isChecked('[name="mail-turn"]'), false);
});

test('an address of my own is named, tested and removed', async ({ arrive }) => {
  const far = await receiver();
  const { page } = await arrive();
  await asMember(page, 'Katalin', 'katalin@example.org', PASSWORD);
  await goTo(page, '/notices');
  const section = page.locator('section:has(#by-webhook)');
  await section.locator('input').fill('here');
  await section.locator('button[type="submit"]').click();
  assert.equal((await section.locator('.wrong').textContent())?.trim(), en['wrong.webhook']);
  await section.locator('input').fill(`${far.address}/hook`);
  await section.locator('button[type="submit"]').click();
  assert.match((await section.locator('.secret').textContent()) ?? '', /^[0-9a-f]{64}$/);
  await section.locator(`button:text-is("${en['byWebhook.test']}")`).click();
  await section.locator(`text=${en['byWebhook.tested']}`).waitFor();
  assert.equal(far.received.length, 1);
  await section.locator(`button:text-is("${en['byWebhook.remove']}")`).click();
  await section.locator(`button:text-is("${en['byWebhook.test']}")`).waitFor({ state: 'detached' });
  await far.end();
});

test('a browser is asked after a click, and shows what is pushed', async ({ browser, server }) => {
  const far = await receiver();
  const { page, context } = await visit(browser, `${server.address}/`, { kept: true });
  await asMember(page, 'Katalin', 'katalin@example.org', PASSWORD);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  // The browser of the tests reaches no push service.
  await page.evaluate(
    (json) => {
      PushManager.prototype.getSubscription = async () => null;
      PushManager.prototype.subscribe = async () => ({ toJSON: () => json }) as unknown as PushSubscription;
      (window as unknown as { asked: number }).asked = 0;
      Notification.requestPermission = async () => {
        (window as unknown as { asked: number }).asked++;
        return 'granted';
      };
    },
    { endpoint: `${far.address}/push`, keys },
  );
  const asked = () => page.evaluate(() => (window as unknown as { asked: number }).asked);
  await goTo(page, '/notices');
  await page.waitForSelector(`button:text-is("${en['byPush.add']}")`);
  assert.equal(await asked(), 0);
  await page.click(`button:text-is("${en['byPush.add']}")`);
  await page.waitForSelector('.device-list li');
  assert.equal(await asked(), 1);
  await page.click('.device-list button:first-of-type');
  await page.waitForSelector(`text=${en['byPush.tested']}`);
  assert.equal(far.received[0].path, '/push');

  const session = await context.newCDPSession(page);
  const registrations: { registrationId: string }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await session.send('ServiceWorker.enable');
  const [worker] = context.serviceWorkers();
  // What a browser without a screen shows nobody can see.
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
    scope.shown = [];
    scope.registration.showNotification = async (...shown) => void scope.shown.push(shown);
  });
  const [{ registrationId }] = registrations;
  const url = `${server.address}/#/online/x`;
  const data = JSON.stringify({ title: 'Ravelin', body: 'Your turn', url, tag: 'x' });
  await session.send('ServiceWorker.deliverPushMessage', { origin: `${server.address}/`, registrationId, data });
  const shown = () => worker.evaluate(() => (self as unknown as { shown: [string, NotificationOptions][] }).shown);
  await expect.poll(async () => (await shown()).length).toBe(1);
  const [[title, { body, tag, data: kept }]] = await shown();
  assert.deepEqual({ title, body, tag, kept }, { title: 'Ravelin', body: 'Your turn', tag: 'x', kept: { url } });
  await context.close();
  await far.end();
});
