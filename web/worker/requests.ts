import { Refusal } from '@ravelin/engine';
import type { Shelf } from './shelf.ts';
import type { Table } from './table.ts';
import type { ShelfRequests, TableRequests } from './types.ts';

/**
 * The closed list of what a page may ask. A request is looked up here and nowhere else: what the table and the shelf can do
 * besides is not reachable from outside, whatever name is sent.
 */

/** Records, so that a request of the contract that is missing here does not compile. */
const OF_TABLE: Readonly<Record<keyof TableRequests, true>> = {
  game: true,
  paragraphs: true,
  open: true,
  take: true,
  play: true,
  undo: true,
  saw: true,
  order: true,
  revoke: true,
  why: true,
  refusal: true,
  whyNot: true,
  unfold: true,
  overlay: true,
  list: true,
  whyNotList: true,
  at: true,
  record: true,
  load: true,
  example: true,
  branch: true,
  share: true,
  openShared: true,
  still: true,
  position: true,
};

const OF_SHELF: Readonly<Record<keyof ShelfRequests, true>> = { keep: true, fetch: true, importFile: true, seal: true };

type Handler = (table: Table, shelf: Shelf | undefined, args: readonly unknown[]) => unknown;

const call = (owner: object | undefined, name: string, args: readonly unknown[]): unknown =>
  (owner as Record<string, (...args: readonly unknown[]) => unknown>)[name](...args);

export const REQUESTS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ...Object.keys(OF_TABLE).map((name): [string, Handler] => [name, (table, _shelf, args) => call(table, name, args)]),
  ...Object.keys(OF_SHELF).map((name): [string, Handler] => [name, (_table, shelf, args) => call(shelf, name, args)]),
]);

export const requestNamed = (name: unknown): Handler => {
  const handler = typeof name === 'string' ? REQUESTS.get(name) : undefined;
  if (!handler) throw new Refusal('unknown-request', `There is no request ${JSON.stringify(name)}.`);
  return handler;
};
