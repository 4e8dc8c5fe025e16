/**
 * How the computer's levels did against their neighbours, by side. What it neither won nor lost nobody won.
 * Played out by `ravelin arena stronghold A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'invader', games: 100, won: 98, lost: 2 },
  { level: 'ensign', against: 'page', seat: 'defender', games: 100, won: 95, lost: 5 },
  { level: 'captain', against: 'ensign', seat: 'invader', games: 100, won: 99, lost: 1 },
  { level: 'captain', against: 'ensign', seat: 'defender', games: 100, won: 77, lost: 23 },
  { level: 'colonel', against: 'captain', seat: 'invader', games: 30, won: 30, lost: 0 },
  { level: 'colonel', against: 'captain', seat: 'defender', games: 30, won: 24, lost: 6 },
] as const;
