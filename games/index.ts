// The registry: one line for each game.
export {};
