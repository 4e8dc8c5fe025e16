import { hashText, Refusal } from '@ravelin/engine';
import { deflated, inflated } from './deflate.ts';

/**
 * A running game as a file, to be carried to another device. What was kept of it, every secret included, is packed so that nobody
 * reads it by looking into the file; opened again it is shown seat by seat, like any other. It is a seal, not a lock: whoever takes
 * it apart on purpose can read it, as with anything that a device needs no password to open.
 */
interface Sealed {
  /** The version of this envelope. */
  readonly sealed: 1;
  readonly about: string;
  readonly game: string;
  readonly moves: number;
  readonly sum: string;
  readonly packed: string;
}

const ABOUT =
  'A running game of Ravelin, sealed: open it with Import. It holds what every player may not know of the others.';

export const seal = async (kept: string, about: Pick<Sealed, 'game' | 'moves'>): Promise<string> => {
  const packed = await deflated(kept);
  const { game, moves } = about;
  const sealed: Sealed = { sealed: 1, about: ABOUT, game, moves, sum: hashText(kept), packed };
  return JSON.stringify(sealed, null, 1);
};

export const isSealed = (json: unknown): json is Sealed =>
  typeof json === 'object' && json !== null && 'sealed' in json && 'packed' in json;

/** What was sealed; refuses what was cut or changed on its way, or is larger than `most` bytes. */
export const unseal = async ({ sealed, sum, packed }: Sealed, most?: number): Promise<string> => {
  if (sealed > 1) throw new Refusal('newer-format', 'This file was made by a newer version of Ravelin.');
  const kept = await inflated(packed, most).catch(() => undefined);
  if (kept === undefined || hashText(kept) !== sum)
    throw new Refusal('bad-seal', 'The sealed game is damaged: a part of the file is missing or was changed.');
  return kept;
};
