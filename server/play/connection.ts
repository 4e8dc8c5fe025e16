import { Refusal } from '@ravelin/engine';
import {
  type Announcement,
  Call,
  checked,
  type Onlooker,
  onlookerRequests,
  type Reply,
  type Request,
  type Requests,
  requestNamed,
  Snapshot,
  Teller,
  Type,
  through,
} from '@ravelin/table';
import type { Rematch } from '../store/rematches.ts';
import { storable } from '../store/storable.ts';
import type { ChatRow } from '../store/talk.ts';
import { Allowance } from './allowance.ts';
import type { Stay } from './attendance.ts';
import { type ChatLine, lineFor } from './chat.ts';
import type { Desk } from './desk.ts';
import { type Place, tableRequests } from './table-requests.ts';
import type { Visitor } from './visitors.ts';

/** What changes the game: sent with a key, so that sending it again does no harm. */
const { play, undo, order } = onlookerRequests;
const deeds: Requests<Onlooker> = { play, undo, order };

const { look, at, why, final, refusal, whyNot, unfold, list, whyNotList, overlay, record, share, components } =
  onlookerRequests;

const asking = (all: Requests<Onlooker>): Requests<Onlooker> =>
  Object.fromEntries(Object.entries(all).map(([name, request]) => [name, { ...request, asks: true }]));

/** What asks, and changes nothing. */
const questions = asking({
  look,
  at,
  why,
  final,
  refusal,
  whyNot,
  unfold,
  list,
  whyNotList,
  overlay,
  record,
  share,
  components,
});

const { take, revoke, saw } = onlookerRequests;

/** The closed list of what may be asked of the game over the network; `tableRequests` has what may be asked of the table. Lessons are for home. */
export const playRequests: Requests<Onlooker> = { ...deeds, ...questions, take, revoke, saw };

/** What may be asked of the game, or of the table besides. */
const requests: Requests<Place> = {
  ...through(playRequests, ({ onlooker }: Place) => onlooker),
  ...tableRequests,
};

const Key = Type.String({ minLength: 1, maxLength: 100 });
const KeyedCall = Type.Composite([Call, Type.Object({ key: Type.Optional(Key) })]);

/** What goes out besides how it stands at the table, which is written before. */
type Sent = Reply | { readonly chat: ChatLine } | { readonly rematch: Rematch };

/** What a client that comes back has heard before: how many tellings, and the mark of the last. */
export const Heard = Type.Object({
  heard: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  mark: Type.String({ maxLength: 100 }),
});
export interface Heard {
  readonly heard: number;
  readonly mark: string;
}

export interface ConnectionEnds {
  /** Whose requests these are: keys of others are not confused with theirs. */
  readonly account: string;
  readonly seats: readonly string[];
  /** How many requests it may send a second. */
  readonly messages: number;
  send(text: string): void;
  close(reason: string): void;
  /** That it is there counts as somebody at the table. */
  readonly stay: Stay;
  onTrouble(error: unknown): void;
  now(): number;
}

/** One end of a WebSocket: requests come in and take their turns at the desk, tellings go out as differences. */
export class Connection implements Visitor {
  private readonly desk: Desk;
  private readonly ends: ConnectionEnds;
  private readonly allowance: Allowance;
  private teller = new Teller();
  private queue: Promise<void> = Promise.resolve();

  constructor(desk: Desk, ends: ConnectionEnds) {
    this.desk = desk;
    this.ends = ends;
    this.allowance = new Allowance(ends.messages, ends.now);
  }

  get seats(): readonly string[] {
    return this.ends.seats;
  }

  /** Enters, and is told how it stands: all of it, or what has changed since what it heard before. */
  async begin(heard?: Heard): Promise<void> {
    await this.desk.turn({
      comesIn: true,
      act: () => {
        const news = this.desk.enter(this);
        if (heard) this.teller = this.resumed(heard, news.snapshot);
        this.tell(news);
      },
    });
  }

