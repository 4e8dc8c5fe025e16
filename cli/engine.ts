import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { LineSplitter } from './lines.ts';
import { EngineProtocol } from './protocol.ts';

/** `ravelin engine`: the protocol on standard input and output. */

/** The longest line that is read, in characters. */
export const LONGEST_LINE = 10_000_000;

const TOO_LONG = JSON.stringify({
  id: null,
  error: { code: 'too-long', message: `A line has at most ${LONGEST_LINE} characters; this one was skipped.` },
});

export const serve = async (input: Readable, output: Writable): Promise<void> => {
  const protocol = new EngineProtocol();
  const lines = new LineSplitter(LONGEST_LINE);
  /** False when the other side has closed its end: there is nobody left to answer. */
  const reply = async (line: string | null): Promise<boolean> => {
    const answer = line === null ? TOO_LONG : protocol.handle(line);
    // A slow reader is waited for, or answers would pile up here.
    if (answer !== undefined && !output.write(`${answer}\n`) && output.writable)
      await once(output, 'drain').catch(() => {});
    return !protocol.done && output.writable;
  };
  output.on('error', () => input.destroy());
  try {
    for await (const chunk of input) for (const line of lines.push(chunk)) if (!(await reply(line))) return;
    for (const line of lines.end()) if (!(await reply(line))) return;
  } catch (error) {
    if (output.writable) throw error;
  }
};
