/** What `npm run tune` needs of the rule of thumb. */
export { adviceBy } from './advice.ts';
export { NUMBERS } from './numbers.ts';
