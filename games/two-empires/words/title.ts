/** What the home screen says of the game, before anything else of it is loaded. */
export const title = {
  en: {
    title: 'Two Empires 1914–18',
    subtitle: 'Vienna and Constantinople in one war, and a railway between them',
    'seat:hapsburg': 'Austria-Hungary',
    'seat:ottoman': 'The Ottoman Empire',
  },
  de: {
    title: 'Zwei Reiche 1914–18',
    subtitle: 'Wien und Konstantinopel in einem Krieg, und eine Bahn dazwischen',
    'seat:hapsburg': 'Österreich-Ungarn',
    'seat:ottoman': 'Das Osmanische Reich',
  },
} as const;

/** Players, about how many minutes a game takes, and how much there is to learn, from 1 to 5. */
export const facts = { players: '1–2', minutes: 180, weight: 3 } as const;
