import type { Locals } from '@ravelin/engine';
import {
  allocation,
  copying,
  either,
  fewerActions,
  noMore,
  offensive,
  type Prospect,
  paid,
  surely,
} from '@ravelin/games/empires/bot';
import { bureauCost } from '../rules/action-phase.ts';
import { goodFaces as crossingFaces, isDry, isFortified } from '../rules/front-advancement.ts';
import { goodFaces, KORPS } from '../rules/offensives.ts';
import { copy as copyWar, DEFEATS, type War } from '../rules/war.ts';

/** What each move of Ottoman Sunset leads to. */

const copy = copying(copyWar);
type Chosen = readonly number[];

const attack = (g: War, [front, support, payment]: Chosen): Prospect<War>[] => {
  const to = paid(g, 1, payment, copy);
  const helped = support === KORPS;
  if (helped) {
    to.korps--;
    to.korpsFront = front;
  }
  return offensive(to, front, goodFaces(g, front, helped || g.korpsFront === front), 1, copy);
};

const build = (g: War, [defence, payment]: Chosen): Prospect<War>[] => {
  const to = paid(g, 1, payment, copy);
  to.defence[defence] = 1;
  return surely(to);
};

const bureau = (g: War, [place, payment]: Chosen): Prospect<War>[] => {
  const to = paid(g, bureauCost(g), payment, copy);
  to.bureau = place;
  return surely(to);
};

const stop = (g: War): Prospect<War>[] => {
  const to = copy(g);
  to.yildirim--;
  return surely(to);
};

/** One Advance: O2.3.3 the desert first, O2.3.5 then the fortification, which only its last hit opens. */
const letAdvance = (g: War, [front]: Chosen): Prospect<War>[] => {
  const faces = crossingFaces(g, front) / 6;
  const fortified = isFortified(g, front);
  const chance = (isDry(g, front) ? faces : 1) * (fortified ? faces : 1);
  const on = copy(g);
  if (fortified) on.gaza--;
  if (!fortified || on.gaza === 0) on.space[front]--;
  return either(chance, on, g);
};

/** The Actions of the card are still to come, unless the Event takes them. */
const withActions = (g: War): War => {
  const to = copy(g);
  to.actions = g.kit.cards[g.card].card.actions;
  return to;
};

const fortify = (g: War): Prospect<War>[] => {
  const to = copy(g);
  to.gaza = g.kit.fortification;
  return surely(to);
};

const takeDefeat = (g: War): Prospect<War>[] => {
  const to = withActions(g);
  to.box[g.kit.battleIds.indexOf('dunsterforce')] = DEFEATS;
  return surely(to);
};

/** By the id of the kind of move. */
export const PROSPECTS: Readonly<Record<string, (g: War, chosen: Chosen, L: Locals) => readonly Prospect<War>[]>> = {
  attack,
  allocate: (g, [theater, payment]) => allocation(g, theater, payment, copy),
  build,
  bureau,
  forgo: (g) => fewerActions(g, g.actions - 1, copy),
  'end actions': (g) => noMore(g, copy),
  yildirim: stop,
  let: letAdvance,
  fortify,
  'leave it': (g) => surely(withActions(g)),
  'give up': (g) => surely(g),
  'take defeat': takeDefeat,
};
