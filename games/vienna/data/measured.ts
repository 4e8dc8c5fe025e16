/**
 * How the computer's levels did against their neighbours, by side. What it neither won nor lost nobody won.
 * Played out by `ravelin arena vienna A B --seed levels` (Captains: `--seed slips`); the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'ottoman', games: 200, won: 93, lost: 107 },
  { level: 'ensign', against: 'page', seat: 'habsburg', games: 200, won: 190, lost: 10 },
  { level: 'captain', against: 'ensign', seat: 'ottoman', games: 100, won: 35, lost: 65 },
  { level: 'captain', against: 'ensign', seat: 'habsburg', games: 100, won: 99, lost: 1 },
  { level: 'colonel', against: 'captain', seat: 'ottoman', games: 10, won: 0, lost: 10 },
  { level: 'colonel', against: 'captain', seat: 'habsburg', games: 10, won: 9, lost: 1 },
] as const;
