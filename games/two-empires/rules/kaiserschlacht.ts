import type { Play } from '@ravelin/engine';
import {
  ASIDE,
  currentCard,
  decided,
  type Empire,
  endKaiserschlacht,
  markerMoved,
  RAGING,
  VICTORIES,
  WAITING,
  wasPlayed,
} from '@ravelin/games/empires';
import {
  AT_WAR,
  type Both,
  HAPSBURG,
  nationOf,
  OTTOMAN,
  onNation,
  onWhole,
  other,
  PEACE,
  warOf,
  wholeOf,
} from './both.ts';
import { kaiserschlachtOfBoth, kaiserschlachtWaits, peaceMade, refightRolled } from './happenings.ts';
import { RULES } from './nations.ts';
import { drag } from './victory-and-defeat.ts';

/** E5 The Kaiserschlacht. */

const cardOf = (g: Both, nation: number): number => {
  const { cards } = g.kit.files.combination.kaiserschlacht;
  return nation === HAPSBURG ? cards.hapsburg : cards.ottoman;
};

/** E5.4.2: the card of a nation that is out of the war counts as drawn. */
const hasDrawn = (g: Both, nation: number): boolean =>
  g.fate[nation] !== AT_WAR || wasPlayed(warOf(g, nation), cardOf(g, nation));

/** E5.1.1: with the second of the two cards it begins for both; E5.1.2: the first begins nothing. */
export const kaiserschlachtDrawn = (g: Both, x: Play<Both>, nation: number): void => {
  if (hasDrawn(g, other(nation))) begin(g, x, 'E5.1.1');
  else x.emit(g, kaiserschlachtWaits, 'E5.1.1', { nation });
};

const begin = (g: Both, x: Play<Both>, rule: string): void => {
  for (const nation of [HAPSBURG, OTTOMAN]) if (g.fate[nation] === AT_WAR) g.parts[nation].kaiserschlacht = RAGING;
  g.beat = 0;
  x.emit(g, kaiserschlachtOfBoth, rule, {});
};

/** E5.2.2: the odd battles belong to the Hapsburgs, the even ones to the Ottomans. `at` counts from 0. */
const ownerOf = (at: number): number => (at % 2 === 0 ? HAPSBURG : OTTOMAN);

/** E5.2.3: the next of the six, or one again, by the die of the nation in turn. */
const nextBattle = (g: Both, x: Play<Both>): number => {
  const { box, kit } = warOf(g, g.turnOf);
  const fresh = kit.kaiserschlacht.findIndex((battle) => box[battle] === ASIDE);
  if (fresh >= 0) return fresh;
  const die = x.die(kit.kaiserschlacht.length);
  x.emit(g, refightRolled, 'E5.2.4', { die, nation: ownerOf(die - 1) });
  return die - 1;
};

/** E5.3.1: the marker of that number moves on both maps; E5.3.2: no will is counted here. E5.4.3: a nation that has been scored keeps its boxes. */
const fightOnBoth = (g: Both, x: Play<Both>, at: number): void => {
  const nation = ownerOf(at);
  const fighter = warOf(g, nation);
  const { headline, kaiserschlacht } = currentCard(fighter);
  // E5.1.3: the card counts in its own turn.
  const bonus = nation === g.turnOf ? kaiserschlacht : 0;
  const battle = fighter.kit.kaiserschlacht[at];
  const box = RULES[nation].fight(fighter, onNation(x), battle, ['E5.1.3', headline, bonus]);
  const ally = warOf(g, other(nation));
  if (ally.over) return;
  const theirs = ally.kit.kaiserschlacht[at];
  onNation(x).emit(ally, markerMoved, 'E5.3.1', { battle: theirs, box });
  RULES[other(nation)].lay(ally, onNation(x), theirs, box);
};

/** E5.4.1: as in the nation's own book; E5.4.2: it begins now at the latest. */
const fightAlone = (g: Both, x: Play<Both>, nation: number): void => {
  const war = warOf(g, nation);
  if (war.kaiserschlacht === WAITING && hasDrawn(g, nation)) begin(g, x, 'E5.4.2');
  RULES[nation].fightKaiserschlacht(war, onNation(x));
};

/** E5.2.1: one battle in two nation-turns; E5.1.4: the first of them by the Hapsburgs. */
export const kaiserschlachtPhase = (g: Both, x: Play<Both>): void => {
  const nation = g.turnOf;
  if (g.parts[nation].over) return;
  if (g.fate[other(nation)] !== AT_WAR) fightAlone(g, x, nation);
  else if (g.parts[nation].kaiserschlacht === RAGING && (g.beat > 0 || nation === HAPSBURG)) {
    const { rhythm } = g.kit.files.combination.kaiserschlacht;
    const fights = rhythm[g.beat] === 'fight';
    g.beat = (g.beat + 1) % rhythm.length;
    if (fights) fightOnBoth(g, x, nextBattle(g, x));
  }
};

/** E5.3.4: all twelve must lie together; E5.4.1: alone, the six of the nation, by its own book. */
export const kaiserschlachtEnds = (war: Empire, x: Play<Empire>, box: number, rule: string): void => {
  const g = wholeOf(war);
  const ally = other(nationOf(war));
  if (g.fate[ally] !== AT_WAR) endKaiserschlacht(war, x, box, rule);
  else if (!decided(warOf(g, ally), box)) return;
  else for (const nation of [HAPSBURG, OTTOMAN]) endKaiserschlacht(warOf(g, nation), x, box, 'E5.3.4');
  if (g.parts[HAPSBURG].coalition) makePeace(g, x, box);
};

/** E0.2.4: the war is over for every nation that is still in it. */
const makePeace = (g: Both, x: Play<Empire>, box: number): void => {
  const won = box === VICTORIES;
  for (const nation of [HAPSBURG, OTTOMAN]) {
    if (g.fate[nation] === AT_WAR) {
      g.fate[nation] = PEACE;
      onWhole(x).emit(g, peaceMade, 'E0.2.4', { nation, won: won ? 1 : 0 });
      x.end(warOf(g, nation));
    } else if (g.together && !won) drag(g, onWhole(x), nation);
  }
};
