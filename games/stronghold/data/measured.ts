/**
 * How the computer's levels did against their neighbours, by side. What it neither won nor lost nobody won.
 * Played out by `ravelin arena stronghold A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'invader', games: 100, won: 99, lost: 1 },
  { level: 'ensign', against: 'page', seat: 'defender', games: 100, won: 97, lost: 3 },
  { level: 'captain', against: 'ensign', seat: 'invader', games: 30, won: 30, lost: 0 },
  { level: 'captain', against: 'ensign', seat: 'defender', games: 30, won: 30, lost: 0 },
  { level: 'colonel', against: 'captain', seat: 'invader', games: 10, won: 8, lost: 2 },
  { level: 'colonel', against: 'captain', seat: 'defender', games: 10, won: 6, lost: 4 },
] as const;
