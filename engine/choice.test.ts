import { describe, expect, test } from 'vitest';
import { type Domain, type Id, int, names } from './domain.ts';
import type { Game } from './game.ts';
import { Kernel } from './kernel.ts';
import type { MoveKind } from './move.ts';
import { formatMove, parseMove } from './notation.ts';
import { language } from './procedure.ts';
import { Random } from './random.ts';
import type { Locals, StateOf } from './state.ts';

type Hex = Id<'hex'>;
type Unit = Id<'unit'>;
const HEX: Domain<unknown, Hex> = names('hex', ['a', 'b', 'c']);
const UNIT: Domain<unknown, Unit> = names('unit', ['horse', 'foot']);
const fields = { sum: int('sum', 0, 9999) };
type State = StateOf<Record<string, never>, typeof fields>;
const { ask, decision, move, must, oneOf, procedure, run, setOf, slot, slotAfter } = language<State>();

const isHex = (_hex: Hex): boolean => true;
const isUnit = (_unit: Unit): boolean => true;

const gameOf = (...moves: MoveKind<State, Locals>[]): Game<State, Record<string, never>> => {
  const main = procedure('main', {}, [
    ask('X1', decision({ id: 'choose', prompt: 'Choose.', seat: () => 0, moves })),
    run('X2', (g, _L, x) => x.end(g)),
  ]);
  return {
    id: 'x',
    title: 'X',
    rules: 1,
    seats: ['one'],
    scenarios: [{ id: 'x', title: 'X', text: '' }],
    options: [],
    sets: [{ id: 'x', title: 'X', text: '', hash: 'x', kit: {} }],
    fields,
    zones: [],
    stocks: {},
    procedures: [main],
    main,
    events: [],
    create: (start) => ({ ...start, sum: 0 }),
    copy: (of) => ({ ...of }),
    outcome: () => null,
    tallies: () => [],
    problems: () => [],
    ended: () => undefined,
    starts: [{ id: 'start', rule: 'X1', text: 'It begins.', flow: () => [[main]] }],
    resume: () => 'start',
    endings: [],
  };
};

const begun = (...moves: MoveKind<State, Locals>[]) => {
  const kernel = new Kernel(gameOf(...moves));
  const x = kernel.play(new Random('choices'));
  return { kernel, x, g: kernel.start({}, 'x', {}, x) };
};

