import { Refusal } from '@ravelin/engine';
import { type Static, Type } from '@sinclair/typebox';

/** `draw`; `end`: without a result; `takeback`: moves are taken back beyond what undo allows. */
export const ProposalKind = Type.Union([Type.Literal('draw'), Type.Literal('end'), Type.Literal('takeback')]);
export type ProposalKind = Static<typeof ProposalKind>;

export const Proposal = Type.Object({
  kind: ProposalKind,
  /** The seat that proposes it. */
  by: Type.String(),
  /** The seats that have agreed besides. */
  agreed: Type.Array(Type.String()),
  /** Of a take-back: how many moves are to be left. */
  to: Type.Optional(Type.Integer()),
});
export type Proposal = Static<typeof Proposal>;

export interface KeptProposals {
  readonly open: readonly Proposal[];
  /** What was declined, or taken back by the one who made it, since the last move: it is not proposed again before the next. */
  readonly dropped: readonly { readonly kind: ProposalKind; readonly by: string }[];
}

const NOTHING: KeptProposals = { open: [], dropped: [] };

/** What those at a table propose to each other. Everything lapses with the next move. */
export class Proposals {
  private state: KeptProposals;

  constructor(kept: KeptProposals = NOTHING) {
    this.state = kept;
  }

  get open(): readonly Proposal[] {
    return this.state.open;
  }

  private named(kind: ProposalKind): Proposal {
    const found = this.open.find((one) => one.kind === kind);
    if (!found) throw new Refusal('no-proposal', 'Nobody proposes that any more.');
    return found;
  }

  private without(kind: ProposalKind): readonly Proposal[] {
    return this.open.filter((one) => one.kind !== kind);
  }

  propose(proposal: Omit<Proposal, 'agreed'>): void {
    const { kind, by } = proposal;
    const there = this.open.find((one) => one.kind === kind);
    if (there && there.by !== by)
      throw new Refusal('proposed', `${there.by} proposes that already: accept it, or decline it.`);
    if (this.state.dropped.some((one) => one.kind === kind && one.by === by))
      throw new Refusal('declined', 'That was declined or taken back. You may propose it again after the next move.');
    this.state = { ...this.state, open: [...this.without(kind), { ...proposal, agreed: [] }] };
  }

  /** Gives the proposal if all of these have agreed to it now; it is no longer open then. */
  accept(kind: ProposalKind, seats: readonly string[], all: readonly string[]): Proposal | undefined {
    const found = this.named(kind);
    if (seats.includes(found.by)) throw new Refusal('own-proposal', 'The others must agree to what you propose.');
    const agreed = [...new Set([...found.agreed, ...seats])];
    const accepted = all.every((seat) => agreed.includes(seat));
    const rest = this.without(kind);
    this.state = { ...this.state, open: accepted ? rest : [...rest, { ...found, agreed }] };
    return accepted ? found : undefined;
  }

  /** Declined by another seat, or taken back by the one who made it. */
  drop(kind: ProposalKind): void {
    const { by } = this.named(kind);
    this.state = { open: this.without(kind), dropped: [...this.state.dropped, { kind, by }] };
  }

  lapse(): void {
    this.state = NOTHING;
  }

  get kept(): KeptProposals {
    return this.state;
  }
}
