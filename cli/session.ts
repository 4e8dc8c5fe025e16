import { writeFileSync } from 'node:fs';
import { BotPlayer, type Mind } from '@ravelin/bot';
import { Refusal, readableJson, type Source } from '@ravelin/engine';
import { type Onlooker, type Player, randomPlayer, Table } from '@ravelin/table';
import type { Asker } from './asker.ts';
import { complain, type Io, isTerminal } from './io.ts';
import type { AnyMatch } from './library.ts';
import { nodeMind } from './mind.ts';
import { Person } from './person.ts';
import { ending } from './replay.ts';
import { Screen } from './screen.ts';
import { CLEAR } from './style.ts';

/**
 * A table with the terminal before it. People play some of the seats, the computer the others. The table sees to it that each is
 * shown only what their seat may know; where two share the screen, it is wiped between them.
 */

const LEAVE = Symbol('leave');

export class Session {
  private readonly asker: Asker;
  private readonly io: Io;
  private readonly people: readonly string[];
  private readonly table: Table;
  private readonly onlooker: Onlooker;
  private readonly screen: Screen;
  /** Settles the session: the game is over, or somebody failed or left. */
  private end: { over(): void; fail(error: unknown): void } | undefined;
  private pausing = true;
  /** Where the computer's moves are thought out. */
  private mind: Mind | undefined;

  /** `opponent`, a bot by its name, moves for the seats that nobody here plays; `chance` is what it draws from. */
  constructor(match: AnyMatch, people: ReadonlySet<number>, chance: Source, opponent: string, asker: Asker, io: Io) {
    this.asker = asker;
    this.io = io;
    const { game } = match.kernel;
    this.people = game.seats.filter((_seat, i) => people.has(i));
    const random = randomPlayer(chance);
    const computer = opponent === 'random' ? random : this.bot(opponent, chance);
    this.table = new Table({
      match,
      setting: {
        game: game.id,
        seats: Object.fromEntries(game.seats.map((seat, i) => [seat, people.has(i) ? 'here' : 'computer'])),
      },
      manner: 'played',
      players: {
        here: { choose: (...asked) => this.person(random).choose(...asked) },
        computer: people.size > 0 ? computer : this.watched(computer),
      },
      // Of a loaded game too, everybody is told all that has happened.
      kept: { seen: Object.fromEntries(game.seats.map((seat) => [seat, 0])) },
      onTrouble: (error) => this.end?.fail(error),
    });
    this.onlooker = this.table.admit({ seats: this.people, open: people.size === 0, onNews: () => this.moved() });
    this.screen = new Screen(this.table, this.onlooker, io);
  }

  private bot(name: string, chance: Source): Player {
    this.mind = nodeMind();
    return new BotPlayer(name, this.mind, chance, {
      fails: ({ message }) => complain(this.io, `The computer player failed and moves at random: ${message}`),
    });
  }

  private get shared(): boolean {
    return this.people.length > 1;
  }

  async run(): Promise<void> {
    if (this.people.length > 0) this.screen.say('Type ? for help.');
    else this.screen.log();
    try {
      if (!this.table.match.over)
        await new Promise<void>((over, fail) => {
          this.end = { over, fail };
          this.table.ask();
        });
      await this.finish();
    } catch (error) {
      if (error !== LEAVE) throw error;
    } finally {
      this.table.leave();
      this.mind?.end();
    }
  }

  private leave(): never {
    throw LEAVE;
  }

  private async ask(prompt: string): Promise<string> {
    return (await this.asker.ask(prompt)) ?? this.leave();
  }

  private person(random: Player): Person {
    const { table, onlooker, screen, shared } = this;
    return new Person({
      table,
      onlooker,
      screen,
      shared,
      random,
      ask: (prompt) => this.ask(prompt),
      handOver: (seat) => this.handOver(seat),
      save: (file) => this.save(file),
      leave: () => this.leave(),
    });
  }

  /** Somebody has moved: a lone player sees at once what came of it. */
  private moved(): void {
    const { match } = this.table;
    if (this.people.length === 0) {
      const last = match.moves('all').at(-1);
      this.screen.say(`${match.length}. ${last?.seat}: ${last?.move}`);
      this.screen.log(match.length - 1);
    } else if (!this.shared) this.screen.news();
    if (match.over) this.end?.over();
  }

  /** A player of a game that nobody here plays moves when whoever watches wants to see more. */
  private watched(player: Player): Player {
    return {
      choose: async (view, ask, signal) => {
        while (this.table.match.length > 0 && this.pausing && isTerminal(this.io.input)) {
          const answer = await this.ask('Enter: next move, a: all of them, b: board, q: leave ');
          if (answer === 'q') this.leave();
          if (answer === 'a') this.pausing = false;
          if (answer !== 'b') break;
          this.screen.board();
        }
        return player.choose(view, ask, signal);
      },
    };
  }

  /** The screen goes to the other player: nothing of the last one's may stay on it. */
  private async handOver(seat: string): Promise<void> {
    const name = this.screen.name(seat);
    if (this.table.match.length > 0) await this.ask(`Press Enter to clear the screen for ${name}. `);
    if (isTerminal(this.io.output)) this.io.output.write(CLEAR);
    await this.ask(`Hand over to ${name}, press Enter. `);
    this.onlooker.take(seat);
    this.screen.cleared();
  }

  private save(file: string): void {
    if (file === '') throw new Refusal('no-file', 'Where to? save FILE');
    try {
      writeFileSync(file, readableJson(this.table.match.record()));
    } catch (error) {
      throw new Refusal('no-file', `${file} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
    }
    this.screen.say(`Saved: ${file}`);
  }

  private async finish(): Promise<void> {
    if (this.people.length > 0) this.screen.news();
    this.screen.board();
    this.screen.say(...ending(this.table.match));
    if (this.people.length === 0) return;
    for (;;) {
      const [, word, file = ''] =
        /^(\S*)\s*(.*)$/.exec(await this.ask('save FILE keeps the game; Enter leaves. ')) ?? [];
      if (word !== 'save') {
        if (word === '' || word === 'quit') return;
        continue;
      }
      try {
        return this.save(file);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.screen.say(error.message);
      }
    }
  }
}
