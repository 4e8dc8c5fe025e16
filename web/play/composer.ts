import type { LegalMove, ListMove, ListStep } from '@ravelin/table/messages';
import type { Marks, PlaceState } from '../face.ts';

/**
 * Puts a move together from what the player picks. It knows no rules: it has the legal moves in parts, and for lists what the
 * worker says may follow. Pure: every function gives the next composition.
 */
export interface Pick {
  readonly domain: string;
  readonly name: string;
}

export interface ListInHand {
  readonly kind: string;
  readonly names: readonly string[];
  /** The first half of a pair `a>b` that is being picked. */
  readonly half: string | null;
  /** What the worker said of the list as it stands; null while it is asked. */
  readonly step: ListStep | null;
}

export interface Composition {
  readonly picks: readonly Pick[];
  /** The kind that the player has settled on; null: whatever fits. */
  readonly kind: string | null;
  readonly list: ListInHand | null;
  /** It was not picked part by part: chosen as a whole from the moves list, or proposed by somebody else. */
  readonly come?: 'whole' | 'proposed';
}

/** The domain whose names are kinds of moves. */
export const KIND = 'kind';

export const EMPTY: Composition = { picks: [], kind: null, list: null };

/** Was anything chosen yet? */
const hasBegun = ({ picks, kind }: Composition): boolean => picks.length > 0 || kind !== null;

export const keyOf = ({ domain, name }: Pick): string => `${domain}:${name}`;

const timesIn = (all: readonly Pick[], { domain, name }: Pick): number => {
  let times = 0;
  for (const one of all) if (one.name === name && one.domain === domain) times++;
  return times;
};

/** Do the parts of the move hold every pick, each as often as it was picked? Asked of every move at every pick. */
const holds = ({ parts }: LegalMove, picks: readonly Pick[]): boolean =>
  picks.every((pick) => timesIn(parts, pick) >= timesIn(picks, pick));

const agreesWith =
  ({ picks, kind }: Composition) =>
  (move: LegalMove): boolean =>
    (kind === null || move.kind === kind) && holds(move, picks);

/** The legal moves that agree with what was picked. */
export const candidates = (moves: readonly LegalMove[], composition: Composition): LegalMove[] =>
  moves.filter(agreesWith(composition));

/** Does any legal move agree with what was picked? */
export const fits = (moves: readonly LegalMove[], composition: Composition): boolean =>
  moves.some(agreesWith(composition));

/** The beginnings all of which was picked: it is time to ask how they go on. */
export const begun = (moves: readonly LegalMove[], composition: Composition): LegalMove[] => {
  const picked = new Set(composition.picks.map(keyOf));
  return candidates(moves, composition).filter(
    ({ open, parts }) => open && parts.every((part) => picked.has(keyOf(part))),
  );
};

/** The one move that is left, if something was chosen and exactly one agrees with it. */
export const completion = (
  moves: readonly LegalMove[],
  composition: Composition,
  usual: readonly string[] = [],
): LegalMove | undefined => {
  if (!hasBegun(composition)) return undefined;
  const left = candidates(moves, composition);
  if (left.length === 1) return left[0].open ? undefined : left[0];
  // Every part of it was picked: a longer move that also fits needs another pick first.
  const whole = left.filter(({ open, parts }) => !open && parts.length === composition.picks.length);
  if (whole.length === 1 && left.every(({ kind }) => kind === whole[0].kind)) return whole[0];
  // The same parts the other way round, as in a swap: the order of the picks decides.
  const asPicked = whole.find(({ parts }) => parts.every((part, i) => keyOf(part) === keyOf(composition.picks[i])));
  if (asPicked && left.every(({ kind }) => kind === asPicked.kind)) return asPicked;
  // Several kinds fit: the usual one is meant, once all of it was picked.
  const meant = usual.find((kind) => left.some((move) => move.kind === kind));
  const [only, ...more] = left.filter(({ kind }) => kind === meant);
  return only && more.length === 0 && whole.includes(only) ? only : undefined;
};

/** Did the player choose all of this move, so that no pick could still make another of its kind out of it? */
export const isChosen = (moves: readonly LegalMove[], move: LegalMove, composition: Composition): boolean => {
  if (composition.come !== undefined) return composition.come === 'whole';
  if (move.parts.length !== composition.picks.length) return false;
  return candidates(moves, composition).every(
    ({ kind, parts }) => kind !== move.kind || parts.length <= move.parts.length,
  );
};

