/**
 * How the computer's levels did against their neighbours, by side, with the set *Guns forward*. What it neither won nor lost nobody won.
 * Played out by `ravelin arena vienna A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'ottoman', games: 200, won: 158, lost: 42 },
  { level: 'ensign', against: 'page', seat: 'habsburg', games: 200, won: 168, lost: 32 },
  { level: 'captain', against: 'ensign', seat: 'ottoman', games: 100, won: 62, lost: 38 },
  { level: 'captain', against: 'ensign', seat: 'habsburg', games: 100, won: 76, lost: 24 },
  { level: 'colonel', against: 'captain', seat: 'ottoman', games: 100, won: 65, lost: 35 },
  { level: 'colonel', against: 'captain', seat: 'habsburg', games: 100, won: 65, lost: 35 },
] as const;
