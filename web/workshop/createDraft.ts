import { createSignal } from 'solid-js';
import { isSame, type Path, valueAt, withValue } from './paths.ts';

export type Files = Readonly<Record<string, unknown>>;

/** A set that is being changed: every change can be taken back and made again. */
export const createDraft = (first: Files) => {
  const [files, setFiles] = createSignal(first);
  const [past, setPast] = createSignal<readonly Files[]>([]);
  const [future, setFuture] = createSignal<readonly Files[]>([]);
  /** What is being typed: letter by letter it is one change. */
  let typedAt: string | undefined;

  const put = (next: Files, joins: boolean): void => {
    if (!joins) setPast([...past(), files()]);
    setFuture([]);
    setFiles(() => next);
  };
  const step = (from: readonly Files[], to: readonly Files[]): readonly [Files, readonly Files[], readonly Files[]] => [
    from[from.length - 1],
    from.slice(0, -1),
    [...to, files()],
  ];
  return {
    files,
    /** `typing`: one of several keystrokes at the same place, until `settle`. */
    edit: (path: Path, value: unknown, typing = false): void => {
      if (isSame(valueAt(files(), path), value)) return;
      const place = typing ? JSON.stringify(path) : undefined;
      put(withValue(files(), path, value) as Files, place !== undefined && place === typedAt);
      typedAt = place;
    },
    settle: (): void => {
      typedAt = undefined;
    },
    replace: (next: Files): void => {
      typedAt = undefined;
      put(next, false);
    },
    canUndo: () => past().length > 0,
    canRedo: () => future().length > 0,
    undo: (): void => {
      if (past().length === 0) return;
      typedAt = undefined;
      const [back, left, more] = step(past(), future());
      setPast(left);
      setFuture(more);
      setFiles(() => back);
    },
    redo: (): void => {
      if (future().length === 0) return;
      typedAt = undefined;
      const [next, left, more] = step(future(), past());
      setFuture(left);
      setPast(more);
      setFiles(() => next);
    },
  };
};
export type Draft = ReturnType<typeof createDraft>;
