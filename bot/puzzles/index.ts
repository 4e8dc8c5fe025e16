export * from './check.ts';
export * from './find.ts';
export * from './format.ts';
export * from './position.ts';
export * from './rivals.ts';
export * from './solve.ts';
