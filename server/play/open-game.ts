import { Refusal, type Source } from '@ravelin/engine';
import { type AnyMatch, type Player, Table, type TableSetting } from '@ravelin/table';
import type { Watch } from '../operations/watch.ts';
import type { GameStore, Since, Stored } from '../store/games.ts';
import type { Seating } from '../store/lobby.ts';
import type { Uptime } from '../store/uptime.ts';
import type { Attended } from './attendance.ts';
import { DeskPlayers } from './desk-players.ts';
import { Life } from './life.ts';
import { StoredGame } from './stored-game.ts';
import type { Time } from './time.ts';

export interface OpenGameSettings {
  readonly store: GameStore;
  /** Of a game without a commitment. */
  readonly chance: Source;
  /** The computer player of that name, for that table. */
  computer(name: string, table: string): Player;
  readonly time: Time;
  readonly uptime: Uptime;
  /** For how long an answer is held that a standing order could have given, at this pace. */
  hold(pace: string): number;
  onTrouble(error: unknown): void;
  readonly watch: Watch;
}

/** What a game needs of its desk. */
export interface AtDesk {
  /** Makes a move that a computer player has chosen, when its turn has come. */
  play(move: string, signal: AbortSignal): Promise<void>;
  /** Who is at the table. */
  attended(): Attended;
}

/** A game as it is stored. */
export interface Loaded {
  readonly match: AnyMatch;
  readonly stored: Stored;
}

export const loadGame = async (id: string, { store, chance }: OpenGameSettings): Promise<Loaded> => {
  const found = await store.open(id, chance);
  if (!found) throw new Refusal('unknown-table', 'There is no such game.');
  return found;
};

/** A game as it was loaded, laid out on a table. Where the two part, for something could not be stored, it is thrown away and loaded again. */
export class OpenGame {
  private readonly settings: OpenGameSettings;
  private readonly seating: Seating;
  private readonly desk: AtDesk;
  private readonly players: DeskPlayers;
  readonly table: Table;
  life: Life;
  readonly stored: StoredGame;

  constructor({ match, stored }: Loaded, seating: Seating, settings: OpenGameSettings, desk: AtDesk) {
    const { computer, watch, onTrouble, store } = settings;
    const { id } = stored.row;
    this.settings = settings;
    this.seating = seating;
    this.desk = desk;
    const { play } = desk;
    const names = Object.values({ ...seating.players, ...stored.beside.life?.deputies });
    this.players = new DeskPlayers({ computer: (name) => computer(name, id), play, watch, onTrouble }, names);
    this.table = this.laid(match, stored);
    this.life = this.led(stored);
    this.stored = new StoredGame(store, stored, seating);
  }

  private laid(match: AnyMatch, { row, beside }: Stored): Table {
    const { settings, seating, players } = this;
    const { deputies, ended = null } = beside.life ?? {};
    const setting: TableSetting = {
      game: row.game,
      scenario: match.scenario,
      options: match.options,
      seats: seating.players,
      names: seating.names,
      ...(deputies && { deputies }),
    };
    const { time, onTrouble } = settings;
    const manner = { manner: 'played', final: true, ended, answersLater: true } as const;
    return new Table({ match, setting, ...manner, players: players.named, kept: beside, now: time.now, onTrouble });
  }

  private led({ beside }: Pick<Stored, 'beside'>): Life {
    const { table, seating, settings, players, desk } = this;
    const { uptime, hold } = settings;
    const summon = (name: string): void => players.summon(name);
    const { attended } = desk;
    return new Life({ table, seating, now: () => uptime.now(), hold, summon, attended }, beside.life ?? {});
  }

  /** Takes over what another server has stored. If it throws, the game must be loaded again. */
  follow(news: Since): void {
    const { table, stored } = this;
    if (!stored.canFollow(news)) throw new Error('More has changed than the moves.');
    table.follow(news.entries, news.beside);
    if (news.hash !== undefined && news.hash !== table.match.hash())
      throw new Error('The moves of another server lead to another position here.');
    stored.followed(news);
    this.life = this.led(news);
  }

  /** What is worth a commit besides the moves. */
  get kept(): string {
    return JSON.stringify([this.table.orders.kept, this.life.kept]);
  }

  /** Stores what was done since, with the key by which the client marked it. */
  async store(key: string | undefined): Promise<void> {
    await this.stored.append(this.table, this.life, this.settings.time.now(), key);
  }

  /** Stores the snapshot where it is behind. */
  async keepSnapshot(): Promise<void> {
    await this.stored.keepSnapshot(this.table, this.settings.time.now());
  }
}
