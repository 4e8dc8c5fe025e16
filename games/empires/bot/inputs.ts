import { DECK } from '../rules/deck.ts';
import { type Empire, NONE, RAGING, WAITING } from '../rules/empire.ts';
import { battleValue, isActive } from '../rules/fronts.ts';
import type { Kaiserschlacht } from './battles.ts';
import type { Block, Layout, Piece, Sink } from './judgement.ts';
import { comingOf, type Moment } from './moment.ts';
import { battlesToCome, type Outlook } from './outlook.ts';

/**
 * What every empire's player looks at. Inputs are kept to about one. Their blocks have room for what the set holds that the network was made for; what
 * another set holds beyond that counts as the last of its kind, or, for cards, not at all.
 */

const FIVE = 5;
const TEN = 10;

/** How much of the war is still to come. */
export const toCome = ({ cards }: Outlook): number => cards / 50;

type Blocks = Readonly<Record<string, Block>>;

export const block = (feature: string, size: number): Block => ({ feature, size });

/** Adds to the input of this number in a run of so many. */
export const addOne = (first: number, size: number, number: number, sink: Sink, amount = 1): void =>
  sink.add(first + Math.min(size - 1, Math.max(0, number)), amount);

/** Adds to the input of this number, and to its twin in a second run of as many times what is to come. */
export const addTwice = (first: number, size: number, number: number, ahead: Outlook, sink: Sink): void => {
  addOne(first, size, number, sink);
  addOne(first + size, size, number, sink, toCome(ahead));
};

// ---- what no move changes ----------------------------------------------------------------------------------------------

/** A draw deck of about this size counts as 1. */
const DECK_SIZE = 20;
/** The last cards, in which what is kept for later loses its worth. */
const LATE = 12;

/** How far the war has come: which cards are left, how many, and of how many one is drawn; War Weariness, at once and times what is to come; the last turn. */
export const courseBlocks = (cards: number): Blocks => ({
  bias: block('cards', 1),
  cards: block('cards', cards),
  course: block('cards', 4),
  weariness: block('cards', 2),
  last: block('cards', 1),
});

export const addCourse = (g: Empire, ahead: Outlook, { at, blocks }: Layout, sink: Sink): void => {
  const drawnFrom = g.zones[DECK].length;
  sink.add(at.bias, 1);
  for (let card = 0; card < blocks.cards.size; card++) if (ahead.left[card]) sink.add(at.cards + card, 1);
  sink.add(at.course, toCome(ahead));
  sink.add(at.course + 1, drawnFrom / DECK_SIZE);
  sink.add(at.course + 2, 1 / Math.max(1, drawnFrom));
  sink.add(at.course + 3, Math.min(1, ahead.cards / LATE));
  if (ahead.cards === 0) sink.add(at.last, 1);
  if (!g.weariness) return;
  sink.add(at.weariness, 1);
  sink.add(at.weariness + 1, toCome(ahead));
};

/** Where the turn stands; and its card, as long as something can be undertaken. */
export const momentBlocks = (cards: number): Blocks => ({
  moment: block('actions', 3),
  card: block('actions', cards),
});

export const addMoment = (g: Empire, moment: Moment, { at, blocks }: Layout, sink: Sink): void => {
  sink.add(at.moment + (moment === 'past' ? 2 : moment === 'acting' ? 1 : 0), 1);
  if (moment !== 'past' && g.card !== NONE && g.card < blocks.card.size) sink.add(at.card + g.card, 1);
};

// ---- Fronts ------------------------------------------------------------------------------------------------------------

/**
 * A Front: where it stands, 0 being off the map; then by the same space its Advances to come, the chance that the next card Advances it, and the Advances of
 * this card still to come. Its Battle Value, that times the Advances to come, and what it exceeds 2 by times these, the more the nearer it is. That a
 * card is left which relieves it, and that this card is in the deck, the more the nearer it is.
 */
export const frontBlock = (id: string, far: number): Block => block(id, 4 * (far + 1) + 5);

export interface FrontAt {
  readonly front: number;
  readonly far: number;
  /** Where its inputs begin. */
  readonly at: number;
  /** The cards that relieve it. */
  readonly reliefs: readonly number[];
}

export const addFront = (
  g: Empire,
  outlook: Outlook,
  moment: Moment,
  { front, far, at, reliefs }: FrontAt,
  sink: Sink,
): void => {
  const spaces = far + 1;
  const advances = outlook.advances[front] / TEN;
  const space = isActive(g, front) ? Math.min(far, g.space[front]) : 0;
  sink.add(at + space, 1);
  sink.add(at + spaces + space, advances);
  if (space === 0) return;
  sink.add(at + 2 * spaces + space, outlook.next[front]);
  sink.add(at + 3 * spaces + space, comingOf(moment, front));
  const value = battleValue(g, front);
  const values = at + 4 * spaces;
  sink.add(values, value / 4);
  sink.add(values + 1, (value / 4) * advances);
  sink.add(values + 2, ((value - 2) * advances) / space);
  for (const card of reliefs) {
    if (!outlook.left[card]) continue;
    sink.add(values + 3, 1 / space);
    if (g.zones[DECK].includes(card)) sink.add(values + 4, 1 / space);
  }
};

/** More than a counter has sides, than a card has Advances of one Front, and than a theater holds Resources. */
const SIDES = 100;

/** All that the inputs of a Front depend on. */
export const keyOfFront = (g: Empire, front: number, moment: Moment): number =>
  ((g.space[front] + 1) * SIDES + g.side[front]) * SIDES + comingOf(moment, front);

