import { answerPiece, type Piece, Work } from '@ravelin/bot';
import type { Matter } from './analysing.ts';
import { matchOf } from './matchOf.ts';

/** A thread of an analysis: it is told which game, and then does each piece that it is sent. */

interface Port {
  onmessage: ((message: MessageEvent<Matter | Piece>) => void) | null;
  postMessage(message: unknown): void;
}
const port = self as unknown as Port;

let work: Promise<Work> | undefined;

const workOn = async (matter: Matter): Promise<Work> => new Work(await matchOf(matter), matter.level, matter.seed);

port.onmessage = ({ data }) => {
  if ('record' in data) {
    work = workOn(data);
    return;
  }
  work?.then(
    (known) => port.postMessage(answerPiece(known, data)),
    (error: unknown) => port.postMessage({ failed: String((error as Error).message ?? error) }),
  );
};
