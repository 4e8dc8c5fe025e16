import { drawnSet } from '@ravelin/web/drawn-set';
import board from '../data/reconstructed/board.json' with { type: 'json' };
import set from '../data/reconstructed/set.json' with { type: 'json' };
import strategy from '../data/reconstructed/strategy.json' with { type: 'json' };
import tactics from '../data/reconstructed/tactics.json' with { type: 'json' };
import troops from '../data/reconstructed/troops.json' with { type: 'json' };
import tunnels from '../data/reconstructed/tunnels.json' with { type: 'json' };

/** The component set that the board draws. */
const ours = { set, board, troops, tunnels, strategy, tactics };

export const { files, components, made, said: saidBy } = drawnSet(ours);

/** The words that stand in the data: titles, texts and history of the cards, names of Troops and hexes. */
const words = (set: typeof ours): Readonly<Record<string, string>> => {
  const cards = [...set.strategy, ...set.tactics].flatMap(({ id, title, text, history }) => [
    [`name:${id}`, `${id} ${title}`],
    [`${id}.title`, title],
    [`${id}.text`, text],
    [`${id}.history`, history],
  ]);
  const named = [...set.troops, ...set.board.hexes].map(({ id, name }) => [`name:${id}`, name]);
  return Object.fromEntries([...cards, ...named]);
};

export const said = saidBy(words);
