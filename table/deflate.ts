import { fromBase64, toBase64 } from './base64.ts';

/** Text packed small, as letters that survive a link and a file. */

export const deflated = async (text: string): Promise<string> => {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
};

/** No more than `most` bytes come out: a small file can be packed from a very large one. */
const limited = (most: number): TransformStream<Uint8Array, Uint8Array> => {
  let count = 0;
  return new TransformStream({
    transform: (chunk, out) => {
      count += chunk.length;
      if (count > most) out.error(new Error('It unpacks to too much.'));
      else out.enqueue(chunk);
    },
  });
};

export const inflated = async (packed: string, most = Number.POSITIVE_INFINITY): Promise<string> => {
  const unpacked = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const bytes = await new Response(unpacked.pipeThrough(limited(most))).arrayBuffer();
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
};
