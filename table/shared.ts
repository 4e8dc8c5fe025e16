import { hashText, type PositionJson, Refusal } from '@ravelin/engine';
import { fromBase64, toBase64 } from './base64.ts';

/** A position in a link: what a seat may know, with a sum that tells a mistyped link from a good one. */
interface Shared {
  readonly v: 1;
  readonly game: string;
  readonly viewer: string | null;
  readonly view: PositionJson;
}

const bad = (): Refusal => new Refusal('bad-link', 'The link is damaged: a character is missing or was changed.');

export const packShared = (game: string, viewer: string | null, view: PositionJson): string => {
  const text = JSON.stringify({ v: 1, game, viewer, view } satisfies Shared);
  return toBase64(new TextEncoder().encode(hashText(text) + text));
};

export const unpackShared = (packed: string): Shared => {
  try {
    const all = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64(packed));
    const text = all.slice(16);
    if (hashText(text) !== all.slice(0, 16)) throw bad();
    const shared = JSON.parse(text) as Shared;
    if (shared.v !== 1) throw new Refusal('newer-format', 'The link was made by a newer version of Ravelin.');
    return shared;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw bad();
  }
};
