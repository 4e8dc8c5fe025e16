/** What the home screen says of the game, before anything else of it is loaded. */
export const title = {
  en: {
    title: 'Ottoman Sunset 1914–18',
    subtitle: 'Forty-nine cards, six Fronts and a strait that must not be forced',
    'seat:ottoman': 'The Ottoman Empire',
  },
  de: {
    title: 'Osmanischer Sonnenuntergang 1914–18',
    subtitle: 'Neunundvierzig Karten, sechs Fronten und eine Meerenge, die halten muss',
    'seat:ottoman': 'Das Osmanische Reich',
  },
} as const;

/** Players, about how many minutes a game takes, and how much there is to learn, from 1 to 5. */
export const facts = { players: '1', minutes: 60, weight: 2 } as const;
