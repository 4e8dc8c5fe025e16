import type { ChatLine } from '@ravelin/server/messages';
import { createSignal, onCleanup } from 'solid-js';
import { api } from './api.ts';
import type { RemoteLine } from './line.ts';

/** What is said at a table: what was said before, and what comes; after a break of the line what was missed. */

export type Chat = ReturnType<typeof createChat>;

export const createChat = (id: string, invite: string | null, line: RemoteLine) => {
  const [lines, setLines] = createSignal<readonly ChatLine[]>([]);
  const [seen, setSeen] = createSignal(0);
  const [failure, setFailure] = createSignal<unknown>();
  const add = (more: readonly ChatLine[]): void => {
    const all = new Map([...lines(), ...more].map((one) => [one.number, one]));
    setLines([...all.values()].sort((a, b) => a.number - b.number));
  };
  const fetch = async (): Promise<void> => {
    try {
      const { lines: said } = await api.chat(id, invite);
      if (lines().length === 0) setSeen(said.at(-1)?.number ?? 0);
      add(said);
    } catch (error) {
      setFailure(() => error);
    }
  };
  onCleanup(line.onChat((one) => add([one])));
  onCleanup(line.onState((state) => state === 'open' && void fetch()));
  const act = async (doing: () => Promise<void>): Promise<boolean> => {
    setFailure(undefined);
    try {
      await doing();
      return true;
    } catch (error) {
      setFailure(() => error);
      return false;
    }
  };
  return {
    lines,
    failure,
    unread: () => lines().filter(({ number, mine }) => number > seen() && !mine).length,
    read: () => setSeen(lines().at(-1)?.number ?? 0),
    say: (text: string) => act(async () => add([await api.talk(id, invite, text)])),
    report: (number: number, reason: string) => act(async () => void (await api.report(id, number, reason))),
  };
};
