/**
 * How the computer's levels did against their neighbours, by side, with the set *Guns forward*. What it neither won nor lost nobody won.
 * Played out by `ravelin arena vienna A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'ottoman', games: 200, won: 158, lost: 42 },
  { level: 'ensign', against: 'page', seat: 'habsburg', games: 200, won: 168, lost: 32 },
  { level: 'captain', against: 'ensign', seat: 'ottoman', games: 100, won: 64, lost: 36 },
  { level: 'captain', against: 'ensign', seat: 'habsburg', games: 100, won: 73, lost: 27 },
  { level: 'colonel', against: 'captain', seat: 'ottoman', games: 100, won: 70, lost: 30 },
  { level: 'colonel', against: 'captain', seat: 'habsburg', games: 100, won: 68, lost: 32 },
] as const;
