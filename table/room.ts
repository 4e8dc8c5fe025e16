import { type GameRecord, type PositionJson, Random, Refusal, type Result, type TableEnding } from '@ravelin/engine';
import { cardParagraphs, gameJson } from './catalogue.ts';
import { type Kept, readKept } from './kept.ts';
import { type AnyMatch, shownMove } from './legal.ts';
import type { Admission, Onlooker } from './onlooker.ts';
import { begun, branched, freshSeed, goingOn, placed, recorded, stillOf } from './openings.ts';
import { type Players, players } from './players.ts';
import type {
  CardParagraph,
  GameJson,
  Laid,
  NewGame,
  Scene,
  Shared,
  ShownMove,
  Snapshot,
  StillJson,
  TableSetting,
} from './schemas.ts';
import { setIn } from './set-changes.ts';
import { sharedSnapshot } from './shared.ts';
import type { Knows } from './snapshot.ts';
import { type Manner, Table } from './table.ts';
import { readMove } from './why.ts';

/** What the owner of a room brings along. */
export interface Furnishing {
  /** The players that a setting may name; without any, those of this package. */
  readonly players?: (chance: Random) => Players;
  /** Who sits down for a player of a kept game who is not here any more; else the random player. */
  readonly stands?: string;
  readonly now?: () => number | null;
  /** What others brought about, as the one who looks on here may know it. */
  readonly onNews?: (snapshot: Snapshot) => void;
  readonly onTrouble?: (error: unknown) => void;
}

const allHere = ({ kernel: { game }, scenario, options }: AnyMatch): TableSetting => ({
  game: game.id,
  scenario,
  options,
  seats: Object.fromEntries(game.seats.map((seat) => [seat, 'here'])),
});

/** A room with one table and one screen, as in a browser: it brings games to the table, one after the other. */
export class Room {
  private readonly furnishing: Furnishing;
  private readonly chance = new Random(freshSeed());
  private readonly players: Players;
  private table: Table | undefined;
  private onlooker: Onlooker | undefined;
  /** A position out of a link: there is nothing behind it. */
  private shared: { readonly snapshot: Snapshot; readonly files: unknown } | undefined;
  /** What the game on the table is a branch of. */
  private branchOf: string | undefined;

  constructor(furnishing: Furnishing = {}) {
    this.furnishing = furnishing;
    this.players = (furnishing.players ?? players)(this.chance);
  }

  /** Who looks at the table here. */
  get here(): Onlooker {
    if (!this.onlooker) throw new Refusal('no-game', 'There is no game on the table.');
    return this.onlooker;
  }

  private bring(
    match: AnyMatch,
    setting: TableSetting,
    manner: Manner,
    kept?: Kept,
    { ended, ...how }: Partial<Admission> & { readonly ended?: TableEnding | undefined } = {},
  ): Snapshot {
    const { now, onNews, onTrouble } = this.furnishing;
    const table = new Table({
      match,
      setting,
      manner,
      players: this.players,
      kept,
      ended: ended ?? null,
      ...(now && { now }),
      ...(onTrouble && { onTrouble }),
    });
    this.table?.leave();
    this.table = table;
    const admission: Admission = {
      seats: table.seatsOf('here'),
      directs: table.seatsOf('script'),
      ...how,
      ...(onNews && { onNews }),
    };
    this.onlooker = table.admit(admission);
    this.shared = undefined;
    this.branchOf = undefined;
    table.ask();
    return this.onlooker.snapshot();
  }

  // ---- what can be read without a table

  game(id: string): GameJson {
    return gameJson(id);
  }

  paragraphs(game: string): readonly CardParagraph[] {
    return cardParagraphs(game);
  }

  still(game: string, scene: Scene, laid: Laid): StillJson {
    return stillOf(game, scene, laid);
  }

  // ---- how a game comes to the table

  open({ seed, components, ...setting }: NewGame): Snapshot {
    return this.bring(begun(setting, seed, components), setting, 'played');
  }

  /** For the owner of the room: what was kept holds every secret. */
  resume(saved: string): Snapshot {
    const kept = readKept(saved);
    const { record, setting } = kept;
    return this.bring(recorded(record, this.chance), this.seated(setting), 'played', kept, { ended: record.ended });
  }

  /** Where a player of a kept game is not here any more, somebody else sits down, and those at the table are told: the game goes on. */
  private seated(setting: TableSetting): TableSetting {
    const { players, furnishing } = this;
    const { stands = 'random' } = furnishing;
    const gone = Object.values({ ...setting.seats, ...setting.deputies }).find((name) => !Object.hasOwn(players, name));
    if (gone === undefined) return setting;
    furnishing.onTrouble?.(
      new Refusal('unknown-player', `The player "${gone}" is not here; "${stands}" takes the seat.`),
    );
    const here = (names: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(names).map(([seat, name]) => [seat, Object.hasOwn(players, name) ? name : stands]),
      );
    return { ...setting, seats: here(setting.seats), ...(setting.deputies && { deputies: here(setting.deputies) }) };
  }

  load(record: unknown): Snapshot {
    const match = recorded(record, this.chance);
    return this.lookBack(match, { ended: (record as GameRecord).ended });
  }

  example(record: unknown, upTo: number, open: boolean): Snapshot {
    return this.lookBack(recorded(record, this.chance, upTo), { open });
  }

  /** Makes a record a game that is played here. It says nothing of who sits where: everybody sits here. */
  adopt(record: unknown): Snapshot {
    const match = recorded(record, this.chance);
    return this.bring(match, allHere(match), 'played', undefined, { ended: (record as GameRecord).ended });
  }

