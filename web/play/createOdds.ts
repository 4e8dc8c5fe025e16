import type { LegalMove, OddsJson, Snapshot } from '@ravelin/table/messages';
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { TableLine } from '../worker/client.ts';
import { type Composition, keyOf, rivalsOf, type Sibling, siblingsOf } from './composer.ts';
import { goodOdds } from './goodOdds.ts';

/** How gambles may come out: the one that is ready, those beside it, and on the things among which the next pick decides. */

/** Milliseconds that the odds of the move in hand may take, and those of each other. */
const OWN = 300;
const OTHER = 120;
/** So many others are shown. */
const OTHERS = 6;

/** What the same gamble comes to with another choice. */
interface OtherOdds extends Sibling {
  readonly odds: OddsJson;
}

/** `home`: who finds them; without it none are shown. */
export const createOdds = (
  table: {
    readonly snapshot: Accessor<Snapshot>;
    readonly moves: Accessor<readonly LegalMove[]>;
    readonly composition: Accessor<Composition>;
    readonly ready: Accessor<{ readonly notation: string } | undefined>;
  },
  home: TableLine['home'],
) => {
  /** What is known of this position, by the moves. */
  const [known, setKnown] = createSignal<ReadonlyMap<string, OddsJson>>(new Map());
  createEffect(on(table.snapshot, () => setKnown(new Map()), { defer: true }));

  /** Gives null where the move is no gamble, and where the position has gone meanwhile. */
  const find = async (move: string, milliseconds: number): Promise<OddsJson | null> => {
    if (!home) return null;
    const of = table.snapshot();
    const odds = await home.odds({ move, milliseconds }).catch(() => null);
    if (!odds || table.snapshot() !== of) return null;
    setKnown(new Map([...known(), [move, odds]]));
    return odds;
  };

  /** One after the other, as long as they are still what is decided about. */
  const findAll = async (all: readonly Sibling[], isStill: () => boolean): Promise<void> => {
    for (const { move } of all) {
      if (known().has(move.notation)) continue;
      if (!isStill() || !(await find(move.notation, OTHER))) return;
    }
  };

  /** The moves that one pick tells apart, before it and after it. */
  const rivals = createMemo(() => rivalsOf(table.moves(), table.composition(), OTHERS));
  const siblings = createMemo(() => siblingsOf(table.moves(), table.ready()?.notation ?? '', OTHERS));
  createEffect(
    on(rivals, (all) => {
      if (!table.ready()) void findAll(all, () => rivals() === all);
    }),
  );

  const odds = createMemo(() => known().get(table.ready()?.notation ?? '') ?? null);
  const otherOdds = createMemo((): readonly OtherOdds[] =>
    odds() === null
      ? []
      : siblings().flatMap((one) => {
          const its = known().get(one.move.notation);
          return its ? [{ ...one, odds: its }] : [];
        }),
  );
  /** The move in hand, with each of its parts: whichever of them one looks at, that is what it comes to. */
  const own = (): readonly Sibling[] => {
    const move = table.moves().find(({ notation }) => notation === table.ready()?.notation);
    return move?.parts.map((differs) => ({ move, differs })) ?? [];
  };
  const chances = createMemo((): ReadonlyMap<string, number> => {
    const all = table.ready() ? [...own(), ...siblings()] : rivals();
    return new Map(
      all.flatMap(({ move, differs }) => {
        const its = known().get(move.notation);
        const good = its && goodOdds(its);
        return good === undefined ? [] : [[keyOf(differs), good] as const];
      }),
    );
  });

  return {
    odds,
    otherOdds,
    chances,
    /** Of the move that is ready, then of those beside it. */
    weigh: async (notation: string): Promise<void> => {
      const isStill = (): boolean => table.ready()?.notation === notation;
      if (await find(notation, OWN)) await findAll(siblings(), isStill);
    },
  };
};
