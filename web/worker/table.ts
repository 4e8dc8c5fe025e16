import { type GameRecord, type PositionJson, Random, Refusal, type Result } from '@ravelin/engine';
import { generated } from '@ravelin/games';
import { allGames } from './catalogue.ts';
import { type Kept, readKept, writeKept } from './kept.ts';
import { type AnyMatch, refusalOf, walkList, whyNot, whyNotList, whyOf } from './legal.ts';
import { begun, branched, freshSeed, placed, recorded, sitters } from './openings.ts';
import { Orders } from './orders.ts';
import { Seen } from './seen.ts';
import { packShared } from './shared.ts';
import { sharedSnapshot, snapshotOf, Told } from './snapshot.ts';
import type {
  CardParagraph,
  GameJson,
  OrderUntil,
  Refused,
  Sitter,
  Snapshot,
  TableRequests,
  TableSetting,
  Why,
} from './types.ts';

/**
 * One table: a match, who sits where, and who looks at the screen. It answers with snapshots for that person only; when the
 * decision passes to another person here, it shows what everybody may see until that person has taken the screen.
 */
export class Table implements TableRequests {
  private match: AnyMatch | undefined;
  private setting: TableSetting | undefined;
  /** The seat that looks at the screen. */
  private viewer: string | null = null;
  private curtain: string | null = null;
  private sandbox = false;
  private looksBack = false;
  /** An example of the rulebook: nobody plays it, so everything lies open. */
  private allOpen = false;
  /** A position out of a link: there is nothing behind it. */
  private shared: Snapshot | undefined;
  private readonly dice = new Random(freshSeed());
  private readonly told = new Told();
  private readonly seen = new Seen();
  private readonly orders = new Orders();

  games(): GameJson[] {
    return allGames();
  }

  paragraphs(game: string): readonly CardParagraph[] {
    return generated.get(game) ?? [];
  }

  private get there(): AnyMatch {
    if (!this.match) throw new Refusal('no-game', 'There is no game on the table.');
    return this.match;
  }

  private sit(match: AnyMatch, setting: TableSetting, sandbox = false, kept?: Kept): Snapshot {
    for (const seat of match.kernel.game.seats)
      if (!setting.seats[seat]) throw new Refusal('bad-setting', `Nobody sits for ${seat}.`);
    this.match = match;
    this.setting = setting;
    this.sandbox = sandbox;
    this.shared = undefined;
    this.looksBack = false;
    this.allOpen = false;
    const here = this.here;
    this.viewer = here.length === 1 ? here[0] : null;
    this.curtain = null;
    this.seen.begin(match.kernel.game.seats, match.length, kept?.seen);
    this.orders.begin(kept?.orders);
    this.handOver();
    return this.now();
  }

  private get here(): string[] {
    const { seats } = this.there.kernel.game;
    return seats.filter((seat) => this.setting?.seats[seat] === 'here');
  }

  /** The decision passes to another person here: the curtain falls. */
  private handOver(): void {
    const { seat } = this.there;
    if (this.looksBack || seat === null || this.setting?.seats[seat] !== 'here' || seat === this.viewer) return;
    if (this.here.length < 2) return;
    this.curtain = seat;
    this.viewer = null;
  }

  open(setting: TableSetting): Snapshot {
    return this.sit(begun(setting), setting);
  }

  take(seat: string): Snapshot {
    if (this.curtain === null) return this.now();
    if (seat !== this.curtain) throw new Refusal('not-your-turn', `The screen waits for ${this.curtain}.`);
    this.viewer = seat;
    this.curtain = null;
    return this.now();
  }

  play(notation: string): Snapshot {
    const { there } = this;
    if (this.curtain !== null) throw new Refusal('curtain', `The screen waits for ${this.curtain}.`);
    if (this.looksBack) throw new Refusal('looking-back', 'This is a replay: branch off to play on from here.');
    const sitter = this.setting?.seats[there.seat ?? ''];
    if (there.seat !== null && sitter === 'random') throw new Refusal('not-your-turn', `${there.seat} decides.`);
    there.play(notation);
    return this.goOn();
  }

  /** After a move: what standing orders answer is answered, and whoever decides next gets the screen. */
  private goOn(): Snapshot {
    const { viewer } = this;
    this.orders.answer(this.there);
    this.handOver();
    // Who hands the screen over has not seen what the move brought.
    if (viewer !== null && this.curtain === null) this.seen.mark(viewer, this.there.length);
    return this.now();
  }

  saw(moves: number): void {
    if (this.match && this.viewer !== null && Number.isInteger(moves))
      this.seen.mark(this.viewer, Math.min(moves, this.match.length));
  }

  order(until: OrderUntil): Snapshot {
    if (this.looksBack) throw new Refusal('looking-back', 'This is a replay: branch off to play on from here.');
    this.orders.give(this.deciding, until);
    return this.goOn();
  }

  revoke(decision: string): Snapshot {
    if (this.viewer !== null) this.orders.revoke(this.viewer, decision);
    return this.now();
  }

  /** Does a sitter of the worker's own have to move? */
  get waitsForRandom(): boolean {
    const seat = this.match?.seat;
    return !this.looksBack && seat !== null && seat !== undefined && this.setting?.seats[seat] === 'random';
  }

  /** The random player moves once. */
  playRandom(): Snapshot {
    const { there } = this;
    if (this.waitsForRandom) there.make(there.kernel.random(there.state, this.dice));
    // Whether the page shows it is for the page to say.
    this.orders.answer(there);
    this.handOver();
    return this.now();
  }

