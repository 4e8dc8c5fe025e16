import { drawnSet } from '@ravelin/web/drawn-set';
import battles from '../data/reconstructed/battles.json' with { type: 'json' };
import board from '../data/reconstructed/board.json' with { type: 'json' };
import cards from '../data/reconstructed/cards.json' with { type: 'json' };

/** The component set that the board draws. */
const ours = { board, battles, cards };

export const { components, live, said: saidBy } = drawnSet(ours);

/** The words that stand in the data: headlines, texts and history of the cards, names of Fronts and battles. */
const words = (drawn: typeof ours): Readonly<Record<string, string>> => {
  const cards = drawn.cards.flatMap(({ id, headline, text, history }) => [
    [`name:#${id}`, `#${id} ${headline}`],
    [`#${id}.title`, headline],
    [`#${id}.text`, text],
    [`#${id}.history`, history],
  ]);
  const named = [...drawn.board.fronts, ...drawn.battles.battles].map(({ id, name }) => [`name:${id}`, name]);
  return Object.fromEntries([...cards, ...named]);
};

export const said = saidBy(words);
