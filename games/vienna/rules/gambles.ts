import { type EventKind, type Gamble, type GameEvent, HIDDEN, type Move } from '@ravelin/engine';
import type { Clause } from '../data/schema.ts';
import { barrageTable } from './actions.ts';
import { diceFor, FOR_BARRAGE, FOR_BOMBARD, FOR_ENTRENCH } from './cannons.ts';
import {
  aborted,
  attackBegun,
  battleWon,
  cancelled,
  cardPlayed,
  contested,
  eliminated,
  exploded,
  fizzled,
  gameOver,
  notRolled,
  razed,
  rolled,
  tileDrawn,
  tilesReturned,
} from './happenings.ts';
import { BAG, HAND, SEEN_TILES, STRATEGY_DISCARD, shovels, TILES, TROOP_DECK } from './piles.ts';
import { ANNOUNCE, answers, ROLL } from './responses.ts';
import {
  BARRAGE,
  BOMBARD,
  type Deed,
  ENTRENCH,
  EVENT,
  foe,
  HABSBURG,
  type Hex,
  MINE,
  NONE,
  OTTOMAN,
  type Side,
  type Strategy,
  type Vienna,
} from './siege.ts';

/** What the players are told the odds of: attacks, rolls of the Cannons, tiles from the bag, Explosions. */

const find = (events: readonly GameEvent[], kind: EventKind): GameEvent['data'] | undefined =>
  events.find((one) => one.kind === kind)?.data;

/** Does the Event do that, not only allow it? */
const does = (g: Vienna, { chosen: [card] }: Move, verb: Clause['do']): boolean => {
  const text = g.kit.strategy[card];
  return text.kind === 'event' && text.clauses.some((clause) => clause.do === verb && !('may' in clause && clause.may));
};

/** The same gamble, taken by an Event: what its text changes cannot be reckoned beforehand. */
const byEvent = (
  { reckoned: _plain, ...gamble }: Gamble<Vienna>,
  ...verbs: readonly Clause['do'][]
): Gamble<Vienna> => ({
  ...gamble,
  moves: ['play', 'play on'],
  applies: (g, move) => verbs.some((verb) => does(g, move, verb)),
});

/** May the side hold the card, as far as the view tells? */
const mayHold = (g: Vienna, side: Side, card: Strategy): boolean => {
  const hand = g.zones[HAND + side];
  return hand.includes(HIDDEN) ? !g.zones[STRATEGY_DISCARD + side].includes(card) : hand.includes(card);
};

/** Could a Response of that side come in this window? */
const mayAnswer = (g: Vienna, responder: Side, action: Deed, window: number, hex: Hex): boolean =>
  g.responded[responder] === 0 &&
  g.kit.responses[responder].some(
    (card) => answers(g, { responder, window, action, isEvent: 0, hex }, card) && mayHold(g, responder, card),
  );

/** The chance of exactly so many hits with so many dice, a 6 each. */
const chanceOfHits = (dice: number, hits: number): number => {
  let ways = 1;
  for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1);
  return (ways * 5 ** (dice - hits)) / 6 ** dice;
};

/** The chance of so many hits or more. */
const chanceFrom = (dice: number, hits: number): number => {
  let fewer = 0;
  for (let n = 0; n < Math.min(hits, dice + 1); n++) fewer += chanceOfHits(dice, n);
  return 1 - fewer;
};

const diceOf = (g: Vienna, roller: Side, purpose: number, hex: Hex): number =>
  diceFor(g, { roller, purpose, hex, event: NONE, tactic: NONE, foeTactic: NONE });

/** Nobody rolls: the action was cancelled, or its dice were. */
const noRoll = (events: readonly GameEvent[]): boolean =>
  find(events, cancelled) !== undefined ||
  find(events, notRolled) !== undefined ||
  find(events, gameOver) !== undefined;

