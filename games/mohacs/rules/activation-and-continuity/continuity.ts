import { names, optional } from '@ravelin/engine';
import { chancesOf } from '../map-and-pieces/dice.ts';
import { allHaveCome, contingentOdds } from '../reinforcements/contingents.ts';
import { ralliedBy } from '../standards.ts';
import { continuityAnnounced, WAY } from '../the-battle/events.ts';
import {
  about,
  type Battle,
  COMMAND,
  decision,
  HUNGARY,
  move,
  must,
  NONE,
  type Of,
  OTTOMAN,
  slot,
} from '../the-battle/state.ts';
import { canName, mayRepeat, nameFreely, nameNext, nameToSeize, opponent } from './nameable-commands.ts';

/** M5 What the players may do between activations: use a Free one, try for Continuity, seize. */

export const ACT = names('act', ['pass', 'command', 'standard', 'contingent']);
export const [PASS, ACTIVATE, STANDARD, CONTINGENT] = [0, 1, 2, 3];
/** What the phasing player has a right to: a Free activation, or a try for Continuity. */
export const DUE = names('due', ['free', 'continuity']);
export const [FREE, CONTINUE] = [0, 1];

export const locals = { due: DUE, act: ACT, command: optional(COMMAND), rival: optional(COMMAND), way: WAY };
export type Sequence = Of<typeof locals>;

export const ratingOf = (g: Battle, command: number): number => g.kit.leader[g.chief[command]].ar;

// ---- a Free activation -------------------------------------------------------------------------------------------------

export const free = decision<Sequence>({
  id: 'free',
  quiet: true,
  prompt: 'A Free activation: name the command that acts, or choose another use.',
  seat: (g) => g.phasing,
  moves: [
    move('activate', {
      rule: 'M5.1.3',
      notation: 'activate {command}',
      choose: { command: slot(COMMAND, nameFreely) },
      do: (_g, L, _x, { command }) => {
        L.act = ACTIVATE;
        L.command = command;
      },
    }),
    move('rally standard', {
      rule: 'M5.1.5',
      if: [
        must('M13.0.2.3', 'The Standard must have a unit to rally.', (g) => ralliedBy(g, g.phasing).length > 0),
        // M13.0.4.2
        must('M13.0.4.2', 'The Banner must not be lost.', (g) => g.phasing !== g.kit.banner.side || g.banner !== NONE),
      ],
      do: (_g, L) => {
        L.act = STANDARD;
      },
    }),
    move('call contingent', {
      rule: 'M5.1.6',
      if: [
        must('M15.2.0', 'The optional contingents must be in use.', (g) => g.contingents === 1),
        must('M15.2.4.1/hungary', 'It must be Hungary that acts.', (g) => g.phasing === HUNGARY),
        must('M15.2.4.1/ottomans-acted', 'The Ottomans must have acted before.', (g) => g.acted[OTTOMAN] === 1),
        must('M15.2.4.9', 'A contingent must still be to come.', (g) => !allHaveCome(g)),
      ],
      preview: (g) => [contingentOdds(g)],
      do: (_g, L) => {
        L.act = CONTINGENT;
      },
    }),
    move('pass', {
      rule: 'M5.1.7',
      warn: (g) => (g.passes + 1 >= g.kit.lull.passes ? 'The battle dies away and nobody wins.' : undefined),
      do: (_g, L) => {
        L.act = PASS;
      },
    }),
  ],
});

/** M5.1.7: with nothing to name there is nothing to ask. */
export const mayUseFree = (g: Battle): boolean =>
  canName(g, nameFreely) ||
  ralliedBy(g, g.phasing).length > 0 ||
  (g.contingents === 1 && g.phasing === HUNGARY && g.acted[OTTOMAN] === 1 && !allHaveCome(g));

// ---- Continuity and Seizure --------------------------------------------------------------------------------------------

export const continuity = decision<Sequence>({
  id: 'continuity',
  quiet: true,
  prompt:
    '{last, select, no {Name any command} other {Name another command than {last}}} and try to continue, or pass.',
  about: about({ last: optional(COMMAND) }, (g) => ({ last: mayRepeat(g) ? NONE : g.last })),
  seat: (g) => g.phasing,
  moves: [
    move('continue', {
      rule: 'M5.2.1.1',
      notation: 'continue with {command}',
      choose: { command: slot(COMMAND, nameNext) },
      preview: (g, { command }) => [
        chancesOf('M5.2.1.5', 'rolls that activate it', (die) => die <= ratingOf(g, command)),
      ],
      do: (g, L, x, { command }) => {
        L.act = ACTIVATE;
        L.command = command;
        x.emit(g, continuityAnnounced, 'M5.2.1.1', { side: g.phasing, command });
      },
    }),
    move('pass', {
      rule: 'M5.2.1.7',
      do: (_g, L) => {
        L.act = PASS;
      },
    }),
  ],
});

export const seizure = decision<Sequence>({
  id: 'seizure',
  prompt: '{command} is to continue. Try to seize Continuity before the die is rolled?',
  about: about({ command: optional(COMMAND) }, (_g, L) => ({ command: L.command })),
  declines: 'let them',
  seat: opponent,
  moves: [
    move('seize', {
      rule: 'M5.3.1.2',
      notation: 'seize with {command}',
      choose: { command: slot(COMMAND, nameToSeize) },
      preview: (g, { command }) => [chancesOf('M5.3.1.3', 'rolls that seize', (die) => die <= ratingOf(g, command))],
      do: (_g, L, _x, { command }) => {
        L.rival = command;
      },
    }),
    move('let them', { rule: 'M5.3.1.1', do: () => {} }),
  ],
});

/** M14.3.7: the Ottomans not before they have finished a Free activation. M5.3.1.8: a pass cannot be seized. */
export const maySeize = (g: Battle, L: Sequence): boolean =>
  L.act === ACTIVATE && (opponent(g) !== OTTOMAN || g.acted[OTTOMAN] === 1) && canName(g, nameToSeize);
