/** What the home screen says of the game before anything else of it is loaded. */
export const title = {
  en: {
    title: 'Mohács 1526',
    subtitle: 'Two hosts, one ridge, and a king who does not wait',
    'seat:hungary': 'Hungary',
    'seat:ottoman': 'The Ottomans',
  },
  de: {
    title: 'Mohács 1526',
    subtitle: 'Zwei Heere, ein Höhenzug und ein König, der nicht wartet',
    'seat:hungary': 'Ungarn',
    'seat:ottoman': 'Die Osmanen',
  },
} as const;

/** Players, about how many minutes a game takes, and how much there is to learn, from 1 to 5. */
export const facts = { players: '2', minutes: 180, weight: 4 } as const;
