/**
 * How the computer's levels did against their neighbours, by side, with the set *Men-at-arms*. What it neither won nor lost nobody won.
 * Played out by `ravelin arena mohacs A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'hungary', games: 100, won: 88, lost: 10 },
  { level: 'ensign', against: 'page', seat: 'ottoman', games: 100, won: 97, lost: 3 },
  { level: 'captain', against: 'ensign', seat: 'hungary', games: 30, won: 21, lost: 9 },
  { level: 'captain', against: 'ensign', seat: 'ottoman', games: 30, won: 25, lost: 5 },
  { level: 'colonel', against: 'captain', seat: 'hungary', games: 30, won: 18, lost: 11 },
  { level: 'colonel', against: 'captain', seat: 'ottoman', games: 30, won: 14, lost: 16 },
] as const;
