import type { Snapshot } from './schemas.ts';

type Events = Snapshot['events'];

/** Without what adds up to a result: a list of games needs the sentence alone. */
export const withoutLedgers = (events: Events): Events => events.map(({ ledger: _ledger, ...event }) => event);

/** The last event of each kind, in their order: among them the one that names where the game stands, which the game's face can tell. */
export const latestOf = (events: Events): Events => {
  const latest = new Map<string, Events[number]>();
  for (const event of events) {
    latest.delete(event.event);
    latest.set(event.event, event);
  }
  return withoutLedgers([...latest.values()]);
};
