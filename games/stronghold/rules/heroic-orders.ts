import type { Play } from '@ravelin/engine';
import { PLAN as PLANS } from '../data/names.ts';
import { guardsAt, isSection } from './board.ts';
import { putHourglass } from './buildings.ts';
import { anyOf } from './counting.ts';
import { heroicLost, heroicUsed, laboured, reinforced, withdrawn } from './happenings.ts';
import { wallHasRoom } from './movement.ts';
import { planHolds } from './piles.ts';
import { mayTake, takesHourglass } from './prices.ts';
import { turnRite } from './rites.ts';
import {
  ACTION,
  about,
  ask,
  DEFENDER,
  decision,
  GARRISON,
  GUARD,
  garrisonAt,
  guardOf,
  HERO,
  HEROIC,
  type Hero,
  LABOUR,
  move,
  must,
  OFFICER,
  type Of,
  POSSESSION,
  postOf,
  procedure,
  REINFORCE,
  run,
  SECTION,
  type Section,
  type Siege,
  slot,
  slotAfter,
  WARRIOR,
  WITHDRAW,
} from './siege.ts';

/** S14 Heroic orders. They cost no hourglass, and no Gale touches them (S9.5.8). */

const ordering = { hero: HERO, order: HEROIC };
type Ordering = Of<typeof ordering>;

// ---- could it be carried out? (S14.1.3) ---------------------------------------------------------------------------------

/** S14.2.1, S14.2.2: a hero of either name stands there, and there is room. */
const canReinforce = (g: Siege, section: Section): boolean =>
  (g.hero[WARRIOR] === section || g.hero[OFFICER] === section) && wallHasRoom(g, section);

const reinforcePossible = (g: Siege): boolean => {
  if (guardsAt(g, g.kit.courtyard) === 0) return false;
  for (const post of g.hero) if (isSection(g, post) && canReinforce(g, post)) return true;
  return false;
};

/** S14.3.1: a building with a worker space, and nobody in it. */
const hasWork = (g: Siege, building: number): boolean =>
  g.kit.worker[building] && guardsAt(g, g.kit.buildingPost[building]) === 0;

/** S14.3.3: an action there that may take the hourglass. */
const employs = (g: Siege, action: number): boolean => hasWork(g, g.kit.actionBuilding[action]) && mayTake(g, action);

/** S14.3.2: from anywhere but the Hospital, and wherever the acting hero stands (S14.3.5). */
const isFit = (g: Siege, unit: number): boolean => g.garrison[unit] > 0 && postOf(unit) !== g.kit.hospital;

const labourPossible = (g: Siege): boolean =>
  anyOf(g.garrison, (unit) => isFit(g, unit)) && anyOf(g.placed, (action) => employs(g, action));

/** S14.4.1: on a wall section of the acting hero's side. */
const canWithdraw = (g: Siege, hero: Hero, post: number): boolean =>
  isSection(g, post) && isSection(g, g.hero[hero]) && g.kit.sectionSide[post] === g.kit.sectionSide[g.hero[hero]];

const withdrawPossible = (g: Siege, hero: Hero): boolean =>
  anyOf(g.kit.sections, (section) => canWithdraw(g, hero, section) && guardsAt(g, section) > 0);

/** S16.6.3: a Forced March leaves one order a round to both heroes together. */
const mayOrder = (g: Siege): boolean => {
  if (!planHolds(g, PLANS.forcedMarch)) return true;
  return g.heroDone[WARRIOR] + g.heroDone[OFFICER] < (g.kit.plan[PLANS.forcedMarch].leaves ?? 0);
};

const isOpen = (g: Siege, order: number): boolean => g.heroicDone[order] === 0 && g.heroicLost[order] === 0;

const isFeasible = (g: Siege, hero: Hero, order: number): boolean => {
  if (order === REINFORCE) return reinforcePossible(g);
  return order === LABOUR ? labourPossible(g) : withdrawPossible(g, hero);
};

/** Some hero could use some order now, as everybody can see. */
export const canOrder = (g: Siege): boolean => {
  if (!mayOrder(g)) return false;
  for (let hero = WARRIOR; hero <= OFFICER; hero++)
    for (let order = REINFORCE; order <= WITHDRAW; order++)
      if (g.heroDone[hero] === 0 && isOpen(g, order) && isFeasible(g, hero, order)) return true;
  return false;
};

// ---- the order is named -------------------------------------------------------------------------------------------------

const feasible = (key: string, text: string, which: number, ok: (g: Siege, hero: Hero) => boolean) =>
  must(key, text, (g, order: number, _L, { hero }: { readonly hero: Hero }) => order !== which || ok(g, hero));

export const giveHeroicOrder = move('heroic', {
  rule: 'S14.1.1',
  notation: 'heroic {hero} {order}',
  if: [must('S16.6.3', 'After a Forced March only one heroic order is used a round.', mayOrder)],
  choose: {
    hero: slot(HERO, [
      must('S14.1.2/hero', 'The hero must not have used his order of this round.', (g, hero) => g.heroDone[hero] === 0),
    ]),
    order: slotAfter({ hero: HERO }, HEROIC, [
      must(
        'S14.1.2/order',
        'The order must not have been used in this round.',
        (g, order) => g.heroicDone[order] === 0,
      ),
      must(
        'S9.6.4',
        'Possession must not have taken the order out of the game.',
        (g, order) => g.heroicLost[order] === 0,
      ),
      feasible(
        'S14.2.1/possible',
        'Reinforce needs a unit in the Courtyard and room where a hero stands.',
        REINFORCE,
        reinforcePossible,
      ),
      feasible(
        'S14.3.3',
        'Labour needs a free worker space and an action there that may take an hourglass.',
        LABOUR,
        labourPossible,
      ),
      feasible('S14.4.2', 'For Withdraw the hero must stand on a wall section.', WITHDRAW, (g, hero) =>
        isSection(g, g.hero[hero]),
      ),
      feasible(
        'S14.4.1/possible',
        'Withdraw needs a unit on a wall section of his side.',
        WITHDRAW,
        (g, hero) => !isSection(g, g.hero[hero]) || withdrawPossible(g, hero),
      ),
    ]),
  },
  do: (g, _L, x, { hero, order }) => {
    g.heroDone[hero] = 1;
    g.heroicDone[order] = 1;
    x.emit(g, heroicUsed, 'S14.1.3', { hero, order });
    x.call(g, heroicOrder, { hero, order });
  },
});

