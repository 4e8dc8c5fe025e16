export { type Kit, RECONSTRUCTED, readComponents } from './data/kit.ts';
