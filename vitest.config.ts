import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their TypeScript sources, so tests need no build. The rest is Vite's default.
const conditions = ['ravelin-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{engine,games,cli,bot,bench,web}/**/*.test.ts'],
    exclude: ['**/dist/**', '**/node_modules/**'],
    setupFiles: [
      ...(process.env.RAVELIN_COVERAGE ? ['engine/testing/coverage-setup.ts'] : []),
      ...(process.env.RAVELIN_EXAMPLES ? ['engine/testing/examples-setup.ts'] : []),
    ],
    testTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
  },
});
