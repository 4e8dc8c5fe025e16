import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { type Exercise, probe } from '../probe.ts';

/**
 * Runs in every test file while `ravelin coverage` measures (RAVELIN_COVERAGE names a folder): notes which test made which
 * paragraph's code run, and leaves what it saw there, one file for each test file.
 */
export interface Observed {
  /** The tests that passed: full name, and the title alone. */
  readonly passed: readonly { readonly name: string; readonly title: string }[];
  readonly exercises: readonly Exercise[];
}

const folder = process.env.RAVELIN_COVERAGE;
if (folder) {
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
    const observed: Observed = { passed, exercises: probe.take() };
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(observed));
  });
}
