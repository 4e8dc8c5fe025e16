import { randomInt } from 'node:crypto';
import { Refusal } from '@ravelin/engine';
import { NEWCOMER } from '../ratings/glicko2.ts';
import { isTaken } from '../store/database.ts';
import { type Lobby, newId, type TableRow } from '../store/lobby.ts';
import type { Database, PairingsTable, TournamentsTable } from '../store/schema.ts';
import { Behind } from '../store/turns.ts';
import { DECIDER, LEGS, matchesOf, winnerOf } from './match.ts';
import { firstRound, roundRobin } from './pairing.ts';

export interface NewTournament {
  readonly name: string;
  readonly game: string;
  readonly scenario: string | null;
  readonly options: Readonly<Record<string, string>>;
  /** The id of the component set; null: the game's own. */
  readonly components: string | null;
  /** Two: whoever is named first in a pairing has the first. */
  readonly seats: readonly string[];
  readonly kind: TournamentsTable['kind'];
  readonly pace: string;
  /** With so many it begins by itself. */
  readonly most: number;
}

/** So many tournaments that are not over may one account have. */
const MOST_HOSTED = 5;

const noTournament = (): Refusal => new Refusal('no-such-tournament', 'There is no such tournament.');

const numbers = (points: readonly [number, number]) => ({ first_points: points[0], second_points: points[1] });

type Match = Pick<PairingsTable, 'round' | 'number'> & { readonly one: string; readonly other: string | null };

export interface TournamentParts {
  /** Begins the game of a table at which all have come. */
  begin(row: TableRow): Promise<void>;
  now(): number;
}

/** Tournaments from the first who joins to the last game. Everything that goes on by itself goes on in `sweep`, on any server. */
export class Tournaments {
  private readonly database: Database;
  private readonly lobby: Lobby;
  private readonly parts: TournamentParts;
  private readonly onTrouble: (error: unknown) => void;

  constructor(database: Database, lobby: Lobby, parts: TournamentParts, onTrouble: (error: unknown) => void) {
    this.database = database;
    this.lobby = lobby;
    this.parts = parts;
    this.onTrouble = onTrouble;
  }

  // ---- before it begins

  async create(host: string, { options, seats, ...rest }: NewTournament): Promise<string> {
    const id = newId();
    const now = this.parts.now();
    const open = await this.database
      .selectFrom('tournaments')
      .select('id')
      .where('host', '=', host)
      .where('state', '!=', 'over')
      .execute();
    if (open.length >= MOST_HOSTED)
      throw new Refusal('too-many', `An account may have ${MOST_HOSTED} tournaments that are not over.`);
    await this.database
      .insertInto('tournaments')
      .values({
        id,
        ...rest,
        options: JSON.stringify(options),
        seats: JSON.stringify(seats),
        host,
        state: 'joining',
        round: 0,
        created: now,
      })
      .execute();
    return id;
  }

  async tournament(id: string): Promise<TournamentsTable> {
    const row = await this.database.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw noTournament();
    return row;
  }

  latest(most: number): Promise<TournamentsTable[]> {
    return this.database.selectFrom('tournaments').selectAll().orderBy('created', 'desc').limit(most).execute();
  }

  /** In the order of their seeds. */
  players(id: string) {
    return this.database
      .selectFrom('tournament_players')
      .leftJoin('accounts', 'accounts.id', 'tournament_players.account')
      .select(['tournament_players.account', 'tournament_players.seed', 'accounts.name'])
      .where('tournament', '=', id)
      .orderBy('seed')
      .orderBy('joined')
      .execute();
  }

  pairings(id: string): Promise<PairingsTable[]> {
    const rows = this.database.selectFrom('pairings').selectAll().where('tournament', '=', id);
    return rows.orderBy('round').orderBy('number').orderBy('leg').execute();
  }

  /** Changes who plays before it begins. The row is written first, so that it cannot begin meanwhile. */
  private async joining(id: string, act: (db: Database, row: TournamentsTable) => Promise<void>): Promise<void> {
    await this.database.transaction().execute(async (db) => {
      const row = await db
        .updateTable('tournaments')
        .set({ round: 0 })
        .where('id', '=', id)
        .where('state', '=', 'joining')
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new Refusal('begun', 'The tournament has begun.');
      await act(db, row);
    });
  }

