import { type Gamble, type GambleOutcome, type GameEvent, VEILED } from '@ravelin/engine';
import { CARD as C } from '../data/names.ts';
import { isSection } from './board.ts';
import { countIf, sum } from './counting.ts';
import {
  cannonAimed,
  cannonFired,
  cannonStopped,
  cannonWasted,
  ended,
  machineAimed,
  machineFired,
  poleStruck,
  riteTurned,
  roundEnded,
  slain,
  towersHeld,
  trapTurned,
  unitsDrawn,
} from './happenings.ts';
import { price } from './prices.ts';
import { riteSpace } from './rites.ts';
import {
  CANNON,
  DEFENDER,
  DEMON,
  GALE,
  HIT,
  hordeAt,
  INVADER,
  NONE,
  POSSESSION,
  postOf,
  type Siege,
  TARGET,
  TROLL,
  UNITS,
} from './siege.ts';
import { BREACH } from './victory.ts';

/** What players are told the odds of: cards that are turned, units from the bag, tokens and traps face down, and the assault. */

type Risk = Gamble<Siege>;
type Words = GambleOutcome['title'];

const good = (id: string, title: Words): GambleOutcome => ({ id, title, good: 'yes' });
const bad = (id: string, title: Words): GambleOutcome => ({ id, title, good: 'no' });

const first = (events: readonly GameEvent[], kind: GameEvent['kind']): GameEvent | undefined =>
  events.find((one) => one.kind === kind);

// ---- cards ------------------------------------------------------------------------------------------------------------------

const machine: Risk = {
  moves: ['aim'],
  applies: ({ seat }) => seat === INVADER,
  rule: 'S18.3.1',
  title: { en: 'The shot', de: 'Der Schuss' },
  outcomes: [good('hit', { en: 'Hit', de: 'Treffer' }), bad('miss', { en: 'Miss', de: 'Fehlschuss' })],
  settled: (events) => {
    const site = first(events, machineAimed)?.data.site;
    const fired = events.find(({ kind, data }) => kind === machineFired && data.site === site);
    return fired && (fired.data.shot === HIT ? 'hit' : 'miss');
  },
  reckoned: ({ hits, misses }, { chosen: [site] }) => {
    const cards = hits[site] + misses[site];
    return { hit: hits[site] / cards, miss: misses[site] / cards };
  },
};

const aUnitDies = { en: 'a unit dies', de: 'eine Einheit stirbt' };
const nobodyDies = { en: 'nobody dies', de: 'niemand stirbt' };

/** Of the cards left in the hit deck, the share of those that kill. */
const cardsThatKill = (g: Siege, kills: (card: number) => boolean): Readonly<Record<string, number>> => {
  const left = countIf(g.turned, (card) => g.turned[card] === 0);
  // S18.2.2: with none left all are shuffled in again.
  const among = left === 0 ? g.turned.length : left;
  const share = countIf(g.turned, (card) => (left === 0 || g.turned[card] === 0) && kills(card)) / among;
  return { kills: share, nothing: 1 - share };
};

/** S18.2.3, S8.6.3: what a cannon's card kills there. */
const cannonKills = (g: Siege, place: number, card: number): boolean => {
  const rampart = g.kit.rampartOfPlace[place];
  if (rampart !== NONE && g.trenchMaster[rampart] === 1) return false;
  return UNITS.some((_, unit) => g.kit.cannonKills[card][unit] && g.horde[hordeAt(place, unit)] > 0);
};

const cannon: Risk = {
  moves: ['aim'],
  applies: ({ seat }) => seat === DEFENDER,
  rule: 'S18.2.3',
  title: { en: 'The shot', de: 'Der Schuss' },
  outcomes: [good('kills', aUnitDies), bad('nothing', nobodyDies)],
  settled: (events) => {
    const tower = first(events, cannonAimed)?.data.tower;
    const fired = events.findIndex(({ kind, data }) => kind === cannonFired && data.tower === tower);
    if (fired < 0) return undefined;
    const came = events.slice(fired).find(({ kind }) => [slain, cannonStopped, cannonWasted].includes(kind as never));
    return came && (came.kind === slain ? 'kills' : 'nothing');
  },
  // Where several fire, one may take another's target.
  reckoned: (g, { chosen: [, place] }) =>
    countIf(g.item, (tower) => g.item[tower] === CANNON) > 1
      ? undefined
      : cardsThatKill(g, (card) => cannonKills(g, place, card)),
};

const pole: Risk = {
  moves: ['strike'],
  rule: 'S19.4.1',
  title: { en: 'The pole', de: 'Die Stange' },
  outcomes: [good('kills', aUnitDies), bad('nothing', nobodyDies)],
  settled: (events) => first(events, poleStruck) && (first(events, slain) ? 'kills' : 'nothing'),
  reckoned: (g, { chosen: [section] }) => {
    const at = hordeAt(g.kit.sectionPlace[section], 0);
    const anybody = UNITS.some((_, unit) => g.horde[at + unit] > 0);
    return cardsThatKill(g, (card) => anybody && g.kit.poleHits[card]);
  },
};

// ---- the bag ----------------------------------------------------------------------------------------------------------------

