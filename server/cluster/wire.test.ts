import { setTimeout as sleep } from 'node:timers/promises';
import { natsOptions } from '@ravelin/jobs';
import { expect, inject, test } from 'vitest';
import { natsService } from '../testing/services.ts';
import { NatsWire } from './wire.ts';

test.each([
  ['nats://127.0.0.1:4222', { servers: ['127.0.0.1:4222'] }],
  ['127.0.0.1:4222', { servers: ['127.0.0.1:4222'] }],
  ['nats://a:1,nats://b:2', { servers: ['a:1', 'b:2'] }],
  ['nats://server:p%40ss@a:1', { servers: ['a:1'], user: 'server', pass: 'p@ss' }],
  ['nats://token@a:1', { servers: ['a:1'], token: 'token' }],
])('%s as the address of NATS', (url, options) => {
  expect(natsOptions(url)).toEqual(options);
});

const programs = inject('programs');

/** Says it until it is heard: a subscription may still be on its way. */
const heard = async (from: NatsWire, to: NatsWire, game: string, revision: number): Promise<number> => {
  let got: number | undefined;
  const stop = to.follow(game, {
    stored: (one) => {
      got = one;
    },
    said: () => {},
  });
  while (got === undefined) {
    from.tell(game, revision);
    await sleep(20);
  }
  stop();
  return got;
};

/** Where this run has NATS. */
if (programs)
  test('a wire carries words, waits for a NATS that is not there, and stands again after one was killed', async () => {
    const nats = await natsService(programs.nats);
    const { url } = nats;
    await nats.kill();
    const troubles: string[] = [];
    const [one, two] = [1, 2].map(() => new NatsWire(url, (error) => troubles.push(String(error))));
    let restored = 0;
    two.whenRestored(() => restored++);
    // Nothing is there: it is not heard, and nobody fails.
    one.tell('game', 1);
    await nats.start();
    expect(await heard(one, two, 'game', 2)).toBe(2);
    expect(restored).toBe(1);
    await nats.kill();
    one.tell('game', 3);
    await nats.start();
    expect(await heard(one, two, 'game', 4)).toBeGreaterThanOrEqual(3);
    expect(restored).toBeGreaterThan(1);
    expect(troubles.join()).toMatch(/NATS is not reached/);
    // Who does not follow a game does not hear of it.
    let other = 0;
    const stop = two.follow('other', { stored: () => other++, said: () => {} });
    stop();
    one.tell('other', 1);
    expect(await heard(one, two, 'third', 5)).toBe(5);
    expect(other).toBe(0);
    await Promise.all([one.end(), two.end()]);
    await nats.end();
  });
