import type { Source } from '@ravelin/engine';
import { wallsLeft } from '../rules/possible.ts';
import { GOBLIN, garrisonAt, hordeAt, MARKSMAN, type Siege, SOLDIER, TROLL } from '../rules/siege.ts';

/** Sieges that begin otherwise than by S3: with stronger or weaker walls, and more trolls. Weights are fitted on these too. */

const MOST_TRAINED = 7;
const MOST_WALLS = 4;
const MOST_TROLLS = 3;

/** A marksman on the wall is a soldier instead, or the other way round. */
const retrain = (g: Siege, from: number, to: number, source: Source): void => {
  const section = source.int(g.kit.sections.length);
  if (g.garrison[garrisonAt(section, from)] === 0 || g.reserve[to] === 0) return;
  g.garrison[garrisonAt(section, from)]--;
  g.reserve[from]++;
  g.reserve[to]--;
  g.garrison[garrisonAt(section, to)]++;
};

/** A third of the games begin as they should. The defender loses oftener: so most of it is to his favour. */
export const handicap = (g: Siege, source: Source): void => {
  const kind = source.int(6);
  if (kind < 2) return;
  if (kind < 5) {
    for (let n = source.int(MOST_TRAINED + 1); n > 0; n--) retrain(g, MARKSMAN, SOLDIER, source);
    for (let n = Math.min(source.int(MOST_WALLS + 1), wallsLeft(g)); n > 0; n--) g.walls[source.int(g.walls.length)]++;
    return;
  }
  for (let n = source.int(3); n > 0; n--) retrain(g, SOLDIER, MARKSMAN, source);
  for (let n = source.int(MOST_TROLLS + 1); n > 0; n--) {
    const foreground = source.int(g.kit.foregrounds.length);
    if (g.bag[TROLL] === 0 || g.horde[hordeAt(foreground, GOBLIN)] === 0) continue;
    g.bag[TROLL]--;
    g.horde[hordeAt(foreground, TROLL)]++;
  }
};
