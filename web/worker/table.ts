import {
  FORMAT,
  type GameRecord,
  Kernel,
  loadRecord,
  Match,
  type PositionJson,
  Random,
  Refusal,
  type Result,
  sampleWorld,
  type Viewer,
  viewState,
  writePosition,
} from '@ravelin/engine';
import { findGame, games, generated } from '@ravelin/games';
import type { Scene } from '../rules/diagram.ts';
import {
  type AnyMatch,
  kindsOf,
  legalMoves,
  listMoves,
  refusalOf,
  type State,
  unfoldMove,
  walkList,
  whyNot,
  whyNotList,
} from './legal.ts';
import { packShared, unpackShared } from './shared.ts';
import type {
  CardParagraph,
  GameJson,
  Refused,
  Sitter,
  Snapshot,
  StillJson,
  TableRequests,
  TableSetting,
  Why,
} from './types.ts';

/** Version of what is kept on this device. */
const SAVE = 1;

interface Kept {
  readonly save: number;
  readonly setting: TableSetting;
  readonly record: GameRecord;
}

const kernelOf = (id: string): Kernel<State, unknown> => {
  const game = findGame(id);
  if (!game) throw new Refusal('unknown-game', `There is no game "${id}" here.`);
  return new Kernel<State, unknown>(game);
};

/** Chance of a game that was not given a seed; never the page's to know before the end. */
const freshSeed = (): string => crypto.randomUUID();

/**
 * One table: a match, who sits where, and who looks at the screen. It answers with snapshots for that person only; when the
 * decision passes to another person here, it shows what everybody may see until that person has taken the screen.
 */
export class Table implements TableRequests {
  private match: AnyMatch | undefined;
  private setting: TableSetting | undefined;
  /** The seat that looks at the screen. */
  private viewer: string | null = null;
  private curtain: string | null = null;
  private sandbox = false;
  private looksBack = false;
  /** An example of the rulebook: nobody plays it, so everything lies open. */
  private allOpen = false;
  /** A position out of a link: there is nothing behind it. */
  private shared: Snapshot | undefined;
  private readonly dice = new Random(freshSeed());

  games(): GameJson[] {
    const choice = ({ id, title, text }: { id: string; title: string; text: string }) => ({ id, title, text });
    return games.map(({ id, title, seats, scenarios, options, sets }) => ({
      id,
      title,
      seats,
      scenarios: scenarios.map(choice),
      options: options.map((option) => ({
        ...choice(option),
        values: option.values.map(choice),
        default: option.default,
      })),
      sets: sets.map(choice),
    }));
  }

  paragraphs(game: string): readonly CardParagraph[] {
    return generated.get(game) ?? [];
  }

  private get there(): AnyMatch {
    if (!this.match) throw new Refusal('no-game', 'There is no game on the table.');
    return this.match;
  }

  private sit(match: AnyMatch, setting: TableSetting, sandbox = false): Snapshot {
    for (const seat of match.kernel.game.seats)
      if (!setting.seats[seat]) throw new Refusal('bad-setting', `Nobody sits for ${seat}.`);
    this.match = match;
    this.setting = setting;
    this.sandbox = sandbox;
    this.shared = undefined;
    this.looksBack = false;
    this.allOpen = false;
    const here = this.here;
    this.viewer = here.length === 1 ? here[0] : null;
    this.curtain = null;
    this.handOver();
    return this.now();
  }

  private get here(): string[] {
    const { seats } = this.there.kernel.game;
    return seats.filter((seat) => this.setting?.seats[seat] === 'here');
  }

  /** The decision passes to another person here: the curtain falls. */
  private handOver(): void {
    const { seat } = this.there;
    if (this.looksBack || seat === null || this.setting?.seats[seat] !== 'here' || seat === this.viewer) return;
    if (this.here.length < 2) return;
    this.curtain = seat;
    this.viewer = null;
  }

