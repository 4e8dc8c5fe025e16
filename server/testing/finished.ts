import { Random } from '@ravelin/engine';
import { GameStore } from '../store/games.ts';
import { Lobby, type NewTable } from '../store/lobby.ts';
import type { Database, Ending, SeatOutcome } from '../store/schema.ts';
import { Person } from './client.ts';
import { begun, playRandom, turnOf } from './games.ts';

/** For tests: games that are over. */

export const PASSWORD = 'ravelin and glacis';

let people = 0;

/** Somebody with an account. */
export const registered = async (address: string, name: string): Promise<{ person: Person; id: string }> => {
  const person = new Person(address);
  const account = { name, email: `player${++people}.${Date.now()}@example.org`, password: PASSWORD };
  const { id } = await person.must<{ id: string }>('POST', '/api/register', account);
  return { person, id };
};

export interface Finished {
  readonly game: string;
  readonly seats: readonly {
    readonly seat: string;
    readonly player?: string;
    readonly account: string | null;
    readonly outcome: SeatOutcome;
    readonly helped?: number;
    readonly program?: number;
  }[];
  readonly at: number;
  readonly watchable?: boolean;
  readonly ending?: Ending;
  readonly moves?: number;
}

/** A game that ended as it should, after a few moves. */
export const finished = async (database: Database, { game, seats, at, ...more }: Finished): Promise<string> => {
  const { watchable = true, ending = 'resigned', moves = 3 } = more;
  const table: NewTable = {
    ...{ game, scenario: null, options: {}, components: null, pace: 'none', timeout: 'forfeit' },
    ...{ watchable, open: false },
    seats: seats.map(({ seat, player = 'person', account }) => ({ seat, player, account })),
  };
  const id = await new Lobby(database).create(seats[0].account ?? 'nobody', table, at);
  const games = new GameStore(database);
  const chance = await games.chance(id);
  const match = await begun(game, chance);
  match.fair = chance?.fair;
  await games.begin(id, match, {}, at);
  const rng = new Random('finished');
  for (let n = 0; n < moves; n++) playRandom(match, rng);
  const outcomes = Object.fromEntries(seats.map(({ seat, outcome }) => [seat, outcome]));
  for (const { seat, helped = 0, program = 0 } of seats)
    await database
      .updateTable('seats')
      .set({ helped, program })
      .where('game', '=', id)
      .where('seat', '=', seat)
      .execute();
  await games.append(id, { ...turnOf(match, 0), ended: { how: ending, by: null, outcomes }, at });
  return id;
};
