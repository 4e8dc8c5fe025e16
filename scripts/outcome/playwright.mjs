// The outcome of a run of Playwright, from its JSON report.
import { join, relative } from 'node:path';
import { line, nothing } from './outcome.mjs';

/** @typedef {import('@playwright/test/reporter').JSONReport} JSONReport */

/**
 * @param {JSONReport} report
 * @param {string} root against which files are told
 * @returns {import('./outcome.mjs').Outcome}
 */
export function ofPlaywright(report, root) {
  const outcome = nothing();
  /** @param {JSONReport['suites'][number]} suite @param {readonly string[]} path */
  const walk = (suite, path) => {
    for (const spec of suite.specs) {
      for (const test of spec.tests) {
        // Each try has errors of its own: the first one's say why the test was tried again.
        const { message } = test.results.find(({ errors }) => errors.length > 0)?.errors[0] ?? {};
        if (test.status === 'unexpected') outcome.failed.push(line([...path, spec.title], message));
        else if (test.status === 'skipped') outcome.skipped += 1;
        else outcome.passed += 1;
        if (test.status === 'flaky') outcome.retried.push(line([...path, spec.title], message));
      }
    }
    for (const group of suite.suites ?? []) walk(group, [...path, group.title]);
  };
  for (const file of report.suites) walk(file, [relative(root, join(report.config.rootDir, file.file))]);
  for (const { message } of report.errors) outcome.failed.push(line(['an error outside any test'], message));
  return outcome;
}