describe('choices', () => {
  test('reach the conditions and the move by their names, as many as there are', () => {
    const { kernel, x, g } = begun(
      move('go', {
        rule: 'X1',
        notation: 'go {unit} {from} {to} {facing}',
        choose: {
          unit: slot(UNIT),
          from: slot(HEX),
          to: slotAfter({ from: HEX }, HEX, [
            must('X1/elsewhere', 'Elsewhere.', (_g, to, _L, { from }) => to !== from),
          ]),
          facing: slotAfter({ unit: UNIT, to: HEX }, HEX, [
            must('X1/horse', 'The horse looks on.', (_g, facing, _L, { unit, to }) => unit !== 0 || facing === to),
          ]),
        },
        do: (state, _L, _x, { unit, from, to, facing }) => {
          state.sum = 1000 * unit + 100 * from + 10 * to + facing;
        },
      }),
    );
    expect(kernel.moves(g)).toHaveLength(2 * 3 * 2 * 3 - 12);
    const move4 = parseMove(kernel, g, 'go foot a c b');
    expect(kernel.refusals(g, move4)).toEqual([]);
    expect(kernel.refusals(g, parseMove(kernel, g, 'go horse a a b'))).toEqual([
      { rule: 'X1', key: 'X1/elsewhere', text: 'Elsewhere.' },
      { rule: 'X1', key: 'X1/horse', text: 'The horse looks on.' },
    ]);
    expect(kernel.next(g, [0, 0, 1])).toEqual([0, 2]);
    expect(kernel.next(g, [0, 0, 1, 2])).toEqual([2]);
    expect(formatMove(kernel, g, move4)).toBe('go foot a c b');
    kernel.apply(g, move4, x);
    expect(g.sum).toBe(1021);
  });

  test('a condition may ask the kernel that asks it', () => {
    const asking: { kernel?: Kernel<State, Record<string, never>> } = {};
    const { kernel, g } = begun(
      move('plain', { rule: 'X1', notation: 'plain {hex}', choose: { hex: slot(HEX) }, do: () => {} }),
      move('go', {
        rule: 'X1',
        notation: 'go {from} {to}',
        choose: {
          from: slot(HEX, [
            must('X1', 'Anywhere.', (state) => {
              const out: { kind: number; chosen: readonly number[] }[] = [];
              asking.kernel?.movesOf(state, 0, 99, out);
              return !asking.kernel || out.length === 3;
            }),
          ]),
          to: slot(HEX),
        },
        do: () => {},
      }),
    );
    const plain = kernel.moves(g);
    asking.kernel = kernel;
    expect(kernel.moves(g)).toEqual(plain);
    for (let n = 0; n < 50; n++) expect(plain).toContainEqual(kernel.random(g, new Random(`${n}`)));
  });

  test('one of a list: what is not listed is refused by its paragraph; `from` alone refuses nothing', () => {
    const { kernel, g } = begun(
      move('go', {
        rule: 'X1',
        notation: 'go {hex}',
        choose: {
          hex: slot(HEX, [
            oneOf('X3', 'The hex must be a or b.', (_g, out) => {
              out[0] = 0;
              out[1] = 1;
              return 2;
            }),
            must('X4', 'Not a.', (_g, hex) => hex !== 0),
          ]),
        },
        do: () => {},
      }),
      move('stay', {
        rule: 'X1',
        notation: 'stay {hex}',
        choose: {
          hex: slot(HEX, [], (_g, out) => {
            out[0] = 2;
            return 1;
          }),
        },
        do: () => {},
      }),
    );
    expect(kernel.moves(g)?.map((one) => formatMove(kernel, g, one))).toEqual(['go b', 'stay c']);
    expect(kernel.refusals(g, parseMove(kernel, g, 'go c'))).toEqual([
      { rule: 'X3', key: 'X3', text: 'The hex must be a or b.' },
    ]);
    expect(kernel.refusals(g, parseMove(kernel, g, 'stay a'))).toEqual([]);
    const [go, stay] = kernel.pending(g)?.decision.moves ?? [];
    expect(kernel.fillers(go.slots, g, {}, [])).toEqual([0, 1]);
    expect(kernel.fillers(stay.slots, g, {}, [])).toEqual([0, 1, 2]);
  });

  test('a choice stands after those that it depends on, and a list stands alone', () => {
    expect(() =>
      move('go', { rule: 'X1', choose: { to: slotAfter({ from: HEX }, HEX), from: slot(HEX) }, do: () => {} }),
    ).toThrow('In the move "go" to must come after from.');
    expect(() =>
      move('go', {
        rule: 'X1',
        choose: { hexes: setOf(HEX, { must: [], most: () => 1 }), from: slot(HEX) },
        do: () => {},
      }),
    ).toThrow('chooses a list');
    expect(() =>
      move('swap', { rule: 'X1', choose: { one: slot(HEX), two: slot(UNIT) }, symmetric: true, do: () => {} }),
    ).toThrow('is symmetric');
  });
});

/** Never run: each line marked must be refused by the compiler. */
export const refused = (): void => {
  const ours = must('X1', 'Ours.', (_g, unit: Unit) => isUnit(unit));
  move('go', {
    rule: 'X1',
    choose: {
      unit: slot(UNIT, [ours]),
      hex: slotAfter({ unit: UNIT }, HEX, [
        must('X1', 'Near.', (_g, hex, _L, { unit }) => isHex(hex) && isUnit(unit)),
        // @ts-expect-error a hex is no unit
        must('X1', 'Near.', (_g, hex) => isUnit(hex)),
        // @ts-expect-error a unit is no hex
        must('X1', 'Near.', (_g, _hex, _L, { unit }) => isHex(unit)),
        // @ts-expect-error there is no such choice before it
        must('X1', 'Near.', (_g, _hex, _L, { leader }) => leader > 0),
      ]),
    },
    do: (_g, _L, _x, { unit, hex }) => {
      isUnit(unit);
      // @ts-expect-error a hex is no unit
      isUnit(hex);
    },
  });
  // @ts-expect-error a condition of units is none of hexes
  slot(HEX, [ours]);
  // @ts-expect-error no unit is chosen in this move
  move('go', { rule: 'X1', choose: { hex: slotAfter({ unit: UNIT }, HEX) }, do: () => {} });
  // @ts-expect-error what is chosen as a unit is a hex
  move('go', { rule: 'X1', choose: { unit: slot(HEX), hex: slotAfter({ unit: UNIT }, HEX) }, do: () => {} });
  // @ts-expect-error nothing is chosen in this move
  move('stay', { rule: 'X1', do: (_g, _L, _x, { hex }) => isHex(hex) });
};
