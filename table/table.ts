import { type Move, type MoveEntry, Refusal, type TableEnding, type UndoEntry } from '@ravelin/engine';
import { Clocks } from './clocks.ts';
import { type Kept, writeKept } from './kept.ts';
import type { AnyMatch } from './legal.ts';
import { type Admission, Onlooker } from './onlooker.ts';
import { StandingOrders } from './orders.ts';
import { byHand, type Player, type Players } from './players.ts';
import type { OrderUntil, ReopenedJson, TableSetting } from './schemas.ts';
import { Seat } from './seat.ts';
import { Seen } from './seen.ts';
import { readMove } from './why.ts';

/** What is on the table: a game that is played and kept, one that nobody keeps, or one that is only looked back at. */
export type Manner = 'played' | 'sandbox' | 'replay';

export interface TableStart {
  readonly match: AnyMatch;
  readonly setting: TableSetting;
  readonly manner: Manner;
  readonly players: Players;
  readonly kept?: Pick<Kept, 'seen' | 'orders' | 'clocks' | 'reopened'> | undefined;
  /** What is over stays over: no move is taken back then. */
  readonly final?: boolean;
  /** How it ended at the table. */
  readonly ended?: TableEnding | null;
  /** The shell says when standing orders answer (`answerByOrder`); else they do at once. */
  readonly answersLater?: boolean;
  /** The time, where clocks are kept. There is none in here. */
  readonly now?: () => number | null;
  /** A player failed, or answered with what is no move: the game waits for somebody to see to it. */
  readonly onTrouble?: (error: unknown) => void;
}

/** May one seat know what another may not? Where all know the same, a screen that is shared needs no curtain. */
const hasSecrets = ({ kernel }: AnyMatch): boolean =>
  [kernel.game, ...kernel.parts.map(({ game }) => game)].some(
    ({ zones, veils = [] }) => veils.length > 0 || zones.some(({ sees }) => sees !== 'all' && sees.length > 0),
  ) ||
  kernel.procedures.some(
    ({ secret, ops }) =>
      Object.keys(secret).length > 0 || ops.some(({ ask }) => ask?.decision.moves.some((move) => move.secret)),
  );

/** Without the reason: that names a move, which may be another seat's secret. */
const reopenedOf = ({ reopened }: AnyMatch): ReopenedJson | undefined => {
  if (!reopened) return undefined;
  const { because: _because, ...told } = reopened;
  return told;
};

/**
 * One game being played: the match, who plays each seat, their standing orders, what each has seen, the way back, and the time. It
 * asks whoever must decide, makes the move, and has every onlooker told. Nobody gets the match from it: seats and onlookers ask.
 */
export class Table {
  /** For the shell that owns the table. What goes out of it goes through a seat or an onlooker. */
  readonly match: AnyMatch;
  setting: TableSetting;
  readonly manner: Manner;
  readonly secrets: boolean;
  seen: Seen;
  orders: StandingOrders;
  clocks: Clocks;
  /** What has changed since the game was recorded, until somebody has read it. */
  reopened: ReopenedJson | null;
  /** How often moves were taken back: what was told of a line before that may no longer be so. */
  undone = 0;
  /** How it ended at the table, if it did before it was over by its rules. */
  ended: TableEnding | null;
  private readonly start: TableStart;
  private readonly onlookers = new Set<Onlooker>();
  private asking: AbortController | undefined;

  constructor(start: TableStart) {
    const { match, setting, manner, kept } = start;
    this.start = start;
    this.match = match;
    this.setting = setting;
    this.manner = manner;
    this.secrets = hasSecrets(match);
    const { seats } = match.kernel.game;
    for (const seat of seats) this.playerOf(seat);
    this.seen = new Seen(seats, match.length, kept?.seen);
    this.orders = new StandingOrders(match.length, kept?.orders);
    this.reopened = reopenedOf(match) ?? kept?.reopened ?? null;
    this.clocks = new Clocks(kept?.clocks);
    this.ended = start.ended ?? null;
  }

  private playerOf(seat: string): Player {
    const { players } = this.start;
    const name = this.setting.deputies?.[seat] ?? this.setting.seats[seat];
    if (name === undefined) throw new Refusal('bad-setting', `Nobody sits for ${seat}.`);
    if (!Object.hasOwn(players, name)) throw new Refusal('bad-setting', `There is no player "${name}" here.`);
    return players[name];
  }

  /** The seats that a player of this name plays. */
  seatsOf(player: string): string[] {
    return this.match.kernel.game.seats.filter((seat) => this.setting.seats[seat] === player);
  }

  get looksBack(): boolean {
    return this.manner === 'replay';
  }

  /** Has it ended for good? */
  get isClosed(): boolean {
    return this.ended !== null || (this.start.final === true && this.match.over);
  }

  admit(admission: Admission): Onlooker {
    const onlooker = new Onlooker(this, admission);
    this.onlookers.add(onlooker);
    return onlooker;
  }

  dismiss(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
  }

  // ---- asking

