import type { Base, Kernel } from '@ravelin/engine';
import type { OddsJson, RemarkJson } from '@ravelin/table';
import { type OddsTask, oddsFor, type RemarkTask, remarkOn, type Task, Thinking, type Thought } from './thinking.ts';

/** The other end of a mind's line (`bot/mind.ts`): what a thread does with what it hears. */

export type ToThread =
  /** `joins`: others help, and what they find is told before it answers. */
  | { readonly id: number; readonly task: Task; readonly joins: boolean }
  /** It helps another thread, with a chance of its own. */
  | { readonly id: number; readonly task: Task; readonly helps: true }
  | { readonly id: number; readonly odds: OddsTask }
  | { readonly id: number; readonly remark: RemarkTask }
  | { readonly id: number; readonly stop: true }
  /** What the helpers found, in as many worlds. */
  | { readonly id: number; readonly found: readonly unknown[]; readonly tried: number };

export type FromThread =
  | { readonly id: number; readonly thought: Thought; readonly done: boolean }
  /** It has ended, and waits for what the helpers found. */
  | { readonly id: number; readonly joins: true }
  /** What a helper found. */
  | { readonly id: number; readonly found: unknown; readonly tried: number }
  | { readonly id: number; readonly odds: OddsJson | null }
  | { readonly id: number; readonly remark: RemarkJson | null }
  | { readonly id: number; readonly failed: string };

/** How long a thread thinks before it listens again. */
const STRETCH = 10;
/** How often it tells what it has come to. */
const TOLD_EVERY = 200;
/** Who a teacher asks what would have been best. */
const TEACHER = 'marshal';

type Joined = Extract<ToThread, { tried: number }>;

/** `kernelOf` brings a game; `rest` lets the thread listen for a moment. */
export const serveMind = (
  send: (message: FromThread) => void,
  kernelOf: (game: string) => Promise<Kernel<Base, unknown>>,
  rest: () => Promise<void>,
): ((message: unknown) => void) => {
  /** What is under way, and whether it was told to stop. */
  const stopped = new Map<number, boolean>();
  const joining = new Map<number, (heard: Joined) => void>();
  const now = (): number => performance.now();

  /** Thinks until it has thought enough, or is stopped. */
  const thinkOn = async (id: number, task: Task): Promise<Thinking> => {
    const thinking = new Thinking(await kernelOf(task.sight.game), task, now);
    let told = now();
    while (!thinking.done && !stopped.get(id)) {
      thinking.stretch(STRETCH);
      if (now() - told > TOLD_EVERY) {
        told = now();
        send({ id, thought: thinking.best, done: false });
      }
      await rest();
    }
    return thinking;
  };
  const think = async (id: number, task: Task, joins: boolean): Promise<void> => {
    const thinking = await thinkOn(id, task);
    if (joins) {
      const heard = new Promise<Joined>((resolve) => joining.set(id, resolve));
      send({ id, joins: true });
      const { found, tried } = await heard;
      thinking.join(found, tried);
    }
    send({ id, thought: thinking.conclude(), done: true });
  };
  const help = async (id: number, task: Task): Promise<void> => {
    const thinking = await thinkOn(id, task);
    send({ id, found: thinking.found, tried: thinking.tried });
  };
  const odds = async (id: number, task: OddsTask): Promise<void> =>
    send({ id, odds: oddsFor(await kernelOf(task.sight.game), task, now) });

  /** The pupil's own move is held against the best that is found. */
  const remark = async (id: number, task: RemarkTask): Promise<void> => {
    const { sight, mover, seed } = task;
    const own = mover === sight.seat;
    const best = own ? (await thinkOn(id, { sight, bot: TEACHER, seed })).best.move : null;
    const silent = best === task.move;
    send({ id, remark: silent ? null : remarkOn(await kernelOf(sight.game), task, best) });
  };

  const begin = (heard: Extract<ToThread, { task: Task } | { odds: OddsTask } | { remark: RemarkTask }>) => {
    if ('odds' in heard) return odds(heard.id, heard.odds);
    if ('remark' in heard) return remark(heard.id, heard.remark);
    return 'helps' in heard ? help(heard.id, heard.task) : think(heard.id, heard.task, heard.joins);
  };
  return (message) => {
    const heard = message as ToThread;
    const { id } = heard;
    if ('stop' in heard) {
      if (stopped.has(id)) stopped.set(id, true);
      return;
    }
    if ('found' in heard) {
      joining.get(id)?.(heard);
      return;
    }
    stopped.set(id, false);
    begin(heard)
      .catch((error: unknown) => send({ id, failed: String((error as Error).message ?? error) }))
      .finally(() => {
        stopped.delete(id);
        joining.delete(id);
      });
  };
};
