import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their TypeScript sources, so tests need no build. The rest is Vite's default.
const conditions = ['ravelin-source', 'module', 'node', 'development|production'];

// Set by `ravelin coverage` and by the search for examples: each notes what the tests of one file do.
const setups = [
  ...(process.env.RAVELIN_COVERAGE ? ['engine/testing/coverage-setup.ts'] : []),
  ...(process.env.RAVELIN_EXAMPLES ? ['engine/testing/examples-setup.ts'] : []),
];
const long = Boolean(process.env.RAVELIN_LONG);
const MINUTE = 60_000;

// boardgame.io is installed for the bench and for the long tests alone.
const BASELINE = ['bench/boardgame.io/**'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{engine,games,table,bot,jobs,cli,server,web,bench,scripts,templates}/**/*.test.ts'],
    exclude: ['**/dist/**', '**/node_modules/**', ...(long ? [] : BASELINE)],
    setupFiles: setups,
    provide: { long },
    // No test changes what another reads, so the files of a worker share its modules: three times as fast as loading the games again
    // for each. Whoever looks on keeps one file's notes apart from the next one's.
    isolate: setups.length > 0,
    // Enough for a machine that has much else to do.
    testTimeout: long ? 60 * MINUTE : 4 * MINUTE,
    hookTimeout: 4 * MINUTE,
    pool: 'forks',
    maxWorkers: 2,
  },
});
