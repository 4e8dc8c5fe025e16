import type { Snapshot } from '@ravelin/table/messages';
import { type Example, exampleOf } from '../rules/examples.ts';
import { TableError, theTable } from '../worker/client.ts';

/** Something to look back at: a game of this device, or an example of the rulebook. */
export interface Past {
  readonly snapshot: Snapshot;
  readonly example: Example | undefined;
}

/** Brings it to the table. */
export const openPast = async (id: string): Promise<Past> => {
  const { ask } = theTable();
  const example = await exampleOf(id);
  if (example === undefined) return { snapshot: await ask.fetch({ id }), example };
  if (example === null) throw new TableError({ code: 'unknown-example', message: id });
  const { record, at, open } = example;
  return { snapshot: await ask.example({ record, upTo: at, open }), example };
};
