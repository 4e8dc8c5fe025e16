import type { Snapshot } from '@ravelin/table/messages';

/** What a decision is made of. */
const decisionOf = ({ viewer, curtain, at, decision, moves, lists, view }: Snapshot): string =>
  JSON.stringify([viewer, curtain, at, decision, moves, lists, view]);

/** Does the new snapshot show another decision, or another position, than the one before? */
export const concerns = (before: Snapshot, after: Snapshot): boolean =>
  before.length !== after.length || decisionOf(before) !== decisionOf(after);
