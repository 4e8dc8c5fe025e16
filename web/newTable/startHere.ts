import { go } from '../shell/router.ts';
import { theTable } from '../worker/client.ts';

export interface TableHere {
  readonly game: string;
  readonly scenario?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly seed: string;
  /** The id of a component set that comes with the game, or the files of one's own; without either the game's first. */
  readonly components?: string | Readonly<Record<string, unknown>> | undefined;
}

/** Begins a game on this device, and goes to its table. */
export const startHere = async ({ names, seed, components, ...setting }: TableHere): Promise<void> => {
  const { ask } = theTable();
  const id = crypto.randomUUID();
  await ask.open({
    ...setting,
    ...(Object.keys(names).length > 0 && { names }),
    ...(seed !== '' && { seed }),
    ...(components && { components }),
  });
  // A device that keeps nothing still plays: the table is told of the trouble, not stopped by it.
  await ask.keep({ id }).catch(() => undefined);
  go({ screen: 'play', id });
};
