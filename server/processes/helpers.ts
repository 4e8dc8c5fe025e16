import { type ChildProcess, fork } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@ravelin/engine';
import type { Wire } from '../cluster/wire.ts';
import type { Environment } from '../main.ts';
import { placeOf } from './place.ts';
import { SiblingWire } from './sibling-wire.ts';
import type { Answered, Asked, Siblings } from './siblings.ts';
import type { FromHelper, Handed, Question, Reply, Said, ToHelper } from './words.ts';

/** A helper that ended by itself is started again: soon, and ever later if it keeps ending, in milliseconds. */
const SOON = 100;
const LATEST = 30_000;
/** So long a helper must have lived that its end counts as the first. */
const LIVED = 60_000;
/** A helper that does not end in order is ended. */
const PATIENCE = 20_000;

const away = (): Refusal => new Refusal('closing', 'This table cannot be reached for a moment. Please try again.');

/** So long an answer of a helper is waited for. */
const ANSWERED = 5000;

/** One helper, as the first process sees it. */
interface Helper {
  readonly child: ChildProcess;
  /** What was asked and is not answered yet. */
  readonly asked: Map<number, (answer: Reply['answer']) => void>;
}

/** Where it is gone nothing needs to be said to it any more. */
const send = ({ child }: Helper, word: ToHelper): void => {
  if (child.connected) child.send(word, () => {});
};

/**
 * What the client sends from now on is for the helper: nothing more is read here, where it would be lost; nor does the server here wait for this connection when it ends. Node has no public
 * name for either.
 */
const leaveUnread = (socket: Duplex): void => {
  const inside = socket as { _handle?: { readStop(): void }; server?: unknown };
  inside._handle?.readStop();
  inside.server = undefined;
};

export interface HelpersSettings {
  /** How many processes there are, the first one included. */
  readonly processes: number;
  readonly environment: Environment;
  /** What a helper runs: `helper.ts`, built. */
  readonly program: URL;
  /** Gets the lines of their logs. */
  write(line: string): void;
  onTrouble(error: unknown): void;
}

/** The helpers of a server, for its first process, which everybody reaches. A helper that is killed is started again. */
export class Helpers implements Siblings {
  readonly isFirst = true;
  private readonly settings: HelpersSettings;
  private readonly wires: SiblingWire;
  private readonly helpers: (Helper | undefined)[] = [];
  private last = 0;
  private ended = false;
  /** Opens a table of the first process. */
  private opening: (table: string) => void = () => {};

  constructor(settings: HelpersSettings) {
    this.settings = settings;
    this.wires = new SiblingWire((of, said) => this.tell({ of, said }));
  }

  /** `open`: opens a table of the first process. */
  async start(open: (table: string) => void): Promise<void> {
    this.opening = open;
    const places = Array.from({ length: this.settings.processes - 1 }, (_, n) => n + 1);
    await Promise.all(places.map((place) => this.begin(place)));
  }

  /** What is said among them. */
  get wire(): Wire {
    return this.wires;
  }

  // ---- their lives

  private async begin(place: number): Promise<void> {
    const { processes, environment, program, onTrouble } = this.settings;
    const child = fork(program);
    const helper: Helper = { child, asked: new Map() };
    const began = performance.now();
    const ready = new Promise<void>((resolve, reject) => {
      child.on('message', (word: FromHelper) => {
        if (word === 'ready') resolve();
        else this.hear(place, helper, word);
      });
      child.on('error', (error) => {
        onTrouble(error);
        reject(error);
      });
      child.once('exit', () => reject(new Error(`Process ${place + 1} of the server did not begin.`)));
    });
    send(helper, { begin: { place, processes, environment } });
    await ready;
    // It ends when nobody speaks to it any more.
    if (this.ended) return child.disconnect();
    this.helpers[place] = helper;
    child.once('exit', () => void this.lost(place, helper, performance.now() - began));
  }

