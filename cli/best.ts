import { parseArgs } from 'node:util';
import { Refusal } from '@ravelin/engine';
import { hints } from './advise.ts';
import { countArgument } from './args.ts';
import { type Io, readJson, say } from './io.ts';
import { freshSeed, load } from './library.ts';

/** `ravelin best`: advice for the seat that decides where a recorded game stands. */
export const best = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      iterations: { type: 'string' },
      milliseconds: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Refusal('bad-arguments', 'Which record?');
  const count = (name: 'iterations' | 'milliseconds'): number | undefined =>
    values[name] === undefined ? undefined : countArgument(name, values[name], 1);
  const match = load(readJson(file));
  const effort = {
    iterations: count('iterations'),
    milliseconds: count('milliseconds'),
    seed: values.seed ?? freshSeed(),
  };
  const found = hints(match, effort);
  if (values.json) say(io, JSON.stringify({ seat: match.seat, ...found }));
  else say(io, `${match.seat} decides.`, ...hintLines(found.hints));
  return 0;
};

type Told = ReturnType<typeof hints>['hints'];

/** The moves as a person reads them, the best first. */
export const hintLines = (told: Told): string[] =>
  told.map(({ move, value, gain, reasons }, i) => {
    const chance = `${Math.round(50 * (value + 1))} in 100`;
    const margin = gain === 0 ? '' : gain > 0 ? `, ${gain} better than the next` : `, ${-gain} worse than the best`;
    return `  ${i + 1}  ${move}  (${chance}${margin})${reasons.length > 0 ? `: it ${reasons.join(' and ')}` : ''}`;
  });
