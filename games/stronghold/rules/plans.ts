import type { Play } from '@ravelin/engine';
import { PLAN as PLANS } from '../data/names.ts';
import { isSection } from './board.ts';
import { glare } from './cathedral.ts';
import { anyOf } from './counting.ts';
import { hang, raise } from './forge-and-workshop.ts';
import { guardGivenUp, machineRazed, mustered, planEnded, planUsed, timeBorrowed } from './happenings.ts';
import { canMove, leadHero, moveUnit, swapHeroes, swapUnits } from './movement.ts';
import { DISCARDED_PLANS, HELD_PLANS, OPEN_PLANS } from './piles.ts';
import { canGlare, canHang, canRaise, canTrap } from './possible.ts';
import { riteSpace } from './rites.ts';
import { layTrap } from './scouts.ts';
import {
  about,
  ask,
  BLOODSTONES,
  COUNT,
  call,
  DEFENDER,
  DOUBLED,
  decision,
  GARRISON,
  garrisonAt,
  guardOf,
  loop,
  MARKSMAN,
  move,
  must,
  NO_TOKEN,
  NONE,
  type Of,
  oneOf,
  PLAN,
  type Plan,
  postOf,
  procedure,
  run,
  SITE,
  type Siege,
  type Site,
  SOLDIER,
  STANDS,
  slot,
  when,
  YES_NO,
} from './siege.ts';

/** S16 Defense plans. */

const using = { plan: PLAN, left: COUNT };
type Using = Of<typeof using>;

// ---- may it be used? (S16.1.5) ------------------------------------------------------------------------------------------

/** S16.11.1: a barrage machine or a mantelet, on a rampart. */
const isWithinReach = (g: Siege, site: Site): boolean => g.machine[site] !== NONE && g.kit.siteRampart[site] !== NONE;

/** S16.11.2: a soldier or a veteran on a wall section. */
const canBeGivenUp = (g: Siege, unit: number): boolean =>
  g.garrison[unit] > 0 && guardOf(unit) !== MARKSMAN && isSection(g, postOf(unit));

type Test = readonly [plan: Plan, key: string, text: string, ok: (g: Siege) => boolean];

/** What each plan needs; those that are not named can always be used. */
const NEEDS: readonly Test[] = [
  [PLANS.emergencyMuster, 'S16.2.1', 'A soldier must be left in the supply.', (g) => g.reserve[SOLDIER] > 0],
  [PLANS.boilingReserve, 'S16.3.1', 'A section must have room for a cauldron.', canHang],
  [PLANS.nightMasons, 'S16.4.1', 'A wall component must be left.', canRaise],
  [PLANS.pleaForAMiracle, 'S16.5.2', 'The Unearthly Glare must not be on the board.', canGlare],
  [PLANS.forcedMarch, 'S16.6.1', 'A move or a swap must be possible.', (g) => canMove(g, true)],
  [PLANS.scorchedPaths, 'S16.8.1', 'A trap must be left, and a path that may bear it.', canTrap],
  [
    PLANS.sortie,
    'S16.11.1/possible',
    'A barrage machine or a mantelet must stand on a rampart.',
    (g) => anyOf(g.machine, (site) => isWithinReach(g, site)),
  ],
  [
    PLANS.sortie,
    'S16.11.3',
    'A soldier or veteran of yours must stand on a wall section.',
    (g) => anyOf(g.garrison, (unit) => canBeGivenUp(g, unit)),
  ],
];

export const usePlan = move('plan', {
  rule: 'S16.1.1',
  notation: 'plan {plan}',
  choose: {
    plan: slot(PLAN, [
      oneOf('S16.1.4', 'The plan must lie before you, face down.', (g, out) => {
        const held = g.zones[HELD_PLANS];
        for (let i = 0; i < held.length; i++) out[i] = held[i];
        return held.length;
      }),
      ...NEEDS.map(([plan, key, text, ok]) => must(key, text, (g, chosen) => chosen !== plan || ok(g))),
    ]),
  },
  do: (g, _L, x, { plan }) => x.call(g, usingPlan, { plan }),
});

/** S16.1.4: whichever they are. */
export const holdsPlans = (g: Siege): boolean => g.zones[HELD_PLANS].length > 0;

// ---- what it does -------------------------------------------------------------------------------------------------------

const muster = (g: Siege, x: Play<Siege>, gives: number): void => {
  const number = Math.min(gives, g.reserve[SOLDIER]);
  g.reserve[SOLDIER] -= number;
  g.garrison[garrisonAt(g.kit.courtyard, SOLDIER)] += number;
  x.emit(g, mustered, 'S16.2.1', { number });
};

const borrow = (g: Siege, x: Play<Siege>, number: number): void => {
  g.hourglasses += number;
  x.emit(g, timeBorrowed, 'S16.10.1', { number });
};

/** Benefits that leave nothing to choose. */
const carryOut = (g: Siege, L: Using, x: Play<Siege>): void => {
  const { gives } = g.kit.plan[L.plan];
  L.left = gives;
  if (L.plan === PLANS.emergencyMuster) muster(g, x, gives);
  else if (L.plan === PLANS.borrowedTime) borrow(g, x, gives);
  else if (L.plan === PLANS.looseAtWill) g.loose = DOUBLED;
  else if (L.plan === PLANS.officersStand) g.stand = STANDS;
  else if (L.plan === PLANS.forcedMarch) g.march = gives;
};

