import { fromBase64, toBase64 } from './base64.ts';

/** Text packed small, as letters that survive a link and a file. */

/** Rejects where the bytes are not what the way back expects. */
const through = async (bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());

export const deflated = async (text: string): Promise<string> =>
  toBase64(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));

export const inflated = async (packed: string): Promise<string> => {
  const bytes = await through(fromBase64(packed), new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};