  open(setting: TableSetting): Snapshot {
    const kernel = kernelOf(setting.game);
    const [set] = kernel.game.sets;
    const match = new Match<State, unknown>(kernel, {
      set,
      ...(setting.scenario !== undefined && { scenario: setting.scenario }),
      ...(setting.options && { options: setting.options }),
      seed: setting.seed ?? freshSeed(),
    });
    return this.sit(match, setting);
  }

  take(seat: string): Snapshot {
    if (this.curtain === null) return this.now();
    if (seat !== this.curtain) throw new Refusal('not-your-turn', `The screen waits for ${this.curtain}.`);
    this.viewer = seat;
    this.curtain = null;
    return this.now();
  }

  play(notation: string): Snapshot {
    const { there } = this;
    if (this.curtain !== null) throw new Refusal('curtain', `The screen waits for ${this.curtain}.`);
    if (this.looksBack) throw new Refusal('looking-back', 'This is a replay: branch off to play on from here.');
    const sitter = this.setting?.seats[there.seat ?? ''];
    if (there.seat !== null && sitter === 'random') throw new Refusal('not-your-turn', `${there.seat} decides.`);
    there.play(notation);
    this.handOver();
    return this.now();
  }

  /** Does a sitter of the worker's own have to move? */
  get waitsForRandom(): boolean {
    const seat = this.match?.seat;
    return !this.looksBack && seat !== null && seat !== undefined && this.setting?.seats[seat] === 'random';
  }

  /** The random player moves once. */
  playRandom(): Snapshot {
    const { there } = this;
    if (this.waitsForRandom) there.make(there.kernel.random(there.state, this.dice));
    this.handOver();
    return this.now();
  }

  /** Why the person at the screen cannot take the last move back. Under the curtain it is the previous person's to take. */
  private get undoClosed(): string | undefined {
    const { there } = this;
    const last = there.moves('all').at(-1);
    if (this.looksBack) return 'There is no move to take back.';
    if (there.undoClosed) return there.undoClosed;
    const mine = this.curtain === null ? last?.seat === this.viewer : this.setting?.seats[last?.seat ?? ''] === 'here';
    return mine ? undefined : 'Another seat has acted since.';
  }

  undo(): Snapshot {
    const closed = this.undoClosed;
    if (closed) throw new Refusal('undo-closed', closed);
    this.there.undo();
    this.handOver();
    return this.now();
  }

  why(notation: string): Why {
    const { there } = this;
    const { move, reasons } = there.why(notation);
    const legal = move !== undefined && reasons.length === 0;
    return {
      legal,
      reasons,
      ledgers: legal ? there.preview(move).map(({ title, lines, total }) => ({ title, lines, total })) : [],
      warning: (legal && there.warning(move)) || null,
    };
  }

  refusal(notation: string): Refused | null {
    return refusalOf(this.there, notation);
  }

  whyNot(picks: readonly { readonly domain: string; readonly name: string }[], kind: string | null) {
    return whyNot(this.deciding, picks, kind);
  }

  unfold(kind: string, names: readonly string[]) {
    return unfoldMove(this.deciding, kind, names);
  }

  list(kind: string, names: readonly string[]) {
    return walkList(this.deciding, kind, names);
  }

  whyNotList(kind: string, names: readonly string[], name: string) {
    return whyNotList(this.deciding, kind, names, name);
  }

  /** The match, if the person at the screen is the one who decides. */
  private get deciding(): AnyMatch {
    if (this.there.seat !== this.viewer) throw new Refusal('not-your-turn', 'Another seat decides.');
    return this.there;
  }

  /** What happened, as this viewer may know it. It only grows, so it is told once for each length and viewer. */
  private told(knows: Viewer | 'all'): Snapshot['events'] {
    const match = this.there;
    const { length } = match;
    const last = this.lastTold;
    if (last?.state !== match.state || last.length !== length || last.knows !== knows)
      this.lastTold = { state: match.state, length, knows, events: match.events(knows) };
    return this.lastTold?.events ?? [];
  }
  private lastTold: { state: State; length: number; knows: Viewer | 'all'; events: Snapshot['events'] } | undefined;

