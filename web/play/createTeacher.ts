import type { RemarkJson, Snapshot } from '@ravelin/table/messages';
import { createEffect, createSignal, on } from 'solid-js';
import { settings } from '../shell/settings.ts';
import type { TableController } from './table.ts';

/** The level that teaches, where it sits at the table: why it made its last move, and whether another move of the pupil was clearly better. */

const TEACHER = 'page';

/** What was said of a move of the line. */
export interface Said {
  readonly at: number;
  readonly remark: RemarkJson;
}

/** The last move of the pupil and the last one of a teacher among those after `from`, by their numbers. */
export const movesToRemark = (
  { line, viewer, setting }: Pick<Snapshot, 'line' | 'viewer' | 'setting'>,
  from: number,
): number[] => {
  const teaches = (seat: string): boolean => setting?.seats[seat] === TEACHER;
  if (viewer === null || !Object.keys(setting?.seats ?? {}).some(teaches)) return [];
  const last = (is: (seat: string) => boolean): number =>
    line.findLastIndex(({ seat, move, byOrder }) => is(seat) && move !== null && byOrder !== true);
  return [last((seat) => seat === viewer), last(teaches)].filter((at) => at >= from);
};

export const createTeacher = (table: TableController) => {
  const { home } = table.line;
  const [said, setSaid] = createSignal<readonly Said[]>([]);
  let heard = table.snapshot().length;

  const remarkOn = async (at: number, of: string | null): Promise<void> => {
    const remark = await home?.remark({ at }).catch(() => null);
    // Meanwhile it may have been taken back.
    if (!remark || table.snapshot().line[at]?.move !== of) return;
    const own = remark.better !== null;
    setSaid([...said().filter((one) => (one.remark.better !== null) !== own), { at, remark }]);
  };

  createEffect(
    on(
      table.snapshot,
      (now) => {
        const from = Math.min(heard, now.length);
        heard = now.length;
        const wanted = settings.teach ? movesToRemark(now, from) : [];
        const own = wanted.find((at) => now.line[at].seat === now.viewer);
        // What was said of an earlier move of one's own is past when the next is made.
        setSaid(said().filter(({ at, remark }) => at < now.length && !(remark.better && own !== undefined)));
        for (const at of wanted) void remarkOn(at, now.line[at].move);
      },
      { defer: true },
    ),
  );
  return { said };
};
