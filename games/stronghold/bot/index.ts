export { learning } from './learning.ts';
