/** What the home screen says of the game before anything else of it is loaded. */
export const title = {
  en: {
    title: 'Stronghold',
    subtitle: 'One side pays in blood, the other is paid in time',
    'seat:invader': 'Invader',
    'seat:defender': 'Defender',
  },
  de: {
    title: 'Stronghold',
    subtitle: 'Die einen zahlen mit Blut, die anderen gewinnen Zeit',
    'seat:invader': 'Angreifer',
    'seat:defender': 'Verteidiger',
  },
} as const;

/** Players, about how many minutes a game takes, and how much there is to learn, from 1 to 5. */
export const facts = { players: '2', minutes: 120, weight: 3 } as const;