  private lookBack(match: AnyMatch, how: Partial<Admission> & { readonly ended?: TableEnding | undefined }): Snapshot {
    return this.bring(match, allHere(match), 'replay', undefined, how);
  }

  /** `of`: what the sandbox is a branch of, by which it is known again. */
  branch(at: number, of?: string): Snapshot {
    const { here, table } = this;
    if (!table) throw new Refusal('no-game', 'There is no game on the table.');
    const { match } = table;
    const { game } = match.kernel;
    const { viewer } = here;
    const open = match.over || here.seesAll;
    const seats = Object.fromEntries(
      game.seats.map((seat) => [seat, open || viewer === null || seat === viewer ? 'here' : 'random']),
    );
    // Numbered from the branch: what happened last before it has the number 0.
    const before = here.snapshot(at).events.map((event) => ({ ...event, seq: event.seq - at }));
    const sandbox = branched(match, at, { viewer, open }, this.chance);
    const snapshot = this.bring(sandbox, { game: game.id, seats }, 'sandbox', undefined, { before });
    this.branchOf = of;
    return snapshot;
  }

  /** Is the game on the table that branch? */
  isBranch(of: string): boolean {
    return this.table !== undefined && this.branchOf === of;
  }

  /** The match on the table, if it is over, by its rules or at the table: nothing in it is a secret any more. */
  private get finished(): AnyMatch {
    const { table } = this;
    if (!table) throw new Refusal('no-game', 'There is no game on the table.');
    if (!table.match.over && !table.ended)
      throw new Refusal('not-over', 'Only in a game that is over may one ask what another seat knew.');
    return table.match;
  }

  /** What happened up to then, as a viewer may know it, numbered so that what happened last has the number 0. */
  private past(match: AnyMatch, at: number, knows: Knows): Snapshot['events'] {
    const first = match.state.seq - match.length;
    return match
      .events(knows)
      .map((event) => ({ ...event, seq: Math.max(0, event.seq - first) - at }))
      .filter(({ seq }) => seq <= 0);
  }

  /** A decision of a finished game, put to whoever is here: as the seat that made it, with what that seat could know. Nobody answers. */
  question(at: number): Snapshot {
    const match = this.finished;
    const { game } = match.kernel;
    const { seat } = match.stateAt(at);
    const asked = goingOn(match, at, this.chance);
    const seats = Object.fromEntries(game.seats.map((name, i) => [name, i === seat ? 'here' : 'absent']));
    return this.bring(asked, { game: game.id, seats }, 'sandbox', undefined, {
      before: this.past(match, at, seat),
    });
  }

  /** A finished game as it could have gone on after so many moves, to look at. */
  instead(at: number, line: readonly { readonly move: string; readonly results: readonly Result[] }[]): Snapshot {
    const match = this.finished;
    const other = goingOn(match, at, this.chance);
    for (const { move, results } of line) other.play(move, results);
    return this.lookBack(other, { open: true, before: this.past(match, at, 'all') });
  }

  position(
    game: string,
    position: PositionJson,
    seats: Readonly<Record<string, string>>,
    dice: readonly Result[] = [],
  ): Snapshot {
    return this.bring(placed(game, position, this.chance, dice), { game, seats }, 'sandbox');
  }

  openShared(position: Shared): Snapshot {
    const set = setIn(position);
    const snapshot = sharedSnapshot(position, set);
    this.leave();
    this.shared = { snapshot, files: set.files };
    return snapshot;
  }

  /** How it stood after so many moves, of a finished game also as a seat knew it then; a position out of a link has no past. */
  at(moves: number, as?: string): Snapshot {
    if (as !== undefined) return this.here.knownTo(as, moves);
    return this.shared?.snapshot ?? this.here.snapshot(moves);
  }

  /** The files of the component set, where it is not the one that boards draw unless they are told otherwise. */
  components(): Readonly<Record<string, unknown>> | null {
    if (!this.shared) return this.here.components();
    return this.shared.snapshot.set.own === undefined ? null : (this.shared.files as Readonly<Record<string, unknown>>);
  }

  look(): Snapshot {
    return this.shared?.snapshot ?? this.here.snapshot();
  }

  leave(): void {
    this.table?.leave();
    this.table = undefined;
    this.onlooker = undefined;
    this.shared = undefined;
  }

  // ---- for the owner of the room

  /** What a computer player came up with, in parts; null where it is no move of the decision that is due now. It may be another seat's. */
  shown(notation: string): ShownMove | null {
    const { match } = this.table ?? {};
    if (!match || match.over) return null;
    const { move, reasons } = readMove(match, notation);
    return move && reasons.length === 0 ? shownMove(match.kernel, match.state, move) : null;
  }

  /** May one seat of the game on the table know what another may not? */
  get secrets(): boolean {
    return this.table?.secrets === true;
  }

  /** How it stands for anybody who passes by: nothing that only a seat may know. */
  inPublic(): Snapshot {
    if (!this.table) throw new Refusal('no-game', 'There is no game on the table.');
    const passer = this.table.admit({ seats: [] });
    this.table.dismiss(passer);
    return passer.snapshot();
  }

  /** Is the game on the table one that may be kept? */
  get keepable(): boolean {
    return this.table?.manner === 'played';
  }

  /** Can the game on the table go on elsewhere? Not a replay, not a lesson, whose script stays here, and not a single decision. */
  get movable(): boolean {
    const { table } = this;
    const byHand = ['script', 'absent'];
    return table !== undefined && !table.looksBack && byHand.every((player) => table.seatsOf(player).length === 0);
  }

  /** For storage: it holds every secret. */
  save(): string {
    if (!this.table) throw new Refusal('no-game', 'There is no game on the table.');
    return this.table.save();
  }
}
