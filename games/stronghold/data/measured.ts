/**
 * How the computer's levels did against their neighbours, by side, with the set *Slow maneuver*. What it neither won nor lost nobody won.
 * Played out by `ravelin arena stronghold A B --seed levels`; the levels that go by the clock are not in it, since a machine decides how strong they are.
 */
export const measured = [
  { level: 'ensign', against: 'page', seat: 'invader', games: 100, won: 96, lost: 4 },
  { level: 'ensign', against: 'page', seat: 'defender', games: 100, won: 99, lost: 1 },
  { level: 'captain', against: 'ensign', seat: 'invader', games: 30, won: 29, lost: 1 },
  { level: 'captain', against: 'ensign', seat: 'defender', games: 30, won: 30, lost: 0 },
  { level: 'colonel', against: 'captain', seat: 'invader', games: 50, won: 33, lost: 17 },
  { level: 'colonel', against: 'captain', seat: 'defender', games: 50, won: 40, lost: 10 },
] as const;
