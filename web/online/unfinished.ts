/** What did not succeed after a table was opened: it is there all the same, and its room says what is left to do. */

export interface Unfinished {
  /** The players who were to be invited, and why they are not. */
  readonly invitations: readonly { readonly name: string; readonly error: unknown }[];
  /** Why the game has not begun. */
  readonly start?: unknown;
}

let latest: (Unfinished & { readonly table: string }) | undefined;

export const leaveUnfinished = (table: string, unfinished: Unfinished): void => {
  latest = { table, ...unfinished };
};

/** Of this table, once: who comes back later knows it. */
export const takeUnfinished = (table: string): Unfinished | undefined => {
  const found = latest?.table === table ? latest : undefined;
  latest = undefined;
  return found;
};
