import { drawnSet } from '@ravelin/web/drawn-set';
import { wordsInData } from '../../empires/board/components.ts';
import battles from '../data/reconstructed/battles.json' with { type: 'json' };
import board from '../data/reconstructed/board.json' with { type: 'json' };
import cards from '../data/reconstructed/cards.json' with { type: 'json' };

/** The component set that the board draws. */
const ours = { board, battles, cards };

export const { components, live, said: saidBy } = drawnSet(ours);

export const said = saidBy(wordsInData);