  private get lastSeat(): string {
    return this.there.moves('all').at(-1)?.seat ?? '';
  }

  /** Why the person at the screen cannot take the last move back. Under the curtain it is the previous person's to take. */
  private get undoClosed(): string | undefined {
    const { there, lastSeat } = this;
    if (this.looksBack) return 'There is no move to take back.';
    if (there.undoClosed) return there.undoClosed;
    const madeHere = this.setting?.seats[lastSeat] === 'here' && !this.orders.hasMade(there.length);
    const mine = this.curtain === null ? lastSeat === this.viewer : madeHere;
    return mine ? undefined : 'Another seat has acted since.';
  }

  /** What an order answered goes back together with the move made by hand before it, as far as the rules of undo allow. */
  undo(): Snapshot {
    const closed = this.undoClosed;
    if (closed) throw new Refusal('undo-closed', closed);
    const { there, lastSeat: owner } = this;
    let byOrder: boolean;
    do {
      byOrder = this.orders.hasMade(there.length);
      there.undo();
    } while (byOrder && this.lastSeat === owner && there.undoClosed === undefined);
    this.seen.back(there.length);
    this.orders.back(there.length);
    this.handOver();
    return this.now();
  }

  why(notation: string): Why {
    return whyOf(this.there, notation);
  }

  refusal(notation: string): Refused | null {
    return refusalOf(this.there, notation);
  }

  whyNot(picks: readonly { readonly domain: string; readonly name: string }[], kind: string | null) {
    return whyNot(this.deciding, picks, kind);
  }

  list(kind: string, names: readonly string[]) {
    return walkList(this.deciding, kind, names);
  }

  whyNotList(kind: string, names: readonly string[], name: string) {
    return whyNotList(this.deciding, kind, names, name);
  }

  /** The match, if the person at the screen is the one who decides. */
  private get deciding(): AnyMatch {
    if (this.there.seat !== this.viewer) throw new Refusal('not-your-turn', 'Another seat decides.');
    return this.there;
  }

  private now(): Snapshot {
    return this.snapshot(this.there.length);
  }

  at(moves: number): Snapshot {
    if (this.shared) return this.shared;
    if (!Number.isInteger(moves)) throw new Refusal('bad-move-number', 'A whole number of moves is needed.');
    return this.snapshot(Math.min(Math.max(0, moves), this.there.length));
  }

  private snapshot(at: number): Snapshot {
    const { there: match, viewer, curtain, setting, sandbox, looksBack, allOpen, undoClosed } = this;
    return snapshotOf(match, at, this.told, {
      viewer,
      curtain,
      setting,
      sandbox,
      looksBack,
      allOpen,
      undoClosed,
      seen: viewer === null || looksBack ? match.length : this.seen.of(viewer),
      orders: this.orders.of(viewer, match),
      byOrder: (move) => this.orders.hasMade(move) && match.moves('all')[move - 1]?.seat === viewer,
    });
  }

  record(): GameRecord {
    const { there } = this;
    if (!there.over && Object.values(this.setting?.seats ?? {}).some((sitter) => sitter !== 'here'))
      throw new Refusal('not-over', 'A record holds every secret: it can be taken out when the game is over.');
    return there.record();
  }

  save(): string {
    const { there, setting } = this;
    if (!setting) throw new Refusal('no-game', 'There is no game on the table.');
    return writeKept({ setting, record: there.record(), seen: this.seen.kept, orders: this.orders.kept });
  }

  resume(saved: string): Snapshot {
    const kept = readKept(saved);
    return this.sit(recorded(kept.record, this.dice), kept.setting, false, kept);
  }

  /** Is the game on the table one that may be kept? */
  get keepable(): boolean {
    return this.match !== undefined && !this.sandbox && !this.looksBack && !this.shared;
  }

  load(record: unknown): Snapshot {
    return this.lookBack(recorded(record, this.dice));
  }

  example(record: unknown, upTo: number, open: boolean): Snapshot {
    return this.lookBack(recorded(record, this.dice, upTo), open);
  }

  private lookBack(match: AnyMatch, open = false): Snapshot {
    const seats = sitters(match.kernel.game.seats, () => 'here');
    this.match = match;
    this.setting = { game: match.kernel.game.id, scenario: match.scenario, options: match.options, seats };
    this.viewer = null;
    this.curtain = null;
    this.sandbox = true;
    this.looksBack = true;
    this.allOpen = open;
    this.shared = undefined;
    return this.now();
  }

  branch(at: number): Snapshot {
    const { there, viewer } = this;
    const { game } = there.kernel;
    const open = there.over || this.allOpen;
    const seats = sitters(game.seats, (seat) => (open || viewer === null || seat === viewer ? 'here' : 'random'));
    return this.sit(branched(there, at, { viewer, open }, this.dice), { game: game.id, seats }, true);
  }

  share(): string {
    const { game, viewer, view } = this.now();
    return packShared(game, viewer, view);
  }

  openShared(text: string): Snapshot {
    this.shared = sharedSnapshot(text);
    this.match = undefined;
    return this.shared;
  }

  position(
    game: string,
    position: PositionJson,
    seats: Readonly<Record<string, Sitter>>,
    dice: readonly Result[] = [],
  ): Snapshot {
    return this.sit(placed(game, position, this.dice, dice), { game, seats }, true);
  }
}
