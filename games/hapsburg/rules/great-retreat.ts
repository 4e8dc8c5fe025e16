import { Ledger, line, type Play } from '@ravelin/engine';
import { markerMoved, type Payment, type Terms } from '@ravelin/games/empires';
import { lay } from './boxes.ts';
import { remove } from './fronts.ts';
import { greatRetreat } from './happenings.ts';
import { ACTIONS, areThere, PAYMENT, resourcesIn, spendActions, spendResources } from './payment.ts';
import {
  ask,
  BATTLE,
  COUNT,
  DEFEATS,
  decision,
  HAPSBURG,
  move,
  must,
  type Of,
  procedure,
  run,
  STALEMATES,
  setOf,
  slot,
  VICTORIES,
  type War,
} from './war.ts';

/** The Great Retreat (H4.5.1). */

/** H4.5.8: only Off-Map Battle markers count. */
const canPay = (g: War, battle: number): boolean => battle < g.kit.battle.length && g.box[battle] === VICTORIES;

const victoriesToPay = (g: War): number => {
  let n = 0;
  for (let battle = 0; battle < g.kit.battle.length; battle++) if (g.box[battle] === VICTORIES) n++;
  return n;
};

/** H4.5.7: one for each space ahead of Brest-Litovsk. */
const spacesAhead = (g: War): number => g.kit.front[g.kit.polish].far - g.space[g.kit.polish];

const giveUp = (g: War, x: Play<War>, battle: number, box: number, rule: string): void => {
  x.emit(g, markerMoved, rule, { battle, box });
  lay(g, x, battle, box);
};

/** What must be moved, itemised. */
const price = (defeats: number, stalemates: number): Ledger => {
  const ledger = new Ledger('Victories to give up');
  line(ledger, 'H4.5.6', 'to the Defeats Box', defeats);
  line(ledger, 'H4.5.7', 'to the Stalemates Box', stalemates);
  return ledger;
};

const locals = { need: COUNT };

const sacrifice = decision<Of<typeof locals>>({
  id: 'great-retreat',
  prompt: 'Which Victories become Stalemates?',
  seat: () => HAPSBURG,
  moves: [
    move('sacrifice', {
      rule: 'H4.5.7',
      choose: {
        markers: setOf(BATTLE, {
          must: [
            must('H4.5.8/victory', 'It must be an Off-Map Battle marker in the Victories Box.', (g, battle) =>
              canPay(g, battle),
            ),
            must(
              'H4.5.7/most',
              'There may be only one marker for each space ahead of Brest-Litovsk.',
              (_g, _atom, L, list) => list.length < L.need,
            ),
          ],
          enough: [
            must(
              'H4.5.7/enough',
              'One marker for each space ahead of Brest-Litovsk.',
              (_g, list, L) => list.length >= L.need,
            ),
          ],
          most: (_g, L) => L.need,
        }),
      },
      preview: (_g, _chosen, L) => [price(0, L.need)],
      do: (g, L, x, { markers: list }) => {
        for (const battle of list) giveUp(g, x, battle, STALEMATES, 'H4.5.7');
        L.need = 0;
      },
    }),
  ],
});

/** What is still to be paid, then the Front goes (H4.5.10). If every Victory must go, there is nothing to choose. */
export const greatRetreatPrice = procedure('great-retreat', locals, [
  ask('H4.5.7', sacrifice, (g, L) => L.need > 0 && L.need < victoriesToPay(g)),
  run('H4.5.10', (g, L, x) => {
    if (L.need > 0)
      for (let battle = 0; battle < g.kit.battle.length; battle++)
        if (canPay(g, battle)) giveUp(g, x, battle, STALEMATES, 'H4.5.7');
    const space = g.space[g.kit.polish];
    g.retreat = 1;
    x.emit(g, greatRetreat, 'H4.5.10', { space });
    remove(g, x, g.kit.polish, 'H4.5.10');
  }),
]);

const cost = (g: War): number => g.kit.costs.greatRetreat;

export const retreatMove = (terms: Terms) =>
  move('great retreat', {
    rule: 'H4.5.10',
    notation: 'great retreat by {payment} losing {marker}',
    if: [
      ...terms.sacrifice,
      must('H4.5.2', 'War Status must be on space 2 or higher.', (g) => g.status >= g.kit.retreatFrom),
      must('H4.5.3', 'The Polish Front must be on the map.', (g) => g.space[g.kit.polish] > 0),
      must(
        'H4.5.9',
        'There must be enough Off-Map Battle markers in the Victories Box.',
        (g) => g.space[g.kit.polish] <= 0 || victoriesToPay(g) > spacesAhead(g),
      ),
    ],
    choose: {
      payment: slot(
        PAYMENT,
        terms.orOneResource(
          [
            must(
              'H4.5.4',
              'It takes 2 Actions of the card.',
              (g, way: Payment) => way !== ACTIONS || g.actions >= cost(g),
            ),
            must('H4.5.5', 'Or it takes 1 Resource, not more.', (g, way: Payment) => resourcesIn(g, way) <= 1),
            must('H4.6.5', 'Only Resources in a Theater Box can be spent.', (g, way: Payment) => areThere(g, way)),
          ],
          cost,
        ),
      ),
      marker: slot(BATTLE, [
        must('H4.5.6', 'It must lie in the Victories Box.', (g, battle) => g.box[battle] === VICTORIES),
        must(
          'H4.5.8/off-map',
          'Only Off-Map Battle markers can be moved.',
          (g, battle) => battle < g.kit.battle.length,
        ),
      ]),
    },
    preview: (g) => [price(1, spacesAhead(g))],
    do: (g, _L, x, { payment: way, marker: battle }) => {
      const need = spacesAhead(g);
      // H4.5.4 or H4.5.5, never a mixture.
      if (way === ACTIONS) spendActions(g, x, cost(g));
      else spendResources(g, x, way, 'H4.5.5');
      giveUp(g, x, battle, DEFEATS, 'H4.5.6');
      if (!g.over) x.call(g, greatRetreatPrice, { need });
    },
  });
