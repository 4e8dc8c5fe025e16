import {
  type Domain,
  int,
  type LocalsOf,
  language,
  NONE,
  named,
  names,
  optional,
  type Play,
  type StateOf,
  table,
  YES_NO,
} from '@ravelin/engine';
import { COUNT, type Empire } from '@ravelin/games/empires';
import type { War as HapsburgWar } from '@ravelin/games/hapsburg';
import type { War as OttomanWar } from '@ravelin/games/ottoman-sunset';
import { HAPSBURG, type Kit, NATIONS, OTTOMAN } from '../data/kit.ts';

/** The state of the game of both empires: two wars as its parts, and what joins them. */

export const SEATS = NATIONS;
export const NATION = names('nation', NATIONS);
export const other = (nation: number): number => 1 - nation;

const HAPSBURG_FRONT: Domain<Kit> = named('Hapsburg Front', (kit) => kit.parts[HAPSBURG].fronts);
const OTTOMAN_FRONT: Domain<Kit> = named('Ottoman Front', (kit) => kit.parts[OTTOMAN].fronts);

/** A Front of either map; no two bear the same name. */
export const ANY_FRONT: Domain<Kit> = named('Front', ({ parts: [h, o] }) => [...h.fronts, ...o.fronts]);
export const anyFront = (kit: Kit, nation: number, front: number): number =>
  nation === HAPSBURG ? front : kit.parts[HAPSBURG].fronts.length + front;

/** The Theaters are those of both maps. */
export const ANY_THEATER: Domain<Kit> = named('theater', (kit) => kit.parts[HAPSBURG].theaters);

/** What has become of a nation: `dragged` down with the other (E8.1.1), at `peace` when the Kaiserschlacht ended the war (E0.2.4). */
export const FATE = names('fate', ['at-war', 'eliminated', 'scored', 'dragged', 'peace']);
export const [AT_WAR, ELIMINATED, SCORED, DRAGGED, PEACE] = [0, 1, 2, 3, 4];

/** Ships that the Hapsburgs send (E4): no more than a Theater holds. */
export const SHIPS: Domain<Kit> = { ...int('ships', 0, 9), max: (kit) => kit.parts[HAPSBURG].theaterLimit };

export const fields = {
  /** Whose nation-turn it is, and how many have begun. */
  turnOf: NATION,
  turns: COUNT,
  fate: table(NATION, FATE),
  /** The other was eliminated while this one was at war (E7.2.1); Russia cannot leave any more (E7.2.4). */
  alone: table(NATION, YES_NO),
  stays: YES_NO,
  /** Markers of the other nation that this one holds (E2.6.2), and the Fronts against which they serve in this nation-turn. */
  lent: table(NATION, COUNT),
  korpsAgainst: optional(HAPSBURG_FRONT),
  aidAgainst: optional(OTTOMAN_FRONT),
  /** Actions sent over the Railway and not yet spent: those of which the sender (E2.3.2) and the receiver (E2.4.2) decide. */
  ordered: COUNT,
  given: COUNT,
  /** Hapsburg ships before this Event (E4.1.1, E4.1.3). */
  sea: SHIPS,
  /** Where the rhythm of the Kaiserschlacht stands (E5.2.1). */
  beat: int('beat', 0, 3),
  /** Resources won by theft, less those lost to it (E8.2.4). */
  stolen: table(NATION, int('stolen Resources', -99, 99)),
  /** Operations spent for Lenin (E8.3.4), the last of them for the Fronts' removal; and whether one was Eastern. */
  lenin: { ...int('Operations for Lenin', 0, 9), max: (kit: Kit) => kit.leninAll },
  leninEast: YES_NO,
  /** The options in use. */
  two: YES_NO,
  together: YES_NO,
  theft: YES_NO,
  journey: YES_NO,
};

export type Both = Omit<StateOf<Kit, typeof fields>, 'parts'> & { readonly parts: readonly [HapsburgWar, OttomanWar] };

/** Every state of the game is made here. */
export const copy = (of: Both): Both => ({
  kit: of.kit,
  seq: of.seq,
  seat: of.seat,
  over: of.over,
  stack: of.stack,
  zones: of.zones,
  parts: of.parts,
  turnOf: of.turnOf,
  turns: of.turns,
  fate: of.fate.slice(),
  alone: of.alone.slice(),
  stays: of.stays,
  lent: of.lent.slice(),
  korpsAgainst: of.korpsAgainst,
  aidAgainst: of.aidAgainst,
  ordered: of.ordered,
  given: of.given,
  sea: of.sea,
  beat: of.beat,
  stolen: of.stolen.slice(),
  lenin: of.lenin,
  leninEast: of.leninEast,
  two: of.two,
  together: of.together,
  theft: of.theft,
  journey: of.journey,
});
export type { Kit };

export const { run, ask, call, loop, when, procedure, must, slot, move, about, decision } = language<Both>();
export type Of<D extends Readonly<Record<string, Domain>>> = LocalsOf<D>;

/** The language for what is undertaken on one of the maps: its moves get the state of that nation. */
export const onMap = language<Empire>();

export const wholeOf = (g: Empire): Both => g.whole as Both;
export const nationOf = (g: Empire): number => g.part as number;
/** A rule of a nation that tells or does something of the whole. */
export const onWhole = (x: Play<Empire>): Play<Both> => x as unknown as Play<Both>;
/** A rule of the whole that does something on a map. */
export const onNation = (x: Play<Both>): Play<Empire> => x as unknown as Play<Empire>;

/** The war of a nation, as far as both have it. */
export const warOf = (g: Both, nation: number): Empire => g.parts[nation];

export { COUNT, HAPSBURG, NATIONS, NONE, OTTOMAN, YES_NO };