  private now(): Snapshot {
    return this.snapshot(this.there.length);
  }

  at(moves: number): Snapshot {
    if (this.shared) return this.shared;
    if (!Number.isInteger(moves)) throw new Refusal('bad-move-number', 'A whole number of moves is needed.');
    return this.snapshot(Math.min(Math.max(0, moves), this.there.length));
  }

  private snapshot(at: number): Snapshot {
    const match = this.there;
    const { kernel, set, length, over } = match;
    const { seats } = kernel.game;
    const past = at < length;
    const viewer: Viewer = this.viewer === null ? undefined : seats.indexOf(this.viewer);
    // At the end everything lies open.
    const open = over || this.allOpen;
    const knows = open ? 'all' : viewer;
    const state = match.stateAt(at);
    const view = open ? state : viewState(kernel, state, viewer);
    const pending = kernel.pending(state);
    const mine = !past && !this.looksBack && pending !== null && seats[pending.seat] === this.viewer;
    const closed = this.undoClosed;
    const { seed, ...setting } = this.setting ?? { seats: {}, game: kernel.game.id };
    const events = this.told(knows);
    return {
      game: kernel.game.id,
      viewer: this.viewer,
      view: { ...writePosition(kernel, view), viewer: this.viewer ?? 'spectator' },
      decision: pending && {
        id: pending.decision.id,
        prompt: pending.decision.prompt,
        rule: pending.rule,
        seat: seats[pending.seat],
      },
      moves: mine ? legalMoves(match) : [],
      lists: mine ? listMoves(match) : [],
      kinds: mine ? kindsOf(match) : [],
      length,
      at,
      events: past ? events.filter(({ seq }) => seq <= at) : events,
      line: match.moves(knows).slice(0, at),
      undo: { open: closed === undefined && !past, reason: closed ?? '' },
      result: past ? null : match.result,
      curtain: this.curtain,
      seed: over ? (match.seed ?? null) : (seed ?? null),
      setting: seed === undefined && !over ? setting : (this.setting ?? null),
      seats,
      set: { id: set.id, title: set.title, text: set.text },
      sandbox: this.sandbox,
    };
  }

  record(): GameRecord {
    const { there } = this;
    if (!there.over && Object.values(this.setting?.seats ?? {}).some((sitter) => sitter !== 'here'))
      throw new Refusal('not-over', 'A record holds every secret: it can be taken out when the game is over.');
    return there.record();
  }

  save(): string {
    const { there, setting } = this;
    if (!setting) throw new Refusal('no-game', 'There is no game on the table.');
    return JSON.stringify({ save: SAVE, setting, record: there.record() } satisfies Kept);
  }

  resume(saved: string): Snapshot {
    const { setting, record } = readKept(saved);
    return this.sit(this.read(record), setting);
  }

  /** Is the game on the table one that may be kept? */
  get keepable(): boolean {
    return this.match !== undefined && !this.sandbox && !this.looksBack && !this.shared;
  }

  private read(record: unknown, upTo = Number.POSITIVE_INFINITY): AnyMatch {
    const kernel = kernelOf(recordGame(record));
    return loadRecord<State, unknown>(kernel, kernel.game.sets, record, upTo, this.dice);
  }

  load(record: unknown): Snapshot {
    return this.lookBack(this.read(record));
  }

  example(record: unknown, upTo: number, open: boolean): Snapshot {
    return this.lookBack(this.read(record, upTo), open);
  }

  private lookBack(match: AnyMatch, open = false): Snapshot {
    const seats = Object.fromEntries(match.kernel.game.seats.map((seat): [string, Sitter] => [seat, 'here']));
    this.match = match;
    this.setting = { game: match.kernel.game.id, scenario: match.scenario, options: match.options, seats };
    this.viewer = null;
    this.curtain = null;
    this.sandbox = true;
    this.looksBack = true;
    this.allOpen = open;
    this.shared = undefined;
    return this.now();
  }