  async join(id: string, account: string): Promise<void> {
    await this.tournament(id);
    await this.joining(id, async (db, row) => {
      const players = await db
        .selectFrom('tournament_players')
        .select(['account', 'joined'])
        .where('tournament', '=', id)
        .execute();
      if (players.some((one) => one.account === account)) return;
      if (players.length >= row.most) throw new Refusal('full', 'The tournament is full.');
      // Later than everybody before, also within a millisecond: the order of joining is the order of those who have not played.
      const joined = Math.max(this.parts.now(), ...players.map((one) => one.joined + 1));
      await db.insertInto('tournament_players').values({ tournament: id, account, seed: 0, joined }).execute();
      if (players.length + 1 === row.most) await this.beginIn(db, row);
    });
  }

  async leave(id: string, account: string): Promise<void> {
    await this.tournament(id);
    await this.joining(id, async (db) => {
      await db.deleteFrom('tournament_players').where('tournament', '=', id).where('account', '=', account).execute();
    });
  }

  async begin(id: string, host: string): Promise<void> {
    const row = await this.tournament(id);
    if (row.host !== host) throw new Refusal('not-yours', 'Whoever made the tournament begins it.');
    await this.joining(id, (db, now) => this.beginIn(db, now));
  }

  /** The strongest come first; who has not played comes by the order of joining. */
  private async beginIn(db: Database, row: TournamentsTable): Promise<void> {
    const players = await db
      .selectFrom('tournament_players')
      .leftJoin('ratings', (join) =>
        join
          .onRef('ratings.player', '=', 'tournament_players.account')
          .on('ratings.pool', '=', 'people')
          .on('ratings.game', '=', row.game),
      )
      .select(['account', 'joined', 'ratings.rating'])
      .where('tournament', '=', row.id)
      .execute();
    if (players.length < 2) throw new Refusal('too-few', 'A tournament needs at least two players.');
    const strength = (rating: number | null): number => rating ?? NEWCOMER.rating;
    players.sort((a, b) => strength(b.rating) - strength(a.rating) || a.joined - b.joined);
    for (const [i, { account }] of players.entries())
      await db
        .updateTable('tournament_players')
        .set({ seed: i + 1 })
        .where('tournament', '=', row.id)
        .where('account', '=', account)
        .execute();
    await db.updateTable('tournaments').set({ state: 'running', round: 1 }).where('id', '=', row.id).execute();
    const accounts = players.map(({ account }) => account);
    await this.addRound(db, row, this.firstMatches(row.kind, accounts));
  }

  private firstMatches(kind: TournamentsTable['kind'], accounts: readonly string[]): Match[] {
    const pairs = kind === 'knockout' ? firstRound(accounts.length) : roundRobin(accounts.length)[0];
    return pairs.map(([one, other], number) => ({
      round: 1,
      number,
      one: accounts[one],
      other: other === undefined ? null : accounts[other],
    }));
  }

  // ---- while it is played

  /** Each pair plays two games, in which both have both sides. Who has no opponent goes on. */
  private async addRound(db: Database, { id }: TournamentsTable, matches: readonly Match[]): Promise<void> {
    const rows = matches.flatMap(({ round, number, one, other }): PairingsTable[] => {
      const row = { tournament: id, round, number, game: null };
      if (other === null)
        return [{ ...row, leg: 1, first: one, second: null, state: 'over', first_points: 1, second_points: 0 }];
      return LEGS.map((leg) => ({
        ...row,
        leg,
        ...(leg === 1 ? { first: one, second: other } : { first: other, second: one }),
        ...{ state: 'waiting', first_points: null, second_points: null },
      }));
    });
    if (rows.length > 0) await db.insertInto('pairings').values(rows).execute();
  }

  /** Makes tables, takes in results and begins rounds, wherever that is due. */
  async sweep(): Promise<void> {
    const running = await this.database.selectFrom('tournaments').selectAll().where('state', '=', 'running').execute();
    for (const row of running) await this.goOn(row).catch(this.onTrouble);
  }

  private async goOn(row: TournamentsTable): Promise<void> {
    const all = await this.pairings(row.id);
    const due = all.filter(({ round, state }) => round === row.round && state !== 'over');
    for (const pairing of due) await this.play(row, pairing);
    if (due.length === 0) await this.endRound(row, all);
  }

