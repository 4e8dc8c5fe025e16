import { Ledger, type LocalsOf, language, line, optional, type Play, type Reason } from '@ravelin/engine';
import { COUNT, type Empire, FRONT, type Front, NONE, YES_NO } from './empire.ts';
import { battleValue, hasMoved, isActive, placeOf } from './fronts.ts';
import { advanced, attrition } from './happenings.ts';

/** The Front Advancement Phase: the symbols of the card, Attrition Rolls, and markers that cancel an Advance. */

/** A step towards the capital, which falls when the Front is there. */
export const stepping =
  <S extends Empire>(rule: string, falls: (g: S, x: Play<S>, front: Front) => void) =>
  (g: S, x: Play<S>, front: Front): void => {
    g.space[front]--;
    x.emit(g, advanced, rule, { front, place: placeOf(g, front), space: g.space[front] });
    hasMoved(g, x, front, g.space[front] + 1);
    if (g.space[front] === 0) falls(g, x, front);
  };

type Modifier<S extends Empire> = (g: S, front: Front, ledger?: Ledger) => number;

/** Attrition Rolls: less than the Battle Value succeeds. There are no automatic results. */
export const attritionRolls = <S extends Empire>(
  rules: { readonly succeeds: string; readonly fails: string },
  own: Modifier<S> = () => 0,
) => {
  const modifier: Modifier<S> = (g, front, ledger) =>
    own(g, front, ledger) + (g.kit.beyond?.attrition(g, front, ledger) ?? 0);

  /** Does the Front get across the line that this paragraph draws? */
  const crosses = (g: S, x: Play<S>, front: Front, rule: string): boolean => {
    const die = x.die();
    const ledger = x.ledger('Attrition Roll');
    const total = line(ledger, rule, 'die', die) + modifier(g, front, ledger);
    const value = battleValue(g, front);
    const across = total < value;
    x.emit(
      g,
      attrition,
      across ? rules.succeeds : rules.fails,
      { front, die, total, value, crosses: across ? 1 : 0 },
      { ledger },
    );
    return across;
  };

  /** How many faces of the die would do. */
  const goodFaces = (g: S, front: Front): number =>
    Math.min(6, Math.max(0, battleValue(g, front) - 1 - modifier(g, front)));

  const modifiers = (g: S, front: Front): Ledger => {
    const ledger = new Ledger('Attrition Roll, modifiers');
    modifier(g, front, ledger);
    return ledger;
  };

  /** The roll that would follow, and how likely it lets the Front across. */
  const preview = (g: S, front: Front, rule = rules.succeeds): Ledger[] => {
    const crossings = new Ledger('crossings in 6');
    line(crossings, rule, 'rolls that cross', goodFaces(g, front));
    return [modifiers(g, front), crossings];
  };

  return { crosses, goodFaces, modifiers, preview };
};

interface Paragraphs {
  readonly advance: string;
  readonly order: string;
  readonly single: string;
  readonly ask: string;
  readonly cancel: string;
}

/** What keeps a marker from stopping a Front, whichever is about to Advance. */
interface Bar<S extends Empire> extends Reason {
  ok(g: S, front: Front): boolean;
}

/** The markers that cancel an Advance. */
interface Cancelling<S extends Empire> {
  /** The move, and the window in which it is asked. */
  readonly id: string;
  readonly prompt: string;
  has(g: S): boolean;
  readonly bars: readonly Bar<S>[];
  spend(g: S, x: Play<S>, front: Front): void;
  preview(g: S, front: Front): Ledger[];
  /** What the player should know before the Front is let pass. */
  warn(g: S, front: Front): string | undefined;
}

interface Own<S extends Empire> {
  symbols(g: S): readonly number[];
  /** How many Advances a symbol brings. */
  advances(g: S, x: Play<S>, at: number): number;
  advance(g: S, x: Play<S>, front: Front): void;
  readonly cancelling: Cancelling<S>;
}

const locals = {
  /** The symbol of the card that is being carried out. */
  at: COUNT,
  front: optional(FRONT),
  /** Single Advances that this symbol still brings. */
  left: COUNT,
  cancelled: YES_NO,
};
type Advancing = LocalsOf<typeof locals>;

export const frontAdvancement = <S extends Empire>(rules: Paragraphs, own: Own<S>) => {
  const { about, ask, decision, loop, move, must, procedure, run, slot } = language<S>();
  const { symbols, advances, advance, cancelling } = own;

  const theNext = must(
    rules.ask,
    'It must be the Front that is about to Advance.',
    (_g, front: Front, L: Advancing) => front === L.front,
  );
  const bars = cancelling.bars.map(({ rule, text, ok }) => must(rule, text, (g, front: Front) => ok(g, front)));

  /** For each Advance, with the results of the earlier ones known, before an Attrition Roll. */
  const cancel = decision<Advancing>({
    id: cancelling.id,
    prompt: cancelling.prompt,
    about: about({ front: FRONT }, (_g, { front }: Advancing) => ({ front })),
    declines: 'let',
    closed: (g, [front]) => cancelling.bars.filter(({ ok }) => !ok(g, front)).map(({ rule, text }) => ({ rule, text })),
    seat: () => 0,
    moves: [
      move(cancelling.id, {
        rule: rules.cancel,
        notation: `${cancelling.id} {front}`,
        choose: { front: slot(FRONT, [...bars, theNext]) },
        preview: (g, _chosen, L) => cancelling.preview(g, L.front),
        do: (g, L, x) => {
          cancelling.spend(g, x, L.front);
          L.cancelled = 1;
        },
      }),
      move('let', {
        rule: rules.ask,
        notation: 'let {front} advance',
        choose: { front: slot(FRONT, [theNext]) },
        preview: (g, _chosen, L) => cancelling.preview(g, L.front),
        warn: (g, _chosen, L) => cancelling.warn(g, L.front),
        do: () => {},
      }),
    ],
  });

  const mayCancel = (g: S, { front, left }: Advancing): boolean =>
    left > 0 && isActive(g, front) && cancelling.has(g) && cancelling.bars.every(({ ok }) => ok(g, front));

  /** With markers at hand the player may be asked before each Advance. */
  const watchedAdvance = procedure('watched-advance', locals, [
    loop(rules.order, (g, L) => L.at < symbols(g).length, [
      run(rules.advance, (g, L, x) => {
        L.front = symbols(g)[L.at];
        L.left = advances(g, x, L.at);
      }),
      loop(rules.single, (_g, L) => L.left > 0, [
        ask(rules.ask, cancel, mayCancel),
        run(rules.advance, (g, L, x) => {
          if (!L.cancelled) advance(g, x, L.front);
          L.cancelled = 0;
          L.left--;
        }),
      ]),
      run(rules.order, (_g, L) => {
        L.at++;
        L.front = NONE;
      }),
    ]),
  ]);

  /** The symbols in their order, as long as the capital stands. Without a marker there is nothing to ask. */
  const advanceAll = (g: S, x: Play<S>): void => {
    const list = symbols(g);
    for (let at = 0; at < list.length && !g.over; at++)
      for (let left = advances(g, x, at); left > 0 && !g.over; left--) advance(g, x, list[at]);
  };

  const phase = [
    run(rules.order, (g: S, _L, x) => {
      if (cancelling.has(g)) x.call(g, watchedAdvance);
      else advanceAll(g, x);
    }),
  ];

  return { watchedAdvance, phase };
};
