import { Refusal } from '@ravelin/engine';
import { DATABASE, type Environment } from '../main.ts';
import { Admin } from '../store/admin.ts';
import { openDatabase } from '../store/database.ts';
import { backup, restore } from './backup.ts';

interface Command {
  readonly takes: string;
  readonly does: string;
  run(url: string, word: string): Promise<string>;
}

const administered = async (url: string, act: (admin: Admin) => Promise<string>): Promise<string> => {
  const database = await openDatabase({ url });
  try {
    return await act(new Admin(database));
  } finally {
    await database.destroy();
  }
};

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
  admin: {
    takes: 'NAME',
    does: 'lets an account (its e-mail address, id or name) look after the server: bans, and what was done',
    run: async (url, name) =>
      `${await administered(url, (admin) => admin.appoint(name, Date.now()))} looks after the server now.`,
  },
  'no-admin': {
    takes: 'NAME',
    does: 'takes that back',
    run: async (url, name) => `${await administered(url, (admin) => admin.dismiss(name, Date.now()))} no longer does.`,
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
