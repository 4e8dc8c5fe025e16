import { type Condition, type Domain, type Id, Ledger, type Locals, language, line, type Play } from '@ravelin/engine';
import { type Empire, FRONT, type Front } from './empire.ts';
import { activeFronts, battleValue, isActive } from './fronts.ts';
import { offensive } from './happenings.ts';
import type { Payments } from './payment.ts';
import type { Terms } from './terms.ts';

/** Offensives: one die, everything that is added to it, and the Front's Battle Value. Any number of times, against the same Front too. */

interface Paragraphs {
  readonly attack: string;
  readonly die: string;
  readonly fails: string;
  readonly succeeds: string;
  readonly natural1: string;
  readonly natural6: string;
}

interface Own<S extends Empire> {
  /** All that is added to the die. `helped`: the marker that serves for a turn serves against this Front. */
  modifier(g: S, front: Front, helped: boolean, ledger?: Ledger): number;
  /** Does such a marker serve against this Front already? */
  helped(g: S, front: Front): boolean;
  retreat(g: S, x: Play<S>, front: Front, rule: string): void;
}

/** What is declared with an Offensive: nothing, or markers. */
export type Support = Id<'support'>;

/** How a game words its attack. */
export interface Attack<S extends Empire> {
  readonly payments: Payments<S>;
  cost(g: S, front: Front): number;
  /** Why an Offensive may cost two, if it ever does. */
  readonly costsTwo?: string;
  /** Conditions of the Front, besides its being on the map. */
  readonly front: readonly Condition<S, Front, Locals>[];
  /** What may be declared with the Offensive. */
  readonly support: Domain<S['kit'], Support>;
  /** Is there a marker at all that could support it? Without one it is made alone, which is the first of them. */
  hasSupport(g: S): boolean;
  readonly declared: readonly Condition<S, Support, Locals, { readonly front: Front }>[];
  /** Does this support bring the marker that serves for a turn? */
  helps(support: Support): boolean;
  chances?(g: S, front: Front, support: Support): Ledger | undefined;
  warn?(g: S, front: Front): string | undefined;
  /** Spends the markers; true: the dice are rolled in another way. */
  declare(g: S, x: Play<S>, front: Front, support: Support): boolean;
}

export const offensives = <S extends Empire>(rules: Paragraphs, { modifier: own, helped, retreat }: Own<S>) => {
  const { move, must, slot, slotAfter } = language<S>();

  const modifier: Own<S>['modifier'] = (g, front, withHelp, ledger) =>
    own(g, front, withHelp, ledger) + (g.kit.beyond?.offensive(g, front, ledger) ?? 0);

  /** The natural results come before the comparison. */
  const resultOf = (die: number, total: number, value: number): readonly [won: boolean, rule: string] => {
    if (die === 1) return [false, rules.natural1];
    if (die === 6) return [true, rules.natural6];
    return total > value ? [true, rules.succeeds] : [false, rules.fails];
  };

  /** The die with everything that is added to it. */
  const totalOf = (g: S, front: Front, die: number, ledger?: Ledger): number =>
    line(ledger, rules.die, 'die', die) + modifier(g, front, helped(g, front), ledger);

  const resolve = (g: S, x: Play<S>, front: Front, dice: readonly number[], die: number): void => {
    const ledger = x.ledger('Offensive');
    const total = totalOf(g, front, die, ledger);
    const value = battleValue(g, front);
    const [won, rule] = resultOf(die, total, value);
    x.emit(g, offensive, rule, { front, dice, die, total, value, won: won ? 1 : 0 }, { ledger });
    if (won) retreat(g, x, front, rule);
  };

  const succeeds = (g: S, front: Front, die: number, withHelp = helped(g, front)): boolean =>
    resultOf(die, die + modifier(g, front, withHelp), battleValue(g, front))[0];

  /** How many faces of the die would do. */
  const goodFaces = (g: S, front: Front, withHelp: boolean): number => {
    const added = modifier(g, front, withHelp);
    const value = battleValue(g, front);
    let good = 0;
    for (let die = 1; die <= 6; die++) if (resultOf(die, die + added, value)[0]) good++;
    return good;
  };

  const inSix = (g: S, front: Front, withHelp: boolean): Ledger => {
    const ledger = new Ledger('successes in 6');
    line(ledger, rules.succeeds, 'rolls that succeed', goodFaces(g, front, withHelp));
    return ledger;
  };

  const attack = (worded: Attack<S>, terms: Terms) => {
    const declared = [...worded.declared, ...terms.support];
    return move('attack', {
      rule: rules.attack,
      notation: 'attack {front} {support} by {payment}',
      choose: {
        front: slot(
          FRONT,
          [
            must(rules.attack, 'The Front must be on the map.', (g, front) => isActive(g, front)),
            ...worded.front,
            worded.payments.inFull(worded.cost),
          ],
          activeFronts,
        ),
        support: slotAfter(
          { front: FRONT },
          worded.support as Domain<never, Support>,
          declared,
          (g, out, L, earlier) => {
            out[0] = 0;
            if (!worded.hasSupport(g)) return 1;
            let n = 0;
            for (let support = 0; support <= worded.support.max(g.kit); support++)
              if (declared.every(({ ok }) => ok(g, support, L, earlier))) out[n++] = support;
            return n;
          },
        ),
        payment: worded.payments.payment({ front: FRONT }, (g, { front }) => worded.cost(g, front), {
          costsTwo: worded.costsTwo,
          terms,
        }),
      },
      preview: (g, { front, support }) => {
        const withHelp = helped(g, front) || worded.helps(support);
        const modifiers = new Ledger('modifiers');
        modifier(g, front, withHelp, modifiers);
        return [modifiers, worded.chances?.(g, front, support) ?? inSix(g, front, withHelp)];
      },
      warn: (g, { front }) => worded.warn?.(g, front),
      do: (g, _L, x, { front, support, payment }) => {
        worded.payments.pay(g, x, worded.cost(g, front), payment);
        if (worded.declare(g, x, front, support)) return;
        const die = x.die();
        resolve(g, x, front, [die], die);
      },
    });
  };

  return { totalOf, resolve, succeeds, goodFaces, attack };
};
