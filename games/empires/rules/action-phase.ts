import { type Locals, language, MoveKind, type Play } from '@ravelin/engine';
import { currentCard, type Empire } from './empire.ts';
import { actionsBarred } from './happenings.ts';
import { allocatedIn } from './payment.ts';
import { BY_THE_BOOK, type Terms } from './terms.ts';

/** The Action Phase: one undertaking at a time, until nothing is left to spend, the player ends it, or the card forbids it. */

interface Paragraphs {
  readonly begins: string;
  readonly undertake: string;
  readonly ends: string;
  /** The card that forbids everything. */
  readonly barred: string;
}

interface Own<S extends Empire> {
  /** Everything that can be undertaken, then how the phase is shortened or ended. */
  undertakings(terms: Terms): readonly MoveKind<S, Locals>[];
  readonly leavings: readonly MoveKind<S, Locals>[];
  /** How many Actions the phase begins with. */
  actions(g: S): number;
  loseActions(g: S, x: Play<S>): void;
}

const isBarred = (g: Empire): boolean => currentCard(g).noActions;

/** Without Actions and without Resources there is nothing to decide. */
const canUndertake = (g: Empire): boolean => !isBarred(g) && (g.actions > 0 || allocatedIn(g) > 0);

export const actionPhase = <S extends Empire>(rules: Paragraphs, own: Own<S>) => {
  const { ask, decision, loop, must, run } = language<S>();

  const open = must(rules.barred, 'This turn nothing can be undertaken.', (g) => !isBarred(g));
  const undertakings = (terms: Terms): readonly MoveKind<S, Locals>[] =>
    own.undertakings(terms).map((kind) => new MoveKind({ ...kind, if: [open, ...kind.if] }));

  const undertake = decision({
    id: 'action',
    prompt: 'What do you undertake?',
    seat: () => 0,
    quiet: true,
    moves: [...undertakings(BY_THE_BOOK), ...own.leavings],
  });

  const phase = {
    begins: [
      run<Locals>(rules.begins, (g, _L, x) => {
        g.actions = own.actions(g);
        if (isBarred(g)) x.emit(g, actionsBarred, rules.barred, {});
      }),
    ],
    acts: [loop<Locals>(rules.undertake, canUndertake, [ask(rules.undertake, undertake)])],
    ends: [run<Locals>(rules.ends, (g, _L, x) => own.loseActions(g, x))],
  };

  return { undertakings, phase };
};
