import { cardChoice, cardUse, chosenCard } from './cards.ts';
import { setUp } from './set-up.ts';
import { ask, call, loop, procedure } from './siege.ts';

/** S4 The round: the cards of the line, the assault, the end of the round. */

export const round = procedure('round', chosenCard, [
  loop('S4.1.2', (g) => g.next < g.line.length, [
    ask('S4.1.4', cardChoice),
    call(
      'S4.5.1',
      () => cardUse,
      (_g, { card, price }) => ({ card, price }),
    ),
  ]),
  call('S16.1.2', 'plan window', () => ({ assault: 1 })),
  call('S4.1.6', 'assault'),
  call('S20.1.1', 'end of round'),
]);

/** The whole game. It ends with a breach (S19.8.1), at the latest with the last round (S20.6.1). */
export const siege = procedure('siege', {}, [
  call('S3.1.1', () => setUp),
  loop('S4.1.2', () => true, [call('S4.1.2', () => round)]),
]);
