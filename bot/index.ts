export * from './arena.ts';
export * from './bot.ts';
export * from './duel.ts';
export * from './named.ts';
export * from './search.ts';
export * from './statistics.ts';
export * from './thumb.ts';
