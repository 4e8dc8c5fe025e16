import { describe, expect, test } from 'vitest';
import { language, type Op } from './procedure.ts';
import type { Base } from './state.ts';

const { loop, procedure, run, when } = language<Base>();
const always = (): boolean => true;
const step = (rule: string) => run(rule, () => {});

/** Where each step leads: the one that follows it, where a failed test goes, and where `break` does; END after the last. */
const waysOf = (steps: Parameters<typeof procedure>[2]): Record<string, string[]> => {
  const { ops } = procedure('p', {}, steps);
  const at = (pc: number): string => ops[pc]?.rule ?? 'END';
  const ways = ({ t, next, to, breakTo }: Op): string[] => [
    at(next),
    ...(t === 'unless' ? [at(to)] : []),
    ...(breakTo < 0 ? [] : [`break ${at(breakTo)}`]),
  ];
  return Object.fromEntries(ops.map((op) => [op.rule, ways(op)]));
};

describe('the way through a procedure', () => {
  test('after the last step of a loop its head is asked again', () => {
    expect(waysOf([loop('L', always, [step('A'), step('B')]), step('C')])).toEqual({
      L: ['A', 'C'],
      A: ['B', 'break C'],
      B: ['L', 'break C'],
      C: ['END'],
    });
  });

  test('a condition that ends a loop leads back to its head, met or not', () => {
    expect(waysOf([loop('L', always, [step('A'), when('W', always, [step('B')])]), step('C')])).toEqual({
      L: ['A', 'C'],
      A: ['W', 'break C'],
      W: ['B', 'L'],
      B: ['L', 'break C'],
      C: ['END'],
    });
  });

  test('a loop that ends a loop leads back to the outer head, by its test and by a break', () => {
    expect(waysOf([loop('L', always, [loop('M', always, [step('A')])]), step('C')])).toEqual({
      L: ['M', 'C'],
      M: ['A', 'L'],
      A: ['M', 'break L'],
      C: ['END'],
    });
  });

  test('a condition with nothing in it is passed over', () => {
    expect(waysOf([loop('L', always, [step('A'), when('W', always, [])]), step('C')])).toMatchObject({ W: ['L', 'L'] });
  });
});
