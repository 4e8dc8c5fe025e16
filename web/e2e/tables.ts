import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Player, randomPlayer } from '@ravelin/table';
import { Person } from '../../server/testing/client.ts';
import { type TestServer, testServer } from '../../server/testing/server.ts';
import { filesOf } from '../files.mjs';
import { root } from './browser.mjs';
import { test as base, type Visit } from './fixtures.ts';
import { visit as visitAt } from './screens.mjs';

/** Tables of a real server, with the built client and a database that is thrown away. */

export interface Seated {
  readonly id: string;
  readonly invite: string;
  /** By seat; a seat of a computer has nobody. */
  readonly people: Readonly<Record<string, Person>>;
}

export interface Guest extends Visit {
  readonly person: Person;
  /** The keys of the moves that this page sent and that were answered with how the game stands. */
  readonly acknowledged: Set<string>;
  /** How often each key was sent. */
  readonly sent: Map<string, number>;
  /** Everything that came. */
  readonly received: string[];
}

interface Coming {
  readonly size?: BrowserContextOptions;
  /** Where the server is reached, if not directly. */
  readonly address?: string;
  /** Sends every message twice. */
  readonly twice?: boolean;
  readonly settings?: Record<string, unknown>;
}

const client = filesOf(join(root, 'web/dist'), { online: true });

/** What a browser says about a connection that is refused or lost. */
const OF_THE_LINE = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to load resource: net::/;

/** Hears which moves were sent, and which of them were answered. */
const listen = (page: Page): Pick<Guest, 'acknowledged' | 'sent' | 'received'> => {
  const [acknowledged, sent, received] = [new Set<string>(), new Map<string, number>(), [] as string[]];
  page.on('websocket', (socket) => {
    const keys = new Map<number, string>();
    socket.on('framesent', ({ payload }) => {
      const { id, key } = JSON.parse(String(payload)) as { id: number; key?: string };
      if (key === undefined) return;
      keys.set(id, key);
      sent.set(key, (sent.get(key) ?? 0) + 1);
    });
    socket.on('framereceived', ({ payload }) => {
      received.push(String(payload));
      const reply = JSON.parse(String(payload)) as { id?: number; told?: unknown };
      const key = reply.id === undefined || reply.told === undefined ? undefined : keys.get(reply.id);
      if (key !== undefined) acknowledged.add(key);
    });
  });
  return { acknowledged, sent, received };
};

const sendTwice = (): void => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    send.call(this, text);
    send.call(this, text);
  };
};

/** Brings people to a table: `me` for each seat of a person of their own, or a computer by its name. */
export type Tables = (game: string, seats: Readonly<Record<string, string>>, more?: object) => Promise<Seated>;
/** Somebody comes to the table with a browser. */
export type Come = (person: Person, table: Seated, how?: Coming) => Promise<Guest>;

/** A computer player that moves at random, once it is let. */
const heldPlayer = (): { readonly player: Player; release(): void } => {
  const quick = randomPlayer({ int: (n) => Math.floor(Math.random() * n) });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { player: { choose: (...asked) => released.then(() => quick.choose(...asked)) }, release };
};

export const test = base.extend<{
  /** Lets the computer players of the server move. */
  computer: ReturnType<typeof heldPlayer>;
  server: TestServer;
  table: Tables;
  come: Come;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  computer: async ({}, use) => use(heldPlayer()),
  server: async ({ computer }, use) => {
    const server = await testServer({ client, noticesToPrivate: true, computer: () => computer.player });
    await use(server);
    await server.end();
  },
  table: async ({ server }, use) => {
    await use(async (game, seats, more = {}) => {
      const names = Object.keys(seats);
      const persons = names.filter((seat) => seats[seat] === 'me');
      const people = Object.fromEntries(
        await Promise.all(persons.map(async (seat) => [seat, await Person.guest(server.address, `${seat}’s player`)])),
      ) as Record<string, Person>;
      const [host, ...others] = persons;
      const { id, invite } = await people[host].must<{ id: string; invite: string }>('POST', '/api/tables', {
        game,
        seats: Object.fromEntries(
          names.map((seat) => [seat, seats[seat] !== 'me' || seat === host ? seats[seat] : 'invite']),
        ),
        ...more,
      });
      for (const seat of others) await people[seat].must('POST', `/api/tables/${id}/join`, { invite, seats: [seat] });
      await people[host].must('POST', `/api/tables/${id}/start`);
      return { id, invite, people };
    });
  },
  come: async ({ browser, server }, use) => {
    const guests: Guest[] = [];
    await use(async (person, { id }, { address = `${server.address}/`, twice = false, ...how } = {}) => {
      const visit = await visitAt(browser, address, how);
      const { page, context } = visit;
      const [name, value] = person.cookie.split('=');
      await context.addCookies([{ name, value, url: address }]);
      if (twice) await context.addInitScript(sendTwice);
      const guest = { ...visit, person, ...listen(page) };
      guests.push(guest);
      if (twice) await page.reload();
      await page.goto(`${address}#/online/${id}`);
      await page.waitForSelector('.table, .failed');
      return guest;
    });
    for (const { context } of guests) await context.close();
    const errors = guests.flatMap((guest) => guest.errors).filter((error) => !OF_THE_LINE.test(error));
    base.expect(errors, 'errors in the page').toEqual([]);
  },
});
