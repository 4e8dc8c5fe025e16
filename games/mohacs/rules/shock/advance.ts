import { optional, type Play } from '@ravelin/engine';
import { displacement } from '../results/displacement.ts';
import { dropAttack } from '../results/losses.ts';
import { isEmpty, isOpenTo } from '../results/retreat-hexes.ts';
import { frontHex, neighboursOf } from '../stacking-zones-facing/facing.ts';
import { advanced, continued, turned } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  BOTH,
  call,
  decision,
  FACING,
  FIGHTS,
  HEX,
  LEFT,
  loop,
  move,
  must,
  NO_ROLE,
  NONE,
  type Of,
  ORDER,
  openingOf,
  procedure,
  RIGHT,
  run,
  SHAKEN,
  slot,
  slotAfter,
  UNIT,
  when,
  YES_NO,
} from '../the-battle/state.ts';
import { enemyInFront } from './attackers.ts';
import { enemiesBefore, forecast } from './preview.ts';

/** Advance (M8.4.1) and Continued Attack (M10.5.1), when all rolls of a combat have been made (M8.4.2). */

const locals = {
  lone: optional(UNIT),
  counter: YES_NO,
  unit: optional(UNIT),
  to: optional(HEX),
  facing: FACING,
  continues: YES_NO,
};
type Pursuit = Of<typeof locals>;

/** M8.4.3, M8.4.4: who was Disordered in this combat or has retreated does not. */
const mayPursue = (g: Battle, L: Pursuit, unit: number): boolean =>
  (L.lone === NONE ? g.role[unit] !== NO_ROLE : unit === L.lone) && g.role[unit] !== SHAKEN && g.open[unit] !== 0;

/** Is the frontal hex one that its defender has left, and still empty (M8.4.9)? `continued`: by a Continued Attack. */
const isOpening = (g: Battle, unit: number, hex: number, continued: boolean): boolean => {
  for (const which of [0, 1])
    if (g.open[unit] & openingOf(which, continued) && frontHex(g, unit, which) === hex)
      return isEmpty(g, hex) && isOpenTo(g, unit, g.at[unit], hex);
  return false;
};

/** M10.5.2, M10.5.7 */
const mayContinue = (g: Battle, L: Pursuit, unit: number, hex: number): boolean =>
  mayPursue(g, L, unit) && g.state[unit] === ORDER && isOpening(g, unit, hex, true);

const someoneContinues = (g: Battle, L: Pursuit, hex: number): boolean =>
  g.open.some((_, unit) => mayContinue(g, L, unit, hex));

/** M10.5.10: where one continues, that is the advance; M10.5.9: elsewhere another may continue. */
const mayAdvance = (g: Battle, L: Pursuit, unit: number, hex: number): boolean =>
  mayPursue(g, L, unit) && isOpening(g, unit, hex, false) && !someoneContinues(g, L, hex);

type Option = readonly [unit: number, hex: number, continues: boolean];
const options = (g: Battle, L: Pursuit): Option[] => {
  const all: Option[] = [];
  for (const unit of g.open.keys()) {
    if (g.open[unit] === 0) continue;
    for (const which of [0, 1]) {
      const hex = frontHex(g, unit, which);
      if (mayContinue(g, L, unit, hex)) all.push([unit, hex, true]);
      else if (mayAdvance(g, L, unit, hex)) all.push([unit, hex, false]);
    }
  }
  return all;
};

const take = (g: Battle, L: Pursuit, x: Play<Battle>, unit: number, to: number, facing: number): void => {
  const from = g.at[unit];
  L.unit = unit;
  L.to = to;
  L.facing = facing;
  g.open = g.open.with(unit, 0); // M8.4.5, M10.5.8
  if (!L.continues) x.emit(g, advanced, 'M8.4.1', { unit, from, to, facing });
  else if (enemiesBefore(g, unit, to, facing).length > 0) x.emit(g, continued, 'M10.5.1', { unit, from, to });
  else x.emit(g, advanced, 'M10.5.6', { unit, from, to, facing });
};

