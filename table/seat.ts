import { type PositionJson, saveView, viewState } from '@ravelin/engine';
import { type AnyMatch, kindsOf, legalMoves, listMoves, unfoldMove, walkList } from './legal.ts';
import type { Ask, Sight } from './players.ts';
import type { KindJson, LegalMove, ListMove, ListStep, Refused, Thing, Why, WhyNot } from './schemas.ts';
import { isOwn } from './snapshot.ts';
import type { Table } from './table.ts';
import { refusalOf, whyNot, whyNotList, whyOf } from './why.ts';

/** What a seat may know of a state of the match, remembering all that it was shown. */
export const sightIn = (match: AnyMatch, g: AnyMatch['state'], seat: number): Sight => {
  const { kernel, set } = match;
  const view = saveView(kernel, viewState(kernel, g, seat, 'memory'));
  const own = isOwn(match) ? { own: { hash: set.hash, files: set.files } } : {};
  return { game: kernel.game.id, set: set.id, ...own, seat, view };
};

/**
 * A seat at the table, and all that whoever sits there may ask the rules: about its own decision, while it is the one to decide.
 * Anybody else is answered that another seat decides, and nothing more: every other answer could tell what that seat holds.
 */
export class Seat implements Ask {
  private readonly table: Table;
  private readonly name: string;

  constructor(table: Table, name: string) {
    this.table = table;
    this.name = name;
  }

  protected get deciding(): AnyMatch {
    return this.table.deciding(this.name);
  }

  view(): PositionJson {
    const { match } = this.table;
    return match.viewJson(match.kernel.game.seats.indexOf(this.name));
  }

  sight(): Sight {
    const { deciding } = this;
    return sightIn(deciding, deciding.state, deciding.kernel.game.seats.indexOf(this.name));
  }

  moves(): readonly LegalMove[] {
    return legalMoves(this.deciding);
  }

  lists(): readonly ListMove[] {
    return listMoves(this.deciding);
  }

  kinds(): readonly KindJson[] {
    return kindsOf(this.deciding);
  }

  unfold(kind: string, names: readonly string[]): readonly LegalMove[] {
    return unfoldMove(this.deciding, kind, names);
  }

  list(kind: string, names: readonly string[]): ListStep {
    return walkList(this.deciding, kind, names);
  }

  why(move: string): Why {
    return whyOf(this.deciding, move);
  }

  refusal(move: string): Refused | null {
    return refusalOf(this.deciding, move);
  }

  whyNot(picks: readonly Thing[], kind: string | null): readonly WhyNot[] {
    return whyNot(this.deciding, picks, kind);
  }

  whyNotList(kind: string, names: readonly string[], name: string): WhyNot {
    return whyNotList(this.deciding, kind, names, name);
  }
}

/** Where everything lies open, as in an example of the rulebook, whoever looks on may ask. */
export class OpenSeat extends Seat {
  private readonly match: AnyMatch;

  constructor(table: Table) {
    super(table, '');
    this.match = table.match;
  }

  protected override get deciding(): AnyMatch {
    return this.match;
  }
}
