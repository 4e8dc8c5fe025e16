import { optional, type Play } from '@ravelin/engine';
import { ACTION as ACTIONS } from '../data/names.ts';
import { bless, glare, mixUp, shoot } from './cathedral.ts';
import { anyOf, count } from './counting.ts';
import { BY_DEMON, fall } from './deaths.ts';
import { hang, mount, raise, setLadder } from './forge-and-workshop.ts';
import { actionCompleted, hourglassPlaced, saboteursTracked, trained } from './happenings.ts';
import { price } from './prices.ts';
import { turnRite } from './rites.ts';
import { jam, layTrap, spyOn } from './scouts.ts';
import {
  ACTION,
  about,
  ask,
  BAY_WINDOW,
  CANNON,
  call,
  DEMON,
  decision,
  GUARD,
  GUARDS,
  garrisonAt,
  INVADER,
  MARKSMAN,
  move,
  must,
  NONE,
  type Of,
  POLE,
  procedure,
  run,
  type Siege,
  SOLDIER,
  slot,
  VETERAN,
  when,
  YES_NO,
} from './siege.ts';

/** S15 Buildings: an action is paid for and carried out. */

const performing = { action: ACTION, demon: YES_NO, victim: optional(GUARD) };
type Performing = Of<typeof performing>;

// ---- the Demon (S9.4.4) -------------------------------------------------------------------------------------------------

const inCourtyard = (g: Siege, guard: number): number => g.garrison[garrisonAt(g.kit.courtyard, guard)];

/** The only kind of unit in the Courtyard, or none: then there is nobody, or a choice. */
const onlyVictim = (g: Siege): number => {
  let only = NONE;
  for (let guard = MARKSMAN; guard <= VETERAN; guard++)
    if (inCourtyard(g, guard) > 0) {
      if (only !== NONE) return NONE;
      only = guard;
    }
  return only;
};

const hasVictim = (g: Siege): boolean => anyOf(GUARDS, (guard) => inCourtyard(g, guard) > 0);

const pickVictim = decision<Performing>({
  id: 'demon',
  prompt: '{action}: choose the unit in the Courtyard that the Demon kills.',
  about: about({ action: ACTION }, (_g, { action }) => ({ action })),
  seat: () => INVADER,
  moves: [
    move('kill', {
      rule: 'S9.4.4',
      notation: 'kill {unit}',
      choose: {
        unit: slot(GUARD, [
          must('S9.4.4', 'Such a unit must stand in the Courtyard.', (g, guard) => inCourtyard(g, guard) > 0),
        ]),
      },
      do: (_g, L, _x, { unit: guard }) => {
        L.victim = guard;
      },
    }),
  ],
});

// ---- Barracks and Guard House: no choice --------------------------------------------------------------------------------

const train = (g: Siege, x: Play<Siege>, rule: string, into: number): void => {
  const from = into - 1;
  g.garrison[garrisonAt(g.kit.barracks, from)]--;
  g.reserve[from]++;
  g.reserve[into]--;
  g.garrison[garrisonAt(g.kit.barracks, into)]++;
  x.emit(g, trained, rule, { unit: from, into });
};

const track = (g: Siege, x: Play<Siege>): void => {
  g.garrison[garrisonAt(g.kit.guardHouse, MARKSMAN)]--;
  g.removed++;
  x.emit(g, saboteursTracked, 'S15.5.1.2', { unit: MARKSMAN, number: count(g.saboteur, 1) });
  g.saboteur = g.saboteur.slice().fill(0);
};

// ---- an action is carried out -------------------------------------------------------------------------------------------

const is =
  (action: number) =>
  (_g: Siege, L: Performing): boolean =>
    L.action === action;

/** S12.3.1, S12.3.2: what was completed is closed for the round; the hourglasses on it stay. Training gives them back and is open again. */
const complete = (g: Siege, L: Performing, x: Play<Siege>): void => {
  const repeats = g.kit.repeatable[L.action];
  if (repeats) g.placed[L.action] = 0;
  else g.completed[L.action] = 1;
  x.emit(g, actionCompleted, repeats ? 'S12.3.2' : 'S12.3.1', { action: L.action });
};

/** S12.2.5: a completed action is carried out: first the Demon of its building, then its effect. */
export const perform = procedure('perform', performing, [
  run('S12.2.5', complete),
  run('S9.4.3', (g, L, x) => {
    const raging = turnRite(g, x, 'S9.4.3', DEMON, g.kit.actionBuilding[L.action]);
    L.demon = raging && hasVictim(g) ? 1 : 0;
    L.victim = onlyVictim(g);
  }),
  when('S9.4.4', (_g, L) => L.demon === 1, [
    ask('S9.4.4', pickVictim, (_g, L) => L.victim === NONE),
    call(
      'S9.4.4',
      () => fall,
      (g, L) => ({ post: g.kit.courtyard, unit: L.victim, cause: BY_DEMON }),
    ),
  ]),
  run('S12.2.5', (g, L, x) => {
    if (L.action === ACTIONS.trainSoldier) train(g, x, 'S15.1.1.2', SOLDIER);
    if (L.action === ACTIONS.trainVeteran) train(g, x, 'S15.1.2.2', VETERAN);
    if (L.action === ACTIONS.trackingSaboteurs) track(g, x);
  }),
  ask('S15.2.1.2', bless, is(ACTIONS.marksmenBlessing)),
  ask('S15.2.2.2', mixUp, is(ACTIONS.ordersMixUp)),
  ask('S15.2.3.2', shoot, is(ACTIONS.sharpshooters)),
  ask('S15.2.4.2', glare('S15.2.4.2'), is(ACTIONS.unearthlyGlare)),
  ask('S15.4.1.2', mount('S15.4.1.2', CANNON), is(ACTIONS.cannon)),
  ask('S15.4.2.2', hang('S15.4.2.2'), is(ACTIONS.cauldron)),
  ask('S15.7.1.2', jam, is(ACTIONS.malfunction)),
  ask('S15.7.2.2', spyOn, is(ACTIONS.spy)),
  ask('S15.7.3.2', layTrap('S15.7.3.2'), is(ACTIONS.trap)),
  ask('S15.8.1.2', mount('S15.8.1.2', BAY_WINDOW), is(ACTIONS.bayWindow)),
  ask('S15.8.2.2', setLadder, is(ACTIONS.ladder)),
  ask('S15.8.3.2', mount('S15.8.3.2', POLE), is(ACTIONS.pole)),
  ask('S15.8.4.2', raise('S15.8.4.2'), is(ACTIONS.wall)),
]);

/** S12.2.3: an hourglass is placed. The one that fills the price completes the action (S12.2.5). */
export const putHourglass = (g: Siege, x: Play<Siege>, rule: string, action: number): void => {
  const ledger = x.ledger('price');
  const due = price(g, action, ledger);
  g.placed[action]++;
  x.emit(g, hourglassPlaced, rule, { action, now: g.placed[action], price: due }, { ledger });
  if (g.placed[action] >= due) x.call(g, perform, { action });
};