  /** Asks whoever must decide. From then on the table goes on by itself, as far as its players do. */
  ask(): void {
    this.asking?.abort(new Refusal('not-wanted', 'The answer is no longer wanted.'));
    this.asking = undefined;
    const seat = this.ended ? null : this.match.seat;
    this.clocks.ask(this.looksBack ? null : seat, this.start.now?.() ?? null);
    if (this.looksBack || seat === null) return;
    const player = this.playerOf(seat);
    // There is nothing to wait for, so nothing is worked out for whoever moves through an onlooker.
    if (player === byHand) return;
    const asking = new AbortController();
    this.asking = asking;
    const { signal } = asking;
    const place = new Seat(this, seat);
    player
      .choose(place.view(), place, signal)
      .then((move) => {
        if (!signal.aborted) this.play(seat, move);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) this.start.onTrouble?.(error);
      });
  }

  /** The table is left: nobody is asked any more. */
  leave(): void {
    this.asking?.abort(new Refusal('not-wanted', 'The table was left.'));
    this.asking = undefined;
    this.onlookers.clear();
  }

  // ---- what is done at it; each by the seat whose it is

  private mustDecide(seat: string | null): void {
    if (this.looksBack) throw new Refusal('looking-back', 'This is a replay: branch off to play on from here.');
    const { seat: due } = this.match;
    if (due === null || this.ended) throw new Refusal('game-over', 'The game is over: no more moves can be made.');
    if (seat !== due) throw new Refusal('not-your-turn', `${due} decides.`);
  }

  /** The match, if this seat is the one that decides. */
  deciding(seat: string | null): AnyMatch {
    if (seat === null || this.match.seat !== seat) throw new Refusal('not-your-turn', 'Another seat decides.');
    return this.match;
  }

  play(seat: string | null, move: string, by?: Onlooker): void {
    this.match.make(this.read(seat, move));
    this.goOn(by);
  }

  /** The move, if this seat may make it now. */
  read(seat: string | null, move: string): Move {
    this.mustDecide(seat);
    const { move: read, reasons, message } = readMove(this.match, move);
    if (!read || reasons.length > 0)
      throw new Refusal(
        read ? 'illegal-move' : 'not-now',
        message ?? `Not allowed: ${reasons.map(({ rule, text }) => `${text} (${rule})`).join(' ')}`,
        reasons,
      );
    return read;
  }

  /** Somebody else decides for the seat from now on; null: it decides for itself again. */
  appoint(seat: string, player: string | null, by?: Onlooker): void {
    if (this.looksBack) throw new Refusal('looking-back', 'This is a replay: nobody decides in it.');
    const before = this.setting;
    const { [seat]: _gone, ...others } = before.deputies ?? {};
    this.setting = { ...before, deputies: player === null ? others : { ...others, [seat]: player } };
    try {
      this.playerOf(seat);
    } catch (error) {
      this.setting = before;
      throw error;
    }
    this.changed(by);
  }

  order(seat: string | null, until: OrderUntil, by: Onlooker): void {
    this.mustDecide(seat);
    this.orders.give(this.match, until);
    // Where it answers later nothing has changed yet, and nobody is told that there is an order.
    if (!this.start.answersLater) this.goOn(by);
  }

  /** After a move: what standing orders answer is answered, all who look on are told, and the next is asked. */
  private goOn(by: Onlooker | undefined): void {
    if (!this.start.answersLater) this.orders.answer(this.match);
    this.changed(by);
  }

  /** The time has come for a standing order to answer what is asked now, if there is one. Only this: what is asked then has a time of its own. */
  answerByOrder(): void {
    if (!this.isClosed && this.orders.answerOne(this.match)) this.changed(undefined);
  }

  /** It ends here, whatever its rules say: nobody is asked any more, and everything lies open. */
  end(ending: TableEnding, by?: Onlooker): void {
    if (this.isClosed || this.match.over) throw new Refusal('game-over', 'The game is over already.');
    this.ended = ending;
    this.changed(by);
  }

  /** Those at the table have agreed to take moves back, until so many are left. */
  takeBack(moves: number, by?: Onlooker): void {
    const { match } = this;
    if (this.isClosed || this.looksBack) throw new Refusal('game-over', 'The game is over: no move is taken back.');
    if (moves < 0 || moves >= match.length)
      throw new Refusal('no-such-move', `There are ${match.length} moves; ${moves} of them cannot be left.`);
    while (match.length > moves) match.undo(undefined, true);
    this.wentBack(by);
  }

  private wentBack(by: Onlooker | undefined): void {
    const { match } = this;
    this.undone++;
    this.seen.back(match.length);
    this.orders.back(match.length);
    this.changed(by);
  }

  private changed(by: Onlooker | undefined): void {
    for (const onlooker of this.onlookers) onlooker.follow(onlooker === by);
    this.ask();
  }

  get lastSeat(): string {
    return this.match.lastSeat ?? '';
  }

  /** What an order answered goes back together with the move made by hand before it, as far as the rules of undo allow. */
  undo(by: Onlooker): void {
    const { match, lastSeat: owner } = this;
    let byOrder: boolean;
    do {
      byOrder = this.orders.hasMade(match.length);
      match.undo();
    } while (byOrder && this.lastSeat === owner && match.undoClosed === undefined);
    this.wentBack(by);
  }

  /**
   * The same game is played at another table too: takes over what was decided there, as it was recorded, and what is kept of it. If it
   * throws, the entries do not follow from this game, and the table is of no more use.
   */
  follow(entries: readonly (MoveEntry | UndoEntry)[], kept: TableStart['kept']): void {
    const { match, seen } = this;
    for (const [seat, move, results] of entries) {
      if (seat === 'undo') {
        match.undo();
        this.undone++;
        seen.back(match.length);
      } else match.play(move, results ?? []);
    }
    const { seats } = match.kernel.game;
    this.seen = new Seen(seats, match.length, kept?.seen);
    for (const seat of seats) this.seen.mark(seat, seen.of(seat));
    this.orders = new StandingOrders(match.length, kept?.orders);
    this.clocks = new Clocks(kept?.clocks);
    this.changed(undefined);
  }

  /** For storage: it holds every secret. */
  save(): string {
    const { match, setting, seen, orders, clocks, reopened, ended } = this;
    const record = { ...match.record(), ...(ended && { ended }) };
    return writeKept({ setting, record, seen: seen.kept, orders: orders.kept, clocks: clocks.kept, reopened });
  }
}
