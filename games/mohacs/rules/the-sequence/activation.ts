import type { Play } from '@ravelin/engine';
import { determineCommand } from '../leaders/command-range.ts';
import { hasReplacement, replacements } from '../leaders/replacements.ts';
import { rally } from '../rally.ts';
import { activated, WAY } from '../the-battle/events.ts';
import {
  type Battle,
  COMMAND,
  call,
  DISORDERED,
  FRESH,
  NO_ANSWER,
  NO_ATTACK,
  NO_ROLE,
  NONE,
  type Of,
  procedure,
  RETIRED,
  run,
} from '../the-battle/state.ts';

/** M4.1.1 An activation and its three segments. */

const locals = { command: COMMAND, way: WAY };
type Activation = Of<typeof locals>;

/** What is counted within one activation begins anew. */
const clear = (g: Battle): void => {
  for (let unit = 0; unit < g.at.length; unit++) {
    g.led[unit] = 0;
    g.gone[unit] = 0;
    g.did[unit] = 0;
    g.weary[unit] = 0;
    g.shunned[unit] = 0;
    g.role[unit] = NO_ROLE;
    g.answer[unit] = NO_ANSWER;
    g.aim[unit] = NONE;
  }
  const zeros = g.combats.slice().fill(0);
  g.combats = zeros;
  g.reacted = zeros;
  g.answered = zeros;
  g.wheeled = zeros;
  g.open = zeros;
  g.attack = g.attack.slice().fill(NO_ATTACK);
  g.also = g.also.slice().fill(NONE);
  g.crowd.fill(0);
  g.linked.fill(0);
  g.rode.fill(FRESH);
  g.spurred = NONE;
};

const begin = (g: Battle, { command, way }: Activation, x: Play<Battle>): void => {
  clear(g);
  g.command = command;
  g.quiet++;
  for (let unit = 0; unit < g.state.length; unit++)
    g.weary[unit] = g.state[unit] === DISORDERED || g.state[unit] === RETIRED ? 1 : 0; // M11.0.1.4
  x.emit(g, activated, 'M4.1.1', { side: g.phasing, command, way });
};

export const activation = procedure('activation', locals, [
  run('M4.1.1', begin),
  call(
    'M12.4.1.1',
    () => replacements,
    (g) => (hasReplacement(g, g.phasing) ? { side: g.phasing } : undefined),
  ),
  run('M12.1.0.5', (g, L, x) => {
    determineCommand(g, L.command);
    x.reveal(); // M3.5.5
  }),
  call('M4.1.2', 'move-segment'),
  call('M4.1.3', 'shock-segment'),
  run('M4.1.4', (g, _L, x) => {
    rally(g, x);
    clear(g);
    g.command = NONE;
  }),
]);