const pursuing = decision<Pursuit>({
  id: 'pursuit',
  prompt: 'The enemy has left {hexes}. Who goes there?',
  about: about({ hexes: { each: HEX } }, (g, L) => ({ hexes: [...new Set(options(g, L).map(([, hex]) => hex))] })),
  seat: (g, L) => (L.lone === NONE ? g.phasing : g.kit.unit[L.lone].side),
  moves: [
    move('advance', {
      rule: 'M8.4.1',
      notation: 'advance {unit} to {hex} facing {facing}',
      choose: {
        unit: slot(UNIT, [
          must('M8.4.3', 'It must be an attacker that may still advance.', (g, unit, L) => mayPursue(g, L, unit)),
        ]),
        hex: slotAfter(
          { unit: UNIT },
          HEX,
          [
            must(
              'M8.4.1',
              'A defender that it attacked must have left that hex.',
              (g, hex, L, { unit }) => mayPursue(g, L, unit) && isOpening(g, unit, hex, false),
            ),
            must(
              'M10.5.2',
              'No attacker may have to continue its attack there.',
              (g, hex, L) => !someoneContinues(g, L, hex),
            ),
          ],
          (g, out, _L, { unit }) => neighboursOf(g, g.at[unit], out),
        ),
        facing: slot(FACING),
      }, // M8.4.6
      do: (g, L, x, { unit, hex, facing }) => {
        L.continues = 0;
        take(g, L, x, unit, hex, facing);
      },
    }),
    move('continue', {
      rule: 'M10.5.1',
      notation: 'continue {unit} to {hex}',
      choose: {
        unit: slot(UNIT, [
          must('M8.4.3', 'It must be an attacker that may still advance.', (g, unit, L) => mayPursue(g, L, unit)),
          must('M10.5.7', 'It must be in order to continue.', (g, unit) => g.state[unit] === ORDER),
        ]),
        hex: slotAfter(
          { unit: UNIT },
          HEX,
          [
            must('M10.5.1', 'There must be a Continued Attack into that hex for it.', (g, hex, L, { unit }) =>
              mayContinue(g, L, unit, hex),
            ),
          ],
          (g, out, _L, { unit }) => neighboursOf(g, g.at[unit], out),
        ),
      },
      preview: (g, { unit, hex }) =>
        forecast(g, unit, hex, enemiesBefore(g, unit, hex, g.facing[unit]), false, g.combats[unit]),
      do: (g, L, x, { unit, hex }) => {
        L.continues = 1;
        take(g, L, x, unit, hex, g.facing[unit]);
      },
    }),
  ],
});

/** M10.5.6: nobody was there to attack, so it was an ordinary advance. */
const turning = decision<Pursuit>({
  id: 'advance-facing',
  prompt: '{unit} in {hex}: no enemy is in front. Which way does it turn?',
  about: about({ unit: UNIT, hex: HEX }, (g, L) => ({ unit: L.unit, hex: g.at[L.unit] })),
  seat: (g, L) => g.kit.unit[L.unit].side,
  moves: [
    move('face', {
      rule: 'M10.5.6',
      notation: 'face {facing}',
      choose: { facing: slot(FACING) },
      do: (g, L, x, { facing }) => {
        if (facing !== g.facing[L.unit]) x.emit(g, turned, 'M10.5.6', { unit: L.unit, facing });
        g.facing[L.unit] = facing;
      },
    }),
  ],
});

/** M10.5.3: all enemies in its front. */
const fallOn = (g: Battle, unit: number): void => {
  dropAttack(g, unit);
  const [left, right] = [enemyInFront(g, unit, 0), enemyInFront(g, unit, 1)];
  if (left === NONE && right === NONE) return;
  g.aim[unit] = left === NONE ? right : left;
  g.also = g.also.with(unit, left === NONE ? NONE : right);
  g.attack = g.attack.with(unit, left === NONE ? RIGHT : right === NONE ? LEFT : BOTH);
  g.role[unit] = FIGHTS;
};

export const advance = procedure('pursuit', locals, [
  loop('M8.1.17', (g, L) => options(g, L).length > 0, [
    run('M10.5.2', (g, L, x) => {
      L.unit = NONE;
      const [[unit, hex, continues], ...more] = options(g, L);
      if (more.length > 0 || !continues) return;
      L.continues = 1;
      take(g, L, x, unit, hex, g.facing[unit]);
    }),
    ask('M8.4.5', pursuing, (_g, L) => L.unit === NONE),
    call(
      'M8.4.7',
      () => displacement,
      (_g, L) => ({ unit: L.unit, hex: L.to, facing: L.facing, seen: 0 }),
    ),
    run('M10.5.3', (g, L) => {
      g.did[L.unit] = 1;
      if (L.continues) fallOn(g, L.unit);
      else dropAttack(g, L.unit);
    }),
    when('M10.5.6', (g, L) => L.continues === 1 && g.aim[L.unit] === NONE, [ask('M10.5.6', turning)]),
    // M10.5.4; M9.4.7.2: unless it follows from a counter-charge it may be counter-charged.
    call('M10.5.4', 'combat', (g, L) =>
      g.aim[L.unit] === NONE ? undefined : { lone: L.unit, again: 1, counter: L.counter },
    ),
  ]),
]);
