export * from './csv.ts';
export * from './format.ts';
export * from './page.ts';
export * from './style.ts';
export type { Language } from './words.ts';
