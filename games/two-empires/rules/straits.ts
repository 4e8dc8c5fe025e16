import type { Play } from '@ravelin/engine';
import { cardDoes } from '@ravelin/games/empires';
import { joined as ottoman } from '@ravelin/games/ottoman-sunset';
import { ask, type Both, decision, HAPSBURG, move, must, OTTOMAN, onNation, SHIPS, slot, warOf, when } from './both.ts';
import { shipsSent } from './happenings.ts';
import { RULES } from './nations.ts';

/** E4 The Straits and the sea. */

/** Does the Ottomans' card fight at sea with their U-boats? */
const uboatsSail = (g: Both): boolean => {
  const war = g.parts[OTTOMAN];
  return war.kit.cards[war.card].event.some(
    (clause) => clause.do === 'battle' && clause.battle === war.kit.battleIds[g.kit.uboatBattle],
  );
};

/** E4.1.2 */
const narrowsAttacked = (g: Both): boolean =>
  cardDoes(warOf(g, OTTOMAN), 'narrows') && ottoman.attackCanCome(g.parts[OTTOMAN]);

const shipsAtHand = (g: Both): number => g.parts[HAPSBURG].resources[g.kit.naval];

/** E4.1.4: no Railway and no Action; what is spent leaves the game. */
const spendShips = (g: Both, x: Play<Both>, ships: number, rule: string): void => {
  const war = g.parts[HAPSBURG];
  war.resources[g.kit.naval] -= ships;
  war.spent += ships;
  g.sea = ships;
  x.emit(g, shipsSent, rule, { ships, left: shipsAtHand(g) });
};

const sail = (id: string, rule: string, prompt: string, most: (g: Both) => number) =>
  decision({
    id,
    prompt,
    seat: () => HAPSBURG,
    moves: [
      move('sail', {
        rule,
        notation: 'sail {ships}',
        choose: {
          ships: slot(SHIPS, [
            must(rule, 'There may be no more than the Event allows.', (g, ships) => ships <= most(g)),
            must(
              'E4.1.4',
              'There must be so many Resources in the Naval Theater.',
              (g, ships) => ships <= shipsAtHand(g),
            ),
          ]),
        },
        do: (g, _L, x, { ships }) => spendShips(g, x, ships, rule),
      }),
    ],
  });

const toTheNarrows = sail(
  'sail-narrows',
  'E4.1.1',
  'The Narrows are attacked. How many Naval Resources do the Hapsburgs spend? Each lowers British Fortitude by 1.',
  (g) => g.kit.files.combination.narrows.most,
);
const withTheUboats = sail(
  'sail-uboats',
  'E4.1.3',
  'The U-boats sail. Do the Hapsburgs spend a Naval Resource? It adds 1 to the battle.',
  (g) => g.kit.files.combination.uboats.most,
);

/** E4.1.2 */
const canHelp = (g: Both): boolean => !g.parts[HAPSBURG].over && !g.parts[OTTOMAN].over && shipsAtHand(g) > 0;

/** Before the first die of the Event. */
export const sailing = [
  when('E4.1.2', canHelp, [ask('E4.1.1', toTheNarrows, narrowsAttacked), ask('E4.1.3', withTheUboats, uboatsSail)]),
];

/** E4.1.1: each ship lowers British Fortitude; false: the U-boats close the Straits. */
export const narrowsWithShips = (g: Both, x: Play<Both>): boolean => {
  const war = g.parts[OTTOMAN];
  if (war.uboats) return false;
  ottoman.attackNarrows(war, x as unknown as Play<typeof war>, war.kit.fortitude - g.sea);
  return true;
};

/** E4.1.3 */
export const uboatsWithShips = (g: Both, x: Play<Both>): void => {
  RULES[OTTOMAN].fight(warOf(g, OTTOMAN), onNation(x), g.kit.uboatBattle, ['E4.1.3', 'Hapsburg ships', g.sea]);
};