/** A move that differs from another in one choice. */
export interface Sibling {
  readonly move: LegalMove;
  /** What is chosen instead. */
  readonly differs: Pick;
}

/** The moves that differ from a whole one in one place alone: the first place at which there are others, and no more than a glance takes in. */
export const siblingsOf = (moves: readonly LegalMove[], notation: string, most: number): Sibling[] => {
  const whole = moves.find((move) => move.notation === notation);
  if (!whole || whole.open) return [];
  const like = moves.filter(
    ({ kind, open, parts }) => kind === whole.kind && !open && parts.length === whole.parts.length,
  );
  for (const at of whole.parts.keys()) {
    const others = like.filter(({ parts }) =>
      parts.every((part, i) => (keyOf(part) === keyOf(whole.parts[i])) === (i !== at)),
    );
    if (others.length > 0 && others.length <= most) return others.map((move) => ({ move, differs: move.parts[at] }));
  }
  return [];
};

/** The moves among which the next pick decides: of one kind, each differing from the others in that pick alone. */
export const rivalsOf = (moves: readonly LegalMove[], composition: Composition, most: number): Sibling[] => {
  const { picks, list } = composition;
  const left = list ? [] : candidates(moves, composition);
  const isLike = ({ kind, open, parts }: LegalMove): boolean =>
    !open && kind === left[0].kind && parts.length === picks.length + 1;
  if (left.length === 0 || left.length > most || !left.every(isLike)) return [];
  const picked = new Set(picks.map(keyOf));
  return left.flatMap((move) => {
    const differs = move.parts.find((part) => !picked.has(keyOf(part)));
    return differs ? [{ move, differs }] : [];
  });
};

/** The kinds of move that picking each open thing could lead to, by the thing's key. */
export const kindsAt = (
  moves: readonly LegalMove[],
  composition: Composition,
): ReadonlyMap<string, readonly string[]> => {
  const kinds = new Map<string, string[]>();
  if (composition.list) return kinds;
  for (const { kind, parts } of candidates(moves, composition))
    for (const key of parts.map(keyOf)) {
      const known = kinds.get(key);
      if (!known) kinds.set(key, [kind]);
      else if (!known.includes(kind)) known.push(kind);
    }
  return kinds;
};

export type Picked =
  | { readonly does: 'composes'; readonly composition: Composition }
  /** The list must be walked again with these names. */
  | { readonly does: 'lists'; readonly kind: string; readonly names: readonly string[] }
  /** Nothing fits: ask why not. */
  | { readonly does: 'refuses'; readonly picks: readonly Pick[]; readonly kind: string | null };

const composes = (composition: Composition): Picked => ({ does: 'composes', composition });

const pickForList = (composition: Composition, list: ListInHand, declared: ListMove, pick: Pick): Picked => {
  const next = list.step?.next ?? [];
  const join = (name: string): Picked => ({ does: 'lists', kind: list.kind, names: [...list.names, name] });
  if (declared.pieces !== null && pick.domain === declared.pieces) {
    const half = (value: string | null): Picked => composes({ ...composition, list: { ...list, half: value } });
    if (list.half === pick.name) return half(null);
    if (list.half !== null && next.includes(`${list.half}>${pick.name}`)) return join(`${list.half}>${pick.name}`);
    if (next.some((name) => name.startsWith(`${pick.name}>`))) return half(pick.name);
    return { does: 'refuses', picks: [pick], kind: list.kind };
  }
  if (pick.domain === declared.domain) {
    if (next.includes(pick.name)) return join(pick.name);
    if (list.names.includes(pick.name)) return removeFromList(list, pick.name);
  }
  return { does: 'refuses', picks: [pick], kind: list.kind };
};

export const removeFromList = (list: ListInHand, name: string): Picked => {
  const at = list.names.lastIndexOf(name);
  return { does: 'lists', kind: list.kind, names: list.names.filter((_one, i) => i !== at) };
};

