// What a suite of tests came to, and how `npm test` says it: the end of its output is often all that is kept of it.
import { stripVTControlCharacters } from 'node:util';

/**
 * Counts, and a line for each test that failed or that passed only when it was tried again.
 * @typedef {{ passed: number, skipped: number, failed: string[], retried: string[] }} Outcome
 */

/** @returns {Outcome} */
export const nothing = () => ({ passed: 0, skipped: 0, failed: [], retried: [] });

/**
 * One line for one test.
 * @param {readonly string[]} path file, groups and name; empty where an error belongs to no test
 * @param {string} [message] of which the first line is told
 */
export function line(path, message = '') {
  const first = stripVTControlCharacters(message).trim().split(/\r?\n/, 1)[0]?.trim();
  return [path.join(' > '), first].filter(Boolean).join(': ');
}

/**
 * The end of the output: what failed by suite and test, what had to be tried again, and the counts.
 * @param {readonly (readonly [suite: string, outcome: Outcome])[]} outcomes
 * @returns {string[]}
 */
export function summary(outcomes) {
  const told = outcomes.flatMap(([suite, { failed, retried }]) => [
    ...(failed.length > 0 ? [`Failed: ${suite}`, ...failed.map((test) => `  ${test}`)] : []),
    ...(retried.length > 0 ? [`Passed on a second try: ${suite}`, ...retried.map((test) => `  ${test}`)] : []),
  ]);
  const sum = (/** @type {(outcome: Outcome) => number} */ of) =>
    outcomes.reduce((total, [, outcome]) => total + of(outcome), 0);
  const passed = sum((outcome) => outcome.passed);
  const failed = sum((outcome) => outcome.failed.length);
  const skipped = sum((outcome) => outcome.skipped);
  return [...told, `${passed} passed, ${failed} failed, ${skipped} skipped`];
}
