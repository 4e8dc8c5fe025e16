import { type Random, Refusal } from '@ravelin/engine';
import { type Kept, writeKept } from './kept.ts';
import type { AnyMatch } from './legal.ts';
import { Orders } from './orders.ts';
import { Seen } from './seen.ts';
import { snapshotOf, Told } from './snapshot.ts';
import type { OrderUntil, Snapshot, TableSetting } from './types.ts';

/** What is on the table: a game that is played, one that nobody keeps, a replay, or an example that lies open. */
export type Manner = 'played' | 'sandbox' | 'replay' | 'open replay';

/** May one seat know what another may not? Where all know the same, a screen that is shared needs no curtain. */
const hasSecrets = ({ kernel }: AnyMatch): boolean =>
  [kernel.game, ...kernel.parts.map(({ game }) => game)].some(
    ({ zones, veils = [] }) => veils.length > 0 || zones.some(({ sees }) => sees !== 'all' && sees.length > 0),
  ) ||
  kernel.procedures.some(
    ({ secret, ops }) =>
      Object.keys(secret).length > 0 || ops.some(({ ask }) => ask?.decision.moves.some((move) => move.secret)),
  );

/**
 * One game and the people around it: who sits where, and who looks at the screen. It gives snapshots for that person only; when
 * the decision passes to another person here, it shows what everybody may see until that person has taken the screen, unless
 * that is all that anybody may see.
 */
export class Sitting {
  readonly match: AnyMatch;
  readonly setting: TableSetting;
  readonly manner: Manner;
  /** The seat that looks at the screen. */
  viewer: string | null = null;
  /** The seat that must take the screen first. */
  private curtain: string | null = null;
  private readonly secrets: boolean;
  private readonly told = new Told();
  private readonly seen = new Seen();
  private readonly orders = new Orders();

  constructor(match: AnyMatch, setting: TableSetting, manner: Manner, kept?: Kept) {
    this.match = match;
    this.setting = setting;
    this.manner = manner;
    this.secrets = hasSecrets(match);
    const { seats } = match.kernel.game;
    for (const seat of seats) if (!setting.seats[seat]) throw new Refusal('bad-setting', `Nobody sits for ${seat}.`);
    this.seen.begin(seats, match.length, kept?.seen);
    this.orders.begin(kept?.orders);
    const { here } = this;
    if (!this.looksBack && here.length === 1) this.viewer = here[0];
    this.handOver();
  }

  get looksBack(): boolean {
    return this.manner === 'replay' || this.manner === 'open replay';
  }

  private get here(): string[] {
    return this.match.kernel.game.seats.filter((seat) => this.setting.seats[seat] === 'here');
  }

  /** The decision passes to another person here: the curtain falls, where there is something to hide. */
  private handOver(): void {
    const { seat } = this.match;
    if (this.looksBack || seat === null || this.setting.seats[seat] !== 'here' || seat === this.viewer) return;
    if (this.here.length < 2) return;
    this.curtain = this.secrets ? seat : null;
    this.viewer = this.secrets ? null : seat;
  }

  take(seat: string): void {
    if (this.curtain === null) return;
    if (seat !== this.curtain) throw new Refusal('not-your-turn', `The screen waits for ${this.curtain}.`);
    this.viewer = seat;
    this.curtain = null;
  }

  /** The match, if the person at the screen is the one who decides; what lies open to all, anybody may ask about. */
  get deciding(): AnyMatch {
    if (this.match.seat !== this.viewer && this.manner !== 'open replay')
      throw new Refusal('not-your-turn', 'Another seat decides.');
    return this.match;
  }

  private mustPlay(): void {
    if (this.curtain !== null) throw new Refusal('curtain', `The screen waits for ${this.curtain}.`);
    if (this.looksBack) throw new Refusal('looking-back', 'This is a replay: branch off to play on from here.');
  }

  play(notation: string): void {
    this.mustPlay();
    const { seat } = this.match;
    if (seat !== null && seat !== this.viewer && this.setting.seats[seat] !== 'script')
      throw new Refusal('not-your-turn', `${seat} decides.`);
    this.match.play(notation);
    this.goOn();
  }

  order(until: OrderUntil): void {
    this.mustPlay();
    this.orders.give(this.deciding, until);
    this.goOn();
  }

  revoke(decision: string): void {
    if (this.viewer !== null) this.orders.revoke(this.viewer, decision);
  }

  /** After a move by hand: what standing orders answer is answered, and whoever decides next gets the screen. */
  private goOn(): void {
    const { viewer } = this;
    this.orders.answer(this.match);
    this.handOver();
    // Who hands the screen over has not seen what the move brought.
    if (viewer !== null && this.curtain === null) this.witness(viewer, this.match.length);
  }

  /** The page has shown the game up to this move to the person at the screen. */
  saw(moves: number): void {
    if (this.viewer !== null && Number.isInteger(moves)) this.witness(this.viewer, Math.min(moves, this.match.length));
  }

  /** Without a curtain everybody here looks on. */
  private witness(viewer: string, moves: number): void {
    for (const seat of this.secrets ? [viewer] : this.here) this.seen.mark(seat, moves);
  }

  /** Does a sitter of the worker's own have to move? */
  get waitsForRandom(): boolean {
    const { seat } = this.match;
    return !this.looksBack && seat !== null && this.setting.seats[seat] === 'random';
  }

  /** The random player moves once. Whether anybody saw it, the page will say. */
  playRandom(chance: Random): void {
    const { match } = this;
    if (this.waitsForRandom) match.make(match.kernel.random(match.state, chance));
    this.orders.answer(match);
    this.handOver();
  }

  private get lastSeat(): string {
    return this.match.moves('all').at(-1)?.seat ?? '';
  }

  /** Why the person at the screen cannot take the last move back. Under the curtain it is the previous person's to take. */
  private get undoClosed(): string | undefined {
    const { match, lastSeat } = this;
    if (this.looksBack || match.length === 0) return 'There is no move to take back.';
    const madeHere = this.setting.seats[lastSeat] === 'here' && !this.orders.hasMade(match.length);
    const mine = this.secrets && this.curtain === null ? lastSeat === this.viewer : madeHere;
    // What closed it may be a secret of the seat that moved: only that seat hears it.
    return mine ? match.undoClosed : 'Another seat has acted since.';
  }

  /** What an order answered goes back together with the move made by hand before it, as far as the rules of undo allow. */
  undo(): void {
    const closed = this.undoClosed;
    if (closed) throw new Refusal('undo-closed', closed);
    const { match, lastSeat: owner } = this;
    let byOrder: boolean;
    do {
      byOrder = this.orders.hasMade(match.length);
      match.undo();
    } while (byOrder && this.lastSeat === owner && match.undoClosed === undefined);
    this.seen.back(match.length);
    this.orders.back(match.length);
    this.handOver();
  }

  snapshot(at = this.match.length): Snapshot {
    const { match, viewer, curtain, setting, looksBack, manner, undoClosed } = this;
    return snapshotOf(match, at, this.told, {
      viewer,
      curtain,
      setting,
      sandbox: manner !== 'played',
      looksBack,
      allOpen: manner === 'open replay',
      undoClosed,
      seen: viewer === null ? match.length : this.seen.of(viewer),
      orders: this.orders.of(viewer, match),
      byOrder: (move) => this.orders.hasMade(move) && match.moves('all')[move - 1]?.seat === viewer,
    });
  }

  save(): string {
    const { match, setting } = this;
    return writeKept({ setting, record: match.record(), seen: this.seen.kept, orders: this.orders.kept });
  }
}
