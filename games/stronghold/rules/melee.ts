import type { Play } from '@ravelin/engine';
import { hasGear, towerOn, unitsOn } from './board.ts';
import { anyOf } from './counting.ts';
import { BY_POISON, fall, slay } from './deaths.ts';
import { cauldronPoured, meleeSkipped, poleHeld, poleStruck } from './happenings.ts';
import { shuffleHitDeck, turnHitCard } from './hit-deck.ts';
import {
  ask,
  call,
  cauldronAt,
  DEFENDER,
  decision,
  GOBLIN,
  garrisonAt,
  hordeAt,
  loop,
  MARKSMAN,
  move,
  must,
  NONE,
  POISON,
  POLE,
  procedure,
  run,
  SECTION,
  type Section,
  type Siege,
  slot,
  slotAfter,
  TOWER,
  type Tower,
  UNITS,
} from './siege.ts';

/** S19.2.1 Poison, S19.3.1 cauldrons, S19.4.1 poles. */

/** S15.2.4.3: a section under the Unearthly Glare takes no part in the melee. What came before did not ask for it (S15.2.4.4). */
export const isFought = (g: Siege, section: Section): boolean => section !== g.glare && unitsOn(g, section) > 0;

// ---- poison --------------------------------------------------------------------------------------------------------------------

/** S7.5.3 */
const sections = { section: SECTION };

/** S15.2.4.3: where invader units stand under the Glare, nothing of the melee happens; it is said once, before its first step. */
const tellGlare = (g: Siege, x: Play<Siege>): void => {
  if (g.glare !== NONE && unitsOn(g, g.glare) > 0) x.emit(g, meleeSkipped, 'S15.2.4.3', { section: g.glare });
};

export const poison = procedure('poison', sections, [
  run('S15.2.4.3', (g, _L, x) => tellGlare(g, x)),
  loop('S19.2.1', (g, L) => L.section < g.kit.sections.length, [
    call(
      'S19.2.1',
      () => fall,
      (g, { section }) =>
        isFought(g, section) && hasGear(g, section, POISON) && g.garrison[garrisonAt(section, MARKSMAN)] > 0
          ? { post: section, unit: MARKSMAN, cause: BY_POISON }
          : undefined,
    ),
    run('S19.2.1', (_g, L) => {
      L.section++;
    }),
  ]),
]);

// ---- cauldrons -----------------------------------------------------------------------------------------------------------------

const POUR = ['S19.3.1', 'S19.3.2', 'S19.3.3'];

const pour = (g: Siege, x: Play<Siege>, section: Section, unit: number): void => {
  const place = g.kit.sectionPlace[section];
  const there = g.horde[hordeAt(place, unit)];
  if (g.cauldron[cauldronAt(section, unit)] === 0 || there === 0) return;
  x.emit(g, cauldronPoured, POUR[unit], { cauldron: cauldronAt(section, unit) });
  slay(g, x, POUR[unit], place, unit, unit === GOBLIN ? there : 1);
};

/** S6.5.4: not where a siege tower stands. A cauldron stays where it is (S15.4.2.3). */
export const pourCauldrons = (g: Siege, x: Play<Siege>): void => {
  for (let section = 0; section < g.kit.sections.length; section++)
    if (isFought(g, section) && !towerOn(g, section))
      for (let unit = 0; unit < UNITS.length; unit++) pour(g, x, section, unit);
};

// ---- poles ---------------------------------------------------------------------------------------------------------------------

const isReady = (g: Siege, tower: Tower): boolean => g.item[tower] === POLE && g.struckPole[tower] === 0;

/** A pole that has not struck yet and could hit somebody is left; otherwise the rest of the step is idle. */
const polesLeft = (g: Siege): boolean =>
  anyOf(g.item, (tower) => isReady(g, tower) && g.kit.towerSections[tower].some((section) => isFought(g, section)));

const weakest = (g: Siege, place: number): number => {
  for (let unit = 0; unit < UNITS.length; unit++) if (g.horde[hordeAt(place, unit)] > 0) return unit;
  return NONE;
};

const poleReady = must('S19.4.1/pole', 'The tower must have a pole that has not struck yet.', (g, tower: Tower) =>
  isReady(g, tower),
);

const strikeWith = decision({
  id: 'pole',
  prompt: 'Choose the wall section that a pole strikes, or hold it back.',
  seat: () => DEFENDER,
  moves: [
    move('strike', {
      rule: 'S19.4.1',
      notation: 'strike {section} from {tower}',
      choose: {
        section: slot(SECTION, [
          must(
            'S15.2.4.3/poles',
            'The section must not lie under the Unearthly Glare.',
            (g, section) => section !== g.glare,
          ),
          must('S19.4.1/section', 'Beside the section must be a pole that has not struck yet.', (g, section) =>
            g.kit.sectionTowers[section].some((tower) => isReady(g, tower)),
          ),
        ]),
        tower: slotAfter({ section: SECTION }, TOWER, [
          poleReady,
          must('S19.4.1/beside', 'The tower must stand beside the section.', (g, tower, _L, { section }) =>
            g.kit.towerSections[tower].includes(section),
          ),
        ]),
      },
      do: (g, _L, x, { section, tower }) => {
        g.struckPole = g.struckPole.with(tower, 1);
        const card = turnHitCard(g, x);
        x.emit(g, poleStruck, 'S19.4.1', { tower, section, card });
        const place = g.kit.sectionPlace[section];
        const unit = weakest(g, place);
        if (g.kit.poleHits[card] && unit !== NONE) slay(g, x, 'S19.4.2', place, unit, 1);
      },
    }),
    move('hold back', {
      rule: 'S19.4.5',
      notation: 'hold back {tower}',
      choose: { tower: slot(TOWER, [poleReady]) },
      do: (g, _L, x, { tower }) => {
        g.struckPole = g.struckPole.with(tower, 1);
        x.emit(g, poleHeld, 'S19.4.5', { tower });
      },
    }),
  ],
});

export const poles = procedure('poles', {}, [
  loop('S19.4.1', polesLeft, [ask('S19.4.1', strikeWith)]),
  run('S19.4.3', (g) => {
    g.struckPole = g.struckPole.slice().fill(0);
    shuffleHitDeck(g);
  }),
]);
