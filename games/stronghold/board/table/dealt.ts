import type { EventReport } from '@ravelin/engine';

/** What the cards of this round did and brought the defender: read from the events that everybody at the table has seen. */

export interface Dealt {
  /** The hourglasses that the defender received for it. */
  readonly glasses: number;
  /** The name of where it took effect: a section, a machine space, a path, a building. */
  readonly at: string | undefined;
}

/** The field of an event that says where its card took effect. */
const WHERE: Readonly<Record<string, string>> = {
  'machine built': 'site',
  'siege tower built': 'foreground',
  'equipment placed': 'section',
  'bridge placed': 'path',
  'training placed': 'rampart',
  'miss removed': 'site',
  'saboteur placed': 'building',
};

const numberIn = ({ number }: EventReport): number => (typeof number === 'number' ? number : 0);

/** The events of the round that is under way. */
const thisRound = (events: readonly EventReport[]): readonly EventReport[] =>
  events.slice(events.findLastIndex(({ event }) => event === 'round begins') + 1);

export const dealtIn = (events: readonly EventReport[]): ReadonlyMap<string, Dealt> => {
  const dealt = new Map<string, Dealt>();
  let card = '';
  for (const event of thisRound(events)) {
    if (event.event === 'card used') {
      card = String(event.card);
      dealt.set(card, { glasses: 0, at: undefined });
      continue;
    }
    const now = dealt.get(card);
    const where = WHERE[event.event];
    if (!now) continue;
    if (event.event === 'hourglasses handed over') dealt.set(card, { ...now, glasses: now.glasses + numberIn(event) });
    else if (where !== undefined) dealt.set(card, { ...now, at: String(event[where]) });
  }
  return dealt;
};

/** The hourglasses that came to the defender for the phase that is under way, spent ones included. */
export const receivedIn = (events: readonly EventReport[]): number => {
  const round = thisRound(events);
  const last = round.findLastIndex(({ event }) => event === 'hourglasses handed over');
  return round
    .slice(Math.max(0, last))
    .filter(({ event }) => ['hourglasses handed over', 'time borrowed'].includes(event))
    .reduce((sum, event) => sum + numberIn(event), 0);
};
