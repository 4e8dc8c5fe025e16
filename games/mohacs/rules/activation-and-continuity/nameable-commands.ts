import type { Condition } from '@ravelin/engine';
import { isInPlay } from '../leaders/command-range.ts';
import { type Battle, type Command, enemyOf, must, NONE, WAITING } from '../the-battle/state.ts';

/** M5.1.3 Which commands may be named. */

type Rule = Condition<Battle, Command>;
type Whose = (g: Battle) => number;

export const phasing: Whose = (g) => g.phasing;
export const opponent: Whose = (g) => enemyOf(g.phasing);

/** M15.2.4.8: a contingent is a command once it has come. */
const hasCome = (g: Battle, command: number): boolean => {
  const { wave } = g.kit.command[command];
  return wave === NONE || g.kit.waves[wave].faces.length === 0 || g.came[wave] === 1;
};

/** M15.1.2.4: has the wave that its leader comes with begun to enter? */
const hasEntered = (g: Battle, command: number): boolean => {
  const { wave } = g.kit.command[command];
  return wave === NONE || g.kit.waves[wave].faces.length > 0 || g.came[wave] === 1;
};

/** M15.1.2.3: have all who come before it entered? */
const isItsTurn = (g: Battle, command: number): boolean => {
  const { wave } = g.kit.command[command];
  const after = wave === NONE ? NONE : g.kit.waves[wave].after;
  return after === NONE || g.kit.waves[after].units.every((unit) => g.state[unit] !== WAITING);
};

/** Conditions for any naming, as the only choice of a move; M5.1.11: whether the command could do anything is not asked. */
const always = (whose: Whose): Rule[] => [
  must('M5.1.3', 'It must be a command of yours.', (g, command: Command) => g.kit.command[command].side === whose(g)),
  must(
    'M5.1.4',
    'The command must have a leader in play.',
    (g, command: Command) => g.chief[command] !== NONE && isInPlay(g, g.chief[command]),
  ),
  must('M15.2.4.8', 'The contingent must have come.', (g, command: Command) => hasCome(g, command)),
  must('M15.1.2.3', 'The rest of the Centre must have entered before.', (g, command: Command) => isItsTurn(g, command)),
];

/** For a Free activation. */
export const nameFreely = always(phasing);

/** M15.1.2.2: with a roll only what has begun to enter. */
const entered: Rule = must('M15.1.2.2', 'For its first entry this must be a Free activation.', (g, command: Command) =>
  hasEntered(g, command),
);

/** M14.3.8: may the command that has just acted be named again? */
export const mayRepeat = (g: Battle): boolean => g.eager === 1 && g.phasing === g.kit.first;

/** For Continuity. */
export const nameNext = [
  ...always(phasing),
  entered,
  must(
    'M5.2.1.2',
    'It may not be the command that has just acted.',
    // M12.2.0.4: a part of a command is another.
    (g, command: Command) => command !== g.last || mayRepeat(g),
  ),
];

/** For Seizure. */
export const nameToSeize = [...always(opponent), entered];

/** Is there a command that satisfies all of these? */
export const canName = (g: Battle, rules: readonly Rule[]): boolean => {
  for (let command = 0; command < g.kit.command.length; command++)
    if (rules.every((rule) => rule.ok(g, command, undefined, undefined))) return true;
  return false;
};
