/** What the home screen says of the game, before anything else of it is loaded. */
export const title = {
  en: {
    title: 'Hapsburg Eclipse 1914–18',
    subtitle: 'Fifty cards, five Fronts and one road that must not be walked to its end',
    'seat:hapsburg': 'Austria-Hungary',
  },
  de: {
    title: 'Habsburgs Finsternis 1914–18',
    subtitle: 'Fünfzig Karten, fünf Fronten und ein Weg, den keiner zu Ende gehen darf',
    'seat:hapsburg': 'Österreich-Ungarn',
  },
} as const;

/** Players, about how many minutes a game takes, and how much there is to learn, from 1 to 5. */
export const facts = { players: '1', minutes: 90, weight: 2 } as const;