/** S16.6.1: the moves of the defender phase, for nothing. */
const march = decision({
  id: 'march',
  prompt: 'Forced March, {left} left: make a free move or swap, or finish.',
  about: about({ left: COUNT }, (g) => ({ left: g.march })),
  seat: () => DEFENDER,
  moves: [
    moveUnit,
    swapUnits,
    leadHero,
    swapHeroes,
    move('finish', {
      rule: 'S16.6.1',
      do: (g) => {
        g.march = 0;
      },
    }),
  ],
});

/** S1.4.5: tile and cards go back to their stock, a token on it to its owner, unseen. */
const raze = (g: Siege, x: Play<Siege>, site: Site): void => {
  x.emit(g, machineRazed, 'S16.11.1', { site, machine: g.machine[site] });
  g.machine = g.machine.with(site, NONE);
  g.hits = g.hits.with(site, 0);
  g.misses = g.misses.with(site, 0);
  g.rite[riteSpace(g, BLOODSTONES, site)] = NO_TOKEN;
  if (g.malfunction === site) g.malfunction = NONE;
};

const sortie = decision<Using>({
  id: 'sortie',
  prompt: 'Choose the machine that the sortie destroys.',
  seat: () => DEFENDER,
  moves: [
    move('raze', {
      rule: 'S16.11.1',
      notation: 'raze {site}',
      choose: {
        site: slot(SITE, [
          must('S16.11.1/there', 'A barrage machine or mantelet must stand there on a rampart.', (g, site) =>
            isWithinReach(g, site),
          ),
        ]),
      },
      do: (g, _L, x, { site }) => raze(g, x, site),
    }),
  ],
});

const giveUp = decision<Using>({
  id: 'give up',
  prompt: 'Choose the soldier or veteran whom the sortie costs you.',
  seat: () => DEFENDER,
  moves: [
    move('give up', {
      rule: 'S16.11.2',
      notation: 'give up {unit}',
      choose: {
        unit: slot(GARRISON, [
          must('S16.11.2', 'It must be a soldier or a veteran on a wall section.', (g, unit) => canBeGivenUp(g, unit)),
        ]),
      },
      do: (g, _L, x, { unit }) => {
        g.garrison[unit]--;
        g.reserve[guardOf(unit)]++;
        x.emit(g, guardGivenUp, 'S16.11.2', { unit: guardOf(unit), section: postOf(unit) });
      },
    }),
  ],
});

/** S16.1.8: both its parts are done. The other two that do not stay have their drawback still before them (S16.7.2, S16.9.2). */
const leave = (g: Siege, L: Using, x: Play<Siege>): void => {
  x.move(g, OPEN_PLANS, DISCARDED_PLANS, L.plan);
  x.emit(g, planEnded, 'S16.1.8', { plan: L.plan });
};

const is =
  (plan: Plan) =>
  (_g: Siege, L: Using): boolean =>
    L.plan === plan;

const left = (L: Record<string, number>): number => L.left;

const oneLess = (_g: Siege, L: Using): void => {
  L.left--;
};

/** S16.1.6: the card is turned up and lies open from here on (S16.1.7); the benefit is carried out, then the drawback holds. */
export const usingPlan = procedure('plan', using, [
  run('S16.1.6', (g, L, x) => {
    x.move(g, HELD_PLANS, OPEN_PLANS, L.plan);
    x.emit(g, planUsed, 'S16.1.6', { plan: L.plan });
  }),
  run('S16.1.6', carryOut),
  ask('S16.3.1', hang('S16.3.1'), is(PLANS.boilingReserve)),
  loop('S16.4.1', (g, L) => L.plan === PLANS.nightMasons && L.left > 0 && canRaise(g), [
    ask('S16.4.1', raise('S16.4.1', left)),
    run('S16.4.1', oneLess),
  ]),
  ask('S16.5.1', glare('S16.5.1'), is(PLANS.pleaForAMiracle)),
  loop('S16.6.1', (g) => g.march > 0 && canMove(g), [ask('S16.6.1', march)]),
  run('S16.6.1', (g) => {
    g.march = 0;
  }),
  loop('S16.8.1', (g, L) => L.plan === PLANS.scorchedPaths && L.left > 0 && canTrap(g), [
    ask('S16.8.1', layTrap('S16.8.1', left)),
    run('S16.8.1', oneLess),
  ]),
  when('S16.11.1', is(PLANS.sortie), [ask('S16.11.1', sortie), ask('S16.11.2', giveUp), run('S16.1.8', leave)]),
]);

// ---- the window (S16.1.1, S16.1.2) --------------------------------------------------------------------------------------

const window = (rule: string) =>
  decision({
    id: 'plan window',
    prompt: 'Use a plan, or let the moment pass.',
    declines: 'pass',
    seat: () => DEFENDER,
    moves: [usePlan, move('pass', { rule, do: () => 'break' })],
  });

/** Where there is no defender phase, and before the cannons (`assault`). Hourglasses gained here open a phase of their own (S12.1.4). */
const moment = { assault: YES_NO };

export const planWindow = procedure('plan window', moment, [
  loop('S16.1.4', holdsPlans, [
    ask('S16.1.1', window('S16.1.1'), (_g, { assault }) => assault === 0),
    ask('S16.1.2', window('S16.1.2'), (_g, { assault }) => assault === 1),
    call('S12.1.4', 'defender phase', (g) => (g.hourglasses > 0 ? {} : undefined)),
  ]),
]);