// ---- unit and place are chosen (S14.1.5) --------------------------------------------------------------------------------

const theHero = about({ hero: HERO }, (_g, { hero }: Ordering) => ({ hero }));

const reinforce = decision<Ordering>({
  id: 'reinforce',
  prompt: '{hero}: choose a unit in the Courtyard and the wall section that it reinforces.',
  about: theHero,
  seat: () => DEFENDER,
  moves: [
    move('reinforce', {
      rule: 'S14.2.1',
      notation: 'send {unit} to {section}',
      choose: {
        unit: slot(GUARD, [
          must(
            'S14.2.1/unit',
            'Such a unit must stand in the Courtyard.',
            (g, guard) => g.garrison[garrisonAt(g.kit.courtyard, guard)] > 0,
          ),
        ]),
        section: slot(SECTION, [
          must(
            'S14.2.2',
            'A hero must stand on that section.',
            (g, section) => g.hero[WARRIOR] === section || g.hero[OFFICER] === section,
          ),
          must('S14.2.1/room', 'The section must have a free space.', (g, section) => wallHasRoom(g, section)),
        ]),
      },
      do: (g, _L, x, { unit, section }) => {
        g.garrison[garrisonAt(g.kit.courtyard, unit)]--;
        g.garrison[garrisonAt(section, unit)]++;
        x.emit(g, reinforced, 'S14.2.1', { unit, section });
      },
    }),
  ],
});

const labour = decision<Ordering>({
  id: 'labour',
  prompt: '{hero}: choose a unit and the action on which it works.',
  about: theHero,
  seat: () => DEFENDER,
  moves: [
    move('labour', {
      rule: 'S14.3.1',
      notation: 'employ {unit} at {action}',
      choose: {
        unit: slot(
          GARRISON,
          [
            must('S13.1.10', 'The unit must not be in the Hospital.', (g, unit) => postOf(unit) !== g.kit.hospital),
            must('S14.3.2', 'A unit of that kind must stand there.', (g, unit) => g.garrison[unit] > 0),
          ],
          (g, out) => {
            let n = 0;
            for (let unit = 0; unit < g.garrison.length; unit++) if (isFit(g, unit)) out[n++] = unit;
            return n;
          },
        ),
        action: slot(ACTION, [
          must(
            'S14.3.1',
            'The building must be the Cathedral, the Forge, the Scouts or the Workshop, with its worker space free.',
            (g, action) => hasWork(g, g.kit.actionBuilding[action]),
          ),
          ...takesHourglass,
        ]),
      },
      do: (g, _L, x, { unit, action }) => {
        g.garrison[unit]--;
        g.garrison[garrisonAt(g.kit.buildingPost[g.kit.actionBuilding[action]], guardOf(unit))]++;
        x.emit(g, laboured, 'S14.3.1', { unit: guardOf(unit), from: postOf(unit), action });
        // S14.3.4: the unit has left the Courtyard before a Demon looks there.
        putHourglass(g, x, 'S14.3.3', action);
      },
    }),
  ],
});

const withdraw = decision<Ordering>({
  id: 'withdraw',
  prompt: '{hero}: choose the unit of his side that withdraws to the Courtyard.',
  about: theHero,
  seat: () => DEFENDER,
  moves: [
    move('withdraw', {
      rule: 'S14.4.1',
      notation: 'withdraw {unit}',
      choose: {
        unit: slot(GARRISON, [
          must('S14.4.1/side', 'The unit must stand on a wall section of the side of the acting hero.', (g, unit, L) =>
            canWithdraw(g, L.hero, postOf(unit)),
          ),
          must('S14.4.1/unit', 'A unit of that kind must stand there.', (g, unit) => g.garrison[unit] > 0),
        ]),
      },
      do: (g, _L, x, { unit }) => {
        g.garrison[unit]--;
        g.garrison[garrisonAt(g.kit.courtyard, guardOf(unit))]++;
        x.emit(g, withdrawn, 'S14.4.1', { unit: guardOf(unit), section: postOf(unit) });
      },
    }),
  ],
});

/** S14.1.4: under Possession the order leaves the game; the hero has used his all the same (S9.6.4). */
const turnPossession = (g: Siege, L: Ordering, x: Play<Siege>): 'end' | undefined => {
  if (!turnRite(g, x, 'S9.6.3', POSSESSION, L.order)) return undefined;
  g.heroicLost = g.heroicLost.with(L.order, 1);
  x.emit(g, heroicLost, 'S9.6.4', { order: L.order });
  return 'end';
};

const is =
  (order: number) =>
  (_g: Siege, L: Ordering): boolean =>
    L.order === order;

export const heroicOrder = procedure('heroic order', ordering, [
  run('S14.1.4', turnPossession),
  ask('S14.2.1', reinforce, is(REINFORCE)),
  ask('S14.3.1', labour, is(LABOUR)),
  ask('S14.4.1', withdraw, is(WITHDRAW)),
]);
