import { cauldronsOn } from './board.ts';
import { cauldronHung, itemMounted, ladderSet, wallRaised } from './happenings.ts';
import { cauldronsLeft, wallsLeft } from './possible.ts';
import {
  about,
  CAULDRON,
  COUNT,
  DEFENDER,
  decision,
  ITEM,
  move,
  must,
  NONE,
  SECTION,
  sectionOfCauldron,
  slot,
  TOWER,
  unitOfCauldron,
} from './siege.ts';

/** S15 Forge and Workshop: what their actions ask for. */

/** For a cannon, a pole and a bay window; `rule` is the paragraph that asks for a tower without an item. */
export const mount = (rule: string, item: number) =>
  decision({
    id: 'mount',
    prompt: '{item}: choose the tower.',
    about: about({ item: ITEM }, () => ({ item })),
    seat: () => DEFENDER,
    moves: [
      move('mount', {
        rule,
        notation: 'mount {tower}',
        choose: {
          tower: slot(TOWER, [
            must(`${rule}/tower`, 'The tower must hold no item.', (g, tower) => g.item[tower] === NONE),
          ]),
        },
        do: (g, _L, x, { tower }) => {
          g.item = g.item.with(tower, item);
          x.emit(g, itemMounted, rule, { tower, item });
        },
      }),
    ],
  });

export const hang = (rule: string) =>
  decision({
    id: 'cauldron',
    prompt: 'Choose a cauldron and its wall section.',
    seat: () => DEFENDER,
    moves: [
      move('hang', {
        rule,
        notation: 'hang {cauldron}',
        choose: {
          cauldron: slot(CAULDRON, [
            must(
              'S2.2.6',
              'A section bears two cauldrons at most, of different kinds.',
              (g, cauldron) =>
                g.cauldron[cauldron] === 0 &&
                cauldronsOn(g, sectionOfCauldron(cauldron)) < g.kit.limits.sectionCauldrons,
            ),
            must(
              'S1.4.3/cauldron',
              'A cauldron of this kind must be free.',
              (g, cauldron) => cauldronsLeft(g, unitOfCauldron(cauldron)) > 0,
            ),
          ]),
        },
        do: (g, _L, x, { cauldron }) => {
          g.cauldron = g.cauldron.with(cauldron, 1);
          x.emit(g, cauldronHung, rule, { cauldron });
        },
      }),
    ],
  });

export const setLadder = decision({
  id: 'ladder',
  prompt: 'Choose the wall section for the ladder.',
  seat: () => DEFENDER,
  moves: [
    move('ladder', {
      rule: 'S15.8.2.2',
      notation: 'ladder {section}',
      choose: {
        section: slot(SECTION, [
          must(
            'S15.8.2.2/section',
            'The section must have no ladder of yours.',
            (g, section) => g.ladder[section] === 0,
          ),
        ]),
      },
      do: (g, _L, x, { section }) => {
        g.ladder = g.ladder.with(section, 1);
        x.emit(g, ladderSet, 'S15.8.2.3', { section });
      },
    }),
  ],
});

/** S2.2.5: on any section, however many it bears. `number` of them are to be raised, one after another. */
export const raise = (rule: string, number: (L: Record<string, number>) => number = () => 1) =>
  decision({
    id: 'wall',
    prompt: '{left, plural, one {# wall component} other {# wall components}} to place: choose the wall section.',
    about: about({ left: COUNT }, (g, L) => ({ left: Math.min(number(L), wallsLeft(g)) })),
    seat: () => DEFENDER,
    moves: [
      move('raise', {
        rule,
        notation: 'raise {section}',
        choose: { section: slot(SECTION) },
        do: (g, _L, x, { section }) => {
          g.walls[section]++;
          x.emit(g, wallRaised, rule, { section, now: g.walls[section] });
        },
      }),
    ],
  });
