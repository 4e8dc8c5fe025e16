export * from './battery.ts';
export * from './table.ts';
