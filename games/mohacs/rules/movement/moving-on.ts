import { Ledger, type Locals, line, type MoveKind, optional, type Play } from '@ravelin/engine';
import { firePreview } from '../charts/fire-table.ts';
import { FIRES, FIRES_AT, shotCost, targetsOf } from '../fire/targets.ts';
import { turned } from '../the-battle/events.ts';
import {
  about,
  type Battle,
  COUNT,
  decision,
  FACING,
  HEX,
  move,
  must,
  NONE,
  type Of,
  PATH,
  RIDING,
  STATE,
  slot,
  UNIT,
  write,
  YES_NO,
} from '../the-battle/state.ts';
import {
  canGoOn,
  GOES_TO,
  LEAVES_NOBODY,
  MOVES,
  type MoveSoFar,
  mayRide,
  PASSES,
  type Sentence,
  TAKES_THEM,
  TURNS_TO,
} from './conditions.ts';
import { pathCost } from './cost.ts';
import { chosenPath, destinations, passages, pathOf } from './reach.ts';

/** M6.1.1.2 The move of a unit while it is under way. */

export const locals = {
  unit: UNIT,
  /** The way still to be walked. */
  path: PATH,
  /** The facing to take at its end; none: it only passes there. */
  facing: optional(FACING),
  spent: COUNT,
  moved: YES_NO,
  fired: YES_NO,
  start: FACING,
  zoned: YES_NO,
  /** The owner has said all: the move is over unless the unit may still fire. */
  complete: YES_NO,
  over: YES_NO,
  /** Where it was, and the way before it, when its movement was last told. */
  from: HEX,
  plan: PATH,
  /** Where it is and how, before others answer: whatever differs afterwards, they have done. */
  hex: HEX,
  was: STATE,
  shots: COUNT,
  /** Shot at where it only passed. */
  passed: YES_NO,
  turned: YES_NO,
  target: optional(UNIT),
  /** The last hex in which it could have stopped (M3.1.1.3). */
  back: optional(HEX),
  /** Its state before it entered the map. */
  origin: STATE,
};
export type UnitMove = Of<typeof locals>;

/** A sentence about the unit under way, as a condition of a move, or of what it is to do. */
const ofMove = ({ key, text, ok }: Sentence) => must(key, text, (g, L: UnitMove) => ok(g, L.unit, L, NONE));
const ofDeed = ({ key, text, ok }: Sentence) =>
  must(key, text, (g, what: number, L: UnitMove) => ok(g, L.unit, L, what));

/** M3.1.1.2: is a friendly gun in the hex that it passes? */
export const isWithGun = (g: Battle, unit: number): boolean => {
  const hex = g.at[unit];
  return hex !== NONE && (g.at.indexOf(hex) !== unit || g.at.indexOf(hex, unit + 1) !== NONE);
};

/** M7.4.2.3: it has been shot at as a unit without flanks, so it must really pass, if it can. */
export const mustGoOn = (g: Battle, L: UnitMove): boolean => L.passed === 1 && canGoOn(g, L.unit, L);

/** M12.2.2.4: those who may ride with it do. */
export const mount = (g: Battle, unit: number): void => {
  for (let leader = 0; leader < g.post.length; leader++) if (mayRide(g, leader, unit)) g.rode[leader] = RIDING;
};

/** What a move would cost, step by step. */
export const movePreview = (g: Battle, unit: number, soFar: Readonly<MoveSoFar>, hex: number): Ledger[] => {
  const ledger = new Ledger('Movement Points');
  if (soFar.spent > 0) line(ledger, 'M6.1.1.1', 'spent before', soFar.spent);
  pathCost(g, unit, pathOf(g, unit, soFar.spent, soFar.moved === 1, hex), soFar.moved === 1, ledger);
  return [ledger];
};

/** What a shot would cost the one who fires, and bring. */
export const shotPreview = (g: Battle, unit: number, target: number): Ledger[] => {
  const ledger = new Ledger('Movement Points');
  line(ledger, 'M7.3.1.2', 'a shot in a Zone of Control', shotCost(g, unit));
  return [...(ledger.lines.length > 0 ? [ledger] : []), ...firePreview(g, unit, target)];
};

