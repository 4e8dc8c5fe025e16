import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@ravelin/engine';

/** What a command reads from and writes to: the terminal, or a test's own streams. */
export interface Io {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable;
}

export const say = ({ output }: Io, ...lines: readonly string[]): void => {
  for (const line of lines) output.write(`${line}\n`);
};

export const complain = ({ errors }: Io, ...lines: readonly string[]): void => {
  for (const line of lines) errors.write(`${line}\n`);
};

export const isTerminal = (stream: Readable | Writable): boolean => (stream as { isTTY?: boolean }).isTTY === true;

/** The repository: the rulebooks and, for `coverage`, the tests are read from it. This file runs from the source or from dist. */
export const root = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'games', 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Refusal('no-repository', 'The games folder was not found next to the program.');
    folder = parent;
  }
  return folder;
};

/** A JSON file of the player's, with an error that a person can act on. */
export const readJson = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : (code ?? 'unknown');
    throw new Refusal('no-file', `${file} cannot be read: ${why}.`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal('bad-json', `${file} is not JSON: ${(error as Error).message}.`);
  }
};
