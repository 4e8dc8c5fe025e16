import type { TestProject } from 'vitest/node';
import { natsService, postgresService } from './services.ts';

/** For tests on PostgreSQL and NATS (vitest.cluster.config.ts): one of each for the whole run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { programs } = project.config.provide as { programs: { postgres: string; nats: string } };
  const [postgres, nats] = await Promise.all([postgresService(programs.postgres), natsService(programs.nats)]);
  project.provide('services', { postgres: postgres.url, nats: nats.url });
  return async () => {
    await Promise.all([postgres.end(), nats.end()]);
  };
};
