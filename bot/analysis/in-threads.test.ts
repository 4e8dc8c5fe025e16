import { Random } from '@ravelin/engine';
import { describe, expect, it } from 'vitest';
import type { Thread } from '../mind.ts';
import { Analysis } from './analysis.ts';
import { answerPiece, inThreads } from './in-threads.ts';
import { played } from './testing.ts';
import { type Piece, Work } from './work.ts';

const siege = played('vienna', 'siege', 8);

/** A thread in this one, with work of its own: it answers after a while that nobody can foresee, or is lost with its piece. */
class Here implements Thread {
  private static readonly chance = new Random('threads');
  private readonly work = new Work(siege, 'page', 'test');
  private readonly lostAfter: number;
  private hear: (message: unknown) => void = () => {};
  private lose: (error: Error) => void = () => {};
  done = 0;
  ended = false;

  constructor(lostAfter = Number.POSITIVE_INFINITY) {
    this.lostAfter = lostAfter;
  }

  send(message: unknown): void {
    setTimeout(() => {
      if (this.ended) return;
      if (this.done === this.lostAfter) return this.lose(new Error('out of memory'));
      this.done++;
      this.hear(structuredClone(answerPiece(this.work, structuredClone(message) as Piece)));
    }, Here.chance.int(4));
  }

  listen(heard: (message: unknown) => void, lost: (error: Error) => void): void {
    this.hear = heard;
    this.lose = lost;
  }

  end(): void {
    this.ended = true;
  }
}

const analysedIn = async (threads: readonly Here[]) => {
  const analysis = new Analysis(siege, 'page', 'test');
  const waiting = [...threads];
  await inThreads(
    analysis.pieces,
    () => waiting.shift() as Here,
    threads.length,
    (piece, found) => analysis.take(piece, found),
  );
  return analysis.conclude();
};

describe('an analysis in threads', () => {
  const alone = analysedIn([new Here()]);

  it('is the same whatever their number, and they all have a share in it and end', async () => {
    const three = [new Here(), new Here(), new Here()];
    expect(await analysedIn(three)).toEqual(await alone);
    expect(three.every(({ done, ended }) => done > 0 && ended)).toBe(true);
  });

  it('goes on without a thread that is lost, and does its piece', async () => {
    const threads = [new Here(1), new Here(0), new Here()];
    expect(await analysedIn(threads)).toEqual(await alone);
    expect(threads.map(({ done }) => done).slice(0, 2)).toEqual([1, 0]);
  });

  it('fails when all are lost, and when a piece cannot be done', async () => {
    await expect(analysedIn([new Here(2), new Here(1)])).rejects.toThrow('out of memory');
    const threads = [new Here(), new Here()];
    const impossible: Piece = { kind: 'move', at: 99 };
    await expect(
      inThreads(
        [impossible, impossible],
        () => threads.pop() as Here,
        2,
        () => {},
      ),
    ).rejects.toThrow();
  });

  it('needs none where nothing is left to do', async () => {
    await inThreads(
      [],
      () => new Here(),
      2,
      () => {},
    );
  });
});
