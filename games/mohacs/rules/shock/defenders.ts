import { optional, type Play } from '@ravelin/engine';
import {
  comesFairly,
  counterPreview,
  isFit,
  isReachable,
  isUnhindered,
  meetsHorse,
  tryCounter,
  turnsTowards,
} from '../charge/counter-charge.ts';
import { shockPreview, shockRollOf } from '../charts/shock-table.ts';
import { neighboursOf } from '../stacking-zones-facing/facing.ts';
import {
  about,
  ask,
  type Battle,
  COUNTERS,
  call,
  DUE,
  decision,
  enemyOf,
  FACING,
  FACINGS_OPEN,
  HEX,
  loop,
  MET,
  move,
  must,
  NONE,
  type Of,
  ORDER,
  procedure,
  run,
  STANDS,
  slot,
  slotAfter,
  UNIT,
  type Unit,
  YES_NO,
} from '../the-battle/state.ts';
import { attackersOf, lapse, tally } from './attackers.ts';
import {
  awayFrom,
  evasionPreview,
  givingWay,
  hasWayOut,
  isAkinci,
  isFree,
  isSafe,
  mayGiveWay,
  onlyByFoot,
  onlyByHorse,
} from './retreat-before-shock.ts';

/** M8.1.15 What the defenders of a combat do: counter-charge, retreat before Shock, or stand. */

const locals = {
  lone: optional(UNIT),
  /** The combat is a counter-charge, or follows from one (M9.4.7.1); M9.4.1.3: so only the side that is not phasing counters. */
  counter: YES_NO,
  again: YES_NO,
  unit: optional(UNIT),
  counters: YES_NO,
  evades: YES_NO,
  to: optional(HEX),
  facing: FACING,
  turns: FACINGS_OPEN,
};
type Answering = Of<typeof locals>;

const isDue = (g: Battle, unit: number): boolean => g.answer[unit] === DUE;

/** M9.4.5.8; M9.4.4.2: against horse it need not move. */
const canStrike = (g: Battle, L: Answering, unit: number): boolean =>
  meetsHorse(g, unit, L.lone) || isReachable(g, unit, turnsTowards(g, unit, NONE, L.lone));

const mayCounter = (g: Battle, L: Answering, unit: number): boolean =>
  L.counter === 0 &&
  isFit(g, unit) &&
  isUnhindered(g, unit, NONE, L.lone) &&
  comesFairly(g, unit, NONE, L.lone) &&
  canStrike(g, L, unit);

const hasChoice = (g: Battle, L: Answering, unit: number): boolean =>
  isDue(g, unit) && (mayCounter(g, L, unit) || (mayGiveWay(g, L.lone, unit) && hasWayOut(g, L.lone, unit)));

const isDefender = must('M8.1.15', 'It must be a defender of this combat that has still to choose.', (g, unit: Unit) =>
  isDue(g, unit),
);
const inOrder = must(
  'M8.2.0.6',
  'It must be neither Disordered nor Retired.',
  (g, unit: Unit) => g.state[unit] === ORDER,
);

const theHex = slotAfter(
  { unit: UNIT },
  HEX,
  [
    must(
      'M8.2.0.2',
      'It must move one hex, farther from every attacker of it.',
      (g, hex, L: Answering, { unit }) => g.at[unit] !== NONE && awayFrom(g, L.lone, unit, hex),
    ),
    must(
      'M8.2.0.3/empty',
      'The hex must be empty of combat units.',
      (g, hex, _L: Answering, { unit }) => g.at[unit] !== NONE && isFree(g, unit, hex),
    ),
    must('M8.2.0.3/zone', 'The hex must be in no enemy ZOC.', (g, hex, _L: Answering, { unit }) =>
      isSafe(g, unit, hex),
    ),
  ],
  (g, out, _L: Answering, { unit }) => neighboursOf(g, g.at[unit], out),
);

const leave = (L: Answering, unit: number, to: number, facing: number, evades: number): void => {
  [L.unit, L.to, L.facing, L.evades] = [unit, to, facing, evades];
};

