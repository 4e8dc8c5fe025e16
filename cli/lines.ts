import { StringDecoder } from 'node:string_decoder';

/**
 * Cuts a stream into lines. A line longer than the limit is dropped while it comes in, so that nobody can fill the memory with
 * one; `null` stands for it.
 */
export class LineSplitter {
  private readonly limit: number;
  private readonly decoder = new StringDecoder('utf8');
  private parts: string[] = [];
  private length = 0;
  private dropping = false;

  /** `limit` counts characters. */
  constructor(limit: number) {
    this.limit = limit;
  }

  *push(chunk: Uint8Array): Generator<string | null> {
    yield* this.take(this.decoder.write(chunk));
  }

  /** What is left when the stream ends without a line break. */
  *end(): Generator<string | null> {
    yield* this.take(this.decoder.end());
    if (this.dropping || this.length > 0) yield this.close();
  }

  private *take(text: string): Generator<string | null> {
    let from = 0;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', from)) {
      this.add(text.slice(from, at));
      from = at + 1;
      yield this.close();
    }
    this.add(text.slice(from));
  }

  private add(part: string): void {
    if (this.dropping) return;
    this.length += part.length;
    if (this.length <= this.limit) {
      this.parts.push(part);
      return;
    }
    this.dropping = true;
    this.parts = [];
  }

  private close(): string | null {
    const line = this.dropping ? null : this.parts.join('');
    this.parts = [];
    this.length = 0;
    this.dropping = false;
    return line;
  }
}
