export { tuning } from './tuning.ts';
