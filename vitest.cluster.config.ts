import { defineConfig } from 'vitest/config';
import { findServices } from './scripts/services.mjs';
import base from './vitest.config.ts';

// The tests of the server once more, on PostgreSQL and NATS instead of SQLite and nothing: npx vitest run --config vitest.cluster.config.ts
const programs = findServices();
if (!programs) throw new Error('PostgreSQL and nats-server are not both here: apt-get install postgresql nats-server');

// Tests that come near neither a database nor NATS are not run a second time.
const APART = [
  'http/client',
  'http/security',
  'notices/outbound',
  'play/asides',
  'play/clock',
  'ratings/glicko2',
  'tournaments/pairing',
].map((name) => `server/${name}.test.ts`);

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ['server/**/*.test.ts'],
    exclude: [...(base.test?.exclude ?? []), ...APART],
    globalSetup: ['server/testing/services-setup.ts'],
    provide: { ...base.test?.provide, programs },
  },
});
