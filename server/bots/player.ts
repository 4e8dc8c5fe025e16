import { Refusal } from '@ravelin/engine';
import type { Announcement } from '@ravelin/table';
import { Allowance } from '../play/allowance.ts';
import type { Desk } from '../play/desk.ts';
import type { Visitor } from '../play/visitors.ts';
import { decisionOf, type Id, idOf, type Said, said } from './words.ts';

export interface BotEnds {
  readonly account: string;
  readonly seat: string;
  /** How many words it may say a second. */
  readonly messages: number;
  /** Gets what it is told without having asked: that the game has gone on. */
  send(text: string): void;
  close(reason: string): void;
  /** It is over; `broke`: the line ended without a word. */
  gone?(broke: boolean): void;
  /** It is about to decide for its seat. */
  decides(): Promise<void>;
  now(): number;
  onTrouble(error: unknown): void;
}

/** A program at a seat: it says words of the engine protocol, and is told when the game has gone on. */
export class BotPlayer implements Visitor {
  private readonly desk: Desk;
  private readonly ends: BotEnds;
  private readonly allowance: Allowance;
  private queue: Promise<void> = Promise.resolve();

  constructor(desk: Desk, ends: BotEnds) {
    this.desk = desk;
    this.ends = ends;
    this.allowance = new Allowance(ends.messages, ends.now);
  }

  get seats(): readonly string[] {
    return [this.ends.seat];
  }

  /** Sits down. */
  async begin(): Promise<void> {
    await this.desk.turn({ comesIn: true, act: () => this.tell(this.desk.enter(this)) });
  }

  end(broke = false): void {
    this.ends.gone?.(broke);
    this.desk.leave(this);
  }

  tell({ snapshot }: Announcement): void {
    this.ends.send(JSON.stringify({ told: decisionOf(snapshot) }));
  }

  /** Programs hear of the game alone: neither what is proposed nor what is said. */
  tellTable(): void {}
  tellChat(): void {}
  tellRematch(): void {}

  dismiss(reason: string): void {
    this.ends.close(reason);
  }

  /** Answers what was said, or refuses it. */
  async answer({ id, key: given, name, word, args }: Said): Promise<{ id: Id; ok: unknown }> {
    const { desk } = this;
    const key = word.changes && given !== undefined ? `${this.ends.account} ${given}` : undefined;
    // Before the move, which may end the game: then it is counted.
    if (word.changes) await this.ends.decides();
    const ok = await desk.turn({
      key,
      act: () => {
        const onlooker = desk.onlookerOf(this);
        const unchanged = () => ({ ...decisionOf(onlooker.snapshot()), events: [] });
        if (key !== undefined && desk.isDone(key)) return unchanged();
        // An answer that a standing order could have given comes when that would.
        const { move = '' } = args as { move?: string };
        if (name === 'play' && desk.life.hold(onlooker, move, key)) return unchanged();
        if (name === 'undo' && desk.life.unhold(onlooker.viewer)) return unchanged();
        return word.answer(onlooker, args as never);
      },
    });
    return { id, ok };
  }

  /** One line of a WebSocket: whatever it is gets one answer, in the order in which it came. */
  hear(text: string): void {
    const allowed = this.allowance.take();
    this.queue = this.queue.then(() => this.inOrder(text, allowed));
  }

  private async inOrder(text: string, allowed: boolean): Promise<void> {
    let id: Id = null;
    try {
      const message = parsed(text);
      id = idOf(message);
      if (!allowed) throw new Refusal('too-fast', 'Too many requests at once. Please wait a moment.');
      this.ends.send(JSON.stringify(await this.answer(said(message))));
    } catch (error) {
      // What went wrong inside is for the log, not for the network.
      if (!(error instanceof Refusal)) this.ends.onTrouble(error);
      const { code, message } = error instanceof Refusal ? error : { code: 'fault', message: FAULT };
      this.ends.send(JSON.stringify({ id, error: { code, message } }));
    }
  }
}

const FAULT = 'Something went wrong on the server. The game is as before.';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-json', 'This is not JSON.');
  }
};
