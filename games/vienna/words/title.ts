/** What the home screen says of the game, before anything else of it is loaded. */
export const title = {
  en: {
    title: 'Siege of Vienna 1683',
    subtitle: 'Five rounds between the first trench and the relief of the city',
    'seat:ottoman': 'Ottomans',
    'seat:habsburg': 'Habsburgs',
  },
  de: {
    title: 'Die Belagerung von Wien 1683',
    subtitle: 'Fünf Runden vom ersten Laufgraben bis zum Entsatz der Stadt',
    'seat:ottoman': 'Osmanen',
    'seat:habsburg': 'Habsburger',
  },
} as const;

/** Players, about how many minutes a game takes, and how much there is to learn, from 1 to 5. */
export const facts = { players: '2', minutes: 75, weight: 2 } as const;
