// A reporter for vitest: writes the outcome of a run into the file that OUTCOME_FILE names. Vitest's own JSON report leaves out errors
// outside any test (a promise nobody waited for, a worker that ended), which fail a run too.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { line, nothing } from './outcome.mjs';

export default class OutcomeReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const outcome = nothing();
    for (const module of modules) {
      const file = relative(module.project.config.root, module.moduleId);
      /** @param {import('vitest/node').TestCase | import('vitest/node').TestSuite} task @returns {string[]} */
      const path = (task) => [...(task.parent.type === 'module' ? [file] : path(task.parent)), task.name];
      for (const { message } of module.errors()) outcome.failed.push(line([file], message));
      for (const group of module.children.allSuites()) {
        for (const { message } of group.errors()) outcome.failed.push(line(path(group), message));
      }
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        if (state === 'failed') outcome.failed.push(line(path(test), errors[0]?.message));
        else if (state === 'passed') outcome.passed += 1;
        else outcome.skipped += 1;
        if (test.diagnostic()?.flaky) outcome.retried.push(line(path(test), errors?.[0]?.message));
      }
    }
    for (const { message } of unhandled) outcome.failed.push(line(['an error outside any test'], message));
    if (process.env.OUTCOME_FILE) writeFileSync(process.env.OUTCOME_FILE, JSON.stringify(outcome));
  }
}
