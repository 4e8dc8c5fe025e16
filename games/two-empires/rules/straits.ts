import { cardDoes } from '@ravelin/empires';
import type { Play } from '@ravelin/engine';
import { joined as ottoman } from '@ravelin/ottoman-sunset';
import { ask, type Both, decision, HAPSBURG, move, must, OTTOMAN, onNation, SHIPS, slot, warOf } from './both.ts';
import { shipsSent } from './happenings.ts';
import { RULES } from './nations.ts';

/** E4 The Straits and the sea. */

/** Does the Ottomans' card fight at sea with their U-boats? */
const uboatsSail = (g: Both): boolean => {
  const war = g.parts[OTTOMAN];
  return war.kit.cards[war.card].card.event.some(
    (clause) => clause.do === 'battle' && clause.battle === war.kit.battleIds[g.kit.uboatBattle],
  );
};

/** E4.1.2 */
const narrowsAttacked = (g: Both): boolean =>
  cardDoes(warOf(g, OTTOMAN), 'narrows') && ottoman.attackCanCome(g.parts[OTTOMAN]);

const mostShips = (g: Both): number => {
  const { narrows, uboats } = g.kit.files.combination;
  return narrowsAttacked(g) ? narrows.most : uboats.most;
};

const shipsAtHand = (g: Both): number => g.parts[HAPSBURG].resources[g.kit.naval];

/** E4.1.4: no Railway and no Action; what is spent leaves the game. */
const sail = decision({
  id: 'sail',
  prompt: 'How many Naval Resources do the Hapsburgs spend at sea?',
  seat: () => HAPSBURG,
  moves: [
    move('sail', {
      rule: 'E4.1.1',
      notation: 'sail {ships}',
      slots: [
        slot('ships', SHIPS, [
          must('E4.1.1', 'No more than the Event allows.', (g, _L, ships) => ships <= mostShips(g)),
          must(
            'E4.1.4',
            'There must be so many Resources in the Naval Theater.',
            (g, _L, ships) => ships <= shipsAtHand(g),
          ),
        ]),
      ],
      do: (g, _L, x, ships) => {
        const war = warOf(g, HAPSBURG);
        const rule = narrowsAttacked(g) ? 'E4.1.1' : 'E4.1.3';
        const payment = war.kit.paidFrom.findIndex((theaters) => theaters.length === 1 && theaters[0] === g.kit.naval);
        for (let n = 0; n < ships; n++) RULES[HAPSBURG].paying.spendResources(war, onNation(x), payment, rule);
        g.sea = ships;
        x.emit(g, shipsSent, rule, { ships });
      },
    }),
  ],
});

/** Before the first die of the Event. */
export const sailing = [
  ask(
    'E4.1.2',
    sail,
    (g) =>
      !g.parts[HAPSBURG].over && !g.parts[OTTOMAN].over && shipsAtHand(g) > 0 && (narrowsAttacked(g) || uboatsSail(g)),
  ),
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
