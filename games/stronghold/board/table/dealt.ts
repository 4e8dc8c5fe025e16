import type { EventReport } from '@ravelin/engine';

/** What the cards of this round did and brought the defender: read from the events that everybody at the table has seen. */

export interface Dealt {
  /** The hourglasses that the defender received for it. */
  readonly glasses: number;
  /** The name of where it took effect: a section, a machine space, a path, a building. */
  readonly at: string | undefined;
  /** What it brought the invader. */
  readonly units: number;
  readonly wood: number;
}
const NOTHING: Dealt = { glasses: 0, at: undefined, units: 0, wood: 0 };

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

/** The rest of what a card brings: how each event adds to it. */
const ADDS: Readonly<Record<string, (dealt: Dealt, event: EventReport) => Dealt>> = {
  'hourglasses handed over': (dealt, event) => ({ ...dealt, glasses: dealt.glasses + numberIn(event) }),
  'wood taken': (dealt, event) => ({ ...dealt, wood: dealt.wood + numberIn(event) }),
  'units drawn': (dealt, { units }) => ({ ...dealt, units: dealt.units + (Array.isArray(units) ? units.length : 0) }),
};

const numberIn = ({ number }: EventReport): number => (typeof number === 'number' ? number : 0);

/** The events of the round that is under way. */
const thisRound = (events: readonly EventReport[]): readonly EventReport[] =>
  events.slice(events.findLastIndex(({ event }) => event === 'round begins') + 1);

export const dealtIn = (events: readonly EventReport[]): ReadonlyMap<string, Dealt> => {
  const dealt = new Map<string, Dealt>();
  let card = '';
  for (const event of thisRound(events)) {
    if (event.event === 'card used') card = String(event.card);
    const now = event.event === 'card used' ? NOTHING : dealt.get(card);
    const where = WHERE[event.event];
    if (!now) continue;
    dealt.set(
      card,
      ADDS[event.event]?.(now, event) ?? (where === undefined ? now : { ...now, at: String(event[where]) }),
    );
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
