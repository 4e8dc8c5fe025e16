import { names, optional } from '@ravelin/engine';
import { D, RT } from '../../data/charts.ts';
import { neighboursOf } from '../stacking-zones-facing/facing.ts';
import { RESULT, retreated, trampled } from '../the-battle/events.ts';
import {
  about,
  type Battle,
  decision,
  FACING,
  HEX,
  LEADERS,
  move,
  must,
  type Of,
  slot,
  slotAfter,
  UNIT,
  type Unit,
  write,
  YES_NO,
} from '../the-battle/state.ts';
import { dropAttack } from './losses.ts';
import {
  canRetreat,
  canTrample,
  isBarred,
  isBeyond,
  isEmpty,
  isFarther,
  isNeighbour,
  isTramplable,
  retireHexes,
} from './retreat-hexes.ts';

/** What the owner of a unit decides that must give ground: where it Retreats or Retires to, and whether it tramples. */

export const BLOW = names('blow', ['shock', 'shot', 'trampling']);
export const [SHOCK, SHOT, TRAMPLING] = [0, 1, 2];

export const locals = {
  unit: UNIT,
  result: RESULT,
  /** The hex of the one who has caused it; none: all its attackers have (M10.2.0.2). */
  from: optional(HEX),
  /** The only attacker of the combat under way, if there is but one. */
  lone: optional(UNIT),
  blow: BLOW,
  /** Leaders already tested for this roll (M12.4.0.3). */
  tested: LEADERS,
  /** Eliminated because it could not Retreat (M12.4.0.5). */
  perished: YES_NO,
  to: optional(HEX),
  facing: FACING,
  archers: optional(UNIT),
};
export type Suffering = Of<typeof locals>;

/** What trampling does to archers in this state, and by which paragraph. */
export const TRAMPLED = [
  { result: D, rule: 'M10.2.1.2' },
  { result: RT, rule: 'M10.2.1.3' },
  { result: RT, rule: 'M10.2.1.7' },
];

export const retreats = (g: Battle, L: Suffering): boolean => canRetreat(g, L.unit, L.from, L.lone);
export const tramples = (g: Battle, L: Suffering): boolean => canTrample(g, L.unit, L.from, L.lone);

const theUnit = slot(UNIT, [
  must(
    'M10.2.0.1/unit',
    'It must be the unit that has to give ground.',
    (_g, unit: Unit, L: Suffering) => unit === L.unit,
  ),
]);

/** Who gives ground, and from where. */
const theGround = about({ unit: UNIT, hex: HEX }, (g, L: Suffering) => ({ unit: L.unit, hex: g.at[L.unit] }));

const go = (g: Battle, L: Suffering, to: number, facing: number): void => {
  dropAttack(g, L.unit);
  L.to = to;
  L.facing = facing;
};

export const retreating = decision<Suffering>({
  id: 'retreat',
  prompt: '{unit} in {hex}: must Retreat. Where to?',
  about: theGround,
  seat: (g, L) => g.kit.unit[L.unit].side,
  moves: [
    move('retreat', {
      rule: 'M10.2.0.1',
      notation: 'retreat {unit} to {hex} facing {facing}',
      choose: {
        unit: theUnit,
        hex: slot(
          HEX,
          [
            must('M10.2.0.1/one-hex', 'A Retreat must be one hex long.', (g, hex, L) =>
              isNeighbour(g, g.at[L.unit], hex),
            ),
            must(
              'M10.2.0.1/farther',
              'The hex must be farther from every unit that has caused the result.',
              (g, hex, L) => isFarther(g, L.unit, L.from, L.lone, g.at[L.unit], hex),
            ),
            // M10.2.0.6
            must(
              'M10.2.0.3',
              'The hex must be empty of combat units, and one that the unit may enter at all.',
              (g, hex, L) => isEmpty(g, hex) && !isBarred(g, L.unit, hex),
            ),
          ],
          (g, out, L) => neighboursOf(g, g.at[L.unit], out),
        ),
        facing: slot(FACING),
      }, // M10.2.0.5
      do: (g, L, x, { unit, hex: to, facing }) => {
        x.emit(g, retreated, 'M10.2.0.1', { unit, from: g.at[unit], to, facing });
        go(g, L, to, facing);
      },
    }),
    move('trample', {
      rule: 'M10.2.1.1',
      notation: 'trample {archers} to {hex} facing {facing}',
      if: [must('M10.2.1.1/no-retreat', 'There must be no hex to which it can Retreat.', (g, L) => !retreats(g, L))],
      choose: {
        archers: slot(UNIT, [
          must('M10.2.1.1/archers', 'It must be a friendly archer unit in a retreat direction.', (g, archers, L) =>
            isTramplable(g, L.unit, archers, L.from, L.lone),
          ),
        ]),
        hex: slotAfter(
          { archers: UNIT },
          HEX,
          [
            must(
              'M10.2.1.5',
              'It must be an empty hex beyond, farther still from every unit that has caused the result.',
              (g, hex, L, { archers }) =>
                isTramplable(g, L.unit, archers, L.from, L.lone) && isBeyond(g, L.unit, archers, hex, L.from, L.lone),
            ),
          ],
          (g, out, _L, { archers }) => neighboursOf(g, g.at[archers], out),
        ),
        facing: slot(FACING),
      },
      do: (g, L, x, { archers, hex: to, facing }) => {
        x.emit(g, retreated, 'M10.2.1.1', { unit: L.unit, from: g.at[L.unit], to, facing });
        x.emit(g, trampled, TRAMPLED[g.state[archers]].rule, { unit: archers, by: L.unit });
        L.archers = archers;
        go(g, L, to, facing);
      },
    }),
    move('perish', {
      rule: 'M10.2.2.1',
      notation: 'perish {unit}',
      if: [must('M10.2.2.1', 'There must be no hex to which it can Retreat.', (g, L) => !retreats(g, L))],
      choose: { unit: theUnit },
      warn: () => 'The unit is Eliminated.',
      do: () => {},
    }),
  ],
});

export const retiring = decision<Suffering>({
  id: 'retire',
  prompt: '{unit} in {hex}: Retires. To which of the hexes near the Banner?',
  about: theGround,
  seat: (g, L) => g.kit.unit[L.unit].side,
  moves: [
    move('retire', {
      rule: 'M10.3.2',
      notation: 'retire {unit} to {hex}',
      choose: {
        unit: theUnit,
        hex: slot(
          HEX,
          [
            must(
              'M10.3.3',
              'It must be nearest to the Banner, and not next to an enemy if there is such a hex.',
              (g, hex, L) => retireHexes(g, L.unit).includes(hex),
            ),
          ],
          (g, out, L) => write(out, retireHexes(g, L.unit)),
        ),
      },
      do: (_g, L, _x, { hex }) => {
        L.to = hex;
      },
    }),
  ],
});
