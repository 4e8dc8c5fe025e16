import {
  type GameRecord,
  type Overlay,
  type PositionJson,
  Random,
  Refusal,
  type Result,
  type Subject,
} from '@ravelin/engine';
import type { Laid, Scene } from '../rules/diagram.ts';
import { cardParagraphs, gameJson } from './catalogue.ts';
import { type Kept, readKept } from './kept.ts';
import { type AnyMatch, unfoldMove, walkList } from './legal.ts';
import { begun, branched, freshSeed, placed, recorded, sitters, stillOf } from './openings.ts';
import { packShared } from './shared.ts';
import { type Manner, Sitting } from './sitting.ts';
import { overlayOf, sharedSnapshot } from './snapshot.ts';
import type {
  CardParagraph,
  GameJson,
  OrderUntil,
  Refused,
  Sitter,
  Snapshot,
  StillJson,
  TableRequests,
  TableSetting,
  Why,
} from './types.ts';
import { refusalOf, whyNot, whyNotList, whyOf } from './why.ts';

/** One table: it brings games to it, and answers what the page asks of the one that is there. */
export class Table implements TableRequests {
  private sitting: Sitting | undefined;
  /** A position out of a link: there is nothing behind it. */
  private shared: Snapshot | undefined;
  private readonly dice = new Random(freshSeed());

  game(id: string): GameJson {
    return gameJson(id);
  }

  paragraphs(game: string): readonly CardParagraph[] {
    return cardParagraphs(game);
  }

  private get there(): Sitting {
    if (!this.sitting) throw new Refusal('no-game', 'There is no game on the table.');
    return this.sitting;
  }

  // ---- how a game comes to the table

  private sit(match: AnyMatch, setting: TableSetting, manner: Manner, kept?: Kept): Snapshot {
    this.sitting = new Sitting(match, setting, manner, kept);
    this.shared = undefined;
    return this.sitting.snapshot();
  }

  open({ seed, ...setting }: TableSetting): Snapshot {
    return this.sit(begun(setting, seed), setting, 'played');
  }

  /** For storage only: no request leads here. */
  resume(saved: string): Snapshot {
    const kept = readKept(saved);
    return this.sit(recorded(kept.record, this.dice), kept.setting, 'played', kept);
  }

  load(record: unknown): Snapshot {
    return this.lookBack(recorded(record, this.dice), 'replay');
  }

  example(record: unknown, upTo: number, open: boolean): Snapshot {
    return this.lookBack(recorded(record, this.dice, upTo), open ? 'open replay' : 'replay');
  }

  private lookBack(match: AnyMatch, manner: Manner): Snapshot {
    const { game } = match.kernel;
    const seats = sitters(game.seats, () => 'here');
    return this.sit(match, { game: game.id, scenario: match.scenario, options: match.options, seats }, manner);
  }

  branch(at: number): Snapshot {
    const { match, viewer, manner } = this.there;
    const { game } = match.kernel;
    const open = match.over || manner === 'open replay';
    const seats = sitters(game.seats, (seat) => (open || viewer === null || seat === viewer ? 'here' : 'random'));
    return this.sit(branched(match, at, { viewer, open }, this.dice), { game: game.id, seats }, 'sandbox');
  }

  position(
    game: string,
    position: PositionJson,
    seats: Readonly<Record<string, Sitter>>,
    dice: readonly Result[] = [],
  ): Snapshot {
    return this.sit(placed(game, position, this.dice, dice), { game, seats }, 'sandbox');
  }

  still(game: string, scene: Scene, laid: Laid): StillJson {
    return stillOf(game, scene, laid);
  }

  openShared(text: string): Snapshot {
    this.shared = sharedSnapshot(text);
    this.sitting = undefined;
    return this.shared;
  }

  // ---- what is done at it

  /** Does something with the game and tells how it stands then. */
  private after(act: (sitting: Sitting) => void): Snapshot {
    act(this.there);
    return this.there.snapshot();
  }

  take(seat: string): Snapshot {
    return this.after((sitting) => sitting.take(seat));
  }

  play(notation: string): Snapshot {
    return this.after((sitting) => sitting.play(notation));
  }

  undo(): Snapshot {
    return this.after((sitting) => sitting.undo());
  }

  order(until: OrderUntil): Snapshot {
    return this.after((sitting) => sitting.order(until));
  }

  revoke(decision: string): Snapshot {
    return this.after((sitting) => sitting.revoke(decision));
  }

  saw(moves: number): void {
    this.sitting?.saw(moves);
  }

  get waitsForRandom(): boolean {
    return this.sitting?.waitsForRandom === true;
  }

  playRandom(): Snapshot {
    return this.after((sitting) => sitting.playRandom(this.dice));
  }

  // ---- what is asked of it

  why(notation: string): Why {
    return whyOf(this.there.deciding, notation);
  }

  refusal(notation: string): Refused | null {
    return refusalOf(this.there.deciding, notation);
  }

  whyNot(picks: readonly { readonly domain: string; readonly name: string }[], kind: string | null) {
    return whyNot(this.there.deciding, picks, kind);
  }

  unfold(kind: string, names: readonly string[]) {
    return unfoldMove(this.there.deciding, kind, names);
  }

  list(kind: string, names: readonly string[]) {
    return walkList(this.there.deciding, kind, names);
  }

  whyNotList(kind: string, names: readonly string[], name: string) {
    return whyNotList(this.there.deciding, kind, names, name);
  }

  at(moves: number): Snapshot {
    if (this.shared) return this.shared;
    if (!Number.isInteger(moves)) throw new Refusal('bad-move-number', 'A whole number of moves is needed.');
    return this.there.snapshot(Math.min(Math.max(0, moves), this.there.match.length));
  }

  overlay(id: string, subject: Subject | null, at: number): Overlay {
    const { match, viewer, manner } = this.there;
    const moves = Math.min(Math.max(0, at), match.length);
    return overlayOf(match, moves, { viewer, allOpen: manner === 'open replay' }, id, subject ?? undefined);
  }

  record(): GameRecord {
    const { match } = this.there;
    if (!match.over)
      throw new Refusal('not-over', 'A record holds every secret: it can be taken out when the game is over.');
    return match.record();
  }

  /** For storage only: it holds every secret, and no request leads here. */
  save(): string {
    return this.there.save();
  }

  /** Can the game on the table go on elsewhere? Not a replay, and not a lesson, whose script stays here. */
  get movable(): boolean {
    const { manner, setting } = this.sitting ?? {};
    return (manner === 'played' || manner === 'sandbox') && !Object.values(setting?.seats ?? {}).includes('script');
  }

  /** Is the game on the table one that may be kept? */
  get keepable(): boolean {
    return this.sitting?.manner === 'played';
  }

  share(): string {
    const { game, viewer, view } = this.there.snapshot();
    return packShared(game, viewer, view);
  }
}