  /** What is told of a move once stays as it is, so whoever has heard of the first moves need not hear of them again. */
  private resumed({ heard, mark }: Heard, { events, line, viewer }: Snapshot): Teller {
    const [stored, viewedAs] = mark.split('/');
    const moves = this.seats.length < 2 && viewedAs === (viewer ?? '') ? this.desk.movesAt(stored) : undefined;
    if (moves === undefined) return new Teller(heard);
    return new Teller(heard, { events: events.filter(({ seq }) => seq <= moves), line: line.slice(0, moves) });
  }

  end(broke: boolean): void {
    this.desk.leave(this);
    this.ends.stay.leave(broke);
  }

  // ---- what goes out

  /** For one who comes back: what was stored, and who looks. */
  private get mark(): string {
    return `${this.desk.mark}/${this.desk.onlookerOf(this).viewer ?? ''}`;
  }

  private send(reply: Sent): void {
    this.ends.send(JSON.stringify('told' in reply ? { ...reply, mark: this.mark } : reply));
  }

  tell(news: Announcement): void {
    this.ends.send(`{"told":${this.teller.announce(news)},"mark":${JSON.stringify(this.mark)}}`);
  }

  tellTable(news: string): void {
    this.ends.send(`{"table":${news}}`);
  }

  tellChat(line: ChatRow): void {
    this.send({ chat: lineFor(line, this.ends.account) });
  }

  tellRematch(rematch: Rematch): void {
    this.send({ rematch });
  }

  dismiss(reason: string): void {
    this.ends.close(reason);
  }

  // ---- what comes in

  /** Whatever was sent gets one answer, in the order in which it came; it never throws. */
  hear(text: string): void {
    const allowed = this.allowance.take();
    this.queue = this.queue.then(() => this.inOrder(text, allowed));
  }

  private async inOrder(text: string, allowed: boolean): Promise<void> {
    let id = -1;
    try {
      const message = parsed(text);
      if (typeof message === 'object' && message !== null && 'id' in message && Number.isSafeInteger(message.id))
        id = Number(message.id);
      if (!allowed) throw new Refusal('too-fast', 'Too many requests at once. Please wait a moment.');
      const { request, args = {}, key } = storable(checked(KeyedCall, message, 'a request'));
      const named = requestNamed(requests, request);
      const good = checked(named.takes, args, request);
      if (Object.hasOwn(deeds, request) && key === undefined)
        throw new Refusal('bad-request', `${request}: "key" is missing: a text of your own that marks this request.`);
      await this.answer(id, request, named, good, key === undefined ? undefined : `${this.ends.account} ${key}`);
    } catch (error) {
      // What went wrong inside is for the log, not for the network.
      if (!(error instanceof Refusal)) this.ends.onTrouble(error);
      const { code, message } = error instanceof Refusal ? error : { code: 'fault', message: FAULT };
      this.send({ id, error: { code, message } });
    }
  }

  private async answer(id: number, name: string, request: Request<Place>, args: unknown, key?: string) {
    const { desk, seats } = this;
    const isDeed = Object.hasOwn(deeds, name);
    await desk.turn({
      asks: request.asks === true,
      key: isDeed ? key : undefined,
      act: () => {
        const { life } = desk;
        const onlooker = desk.onlookerOf(this);
        if (isDeed && key !== undefined && desk.isDone(key)) return onlooker.snapshot();
        // An answer that a standing order could have given comes when that would.
        const { move = '' } = args as { move?: string };
        if (name === 'play' && life.hold(onlooker, move, key)) return onlooker.snapshot();
        if (name === 'undo' && life.unhold(onlooker.viewer)) return onlooker.snapshot();
        return request.answer({ life, onlooker, seats, show: this.ends.stay.show }, args);
      },
      done: (result) => {
        if (name === 'look') this.teller.forget();
        // The past is no telling: whoever comes back goes on from the present.
        const isPresent = request.gives === Snapshot && name !== 'at';
        this.send(isPresent ? { id, told: this.teller.tell(result as Snapshot) } : { id, result });
      },
    });
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
