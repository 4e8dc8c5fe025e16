import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { probe } from '../probe.ts';

/**
 * Runs in every test file while `ravelin coverage` measures (RAVELIN_COVERAGE names a folder): notes which test made which
 * paragraph's code run, and leaves what it saw there, one file for each test file (`Observed` in cli/coverage-table.ts).
 */
const folder = process.env.RAVELIN_COVERAGE;
if (folder) {
  /** Full name, and the title alone. */
  const passed: { name: string; title: string }[] = [];
  // Before the first test, at import: what a module does then is nobody's exercise.
  probe.take();

  beforeEach(({ task, onTestFinished }) => {
    const { fullName: name, name: title } = task;
    probe.test = name;
    probe.on = true;
    onTestFinished(() => {
      probe.on = false;
      probe.test = '';
      if (task.result?.state === 'pass') passed.push({ name, title });
    });
  });

  afterAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify({ passed, exercises: probe.take() }));
  });
}
