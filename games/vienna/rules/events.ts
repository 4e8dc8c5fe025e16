import type { EventCard } from '../data/schema.ts';
import { type Action, actionLocals, inHand, spend } from './action.ts';
import { startedWithWall, touches } from './board.ts';
import { clauses } from './clauses.ts';
import { ANNOUNCE, openWindow, responseWindow } from './responses.ts';
import {
  ASSAULT,
  BARRAGE,
  BOMBARD,
  call,
  type Deed,
  ENTRENCH,
  EVENT,
  FORTIFY,
  foe,
  HABSBURG,
  HEX,
  type Hex,
  MINE,
  move,
  must,
  NOBODYS,
  NONE,
  OTTOMAN,
  procedure,
  type Side,
  SORTIE,
  STRATEGY,
  type Strategy,
  slot,
  slotAfter,
  type Vienna,
} from './siege.ts';
import { canField } from './troops.ts';
import { couldClause } from './verbs.ts';

/** V14 Events: choosing one, naming its hex, announcing it, carrying it out. */

const eventOf = (g: Vienna, card: Strategy): EventCard | undefined => {
  const text = g.kit.strategy[card];
  return text.kind === 'event' ? text : undefined;
};

/** V14.4, V14.4.1: could at least one clause change something, as far as the owner knows? */
export const couldDo = (g: Vienna, card: Strategy, hex: Hex): boolean => {
  const at = { side: g.turn, card, hex, answer: NONE };
  return eventOf(g, card)?.clauses.some((clause) => couldClause(g, at, clause)) ?? false;
};

type Names = NonNullable<EventCard['names']>;
type Naming = {
  /** As in `must`. */
  readonly key: string;
  readonly text: string;
  readonly by: readonly Names[];
  ok(g: Vienna, hex: Hex, card: Strategy): boolean;
};

const ATTACKS: readonly Names[] = ['assault', 'sortie'];

const held = (by: readonly Names[], key: string, side: Side): Naming => ({
  by,
  key,
  text: `The hex must be controlled by the ${side === OTTOMAN ? 'Ottomans' : 'Habsburgs'}.`,
  ok: (g, hex) => g.control[hex] === side,
});
const inReach = (by: readonly Names[], key: string): Naming => ({
  by,
  key,
  text: 'The hex must be adjacent to a hex you control.',
  ok: (g, hex) => touches(g, hex, g.turn),
});

/** V14.5.2: what each kind of named hex must be, by the paragraphs of the action that the Event performs, or by the card itself. */
const NAMINGS: readonly Naming[] = [
  {
    by: ['glacis'],
    key: 'V10.1.2',
    text: 'The hex must be a Glacis hex.',
    ok: (g, hex) => g.kit.kind[hex] === 'glacis',
  },
  {
    by: ['glacis'],
    key: 'V10.1.3',
    text: 'The hex must be controlled by nobody.',
    ok: (g, hex) => g.control[hex] === NOBODYS,
  },
  inReach(['glacis'], 'V10.1.4'),
  held(['assault'], 'V10.2.2', HABSBURG),
  inReach(['assault'], 'V10.2.3'),
  {
    by: ['assault'],
    key: 'V14.4.2',
    text: 'The hex must be of a kind that the card names.',
    ok: (g, hex, card) =>
      eventOf(g, card)?.clauses.every(
        (clause) => clause.do !== 'assault' || !clause.kinds || clause.kinds.includes(g.kit.kind[hex]),
      ) ?? false,
  },
  held(['bombard'], 'V10.5.2', HABSBURG),
  inReach(['bombard'], 'V10.5.3'),
  held(['mortars'], 'V17.OS7/enemy', HABSBURG),
  inReach(['mortars'], 'V17.OS7/adjacent'),
  held(['sortie'], 'V10.6.2', OTTOMAN),
  inReach(['sortie'], 'V10.6.3'),
  held(['spike'], 'V17.HS4/enemy', OTTOMAN),
  inReach(['spike'], 'V17.HS4/adjacent'),
  {
    by: ['spike'],
    key: 'V17.HS4/cannons',
    text: 'There must be Cannons on the hex.',
    ok: (g, hex) => g.cannons[hex] > 0,
  },
  {
    by: ['works'],
    key: 'V14.4.6',
    text: 'The hex must be one of yours, and not the Camp.',
    ok: (g, hex) => g.control[hex] === g.turn && hex !== g.kit.camp,
  },
  {
    by: ['rebuild'],
    key: 'V17.HS10',
    text: 'The hex must be yours, have begun with a Structural Fortification, have none now, and hold an Improvised one.',
    ok: (g, hex) =>
      g.control[hex] === g.turn && startedWithWall(g, hex) && g.structural[hex] === 0 && g.improvised[hex] > 0,
  },
];

const NAMINGS_OF = new Map<string, readonly Naming[]>(
  NAMINGS.flatMap(({ by }) => by).map((name) => [name, NAMINGS.filter(({ by }) => by.includes(name))]),
);