// ---- National Will -----------------------------------------------------------------------------------------------------

/** Values above the track: what is counted may be more than it shows. */
const ABOVE = 7;
const placesOf = (low: number, high: number): number => high + ABOVE - (low - 1) + 1;

/** National Will as it would be counted: each value for itself, and times what is to come. */
export const willBlock = (low: number, high: number): Block => block('will', 2 * placesOf(low, high));

export const addWill = (will: number, low: number, high: number, ahead: Outlook, { at }: Layout, sink: Sink): void =>
  addTwice(at.will, placesOf(low, high), will - (low - 1), ahead, sink);

// ---- Resources, and the battles that they serve in ---------------------------------------------------------------------

/** By theater: each number of Resources for itself, then their number times the battles to come there. What all battles to come bring on average. The supply, and that it is empty. */
export const resourceBlocks = (theaters: readonly string[], limit: number): Blocks => ({
  ...Object.fromEntries(theaters.map((id) => [id, block('resources', limit + 2)])),
  battles: block('battles', 1),
  supply: block('resources', 2),
});

export const resourcesPiece = <S extends Empire, O extends Outlook>({ at, blocks }: Layout): Piece<S, O> => ({
  key: ({ resources, supply }) => {
    let key = supply;
    for (let theater = 0; theater < resources.length; theater++) key = key * SIDES + resources[theater];
    return key;
  },
  add: (g, ahead, _moment, sink) => {
    const { theaters, resources: all } = g.kit;
    for (let theater = 0; theater < theaters.length; theater++) {
      const id = theaters[theater];
      if (!blocks[id]) continue;
      const numbers = blocks[id].size - 1;
      addOne(at[id], numbers, g.resources[theater], sink);
      sink.add(at[id] + numbers, (g.resources[theater] * ahead.battles[theater]) / FIVE);
    }
    sink.add(at.battles, battlesToCome(g, ahead) / FIVE);
    sink.add(at.supply, g.supply / all);
    if (g.supply === 0) sink.add(at.supply + 1, 1);
  },
});

/**
 * The Kaiserschlacht: to come, raging or over; while it is to come, Western Resources times what is to come. While it rages, what is to come, at once and
 * times Western Resources, then the parts of its markers that are Victories, Defeats and aside, at once and times what is to come.
 */
export const kaiserschlachtBlock = block('kaiserschlacht', 12);
const [RESOURCES_TO_COME, RAGES, RESOURCES_NOW, MARKERS] = [3, 4, 5, 6];

export const addKaiserschlacht = (
  { state, victories, stalemates, defeats }: Kaiserschlacht,
  { resources, kit }: Empire,
  ahead: Outlook,
  { at }: Layout,
  sink: Sink,
): void => {
  const first = at.kaiserschlacht;
  const part = toCome(ahead);
  const western = resources[westernOf(kit)] ?? 0;
  sink.add(first + state, 1);
  if (state === WAITING) sink.add(first + RESOURCES_TO_COME, western * part);
  if (state !== RAGING) return;
  sink.add(first + RAGES, part);
  sink.add(first + RESOURCES_NOW, western * part);
  const markers = kit.kaiserschlacht.length;
  for (const [i, number] of [victories, defeats, markers - victories - stalemates - defeats].entries()) {
    sink.add(first + MARKERS + i, number / markers);
    sink.add(first + MARKERS + 3 + i, (number / markers) * part);
  }
};

const westernOf = ({ kaiserschlacht, battle }: Empire['kit']): number => battle[kaiserschlacht[0]].theater;

/** All that these inputs depend on. */
export const keyOfKaiserschlacht = (
  { state, victories, stalemates, defeats }: Kaiserschlacht,
  { resources, kit }: Empire,
): number =>
  (((state * SIDES + victories) * SIDES + stalemates) * SIDES + defeats) * SIDES + (resources[westernOf(kit)] ?? 0);

// ---- markers and Actions -----------------------------------------------------------------------------------------------

/** Markers that are kept, if there are any: each number of them, at once and times what is to come. */
export const storeBlock = (most: number): Block => block('markers', 2 * most);

export const storePiece = <S extends Empire, O extends Outlook>(
  id: string,
  number: (g: S) => number,
  { at, blocks }: Layout,
): Piece<S, O> => ({
  key: number,
  add: (g, ahead, _moment, sink) => {
    if (number(g) > 0) addTwice(at[id], blocks[id].size / 2, number(g) - 1, ahead, sink);
  },
});

/** A marker that serves for a turn: the Front that it serves against. */
export const servingPiece = <S extends Empire, O extends Outlook>(
  id: string,
  servesAgainst: (g: S) => number,
  { at, blocks }: Layout,
): Piece<S, O> => {
  const frontAt = (g: S, moment: Moment): number => (moment === 'past' ? NONE : servesAgainst(g));
  return {
    key: (g, moment) => frontAt(g, moment) + 1,
    add: (g, _ahead, moment, sink) => {
      const front = frontAt(g, moment);
      if (front !== NONE) addOne(at[id], blocks[id].size, front, sink);
    },
  };
};

/** Actions of the card that are left, each number for itself. */
const MOST_ACTIONS = 5;
export const actionsBlock = block('actions', MOST_ACTIONS + 1);

export const actionsPiece = <S extends Empire, O extends Outlook>({ at, blocks }: Layout): Piece<S, O> => ({
  key: ({ actions }) => actions,
  add: ({ actions }, _ahead, _moment, sink) => addOne(at.actions, blocks.actions.size, actions, sink),
});
