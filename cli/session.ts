import { writeFileSync } from 'node:fs';
import { Random, Refusal, type Viewer } from '@ravelin/engine';
import { wordsOf } from '@ravelin/games';
import type { Asker } from './asker.ts';
import { boardOf } from './boards/board.ts';
import { together } from './boards/zones.ts';
import { type Io, isTerminal, say } from './io.ts';
import { type AnyMatch, freshSeed } from './library.ts';
import { type MovesList, movesList } from './moves-list.ts';
import { ending } from './replay.ts';
import { paragraph } from './rulebook-files.ts';
import { namer, tell, tellLedger } from './sentences.ts';
import { CLEAR, type Style, styleFor, wrap } from './style.ts';

/**
 * A game at the terminal. People play some of the seats, a random player the others. Each person is shown only what their seat may
 * know; where two share the screen, it is wiped between them.
 */

const HELP = [
  'Type the number of a move, or the move itself: letter case does not matter, names may be cut short.',
  '  moves        the moves you have, once more        board        the board, once more',
  '  why MOVE     is it allowed, and what would it do  rule V10.2   the text of a paragraph',
  '  hand         your cards with their texts          log          what has happened so far',
  '  undo         take your last move back             save FILE    keep the game (play --load FILE)',
  '  quit         leave',
];

const LEAVE = Symbol('leave');

export class Session {
  private readonly match: AnyMatch;
  private readonly people: ReadonlySet<number>;
  private readonly asker: Asker;
  private readonly io: Io;
  private readonly style: Style;
  private readonly chance = new Random(freshSeed());
  private readonly name: (word: string) => string;
  /** How many moves each viewer has been told of. */
  private readonly told = new Map<Viewer | 'all', number>();
  private lastBoard = '';
  /** Who sat here last, if two share the screen. */
  private sitting: number | undefined;

  constructor(match: AnyMatch, people: ReadonlySet<number>, asker: Asker, io: Io) {
    this.match = match;
    this.people = people;
    this.asker = asker;
    this.io = io;
    this.style = styleFor(io);
    this.name = namer(match.kernel.game, match.set.kit);
  }

  private get shared(): boolean {
    return this.people.size > 1;
  }

  private say(...lines: readonly string[]): void {
    say(this.io, ...lines);
  }

  async run(): Promise<void> {
    if (this.people.size > 0) this.say('Type ? for help.');
    try {
      while (!this.match.over) {
        const { seat } = this.match.state;
        if (this.people.has(seat)) await this.turn(seat);
        else if (this.people.size > 0) this.moveAtRandom();
        else await this.watch();
      }
      await this.finish();
    } catch (error) {
      if (error !== LEAVE) throw error;
    }
  }

  private async ask(prompt: string): Promise<string> {
    const answer = await this.asker.ask(prompt);
    if (answer === null) throw LEAVE;
    return answer;
  }

  private moveAtRandom(): void {
    this.match.make(this.match.kernel.random(this.match.state, this.chance));
  }

  // ---- watching ------------------------------------------------------------------------------------------------------

  private pausing = true;

  /** One move of a game that nobody here plays: everything is shown. */
  private async watch(): Promise<void> {
    const { seat } = this.match;
    this.news('all');
    this.moveAtRandom();
    this.say(`${this.match.length}. ${seat}: ${this.match.moves('all').at(-1)?.move}`);
    this.news('all');
    if (!this.pausing || !isTerminal(this.io.input)) return;
    const answer = await this.ask('Enter: next move, a: all of them, b: board, q: leave ');
    if (answer === 'q') throw LEAVE;
    if (answer === 'a') this.pausing = false;
    if (answer === 'b') this.say(...this.board(undefined));
  }

  // ---- showing -------------------------------------------------------------------------------------------------------

  /** What the viewer has not been told yet. */
  private news(viewer: Viewer | 'all'): void {
    const { match } = this;
    const from = this.told.get(viewer);
    this.told.set(viewer, match.length);
    for (const report of match.events(viewer, from === undefined ? 0 : Math.min(from, match.length) + 1))
      this.say(...wrap(`• ${tell(match.kernel.game, match.set.kit, report)} (${report.rule})`, this.style.width, '  '));
  }

  private board(viewer: Viewer): string[] {
    const { match, style } = this;
    return ['', ...boardOf(match.kernel.game)(match.viewJson(viewer), match.set.kit, style), ''];
  }

  private showBoard(seat: number): void {
    const lines = this.board(seat);
    const text = lines.join('\n');
    if (text !== this.lastBoard) this.say(...lines);
    this.lastBoard = text;
  }

  private prompt(list: MovesList): void {
    const pending = this.match.kernel.pending(this.match.state);
    if (!pending) return;
    const who = this.style.side(pending.seat, this.match.seat ?? '');
    this.say(`${who}: ${this.style.bold(pending.decision.prompt)} (${pending.rule})`, ...list.lines);
  }

  // ---- a turn --------------------------------------------------------------------------------------------------------

