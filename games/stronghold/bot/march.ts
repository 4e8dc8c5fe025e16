import type { Move } from '@ravelin/engine';
import { capacity, hasGear } from '../rules/board.ts';
import {
  GOBLIN,
  hordeAt,
  NONE,
  ORC,
  PIECES,
  type Rampart,
  SAP,
  type Section,
  SIEGE_TOWER,
  type Siege,
  TROLL,
} from '../rules/siege.ts';
import { defenderStrength } from '../rules/strength.ts';
import { attackOf, type Force } from './reckoning.ts';

/**
 * One maneuver thought through on paper, as the moves that carry it out (S10): units to the sections that are to be attacked, the others
 * forward. Traps that nobody has seen are left out of account.
 */

/** The places of the kinds of move in their decisions. */
export const [MINOR, MAJOR, ON_TO_ORDERS] = [0, 1, 2];
export const [MARCH, SAP_UNIT, GUIDE, FINISH] = [0, 1, 2, 3];
const SEND = 0;

/** How a maneuver is to go. */
export interface Intent {
  /** The sections to attack, the most important first. */
  readonly targets: readonly Section[];
  /** Goblins count as much as trolls at the first of them (S11.3.1). */
  readonly fury: boolean;
}

const FURIOUS = [SIEGE_TOWER, TROLL, GOBLIN, ORC];
const PLAIN = [SIEGE_TOWER, TROLL, ORC, GOBLIN];
const STRONGEST = [TROLL, ORC, GOBLIN];

export class March {
  readonly g: Siege;
  readonly horde: number[];
  readonly supply: number[];
  readonly moves: Move[] = [];
  private departed: number[];
  private crossed: number[];
  private readonly sapped: number[];
  private readonly guided: number[];
  /** Pieces that go over each way, by `PIECES.length * way + piece`. */
  private readonly picked: number[];

  constructor(g: Siege) {
    this.g = g;
    this.horde = g.horde.slice();
    this.supply = g.supply.slice();
    this.departed = g.departed.slice();
    this.crossed = g.crossed.slice();
    this.sapped = g.sapped.slice();
    this.guided = g.guided.slice();
    this.picked = new Array<number>(PIECES.length * g.kit.ways.length).fill(0);
  }

  /** Another maneuver begins. */
  begin(): void {
    this.departed.fill(0);
    this.crossed.fill(0);
  }

  private room(place: number): number {
    const at = hordeAt(place, GOBLIN);
    return capacity(this.g, place) - this.horde[at] - this.horde[at + 1] - this.horde[at + 2] - this.horde[at + 3];
  }

  /** Who stands at a section, as far as the moves have gone. */
  force(section: Section): Force {
    const at = hordeAt(this.g.kit.sectionPlace[section], GOBLIN);
    return [this.horde[at], this.horde[at + 1], this.horde[at + 2], this.horde[at + 3]];
  }

  private isOpen(way: number, step: number): boolean {
    return this.crossed[way] === 0 && this.g.kit.wayStep[way] >= step;
  }

  private move(from: number, to: number, piece: number, number: number): void {
    if (from === NONE) this.supply[piece] -= number;
    else {
      this.horde[hordeAt(from, piece)] -= number;
      this.departed[from] += number;
    }
    this.horde[hordeAt(to, piece)] += number;
  }

  private pick(way: number, piece: number, number: number): void {
    this.picked[PIECES.length * way + piece] += number;
    this.move(this.g.kit.wayFrom[way], this.g.kit.wayTo[way], piece, number);
  }

  private unpick(section: Section, before: readonly number[]): void {
    const { sectionRamparts, pathBetween } = this.g.kit;
    for (const rampart of sectionRamparts[section])
      for (let piece = 0; piece < PIECES.length; piece++) {
        const way = pathBetween[rampart][section];
        const at = PIECES.length * way + piece;
        const more = this.picked[at] - before[at];
        if (more > 0) this.pick(way, piece, -more);
      }
  }

