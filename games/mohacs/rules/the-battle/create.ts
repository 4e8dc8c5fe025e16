import type { Base, Options } from '@ravelin/engine';
import {
  AT_HOME,
  type Battle,
  entriesOf,
  FRESH,
  GONE,
  type Kit,
  NO_ATTACK,
  NO_ROLE,
  NONE,
  RESERVE,
  TO_COME,
  WAITING,
} from './state.ts';

/** Before the first unit is put on the map. */
export const create = (base: Base<Kit>, _scenario: string, options: Options): Battle => {
  const { kit } = base;
  const units = <T>(value: T): T[] => kit.units.map(() => value);
  const contingents = options.contingents === 'on' ? 1 : 0;
  return {
    ...base,
    survey: undefined,
    at: units(NONE),
    facing: kit.unit.map(({ side }) => kit.facing[side]), // M14.1.1, M14.2.1
    state: units(WAITING),
    camped: units(0),
    post: kit.leaders.map(() => NONE),
    rank: kit.leader.map(({ reserve, wave }) => {
      if (reserve) return RESERVE; // M14.1.11
      // M15.2.0: who is not agreed upon does not come.
      return wave !== NONE && kit.waves[wave].faces.length > 0 && !contingents ? GONE : TO_COME;
    }),
    shown: kit.leaders.map(() => 0),
    chief: kit.command.map(({ leader }) => leader),
    banner: NONE,
    came: kit.waves.map(() => 0),
    fallen: [0, 0],
    phasing: kit.first, // M14.3.1
    free: 0,
    seized: 0,
    command: NONE,
    last: NONE,
    acted: [0, 0],
    eager: 1, // M14.3.8
    passes: 0,
    quiet: 0,
    led: units(0),
    gone: units(0),
    did: units(0),
    weary: units(0),
    combats: units(0),
    reacted: units(0),
    answered: units(0),
    wheeled: units(0),
    attack: units(NO_ATTACK),
    aim: units(NONE),
    rode: kit.leaders.map(() => FRESH),
    crowd: entriesOf(kit).map(() => 0),
    linked: entriesOf(kit).map(() => 0),
    shunned: units(0),
    marching: units(0),
    also: units(NONE),
    role: units(NO_ROLE),
    open: units(0),
    answer: units(0),
    spurred: NONE,
    adrift: kit.leaders.map(() => AT_HOME),
    contingents,
    ending: NONE,
  };
};
