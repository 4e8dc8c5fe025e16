export * from './battery.ts';
