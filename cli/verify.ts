import { parseArgs } from 'node:util';
import { Refusal } from '@ravelin/engine';
import { verifyRecord } from '@ravelin/table';
import { complain, type Io, readJson, say } from './io.ts';

/** `ravelin verify`: whether the chance of a game on a server was fair. */

export const verify = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { commitment: { type: 'string' }, json: { type: 'boolean' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Refusal('bad-arguments', 'Which record? ravelin verify FILE');
  try {
    const verdict = await verifyRecord(readJson(file), values.commitment);
    if (values.json) say(io, JSON.stringify({ fair: true, ...verdict }));
    else say(io, ...told(verdict, values.commitment !== undefined));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (values.json) say(io, JSON.stringify({ fair: false, code: error.code, message: error.message }));
    else complain(io, error.message);
    return 1;
  }
};

type Verdict = Awaited<ReturnType<typeof verifyRecord>>;

const told = ({ moves, results, commitment, nonces, lot, older, position }: Verdict, known: boolean): string[] => [
  `Fair: all ${results} random results of ${moves} moves follow from the secret of the commitment.`,
  `Commitment: ${commitment}`,
  ...(known ? [] : ['Compare it with the one that you were shown before the first move.']),
  ...(lot ? ['The sides were drawn by lot, and follow from it too.'] : []),
  ...Object.entries(nonces).map(([seat, nonce]) => `Added by ${seat}: ${nonce}`),
  ...(Object.keys(nonces).length > 0 ? [] : ['No player has added anything: the server alone chose the secret.']),
  ...(older > 0 ? [`Not checked: ${older} moves by older rules, which only that version of Ravelin can replay.`] : []),
  ...(position ? ['It began from a position, not at the start of its scenario: chance had no part in that.'] : []),
];
