import { names, type Play } from '@ravelin/engine';
import { isSection, roomAt, unitsOn } from './board.ts';
import { countIf } from './counting.ts';
import { fell, nobodyRises, orderLapsed, risen, slain } from './happenings.ts';
import { turnRite } from './rites.ts';
import {
  about,
  ask,
  decision,
  FOREGROUND,
  GUARD,
  garrisonAt,
  hordeAt,
  INVADER,
  move,
  NONE,
  type Of,
  POST,
  procedure,
  run,
  type Section,
  type Siege,
  SPECTER,
  slot,
} from './siege.ts';

/** S1.2.6, S9.7.4, S15.6.1 Units die. */

/** Invader units die and leave the game (S1.2.6), those of a place or, on their way from it, on a path. An order without units left lapses (S11.2.2). */
export const slay = (
  g: Siege,
  x: Play<Siege>,
  rule: string,
  place: number,
  unit: number,
  number: number,
  path = NONE,
): void => {
  if (number === 0) return;
  g.horde[hordeAt(place, unit)] -= number;
  g.discarded[unit] += number;
  x.emit(g, slain, rule, { place, path, unit, number });
  const section = g.kit.sectionOfPlace[place];
  if (section !== NONE) lapse(g, x, section);
};

/** S11.2.2: it leaves the game as it lies. */
const lapse = (g: Siege, x: Play<Siege>, section: Section): void => {
  const order = g.order[section];
  if (order === NONE || unitsOn(g, section) > 0) return;
  x.emit(g, orderLapsed, 'S11.2.2', { section, order }, g.orderOpen[section] === 1 ? {} : { knows: INVADER });
  if (g.orderOpen[section] === 1) g.ordersLost = g.ordersLost.with(order, g.ordersLost[order] + 1);
  else {
    g.ordersLostUnseen[order]++;
    g.unseen++;
  }
  g.order[section] = NONE;
  g.orderOpen[section] = 0;
};

/** What a defender unit dies of. */
export const CAUSES = ['S19.7.1', 'S19.2.1', 'S6.2.4', 'S9.3.4', 'S9.4.4'] as const;
const CAUSE = names('cause of death', CAUSES);
export const [BY_MELEE, BY_POISON, BY_BALLISTA, BY_BLOODSTONES, BY_DEMON] = [0, 1, 2, 3, 4];

const death = { post: POST, unit: GUARD, cause: CAUSE };
type Death = Of<typeof death>;

/** S9.7.5, S9.7.6: an invader unit as strong has been discarded, and a foreground has room; how many have. */
const waysToRise = (g: Siege, unit: number): number => {
  if (g.discarded[unit] === 0) return 0;
  return countIf(g.kit.foregrounds, (foreground) => roomAt(g, foreground) > 0);
};

const rise = (g: Siege, L: Death, x: Play<Siege>, foreground: number): void => {
  g.discarded[L.unit]--;
  g.horde[hordeAt(foreground, L.unit)]++;
  x.emit(g, risen, 'S9.7.4', { section: L.post, foreground, unit: L.unit });
};

const riseWhere = decision<Death>({
  id: 'specter',
  prompt: '{post}: choose the foreground on which the dead {unit} rises.',
  about: about({ post: POST, unit: GUARD }, (_g, { post, unit }) => ({ post, unit })),
  seat: () => INVADER,
  moves: [
    move('rise', {
      rule: 'S9.7.4',
      notation: 'rise at {foreground}',
      choose: {
        // Both have room: with one alone there is nothing to choose.
        foreground: slot(FOREGROUND),
      },
      do: (g, L, x, { foreground }) => rise(g, L, x, foreground),
    }),
  ],
});

/**
 * One defender unit dies at a post: to the Hospital (S15.6.1), or under a Specter to the supply, while an invader unit as strong
 * rises on a foreground (S9.7.4).
 */
export const fall = procedure('fall', death, [
  run('S15.6.1', (g, L, x) => {
    g.garrison[garrisonAt(L.post, L.unit)]--;
    g.fallen++;
    x.emit(g, fell, CAUSES[L.cause], { post: L.post, unit: L.unit });
    const specter = isSection(g, L.post) && turnRite(g, x, 'S9.7.3', SPECTER, L.post);
    const ways = specter ? waysToRise(g, L.unit) : 0;
    if (ways === 0) {
      g.garrison[garrisonAt(g.kit.hospital, L.unit)]++;
      if (specter) x.emit(g, nobodyRises, 'S9.7.6', { section: L.post, unit: L.unit });
      return 'end';
    }
    g.reserve[L.unit]++;
    if (ways > 1) return;
    rise(g, L, x, roomAt(g, 0) > 0 ? 0 : 1);
    return 'end';
  }),
  ask('S9.7.4', riseWhere),
]);