/** The player picked something. */
export const pick = (
  moves: readonly LegalMove[],
  lists: readonly ListMove[],
  composition: Composition,
  picked: Pick,
): Picked => {
  const { list, picks, kind } = composition;
  const declared = list && lists.find((one) => one.kind === list.kind);
  if (list && declared) {
    const answer = pickForList(composition, list, declared, picked);
    if (answer.does !== 'refuses' || moves.length === 0) return answer;
  }
  const known = picks.some((one) => keyOf(one) === keyOf(picked));
  if (known) return composes({ kind, list, picks: picks.filter((one) => keyOf(one) !== keyOf(picked)) });
  const attempts: Composition[] = [
    { kind, list: null, picks: [...picks, picked] },
    // Another hex instead of the first one.
    { kind, list: null, picks: [...picks.filter(({ domain }) => domain !== picked.domain), picked] },
    { kind, list: null, picks: [picked] },
    { kind: null, list: null, picks: [picked] },
  ];
  const fitting = attempts.find((attempt) => fits(moves, attempt));
  if (fitting) return composes(fitting);
  const begins = lists.find(({ domain, pieces }) => domain === picked.domain || pieces === picked.domain);
  if (begins && !list) return { does: 'lists', kind: begins.kind, names: begins.pieces ? [] : [picked.name] };
  return { does: 'refuses', picks: [...picks.filter(({ domain }) => domain !== picked.domain), picked], kind };
};

/** What glows: everything that may be picked next, and what was picked. */
export const marksOf = (moves: readonly LegalMove[], lists: readonly ListMove[], composition: Composition): Marks => {
  const marks = new Map<string, PlaceState>();
  const { list, picks } = composition;
  const declared = list && lists.find((one) => one.kind === list.kind);
  if (list && declared) {
    for (const name of list.names) marks.set(`${declared.domain}:${name}`, 'selected');
    for (const name of list.step?.next ?? []) {
      marks.set(`${declared.domain}:${name}`, 'legal');
      if (declared.pieces === null) continue;
      const [from, to] = name.split('>');
      if (list.half === null) marks.set(`${declared.pieces}:${from}`, 'legal');
      else if (list.half === from) marks.set(`${declared.pieces}:${to}`, 'legal');
    }
    if (list.half !== null) marks.set(`${declared.pieces}:${list.half}`, 'selected');
    return marks;
  }
  for (const move of candidates(moves, composition)) for (const part of move.parts) marks.set(keyOf(part), 'legal');
  for (const one of picks) marks.set(keyOf(one), 'selected');
  return marks;
};

export const countsOf = ({ list }: Composition): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of list?.names ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

export interface MoveGroup {
  readonly kind: string;
  readonly rule: string;
  readonly moves: readonly LegalMove[];
}

/** What the moves list shows: what fits the picks; where a list is in hand, or nothing fits, every move. */
export const listedFor = (moves: readonly LegalMove[], narrowing: Composition): readonly LegalMove[] => {
  const fitting = narrowing.list ? [] : candidates(moves, narrowing);
  return fitting.length > 0 ? fitting : moves;
};

/** The moves list: by kind, in the order of the rules, filtered by the words that were typed. */
export const grouped = (
  moves: readonly LegalMove[],
  filter: string,
  words: (move: LegalMove) => string,
): MoveGroup[] => {
  const wanted = filter.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, LegalMove[]>();
  const isWanted = (move: LegalMove): boolean => {
    if (wanted.length === 0) return true;
    const text = `${words(move)} ${move.notation}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  for (const move of moves) {
    if (!isWanted(move)) continue;
    const group = groups.get(move.kind);
    if (group) group.push(move);
    else groups.set(move.kind, [move]);
  }
  return [...groups].map(([kind, list]) => ({ kind, rule: list[0].rule, moves: list }));
};

export interface OpenKind {
  readonly kind: string;
  readonly rule: string;
  /** It has no parts to pick. */
  readonly bare: boolean;
  readonly list: boolean;
  /** Of a composed game: the part whose move it is. */
  readonly part?: string;
}

/** The kinds that the decision leaves open, for the buttons of the prompt; lists among them. They stay while a move is put together. */
export const openKinds = (moves: readonly LegalMove[], lists: readonly ListMove[]): readonly OpenKind[] => {
  const seen = new Map<string, OpenKind>();
  for (const { kind, rule, parts, part } of moves)
    if (!seen.has(kind))
      seen.set(kind, { kind, rule, bare: parts.length === 0, list: false, ...(part !== undefined && { part }) });
  for (const { kind, rule } of lists) seen.set(kind, { kind, rule, bare: false, list: true });
  return [...seen.values()];
};

/** Does a kind go together with what was picked? Choosing one that does not lets go of it. */
export const agrees = (moves: readonly LegalMove[], { picks }: Composition, kind: string): boolean =>
  picks.length === 0 || fits(moves, { picks, kind, list: null });
