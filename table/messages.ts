/** What travels between a table and a page, and nothing that would bring the rules along. */
export { LEVEL_NAMES, LEVEL_SECONDS, type LevelName } from './levels.ts';
export type { Asked, Call, Reply } from './requests.ts';
export type * from './schemas.ts';
export { Listener } from './telling.ts';
export { MOST_PLAYERS, TOURNAMENT_KINDS } from './tournament.ts';
