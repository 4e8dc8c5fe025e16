import type { EventReport } from '@ravelin/engine';
import type { Snapshot } from '@ravelin/table/messages';
import { namesIn } from './tongue.ts';

/** What happened while a seat was away, move by move. Pure: the page shows it. */
export interface AwayStep {
  /** The move after which the board looks so. */
  readonly at: number;
  /** Who moved. */
  readonly seat: string;
  readonly events: readonly EventReport[];
  /** The seat's own standing order made the move. */
  readonly byOrder: boolean;
}

/** The moves after `from` of which there is something to tell. */
export const stepsOf = ({ events, line }: Pick<Snapshot, 'events' | 'line'>, from: number): AwayStep[] =>
  line
    .map(({ seat, byOrder }, i) => ({
      at: i + 1,
      seat,
      byOrder: byOrder === true,
      events: events.filter(({ seq }) => seq === i + 1),
    }))
    .slice(from)
    .filter((step) => step.events.length > 0 || step.byOrder);

/** How long a step stays, in milliseconds: time to look, and to read each sentence. */
export const paceOf = ({ events }: Pick<AwayStep, 'events'>): number => Math.min(1000 + 700 * events.length, 4500);

/** Every name that the step speaks of, to light up on the board. */
export const namesOf = ({ events }: Pick<AwayStep, 'events'>): ReadonlySet<string> =>
  new Set(events.flatMap((event) => [...namesIn(event)]));