  /**
   * Carries one maneuver out from a step on. `another`: one more follows, in which those who now go to a rampart may go on to the wall.
   * `way`: the way that has been named already, whose group is still to be; says whether anybody goes over it.
   */
  run(intent: Intent, major: boolean, step: number, another: boolean, way = NONE): boolean {
    const { kit } = this.g;
    const limit = major ? kit.limits.majorUnits : kit.limits.minorUnits;
    if (step === 0 && way === NONE) this.sapUnits(intent);
    const from = way === NONE ? step : kit.wayStep[way];
    for (const [nth, section] of intent.targets.entries())
      this.assail(section, from, limit, another, intent.fury && nth === 0, nth === 0);
    this.outermost(intent, from, limit);
    const last = kit.waves.length;
    this.write(way, 0, last);
    if (way === NONE) this.lead(intent, from, limit);
    this.forward(intent, from, limit);
    this.write(way, last + 1, last + 1);
    this.supplyOut(intent, from, limit);
    this.write(way, last + 2, last + 2);
    this.moves.push({ kind: FINISH, chosen: [] });
    return way === NONE || this.crossed[way] === 1;
  }

  /** The best of those within reach go to the section, if that is not hopeless. */
  private assail(
    section: Section,
    step: number,
    limit: number,
    another: boolean,
    furious: boolean,
    first: boolean,
  ): void {
    const { g } = this;
    const { kit } = g;
    const place = kit.sectionPlace[section];
    let room = this.room(place);
    if (room <= 0) return;
    const before = this.picked.slice();
    const force = this.force(section);
    const wantsTower = force[SIEGE_TOWER] === 0 && g.walls[section] > 0;
    for (const piece of furious ? FURIOUS : PLAIN) {
      if (piece === SIEGE_TOWER && !wantsTower) continue;
      const most = piece === SIEGE_TOWER ? 1 : room;
      let wanted = Math.min(room, most);
      for (const rampart of kit.sectionRamparts[section]) {
        const way = kit.pathBetween[rampart][section];
        const from = kit.rampartPlace[rampart];
        if (!this.isOpen(way, step)) continue;
        const there = this.horde[hordeAt(from, piece)] - (piece === SIEGE_TOWER ? g.held[from] : 0);
        const go = Math.max(0, Math.min(wanted, there, limit - this.departed[from]));
        if (go === 0) continue;
        this.pick(way, piece, go);
        force[piece] += go;
        wanted -= go;
        room -= go;
      }
      if (another && wanted > 0) {
        const coming = Math.min(wanted, this.behind(section, piece));
        force[piece] += coming;
        room -= coming;
      }
      if (room <= 0) break;
    }
    const attack = attackOf(g, section, force, furious ? kit.limits.furyStrength : 1);
    const walls = force[SIEGE_TOWER] > 0 ? kit.limits.componentStrength * g.walls[section] : 0;
    if (!first && attack < defenderStrength(g, section) - walls) this.unpick(section, before);
  }

  /** Pieces one step behind the ramparts of a section. */
  private behind(section: Section, piece: number): number {
    const { kit } = this.g;
    let number = 0;
    for (let place = 0; place < kit.maraudersPlace; place++)
      if (kit.steps[place][section] === 2) number += this.horde[hordeAt(place, piece)];
    return number;
  }

  private sapUnits({ targets }: Intent): void {
    const { kit } = this.g;
    for (const section of targets) {
      if (!hasGear(this.g, section, SAP) || this.sapped[section] === 1 || this.room(kit.sectionPlace[section]) <= 0)
        continue;
      const unit = this.supply[ORC] > 0 ? ORC : GOBLIN;
      if (this.supply[unit] === 0) continue;
      this.supply[unit]--;
      this.sapped[section] = 1;
      this.horde[hordeAt(kit.sectionPlace[section], unit)]++;
      this.moves.push({ kind: SAP_UNIT, chosen: [unit, section] });
    }
  }

  /** From B3 to B4: whoever goes there meets the marauders (S10.6.1). */
  private outermost({ targets }: Intent, step: number, limit: number): void {
    const { kit } = this.g;
    const [from, to] = [kit.rampartPlace[kit.maraudersFrom], kit.rampartPlace[kit.maraudersTo]];
    const way = kit.pathFrom.findIndex((place, path) => place === from && kit.pathTo[path] === to);
    if (!this.isOpen(way, step)) return;
    const wanted = targets.some((section) => kit.steps[to][section] === 1 && kit.steps[from][section] !== 1);
    let left = Math.min(this.room(to), limit - this.departed[from], wanted ? limit : 1);
    for (const piece of wanted ? STRONGEST : [ORC, GOBLIN]) {
      const go = Math.min(left, this.horde[hordeAt(from, piece)]);
      if (go <= 0) continue;
      this.pick(way, piece, go);
      left -= go;
    }
  }

