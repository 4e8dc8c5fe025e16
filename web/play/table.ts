import type {
  Failure,
  LegalMove,
  OrderUntil,
  ShownHint,
  ShownMove,
  Snapshot,
  ThinkingJson,
  Why,
  WhyNot,
} from '@ravelin/table/messages';
import { batch, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Beyond, GameFace, Marks } from '../face.ts';
import { moves as motionOn, settings } from '../shell/settings.ts';
import { TableError, type TableLine, theTable } from '../worker/client.ts';
import {
  begun,
  type Composition,
  completion,
  countsOf,
  EMPTY,
  fits,
  isChosen,
  KIND,
  kindsAt,
  listedFor,
  marksOf,
  type Picked,
  type Pick as PickedThing,
  pick,
  removeFromList,
} from './composer.ts';
import { concerns } from './concerns.ts';
import { createOdds } from './createOdds.ts';

/** The controller of a table: what is on it, what is being composed, and what may be done with either. No view. */

export interface Refused {
  readonly thing: PickedThing;
  readonly answers: readonly WhyNot[];
  /** It lies where this decision does not reach. */
  readonly beyond?: Beyond;
}

/** A move that can be made as it was put together. */
export interface Ready {
  readonly notation: string;
  readonly kind: string;
  readonly part?: string;
  /** The player chose all of it: if it can be taken back, it need not wait for Confirm. */
  readonly chosen: boolean;
}

/** Milliseconds that a hint may take. */
const HINT_TIME = 1500;

export type TableController = ReturnType<typeof createTable>;

const failureOf = (error: unknown): Failure =>
  error instanceof TableError
    ? { code: error.code, message: error.message }
    : { code: 'fault', message: error instanceof Error ? error.message : String(error) };

