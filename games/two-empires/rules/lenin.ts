import type { Play } from '@ravelin/engine';
import { currentCard, type Empire, isActive, remove, THEATER, turnCounter, VICTORIES } from '@ravelin/games/empires';
import { type Both, HAPSBURG, nationOf, OTTOMAN, onMap, onWhole, warOf, wholeOf } from './both.ts';
import { leninHelped } from './happenings.ts';
import { RULES } from './nations.ts';

/** Lenin's journey (E8.3.2). */

const { must, slot, move } = onMap;

/** Have the cards of this Epoch joined both decks? 0: Mid-Day, 1: Dusk. */
const joined = (g: Both, epoch: number): boolean => {
  const { files } = g.parts[HAPSBURG].kit;
  return (
    g.parts[HAPSBURG].status >= files.board.joins[epoch === 0 ? 'mid-day' : 'dusk'] &&
    g.parts[OTTOMAN].joined[epoch] === 1
  );
};

const isEastern = (war: Empire, battle: number): boolean =>
  battle < war.kit.battle.length && war.kit.theaters[war.kit.battle[battle].theater] === 'eastern';

const victories = (war: Empire, counts: (battle: number) => boolean): number =>
  war.box.reduce((sum, box, battle) => sum + (box === VICTORIES && counts(battle) ? 1 : 0), 0);

/** E8.3.3 */
const wayIsOpen = (g: Both): boolean =>
  victories(warOf(g, OTTOMAN), (battle) => isEastern(warOf(g, OTTOMAN), battle)) > 0 ||
  victories(warOf(g, HAPSBURG), (battle) => g.kit.leninBattles.includes(battle)) > 0;

/** E8.3.7: battles in Serbia count as Eastern here. */
const isSerbian = (g: Both, nation: number, battle: number): boolean =>
  nation === HAPSBURG && g.parts[HAPSBURG].kit.files.battles.battles[battle]?.serbian === true;

const canBeFinished = (g: Both): boolean => {
  const { removal } = g.kit.files.combination.lenin;
  return [HAPSBURG, OTTOMAN].some((nation) => {
    const war = warOf(g, nation);
    return (
      victories(war, (battle) => isEastern(war, battle) || isSerbian(g, nation, battle)) >= removal.easternVictories ||
      victories(war, (battle) => war.kit.kaiserschlacht.includes(battle)) >= removal.kaiserschlachtVictories
    );
  });
};

/** The Carpathian and the Caucasus Front, where they stand on a map that still counts. */
const fronts = (g: Both): readonly (readonly [war: Empire, front: number, provisional: number])[] => {
  const h = g.parts[HAPSBURG];
  const o = g.parts[OTTOMAN];
  const caucasus = o.kit.front.findIndex(({ russian }) => russian);
  const both: [Empire, number, number][] = [
    [h, h.kit.carpathian, 1],
    [o, caucasus, o.kit.front[caucasus].flipped[o.side[caucasus]]],
  ];
  return both.filter(([war, front]) => !war.over && isActive(war, front));
};

/** E8.3.4: no Retreat; E8.3.6: away. */
const travel = (g: Both, x: Play<Empire>): void => {
  const { operations } = g.kit.files.combination.lenin;
  if (g.lenin === operations)
    for (const [war, front, side] of fronts(g)) {
      if (war.side[front] !== side) turnCounter(war, x, front, side, 'E8.3.4');
    }
  if (g.lenin === g.kit.leninAll) for (const [war, front] of fronts(g)) remove(war, x, front, 'E8.3.6');
};

const isReduced = (g: Both): boolean => g.lenin >= g.kit.files.combination.lenin.operations;

/** E8.3.5: the last Operation before the Fronts are reduced. */
const isLastForReduction = (g: Both): boolean => g.lenin === g.kit.files.combination.lenin.operations - 1;

export const lenin = move('lenin', {
  rule: 'E8.3.2',
  notation: 'lenin by {theater}',
  if: [
    must('E8.3.2/option', 'The optional rule must be in use.', (g) => wholeOf(g).journey === 1),
    must('E8.3.2/mid-day', 'Mid-Day cards must have joined both decks.', (g) => joined(wholeOf(g), 0)),
    must('E8.3.2/retreat', 'The Great Retreat must have been made.', (g) => wholeOf(g).parts[HAPSBURG].retreat === 1),
    must('E8.3.2/actions-first', 'The Actions of the card must be used up first.', (g) => g.actions === 0),
    must('E8.3.2/allowed', 'The card must not forbid Operations.', (g) => !currentCard(g).noActions),
    must(
      'E7.2.4',
      'Since the ally fell, Russia cannot leave the war.',
      (g) => !isReduced(wholeOf(g)) || wholeOf(g).stays === 0,
    ),
    must('E8.3.3', 'A battle in the East must have been won.', (g) => isReduced(wholeOf(g)) || wayIsOpen(wholeOf(g))),
    must(
      'E8.3.6/dusk',
      'Dusk cards must have joined both decks.',
      (g) => !isReduced(wholeOf(g)) || joined(wholeOf(g), 1),
    ),
    must(
      'E8.3.7',
      'Three battles of the East or two of the Kaiserschlacht must have been won on one map.',
      (g) => !isReduced(wholeOf(g)) || canBeFinished(wholeOf(g)),
    ),
    must(
      'E8.3.6/fronts',
      'The Fronts must not have been removed by it.',
      (g) => wholeOf(g).lenin < wholeOf(g).kit.leninAll,
    ),
  ],
  choose: {
    theater: slot(THEATER, [
      must('E8.3.2/resource', 'There must be a Resource in that Theater.', (g, theater) => g.resources[theater] > 0),
      must(
        'E8.3.5',
        'One of the two Operations must be Eastern.',
        (g, theater) =>
          !isLastForReduction(wholeOf(g)) || wholeOf(g).leninEast === 1 || g.kit.theaters[theater] === 'eastern',
      ),
      must(
        'E8.3.6/eastern',
        'This Operation must be Eastern.',
        (g, theater) => !isReduced(wholeOf(g)) || g.kit.theaters[theater] === 'eastern',
      ),
    ]),
  },
  do: (war, _L, x, { theater }) => {
    const g = wholeOf(war);
    const nation = nationOf(war);
    const payment = war.kit.paidFrom.findIndex((theaters) => theaters.length === 1 && theaters[0] === theater);
    const rule = isReduced(g) ? 'E8.3.6' : 'E8.3.2';
    RULES[nation].paying.spendResources(war, x, payment, rule);
    g.lenin++;
    if (war.kit.theaters[theater] === 'eastern') g.leninEast = 1;
    onWhole(x).emit(g, leninHelped, rule, { nation, number: g.lenin });
    travel(g, x);
  },
});
