import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
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
import type { FromHelper, Open, Question, Reply, Said, ToHelper } from './words.ts';

/** A helper that ended by itself is started again: soon, and ever later if it keeps ending, in milliseconds. */
const SOON = 100;
const LATEST = 30_000;
/** So long a helper must have lived that its end counts as the first. */
const LIVED = 60_000;
/** A helper that does not end in order is ended. */
const PATIENCE = 20_000;

const away = (): Refusal => new Refusal('closing', 'This table cannot be reached for a moment. Please try again.');

/** One helper, as the first process sees it. */
interface Helper {
  readonly child: ChildProcess;
  /** What was asked and is not answered yet. */
  readonly asked: Map<number, (answer: Reply['answer']) => void>;
}

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
    for (let place = 1; place < this.settings.processes; place++) await this.begin(place);
  }

  /** What is said among them. */
  get wire(): Wire {
    return this.wires;
  }

  // ---- their lives

  private async begin(place: number): Promise<void> {
    const { processes, environment, program } = this.settings;
    const child = fork(program);
    const helper: Helper = { child, asked: new Map() };
    const began = performance.now();
    const ready = new Promise<void>((resolve, reject) => {
      child.on('message', (word: FromHelper) => {
        if (word === 'ready') resolve();
        else this.hear(place, helper, word);
      });
      child.once('exit', () => reject(new Error(`Process ${place + 1} of the server did not begin.`)));
    });
    child.on('error', (error) => this.settings.onTrouble(error));
    const begin: ToHelper = { begin: { place, processes, environment } };
    child.send(begin);
    await ready;
    // It ends when nobody speaks to it any more.
    if (this.ended) return child.disconnect();
    this.helpers[place] = helper;
    child.once('exit', () => void this.lost(place, performance.now() - began));
  }

  private async lost(place: number, lived: number): Promise<void> {
    for (const answer of this.helpers[place]?.asked.values() ?? []) answer(undefined);
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
    const ending = this.helpers.flatMap((helper) => (helper ? [helper.child] : []));
    await Promise.all(
      ending.map(async (child) => {
        const ended = once(child, 'exit');
        const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
        child.send('end' satisfies ToHelper);
        await ended;
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
    } else {
      helper.asked.get(word.number)?.(word.answer);
      helper.asked.delete(word.number);
    }
  }

  /** Says it to all helpers but one. */
  private tell(word: Said, but?: number): void {
    for (const [place, helper] of this.helpers.entries()) if (place !== but) helper?.child.send(word);
  }

  private put(helper: Helper, question: Question['question']): Promise<Reply['answer']> {
    const number = ++this.last;
    return new Promise((resolve) => {
      helper.asked.set(number, resolve);
      helper.child.send({ number, question } satisfies Question);
    });
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
    else this.helperOf(table)?.child.send({ open: table } satisfies Open);
  }

  async ask(table: string, request: Asked): Promise<Answered> {
    const helper = this.helperOf(table);
    const answer = helper && (await this.put(helper, { request }));
    if (!answer || !('status' in answer)) throw away();
    return answer;
  }

  handOver(table: string, { url = '', headers }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const helper = this.helperOf(table);
    // Whoever is cut off comes back by itself.
    if (!helper) return void socket.destroy();
    const handed: ToHelper = { handed: { url, headers, head: head.toString('base64') } };
    helper.child.send(handed, socket as Socket, (error) => error && socket.destroy());
  }

  /** The metrics of all helpers. */
  async metrics(): Promise<(readonly object[])[]> {
    const there = this.helpers.filter((helper) => helper !== undefined);
    const answers = await Promise.all(there.map((helper) => this.put(helper, 'metrics')));
    return answers.flatMap((answer) => (answer && 'length' in answer ? [answer] : []));
  }
}