/** How likely none, and exactly one, of `those` is among so many drawn from a heap. */
const noneOrOne = (those: number, heap: number, drawn: number): readonly [none: number, one: number] => {
  let [none, one] = [1, 0];
  for (let n = 0; n < Math.min(drawn, heap); n++) {
    const left = heap - n;
    one = (one * Math.max(0, left - (those - 1))) / left + (none * those) / left;
    none *= Math.max(0, left - those) / left;
  }
  return [none, one];
};

const draw: Risk = {
  moves: ['use'],
  applies: (_g, { chosen: [card] }) => card === C.briefing,
  rule: 'S5.1.2',
  title: { en: 'Units from the bag', de: 'Einheiten aus dem Beutel' },
  outcomes: [
    bad('none', { en: 'no troll', de: 'kein Troll' }),
    good('one', { en: 'one troll', de: 'ein Troll' }),
    good('more', { en: 'more trolls', de: 'mehr Trolle' }),
  ],
  settled: (events) => {
    const units = first(events, unitsDrawn)?.data.units as readonly number[] | undefined;
    return units && ['none', 'one', 'more'][Math.min(2, units.filter((unit) => unit === TROLL).length)];
  },
  reckoned: ({ bag, kit }) => {
    const [none, one] = noneOrOne(bag[TROLL], sum(bag), kit.limits.unitsDrawn);
    return { none, one, more: Math.max(0, 1 - none - one) };
  },
};

// ---- face down ----------------------------------------------------------------------------------------------------------------

const isFaceDown = (g: Siege, ritual: number, nth: number): boolean => g.rite[riteSpace(g, ritual, nth)] === VEILED;

const gale = (g: Siege, ...posts: readonly number[]): boolean =>
  posts.some((post) => isSection(g, post) && isFaceDown(g, GALE, post));

/** A move that turns a token: one on a section that it touches, on the building of the action that it completes, or on the order that it gives. */
const token = (move: string, applies: (g: Siege, one: number, other: number) => boolean): Risk => ({
  moves: [move],
  applies: (g, { chosen: [one, other] }) => g.seat === DEFENDER && applies(g, one, other),
  rule: 'S9.2.2',
  title: { en: 'The token face down', de: 'Der verdeckte Marker' },
  outcomes: [good('bluff', { en: 'a bluff', de: 'ein Bluff' }), bad('target', { en: 'the target', de: 'das Ziel' })],
  settled: (events) => {
    const turned = events.filter(({ kind }) => kind === riteTurned);
    if (turned.length === 0) return undefined;
    return turned.some(({ data }) => data.face === TARGET) ? 'target' : 'bluff';
  },
});

const tokens: readonly Risk[] = [
  token('move', (g, unit, to) => gale(g, postOf(unit), to)),
  token('swap', (g, unit, other) => gale(g, postOf(unit), postOf(other))),
  token('lead', (g, hero, to) => gale(g, g.hero[hero], to)),
  token('swap heroes', (g) => gale(g, ...g.hero)),
  token(
    'place',
    (g, action) => isFaceDown(g, DEMON, g.kit.actionBuilding[action]) && g.placed[action] + 1 >= price(g, action),
  ),
  token('heroic', (g, _hero, order) => isFaceDown(g, POSSESSION, order)),
];

const trap = (move: string, wayOf: (g: Siege, chosen: readonly number[]) => number): Risk => ({
  moves: [move],
  applies: (g, { chosen }) => g.trap[wayOf(g, chosen)] === VEILED,
  rule: 'S10.4.3',
  title: { en: 'The trap', de: 'Die Falle' },
  outcomes: [
    good('free', { en: 'it catches nobody', de: 'sie fängt niemanden' }),
    bad('caught', { en: 'it catches somebody', de: 'sie fängt jemanden' }),
  ],
  settled: (events) => {
    if (!first(events, trapTurned)) return undefined;
    return first(events, slain) || first(events, towersHeld) ? 'caught' : 'free';
  },
});

/** The way is named first, then who goes. */
const traps: readonly Risk[] = [
  trap('march', (_g, [way]) => way),
  trap('send', (g) => g.stack[g.stack.length - 1].L.way),
];

// ---- the assault ----------------------------------------------------------------------------------------------------------------

const breaches = { en: 'the wall is breached', de: 'die Mauer fällt' };
const holds = { en: 'the walls hold', de: 'die Mauern halten' };

const assault = {
  rule: 'S19.8.1',
  title: { en: 'The assault', de: 'Der Sturm' },
  settled: (events: readonly GameEvent[]): string | undefined => {
    const ending = first(events, ended);
    if (ending) return ending.data.ending === BREACH ? 'breach' : 'holds';
    return first(events, roundEnded) && 'holds';
  },
};

/** The invader's last choice before it. */
const storming: Risk = {
  ...assault,
  moves: ['open', 'classify', 'no orders'],
  outcomes: [good('breach', breaches), bad('holds', holds)],
};

/** The defender's: he has nothing more to do, and Phase 6 is over. */
const awaited: Risk = {
  ...assault,
  moves: ['done', 'pass'],
  applies: (g) => g.next >= g.line.length,
  outcomes: [good('holds', holds), bad('breach', breaches)],
};

export const gambles: readonly Risk[] = [machine, cannon, pole, draw, ...tokens, ...traps, storming, awaited];
