import type { Locals } from '@ravelin/engine';
import {
  actionLess,
  advance,
  allocation,
  copying,
  either,
  noMore,
  offensive,
  type Prospect,
  type Reached,
  type Standing,
  surely,
} from '@ravelin/games/empires/bot';
import { influenceFaces } from '../rules/action-phase.ts';
import { crossingFaces } from '../rules/front-advancement.ts';
import { costOf, goodFaces, withAid, withMackensen } from '../rules/offensives.ts';
import { ACTIONS } from '../rules/payment.ts';
import { copy as copyWar, DEFEATS, NONE, STALEMATES, VICTORIES, type War } from '../rules/war.ts';

/** What each move of Hapsburg Eclipse leads to. */

export const copy = copying(copyWar);
type Chosen = readonly number[];
type From = Standing<War>;

/** The markers that support an Offensive against this Front are spent. */
const supported = (from: From, paid: Reached<War>, front: number, support: number): Reached<War> =>
  withAid(support) || withMackensen(support)
    ? from.changed((to) => {
        if (withAid(support)) {
          to.aid--;
          to.aidFront = front;
        }
        if (withMackensen(support)) {
          to.mackensen--;
          to.mackensenFront = front;
        }
      }, paid)
    : paid;

const attack = (from: From, [front, support, payment]: Chosen): Prospect<War>[] => {
  const { g } = from;
  const then = supported(from, from.paid(costOf(g, front), payment), front, support);
  const faces = goodFaces(g, front, withAid(support) || g.aidFront === front);
  return offensive(from, then, front, faces, withMackensen(support) ? 2 : 1);
};

/** H4.3.2, H4.5.5: one Resource stands for all the Actions. */
const allOrOne = (from: From, cost: number, payment: number): Reached<War> =>
  from.paid(payment === ACTIONS ? cost : 1, payment);

const repair = (from: From, [payment]: Chosen): Prospect<War>[] =>
  surely(
    from.changed(
      (to) => {
        to.fortress++;
      },
      allOrOne(from, from.g.kit.costs.repair, payment),
    ),
  );

const influence = (from: From, [nation, payment]: Chosen): Prospect<War>[] => {
  const no = from.paid(1, payment);
  const yes = from.changed((to) => {
    to.loyalty[nation]++;
  }, no);
  return either(influenceFaces(from.g, nation) / 6, yes, no);
};

/** Which Victory to give up sooner: of the Kaiserschlacht, where it may be lost again; then the later ones. */
export const leastKept = (g: War): number => {
  for (let battle = g.kit.battle.length - 1; battle >= 0; battle--) if (g.box[battle] === VICTORIES) return battle;
  return NONE;
};

const greatRetreat = (from: From, [payment, marker]: Chosen): Prospect<War>[] => {
  const { g } = from;
  const { polish, front } = g.kit;
  const done = from.changed(
    (to) => {
      to.box[marker] = DEFEATS;
      for (let need = front[polish].far - g.space[polish]; need > 0; need--) {
        const given = leastKept(to);
        if (given !== NONE) to.box[given] = STALEMATES;
      }
      to.space[polish] = NONE;
      to.retreat = 1;
    },
    allOrOne(from, g.kit.costs.greatRetreat, payment),
  );
  return surely(done);
};

const trench = (from: From): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.actions = 0;
      to.trench = 1;
    }),
  );

const intercept = (from: From, [front]: Chosen): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.intercepts--;
      to.intercepted[front] = 1;
    }),
  );

const retreat = (from: From, [front]: Chosen): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.space[front] = Math.min(to.kit.front[front].far, to.space[front] + 1);
    }),
  );

const buyOff = (from: From): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.aid--;
    }),
  );

const letGo = (from: From): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.loyalty[to.kit.nations.indexOf('czech')] = 0;
    }),
  );

const park = (from: From, [theater]: Chosen): Prospect<War>[] =>
  surely(
    from.changed((to) => {
      to.resources[theater]--;
      to.parked++;
    }),
  );

/** By the id of the kind of move. */
export const PROSPECTS: Readonly<Record<string, (from: From, chosen: Chosen, L: Locals) => readonly Prospect<War>[]>> =
  {
    attack,
    allocate: (from, [theater, payment]) => allocation(from, theater, payment),
    repair,
    influence,
    'great retreat': greatRetreat,
    trench,
    forgo: actionLess,
    'end actions': noMore,
    intercept,
    let: (from, [front]) => advance(from, front, crossingFaces(from.g, front)),
    retreat,
    'buy off': buyOff,
    'let them go': letGo,
    park,
    'accept defeat': ({ g }) => surely({ g, ended: true }),
  };
