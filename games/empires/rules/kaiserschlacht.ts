import type { Play } from '@ravelin/engine';
import { ASIDE, type Empire, RAGING } from './empire.ts';
import { refought } from './happenings.ts';

/** The Kaiserschlacht Phase. Its end is looked for wherever a marker is laid (boxes.ts). */

interface Paragraphs {
  readonly refight: string;
  /** The card that began it adds to its own turn's battle. */
  readonly card: string;
}

type Fight<S extends Empire> = (g: S, x: Play<S>, battle: number, special: readonly [string, string, number]) => number;

export const kaiserschlachtPhase = <S extends Empire>(rules: Paragraphs, fight: Fight<S>) => {
  /** The next of the six, or one of them again, picked by a die without modifier. */
  const nextBattle = (g: S, x: Play<S>): number => {
    const { kaiserschlacht } = g.kit;
    const fresh = kaiserschlacht.find((battle) => g.box[battle] === ASIDE);
    if (fresh !== undefined) return fresh;
    const die = x.die(kaiserschlacht.length);
    const battle = kaiserschlacht[die - 1];
    x.emit(g, refought, rules.refight, { die, battle });
    return battle;
  };

  return (g: S, x: Play<S>): void => {
    if (g.kaiserschlacht !== RAGING) return;
    const { headline, kaiserschlacht } = g.kit.cards[g.card];
    fight(g, x, nextBattle(g, x), [rules.card, headline, kaiserschlacht]);
  };
};
