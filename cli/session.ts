import { writeFileSync } from 'node:fs';
import { Refusal, readableJson, type Source, type Viewer } from '@ravelin/engine';
import { wordsOf } from '@ravelin/games';
import { type Style, together } from '@ravelin/games/terminal';
import type { Asker } from './asker.ts';
import { boardOf } from './board.ts';
import { type Io, isTerminal, say } from './io.ts';
import type { AnyMatch } from './library.ts';
import { type MovesList, movesList } from './moves-list.ts';
import { ending } from './replay.ts';
import { paragraphs } from './rulebook-files.ts';
import { namer, tell, tellLedger } from './sentences.ts';
import { CLEAR, styleFor, wrap } from './style.ts';

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
  '  any          a move at random                     quit         leave',
];

const LEAVE = Symbol('leave');

export class Session {
  private readonly match: AnyMatch;
  private readonly people: ReadonlySet<number>;
  private readonly asker: Asker;
  private readonly io: Io;
  private readonly style: Style;
  private readonly chance: Source;
  private readonly name: (word: string) => string;
  /** How many moves each viewer has been told of. */
  private readonly told = new Map<Viewer | 'all', number>();
  /** The blocks of the board that this screen shows already. */
  private shown: readonly string[] = [];
  /** Who sat here last, if two share the screen. */
  private sitting: number | undefined;

  /** `chance` moves for the seats that nobody here plays. */
  constructor(match: AnyMatch, people: ReadonlySet<number>, chance: Source, asker: Asker, io: Io) {
    this.match = match;
    this.people = people;
    this.chance = chance;
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
    if (answer === 'b') this.board(undefined);
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

  /** The board; without `whole`, only what has changed since it was last on this screen. */
  private board(viewer: Viewer, whole = true): void {
    const { match, style } = this;
    const blocks = boardOf(match.kernel.game)(match.viewJson(viewer), match.set.kit, style).map((lines) =>
      lines.join('\n'),
    );
    for (const block of blocks) if (block !== '' && (whole || !this.shown.includes(block))) this.say('', block);
    this.say('');
    this.shown = blocks;
  }

  private prompt(list: MovesList): void {
    const pending = this.match.kernel.pending(this.match.state);
    if (!pending) return;
    const who = this.style.side(pending.seat, this.match.seat ?? '');
    this.say(
      `${who}: ${this.style.bold(this.match.kernel.prompt(this.match.state, this.name))} (${pending.rule})`,
      ...list.lines,
    );
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
    this.shown = [];
  }

  /** Asks until the seat has moved, or has taken a move back. */
  private async turn(seat: number): Promise<void> {
    await this.handOver(seat);
    this.news(seat);
    this.board(seat, false);
    const list = movesList(this.match, this.style);
    this.prompt(list);
    if (this.forced(list)) return;
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

  /** A lone player is not asked where there is nothing to choose. With two at the screen the question itself hides that. */
  private forced({ numbered: [only, ...others] }: MovesList): boolean {
    if (this.shared || only === undefined || others.length > 0) return false;
    this.say('  (your only move)');
    this.match.play(only);
    return true;
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
        this.board(seat);
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
      case 'any':
        this.moveAtRandom();
        return true;
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
    const found = paragraphs(this.match.kernel.game, number.trim());
    const like = this.match.kernel.pending(this.match.state)?.rule;
    if (found.length === 0) return [`There is no paragraph "${number}". They look like this: ${like}`];
    return found.flatMap(({ rule, text }) => wrap(`${rule}  ${text}`, this.style.width, '    '));
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
      const items: string[] = view.zones[i].map((item: number) => String(zone.of.name(kit as never, item)));
      const texts = items.map((item) => words?.describe(kit, item));
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
      writeFileSync(file, readableJson(this.match.record()));
    } catch (error) {
      throw new Refusal('no-file', `${file} cannot be written: ${(error as NodeJS.ErrnoException).code}.`);
    }
    this.say(`Saved: ${file}`);
  }

  private async finish(): Promise<void> {
    for (const seat of this.people) if (!this.shared || this.sitting === seat) this.news(seat);
    this.board(undefined);
    this.say(...ending(this.match));
    if (this.people.size === 0) return;
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
        this.say(error.message);
      }
    }
  }
}

/** A number stands for the move that bears it. */
const moveOf = (answer: string, { numbered }: MovesList): string => {
  if (!/^\d+$/.test(answer)) return answer;
  const move = numbered[Number(answer) - 1];
  if (move === undefined) throw new Refusal('unknown-move', `There is no move ${answer} here; "moves" lists them.`);
  return move;
};
