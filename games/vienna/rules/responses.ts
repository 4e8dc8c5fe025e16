import { names, optional } from '@ravelin/engine';
import type { ResponseCard } from '../data/schema.ts';
import { room } from './board.ts';
import { inZone } from './choices.ts';
import { aborted, cancelled, dieRolled, responded, tilesLooked } from './happenings.ts';
import { HAND, SEEN_TILES, STRATEGY_DISCARD, TILES } from './piles.ts';
import {
  ACTION,
  ask,
  call,
  decision,
  EVENT,
  foe,
  HEX,
  move,
  must,
  NONE,
  type Of,
  procedure,
  ruleOfStrategy,
  run,
  SIDE,
  type Side,
  STRATEGY,
  type Strategy,
  slot,
  type Vienna,
  when,
  YES_NO,
} from './siege.ts';

/** V15 Responses. */

const WINDOWS = ['announce', 'explosion', 'roll', 'hex-lost'] as const;
export const WINDOW = names('window', WINDOWS);
export const [ANNOUNCE, EXPLOSION, ROLL, HEX_LOST] = [0, 1, 2, 3];
const ACTIONS = ['entrench', 'assault', 'mine', 'fortify', 'bombard', 'sortie', 'barrage', 'event'] as const;

const windowLocals = {
  responder: SIDE,
  window: WINDOW,
  /** What is announced; an Event counts as one and as the action it performs (V15.5.1). */
  action: ACTION,
  isEvent: YES_NO,
  hex: optional(HEX),
  /** The card being announced, which a Response may cancel. */
  card: optional(STRATEGY),
  answer: optional(STRATEGY),
  cancelled: YES_NO,
  aborted: YES_NO,
  stopped: YES_NO,
};
export type Window = Of<typeof windowLocals>;
export type Facts = Pick<Window, 'responder' | 'window' | 'action' | 'isEvent' | 'hex'>;

/** V15.3.6, V14.6.1: does the text of the card answer what this window is about? */
export const answers = (g: Vienna, L: Facts, card: Strategy): boolean => {
  const text = g.kit.strategy[card];
  if (text.kind !== 'response' || text.window !== WINDOWS[L.window]) return false;
  if (L.window !== ANNOUNCE) return true;
  const { answers: to = [] } = text;
  return to.includes(ACTIONS[L.action]) || (L.isEvent === 1 && to.includes('event'));
};

/** V15.4.2, V15.10: a Response that builds needs room and supply for at least one Fortification. */
export const hasRoom = (g: Vienna, L: Facts, card: Strategy): boolean => {
  for (const clause of g.kit.strategy[card].clauses) {
    if (clause.do === 'fill' || clause.do === 'place-there') return g.supply[L.responder] > 0 && room(g, L.hex) > 0;
    if (clause.do === 'place')
      return (
        g.supply[L.responder] > 0 &&
        g.kit.adjacent[L.hex].some((hex) => g.control[hex] === L.responder && room(g, hex) > 0)
      );
  }
  return true;
};

/**
 * V15.4.2: left out on public facts only: an empty hand (V15.3.5), a Response already played in this turn, one's own included
 * (V15.3.2), nothing on the side's open list that could answer. Having passed does not matter (V15.3.4).
 */
const offered = (g: Vienna, L: Facts): boolean => {
  for (const card of g.kit.responses[L.responder]) if (answers(g, L, card) && hasRoom(g, L, card)) return true;
  return false;
};

/** The locals of a window that opens, or undefined where public facts leave it out. */
export const openWindow = (
  g: Vienna,
  responder: Side,
  window: number,
  {
    action = EVENT,
    isEvent = 0,
    hex = NONE,
    card = NONE,
  }: Partial<Pick<Window, 'action' | 'isEvent' | 'hex' | 'card'>>,
): Pick<Window, 'responder' | 'window' | 'action' | 'isEvent' | 'hex' | 'card'> | undefined => {
  if (g.responded[responder] || g.zones[HAND + responder].length === 0) return undefined;
  const facts = { responder, window, action, isEvent, hex, card };
  return offered(g, facts) ? facts : undefined;
};

const response = (g: Vienna, L: Window): ResponseCard => g.kit.strategy[L.answer] as ResponseCard;

const respond = decision<Window>({
  id: 'respond',
  prompt: 'Play a Response, or let it happen.',
  declines: 'decline',
  seat: (_g, L) => L.responder,
  moves: [
    move('decline', { rule: 'V15.4.1', do: () => {} }),
    move('respond', {
      rule: 'V15.1',
      notation: 'respond {card}',
      choose: {
        card: slot(STRATEGY, [
          inZone('V9.2', 'The card must be in your hand.', (_g, L) => HAND + L.responder),
          must('V15.3.6', 'The card must be a Response that answers what is happening, in this window.', (g, card, L) =>
            answers(g, L, card),
          ),
          must(
            'V15.10',
            'A Response that builds needs room on the hex and a Fortification in your supply.',
            (g, card, L) => !answers(g, L, card) || hasRoom(g, L, card),
          ),
        ]),
      },
      do: (g, L, x, { card }) => {
        L.answer = card;
        g.responded[L.responder] = 1;
        x.move(g, HAND + L.responder, STRATEGY_DISCARD + L.responder, card);
        x.emit(g, responded, ruleOfStrategy(g, card), { side: L.responder, card });
      },
    }),
  ],
});

/** V15.8: an aborted attack is neither won nor lost (V15.8.4); Morale (V15.8.2) and the new works (V15.8.3) stay as they are. */
const abort = decision<Window>({
  id: 'abort',
  prompt: 'Press on with the attack, or call it off?',
  seat: (_g, L) => foe(L.responder),
  moves: [
    move('press on', { rule: 'V15.8', do: () => {} }),
    move('abort', {
      rule: 'V15.8',
      do: (g, L, x) => {
        L.aborted = 1;
        x.emit(g, aborted, 'V15.8.1', { side: foe(L.responder), hex: L.hex });
      },
    }),
  ],
});

/** Offers a window and carries out the Response; nothing in it opens a window for the other side (V15.3.3).
 * For an attack it stands before anybody chooses Troops (V15.2.2). What it did is read from the locals by the caller. */
export const responseWindow = procedure('response-window', windowLocals, [
  ask('V15.4.1', respond),
  when('V15.1', (_g, L) => L.answer !== NONE, [
    run('V15.1', (g, L, x) => {
      const { cancels, looks, stops, stopsOn } = response(g, L);
      const rule = ruleOfStrategy(g, L.answer);
      if (stops) L.stopped = 1;
      if (stopsOn !== undefined) {
        // V15.6.3: no Cannon die, so no roll window.
        const die = x.die();
        L.stopped = die >= stopsOn ? 1 : 0;
        x.emit(g, dieRolled, rule, { side: L.responder, card: L.answer, die, stops: L.stopped });
        if (!L.stopped) return 'end';
      }
      const other = foe(L.responder);
      if (looks) {
        // V4.23: whoever saw the tiles goes on seeing them.
        const tiles = [...g.zones[TILES + other]];
        x.moveAll(g, TILES + other, SEEN_TILES + other);
        x.emit(g, tilesLooked, 'V4.23', { side: L.responder, number: tiles.length, tiles }, { knows: L.responder });
      }
      if (cancels) {
        L.cancelled = 1;
        x.emit(g, cancelled, 'V15.7', { side: other, card: L.card });
      }
    }),
    call('V15.1', 'clauses', (_g, L) => ({ side: L.responder, card: L.answer, hex: L.hex })),
    ask('V15.8', abort, (g, L) => response(g, L).abort === true),
  ]),
]);
