import type { PositionJson } from '@ravelin/engine';
import captains from '../data/reconstructed/leaders.json' with { type: 'json' };
import roster from '../data/reconstructed/units.json' with { type: 'json' };

/** A position of a lesson in a few words: who is not named plays no part in it and counts for nothing. */
export interface Table {
  /** `2010 S`, `2010 S disordered`, `2010 S retired` or `eliminated`. */
  readonly units: Readonly<Record<string, string>>;
  /** The hex of a leader, or `killed`. */
  readonly leaders: Readonly<Record<string, string>>;
  readonly banner?: string;
  /** Where play begins; in a segment `command` is the one that acts, after an activation the one that has acted. */
  readonly at: 'free' | 'continuity' | 'moves' | 'shock';
  readonly command?: string;
  readonly phasing: 'hungary' | 'ottoman';
}

type Step = readonly [at: string, callee: string, first: string];
const SEGMENTS: Readonly<Partial<Record<Table['at'], Step>>> = {
  moves: ['call M4.1.2', 'move-segment', 'unless M6.1.1.2'],
  shock: ['call M4.1.3', 'shock-segment', 'call M12.4.0.9'],
};

/** Where the rules stand; none: a Free activation. */
const flowOf = ({ at, command }: Table): PositionJson['flow'] => {
  const outer = { procedure: 'battle', at: 'call M14.3.1', locals: {} };
  if (at === 'continuity') return [outer, { procedure: 'course', at: 'unless M4.0.1', locals: { due: 'continuity' } }];
  const segment = SEGMENTS[at];
  if (!segment || !command) return undefined;
  const [step, callee, first] = segment;
  return [
    outer,
    { procedure: 'course', at: 'call M4.1.1', locals: { act: 'command', command, way: 'free' } },
    { procedure: 'activation', at: step, locals: { command, way: 'free' } },
    { procedure: callee, at: first, locals: {} },
  ];
};

const EVERY = roster.formations.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`));

const each = <T>(names: readonly string[], value: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

export const battle = (table: Table): PositionJson => {
  const { units, leaders, at, command, phasing, banner = '1414' } = table;
  // Who does not exist is kept, so that the rules refuse him.
  const ids = [...new Set([...EVERY, ...Object.keys(units)])];
  const names = [...new Set([...captains.map(({ id }) => id), ...Object.keys(leaders)])];
  const words = (unit: string): string[] => (units[unit] ?? 'waiting').split(' ');
  const isPlaced = (unit: string): boolean => words(unit).length > 1;
  const stateOf = (unit: string): string => (isPlaced(unit) ? (words(unit)[2] ?? 'order') : words(unit)[0]);
  const acts = at === 'moves' || at === 'shock';
  const flow = flowOf(table);
  const reserve = captains.filter((one) => 'reserve' in one).map(({ id }) => id);
  const isHex = (where: string | undefined): boolean => /^\d{4}$/.test(where ?? '');
  return {
    game: 'mohacs',
    at: each(ids, (unit) => (isPlaced(unit) ? words(unit)[0] : 'none')),
    facing: each(ids, (unit) => words(unit)[1] ?? 'N'),
    state: each(ids, stateOf),
    post: each(names, (leader) => (isHex(leaders[leader]) ? leaders[leader] : 'none')),
    rank: each(names, (leader) => {
      if (isHex(leaders[leader])) return 'field';
      return leaders[leader] ?? (reserve.includes(leader) ? 'reserve' : 'gone');
    }),
    banner,
    phasing,
    acted: { hungary: 'yes', ottoman: 'yes' },
    eager: 'no',
    last: at === 'continuity' ? command : 'none',
    command: acts ? command : 'none',
    free: acts ? 'yes' : 'no',
    led: each(ids, (unit) => (acts && isPlaced(unit) ? 'yes' : 'no')),
    ...(flow && { flow }),
  };
};
