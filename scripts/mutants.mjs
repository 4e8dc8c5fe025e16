// npm run mutants GAME [-- --count 40 --seed S]: changes the rules of a game a little at random places, one after the other, and runs the
// game's tests on each, at last all of its recorded decisions. A change that no test notices is listed: a test is missing there, or the
// change makes no difference.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensure, root } from './ensure.mjs';

ensure();
const { Random } = await import('@ravelin/engine');
const { BaseSequencer, createVitest } = await import('vitest/node');
const { mutantsOf } = await import('./mutants/sites.mjs');

/** @typedef {import('./mutants/sites.mjs').Mutant} Mutant */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'mutants' },
    /** Only those whose file or place (rules/verbs.ts:94) holds this. */
    at: { type: 'string', default: '' },
  },
});
const [game = ''] = positionals;
const folder = join(root, 'games', game);
if (!game || !statSync(join(folder, 'rules'), { throwIfNoEntry: false })) {
  console.error(`Which game? npm run mutants GAME (there is no games/${game}/rules).`);
  process.exit(1);
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/(^|\/)(dist|node_modules)\//.test(path))
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const rng = new Random(`${game}/${values.seed}`);
const all = files
  .filter((path) => path.startsWith('rules/') && !path.endsWith('.test.ts'))
  .flatMap((path) => mutantsOf(join(folder, path), readFileSync(join(folder, path), 'utf8')));
const place = (/** @type {Mutant} */ { file, line }) => `${relative(folder, file).replaceAll('\\', '/')}:${line}`;
const open = all.filter((one) => place(one).includes(values.at));
/** @type {Mutant[]} */
const chosen = [];
while (chosen.length < Number(values.count) && open.length > 0) chosen.push(...open.splice(rng.int(open.length), 1));

/** The tests of the rules first, then what else is tested of the game without its page. */
const isTest = (/** @type {string} */ path) => path.endsWith('.test.ts');
const ofRules = files.filter((path) => path.startsWith('rules/') && isTest(path));
const further = files.filter((path) => !/^(rules|board|learn|words)\//.test(path) && isTest(path));
const tests = [...ofRules, ...further].map((path) => join(folder, path));

/** The test of the recorded decisions, and how long all of them may take: in milliseconds. */
const DECISIONS = 'decisions.battery.test.ts';
const LONG_RECORD = 1_800_000;

/** @type {Mutant | undefined} */
let current;
/** Nobody has a better order than the one that was asked for. */
class AsGiven extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} specs */
  async sort(specs) {
    return specs;
  }
}
const vitest = await createVitest(
  'test',
  {
    root,
    watch: false,
    reporters: [{}],
    bail: 1,
    maxWorkers: 1,
    testTimeout: 600_000,
    include: tests.map((path) => relative(root, path)),
    sequence: { sequencer: AsGiven },
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform(code, id) {
          if (!current || id.split('?')[0] !== current.file) return undefined;
          return code.slice(0, current.start) + current.becomes + code.slice(current.end);
        },
      },
    ],
  },
);
const specs = await vitest.globTestSpecifications();
const specOf = new Map(specs.map((spec) => [spec.moduleId, spec]));

/**
 * Runs test files with a change; answers what noticed it.
 * @param {Mutant | undefined} mutant
 * @param {readonly string[]} order
 * @param {number} limit in milliseconds
 * @returns {Promise<string | undefined>}
 */
const noticedBy = async (mutant, order, limit) => {
  for (const one of [current, mutant]) if (one) vitest.invalidateFile(one.file);
  current = mutant;
  const wanted = order.flatMap((path) => specOf.get(path) ?? []);
  let late = false;
  const clock = setTimeout(async () => {
    late = true;
    // Asked twice, a worker that does not answer is ended.
    for (let n = 0; n < 2; n++) void vitest.cancelCurrentRun('test-failure');
  }, limit);
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted);
    if (late) return 'it does not come to an end';
    for (const module of testModules) {
      for (const test of module.children.allTests('failed')) return test.name;
      if (module.state() === 'failed') return `${relative(root, module.moduleId)} does not load`;
    }
    return unhandledErrors.length > 0 ? 'an error outside of the tests' : undefined;
  } catch (error) {
    return late ? 'it does not come to an end' : `an error: ${error instanceof Error ? error.message : error}`;
  } finally {
    clearTimeout(clock);
  }
};

/**
 * Tests of the same name first, then those that import the file, then the recorded decisions, which notice most, then the others;
 * `further` ones last.
 * @param {Mutant} mutant
 */
const orderFor = ({ file }) => {
  const name = basename(file, '.ts');
  const near = (/** @type {string} */ path) => {
    if (basename(path) === DECISIONS) return 2;
    if (!ofRules.includes(relative(folder, path).replaceAll('\\', '/'))) return 4;
    if (basename(path, '.test.ts') === name) return 0;
    return readFileSync(path, 'utf8').includes(`/${name}.ts'`) ? 1 : 3;
  };
  return [...tests].sort((a, b) => near(a) - near(b));
};

console.log(`${game}: ${chosen.length} of ${all.length} possible changes, seed "${values.seed}"`);
const began = performance.now();
const broken = await noticedBy(undefined, tests, 3_600_000);
if (broken !== undefined) {
  console.error(`The tests fail as they are: ${broken}`);
  await vitest.close();
  process.exit(1);
}
const limit = 60_000 + 5 * (performance.now() - began);
const ofDecisions = tests.filter((path) => basename(path) === DECISIONS);
/**
 * What the tests do not notice may show in the games that only `npm run test:long` plays: all of the recorded decisions.
 * @param {Mutant} mutant
 */
const noticedAtLength = async (mutant) => {
  vitest.provide('long', true);
  const by = await noticedBy(mutant, ofDecisions, LONG_RECORD);
  vitest.provide('long', false);
  return by && `${by} (long)`;
};
const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ');
/** @type {Mutant[]} */
const survivors = [];
for (const [n, mutant] of chosen.entries()) {
  const by = (await noticedBy(mutant, orderFor(mutant), limit)) ?? (await noticedAtLength(mutant));
  if (by === undefined) survivors.push(mutant);
  console.log(`${n + 1} ${by === undefined ? 'SURVIVED' : 'killed'} ${place(mutant)}  ${by ?? ''}`);
}
await vitest.close();
for (const mutant of survivors) {
  const text = readFileSync(mutant.file, 'utf8');
  const [from, to] = [text.lastIndexOf('\n', mutant.start) + 1, text.indexOf('\n', mutant.end)];
  const around = (/** @type {string} */ middle) =>
    oneLine(text.slice(from, mutant.start) + middle + text.slice(mutant.end, to)).trim();
  console.log(`\nSurvived: ${place(mutant)}\n  was:     ${around(mutant.was)}\n  becomes: ${around(mutant.becomes)}`);
}
const killed = chosen.length - survivors.length;
console.log(`\n${game}: ${killed} of ${chosen.length} killed, ${((100 * killed) / chosen.length).toFixed(1)} %`);
process.exit(0);
