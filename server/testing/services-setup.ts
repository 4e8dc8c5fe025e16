import type { TestProject } from 'vitest/node';
import { openDatabase } from '../store/database.ts';
import { administered, databaseAt, TEMPLATE } from './administered.ts';
import { natsService, postgresService } from './services.ts';

/** Nobody kills it, so that nothing must reach the disk: that would take most of the time. */
const QUICK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** For tests on PostgreSQL and NATS (vitest.cluster.config.ts): one of each for the whole run. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const { programs } = project.config.provide as { programs: { postgres: string; nats: string } };
  const [postgres, nats] = await Promise.all([postgresService(programs.postgres, QUICK), natsService(programs.nats)]);
  await administered(postgres.url, `create database ${TEMPLATE}`);
  await (await openDatabase({ url: databaseAt(postgres.url, TEMPLATE) })).destroy();
  project.provide('services', { postgres: postgres.url, nats: nats.url });
  return async () => {
    await Promise.all([postgres.end(), nats.end()]);
  };
};