const answering = decision<Answering>({
  id: 'answer',
  prompt: 'Attacked by {attackers}: {defenders}. Counter-charge, give way, or stand?',
  about: about({ defenders: { each: UNIT }, attackers: { each: UNIT } }, (g, L) => {
    const defenders = [...g.answer.keys()].filter((unit) => hasChoice(g, L, unit));
    const attackers = defenders.flatMap((unit) => attackersOf(g, L.lone, unit));
    return { defenders, attackers: [...new Set(attackers)] };
  }),
  seat: (g, L) => (L.lone === NONE ? enemyOf(g.phasing) : enemyOf(g.kit.unit[L.lone].side)),
  moves: [
    move('counter-charge', {
      rule: 'M9.4.2.2',
      notation: 'counter-charge {unit}',
      if: [must('M9.4.7.1', 'The attack must not be a counter-charge.', (_g, L) => L.counter === 0)],
      choose: {
        unit: slot(UNIT, [
          isDefender,
          must('M9.4.1.1', 'It must be HC or MC in order.', (g, unit) => isFit(g, unit)),
          must(
            'M9.4.1.2',
            'It must be in no ZOC of an enemy that does not attack it.',
            (g, unit, L) => g.at[unit] === NONE || isUnhindered(g, unit, NONE, L.lone),
          ),
          must(
            'M9.4.2.2',
            'It must not be attacked through its rear only.',
            (g, unit, L) => !isDue(g, unit) || comesFairly(g, unit, NONE, L.lone),
          ),
          must(
            'M9.4.5.8',
            'It must be able to reach somebody.',
            (g, unit, L) => !isDue(g, unit) || canStrike(g, L, unit),
          ),
        ]),
      },
      preview: (g, { unit }, L) => counterPreview(g, unit, NONE, L.lone),
      do: (_g, L, _x, { unit }) => {
        L.unit = unit;
        L.counters = 1;
      },
    }),
    move('give way', {
      rule: 'M8.2.0.1',
      notation: 'give way {unit} to {hex} facing {facing}',
      choose: {
        unit: slot(UNIT, [
          isDefender,
          must('M8.2.0.1', 'It must be mounted.', (g, unit) => g.kit.unit[unit].mounted),
          inOrder,
          must(
            'M8.2.0.5',
            'All its attackers must be on foot.',
            (g, unit, L) => !isDue(g, unit) || onlyByFoot(g, L.lone, unit),
          ),
        ]),
        hex: theHex,
        facing: slot(FACING),
      }, // M8.2.0.4
      do: (_g, L, _x, { unit, hex, facing }) => leave(L, unit, hex, facing, 0),
    }),
    // M8.2.1.4: of whichever side.
    move('evade', {
      rule: 'M8.2.1.1',
      notation: 'evade {unit} to {hex} facing {facing}',
      choose: {
        unit: slot(UNIT, [
          isDefender,
          must('M8.2.1.1/akincis', 'It must be Akincis.', (g, unit) => isAkinci(g, unit)),
          inOrder,
          must(
            'M8.2.1.1/mounted',
            'All its attackers must be mounted.',
            (g, unit, L) => !isDue(g, unit) || onlyByHorse(g, L.lone, unit),
          ),
        ]),
        hex: theHex,
        facing: slot(FACING),
      },
      preview: (g, { unit }) => evasionPreview(g, unit),
      do: (_g, L, _x, { unit, hex, facing }) => leave(L, unit, hex, facing, 1),
    }),
    move('stand', {
      rule: 'M8.1.15',
      preview: (g, _chosen, L) => {
        const { strong, weak } = tally(g, L.lone);
        const own = L.lone === NONE ? enemyOf(g.phasing) : enemyOf(g.kit.unit[L.lone].side);
        const due = [...g.answer.keys()].filter((unit) => isDue(g, unit) && attackersOf(g, L.lone, unit).length > 0);
        return due.flatMap((unit) => shockPreview(g, shockRollOf(g, unit, L.lone, strong, weak, L.again), own));
      },
      do: () => 'break',
    }),
  ],
});

/** M9.4.4.2: against horse the roll is made on the Charge Table; M9.4.4.4: else the Shock against it is dropped and it sets off. */
const counter = (g: Battle, L: Answering, x: Play<Battle>): void => {
  if (!L.counters) return;
  const { unit, lone } = L;
  g.answer[unit] = STANDS; // M9.4.6, M9.4.2.5
  L.turns = 0;
  if (!tryCounter(g, x, unit, NONE, lone)) return;
  if (meetsHorse(g, unit, lone)) {
    g.answer[unit] = COUNTERS;
    return;
  }
  L.turns = turnsTowards(g, unit, NONE, lone);
  g.answer[unit] = MET;
  for (const foe of attackersOf(g, lone, unit)) lapse(g, foe, unit);
};

/** M8.1.20: one by one, each carried out before the next is made; M9.4.4.8: so counter-charges go in one after another. */
export const defenderChoices = procedure('answers', locals, [
  loop('M8.1.20', (g, L) => g.answer.some((_answer, unit) => hasChoice(g, L, unit)), [
    run('M8.1.20', (_g, L) => {
      [L.unit, L.to, L.counters, L.turns] = [NONE, NONE, 0, 0];
    }),
    ask('M8.1.15', answering),
    run('M9.4.3.1', counter),
    call('M9.4.4.5', 'counter-charge', (_g, L) => (L.turns ? { unit: L.unit, turns: L.turns } : undefined)),
    call(
      'M8.2.0.1',
      () => givingWay,
      (_g, L) =>
        L.to === NONE ? undefined : { unit: L.unit, lone: L.lone, evades: L.evades, to: L.to, facing: L.facing },
    ),
  ]),
]);
