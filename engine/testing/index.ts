export * from './battery.ts';
export * from './captions.ts';
export * from './decisions.ts';
export * from './flow.ts';
export * from './size.ts';
export * from './table.ts';
export * from './words.ts';
