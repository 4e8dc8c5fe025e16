import { PassThrough, Readable } from 'node:stream';
import { main } from './main.ts';

/** For tests: a command line run in this process, with text for a terminal. */

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const collector = () => {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { stream, text: () => Buffer.concat(chunks).toString('utf8') };
};

/** `screen`: the output passes for a terminal. */
export const ravelin = async (argv: readonly string[], typed = '', screen = false): Promise<Ran> => {
  const output = collector();
  const errors = collector();
  if (screen) Object.assign(output.stream, { isTTY: true });
  const io = { input: Readable.from(typed === '' ? [] : [typed]), output: output.stream, errors: errors.stream };
  const code = await main(argv, io);
  return { code, out: output.text(), err: errors.text() };
};