const attack: Gamble<Vienna> = {
  moves: ['assault', 'sortie', 'storm again', 'press on'],
  rule: 'V13.7.4',
  title: { en: 'Attack', de: 'Angriff' },
  outcomes: [
    { id: 'taken', title: { en: 'the hex is taken', de: 'das Feld wird genommen' }, good: 'yes' },
    { id: 'repulsed', title: { en: 'the attack is repulsed', de: 'der Angriff wird abgewiesen' }, good: 'no' },
    { id: 'stopped', title: { en: 'it comes to no attack', de: 'es kommt zu keinem Angriff' }, good: 'neither' },
  ],
  settled: (events) => {
    const fought = find(events, battleWon);
    if (fought) return fought.attackerWon === 1 ? 'taken' : 'repulsed';
    if (find(events, cancelled) || find(events, aborted)) return 'stopped';
    // V13.6.10: a side without Troops has lost, before anything is compared.
    const over = find(events, gameOver);
    return over && (over.winner === find(events, attackBegun)?.attacker ? 'taken' : 'repulsed');
  },
};

const defence: Gamble<Vienna> = {
  moves: ['contest'],
  rule: 'V13.7.5',
  title: { en: 'Defence', de: 'Verteidigung' },
  outcomes: [
    { id: 'held', title: { en: 'the hex is held', de: 'das Feld wird gehalten' }, good: 'yes' },
    { id: 'lost', title: { en: 'the hex is lost', de: 'das Feld geht verloren' }, good: 'no' },
  ],
  settled: (events) => {
    const fought = find(events, battleWon);
    if (fought) return fought.attackerWon === 1 ? 'lost' : 'held';
    const over = find(events, gameOver);
    return over && (over.winner === find(events, contested)?.side ? 'held' : 'lost');
  },
};

const entrenching: Gamble<Vienna> = {
  moves: ['entrench'],
  rule: 'V10.1.10',
  title: { en: 'Fire on the trenches', de: 'Feuer auf die Schanzer' },
  outcomes: [
    { id: 'none', title: { en: 'no Troop is lost', de: 'keine Truppe geht verloren' }, good: 'yes' },
    { id: 'one', title: { en: '1 Troop is lost', de: '1 Truppe geht verloren' }, good: 'no' },
    { id: 'two', title: { en: '2 Troops are lost', de: '2 Truppen gehen verloren' }, good: 'no' },
  ],
  settled: (events, g) => {
    const roll = find(events, rolled);
    if (roll) return ['none', 'one', 'two'][Math.min(Number(roll.hits), g.kit.limits.rollLosses)];
    return noRoll(events) || diceOf(g, HABSBURG, FOR_ENTRENCH, NONE) === 0 ? 'none' : undefined;
  },
  reckoned: (g, { chosen: [hex] }) => {
    if (mayAnswer(g, HABSBURG, ENTRENCH, ANNOUNCE, hex) || mayAnswer(g, OTTOMAN, ENTRENCH, ROLL, hex)) return undefined;
    const dice = diceOf(g, HABSBURG, FOR_ENTRENCH, hex);
    return { none: chanceOfHits(dice, 0), one: chanceOfHits(dice, 1), two: chanceFrom(dice, 2) };
  },
};

const bombarding: Gamble<Vienna> = {
  moves: ['bombard'],
  rule: 'V10.5.5',
  title: { en: 'Bombard', de: 'Beschießen' },
  outcomes: [
    { id: 'falls', title: { en: 'a wall falls', de: 'eine Mauer fällt' }, good: 'yes' },
    { id: 'stands', title: { en: 'no wall falls', de: 'keine Mauer fällt' }, good: 'no' },
  ],
  settled: (events, g) => {
    if (find(events, razed)) return 'falls';
    const hex = Number(find(events, cardPlayed)?.hex ?? NONE);
    const silent = hex !== NONE && diceOf(g, OTTOMAN, FOR_BOMBARD, hex) === 0;
    return find(events, rolled) || noRoll(events) || silent ? 'stands' : undefined;
  },
  reckoned: (g, { chosen: [hex, card] }) => {
    // Without a card that pays for it, it is OS22 that allows it, with a die of its own.
    if (card === undefined) return undefined;
    if (mayAnswer(g, HABSBURG, BOMBARD, ANNOUNCE, hex) || mayAnswer(g, HABSBURG, BOMBARD, ROLL, hex)) return undefined;
    const falls = g.structural[hex] === 0 ? 0 : chanceFrom(diceOf(g, OTTOMAN, FOR_BOMBARD, hex), g.kit.limits.breach);
    return { falls, stands: 1 - falls };
  },
};

