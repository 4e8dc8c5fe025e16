/**
 * How the computer's levels did against their neighbours, by side. What it neither won nor lost nobody won.
 * Played out by `ravelin arena vienna A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'ottoman', games: 100, won: 59, lost: 41 },
  { level: 'ensign', against: 'page', seat: 'habsburg', games: 100, won: 95, lost: 5 },
  { level: 'captain', against: 'ensign', seat: 'ottoman', games: 30, won: 8, lost: 22 },
  { level: 'captain', against: 'ensign', seat: 'habsburg', games: 30, won: 28, lost: 2 },
  { level: 'colonel', against: 'captain', seat: 'ottoman', games: 30, won: 2, lost: 28 },
  { level: 'colonel', against: 'captain', seat: 'habsburg', games: 30, won: 28, lost: 2 },
] as const;
