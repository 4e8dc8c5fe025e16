export * from './kit.ts';
export * from './schema.ts';
