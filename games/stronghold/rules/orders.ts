import { type Domain, type MoveKind, named, type Play } from '@ravelin/engine';
import { sectionsHeld, unitsOn } from './board.ts';
import { countIf, sum } from './counting.ts';
import { orderGiven, ordersClassified } from './happenings.ts';
import {
  ask,
  decision,
  INVADER,
  type Kit,
  move,
  must,
  type Of,
  ORDER,
  ORDERS,
  procedure,
  SECTION,
  type Siege,
  setOf,
  slot,
  YES_NO,
} from './siege.ts';

/** S11 Giving orders. What they do: order-effects.ts. */

/** An order at a section: `L1 goblin fury`. */
export const ORDER_TOKEN: Domain<Kit> = named('order at a section', (kit) => kit.orderTokens);
const sectionOf = (token: number): number => Math.floor(token / ORDERS.length);
const orderOf = (token: number): number => token % ORDERS.length;

const giving = { classified: YES_NO };
type Giving = Of<typeof giving>;

/** S11.1.6, S11.2.2: tokens of the kind that have not left the game. */
const tokensOf = (g: Siege, order: number): number =>
  g.kit.orderStock[order] - g.ordersLost[order] - g.ordersLostUnseen[order];

/** How many are left in all: both players know that. */
const tokensLeft = (g: Siege): number => sum(g.kit.orderStock) - sum(g.ordersLost) - g.unseen;

/** Nobody to give an order to, or none left: there is nothing to ask. */
const canOrder = (g: Siege): boolean => tokensLeft(g) > 0 && sectionsHeld(g) > 0;

const openOrder = move('open', {
  rule: 'S11.1.3',
  notation: 'open {order} at {section}',
  choose: {
    order: slot(ORDER, [
      must('S11.1.6/token', 'The token must not have left the game.', (g, order) => tokensOf(g, order) > 0),
    ]),
    section: slot(SECTION, [
      must('S11.1.2/invader', 'An invader unit must be at the section.', (g, section) => unitsOn(g, section) > 0),
    ]),
  },
  do: (g, _L, x, { order, section }) => {
    g.order[section] = order;
    g.orderOpen[section] = 1;
    x.emit(g, orderGiven, 'S11.1.3', { order, section });
  },
});

const countOf = (list: readonly number[], order: number): number => countIf(list, (i) => orderOf(list[i]) === order);

const classify = (g: Siege, L: Giving, x: Play<Siege>, tokens: readonly number[]): void => {
  L.classified = 1;
  for (const token of tokens) g.order[sectionOf(token)] = orderOf(token);
  const data = { sections: tokens.map(sectionOf), orders: tokens.map(orderOf) };
  x.emit(g, ordersClassified, 'S11.1.4', data, { knows: INVADER });
};

const classifiedOrders: MoveKind<Siege, Giving> = move('classify', {
  rule: 'S11.1.4',
  notation: 'classify {orders}',
  secret: true,
  choose: {
    orders: setOf(ORDER_TOKEN, {
      must: [
        must(
          'S11.1.2/invader',
          'An invader unit must be at the section.',
          (g, token) => unitsOn(g, sectionOf(token)) > 0,
        ),
        must('S11.1.2/one', 'A section receives one token at most.', (_g, token, _L, list) => {
          for (let i = 0; i < list.length; i++) if (sectionOf(list[i]) === sectionOf(token)) return false;
          return true;
        }),
        must(
          'S11.1.6/most',
          'No more tokens of a kind may be placed than there are.',
          (g, token, _L, list) => countOf(list, orderOf(token)) < tokensOf(g, orderOf(token)),
        ),
      ],
      enough: [must('S11.1.4', 'At least one token is placed.', (_g, list) => list.length > 0)],
      most: (g) => Math.min(tokensLeft(g), sectionsHeld(g)),
    }),
  },
  do: (g, L, x, { orders: tokens }) => classify(g, L, x, tokens),
});

const orderChoice = decision<Giving>({
  id: 'orders',
  prompt: 'Give one open order, classified orders, or none.',
  seat: () => INVADER,
  moves: [openOrder, classifiedOrders, move('no orders', { rule: 'S11.1.1', do: () => {} })],
});

export const orders = procedure('orders', giving, [ask('S11.1.1', orderChoice, canOrder)]);