  private async lost(place: number, { asked }: Helper, lived: number): Promise<void> {
    for (const answer of asked.values()) answer(undefined);
    this.helpers[place] = undefined;
    if (this.ended) return;
    this.settings.onTrouble(new Error(`Process ${place + 1} of the server has ended; it is started again.`));
    for (let wait = lived > LIVED ? 0 : SOON; !this.ended; wait = Math.min(LATEST, 2 * wait + SOON))
      try {
        await sleep(wait);
        if (!this.ended) return await this.begin(place);
      } catch (error) {
        this.settings.onTrouble(error);
      }
  }

  /** All are told to end, in order, and have ended. */
  async end(): Promise<void> {
    this.ended = true;
    const ending = this.helpers.flatMap((helper) => helper ?? []);
    await Promise.all(
      ending.map(async (helper) => {
        const { child } = helper;
        const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
        const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
        send(helper, 'end');
        if (child.exitCode === null && child.signalCode === null) await ended;
        clearTimeout(late);
      }),
    );
  }

  // ---- what is said

  private hear(place: number, helper: Helper, word: Exclude<FromHelper, 'ready'>): void {
    if ('logged' in word) this.settings.write(word.logged);
    else if ('open' in word) this.open(word.open);
    else if ('said' in word) {
      this.wires.hear(word.of, word.said);
      this.tell(word, place);
    } else helper.asked.get(word.number)?.(word.answer);
  }

  /** Says it to all helpers but one. */
  private tell(word: Said, but?: number): void {
    for (const [place, helper] of this.helpers.entries()) if (helper && place !== but) send(helper, word);
  }

  /** Waits for its answer under a number of its own; undefined: there will be none. */
  private put(helper: Helper, ask: (number: number) => void): Promise<Reply['answer']> {
    const number = ++this.last;
    return new Promise((resolve) => {
      const late = setTimeout(() => answered(undefined), ANSWERED);
      const answered = (answer: Reply['answer']): void => {
        clearTimeout(late);
        helper.asked.delete(number);
        resolve(answer);
      };
      helper.asked.set(number, answered);
      ask(number);
    });
  }

  private question(helper: Helper, question: Question['question']): Promise<Reply['answer']> {
    return this.put(helper, (number) => send(helper, { number, question }));
  }

  // ---- what the first process hands on

  private placeOf(table: string): number {
    return placeOf(table, this.settings.processes);
  }

  private helperOf(table: string): Helper | undefined {
    return this.helpers[this.placeOf(table)];
  }

  has(table: string): boolean {
    return this.placeOf(table) === 0;
  }

  open(table: string): void {
    if (this.has(table)) this.opening(table);
    else {
      const helper = this.helperOf(table);
      if (helper) send(helper, { open: table });
    }
  }

  async ask(table: string, request: Asked): Promise<Answered> {
    const helper = this.helperOf(table);
    const answer = helper && (await this.question(helper, { request }));
    if (!answer || !('status' in answer)) throw away();
    return answer;
  }

  handOver(table: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { method = 'GET', url = '', headers } = request;
    // Node has taken its own listener away: without one a client that goes would end the process.
    socket.on('error', () => socket.destroy());
    const helper = this.helperOf(table);
    // Whoever is cut off comes back by itself.
    if (!helper?.child.connected) return void socket.destroy();
    leaveUnread(socket);
    const handed = { method, url, headers, head: head.toString('base64') };
    const takenOver = this.put(helper, (number) =>
      helper.child.send({ number, handed } satisfies Handed, socket as Socket, { keepOpen: true }, (error) => {
        if (error) socket.destroy();
      }),
    );
    // The helper has the connection itself; what is kept here until then is closed, whether it was taken over or not.
    void takenOver.then(() => socket.destroy());
  }

  /** The metrics of all helpers. */
  async metrics(): Promise<(readonly object[])[]> {
    const there = this.helpers.filter((helper) => helper !== undefined);
    const answers = await Promise.all(there.map((helper) => this.question(helper, 'metrics')));
    return answers.flatMap((answer) => (answer && 'length' in answer ? [answer] : []));
  }
}
