import { type Ledger, line, type Play } from '@ravelin/engine';
import { MISCELLANEOUS } from '../data/kit.ts';
import { DEFEATS, type Empire, STALEMATES, VICTORIES } from './empire.ts';
import { battleFought } from './happenings.ts';

/** Off-Map Battles. */

interface Paragraphs {
  readonly die: string;
  readonly resources: string;
  readonly weariness: string;
  readonly defeat: string;
  readonly stalemate: string;
  readonly victory: string;
  readonly natural1: string;
  readonly natural6: string;
}

interface Own<S extends Empire> {
  /** Where the marker goes, and what comes of that. */
  lay(g: S, x: Play<S>, battle: number, box: number): void;
  /** What a game adds for the place of the battle. */
  place?(g: S, battle: number, ledger?: Ledger): number;
}

export const offMapBattles = <S extends Empire>(rules: Paragraphs, { lay, place }: Own<S>) => {
  /** What is added to the die, paragraph by paragraph; nothing of what modifies other rolls. */
  const battleModifier = (g: S, battle: number, ledger?: Ledger): number => {
    const { theater } = g.kit.battle[battle];
    let sum = 0;
    if (theater !== MISCELLANEOUS)
      sum += line(ledger, rules.resources, 'Resources in the theater', g.resources[theater]);
    if (place) sum += place(g, battle, ledger);
    if (g.weariness) sum += line(ledger, rules.weariness, 'War Weariness', -1);
    return sum;
  };

  /** The natural results come before the comparison. */
  const boxFor = (die: number, total: number, value: number): readonly [box: number, rule: string] => {
    if (die === 1) return [DEFEATS, rules.natural1];
    if (die === 6) return [VICTORIES, rules.natural6];
    if (total < value) return [DEFEATS, rules.defeat];
    return total === value ? [STALEMATES, rules.stalemate] : [VICTORIES, rules.victory];
  };

  /** Fights the battle; gives the box its marker went to. `special` is a modifier of the current card. */
  const fight = (g: S, x: Play<S>, battle: number, special?: readonly [string, string, number]): number => {
    const { value } = g.kit.battle[battle];
    const die = x.die();
    const ledger = x.ledger('Off-Map Battle');
    let total = line(ledger, rules.die, 'die', die) + battleModifier(g, battle, ledger);
    if (special) total += line(ledger, ...special);
    const [box, rule] = boxFor(die, total, value);
    x.emit(g, battleFought, rule, { battle, die, total, value, box }, { ledger });
    lay(g, x, battle, box);
    return box;
  };

  return { battleModifier, fight };
};
