import type { Base, Choice, Options } from '@ravelin/engine';
import { type Both, HAPSBURG, type Kit, NONE } from './both.ts';

/** Set-up. E0.2.2: without Bulgaria the Railway is closed; E0.2.5: the Historical Game is an option of the Hapsburgs alone. */

/** E0.2.1: each nation by its own book, the whole war. */
export const scenarios: readonly Choice[] = [
  {
    id: '1914',
    title: 'The whole war, 1914–18',
    text: 'Both empires, 50 and 49 cards, each scored by its own book (E7.1.1).',
  },
];

export const create = (base: Base<Kit>, _scenario: string, options: Options): Both => {
  const two = options.players === 'two' ? 1 : 0;
  const on = (name: string): number => (options[name] === 'on' ? 1 : 0);
  return {
    ...base,
    parts: base.parts as unknown as Both['parts'],
    turnOf: HAPSBURG, // E1.1.2
    turns: 0,
    fate: [0, 0],
    alone: [0, 0],
    stays: 0,
    lent: [0, 0],
    korpsAgainst: NONE,
    aidAgainst: NONE,
    ordered: 0,
    given: 0,
    sea: 0,
    beat: 0,
    stolen: [0, 0],
    lenin: 0,
    leninEast: 0,
    two,
    together: on('together'),
    theft: on('theft'),
    journey: on('lenin'),
  };
};
