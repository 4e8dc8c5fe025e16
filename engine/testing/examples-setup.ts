import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import type { Match } from '../match.ts';
import { probe } from '../probe.ts';
import type { GameRecord } from '../record-format.ts';

/**
 * Runs in every test file while examples for the rulebook are looked for (RAVELIN_EXAMPLES names a folder): leaves there every table
 * that a passing test set, with what was played and what was refused at it, one file for each test file.
 */
export interface Seen {
  readonly title: string;
  readonly tables: readonly { readonly record: GameRecord; readonly refused: readonly (readonly [number, string])[] }[];
}

const folder = process.env.RAVELIN_EXAMPLES;
if (folder) {
  const seen: Seen[] = [];

  beforeEach(({ task, onTestFinished }) => {
    const tables = new Map<Match, [number, string][]>();
    probe.watch = (match, refused) => {
      const table = match as Match;
      const known = tables.get(table) ?? [];
      tables.set(table, known);
      if (refused !== undefined) known.push([table.length, refused]);
    };
    probe.on = true;
    onTestFinished(() => {
      probe.on = false;
      probe.watch = undefined;
      probe.take();
      if (task.result?.state !== 'pass') return;
      seen.push({
        title: task.name,
        tables: [...tables].map(([match, refused]) => ({ record: match.record(), refused })),
      });
    });
  });

  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(seen));
  });
}
