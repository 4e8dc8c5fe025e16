import type { EventReport, PositionJson } from '@ravelin/engine';
import type { Snapshot } from '@ravelin/table/messages';
import type { GameFace } from '../face.ts';
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

/** The moves up to the last one that the viewer made, and not an order. */
export const lastOwn = ({ line, viewer }: Pick<Snapshot, 'line' | 'viewer'>): number =>
  line.findLastIndex(({ seat, byOrder }) => seat === viewer && byOrder !== true) + 1;

/** The names of all that others have done something with since then: the board marks it until the viewer moves. */
export const movedSince = (now: Pick<Snapshot, 'events' | 'line' | 'viewer'>): ReadonlySet<string> => {
  const others = stepsOf(now, lastOwn(now)).filter(({ seat }) => seat !== now.viewer);
  return new Set(others.flatMap((step) => [...namesOf(step)]));
};

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

/** One line of what is told: a step, or several that belong together. */
export interface AwayLine {
  readonly steps: readonly AwayStep[];
}

/** No more lines than can be taken in at a glance. */
const MOST_LINES = 7;

const eventsOf = ({ steps }: AwayLine): readonly EventReport[] => steps.flatMap(({ events }) => events);
const kindOf = (line: AwayLine): string => [...new Set(eventsOf(line).map(({ event }) => event))].join();
const seatOf = ({ steps }: AwayLine): string => steps[0]?.seat ?? '';
/** Dice are what one wants to see by itself. */
const weightOf = (line: AwayLine): number =>
  eventsOf(line).reduce((sum, event) => sum + ('dice' in event || 'die' in event ? 6 : 1), 0);

const joined = (lines: readonly AwayLine[], at: number): AwayLine[] => [
  ...lines.slice(0, at),
  { steps: [...lines[at].steps, ...lines[at + 1].steps] },
  ...lines.slice(at + 2),
];

/** The same deed done again and again by one seat is one line; what is still too much is joined where least is lost. */
export const linesOf = (steps: readonly AwayStep[], most = MOST_LINES): readonly AwayLine[] => {
  let lines: AwayLine[] = [];
  for (const step of steps) {
    const [next, last] = [{ steps: [step] }, lines.at(-1)];
    const alike = last && seatOf(last) === step.seat && kindOf(last) === kindOf(next) && !step.byOrder;
    lines = alike ? [...lines.slice(0, -1), { steps: [...last.steps, step] }] : [...lines, next];
  }
  while (lines.length > most) {
    const costs = lines.slice(1).map((line, i) => {
      const across = seatOf(line) === seatOf(lines[i]) ? 0 : 4;
      return weightOf(lines[i]) + weightOf(line) + across;
    });
    lines = joined(lines, costs.indexOf(Math.min(...costs)));
  }
  return lines;
};

/** How long a step stays, in milliseconds: time to look, and to read each sentence. */
export const paceOf = ({ events }: Pick<AwayStep, 'events'>): number => Math.min(1000 + 700 * events.length, 4500);

/** Every name that the step speaks of, to light up on the board. */
export const namesOf = ({ events }: Pick<AwayStep, 'events'>): ReadonlySet<string> =>
  new Set(events.flatMap((event) => [...namesIn(event)]));

/** So many of the player's places are told as changed. */
const MOST_CHANGED = 4;

/** The player's own places that are otherwise than they were, as they are now, in words. */
export const changedPlaces = (
  places: GameFace['places'],
  before: PositionJson,
  now: PositionJson,
  words: Parameters<GameFace['places']>[1],
): readonly string[] => {
  const were = new Map(places(before, words).map((place) => [`${place.domain}:${place.name}`, place]));
  return places(now, words)
    .filter((place) => {
      const was = were.get(`${place.domain}:${place.name}`);
      return (place.mine || was?.mine) && place.words !== was?.words;
    })
    .map((place) => place.words)
    .slice(0, MOST_CHANGED);
};
