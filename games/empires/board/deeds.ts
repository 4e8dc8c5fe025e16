import type { Deeds } from '@ravelin/web/deeds';

/** What the moves of every game of the family look like where they are made. */
export const DEEDS: Deeds = { attack: 'sabres', allocate: 'crate', let: 'march' };
