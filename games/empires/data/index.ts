export * from './captions.ts';
export * from './kit.ts';
export * from './schema.ts';
