import type { Studied, Study } from '@ravelin/engine';
import type { EmpireKit } from '../data/kit.ts';
import { BATTLE, CARD, DEFEATS, FRONT, THEATER, VICTORIES } from './empire.ts';
import { advanced, allocated, battleFought, cardRevealed, offensive, operation } from './happenings.ts';

/** What the laboratory counts in every game of the family, which has one seat. */

export const seat = (): number => 0;

const subjects: readonly Studied<EmpireKit>[] = [
  {
    id: 'cards',
    title: 'Event cards',
    of: CARD,
    seat,
    uses: [{ id: 'revealed', title: 'revealed', event: cardRevealed, field: 'card' }],
  },
  {
    id: 'fronts',
    title: 'Fronts',
    of: FRONT,
    seat,
    uses: [
      { id: 'advanced', title: 'advanced', event: advanced, field: 'front' },
      { id: 'attacked', title: 'attacked', event: offensive, field: 'front' },
      {
        id: 'beaten',
        title: 'thrown back',
        event: offensive,
        field: 'front',
        if: ({ won }) => won === 1,
        after: 'attacked',
      },
    ],
  },
  {
    id: 'battles',
    title: 'Battles elsewhere',
    of: BATTLE,
    seat,
    uses: [
      { id: 'fought', title: 'fought', event: battleFought, field: 'battle' },
      {
        id: 'won',
        title: 'won',
        event: battleFought,
        field: 'battle',
        if: ({ box }) => box === VICTORIES,
        after: 'fought',
      },
      {
        id: 'lost',
        title: 'lost',
        event: battleFought,
        field: 'battle',
        if: ({ box }) => box === DEFEATS,
        after: 'fought',
      },
    ],
  },
  {
    id: 'theaters',
    title: 'Theaters',
    of: THEATER,
    seat,
    uses: [
      { id: 'allocated', title: 'got a Resource', event: allocated, field: 'theater' },
      { id: 'spent', title: 'paid an Operation', event: operation, field: 'theater' },
    ],
  },
];

/** The study of a game of the family, with what it alone has. */
export const empireStudy = <K extends EmpireKit>(own: readonly Studied<K>[]): Study<K> => ({
  clock: { event: cardRevealed, title: 'turns' },
  subjects: [...subjects, ...own],
});
