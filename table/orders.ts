import { type Move, Refusal } from '@ravelin/engine';
import type { AnyMatch } from './legal.ts';
import type { OrderJson, OrderUntil } from './schemas.ts';

/**
 * Standing orders: a seat has a kind of window declined whenever it opens. An order looks at nothing but the window: one that
 * answered only without a fitting card in hand would tell the other side of the hand by its silence.
 */
interface Order extends OrderJson {
  readonly seat: string;
  /** The turn in which it was given, and how many moves had been made. */
  readonly turn: number | null;
  readonly since: number;
}

export interface KeptOrders {
  readonly given: readonly Order[];
  readonly made: readonly number[];
}

/** Given before the first move of the line. */
const BEFORE = -1;

const turnOf = ({ kernel, state }: AnyMatch): number | null => kernel.game.turn?.(state) ?? null;

/** How long an order could decline what is asked now. Nothing: it is no window, or letting it pass is not lawful. */
export const orderable = (match: AnyMatch): readonly OrderUntil[] => {
  if (!match.kernel.declining(match.state)) return [];
  return turnOf(match) === null ? ['revoked'] : ['turn', 'revoked'];
};

export class StandingOrders {
  private given: readonly Order[];
  /** Which moves of the line an order made; the first move is 1. */
  private made: readonly number[];

  /** `moves`: how many have been made. A game that goes on by newer rules may have fewer than when an order was given: no undo reaches that. */
  constructor(moves: number, { given, made }: KeptOrders = { given: [], made: [] }) {
    this.given = given.map((order) => (order.since > moves ? { ...order, since: BEFORE } : order));
    this.made = made.filter((move) => move <= moves);
  }

  /** The seat that decides has windows of this kind declined from now on, this one included. */
  give(match: AnyMatch, until: OrderUntil): void {
    const pending = match.kernel.pending(match.state);
    if (!pending || !match.seat || !orderable(match).includes(until))
      throw new Refusal('no-window', 'Only a window that may be declined can be left to a standing order.');
    const { seat } = match;
    const { id, prompt } = pending.decision;
    this.revoke(seat, id);
    const order = { seat, decision: id, prompt, rule: pending.rule, until, turn: turnOf(match), since: match.length };
    this.given = [...this.given, order];
  }

  revoke(seat: string, decision: string): void {
    this.given = this.given.filter((order) => order.seat !== seat || order.decision !== decision);
  }

  /** A seat's own orders that are in force. No other seat may know of them. */
  of(seat: string | null, match: AnyMatch): OrderJson[] {
    return this.given
      .filter((order) => order.seat === seat && this.inForce(order, match))
      .map(({ decision, prompt, rule, until }) => ({ decision, prompt, rule, until }));
  }

  private inForce({ until, turn }: Order, match: AnyMatch): boolean {
    return until === 'revoked' || turn === turnOf(match);
  }

  /** Declines whatever an order declines, until something else is asked. */
  answer(match: AnyMatch): void {
    while (this.answerOne(match));
  }

  /** The move by which an order answers what is asked now. A move that the rules warn of is never made for anybody. */
  private answering(match: AnyMatch): Move | undefined {
    const { kernel, state, seat } = match;
    const id = kernel.pending(state)?.decision.id;
    const ordered = this.given.some(
      (order) => order.seat === seat && order.decision === id && this.inForce(order, match),
    );
    const move = ordered ? kernel.declining(state) : undefined;
    return move && match.warning(move) === undefined ? move : undefined;
  }

  /** Would an order answer what is asked now? */
  answers(match: AnyMatch): boolean {
    return this.answering(match) !== undefined;
  }

  /** Declines what is asked now, if an order does. */
  answerOne(match: AnyMatch): boolean {
    this.given = this.given.filter((order) => this.inForce(order, match));
    const move = this.answering(match);
    if (!move) return false;
    match.make(move);
    this.made = [...this.made, match.length];
    return true;
  }

  /** Did an order make this move? */
  hasMade(move: number): boolean {
    return this.made.includes(move);
  }

  /** Moves were taken back, and with them the orders that were given by them. */
  back(moves: number): void {
    this.made = this.made.filter((move) => move <= moves);
    this.given = this.given.filter(({ since }) => since < moves);
  }

  get kept(): KeptOrders {
    return { given: this.given, made: this.made };
  }
}
