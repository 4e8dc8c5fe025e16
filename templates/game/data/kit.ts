import { badComponents as bad, type ComponentSet, hashText, readFiles, type Workshop } from '@ravelin/engine';
import { captions } from './captions.ts';
import board from './reconstructed/board.json' with { type: 'json' };
import cards from './reconstructed/cards.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import { ComponentFiles } from './schema.ts';

/** A component set made ready for play: small integers index everything. */
export interface Kit {
  readonly files: ComponentFiles;
  /** The road, from the North Camp to the South Camp. */
  readonly hexes: readonly string[];
  /** X3.3: what an attack from this hex is worth beside die and card. */
  readonly hill: readonly number[];
  readonly cards: readonly string[];
  readonly value: readonly number[];
  readonly stock: readonly number[];
  readonly hand: number;
  readonly strengthNeeded: number;
}

/** What a set consists of: the workshop makes its forms from it. */
export const workshop: Workshop = { schema: ComponentFiles, captions };

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = (files: unknown): ComponentSet<Kit> => {
  const checked = readFiles<ComponentFiles>(workshop, files);
  const { set, board, cards } = checked;
  for (const list of [board.hexes, cards]) {
    const ids = list.map(({ id }) => id);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice) throw bad([`"${twice}" is there twice.`, `„${twice}“ kommt zweimal vor.`]);
  }
  const kit: Kit = {
    files: checked,
    hexes: board.hexes.map(({ id }) => id),
    hill: board.hexes.map(({ hill }) => hill),
    cards: cards.map(({ id }) => id),
    value: cards.map(({ value }) => value),
    stock: cards.map(({ number }) => number),
    hand: board.hand,
    strengthNeeded: board.strengthNeeded,
  };
  if (2 * kit.hand > kit.stock.reduce((sum, n) => sum + n, 0))
    throw bad(['cards: there are too few for both hands.', 'Es sind zu wenige Karten für beide Hände.'], '/cards');
  const { id, title, text } = set;
  return { id, title, text, kit, hash: hashText(JSON.stringify(checked)), files: checked };
};

export const RECONSTRUCTED = readComponents({ set, board, cards });
