export { learning } from './learning.ts';
export { tuning } from './tuning.ts';
