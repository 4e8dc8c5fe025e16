import { describe, expect, test } from 'vitest';
import {
  checkAtoms,
  checkClone,
  checkConservation,
  checkLegality,
  checkMatch,
  checkNotation,
  checkPosition,
  checkSave,
  checkSecrets,
  checkWorldPlayable,
} from '../checks.ts';
import type { ComponentSet, Options } from '../game.ts';
import { numberOfState } from '../hash.ts';
import type { Kernel } from '../kernel.ts';
import { Random } from '../random.ts';
import { hashState } from '../save.ts';
import type { Base } from '../state.ts';
import { viewers } from '../view.ts';
import { neighbours } from './neighbours.ts';
import { size } from './size.ts';

/** Every host has it; the types of the language alone do not tell. */
declare const structuredClone: <T>(value: T) => T;

/** Nothing but numbers in lists and records; the way from a part to its whole leads back to where one comes from. */
const numbersAlone = (value: unknown, from: unknown = value): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value === 'number' || value === undefined;
  return Object.values(value).every((one) => one === from || numbersAlone(one, from));
};

/**
 * The tests that every game runs: `battery(kernel, set)` in its `battery.test.ts` is all a game writes. `games`: how many of each setting
 * are played for a test; ten times as many in `npm run test:long`.
 */
export const battery = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  set: ComponentSet<K>,
  { games = 20, options = [{}] }: { games?: number; options?: readonly Options[] } = {},
): void => {
  const { game } = kernel;
  const played = size(games, 10 * games);
  const settings = game.scenarios.flatMap(({ id }) => options.map((chosen) => [id, chosen] as const));

  /** Visits positions of random games; `every`: about one in so many. */
  const visit = (
    name: string,
    every: number,
    look: (g: S, rng: Random, setting: { readonly scenario: string; readonly options: Options }) => void,
  ): void => {
    let visited = 0;
    for (const [scenario, chosen] of settings)
      for (let i = 0; i < played; i++) {
        const rng = new Random(`${game.id}/${name}/${scenario}/${JSON.stringify(chosen)}/${i}`);
        const x = kernel.play(rng);
        const g = kernel.start(set.kit, scenario, chosen, x);
        while (!g.over) {
          if (rng.int(every) === 0) {
            look(g, rng, { scenario, options: chosen });
            visited++;
          }
          kernel.apply(g, kernel.random(g, rng), x);
        }
        expect(game.outcome(g)).not.toBeNull();
      }
    expect(visited).toBeGreaterThan(0);
  };

  describe(`${game.title}: the battery`, () => {
    test('random play reaches an outcome, every component conserved at every step', () => {
      visit('play', 1, (g) => checkConservation(kernel, g));
    });
    test('a game is saved and resumed in the middle of any step, and goes on the same', () => {
      visit('save', 4, (g, rng) => {
        const back = checkSave(kernel, g);
        const seed = `${rng.int(1_000_000)}`;
        const fourMovesOn = (state: S): string => {
          const twin = new Random(seed);
          const copy = kernel.clone(state);
          const x = kernel.play(twin);
          for (let n = 0; n < 4 && !copy.over; n++) kernel.apply(copy, kernel.random(copy, twin), x);
          return hashState(kernel, copy);
        };
        expect(fourMovesOn(back)).toBe(fourMovesOn(g));
      });
    });
    test('a position written in the middle of any step reads back', () => {
      visit('position', 8, (g, rng, setting) => checkPosition(kernel, g, setting, rng));
    });
    test('a clone is independent of its original', () => {
      visit('clone', 4, (g, rng) => checkClone(kernel, g, rng));
    });
    test('states are told apart by their numbers', () => {
      visit('numbers', 40, (g) => {
        const number = numberOfState(kernel, g);
        expect(numberOfState(kernel, checkSave(kernel, g))).toBe(number);
        const same = neighbours(kernel, g).filter(([, other]) => numberOfState(kernel, other) === number);
        expect(same.map(([what]) => what)).toEqual([]);
      });
    });
    test('a state is plain data: numbers, lists and records of them', () => {
      visit('data', 10, (g) => {
        const copy = kernel.clone(g);
        // The box that all games of a set share is no part of the state.
        for (const state of [copy, ...(copy.parts ?? [])]) Object.assign(state, { kit: undefined });
        expect(structuredClone(copy)).toEqual(copy);
        expect(numbersAlone(copy)).toBe(true);
      });
    });
    test('undo is exact, and the record replays to the same hash', () => {
      for (const [scenario, chosen] of settings)
        for (let i = 0; i < played; i++) checkMatch(kernel, set, scenario, chosen, `${game.id}/match/${i}`);
    });
    test('every legal move has a notation of its own that reads back', () => {
      visit('notation', 8, (g) => checkNotation(kernel, g));
    });
    test('atoms walk to exactly the legal moves', () => {
      visit('atoms', 8, (g) => checkAtoms(kernel, g));
    });
    test('what is listed is exactly what nothing refuses', () => {
      visit('legality', 8, (g, rng) => checkLegality(kernel, g, rng));
    });
    test('nobody learns what they may not know', () => {
      visit('secrets', 6, (g, rng) => checkSecrets(kernel, g, kernel.random(g, rng), rng));
    });
    test('imagined worlds can be played to their end', () => {
      visit('worlds', 40, (g, rng) => {
        for (const viewer of viewers(game)) checkWorldPlayable(kernel, g, viewer, rng);
      });
    });
  });
};
