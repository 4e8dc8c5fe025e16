export * from './battery.ts';
export { endings } from './endings.ts';
