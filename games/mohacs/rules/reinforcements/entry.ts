import { Ledger, type Locals, line, type MoveKind, type Play } from '@ravelin/engine';
import { belongs, enteringLed } from '../leaders/command-range.ts';
import { NOT_BEGUN, TAKES_PART } from '../movement/conditions.ts';
import { mayApproach } from '../movement/limits-of-sight.ts';
import { allowance, threats } from '../movement/mover.ts';
import { leadsIn } from '../movement/reach.ts';
import { begin } from '../movement/unit-move.ts';
import { nextToEnemy } from '../stacking-zones-facing/enemy-zones.ts';
import { loneLeaders, place, unitAt } from '../stacking-zones-facing/stacking.ts';
import { captureBanner } from '../standards.ts';
import { entered } from '../the-battle/events.ts';
import {
  type Battle,
  COUNT,
  call,
  ELIMINATED,
  entriesOf,
  HEX,
  type Hex,
  HUNGARY,
  move,
  must,
  NONE,
  type Of,
  ORDER,
  procedure,
  RETIRED,
  run,
  STATE,
  slot,
  slotAfter,
  UNIT,
  type Unit,
  WAITING,
  write,
} from '../the-battle/state.ts';

/** M15 Entering the map, from off it or from the Ottoman box. Who does not enter may do so later (M15.1.0.5). */

/** M11.0.2.3: in the Ottoman box. */
export const isInBox = (g: Battle, unit: number): boolean => g.at[unit] === NONE && g.state[unit] < WAITING;

/** Through which hexes the unit comes. */
const gatesOf = (g: Battle, unit: number): readonly number[] => {
  if (g.at[unit] !== NONE) return [];
  const { wave } = g.kit.unit[unit];
  if (g.state[unit] === WAITING) return wave === NONE ? [] : g.kit.waves[wave].hexes;
  return isInBox(g, unit) ? g.kit.box.hexes : [];
};

/** M15.1.0.3: the hex as from level ground, and one for each who has come through it before. */
export const entryCost = (g: Battle, unit: number, hex: number, ledger?: Ledger): number => {
  const before = g.crowd[entriesOf(g.kit).indexOf(hex)] ?? 0;
  return (
    line(ledger, 'M15.1.0.3', g.kit.hexes[hex], g.kit.entry[g.kit.unit[unit].move][hex]) +
    line(ledger, 'M15.1.0.3', 'entered here before', before)
  );
};

const isLed = (g: Battle, unit: number, hex: number): boolean => {
  const entry = entriesOf(g.kit).indexOf(hex);
  return entry >= 0 && enteringLed(g, unit, entry);
};

const isWaiting = (g: Battle, unit: number): boolean => g.at[unit] === NONE && g.state[unit] === WAITING;

/** M15.1.1.1, M15.1.2.1, M15.2.1, M15.2.2, M15.2.3: each wave has its hexes. */
const waveHexes = ['M15.1.1.1', 'M15.1.2.1', 'M15.2.1', 'M15.2.2', 'M15.2.3'].map((rule) =>
  must(rule, 'It must enter through its own hexes.', (g, hex: Hex, _L: unknown, { unit }: { readonly unit: Unit }) => {
    const { wave } = g.kit.unit[unit];
    if (!isWaiting(g, unit) || wave === NONE || g.kit.waves[wave].rule !== rule) return true;
    return g.kit.waves[wave].hexes.includes(hex);
  }),
);

