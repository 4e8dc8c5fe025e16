/** Moments of recorded games in which a paragraph applies: what "show me" opens. Loaded when first asked for. */

interface Examples {
  readonly examples: Readonly<Record<string, readonly [game: number, move: number]>>;
  readonly records: readonly unknown[];
}

const files = import.meta.glob<Examples>('../../games/*/fixtures/examples.json', { import: 'default' });

const examplesOf = (game: string): Promise<Examples> =>
  files[`../../games/${game}/fixtures/examples.json`]?.() ?? Promise.resolve({ examples: {}, records: [] });

const PREFIX = 'example:';

export const isExample = (id: string): boolean => id.startsWith(PREFIX);

/** For each paragraph the address of its example in the replay: the game's id there and the move. */
export const showMe = async (
  game: string,
): Promise<ReadonlyMap<string, { readonly id: string; readonly at: number }>> => {
  const { examples } = await examplesOf(game);
  return new Map(Object.entries(examples).map(([rule, [n, at]]) => [rule, { id: `${PREFIX}${game}:${n}`, at }]));
};

/** The record behind such an id, or undefined where the id is of another kind. */
export const exampleRecord = async (id: string): Promise<unknown> => {
  if (!isExample(id)) return undefined;
  const [game, n] = id.slice(PREFIX.length).split(':');
  return (await examplesOf(game)).records[Number(n)] ?? null;
};
