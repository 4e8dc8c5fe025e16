import { type Examples, exampleRecord, type Moment } from '@ravelin/engine';

/** What "show me" opens: for each paragraph with an effect a moment in which it applies. Loaded when first asked for. */

const files = import.meta.glob<Examples>('../../games/*/fixtures/examples.json', { import: 'default' });

const fileOf = (game: string) => files[`../../games/${game}/fixtures/examples.json`];

/** Every paragraph with an effect has an example where the game has any: nothing need be loaded to know it. */
export const hasExamples = (game: string): boolean => fileOf(game) !== undefined;

const PREFIX = 'example:';

export const isExample = (id: string): boolean => id.startsWith(PREFIX);

/** The id under which the replay opens the example of a paragraph. */
export const exampleId = (game: string, rule: string): string => `${PREFIX}${game}:${rule}`;

export interface Example {
  readonly game: string;
  readonly rule: string;
  readonly record: unknown;
  readonly at: number;
  /** The move to try, where the paragraph refuses one. */
  readonly refused: string | undefined;
  /** Everything lies open, except where the paragraph is about what does not. */
  readonly open: boolean;
}

/** The example behind such an id; null: there is none; undefined: the id is of another kind. */
export const exampleOf = async (id: string): Promise<Example | null | undefined> => {
  if (!isExample(id)) return undefined;
  const [game, rule] = id.slice(PREFIX.length).split(':');
  const examples = await fileOf(game)?.();
  const moment: Moment | undefined = examples?.shows[rule] ?? examples?.veils[rule] ?? examples?.tells[rule];
  if (!examples || !moment) return null;
  const [table, at, refused] = moment;
  return { game, rule, record: exampleRecord(examples, table), at, refused, open: !(rule in examples.veils) };
};
