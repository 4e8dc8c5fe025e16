import type { Reason } from '../errors.ts';
import type { Game, RulesChange } from '../game.ts';
import { Kernel } from '../kernel.ts';
import type { Move } from '../move.ts';
import type { Play } from '../play.ts';
import type { Base } from '../state.ts';

/** What a change on purpose does to a kind of move: one more die is rolled for it, or it is refused up to a number of moves. */
export type Twist =
  | { readonly kind: string; readonly rolls: true }
  | { readonly kind: string; readonly before: number };

/** The next version of a game's rules, changed on purpose in one kind of move: to test what becomes of older records. */
export class ChangedKernel<S extends Base<K>, K = unknown> extends Kernel<S, K> {
  private readonly twist: Twist;

  constructor(game: Game<S, K>, twist: Twist) {
    const change: RulesChange = {
      rules: game.rules + 1,
      rule: 'T1',
      text: { en: `Something else about ${twist.kind}.`, de: `Etwas anderes an ${twist.kind}.` },
    };
    super({ ...game, rules: game.rules + 1, changes: [...(game.changes ?? []), change] });
    this.twist = twist;
  }

  private concerns(g: S, { kind }: Move): boolean {
    return this.pending(g)?.decision.moves[kind].id === this.twist.kind;
  }

  override apply(g: S, move: Move, x: Play<S>): void {
    if ('rolls' in this.twist && this.concerns(g, move)) x.die();
    super.apply(g, move, x);
  }

  override refusals(g: S, move: Move): Reason[] {
    const reasons = super.refusals(g, move);
    const refused = 'before' in this.twist && g.seq < this.twist.before && this.concerns(g, move);
    return refused ? [...reasons, { rule: 'T1', text: 'Not any more.' }] : reasons;
  }
}
