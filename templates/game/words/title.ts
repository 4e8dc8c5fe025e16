/** What the home screen says of the game, before anything else of it is loaded. */
export const title = {
  en: {
    title: 'New Game',
    subtitle: 'Two bands of riders, five hexes and twelve cards',
    'seat:north': 'North',
    'seat:south': 'South',
  },
  de: {
    title: 'Neues Spiel',
    subtitle: 'Zwei Reitertrupps, fünf Felder und zwölf Karten',
    'seat:north': 'Nord',
    'seat:south': 'Süd',
  },
} as const;
