import type { Thread } from '../mind.ts';
import type { Found, Piece, Work } from './work.ts';

/** The pieces of an analysis shared out to threads. What comes of a piece is the same in any of them. */

export type PieceAnswer = { readonly found: Found } | { readonly failed: string };

/** The other end of the line: does a piece that was sent. */
export const answerPiece = (work: Work, piece: Piece): PieceAnswer => {
  try {
    return { found: work.do(piece) };
  } catch (error) {
    return { failed: String((error as Error).message ?? error) };
  }
};

/** Does all pieces, each thread one after the other. A thread that is lost leaves its piece to the others; when none is left it fails. */
export const inThreads = (
  pieces: readonly Piece[],
  begin: () => Thread,
  threads: number,
  done: (piece: Piece, found: Found) => void,
): Promise<void> => {
  const left = [...pieces];
  const running = new Map<Thread, Piece>();
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      for (const thread of running.keys()) thread.end();
      running.clear();
      reject(error);
    };
    const next = (thread: Thread): void => {
      const piece = left.shift();
      if (piece) {
        running.set(thread, piece);
        thread.send(piece);
        return;
      }
      running.delete(thread);
      thread.end();
      if (running.size === 0) resolve();
    };
    const hear = (thread: Thread, message: PieceAnswer): void => {
      const piece = running.get(thread);
      if (!piece) return;
      if ('failed' in message) fail(new Error(message.failed));
      else {
        done(piece, message.found);
        next(thread);
      }
    };
    const lose = (thread: Thread, error: Error): void => {
      const piece = running.get(thread);
      if (!piece) return;
      running.delete(thread);
      left.unshift(piece);
      if (running.size === 0) fail(error);
    };
    if (left.length === 0) resolve();
    for (let n = Math.min(threads, left.length); n > 0; n--) {
      const thread = begin();
      thread.listen(
        (message) => hear(thread, message as PieceAnswer),
        (error) => lose(thread, error),
      );
      next(thread);
    }
  });
};
