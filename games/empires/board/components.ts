/** The words that stand in the data of a war. */

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Drawn {
  readonly cards: readonly {
    readonly id: string | number;
    readonly headline: string;
    readonly text: string;
    readonly history: string;
  }[];
  readonly board: { readonly fronts: readonly Named[] };
  readonly battles: { readonly battles: readonly Named[] };
}

/** Headlines, texts and history of the cards, names of Fronts and battles. */
export const wordsInData = ({ cards, board, battles }: Drawn): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...cards.flatMap(({ id, headline, text, history }) => [
      [`name:#${id}`, `#${id} ${headline}`],
      [`#${id}.title`, headline],
      [`#${id}.text`, text],
      [`#${id}.history`, history],
    ]),
    ...[...board.fronts, ...battles.battles].map(({ id, name }) => [`name:${id}`, name]),
  ]);
