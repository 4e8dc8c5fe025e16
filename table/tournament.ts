/** The kinds of tournament, and the most players that one may have: a round robin of more would never end. */
export const MOST_PLAYERS = { 'round-robin': 16, knockout: 64 } as const;

export const TOURNAMENT_KINDS = Object.keys(MOST_PLAYERS) as (keyof typeof MOST_PLAYERS)[];
