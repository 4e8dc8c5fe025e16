/**
 * How the computer's levels did against their neighbours, by side, with the set *Men-at-arms*. What it neither won nor lost nobody won.
 * Played out by `ravelin arena mohacs A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'hungary', games: 100, won: 88, lost: 10 },
  { level: 'ensign', against: 'page', seat: 'ottoman', games: 100, won: 97, lost: 3 },
  { level: 'captain', against: 'ensign', seat: 'hungary', games: 30, won: 24, lost: 6 },
  { level: 'captain', against: 'ensign', seat: 'ottoman', games: 30, won: 21, lost: 8 },
  { level: 'colonel', against: 'captain', seat: 'hungary', games: 60, won: 44, lost: 16 },
  { level: 'colonel', against: 'captain', seat: 'ottoman', games: 60, won: 29, lost: 29 },
] as const;
