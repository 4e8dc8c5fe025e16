import { cardDoes } from './deck.ts';
import { emergencyAid, russiaTired, willCounted } from './happenings.ts';
import { endGame } from './victory.ts';
import {
  ask,
  decision,
  HAPSBURG,
  move,
  must,
  NONE,
  type Of,
  procedure,
  run,
  slot,
  THEATER,
  VICTORIES,
  type War,
  WILL,
} from './war.ts';
import { countWill, shownWill } from './will-count.ts';

/** H7 The National Will Phase, with Emergency Aid (H10.2). */

const locals = { total: WILL };

/** H13.21.1: the Front is on the map and no nearer than Przemyśl. */
const russiaTires = (g: War): boolean => {
  const { carpathian, front } = g.kit;
  return (
    cardDoes(g, 'russia-tires') && g.space[carpathian] !== NONE && g.space[carpathian] >= front[carpathian].fortress
  );
};

/** H10.2.2, H10.2.3: only a count of one below the lowest can be saved, and only by an allocated Resource. */
const canBeSaved = (g: War, total: number): boolean =>
  g.emergency === 1 && total === g.kit.low - 1 && g.resources.some((number) => number > 0);

const saving = decision<Of<typeof locals>>({
  id: 'emergency-aid',
  prompt: 'National Will is about to collapse. Put a Resource in the Victories Box?',
  seat: () => HAPSBURG,
  moves: [
    move('park', {
      rule: 'H10.2.1',
      notation: 'park {theater}',
      slots: [
        slot('theater', THEATER, [
          must('H10.2.2', 'There must be an allocated Resource.', (g, _L, theater) => g.resources[theater] > 0),
        ]),
      ],
      do: (g, L, x, theater) => {
        // H10.2.4: it cannot be bought again.
        g.resources[theater]--;
        g.parked++;
        x.emit(g, emergencyAid, 'H10.2.1', { theater });
        L.total = countWill(g);
      },
    }),
    move('accept defeat', { rule: 'H10.2.1', do: () => {} }),
  ],
});

export const nationalWill = procedure('national-will', locals, [
  run('H7.0.2', (g, L, x) => {
    if (russiaTires(g)) {
      g.box[g.kit.russiaTires] = VICTORIES;
      x.emit(g, russiaTired, 'H13.21.1', {});
    }
    L.total = countWill(g);
  }),
  ask('H10.2.1', saving, (g, L) => canBeSaved(g, L.total)),
  run('H7.0.8', (g, L, x) => {
    g.will = shownWill(g, L.total);
    const ledger = x.ledger('National Will');
    if (ledger) countWill(g, ledger);
    x.emit(g, willCounted, 'H7.0.8', { total: L.total, shown: g.will }, { ledger });
    if (L.total < g.kit.low) endGame(g, x, 'will', 'H8.1.2');
  }),
]);