  /** A Quartermaster leads one of the strongest to a target (S10.7.1). */
  private lead({ targets }: Intent, step: number, limit: number): void {
    const { kit } = this.g;
    for (let rampart = 0; rampart < kit.ramparts.length; rampart++) {
      const entry = kit.rampartEntry[rampart];
      const from = kit.pathFrom[entry];
      if (this.g.quartermaster[rampart] === 0 || this.guided[rampart] === 1 || kit.wayStep[entry] < step) continue;
      // Those of B4 are led when B3 moves; here the foregrounds do.
      if (from >= kit.foregrounds.length || this.departed[from] >= limit) continue;
      const section = targets.find(
        (one) => kit.pathBetween[rampart][one] !== NONE && this.room(kit.sectionPlace[one]) > 0,
      );
      const unit = STRONGEST.find((one) => this.horde[hordeAt(from, one)] > 0);
      if (section === undefined || unit === undefined) continue;
      this.guided[rampart] = 1;
      this.move(from, kit.sectionPlace[section], unit, 1);
      this.moves.push({ kind: GUIDE, chosen: [unit, rampart, section] });
    }
  }

  /** The ramparts of a side, those before the targets first. */
  private rampartsOf(side: number, targets: readonly Section[]): Rampart[] {
    const { kit } = this.g;
    const nearest = (rampart: number): number => {
      const nth = targets.findIndex((section) => kit.pathBetween[rampart][section] !== NONE);
      return nth < 0 ? targets.length : nth;
    };
    return [...kit.ramparts.keys()]
      .filter((rampart) => kit.rampartSide[rampart] === side)
      .sort((a, b) => nearest(a) - nearest(b));
  }

  private forward({ targets }: Intent, step: number, limit: number): void {
    const { kit } = this.g;
    for (let side = 0; side < kit.foregrounds.length; side++)
      for (const rampart of this.rampartsOf(side, targets)) {
        const way = kit.rampartEntry[rampart];
        if (kit.pathFrom[way] !== side || !this.isOpen(way, step)) continue;
        let left = Math.min(this.room(kit.rampartPlace[rampart]), limit - this.departed[side]);
        for (const piece of [SIEGE_TOWER, ...STRONGEST]) {
          const there = this.horde[hordeAt(side, piece)] - (piece === SIEGE_TOWER ? this.g.held[side] : 0);
          const go = Math.min(left, there);
          if (go <= 0) continue;
          this.pick(way, piece, go);
          left -= go;
        }
      }
  }

  /** From the supply, the strongest to the side of the first target. */
  private supplyOut({ targets }: Intent, step: number, limit: number): void {
    const { kit } = this.g;
    const side = targets.length > 0 ? kit.sectionSide[targets[0]] : 0;
    for (const foreground of [side, 1 - side]) {
      const way = kit.paths.length + foreground;
      if (!this.isOpen(way, step)) continue;
      let left = Math.min(this.room(foreground), limit);
      for (const piece of STRONGEST) {
        const go = Math.min(left, this.supply[piece]);
        if (go <= 0) continue;
        this.pick(way, piece, go);
        left -= go;
      }
    }
  }

  /** Writes down the groups picked for some steps, in their order: the way, then who goes. One that has been named comes first. */
  private write(named: number, first: number, last: number): void {
    const { wayStep, ways } = this.g.kit;
    if (named !== NONE && wayStep[named] >= first && wayStep[named] <= last) this.send(named, true);
    for (let step = first; step <= last; step++)
      for (let way = 0; way < ways.length; way++) if (wayStep[way] === step) this.send(way, false);
  }

  private send(way: number, named: boolean): void {
    const pieces: number[] = [];
    for (let piece = 0; piece < PIECES.length; piece++) {
      const at = PIECES.length * way + piece;
      for (let n = this.picked[at]; n > 0; n--) pieces.push(piece);
      this.picked[at] = 0;
    }
    if (pieces.length === 0) return;
    this.crossed[way] = 1;
    if (!named) this.moves.push({ kind: MARCH, chosen: [way] });
    this.moves.push({ kind: SEND, chosen: pieces });
  }
}