export const nameable = (g: Vienna, card: Strategy, hex: Hex): boolean => {
  const namings = NAMINGS_OF.get(eventOf(g, card)?.names ?? '');
  if (!namings) return false;
  for (const naming of namings) if (!naming.ok(g, hex, card)) return false;
  return true;
};

/** Is there a hex to name for the card? If there is, one must be named (V14.5.3). */
const someNameable = (g: Vienna, card: Strategy): boolean => {
  for (let hex = 0; hex < g.control.length; hex++) if (nameable(g, card, hex)) return true;
  return false;
};

/** V15.5.1: the action that an Event performs, as which it may be answered; merely allowed ones come later (V15.5.2). */
const actionOf = (g: Vienna, card: Strategy, hex: Hex): Deed => {
  for (const clause of eventOf(g, card)?.clauses ?? []) {
    if (clause.do === 'assault') return ASSAULT;
    if (clause.do === 'sortie' && !clause.may) return SORTIE;
    if (clause.do === 'mine') return MINE;
    if (clause.do === 'entrench') return hex === NONE ? FORTIFY : ENTRENCH;
    if (clause.do === 'bombard' && !clause.may) return BOMBARD;
    if (clause.do === 'fortify') return FORTIFY;
    if (clause.do === 'barrage') return BARRAGE;
  }
  return EVENT;
};

export const eventPlayed = procedure('event', actionLocals, [
  call<Action>(
    'V15.5.1',
    () => responseWindow,
    (g, L) =>
      openWindow(g, foe(L.side), ANNOUNCE, {
        action: actionOf(g, L.event, L.hex),
        isEvent: 1,
        hex: L.hex,
        card: L.event,
      }),
    (_g, L, w) => {
      L.answer = w.answer;
      return w.cancelled || w.aborted ? 'end' : undefined; // V15.7, V15.8.5
    },
  ),
  call<Action>(
    'V14.2',
    () => clauses,
    (_g, L) => ({ side: L.side, card: L.event, hex: L.hex, answer: L.answer }),
  ),
]);

const isEvent = must(
  'V9.2.3',
  'The card must be an Event; a Response works only as a Response.',
  (g, card: Strategy) => eventOf(g, card) !== undefined,
);

const begin = (g: Vienna, x: Parameters<typeof spend>[1], card: Strategy, hex: Hex): void => {
  const side = g.turn;
  spend(g, x, card, EVENT, hex);
  x.call(g, eventPlayed, { side, event: card, hex });
};

const warnHs15 = (g: Vienna, card: Strategy): string | undefined => {
  const loss = eventOf(g, card)?.clauses.find(
    (clause) =>
      clause.do === 'morale' && clause.by < 0 && clause.side === (g.turn === OTTOMAN ? 'ottoman' : 'habsburg'),
  );
  return loss && g.morale[g.turn] === 1 ? 'V6.10: this brings your Morale to End and loses the game.' : undefined;
};

export const playEvent = move('play', {
  rule: 'V9.2.2',
  notation: 'play {card}',
  choose: {
    card: slot(STRATEGY, [
      inHand,
      isEvent,
      must('V14.5.3/named', 'The hex must be named: play the card on a hex.', (g, card) => !someNameable(g, card)),
      must('V14.4', 'At least one clause of the Event must be able to change something.', (g, card) =>
        couldDo(g, card, NONE),
      ),
    ]),
  },
  warn: (g, { card }) => warnHs15(g, card),
  do: (g, _L, x, { card }) => begin(g, x, card, NONE),
});

export const playEventOn = move('play on', {
  rule: 'V9.2.2',
  notation: 'play {card} on {hex}',
  choose: {
    card: slot(STRATEGY, [
      inHand,
      isEvent,
      must(
        'V14.5.3/unnamed',
        'It must be a card with which a hex is named: play this one without, and choose when it is carried out.',
        (g, card) => eventOf(g, card)?.names !== undefined,
      ),
      must(
        'V11.4.1/event',
        'You need a Troop in your deck, or a discarded one and the Morale to Recover it.',
        (g, card) => {
          const names = eventOf(g, card)?.names;
          return names === undefined || !ATTACKS.includes(names) || canField(g, g.turn);
        },
      ),
    ]),
    hex: slotAfter(
      { card: STRATEGY },
      HEX,
      [
        ...NAMINGS.map(({ by, key, text, ok }) =>
          must(key, text, (g, hex: Hex, _L, { card }: { readonly card: Strategy }) => {
            const names = eventOf(g, card)?.names;
            return names === undefined || !by.includes(names) || ok(g, hex, card);
          }),
        ),
        must('V14.4', 'At least one clause of the Event must be able to change something.', (g, hex, _L, { card }) =>
          couldDo(g, card, hex),
        ),
      ],
      (g, out, _L, { card }) => {
        let n = 0;
        for (let hex = 0; hex < g.control.length; hex++) if (nameable(g, card, hex)) out[n++] = hex;
        return n;
      },
    ),
  },
  do: (g, _L, x, { card, hex }) => begin(g, x, card, hex),
});
