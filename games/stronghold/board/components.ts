import { drawnSet } from '@ravelin/web/drawn-set';
import board from '../data/reconstructed/board.json' with { type: 'json' };
import buildings from '../data/reconstructed/buildings.json' with { type: 'json' };
import cards from '../data/reconstructed/cards.json' with { type: 'json' };
import limits from '../data/reconstructed/limits.json' with { type: 'json' };
import objectives from '../data/reconstructed/objectives.json' with { type: 'json' };
import pieces from '../data/reconstructed/pieces.json' with { type: 'json' };
import plans from '../data/reconstructed/plans.json' with { type: 'json' };

/** The component set that the board draws. */
const ours = { board, buildings, cards, limits, objectives, pieces, plans };

export const { components, live, said: saidBy } = drawnSet(ours);

/** The words that stand in the data: names, goals, benefits and drawbacks. */
const words = (drawn: typeof ours): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...[...drawn.cards, ...drawn.objectives, ...drawn.plans, ...drawn.buildings].map(({ id, name }) => [
      `name:${id}`,
      name,
    ]),
    ...drawn.buildings.flatMap(({ actions }) => actions.map(({ id, name }) => [`name:action:${id}`, name])),
    ...drawn.objectives.flatMap(({ id, goal, benefit }) => [
      [`goal:${id}`, goal],
      [`benefit:${id}`, benefit],
    ]),
    ...drawn.plans.flatMap(({ id, benefit, drawback }) => [
      [`benefit:${id}`, benefit],
      [`drawback:${id}`, drawback],
    ]),
  ]);

export const said = saidBy(words);