export const turn = (g: Battle, x: Play<Battle>, unit: number, facing: number): void => {
  g.facing[unit] = facing;
  g.did[unit] = 1;
  x.emit(g, turned, 'M3.3.2.1', { unit, facing });
};

const moveOn = (g: Battle, L: UnitMove, hex: number, facing: number): void => {
  L.path = chosenPath(g, L.unit, L.spent, L.moved === 1, hex);
  L.plan = L.path;
  L.facing = facing;
  L.complete = facing === NONE ? 0 : 1;
};

const reached = (g: Battle, out: number[], L: UnitMove): number => destinations(g, L.unit, L.spent, L.moved === 1, out);

const onward = (rides: boolean): MoveKind<Battle, UnitMove> =>
  move(rides ? 'ride on' : 'on', {
    rule: rides ? 'M12.2.2.4' : 'M6.1.1.1',
    notation: rides ? 'ride on to {hex} facing {facing}' : 'on to {hex} facing {facing}',
    secret: rides,
    if: [...MOVES, ...(rides ? TAKES_THEM : [LEAVES_NOBODY])].map(ofMove),
    choose: { hex: slot(HEX, GOES_TO.map(ofDeed), reached), facing: slot(FACING) },
    preview: (g, { hex }, L) => movePreview(g, L.unit, L, hex),
    do: (g, L, _x, { hex, facing }) => {
      if (rides) mount(g, L.unit);
      moveOn(g, L, hex, facing);
    },
  });

export const movingOn = decision<UnitMove>({
  id: 'on',
  prompt: '{unit} in {hex}: move on, turn, fire or halt.',
  about: about({ unit: UNIT, hex: optional(HEX) }, (g, L) => ({ unit: L.unit, hex: g.at[L.unit] })),
  seat: (g, L) => g.kit.unit[L.unit].side,
  moves: [
    onward(false),
    onward(true),
    move('via', {
      rule: 'M6.1.1.1',
      notation: 'via {hex}',
      if: [...MOVES, LEAVES_NOBODY].map(ofMove),
      choose: { hex: slot(HEX, PASSES.map(ofDeed), (g, out, L) => passages(g, L.unit, L.spent, L.moved === 1, out)) },
      preview: (g, { hex }, L) => movePreview(g, L.unit, L, hex),
      do: (g, L, _x, { hex }) => moveOn(g, L, hex, NONE),
    }),
    move('turn', {
      rule: 'M3.3.2.1',
      notation: 'turn to {facing}',
      if: [
        must(
          'M7.4.2.3/facing',
          'It must not have been shot at here in the facing that it keeps.',
          (_g, L) => L.shots === 0 || L.passed === 1,
        ),
      ],
      choose: { facing: slot(FACING, TURNS_TO.map(ofDeed)) },
      do: (g, L, x, { facing }) => {
        turn(g, x, L.unit, facing);
        L.turned = 1;
        L.complete = 1;
      },
    }),
    move('fire', {
      rule: 'M7.3.2.2',
      notation: 'fire at {target}',
      if: FIRES.map(ofMove),
      choose: {
        target: slot(UNIT, FIRES_AT.map(ofDeed), (g, out, L: UnitMove) => write(out, targetsOf(g, L.unit, L))),
      },
      preview: (g, { target }, L) => shotPreview(g, L.unit, target),
      do: (g, L, _x, { target }) => aim(g, L, target),
    }),
    move('halt', {
      rule: 'M6.1.1.4',
      if: [
        must('M3.1.1.2', 'It may not stop in the hex of a friendly gun.', (g, L) => !isWithGun(g, L.unit)),
        must('M7.4.2.3/passing', 'Shot at here as a unit that only passes, it must go on.', (g, L) => !mustGoOn(g, L)),
      ],
      do: (_g, L) => {
        L.over = 1;
      },
    }),
  ],
});

/** M7.3.2.2: it is about to fire. */
export const aim = (g: Battle, L: Locals, target: number): void => {
  L.spent += shotCost(g, L.unit);
  L.fired = 1;
  L.complete = 0;
  L.target = target;
  L.hex = g.at[L.unit];
  L.was = g.state[L.unit];
  g.did[L.unit] = 1;
};
