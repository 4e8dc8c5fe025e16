import { Ledger, line } from '@ravelin/engine';
import { willPhase } from '@ravelin/games/empires';
import { cardDoes } from './deck.ts';
import { emergencyAid, russiaTired, willSinks } from './happenings.ts';
import { endGame } from './victory.ts';
import { ask, decision, HAPSBURG, move, must, NONE, run, slot, THEATER, VICTORIES, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** H7 The National Will Phase, with Emergency Aid (H10.2.1). */

/** H13.21.1: the Front is on the map and no nearer than Przemyśl. */
export const russiaTires = (g: War): boolean => {
  const { carpathian, front } = g.kit;
  return (
    cardDoes(g, 'russia-tires') && g.space[carpathian] !== NONE && g.space[carpathian] >= front[carpathian].fortress
  );
};

/** H10.2.2, H10.2.3, H10.2.5, in any turn: only a count of one below the lowest can be saved, and only by an allocated Resource. */
const canBeSaved = (g: War): boolean =>
  g.emergency === 1 && countWill(g) === g.kit.low - 1 && g.resources.some((number) => number > 0);

const saving = decision({
  id: 'emergency-aid',
  prompt: 'National Will is about to collapse. Put a Resource in the Victories Box?',
  seat: () => HAPSBURG,
  moves: [
    move('park', {
      rule: 'H10.2.1',
      notation: 'park {theater}',
      choose: {
        theater: slot(THEATER, [
          must('H10.2.2', 'There must be an allocated Resource.', (g, theater) => g.resources[theater] > 0),
        ]),
      },
      preview: (g) => {
        const ledger = new Ledger('National Will');
        countWill(g, ledger);
        line(ledger, 'H10.2.1', 'Emergency Aid', 1);
        return [ledger];
      },
      do: (g, _L, x, { theater }) => {
        // H10.2.4: it cannot be bought again.
        g.resources[theater]--;
        g.parked++;
        x.emit(g, emergencyAid, 'H10.2.1', { theater });
      },
    }),
    move('accept defeat', { rule: 'H10.2.1', warn: () => 'This loses the game.', do: () => {} }),
  ],
});

/** H7.0.8; H7.0.10: the marker moves here and nowhere else. */
const { counted, settle } = willPhase<War>({ shown: 'H7.0.8', lost: 'H7.0.9' }, countWill, (g, x) =>
  endGame(g, x, 'will', 'H8.1.2'),
);

export const nationalWill = [
  run('H7.0.2', (g, _L, x) => {
    if (russiaTires(g)) {
      g.box[g.kit.russiaTires] = VICTORIES;
      x.emit(g, russiaTired, 'H13.21.1', {});
    }
    if (canBeSaved(g)) x.emit(g, willSinks, 'H10.2.1', { total: g.kit.low - 1 }, { ledger: counted(g, x) });
  }),
  ask('H10.2.1', saving, canBeSaved),
  run('H7.0.8', (g, _L, x) => settle(g, x)),
];
