import { PassThrough, Readable } from 'node:stream';
import { Random } from '@ravelin/engine';
import { main } from './main.ts';
import { EngineProtocol } from './protocol.ts';

export { load } from './library.ts';
export { paragraphs, readRulebook } from './rulebook-files.ts';

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

type Json = Record<string, unknown>;
/** An event as the protocol tells it. */
export interface Report extends Json {
  event: string;
  rule: string;
  ledger?: { title: string; lines: [string, string, number][]; total: number };
}

/**
 * For tests: the engine protocol, with chance that falls the same in every run. `RAVELIN_CHANCE` lets it fall
 * otherwise, to see that no test rests on it.
 */
export const steadyEngine = (): EngineProtocol => new EngineProtocol(new Random(process.env.RAVELIN_CHANCE ?? 'tests'));

/** For tests: a client of the engine protocol, whose requests must succeed. */
export const client = () => {
  const engine = steadyEngine();
  let id = 0;
  const ask = (request: Json): Json => {
    id++;
    const reply = JSON.parse(engine.handle(JSON.stringify({ id, ...request })) ?? '{}');
    if (reply.id !== id) throw new Error(`The reply to ${id} is of ${reply.id}.`);
    if (reply.error) throw new Error(`${reply.error.code}: ${reply.error.message}`);
    return reply.ok;
  };
  return {
    ask,
    /** Plays and gives what happened, without the sequence numbers. */
    play: (move: string): Report[] =>
      (ask({ do: 'play', move }).events as Report[]).map(({ seq: _seq, ...report }) => report as Report),
    dice: (...next: (number | string)[]) => ask({ do: 'dice', next }),
    legal: () => ask({ do: 'legal' }).moves as string[],
    why: (move: string) =>
      ask({ do: 'why', move }) as { legal: boolean; reasons: { rule: string }[]; ledgers: Report['ledger'][] },
    position: () => ask({ do: 'position' }) as Record<string, Record<string, unknown>>,
    decision: () => ask({ do: 'legal' }).decision,
    seat: () => ask({ do: 'legal' }).seat,
  };
};
