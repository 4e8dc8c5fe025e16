import { RulesError } from '@ravelin/engine';
import { Call, checked, type Reply, type Request, type Requests, requestNamed } from './requests.ts';
import { type Failure, Snapshot, type ThinkingJson } from './schemas.ts';
import { Teller } from './telling.ts';

/** What goes wrong, in a code for programs and a sentence. */
export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof Error)) return { code: 'fault', message: String(error) };
  const { message } = error;
  if ('code' in error && typeof error.code === 'string') return { code: error.code, message };
  return { code: error instanceof RulesError ? 'rules' : 'fault', message };
};

export interface LineEnds<Owner> {
  readonly requests: Requests<Owner>;
  readonly owner: Owner;
  send(reply: Reply): void;
  /** Before a request is answered; what it throws is the answer. */
  before?(name: string, args: Readonly<Record<string, unknown>>): Promise<void> | void;
  /** After a request was answered without a refusal. */
  after?(name: string): void;
}

/**
 * The line between a table and one who looks on: requests come in, are checked and answered one after the other; what is told goes
 * out as differences from what went out before. A worker has one; a server has one for each socket.
 */
export class Line<Owner> {
  private readonly ends: LineEnds<Owner>;
  private readonly teller = new Teller();
  private queue: Promise<void> = Promise.resolve();
  /** News that came while a request was being answered: its answer goes out first, or it would tell an older state last. */
  private held: Snapshot[] | undefined;

  constructor(ends: LineEnds<Owner>) {
    this.ends = ends;
  }

  /** Whatever was sent gets one answer; it never throws. */
  hear(message: unknown): Promise<void> {
    if (this.isAside(message)) return this.answer(message);
    this.queue = this.queue.then(() => this.inTurn(message));
    return this.queue;
  }

  private isAside(message: unknown): boolean {
    const { requests } = this.ends;
    const name = typeof message === 'object' && message !== null && 'request' in message ? String(message.request) : '';
    return Object.hasOwn(requests, name) && requests[name].aside === true;
  }

  /** Somebody else moved. */
  news(snapshot: Snapshot): void {
    if (this.held) this.held.push(snapshot);
    else this.ends.send({ told: this.teller.tell(snapshot) });
  }

  /** How far a computer player has come. */
  thinks(thinking: ThinkingJson): void {
    this.ends.send({ thinking });
  }

  trouble(error: unknown): void {
    this.ends.send({ trouble: failureOf(error) });
  }

  private async inTurn(message: unknown): Promise<void> {
    this.held = [];
    await this.answer(message);
    const { held } = this;
    this.held = undefined;
    for (const snapshot of held) this.news(snapshot);
  }

  private async answer(message: unknown): Promise<void> {
    const { send, after } = this.ends;
    const id = typeof message === 'object' && message !== null && 'id' in message ? Number(message.id) : Number.NaN;
    try {
      const call = checked(Call, message, 'a request');
      const request = requestNamed(this.ends.requests, call.request);
      const result = await this.resultOf(request, call);
      if (call.request === 'look') this.teller.forget();
      if (request.gives === Snapshot) send({ id, told: this.teller.tell(result as Snapshot) });
      else send({ id, result });
      after?.(call.request);
    } catch (error) {
      send({ id: Number.isInteger(id) ? id : -1, error: failureOf(error) });
    }
  }

  private async resultOf(request: Request<Owner>, { request: name, args = {} }: Call): Promise<unknown> {
    const { owner, before } = this.ends;
    const good = checked(request.takes, args, name) as Readonly<Record<string, unknown>>;
    await before?.(name, good);
    return request.answer(owner, good);
  }
}