  private async play(row: TournamentsTable, pairing: PairingsTable): Promise<void> {
    const { first, second, game } = pairing;
    if (second === null) return;
    const present = await this.database
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [first, second])
      .execute();
    const isHere = (account: string): boolean => present.some(({ id }) => id === account);
    // Who has left loses what was not begun; where both have, nobody has anything of it.
    if (game === null && present.length < 2)
      return this.settle(pairing, [isHere(first) ? 1 : 0, isHere(second) ? 1 : 0]);
    const id = game ?? (await this.claim(pairing));
    const table = (await this.lobby.table(id)) ?? (await this.makeTable(row, pairing, id));
    if (table?.state === 'lobby') await this.parts.begin(table).catch(unlessBehind);
    if (table?.state !== 'over') return;
    const pointsAt = (seat: string): number => {
      const outcome = table.seats.find((one) => one.seat === seat)?.outcome;
      return outcome === 'won' ? 1 : outcome === 'lost' ? 0 : 0.5;
    };
    const [one, other] = JSON.parse(row.seats) as string[];
    await this.settle(pairing, [pointsAt(one), pointsAt(other)]);
  }

  /** The name of the table is stored before there is one: whoever comes next makes the same. */
  private async claim(pairing: PairingsTable): Promise<string> {
    const id = newId();
    const { numUpdatedRows } = await this.of(pairing)
      .set({ game: id })
      .where('game', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new Behind();
    return id;
  }

  private async makeTable(row: TournamentsTable, { first, second }: PairingsTable, id: string) {
    const { game, scenario, components, pace, options } = row;
    const seats = JSON.parse(row.seats) as string[];
    const players = [first, second];
    const table = {
      ...{ game, scenario, components, pace, timeout: 'forfeit', open: false, watchable: true },
      options: JSON.parse(options) as Record<string, string>,
      seats: seats.map((seat, i) => ({ seat, player: 'person', account: players[i] ?? null })),
    };
    // Nobody is the host: whoever made the tournament has no more to say there than anybody.
    await this.lobby.create('', table, this.parts.now(), id).catch(unlessTaken);
    return this.lobby.table(id);
  }

  private of({ tournament, round, number, leg }: PairingsTable) {
    return this.database
      .updateTable('pairings')
      .where('tournament', '=', tournament)
      .where('round', '=', round)
      .where('number', '=', number)
      .where('leg', '=', leg);
  }

  private async settle(pairing: PairingsTable, points: readonly [number, number]): Promise<void> {
    await this.of(pairing)
      .set({ state: 'over', ...numbers(points) })
      .where('state', '!=', 'over')
      .execute();
  }

  private async endRound(row: TournamentsTable, all: readonly PairingsTable[]): Promise<void> {
    const players = (await this.players(row.id)).map(({ account }) => account);
    const next = row.kind === 'knockout' ? this.nextOfKnockout(row, all, players) : this.nextOfRoundRobin(row, players);
    if ('decide' in next) {
      const rows = next.decide.map((one) => ({ ...one, tournament: row.id }));
      return void (await this.database
        .insertInto('pairings')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute());
    }
    await this.database.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('tournaments')
        .set(next.matches.length === 0 ? { state: 'over' } : { round: row.round + 1 })
        .where('id', '=', row.id)
        .where('round', '=', row.round)
        .where('state', '=', 'running')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await this.addRound(db, row, next.matches);
    });
  }

  private nextOfRoundRobin({ round }: TournamentsTable, players: readonly string[]): { matches: Match[] } {
    const pairs = roundRobin(players.length)[round] ?? [];
    return {
      matches: pairs.map(([one, other], number) => ({
        round: round + 1,
        number,
        one: players[one],
        other: players[other],
      })),
    };
  }

  /** Winners meet winners. Where two have the same after both sides, one game decides, the sides by chance. */
  private nextOfKnockout({ round }: TournamentsTable, all: readonly PairingsTable[], players: readonly string[]) {
    const winners: string[] = [];
    const decide: Omit<PairingsTable, 'tournament'>[] = [];
    for (const legs of matchesOf(all.filter((one) => one.round === round))) {
      const [{ number, first, second }] = legs;
      const winner = winnerOf(legs, players);
      if (winner !== undefined) winners.push(winner);
      else if (second !== null) {
        const sides = randomInt(2) === 0 ? { first, second } : { first: second, second: first };
        const open = { game: null, state: 'waiting', first_points: null, second_points: null } as const;
        decide.push({ round, number, leg: DECIDER, ...sides, ...open });
      }
    }
    if (decide.length > 0) return { decide };
    if (winners.length === 1) return { matches: [] };
    const matches: Match[] = [];
    for (let n = 0; n < winners.length; n += 2)
      matches.push({ round: round + 1, number: n / 2, one: winners[n], other: winners[n + 1] });
    return { matches };
  }
}

const unlessBehind = (error: unknown): void => {
  if (!(error instanceof Behind)) throw error;
};

const unlessTaken = (error: unknown): void => {
  if (!isTaken(error)) throw error;
};
