import type { Play } from '@ravelin/engine';
import { refought } from './happenings.ts';
import { fight } from './off-map-battles.ts';
import { ASIDE, type War } from './war.ts';

/** H5 The Kaiserschlacht Phase. Its end is looked for wherever a marker is laid (boxes.ts), and is final (H5.2.3). */

/** H5.1.2: the next of the six; H5.1.3: or one of them again, picked by a die without modifier. */
const nextBattle = (g: War, x: Play<War>): number => {
  const { kaiserschlacht } = g.kit;
  const fresh = kaiserschlacht.find((battle) => g.box[battle] === ASIDE);
  if (fresh !== undefined) return fresh;
  const die = x.die(kaiserschlacht.length);
  const battle = kaiserschlacht[die - 1];
  x.emit(g, refought, 'H5.1.3', { die, battle });
  return battle;
};

/** H5.1.1, H5.1.4; H13.42.3: the card that began it adds to its own turn's battle. */
export const fightKaiserschlacht = (g: War, x: Play<War>): void => {
  const battle = nextBattle(g, x);
  const { card } = g.kit.cards[g.card];
  fight(g, x, battle, ['H13.42.3', card.headline, card.kaiserschlacht ?? 0]);
};
