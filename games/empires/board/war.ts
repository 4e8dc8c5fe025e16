import type { PositionJson } from '@ravelin/engine';
import { BOXES, numberIn, type Printed, type Reading, type SpaceData } from './view.ts';

/** What can be read off the board: who controls what, what the will would be now, what a roll must show, what could lose the war. */

export interface Modifier {
  /** A key of the catalogue, and a name to fill in. */
  readonly key: string;
  readonly name?: string | undefined;
  readonly n: number;
  readonly rule: string;
}

export interface WillLine {
  /** A key of the catalogue. */
  readonly key: string;
  readonly n: number;
  readonly rule: string;
}
export interface WillCount {
  readonly victories: number;
  readonly defeats: number;
  readonly flags: number;
  /** What else counts. */
  readonly more: readonly WillLine[];
  readonly sum: number;
}

export interface Danger {
  /** A key of the catalogue, and what it fills in. */
  readonly key: string;
  readonly front?: string;
  readonly n?: number;
  readonly rule: string;
}

/** What a game reckons in its own way. */
export interface OwnWar<S extends SpaceData> {
  /** What is added to the die of an Offensive against the Front now, before markers are spent on it. */
  modifiersOf(view: PositionJson, front: string): readonly Modifier[];
  /** Actions that an Offensive costs. */
  costOf(view: PositionJson, front: string): number;
  /** Why no Offensive against the Front is open; a key of the catalogue, with its paragraph. */
  closedBy(view: PositionJson, front: string): { readonly key: string; readonly rule: string } | undefined;
  /** A site whose flags do not count though the enemy stands there. */
  isGuarded?(view: PositionJson, space: S): boolean;
  moreVictories?(view: PositionJson): number;
  moreDefeats?(view: PositionJson): number;
  moreWill?(view: PositionJson): readonly WillLine[];
  /** How else the war could be lost soon. */
  moreDangers?(view: PositionJson): readonly Danger[];
  /** The paragraphs of the two dangers that every game has. */
  readonly lost: { readonly will: string; readonly capital: string };
}

/** How near a Front is to the capital, for the eye: 2 at the gates, 1 close, 0 far. */
export const threat = (space: number | undefined): 0 | 1 | 2 => {
  if (space === undefined) return 0;
  return space <= 1 ? 2 : space === 2 ? 1 : 0;
};

export const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];

/** The phases of a turn. */
export interface Phases {
  readonly number: number;
  /** Which of them is the Action Phase. */
  readonly actions: number;
  /** In which of them each question of the turn is asked, by its id. */
  readonly asks: Readonly<Record<string, number>>;
}

/** Where play stands, told by the question that the turn asks, or by the paragraph at which it is; 0 before the first card. */
export const phaseOf = (view: PositionJson, { asks }: Phases): number => {
  const at = view.flow?.find(({ procedure }) => procedure === 'turn')?.at ?? '';
  if (at.startsWith('ask ')) return asks[at.slice('ask '.length)] ?? 0;
  return Number(/\b[A-Z]([1-7])\./.exec(at)?.[1] ?? 0);
};

/** The Advance that is due now, for the window in which it can be stopped. */
export const dueAdvance = (view: PositionJson): string | undefined => {
  const frame = view.flow?.find(({ procedure }) => procedure === 'watched-advance');
  const front = frame?.locals.front;
  return typeof front === 'string' && front !== 'none' && Number(frame?.locals.left ?? 0) > 0 ? front : undefined;
};

export const reckoning = <S extends SpaceData>(
  { fronts, will: { low } }: Printed<S>,
  { frontState, battlesIn }: Reading<S>,
  own: OwnWar<S>,
) => {
  /** A Front controls its space and every higher one of its track. */
  const controls = (view: PositionJson, front: string, space: number): boolean => {
    const { space: at } = frontState(view, front);
    return at !== undefined && at <= space;
  };

  /** The Strategic Sites that the enemy controls, each once. */
  const lostSites = (view: PositionJson): readonly { name: string; flags: number }[] => {
    const lost = new Map<string, number>();
    for (const { id, spaces } of fronts)
      for (const one of spaces)
        if (one.flags > 0 && controls(view, id, one.space) && !own.isGuarded?.(view, one))
          lost.set(one.name, one.flags);
    return [...lost].map(([name, flags]) => ({ name, flags }));
  };

  /** The count of National Will as it would be made now. */
  const willCount = (view: PositionJson): WillCount => {
    const victories = battlesIn(view, BOXES[0]).length + (own.moreVictories?.(view) ?? 0);
    const defeats = battlesIn(view, BOXES[2]).length + (own.moreDefeats?.(view) ?? 0);
    const more = own.moreWill?.(view) ?? [];
    const flags = lostSites(view).reduce((sum, site) => sum + site.flags, 0);
    const sum = more.reduce((all, { n }) => all + n, victories - defeats - flags);
    return { victories, defeats, flags, more, sum };
  };

  const sumOf = (view: PositionJson, front: string): number =>
    own.modifiersOf(view, front).reduce((sum, { n }) => sum + n, 0);

  /** Does an Offensive with this face of the die succeed, with what lies there now and `more`? */
  const succeeds = (view: PositionJson, front: string, die: number, more = 0): boolean =>
    die === 6 || (die > 1 && die + sumOf(view, front) + more > frontState(view, front).value);

  /** The lowest face that succeeds. */
  const needed = (view: PositionJson, front: string): number => FACES.find((die) => succeeds(view, front, die)) ?? 6;

  /** The Fronts on the map, the nearest to the capital first. */
  const byDistance = (view: PositionJson): readonly string[] =>
    fronts
      .map(({ id }) => ({ id, space: frontState(view, id).space }))
      .filter(({ space }) => space !== undefined)
      .sort((a, b) => (a.space ?? 0) - (b.space ?? 0))
      .map(({ id }) => id);

  /** How the war could be lost soon, the worst first. */
  const dangersOf = (view: PositionJson): readonly Danger[] => {
    const out: Danger[] = [];
    const { sum } = willCount(view);
    if (sum < low) out.push({ key: 'danger.lost', n: sum, rule: own.lost.will });
    for (const front of byDistance(view))
      if (frontState(view, front).space === 1) out.push({ key: 'danger.gates', front, rule: own.lost.capital });
    out.push(...(own.moreDangers?.(view) ?? []));
    if (sum >= low && sum <= low + 1) out.push({ key: 'danger.will', n: sum, rule: own.lost.will });
    return out;
  };

  return { controls, lostSites, willCount, sumOf, succeeds, needed, byDistance, dangersOf };
};
export type Reckoning = ReturnType<typeof reckoning>;

/** The turn that the clock counts to. */
export const lastTurn = (view: PositionJson, cards: number): number => numberIn(view, 'last') || cards;
