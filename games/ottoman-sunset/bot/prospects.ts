import type { Locals } from '@ravelin/engine';
import {
  actionLess,
  allocation,
  copying,
  either,
  noMore,
  offensive,
  type Prospect,
  type Standing,
  surely,
} from '@ravelin/games/empires/bot';
import { bureauCost } from '../rules/action-phase.ts';
import { goodFaces as crossingFaces, isDry, isFortified } from '../rules/front-advancement.ts';
import { goodFaces, KORPS } from '../rules/offensives.ts';
import { copy as copyWar, DEFEATS, type War } from '../rules/war.ts';

/** What each move of Ottoman Sunset leads to. */

export const copy = copying(copyWar);
type Chosen = readonly number[];
type From = Standing<War>;

const attack = (from: From, [front, support, payment]: Chosen): Prospect<War>[] => {
  const { g } = from;
  const paid = from.paid(1, payment);
  const helped = support === KORPS;
  const then = helped
    ? from.changed((to) => {
        to.korps--;
        to.korpsFront = front;
      }, paid)
    : paid;
  return offensive(from, then, front, goodFaces(g, front, helped || g.korpsFront === front), 1);
};

const build = (from: From, [defence, payment]: Chosen): Prospect<War>[] =>
  surely(
    from.changed(
      (to) => {
        to.defence[defence] = 1;
      },
      from.paid(1, payment),
    ),
  );

const bureau = (from: From, [place, payment]: Chosen): Prospect<War>[] =>
  surely(
    from.changed(
      (to) => {
        to.bureau = place;
      },
      from.paid(bureauCost(from.g), payment),
    ),
  );

const stop = (from: From): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.yildirim--;
    }),
  );

/** One Advance: O2.3.3 the desert first, O2.3.5 then the fortification, which only its last hit opens. */
const letAdvance = (from: From, [front]: Chosen): Prospect<War>[] => {
  const { g } = from;
  const faces = crossingFaces(g, front) / 6;
  const fortified = isFortified(g, front);
  const chance = (isDry(g, front) ? faces : 1) * (fortified ? faces : 1);
  const on = from.changed((to) => {
    if (fortified) to.gaza--;
    if (!fortified || to.gaza === 0) to.space[front]--;
  });
  return either(chance, on, from.same());
};

/** The Actions of the card are still to come, unless the Event takes them. */
const withActions = (to: War): void => {
  to.actions = to.kit.cards[to.card].actions;
};

const fortify = (from: From): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.gaza = to.kit.fortification;
    }),
  );

const takeDefeat = (from: From): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      withActions(to);
      to.box[to.kit.battleIds.indexOf('dunsterforce')] = DEFEATS;
    }),
  );

/** By the id of the kind of move. */
export const PROSPECTS: Readonly<Record<string, (from: From, chosen: Chosen, L: Locals) => readonly Prospect<War>[]>> =
  {
    attack,
    allocate: (from, [theater, payment]) => allocation(from, theater, payment),
    build,
    bureau,
    forgo: actionLess,
    'end actions': noMore,
    yildirim: stop,
    let: letAdvance,
    fortify,
    'leave it': (from) => surely(from.changed(withActions)),
    'give up': (from) => surely(from.same()),
    'take defeat': takeDefeat,
  };