  branch(at: number): Snapshot {
    const match = this.there;
    const { kernel, set } = match;
    const open = match.over || this.allOpen;
    const { seats } = kernel.game;
    const viewer: Viewer = this.viewer === null ? undefined : seats.indexOf(this.viewer);
    const state = match.stateAt(Math.min(Math.max(0, at), match.length));
    if (state.over) throw new Refusal('game-over', 'The game is over here: go back to a decision first.');
    const world = open ? state : sampleWorld(kernel, viewState(kernel, state, viewer), viewer, (n) => this.dice.int(n));
    const position = { ...writePosition(kernel, world), scenario: match.scenario, options: match.options };
    const sandbox = new Match<State, unknown>(kernel, { set, position, seed: freshSeed() });
    const sitting = Object.fromEntries(
      seats.map((seat): [string, Sitter] => [
        seat,
        open || this.viewer === null || seat === this.viewer ? 'here' : 'random',
      ]),
    );
    return this.sit(sandbox, { game: kernel.game.id, seats: sitting }, true);
  }

  share(): string {
    const { game, viewer, view } = this.now();
    return packShared(game, viewer, view);
  }

  openShared(text: string): Snapshot {
    const { game, viewer, view } = unpackShared(text);
    const kernel = kernelOf(game);
    const [set] = kernel.game.sets;
    this.match = undefined;
    this.shared = {
      game,
      viewer,
      view,
      decision: null,
      moves: [],
      lists: [],
      kinds: [],
      length: 0,
      at: 0,
      events: [],
      line: [],
      undo: { open: false, reason: 'There is no move to take back.' },
      result: null,
      curtain: null,
      seed: null,
      setting: null,
      seats: kernel.game.seats,
      set: { id: set.id, title: set.title, text: set.text },
      sandbox: true,
    };
    return this.shared;
  }

  still(game: string, { scenario, options, position, moves = [], dice = [] }: Scene): StillJson {
    const kernel = kernelOf(game);
    const [set] = kernel.game.sets;
    const match = new Match<State, unknown>(kernel, {
      set,
      script: dice,
      ...(scenario !== undefined && { scenario }),
      ...(options && { options }),
      ...(position && { position }),
    });
    for (const move of moves) match.play(move);
    return { position: writePosition(kernel, match.state), happened: match.events('all') };
  }

  position(
    game: string,
    position: PositionJson,
    seats: Readonly<Record<string, Sitter>>,
    dice: readonly Result[] = [],
  ): Snapshot {
    const kernel = kernelOf(game);
    const [set] = kernel.game.sets;
    const match = new Match<State, unknown>(kernel, { set, position, source: this.dice, script: dice });
    return this.sit(match, { game, seats }, true);
  }
}

const recordGame = (record: unknown): string => {
  if (typeof record !== 'object' || record === null || !('ravelin' in record))
    throw new Refusal('bad-record', 'This is not a Ravelin record: "ravelin" (the format version) is missing.');
  if (typeof record.ravelin === 'number' && record.ravelin > FORMAT)
    throw new Refusal('newer-format', `The record has format ${record.ravelin}; this program reads up to ${FORMAT}.`);
  return 'game' in record && typeof record.game === 'string' ? record.game : '';
};

const readKept = (saved: string): Kept => {
  let kept: Partial<Kept> | null;
  try {
    kept = JSON.parse(saved) as Partial<Kept> | null;
  } catch {
    throw new Refusal('bad-save', 'What was kept of this game is damaged.');
  }
  if (!kept?.record || !kept.setting || typeof kept.save !== 'number')
    throw new Refusal('bad-save', 'What was kept of this game is damaged.');
  if (kept.save > SAVE) throw new Refusal('newer-format', 'This game was kept by a newer version of Ravelin.');
  return { save: kept.save, setting: kept.setting, record: kept.record };
};