export const enter: MoveKind<Battle, Locals> = move('enter', {
  rule: 'M15.1.0.2',
  notation: 'enter {unit} at {hex}',
  choose: {
    unit: slot(
      UNIT,
      [
        ...TAKES_PART.map(({ key, text, ok }) => must(key, text, (g, unit: Unit) => ok(g, unit, NOT_BEGUN, NONE))),
        must('M15.1.0.2/off-map', 'It must be off the map.', (g, unit) => g.at[unit] === NONE),
        must(
          'M15.1.0.1',
          'It must be a reinforcement.',
          (g, unit) => !isWaiting(g, unit) || g.kit.unit[unit].wave !== NONE,
        ),
        must('M10.4', 'It must not have been Eliminated.', (g, unit) => g.state[unit] !== ELIMINATED),
        must(
          'M11.0.2.5',
          'A unit in the box must not be Retired.',
          (g, unit) => g.at[unit] !== NONE || g.state[unit] !== RETIRED,
        ),
        must('M15.1.1.2', "The rest of the Centre may enter in Suleiman's activations only.", (g, unit) => {
          const { wave } = g.kit.unit[unit];
          return (
            !isWaiting(g, unit) ||
            wave === NONE ||
            g.kit.waves[wave].command === g.command ||
            !belongs(g, unit, g.command)
          );
        }),
      ],
      (g, out) => {
        let n = 0;
        if (g.command === NONE) return 0;
        for (const unit of g.kit.command[g.command].units)
          if (g.at[unit] === NONE && g.state[unit] !== ELIMINATED) out[n++] = unit;
        return n;
      },
    ),
    hex: slotAfter(
      { unit: UNIT },
      HEX,
      [
        ...waveHexes,
        must(
          'M11.0.2.3',
          'From the box it must come back through its own hexes.',
          (g, hex, _L, { unit }) => !isInBox(g, unit) || g.kit.box.hexes.includes(hex),
        ),
        must('M15.1.0.4', 'The entry hex must be empty.', (g, hex, _L, { unit }) => {
          const there = unitAt(g, hex);
          return there === NONE || (g.kit.unit[there].gun && g.kit.unit[there].side === g.kit.unit[unit].side);
        }),
        must(
          'M15.1.0.3',
          'It must have enough Movement Points.',
          (g, hex, _L, { unit }) => entryCost(g, unit, hex) >= 0 && entryCost(g, unit, hex) <= allowance(g, unit),
        ),
        must('M3.1.1.3/entry', 'It must not have to stop in the hex of a friendly gun.', (g, hex, _L, { unit }) => {
          const cost = entryCost(g, unit, hex);
          return g.at[unit] !== NONE || unitAt(g, hex) === NONE || cost < 0 || leadsIn(g, unit, hex, cost);
        }),
        must(
          'M6.1.2.1',
          'Out of command it may not move next to an enemy.',
          (g, hex, _L, { unit }) => isLed(g, unit, hex) || !nextToEnemy(g, hex, g.kit.unit[unit].side),
        ),
        must(
          'M6.1.4.1',
          'No Ottoman unit may be near that no Hungarian unit sees.',
          (g, hex, _L, { unit }) => g.kit.unit[unit].side !== HUNGARY || mayApproach(g, unit, NONE, hex),
        ),
      ],
      (g, out, _L, { unit }) => write(out, gatesOf(g, unit)),
    ),
  },
  preview: (g, { unit, hex }) => {
    const ledger = new Ledger('Movement Points');
    entryCost(g, unit, hex, ledger);
    return [ledger];
  },
  do: (g, _L, x, { unit, hex }) => x.call(g, entry, { unit, hex }),
});

const locals = { unit: UNIT, hex: HEX, origin: STATE, cost: COUNT, shots: COUNT };
type Entry = Of<typeof locals>;

const arrive = (g: Battle, L: Entry, x: Play<Battle>): void => {
  const { unit, hex } = L;
  const { side, wave } = g.kit.unit[unit];
  const gate = entriesOf(g.kit).indexOf(hex);
  L.origin = g.state[unit];
  L.cost = entryCost(g, unit, hex);
  g.led[unit] = isLed(g, unit, hex) ? 1 : 0; // M15.1.0.10
  x.reveal(); // M3.5.5: whether it is in command is shown
  g.crowd[gate]++;
  if (g.state[unit] === WAITING) {
    g.state[unit] = ORDER;
    if (wave !== NONE) g.came[wave] = 1; // M15.1.2.4
  }
  g.facing[unit] = g.kit.facing[side];
  g.did[unit] = 1;
  place(g, unit, hex);
  x.emit(g, entered, 'M15.1.0.2', { unit, hex, facing: g.facing[unit], cost: L.cost });
  captureBanner(g, x, unit);
};

export const entry = procedure('entry', locals, [
  call('M12.4.0.6', 'overrun', (g, { unit, hex }) => {
    const { side } = g.kit.unit[unit];
    return loneLeaders(g, hex, side) ? { hex, side } : undefined;
  }),
  run('M15.1.0.2', arrive),
  call(
    'M7.3.2.15',
    'reaction',
    (g, { unit, hex }) => (threats(g, g.kit.unit[unit].side, hex) > 0 ? { unit, passing: 1 } : undefined),
    (_g, L, done) => {
      L.shots = done.shots;
    },
  ),
  run('M15.1.0.2', (g, L, x) => {
    const { unit, hex, origin, cost } = L;
    if (g.at[unit] !== hex || g.state[unit] >= RETIRED)
      g.gone[unit] = 1; // M6.1.5.2
    else begin(g, x, unit, { spent: cost, moved: 1, origin, passed: L.shots > 0 ? 1 : 0 });
  }),
]);

/** Can the unit come in anywhere in this activation? */
export const canEnter = (g: Battle, unit: number): boolean => {
  if (g.at[unit] !== NONE || g.gone[unit] || !belongs(g, unit, g.command)) return false;
  const [first, second] = enter.slots;
  const ok = first.must.every((one) => one.ok(g, unit, {}, {}));
  return ok && gatesOf(g, unit).some((hex) => second.must.every((one) => one.ok(g, hex, {}, { unit })));
};
