import webPush from 'web-push';
import type { Database } from '../store/schema.ts';

/** By which push services know this server (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';

/** Made once and kept: a browser that takes notices knows one key. */
export const pushKeys = async (database: Database): Promise<PushKeys> => {
  const kept = () => database.selectFrom('keys').select('value').where('name', '=', NAME).executeTakeFirst();
  const found = await kept();
  if (found) return JSON.parse(found.value) as PushKeys;
  await database
    .insertInto('keys')
    .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    // Another server was first: its keys are taken.
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = (await kept()) ?? { value: '' };
  return JSON.parse(value) as PushKeys;
};
