// What is checked before any test runs: by `npm test` and by `npm run check`.
import { tools } from './ensure.mjs';

/** @type {readonly (readonly [name: string, tool: string, args: string[]])[]} */
export const checks = [
  ['lint', tools.biome, ['check', '.']],
  ['imports', tools.imports, []],
  ['build', tools.tsc, ['-b']],
  ['types of tests and scripts', tools.tsc, ['-p', 'tsconfig.tests.json']],
];
