import { attack, forecast, isNextToEnemy } from './attack.ts';
import {
  ahead,
  ask,
  CARD,
  type Card,
  call,
  decision,
  type Field,
  HEX,
  loop,
  move,
  must,
  other,
  procedure,
  run,
  slot,
  slotAfter,
} from './field.ts';
import { marched, turnBegins, waited } from './happenings.ts';
import { cardsLeft, DISCARD, handOf } from './piles.ts';
import { deal, draw } from './set-up.ts';

/** X2: the turn, and the whole game made of turns. */

const cardOfHand = slot(CARD, [
  must('X2.2', 'The card must be in your hand.', (g: Field, card: Card) => g.zones[handOf(g.turn)].includes(card)),
]);

const action = decision({
  id: 'action',
  prompt: 'Play a card: march, attack or wait.',
  seat: (g) => g.turn,
  moves: [
    move('march', {
      rule: 'X2.3',
      notation: 'march to {hex} with {card}',
      choose: {
        card: cardOfHand,
        hex: slotAfter({ card: CARD }, HEX, [
          must('X2.3', 'The hex must lie ahead.', (g, hex) => (hex - g.stands[g.turn]) * ahead(g.turn) > 0),
          must(
            'X2.4',
            'It must be no farther than the card allows.',
            (g, hex, _L, { card }) => Math.abs(hex - g.stands[g.turn]) <= g.kit.value[card],
          ),
          must(
            'X2.5',
            'The enemy stands there or on the way.',
            (g, hex) => (g.stands[other(g.turn)] - hex) * ahead(g.turn) > 0,
          ),
        ]),
      },
      do: (g, _L, x, { card, hex }) => {
        x.move(g, handOf(g.turn), DISCARD, card);
        g.stands[g.turn] = hex;
        x.emit(g, marched, 'X2.3', { side: g.turn, hex, card });
      },
    }),
    move('attack', {
      rule: 'X3.1',
      notation: 'attack with {card}',
      if: [must('X3.1', 'Your riders must be next to the enemy.', (g) => isNextToEnemy(g, g.turn))],
      choose: { card: cardOfHand },
      preview: (g, { card }) => forecast(g, g.turn, card),
      do: (g, _L, x, { card }) => {
        x.move(g, handOf(g.turn), DISCARD, card);
        attack(g, x, g.turn, card);
      },
    }),
    move('wait', {
      rule: 'X2.6',
      notation: 'wait with {card}',
      choose: { card: cardOfHand },
      do: (g, _L, x, { card }) => {
        x.move(g, handOf(g.turn), DISCARD, card);
        x.emit(g, waited, 'X2.6', { side: g.turn, card });
      },
    }),
  ],
});

export const turn = procedure('turn', {}, [
  run('X2.1', (g, _L, x) => x.emit(g, turnBegins, 'X2.1', { side: g.turn })),
  // Everybody sees how many cards a hand has: the silence tells nothing.
  ask('X2.2', action, (g) => g.zones[handOf(g.turn)].length > 0),
  run('X2.7', (g, _L, x) => draw(g, x, g.turn, 'X2.7')),
]);

export const encounter = procedure('encounter', {}, [
  deal,
  loop('X2.1', (g) => cardsLeft(g) > 0, [
    call('X2.1', () => turn),
    run('X2.1', (g) => {
      g.turn = other(g.turn);
    }),
  ]),
  run('X4.2', (g, _L, x) => x.end(g)),
]);
