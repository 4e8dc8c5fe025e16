import type { Play } from '@ravelin/engine';
import { CARD as C } from '../data/names.ts';
import { barrageMachines, hasMantelet, roomAt } from './board.ts';
import { anyOf, sum } from './counting.ts';
import { machineBuilt, siegeTowerBuilt } from './happenings.ts';
import {
  about,
  ask,
  CARD,
  decision,
  hordeAt,
  INVADER,
  MANTELET,
  move,
  must,
  NONE,
  type Of,
  PLACE,
  procedure,
  SIEGE_TOWER,
  type Siege,
  type Site,
  slot,
} from './siege.ts';
import { machinesLeft } from './stock.ts';

/** S6 Phase 2: siege machines. */

const building = { card: CARD };
type Building = Of<typeof building>;

/** The kit numbers the cards of the phase as MACHINE does; the siege tower, which moves like a unit (S6.5.3), comes last. */
const machineOf = (g: Siege, card: number): number => (card === C.siegeTower ? NONE : g.kit.cardKind[card]);

const isRampart = (g: Siege, place: number): boolean => g.kit.rampartOfPlace[place] !== NONE;
const isForeground = (g: Siege, place: number): boolean => place < g.kit.foregrounds.length;

/** S2.1.5. */
const freeSite = (g: Siege, place: number): number => {
  const sites = g.kit.placeSites[place];
  for (let i = 0; i < sites.length; i++) if (g.machine[sites[i]] === NONE) return sites[i];
  return NONE;
};

/** The paragraph that says where the machine may stand. */
const mayStand = (g: Siege, card: number, place: number): boolean => {
  if (card === C.siegeTower) return isForeground(g, place) && roomAt(g, place) > 0;
  if (card === C.trebuchet) return isForeground(g, place);
  if (card === C.mantelet) return isRampart(g, place) && !hasMantelet(g, g.kit.rampartOfPlace[place]);
  return isRampart(g, place);
};

/** S6.2.2, S6.3.2, S6.4.2, S6.5.2, S6.6.2. */
const standing = (rule: string, machine: number, text: string) =>
  must(rule, text, (g, place: number, { card }: Building) => card !== machine || mayStand(g, card, place));

const hasSpace = (g: Siege, card: number, place: number): boolean =>
  card === C.siegeTower || freeSite(g, place) !== NONE;

export const machineLeft = (g: Siege, card: number): boolean =>
  machinesLeft(g, g.kit.cardKind[card], machineOf(g, card)) > 0;

/** S6.1.2. */
export const barrageAllowed = (g: Siege, card: number): boolean =>
  card === C.siegeTower || card === C.mantelet || barrageMachines(g) < g.kit.limits.barrageMachines;

export const machineFits = (g: Siege, card: number): boolean =>
  anyOf(g.kit.invaderPlaces, (place) => mayStand(g, card, place) && hasSpace(g, card, place));

/** Cards of one sort that lie in no deck. */
const inStock = (stock: number, decks: readonly number[]): number => stock - sum(decks);

/** S6.1.3, S6.1.5. */
const dealDeck = (g: Siege, site: Site): void => {
  const { limits, hits, misses } = g.kit;
  g.hits = g.hits.with(site, Math.min(limits.deckHits, inStock(hits, g.hits)));
  g.misses = g.misses.with(site, Math.min(limits.deckMisses, inStock(misses, g.misses)));
};

const raise = (g: Siege, { card }: Building, x: Play<Siege>, place: number): void => {
  const machine = machineOf(g, card);
  if (machine === NONE) {
    g.horde[hordeAt(place, SIEGE_TOWER)]++;
    x.emit(g, siegeTowerBuilt, 'S6.5.2', { foreground: place });
    return;
  }
  const site = freeSite(g, place);
  g.machine = g.machine.with(site, machine);
  if (machine !== MANTELET) dealDeck(g, site);
  x.emit(g, machineBuilt, machine === MANTELET ? 'S6.1.1' : 'S6.1.3', {
    machine,
    site,
    hits: g.hits[site],
    misses: g.misses[site],
  });
};

const buildWhere = decision<Building>({
  id: 'build',
  prompt: '{card}: choose where it is built.',
  about: about({ card: CARD }, (_g, { card }) => ({ card })),
  seat: () => INVADER,
  moves: [
    move('build', {
      rule: 'S6.1.1',
      notation: 'build at {place}',
      choose: {
        place: slot(PLACE, [
          standing('S6.2.2', C.ballista, 'A Ballista stands on a rampart.'),
          standing('S6.3.2', C.catapult, 'A Catapult stands on a rampart.'),
          standing('S6.4.2', C.mantelet, 'A Mantelet must stand on a rampart that has none.'),
          standing('S6.5.2', C.siegeTower, 'A Siege Tower is placed on a foreground with a free unit space.'),
          standing('S6.6.2', C.trebuchet, 'A Trebuchet stands on a foreground.'),
          must('S2.1.5', 'A machine space must be free there.', (g, place, { card }) => hasSpace(g, card, place)),
        ]),
      },
      do: (g, L, x, { place }) => raise(g, L, x, place),
    }),
  ],
});

export const build = procedure('build', building, [ask('S6.1.1', buildWhere)]);