/** `picked`: what was picked here before the table was left. */
export const createTable = (
  first: Snapshot,
  { usual = [], filled = [], beyond, implied }: Pick<GameFace, 'usual' | 'filled' | 'beyond' | 'implied'>,
  picked: Composition = EMPTY,
  line: TableLine = theTable(),
) => {
  const { ask, home, onNews, onThinking, onTrouble } = line;
  const [snapshot, setSnapshot] = createSignal<Snapshot>(first);
  /** The snapshot with which the present decision came: what is asked about it is still wanted as long as this is the same. */
  let asked = first;
  const [composition, holdComposition] = createSignal<Composition>(EMPTY);
  /** What narrows the moves list: the picks. A whole move that is chosen from the list itself leaves it as it was. */
  const [narrowing, narrow] = createSignal<Composition>(EMPTY);
  const setComposition = (next: Composition): void =>
    batch(() => {
      holdComposition(next);
      narrow(next);
    });
  const [why, setWhy] = createSignal<Why | null>(null);
  /** Why the move that is ready could not be taken back. */
  const [final, setFinal] = createSignal<string | null>(null);
  const [refused, setRefused] = createSignal<Refused | null>(null);
  const [trouble, setTrouble] = createSignal<Failure | null>(null);
  const [busy, setBusy] = createSignal(false);
  /** How far the computer player that decides has come. */
  const [thinking, setThinking] = createSignal<ThinkingJson | null>(null);
  /** What a strong player would do; 'asked' while it is thought about. */
  const [hints, setHints] = createSignal<readonly ShownHint[] | 'asked' | null>(null);
  /** What a teacher beside the table has just said. */
  const [mentioned, mention] = createSignal('');
  /** How moves go on of which the snapshot has only the beginning, by that beginning; empty while it is asked. */
  const [unfolded, setUnfolded] = createSignal<ReadonlyMap<string, readonly LegalMove[]>>(new Map());
  const unfold = (all: readonly LegalMove[]): LegalMove[] =>
    all.flatMap((move) => {
      const on = move.open && unfolded().get(move.notation);
      return on && on.length > 0 ? unfold(on) : [move];
    });
  const moves = createMemo(() => (unfolded().size > 0 ? unfold(snapshot().moves) : snapshot().moves));

  /** The picks with what the game takes for granted. */
  const withImplied = (): Composition | undefined => {
    const now = composition();
    const more = now.picks.length > 0 ? implied?.(now.picks, snapshot().view) : undefined;
    return more && { ...now, picks: [...now.picks, more] };
  };

  const ready = createMemo<Ready | undefined>(
    () => {
      const { list } = composition();
      // A list may go on: only Confirm says that it is done.
      if (list) return list.step?.closes ? { notation: list.step.notation, kind: list.kind, chosen: false } : undefined;
      for (const meant of [composition(), withImplied()]) {
        const move = meant && completion(moves(), meant, usual);
        if (!move) continue;
        const { notation, kind, part } = move;
        return { notation, kind, ...(part !== undefined && { part }), chosen: isChosen(moves(), move, meant) };
      }
      return undefined;
    },
    undefined,
    { equals: (a, b) => a?.notation === b?.notation && a?.chosen === b?.chosen },
  );

  const gambles = createOdds({ snapshot, moves, composition, ready }, home);

  const walk = async (kind: string, names: readonly string[]): Promise<void> => {
    setComposition({ picks: [], kind, list: { kind, names, half: null, step: null } });
    try {
      const step = await ask.list({ kind, names });
      const { list } = composition();
      if (list?.kind === kind && list.names === names) setComposition({ ...composition(), list: { ...list, step } });
    } catch (error) {
      setTrouble(failureOf(error));
    }
  };

  /** Everything that may join the list joins it, one after the other: what joins may bar what follows. */
  const addAll = async (): Promise<void> => {
    const { list } = composition();
    if (!list) return;
    const names = [...list.names];
    try {
      for (let next = list.step?.next ?? []; next.length > 0; next = (await ask.list({ kind: list.kind, names })).next)
        names.push(next[0]);
      if (composition().list === list) await walk(list.kind, names);
    } catch (error) {
      setTrouble(failureOf(error));
    }
  };

  /** A decision that is made with lists alone begins with its only one open, or with the usual one. */
  const beginList = async (): Promise<void> => {
    const { moves, lists } = snapshot();
    if (moves.length > 0 || lists.length === 0) return;
    const kind = lists.length === 1 ? lists[0].kind : usual.find((one) => lists.some((list) => list.kind === one));
    if (kind === undefined) return;
    await walk(kind, []);
    if (filled.includes(kind)) await addAll();
  };

  const show = (next: Snapshot): void => {
    // A line that was lost and found tells again how things stand: what was picked meanwhile stays picked.
    if (!concerns(snapshot(), next)) {
      setSnapshot(next);
      return;
    }
    batch(() => {
      asked = next;
      setSnapshot(next);
      setUnfolded(new Map());
      setComposition(EMPTY);
      setRefused(null);
      setWhy(null);
      setFinal(null);
      setHints(null);
      setThinking(null);
      void beginList();
    });
  };

  void home?.watch({ each: motionOn() });
  onCleanup(onNews(show));
  onCleanup(onThinking(setThinking));
  onCleanup(onTrouble(setTrouble));
  if (picked.list) void walk(picked.list.kind, picked.list.names);
  else if (picked === EMPTY) void beginList();
  else setComposition(picked);

  /** Asks how these go on; the answers are shown together. */
  const askOn = async (stems: readonly LegalMove[]): Promise<void> => {
    const of = asked;
    setUnfolded(new Map([...unfolded(), ...stems.map(({ notation }) => [notation, []] as const)]));
    const goOn = async ({ kind, parts, notation }: LegalMove) =>
      [notation, await ask.unfold({ kind, names: parts.map(({ name }) => name) })] as const;
    try {
      const on = await Promise.all(stems.map(goOn));
      if (asked === of) setUnfolded(new Map([...unfolded(), ...on]));
    } catch (error) {
      setTrouble(failureOf(error));
    }
  };
  createEffect(() => {
    const unasked = begun(moves(), composition()).filter(({ notation }) => !unfolded().has(notation));
    if (unasked.length > 0) void askOn(unasked);
  });

  const request = async (answer: () => Promise<Snapshot>): Promise<boolean> => {
    if (busy()) return false;
    setBusy(true);
    try {
      show(await answer());
      return true;
    } catch (error) {
      setTrouble(failureOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const play = (notation: string): Promise<boolean> => request(() => ask.play({ move: notation }));
  /** A lesson looks at a move before it is made, and makes it itself. */
  let guard: ((notation: string) => Promise<boolean>) | undefined;
  const make = (notation: string): Promise<boolean> => (guard ?? play)(notation);
  /** Asks the rules about a move that is ready. One that was chosen whole and can be taken back is made at once, unless they have a warning. */
  const weigh = async ({ notation, chosen }: Ready): Promise<void> => {
    const of = asked;
    const isStill = (): boolean => asked === of && ready()?.notation === notation;
    const [answer, lasts] = await Promise.all([
      ask.why({ move: notation }).catch(() => null),
      ask.final({ move: notation }).catch(() => null),
    ]);
    if (!isStill()) return;
    setWhy(answer);
    setFinal(lasts);
    if (chosen && !settings.askAlways && answer && !answer.warning && lasts === null) {
      await make(notation);
      return;
    }
    await gambles.weigh(notation);
  };
  createEffect(
    on(ready, (move) => {
      setWhy(null);
      setFinal(null);
      if (move) void weigh(move);
    }),
  );

  const confirm = async (): Promise<void> => {
    const move = ready();
    if (move) await make(move.notation);
  };
  const cancel = (): void =>
    batch(() => {
      setRefused(null);
      setComposition(EMPTY);
      void beginList();
    });

  const refuse = async (thing: PickedThing, answer: Extract<Picked, { does: 'refuses' }>): Promise<void> => {
    const { list } = composition();
    try {
      const far = beyond?.(thing, snapshot().view);
      if (far) {
        const answers = await Promise.all(far.ways.map((kind) => ask.whyNot({ picks: [], kind })));
        setRefused({ thing, answers: answers.flat(), beyond: far });
        return;
      }
      const answers = list
        ? [
            await ask.whyNotList({
              kind: list.kind,
              names: list.names,
              name: list.half ? `${list.half}>${thing.name}` : thing.name,
            }),
          ]
        : await ask.whyNot({ picks: answer.picks, kind: answer.kind });
      setRefused({ thing, answers });
    } catch {
      setRefused({ thing, answers: [] });
    }
  };

  const follow = (thing: PickedThing, answer: Picked): void => {
    setRefused(null);
    if (answer.does === 'composes') setComposition(answer.composition);
    else if (answer.does === 'lists') void walk(answer.kind, answer.names);
    else void refuse(thing, answer);
  };

  const mine = createMemo(() => {
    const { decision, viewer, at, length } = snapshot();
    return decision !== null && viewer !== null && decision.seat === viewer && at === length;
  });

  const pickThing = (domain: string, name: string): void => {
    if (!mine() || busy()) return;
    if (domain === KIND) {
      if (composition().kind !== name) chooseKind(name);
      return;
    }
    const thing = { domain, name };
    follow(thing, pick(moves(), snapshot().lists, composition(), thing));
  };

  /** Would picking it make a whole move, so that nothing is left to take it to? */
  const completes = (thing: PickedThing): boolean => {
    const answer = pick(moves(), snapshot().lists, composition(), thing);
    return answer.does === 'composes' && completion(moves(), answer.composition, usual) !== undefined;
  };

  const takeOut = (name: string): void => {
    const { list } = composition();
    if (list) follow({ domain: '', name }, removeFromList(list, name));
  };

  /** A whole move from the moves list. */
  const choose = (move: LegalMove, come: Composition['come'] = 'whole'): void => {
    setRefused(null);
    const chosen: Composition = { picks: move.parts, kind: move.kind, list: null, come };
    if (move.open) setComposition(chosen);
    else holdComposition(chosen);
  };

  /** A whole move that was advised: a list is laid out, and a move of which only the beginning is listed is asked for as far as it goes. */
  const takeUp = async ({ kind, parts, notation, list }: ShownMove): Promise<void> => {
    setRefused(null);
    const names = parts.map(({ name }) => name);
    if (list) {
      await walk(kind, names);
      return;
    }
    const of = asked;
    const isStem = (move: LegalMove): boolean =>
      move.open === true && move.kind === kind && move.parts.every(({ name }, i) => name === names[i]);
    for (let n = 0; n <= parts.length && asked === of; n++) {
      const whole = moves().find((move) => move.notation === notation && !move.open);
      const stem = moves().find(isStem);
      if (whole) choose(whole, 'proposed');
      if (whole || !stem) return;
      await askOn([stem]);
    }
  };

  /** A kind from the prompt: one without parts is a whole move. */
  const chooseKind = (kind: string): void => {
    setRefused(null);
    if (snapshot().lists.some((one) => one.kind === kind)) {
      void walk(kind, []);
      return;
    }
    const now = composition();
    const next: Composition = { picks: now.picks, kind: now.kind === kind ? null : kind, list: null };
    setComposition(fits(moves(), next) ? next : { picks: [], kind, list: null });
  };

  const marks = createMemo<Marks>(() => {
    const all = new Map(marksOf(moves(), snapshot().lists, composition()));
    const no = refused();
    if (no) all.set(`${no.thing.domain}:${no.thing.name}`, 'refused');
    return all;
  });
  const counts = createMemo(() => countsOf(composition()));
  /** What the moves list shows. */
  const listed = createMemo(() => listedFor(moves(), narrowing()));
  const doing = createMemo(() => kindsAt(moves(), composition()));

  /** What only a table in this page can do; elsewhere it does nothing, and is not offered. */
  const atHome = (answer: (ask: NonNullable<typeof home>) => Promise<Snapshot>): Promise<boolean> =>
    home ? request(() => answer(home)) : Promise.resolve(false);
  /** Of a table elsewhere, where everybody reads for themselves what has changed since the game was recorded. */
  const [read, setRead] = createSignal(false);

  return {
    line,
    snapshot,
    moves,
    composition,
    narrowing,
    listed,
    ready,
    why,
    final,
    refused,
    closeRefusal: () => setRefused(null),
    trouble,
    setTrouble,
    busy,
    mine,
    marks,
    counts,
    show,
    play,
    /** A lesson moves for a seat that it directs. */
    direct: (notation: string): Promise<boolean> => atHome((ask) => ask.direct({ move: notation })),
    /** A lesson leaves the seats that it directs to a computer player. */
    leaveTo: (player: string): Promise<boolean> => atHome((ask) => ask.leaveTo({ player })),
    mentioned,
    mention,
    guard: (by: ((notation: string) => Promise<boolean>) | undefined) => {
      guard = by;
    },
    confirm,
    cancel,
    pick: pickThing,
    completes,
    takeOut,
    add: (name: string) => {
      const { list } = composition();
      if (list) void walk(list.kind, [...list.names, name]);
    },
    addAll,
    choose,
    takeUp,
    chooseKind,
    undo: () => request(() => ask.undo()),
    order: (until: OrderUntil) => request(() => ask.order({ until })),
    revoke: (decision: string) => request(() => ask.revoke({ decision })),
    reopened: () => (read() ? null : snapshot().reopened),
    understood: () => (home ? request(() => home.understood()) : setRead(true)),
    thinking,
    odds: gambles.odds,
    otherOdds: gambles.otherOdds,
    chances: gambles.chances,
    doing,
    hints,
    hint: async (): Promise<void> => {
      if (!home || !mine() || hints() === 'asked') return;
      const of = asked;
      setHints('asked');
      try {
        const found = await home.hint({ milliseconds: HINT_TIME });
        if (asked === of) setHints(found);
      } catch (error) {
        setHints(null);
        setTrouble(failureOf(error));
      }
    },
    closeHints: () => setHints(null),
    /** The computer player that thinks moves at once. */
    hurry: () => void home?.hurry().catch(() => undefined),
    /** Lets a computer player decide for the seat at this screen; null: the seat decides itself again. */
    appoint: (player: string | null) => atHome((ask) => ask.appoint({ player })),
    take: (seat: string) => request(() => ask.take({ seat })),
  };
};
