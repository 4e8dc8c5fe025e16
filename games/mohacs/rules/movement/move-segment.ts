import { Ledger, type Locals, line, type MoveKind } from '@ravelin/engine';
import { FIRES, FIRES_AT, targetsOf } from '../fire/targets.ts';
import { lead } from '../leaders/leader-moves.ts';
import { canEnter, enter } from '../reinforcements/entry.ts';
import { groundChanged } from '../survey/survey.ts';
import { movesEnded } from '../the-battle/events.ts';
import {
  about,
  ask,
  type Battle,
  COMMAND,
  decision,
  FACING,
  HEX,
  loop,
  move,
  must,
  NONE,
  procedure,
  run,
  slot,
  slotAfter,
  UNIT,
  type Unit,
  write,
  YES_NO,
} from '../the-battle/state.ts';
import {
  GOES_TO,
  LEAVES_NOBODY,
  MOVES,
  NOT_BEGUN,
  ON_MAP,
  PASSES,
  type Sentence,
  TAKES_PART,
  TAKES_THEM,
  TURNS_TO,
} from './conditions.ts';
import { march } from './march.ts';
import { aim, mount, movePreview, shotPreview, turn } from './moving-on.ts';
import { chosenPath, destinations, passages } from './reach.ts';
import { begin } from './unit-move.ts';

/** M4.1.2 The Move and Fire segment: the units and leaders of the command have their moves, in their owner's order. */

/** A sentence about a unit whose move has not begun, as a condition of the unit, or of what it is to do. */
const ofUnit = ({ key, text, ok }: Sentence) => must(key, text, (g, unit: Unit) => ok(g, unit, NOT_BEGUN, NONE));
const ofDeed = ({ key, text, ok }: Sentence) =>
  must(key, text, (g, what: number, _L: unknown, { unit }: { readonly unit: Unit }) => ok(g, unit, NOT_BEGUN, what));

const mayGo = [...TAKES_PART, ON_MAP];

/** Units of the command on the map that have not had their move. */
const ready = (g: Battle, out: number[]): number => {
  let n = 0;
  if (g.command === NONE) return 0;
  for (const unit of g.kit.command[g.command].units) if (g.at[unit] !== NONE && g.gone[unit] === 0) out[n++] = unit;
  return n;
};
const unitThat = (...sentences: readonly Sentence[]) => slot(UNIT, [...mayGo, ...sentences].map(ofUnit), ready);

/** Complete: where to and in which facing; M3.3.2.3: in any, for it leaves its hex. */
const moveTo = (rides: boolean): MoveKind<Battle, Locals> =>
  move(rides ? 'ride' : 'move', {
    rule: rides ? 'M12.2.2.4' : 'M6.1.1.1',
    notation: `${rides ? 'ride' : 'move'} {unit} to {hex} facing {facing}`,
    secret: rides,
    choose: {
      unit: unitThat(...MOVES, ...(rides ? TAKES_THEM : [LEAVES_NOBODY])),
      hex: slotAfter({ unit: UNIT }, HEX, GOES_TO.map(ofDeed), (g, out, _L, { unit }) =>
        destinations(g, unit, 0, false, out),
      ),
      facing: slot(FACING),
    },
    preview: (g, { unit, hex }) => movePreview(g, unit, NOT_BEGUN, hex),
    do: (g, _L, x, { unit, hex, facing }) => {
      if (rides) mount(g, unit);
      begin(g, x, unit, { path: chosenPath(g, unit, 0, false, hex), facing, complete: 1 });
    },
  });

/** Only so far for now: the move stays open. */
const moveVia = (rides: boolean): MoveKind<Battle, Locals> =>
  move(rides ? 'ride via' : 'via', {
    rule: rides ? 'M12.2.2.4' : 'M6.1.1.1',
    notation: rides ? 'ride {unit} via {hex}' : 'via {unit} to {hex}',
    secret: rides,
    choose: {
      unit: unitThat(...MOVES, ...(rides ? TAKES_THEM : [LEAVES_NOBODY])),
      hex: slotAfter({ unit: UNIT }, HEX, PASSES.map(ofDeed), (g, out, _L, { unit }) =>
        passages(g, unit, 0, false, out),
      ),
    },
    preview: (g, { unit, hex }) => movePreview(g, unit, NOT_BEGUN, hex),
    do: (g, _L, x, { unit, hex }) => {
      if (rides) mount(g, unit);
      begin(g, x, unit, { path: chosenPath(g, unit, 0, false, hex) });
    },
  });

/** Units that have not had their move and could have one. */
const idle = (g: Battle): number => {
  let n = 0;
  for (const unit of g.kit.command[g.command].units)
    if (g.gone[unit] === 0 && (g.at[unit] !== NONE || canEnter(g, unit))) n++;
  return n;
};

const moveOrFire = decision<Locals>({
  id: 'go',
  prompt: '{command} acts: move, turn and fire, one unit after another.',
  about: about({ command: COMMAND }, (g) => ({ command: g.command })),
  seat: (g) => g.phasing,
  moves: [
    moveTo(false),
    moveTo(true),
    moveVia(false),
    moveVia(true),
    move('turn', {
      rule: 'M3.3.2.1',
      notation: 'turn {unit} to {facing}',
      choose: { unit: unitThat(), facing: slotAfter({ unit: UNIT }, FACING, TURNS_TO.map(ofDeed)) },
      do: (g, _L, x, { unit, facing }) => {
        begin(g, x, unit, { complete: 1, turned: 1 });
        turn(g, x, unit, facing);
      },
    }),
    move('fire', {
      rule: 'M7.3.2.2',
      notation: 'fire {unit} at {target}',
      choose: {
        unit: unitThat(...FIRES),
        target: slotAfter({ unit: UNIT }, UNIT, FIRES_AT.map(ofDeed), (g, out, _L, { unit }) =>
          write(out, targetsOf(g, unit, NOT_BEGUN)),
        ),
      },
      preview: (g, { unit, target }) => shotPreview(g, unit, target),
      do: (g, _L, x, { unit, target }) => {
        begin(g, x, unit, {});
        aim(g, g.stack[g.stack.length - 1].L, target);
      },
    }),
    enter,
    lead,
    march,
    move('end moves', {
      rule: 'M4.1.3',
      preview: (g) => {
        const ledger = new Ledger('Units that could still act');
        line(ledger, 'M6.1.1.2', 'units without a go', idle(g));
        return [ledger];
      },
      warn: (g) => (idle(g) > 0 ? 'Units that could still act lose their go.' : undefined),
      do: (g, L, x) => {
        L.done = 1;
        const left = () => ({ command: g.command, idle: idle(g) });
        x.emit(g, movesEnded, 'M4.1.3', left, { knows: g.phasing });
      },
    }),
  ],
});

export const moveSegment = procedure('move-segment', { done: YES_NO }, [
  loop('M6.1.1.2', (_g, L) => L.done === 0, [run('M6.1.1.2', groundChanged), ask('M6.1.1.2', moveOrFire)]),
]);