const barraging: Gamble<Vienna> = {
  moves: ['barrage'],
  rule: 'V10.9.3',
  title: { en: 'Barrage', de: 'Sperrfeuer' },
  outcomes: [
    { id: 'hit', title: { en: 'the Ottomans lose Troops', de: 'die Osmanen verlieren Truppen' }, good: 'yes' },
    { id: 'miss', title: { en: 'the Ottomans lose nobody', de: 'die Osmanen verlieren niemanden' }, good: 'no' },
  ],
  settled: (events, g) => {
    if (find(events, eliminated)) return 'hit';
    const roll = find(events, rolled);
    if (!roll) return noRoll(events) || diceOf(g, HABSBURG, FOR_BARRAGE, NONE) === 0 ? 'miss' : undefined;
    const event = find(events, cardPlayed);
    const need = barrageTable(g, event?.action === EVENT ? Number(event.card) : NONE)[0][0];
    // The losses follow the roll at once, if there are any.
    return Number(roll.hits) < need || events.at(-1)?.kind !== rolled ? 'miss' : undefined;
  },
  reckoned: (g) => {
    if (mayAnswer(g, OTTOMAN, BARRAGE, ANNOUNCE, NONE) || mayAnswer(g, OTTOMAN, BARRAGE, ROLL, NONE)) return undefined;
    const hit =
      g.zones[TROOP_DECK + OTTOMAN].length === 0
        ? 0
        : chanceFrom(diceOf(g, HABSBURG, FOR_BARRAGE, NONE), barrageTable(g, NONE)[0][0]);
    return { hit, miss: 1 - hit };
  },
};

/** How many tiles of each kind the side has not drawn: it knows its own. */
const tilesLeft = (g: Vienna, side: Side): number[] => {
  const left = [...g.kit.tileStock[side]];
  for (const zone of [TILES, SEEN_TILES]) for (const tile of g.zones[zone + side]) left[tile]--;
  return left;
};

const mining: Gamble<Vienna> = {
  moves: ['mine'],
  rule: 'V10.7.2',
  title: { en: 'Mine', de: 'Minieren' },
  outcomes: [
    {
      id: 'ready',
      title: { en: 'enough shovels for an Explosion', de: 'genug Spaten für eine Sprengung' },
      good: 'yes',
    },
    { id: 'digging', title: { en: 'not enough shovels yet', de: 'noch nicht genug Spaten' }, good: 'no' },
  ],
  settled: (events, g) => {
    if (find(events, exploded)) return 'ready';
    if (find(events, cancelled)) return 'digging';
    const side = Number(find(events, cardPlayed)?.side);
    if (!find(events, tileDrawn) && g.zones[BAG + side].length > 0) return undefined;
    return shovels(g, side) >= g.kit.explosionAt ? 'ready' : 'digging';
  },
  reckoned: (g) => {
    const side = g.turn;
    if (mayAnswer(g, foe(side), MINE, ANNOUNCE, NONE)) return undefined;
    const left = tilesLeft(g, side);
    const all = left.reduce((sum, n) => sum + n, 0);
    const now = shovels(g, side);
    if (all === 0) return now >= g.kit.explosionAt ? { ready: 1, digging: 0 } : { ready: 0, digging: 1 };
    let enough = 0;
    for (const [tile, n] of left.entries()) if (now + g.kit.shovels[tile] >= g.kit.explosionAt) enough += n;
    return { ready: enough / all, digging: 1 - enough / all };
  },
};

const blasting: Gamble<Vienna> = {
  moves: ['explode'],
  rule: 'V15.9',
  title: { en: 'Explosion', de: 'Sprengung' },
  outcomes: [
    { id: 'blows', title: { en: 'the charge goes off', de: 'die Ladung geht hoch' }, good: 'yes' },
    { id: 'fizzles', title: { en: 'nothing happens', de: 'nichts geschieht' }, good: 'no' },
  ],
  settled: (events) => {
    if (find(events, fizzled)) return 'fizzles';
    return find(events, tilesReturned) && 'blows';
  },
};

export const gambles: readonly Gamble<Vienna>[] = [
  attack,
  byEvent(attack, 'assault', 'sortie'),
  defence,
  entrenching,
  bombarding,
  byEvent(bombarding, 'bombard'),
  barraging,
  byEvent(barraging, 'barrage'),
  mining,
  byEvent(mining, 'mine'),
  blasting,
];
