import type { Play } from '@ravelin/engine';
import { lineArranged } from './happenings.ts';
import {
  about,
  ask,
  CARD,
  COUNT,
  decision,
  IN_LINE,
  INVADER,
  loop,
  move,
  must,
  NONE,
  type Of,
  procedure,
  run,
  type Siege,
  SPOT,
  slot,
  YES_NO,
} from './siege.ts';

/** S4 The line of cards. */

export const phaseOf = (g: Siege, card: number): number => g.kit.phase[card];

/** S5.2.2: the six cards between those of Phases 1 and 6 come and go. */
export const isExchangeable = (g: Siege, card: number): boolean => phaseOf(g, card) > 1 && phaseOf(g, card) < 6;

/** Its place in the line, from the left. */
export const spotOf = (g: Siege, card: number): number => {
  for (let spot = 0; spot < g.line.length; spot++) if (g.line[spot] === card) return spot;
  return NONE;
};

/** S4.1.1: the line in the order of its phases; the kit lists the cards in that order, Briefing before Resources (S3.1.7). */
export const sortLine = (g: Siege): void => {
  let spot = 0;
  for (let card = 0; card < g.shelf.length; card++) if (g.shelf[card] === IN_LINE) g.line[spot++] = card;
};

/** `first`: at the set-up. `idle`: the invader re-orders the line alone (S5.2.4), and it is still as it was. */
const arranging = { spot: SPOT, first: YES_NO, idle: YES_NO };
type Arranging = Of<typeof arranging>;

/** The next card of the same phase stands where `card` may stand too. */
const isOpen = (g: Siege, { spot }: { readonly spot: number }): boolean =>
  spot + 1 < g.line.length && phaseOf(g, g.line[spot]) === phaseOf(g, g.line[spot + 1]);

/** Are there cards from this spot on whose order the invader may choose? */
export const canReorder = (g: Siege, from = 0): boolean => {
  for (let spot = from; spot < g.line.length; spot++)
    if (isExchangeable(g, g.line[spot]) && isOpen(g, { spot })) return true;
  return false;
};
export const ORDER_STAYS = 'The line stays as it was, and the defender receives the hourglass all the same.';

/** Puts the card at the spot; those between move one to the right. */
const lay = (g: Siege, spot: number, card: number): void => {
  for (let at = spotOf(g, card); at > spot; at--) g.line[at] = g.line[at - 1];
  g.line[spot] = card;
};

/** For the set-up and for Briefing; `rule` is the paragraph that lets the invader lay them. */
const arrangement = (rule: string) =>
  decision<Arranging>({
    id: 'arrange',
    prompt: 'Lay the next card of Phase {phase}: the line is used from left to right.',
    about: about({ phase: COUNT }, (g, { spot }) => ({ phase: phaseOf(g, g.line[spot]) })),
    seat: () => INVADER,
    moves: [
      move('lay', {
        rule,
        notation: 'lay {card}',
        choose: {
          card: slot(CARD, [
            must('S4.1.1/order', 'The cards of the line lie in the order of their phases.', (g, card, { spot }) => {
              const at = spotOf(g, card);
              return at >= spot && phaseOf(g, card) === phaseOf(g, g.line[spot]);
            }),
          ]),
        },
        warn: (g, { card }, { spot, idle }) =>
          idle === 1 && g.line[spot] === card && !canReorder(g, spot + 1) ? ORDER_STAYS : undefined,
        do: (g, L, _x, { card }) => {
          if (g.line[L.spot] !== card) L.idle = 0;
          lay(g, L.spot, card);
        },
      }),
    ],
  });

const tellLine = (g: Siege, x: Play<Siege>): void => x.emit(g, lineArranged, 'S4.1.1', { cards: [...g.line] });

/** S3.1.5, S5.2.3: cards of the same phase stand in the order the invader likes. */
export const arrange = procedure('arrange', arranging, [
  run('S4.1.1', (g, L) => {
    while (!isExchangeable(g, g.line[L.spot])) L.spot++;
  }),
  loop('S5.2.3', (g, { spot }) => isExchangeable(g, g.line[spot]), [
    ask('S3.1.5', arrangement('S3.1.5'), (g, L) => L.first === 1 && isOpen(g, L)),
    ask('S5.2.3', arrangement('S5.2.3'), (g, L) => L.first === 0 && isOpen(g, L)),
    run('S5.2.3', (_g, L) => {
      L.spot++;
    }),
  ]),
  run('S4.1.1', (g, _L, x) => tellLine(g, x)),
]);
