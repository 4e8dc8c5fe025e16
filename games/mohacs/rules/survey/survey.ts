import type { Found } from '../movement/reach.ts';
import { type Battle, type Kit, NONE } from '../the-battle/state.ts';
import { emptyWays, type Ways } from './paths.ts';
import { SideGround } from './side-ground.ts';

/**
 * What has been worked out for the position of one state: who stands where, what each side finds in each hex, where units can go. It
 * belongs to that state and is worked out when first asked for. Units change their hexes through `place` and `lift`, which keep it true; what
 * else changes the ground within a move (a facing, a unit's state) says so with `groundChanged`. With every move it begins anew.
 */
export class Survey {
  /** The move for which it holds. */
  seq = NONE;
  /** The state of the ground, counted up with every change: what was worked out for a version holds as long as it stays. */
  version = 0;
  /** The unit in each hex, or NONE. */
  readonly holder: Int16Array;
  readonly sides: readonly SideGround[] = [new SideGround(), new SideGround()];
  /** How many Hungarian units see each Ottoman unit, and the hexes near which all are seen (movement/limits-of-sight.ts). */
  readonly watched = new Counts();
  readonly clear = new Counts();
  /** By unit: the ways of its move (movement/reach.ts); by leader: his (leaders/leader-moves.ts). */
  readonly moves: (Found | undefined)[] = [];
  readonly rides: ({ readonly version: number; readonly ways: Ways } | undefined)[] = [];
  /** The units of the active command that could march. */
  marching: { readonly version: number; readonly units: readonly number[] } | undefined = undefined;
  /** The obstacle asked for last. */
  obstacle: { readonly version: number; readonly of: readonly number[]; readonly answer: number } | undefined =
    undefined;
  private readonly sheets: Ways[] = [];
  private usedSheets = 0;

  constructor(kit: Kit) {
    this.holder = new Int16Array(kit.hexes.length);
  }

  /** Looks anew who stands where. */
  begin({ kit, seq, at }: Battle): void {
    this.seq = seq;
    this.holder.fill(NONE);
    for (let unit = 0; unit < at.length; unit++) if (at[unit] !== NONE) this.hold(kit, at[unit], unit);
    this.change();
  }

  change(): void {
    this.version++;
    this.usedSheets = 0;
  }

  /** M3.1.1.2: where a unit passes a friendly gun, it is the one that counts. */
  hold(kit: Kit, hex: number, unit: number): void {
    const there = this.holder[hex];
    if (there === NONE || kit.unit[there].gun) this.holder[hex] = unit;
  }

  /** Where the result of a search is written that is kept until the ground changes. */
  sheet(kit: Kit): Ways {
    const sheet = this.sheets[this.usedSheets] ?? emptyWays(kit.hexes.length);
    this.sheets[this.usedSheets++] = sheet;
    return sheet;
  }
}

/** Small numbers by unit or hex, each worked out when first asked for; they hold for one version of the ground. */
class Counts {
  private version = NONE;
  private values: Int8Array | undefined = undefined;

  /** All of them, NONE where not yet known. */
  of(version: number, length: number): Int8Array {
    this.values ??= new Int8Array(length);
    if (this.version !== version) this.values.fill(NONE);
    this.version = version;
    return this.values;
  }
}

export const surveyOf = (g: Battle): Survey => {
  g.survey ??= new Survey(g.kit);
  if (g.survey.seq !== g.seq) g.survey.begin(g);
  return g.survey;
};

/** What a side finds in each hex, as bits (side-ground.ts). */
export const groundFor = (g: Battle, side: number): Uint8Array => {
  const survey = surveyOf(g);
  return survey.sides[side].of(g, side, survey.version);
};

/** For a move that is about to change the ground: what was worked out when it was chosen, if that still holds. */
export const surveyOfChoice = (g: Battle): Survey | undefined => (g.survey?.seq === g.seq - 1 ? g.survey : undefined);

/** Something else than a unit's hex has changed: its facing, its state. */
export const groundChanged = (g: Battle): void => surveyOf(g).change();
