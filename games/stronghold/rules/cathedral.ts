import { slay } from './deaths.ts';
import { blessed, glared, orderMixedUp } from './happenings.ts';
import {
  DEFENDER,
  decision,
  FLANK,
  HORDE,
  INVADER,
  move,
  must,
  NONE,
  pieceOf,
  placeOf,
  SECTION,
  SIEGE_TOWER,
  slot,
} from './siege.ts';

/** S15 Cathedral: what its actions ask for. */

export const bless = decision({
  id: 'blessing',
  prompt: 'Name the side whose marksmen are blessed.',
  seat: () => DEFENDER,
  moves: [
    move('bless', {
      rule: 'S15.2.1.2',
      notation: 'bless {side}',
      choose: { side: slot(FLANK) },
      do: (g, _L, x, { side }) => {
        g.blessing = side;
        x.emit(g, blessed, 'S15.2.1.2', { side });
      },
    }),
  ],
});

/** S15.2.2.2: nobody but the invader knows a face that was down. The token comes back to him with the others (S11.2.3). */
export const mixUp = decision({
  id: 'mix-up',
  prompt: 'Choose the order that is put aside.',
  seat: () => DEFENDER,
  moves: [
    move('discard', {
      rule: 'S15.2.2.2',
      notation: 'discard {section}',
      choose: {
        section: slot(SECTION, [
          must('S15.2.2.3/section', 'An order must lie on that section.', (g, section) => g.order[section] !== NONE),
        ]),
      },
      do: (g, _L, x, { section }) => {
        const order = g.order[section];
        x.emit(g, orderMixedUp, 'S15.2.2.2', { section, order }, g.orderOpen[section] === 1 ? {} : { knows: INVADER });
        g.order[section] = NONE;
        g.orderOpen[section] = 0;
      },
    }),
  ],
});

/** S15.2.3.3: no mantelet is asked for. */
export const shoot = decision({
  id: 'sharpshooters',
  prompt: 'Choose the invader unit that the Sharpshooters kill.',
  seat: () => DEFENDER,
  moves: [
    move('shoot', {
      rule: 'S15.2.3.2',
      notation: 'shoot {unit}',
      choose: {
        unit: slot(
          HORDE,
          [
            must('S1.2.4', 'It must be a unit; a siege tower is none.', (_g, horde) => pieceOf(horde) !== SIEGE_TOWER),
            must('S15.2.3.2/unit', 'Such a unit must stand there.', (g, horde) => g.horde[horde] > 0),
          ],
          (g, out) => {
            let n = 0;
            for (let horde = 0; horde < g.horde.length; horde++) if (g.horde[horde] > 0) out[n++] = horde;
            return n;
          },
        ),
      },
      do: (g, _L, x, { unit: horde }) => slay(g, x, 'S15.2.3.2', placeOf(horde), pieceOf(horde), 1),
    }),
  ],
});

/** For the action, and for the plan that does the same. */
export const glare = (rule: string) =>
  decision({
    id: 'glare',
    prompt: 'Choose the wall section for the Unearthly Glare.',
    seat: () => DEFENDER,
    moves: [
      move('glare', {
        rule,
        notation: 'glare {section}',
        choose: { section: slot(SECTION) },
        do: (g, _L, x, { section }) => {
          g.glare = section;
          x.emit(g, glared, rule, { section });
        },
      }),
    ],
  });
