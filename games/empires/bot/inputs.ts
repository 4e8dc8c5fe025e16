import { type Empire, ENDED, RAGING } from '../rules/empire.ts';
import { battleValue, isActive } from '../rules/fronts.ts';
import type { Layout, Piece, Sink } from './judgement.ts';
import { battlesToCome, type Outlook } from './outlook.ts';

/** What every empire's player looks at. */

/** Inputs are kept to about one. */
const TEN = 10;
/** The last cards, in which what is kept for later loses its worth. */
const LATE = 12;

/** How much of the war is still to come; and the same, but falling only in the last turns. */
export const toCome = ({ cards }: Outlook): number => cards / 50;
export const beforeTheEnd = ({ cards }: Outlook): number => Math.min(1, cards / LATE);

/** More than a counter has sides, and than a theater has Resources. */
const SIDES = 10;
/** Spaces from which a Front threatens the capital, or the sites before it. */
const NEAR = 3;

/**
 * A Front: where it stands, the same times its Advances to come, its Battle Value where it is near, that it is off the map; and how likely the next
 * card brings it nearer, where it is near.
 */
export const sizeOfFront = (far: number): number => 2 * (far + 1) + 2 + NEAR;

export const addFront = (g: Empire, outlook: Outlook, front: number, far: number, at: number, sink: Sink): void => {
  const advances = outlook.advances[front] / TEN;
  const value = at + 2 * (far + 1);
  if (!isActive(g, front)) {
    sink.add(at, 1);
    sink.add(at + far + 1, advances);
    sink.add(value + 1, toCome(outlook));
    return;
  }
  const space = Math.min(far, Math.max(1, g.space[front]));
  sink.add(at + space, 1);
  sink.add(at + far + 1 + space, advances);
  sink.add(value, ((battleValue(g, front) - 2) * advances) / space);
  if (space <= NEAR) sink.add(value + 1 + space, outlook.next[front]);
};

/** All that the inputs of a Front depend on. */
export const keyOfFront = (g: Empire, front: number): number => (g.space[front] + 1) * SIDES + g.side[front];

/** Something that is kept for later: that it is there, how long it can serve, and that the end has not come. */
export const SIZE_OF_STORE = 3;
export const storePiece = <S extends Empire, O extends Outlook>(number: (g: S) => number, at: number): Piece<S, O> => ({
  key: number,
  add: (g, ahead, sink) => addStore(number(g), ahead, at, sink),
});
const addStore = (number: number, outlook: Outlook, at: number, sink: Sink): void => {
  if (number === 0) return;
  sink.add(at, number);
  sink.add(at + 1, number * toCome(outlook));
  sink.add(at + 2, number * beforeTheEnd(outlook));
};

/** Resources of a theater: as anything kept, and for the battles that are left there. */
export const SIZE_OF_THEATER = SIZE_OF_STORE + 1;
const addTheater = (g: Empire, outlook: Outlook, theater: number, at: number, sink: Sink): void => {
  const number = g.resources[theater];
  if (number === 0) return;
  addStore(number, outlook, at, sink);
  sink.add(at + SIZE_OF_STORE, (number * outlook.battles[theater]) / TEN);
};

/** National Will as it would be counted: each value of the track for itself, and times what is to come; what lies beyond its ends. */
export const sizeOfWill = (low: number, high: number): number => 2 * (high - low + 2) + 1;
export const addWill = (will: number, low: number, high: number, outlook: Outlook, at: number, sink: Sink): void => {
  const span = high - low + 2;
  const place = Math.min(high, Math.max(low - 1, will)) - low + 1;
  sink.add(at + place, 1);
  sink.add(at + span + place, toCome(outlook));
  if (will > high) sink.add(at + 2 * span, (will - high) / TEN);
};

/** Which cards are left. */
const addCards = ({ left }: Outlook, at: number, sink: Sink): void => {
  for (let card = 0; card < left.length; card++) if (left[card]) sink.add(at + card, 1);
};

/** How far the war has come, which no move changes: that there is one, the cards left, War Weariness. */
export const addCourse = (g: Empire, ahead: Outlook, at: Layout['at'], sink: Sink): void => {
  sink.add(at.bias, 1);
  addCards(ahead, at.cards, sink);
  if (!g.weariness) return;
  sink.add(at.weariness, 1);
  sink.add(at.weariness + 1, toCome(ahead));
};

/** The Kaiserschlacht: raging or over, at once and times what is to come; Western Resources while it rages, or is to come. */
export const SIZE_OF_KAISERSCHLACHT = 6;
const addKaiserschlacht = (g: Empire, outlook: Outlook, western: number, at: number, sink: Sink): void => {
  const part = toCome(outlook);
  const resources = g.resources[western] ?? 0;
  if (g.kaiserschlacht === RAGING) {
    sink.add(at, 1);
    sink.add(at + 1, part);
    sink.add(at + 2, resources * part);
  } else if (g.kaiserschlacht === ENDED) {
    sink.add(at + 3, 1);
    sink.add(at + 4, part);
  } else sink.add(at + 5, resources * part);
};

/** Where the inputs of Resources lie: by theater, of the battles to come, of the Kaiserschlacht with its theater. */
interface Resourceful {
  readonly theaters: readonly number[];
  readonly battles: number;
  readonly kaiserschlacht: number;
  readonly western: number;
}

/** Resources, and the battles that they serve in. */
export const resourcesPiece = <S extends Empire, O extends Outlook>(at: Resourceful): Piece<S, O> => ({
  key: ({ resources, kaiserschlacht }) => {
    let key = kaiserschlacht;
    for (let theater = 0; theater < resources.length; theater++) key = key * SIDES + resources[theater];
    return key;
  },
  add: (g, ahead, sink) => {
    sink.add(at.battles, battlesToCome(g, ahead) / 5);
    for (let theater = 0; theater < at.theaters.length; theater++)
      addTheater(g, ahead, theater, at.theaters[theater], sink);
    addKaiserschlacht(g, ahead, at.western, at.kaiserschlacht, sink);
  },
});

/** Actions of the card that are left, and the same times what is to come. */
export const actionsPiece = <S extends Empire, O extends Outlook>(at: number): Piece<S, O> => ({
  key: ({ actions }) => actions,
  add: ({ actions }, ahead, sink) => {
    sink.add(at, actions);
    sink.add(at + 1, actions * toCome(ahead));
  },
});