  /** The screen goes to the other player: nothing of the last one's may stay on it. */
  private async handOver(seat: number): Promise<void> {
    if (!this.shared || this.sitting === seat) return;
    const name = this.name(this.match.kernel.game.seats[seat]);
    if (this.sitting !== undefined) await this.ask(`Press Enter to clear the screen for ${name}. `);
    if (isTerminal(this.io.output)) this.io.output.write(CLEAR);
    await this.ask(`Hand over to ${name}, press Enter. `);
    this.sitting = seat;
    this.lastBoard = '';
  }

  /** Asks until the seat has moved, or has taken a move back. */
  private async turn(seat: number): Promise<void> {
    await this.handOver(seat);
    this.news(seat);
    this.showBoard(seat);
    const list = movesList(this.match, this.style);
    this.prompt(list);
    for (;;) {
      const answer = await this.ask('> ');
      try {
        if (await this.obey(answer, seat, list)) break;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.say(error.message);
      }
    }
    this.news(seat);
  }

  /** Carries out what was typed; true when the decision is no longer the same. */
  private async obey(answer: string, seat: number, list: MovesList): Promise<boolean> {
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(answer) ?? [];
    switch (word.toLowerCase()) {
      case '?':
      case 'help':
        this.say(...HELP);
        return false;
      case '':
      case 'moves':
        this.prompt(list);
        return false;
      case 'board':
        this.say(...this.board(seat));
        return false;
      case 'hand':
        this.say(...this.hand(seat));
        return false;
      case 'log':
        this.log(seat);
        return false;
      case 'rule':
        this.say(...this.rule(rest));
        return false;
      case 'why':
        this.say(...this.why(moveOf(rest, list)));
        return false;
      case 'undo':
        this.match.undo(this.match.kernel.game.seats[seat]);
        this.say('Taken back.');
        return true;
      case 'save':
        this.save(rest);
        return false;
      case 'quit':
      case 'exit':
        throw LEAVE;
      default:
        return this.move(moveOf(answer, list));
    }
  }

  private async move(text: string): Promise<boolean> {
    const { match } = this;
    const { move, reasons, message } = match.why(text);
    if (!move || reasons.length > 0) {
      this.say(message ?? 'Not allowed:', ...(message ? [] : reasons.map((one) => `  ${one.text} (${one.rule})`)));
      return false;
    }
    const warning = match.warning(move);
    if (warning !== undefined) {
      this.say(warning);
      if (!/^y/i.test(await this.ask('Do it all the same? (y/n) '))) return false;
    }
    match.make(move);
    return true;
  }

  private why(text: string): string[] {
    const { match } = this;
    const { move, reasons, message } = match.why(text);
    if (!move) return [message ?? 'That is not a move here.'];
    if (reasons.length > 0) return ['Not allowed:', ...reasons.map((one) => `  ${one.text} (${one.rule})`)];
    const warning = match.warning(move);
    return [
      `Allowed: ${match.format(move)}`,
      ...(warning === undefined ? [] : [`  ${warning}`]),
      ...match.preview(move).flatMap((ledger) => tellLedger(ledger).map((line) => `  ${line}`)),
    ];
  }

  private rule(number: string): string[] {
    const found = paragraph(this.match.kernel.game, number.trim());
    return found
      ? wrap(`${found.rule}  ${found.text}`, this.style.width, '    ')
      : [
          `There is no paragraph "${number}". They look like this: ${this.match.kernel.pending(this.match.state)?.rule}`,
        ];
  }

  /** Everything that this seat sees and others do not. */
  private hand(seat: number): string[] {
    const { game } = this.match.kernel;
    const { kit } = this.match.set;
    const words = wordsOf(game);
    const view = this.match.view(seat);
    return game.zones.flatMap((zone, i) => {
      if (zone.owner !== seat || zone.sees === 'all' || !zone.sees.includes(seat) || view.zones[i].length === 0)
        return [];
      const items = view.zones[i].map((item: number) => String(zone.of.name(kit as never, item)));
      const texts = items.map((item: string) => words?.describe(kit, item));
      if (new Set(items).size < items.length || texts.some((text) => text?.text === undefined))
        return wrap(`${zone.id}: ${together(items, this.name)}`, this.style.width, '    ');
      return [zone.id, ...texts.flatMap((text) => wrap(`  ${text?.title}: ${text?.text}`, this.style.width, '      '))];
    });
  }

  private log(seat: number): void {
    this.told.delete(seat);
    this.news(seat);
  }

  private save(file: string): void {
    if (file === '') throw new Refusal('no-file', 'Where to? save FILE');
    try {
      writeFileSync(file, `${JSON.stringify(this.match.record())}\n`);
    } catch (error) {
      throw new Refusal('no-file', `${file} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
    }
    this.say(`Saved: ${file}`);
  }

  private async finish(): Promise<void> {
    for (const seat of this.people) if (!this.shared) this.news(seat);
    if (this.people.size !== 1) this.news('all');
    this.say(...this.board(undefined), ...ending(this.match));
    if (this.people.size === 0) return;
    for (;;) {
      const file = await this.ask('A file name keeps the game; Enter leaves. ');
      if (file === '') return;
      try {
        this.save(file.replace(/^save\s+/i, ''));
        return;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.say(error.message);
      }
    }
  }
}

/** A number stands for the move that bears it. */
const moveOf = (answer: string, { numbered }: MovesList): string =>
  /^\d+$/.test(answer) ? (numbered[Number(answer) - 1] ?? answer) : answer;
