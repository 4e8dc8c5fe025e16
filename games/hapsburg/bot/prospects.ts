import type { Locals } from '@ravelin/engine';
import {
  advance,
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
import { influenceFaces } from '../rules/action-phase.ts';
import { crossingFaces } from '../rules/front-advancement.ts';
import { costOf, goodFaces, withAid, withMackensen } from '../rules/offensives.ts';
import { ACTIONS } from '../rules/payment.ts';
import { copy as copyWar, DEFEATS, NONE, STALEMATES, VICTORIES, type War } from '../rules/war.ts';

/** What each move of Hapsburg Eclipse leads to. */

const copy = copying(copyWar);
type Chosen = readonly number[];

const attack = (g: War, [front, support, payment]: Chosen): Prospect<War>[] => {
  const then = paid(g, costOf(g, front), payment, copy);
  if (withAid(support)) {
    then.aid--;
    then.aidFront = front;
  }
  if (withMackensen(support)) {
    then.mackensen--;
    then.mackensenFront = front;
  }
  const faces = goodFaces(g, front, withAid(support) || g.aidFront === front);
  return offensive(then, front, faces, withMackensen(support) ? 2 : 1, copy);
};

/** H4.3.2, H4.5.5: one Resource stands for all the Actions. */
const allOrOne = (g: War, cost: number, payment: number): War => paid(g, payment === ACTIONS ? cost : 1, payment, copy);

const repair = (g: War, [payment]: Chosen): Prospect<War>[] => {
  const then = allOrOne(g, g.kit.costs.repair, payment);
  then.fortress++;
  return surely(then);
};

const influence = (g: War, [nation, payment]: Chosen): Prospect<War>[] => {
  const no = paid(g, 1, payment, copy);
  const yes = copy(no);
  yes.loyalty[nation]++;
  return either(influenceFaces(g, nation) / 6, yes, no);
};

/** Which Victory to give up sooner: of the Kaiserschlacht, where it may be lost again; then the later ones. */
export const leastKept = (g: War): number => {
  for (let battle = g.kit.battle.length - 1; battle >= 0; battle--) if (g.box[battle] === VICTORIES) return battle;
  return NONE;
};

const greatRetreat = (g: War, [payment, marker]: Chosen): Prospect<War>[] => {
  const then = allOrOne(g, g.kit.costs.greatRetreat, payment);
  const { polish, front } = g.kit;
  then.box[marker] = DEFEATS;
  for (let need = front[polish].far - g.space[polish]; need > 0; need--) {
    const given = leastKept(then);
    if (given !== NONE) then.box[given] = STALEMATES;
  }
  then.space[polish] = NONE;
  then.retreat = 1;
  return surely(then);
};

const trench = (g: War): Prospect<War>[] => {
  const then = copy(g);
  then.actions = 0;
  then.trench = 1;
  return surely(then);
};

const intercept = (g: War, [front]: Chosen): Prospect<War>[] => {
  const then = copy(g);
  then.intercepts--;
  then.intercepted[front] = 1;
  return surely(then);
};

const retreat = (g: War, [front]: Chosen): Prospect<War>[] => {
  const then = copy(g);
  then.space[front] = Math.min(g.kit.front[front].far, g.space[front] + 1);
  return surely(then);
};

const buyOff = (g: War): Prospect<War>[] => {
  const then = copy(g);
  then.aid--;
  return surely(then);
};

const letGo = (g: War): Prospect<War>[] => {
  const then = copy(g);
  then.loyalty[g.kit.nations.indexOf('czech')] = 0;
  return surely(then);
};

const park = (g: War, [theater]: Chosen): Prospect<War>[] => {
  const then = copy(g);
  then.resources[theater]--;
  then.parked++;
  return surely(then);
};

/** By the id of the kind of move. */
export const PROSPECTS: Readonly<Record<string, (g: War, chosen: Chosen, L: Locals) => readonly Prospect<War>[]>> = {
  attack,
  allocate: (g, [theater, payment]) => allocation(g, theater, payment, copy),
  repair,
  influence,
  'great retreat': greatRetreat,
  trench,
  forgo: (g) => fewerActions(g, g.actions - 1, copy),
  'end actions': (g) => noMore(g, copy),
  intercept,
  let: (g, [front]) => advance(g, front, crossingFaces(g, front), copy),
  retreat,
  'buy off': buyOff,
  'let them go': letGo,
  park,
  'accept defeat': (g) => [{ chance: 1, to: g, ended: true }],
};
