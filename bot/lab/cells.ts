import { type AnyGame, type GameEvent, type Kernel, kitOfPart, type Studied, valuesOf } from '@ravelin/engine';

/**
 * Where the uses of a game are counted: a cell for each use of each component by each seat. They are numbered, so that what happened in one
 * game is a short list of numbers.
 */
export interface Counted {
  readonly id: string;
  readonly title: string;
  /** The part of a composed game whose components they are. */
  readonly part: string | null;
  readonly uses: readonly { readonly id: string; readonly title: string; readonly after: number | null }[];
  readonly components: readonly string[];
  /** The first cell. */
  readonly first: number;
}

/** What is counted in every game without being declared. */
export const MOVES = 'moves';

// biome-ignore lint/suspicious/noExplicitAny: games of every state and kit are studied alike.
type AnyKernel = Kernel<any, any>;

const kindsOf = ({ procedures }: AnyKernel): string[] => [
  ...new Set(
    procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? ask.decision.moves.map(({ id }) => id) : []))),
  ),
];

interface Watched {
  readonly cell: (kit: unknown, component: number, data: GameEvent['data']) => number;
  readonly use: Studied<never>['uses'][number];
}

export class Cells {
  readonly subjects: readonly Counted[];
  readonly size: number;
  private readonly seats: number;
  /** By the kind of event, and the part in which it happens. */
  private readonly watched = new Map<string, Watched[]>();
  private readonly kinds: ReadonlyMap<string, number>;

  constructor(kernel: AnyKernel, kit: unknown) {
    const { game } = kernel as { game: AnyGame };
    this.seats = game.seats.length;
    const subjects: Counted[] = [];
    let size = 0;
    const add = (
      part: string | null,
      { id, title, uses }: Omit<Counted, 'part' | 'components' | 'first'>,
      names: string[],
    ): number => {
      subjects.push({ id, title, part, uses, components: names, first: size });
      size += uses.length * names.length * this.seats;
      return subjects.length - 1;
    };
    const study = (own: AnyGame, its: unknown, part: string | null, seatOf: (seat: number) => number): void => {
      for (const studied of (own.study?.subjects ?? []) as readonly Studied<unknown>[]) {
        const uses = studied.uses.map(({ id, title, after }) => ({
          id,
          title,
          after: after === undefined ? null : studied.uses.findIndex((one) => one.id === after),
        }));
        const names = valuesOf(studied.of, its).map((value) => String(studied.of.name(its, value)));
        const { first } = subjects[add(part, { id: studied.id, title: studied.title, uses }, names)];
        for (const [u, use] of studied.uses.entries()) {
          const key = `${part ?? ''}/${use.event.id}`;
          const cell: Watched['cell'] = (itsKit, component, data) =>
            first +
            (u * names.length + component - studied.of.min) * this.seats +
            seatOf(studied.seat(itsKit, component, data));
          this.watched.set(key, [...(this.watched.get(key) ?? []), { cell, use: use as Watched['use'] }]);
        }
      }
    };
    study(game, kit, null, (seat) => seat);
    for (const [i, { id, game: own, seats }] of (game.parts ?? []).entries())
      study(own, kitOfPart(kit, i), id, (seat) => seats[seat]);
    const kinds = kindsOf(kernel);
    add(null, { id: MOVES, title: 'Moves', uses: [{ id: 'made', title: 'made', after: null }] }, kinds);
    const { first } = subjects[subjects.length - 1];
    this.kinds = new Map(kinds.map((kind, i) => [kind, first + i * this.seats]));
    this.subjects = subjects;
    this.size = size;
  }

  /** The cell of a use of a component by a seat. */
  at({ first, components }: Counted, use: number, component: number, seat: number): number {
    return first + (use * components.length + component) * this.seats + seat;
  }

  /** A move of this kind was made by the seat. */
  moved(counts: Map<number, number>, kind: string, seat: number): void {
    const cell = (this.kinds.get(kind) as number) + seat;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }

  /** Counts what an event tells of. */
  happened(counts: Map<number, number>, whole: unknown, { kind, data, part }: GameEvent): void {
    const kit = part ? part.kit : whole;
    for (const { cell, use } of this.watched.get(`${part?.id ?? ''}/${kind.id}`) ?? []) {
      if (use.if && !use.if(data)) continue;
      const value = data[use.field];
      const times = use.times === undefined ? 1 : (data[use.times] as number);
      for (const one of typeof value === 'number' ? [value] : (value ?? [])) {
        if (one < 0) continue;
        const at = cell(kit, use.component ? use.component(kit as never, one) : one, data);
        counts.set(at, (counts.get(at) ?? 0) + times);
      }
    }
  }
}
