import { Refusal } from '@ravelin/engine';
import { DATABASE, type Environment } from '../main.ts';
import { backup, restore } from './backup.ts';

interface Command {
  readonly takes: string;
  readonly does: string;
  run(url: string, word: string): Promise<string>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    takes: 'FILE',
    does: 'copies all that is stored, while the server goes on',
    run: async (url, file) => {
      await backup(url, file);
      return `Everything that was stored is in ${file}.`;
    },
  },
  restore: {
    takes: 'FILE',
    does: 'puts a backup in the place of what is stored; end the server first',
    run: async (url, file) => {
      const before = await restore(url, file);
      return `${file} is in place.${before === undefined ? '' : ` What was stored before is in ${before}.`}`;
    },
  },
};

const usage = (): string =>
  [
    'npm run server -- COMMAND, one of',
    ...Object.entries(COMMANDS).map(([name, { takes, does }]) => `  ${name} ${takes}: ${does}`),
  ].join('\n');

/** What the operator asks of the database of a server, instead of running it. Gives what is to be said. */
export const runCommand = async (
  [name, word, ...rest]: readonly string[],
  environment: Environment,
): Promise<string> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Refusal('unknown-command', `There is no command "${name}".\n${usage()}`);
  if (word === undefined || rest.length > 0)
    throw new Refusal('bad-command', `${name} takes one word: ${command.takes}.`);
  return command.run(environment.DATABASE_URL ?? DATABASE, word);
};
