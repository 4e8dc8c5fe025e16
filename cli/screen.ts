import { Refusal, type Viewer } from '@ravelin/engine';
import { wordsOf } from '@ravelin/games';
import { type Style, together } from '@ravelin/games/terminal';
import { type AnyMatch, type Onlooker, readMove, type Table } from '@ravelin/table';
import { hints, odds } from './advise.ts';
import { hintLines } from './best.ts';
import { boardOf } from './board.ts';
import { type Io, say } from './io.ts';
import { freshSeed } from './library.ts';
import type { MovesList } from './moves-list.ts';
import { paragraphs } from './rulebook-files.ts';
import { namer, tell, tellLedger } from './sentences.ts';
import { styleFor, wrap } from './style.ts';

/** Milliseconds that advice takes. */
const THOUGHT = 1000;

/** The terminal as a screen: writes what the onlooker may know, and what its viewer asks for. */
export class Screen {
  readonly style: Style;
  readonly name: (word: string) => string;
  private readonly table: Table;
  private readonly onlooker: Onlooker;
  private readonly io: Io;
  /** The blocks of the board that this screen shows already. */
  private shown: readonly string[] = [];

  constructor(table: Table, onlooker: Onlooker, io: Io) {
    const { kernel, set } = table.match;
    this.table = table;
    this.onlooker = onlooker;
    this.io = io;
    this.style = styleFor(io);
    this.name = namer(kernel.game, set.kit);
  }

  say(...lines: readonly string[]): void {
    say(this.io, ...lines);
  }

  /** Nothing of the board stays in sight. */
  cleared(): void {
    this.shown = [];
  }

  /** What happened after so many moves of the line; without a number, all of it. */
  log(after = -1): void {
    const { kernel, set, state, length } = this.table.match;
    const first = state.seq - length;
    for (const report of this.onlooker.snapshot().events)
      if (report.seq - first > after)
        this.say(...wrap(`• ${tell(kernel.game, set.kit, report)} (${report.rule})`, this.style.width, '  '));
  }

  /** What the viewer has not seen yet. */
  news(): void {
    const { seen, length } = this.onlooker.snapshot();
    this.log(seen === 0 ? -1 : seen);
    this.onlooker.saw(length);
  }

  /** The board; without `whole`, only what has changed since it was last on this screen. */
  board(whole = true): void {
    const { match } = this.table;
    const { viewer, view } = this.onlooker.snapshot();
    const position = match.over ? match.viewJson(undefined) : view;
    const blocks = boardOf(match.kernel.game)(
      { ...position, viewer: viewer ?? 'spectator' },
      match.set.kit,
      this.style,
    );
    const texts = blocks.map((lines) => lines.join('\n'));
    for (const block of texts) if (block !== '' && (whole || !this.shown.includes(block))) this.say('', block);
    this.say('');
    this.shown = texts;
  }

  prompt(seat: string, list: MovesList): void {
    const { kernel, state } = this.table.deciding(seat);
    const pending = kernel.pending(state);
    if (!pending) return;
    const who = this.style.side(pending.seat, seat);
    this.say(`${who}: ${this.style.bold(kernel.prompt(state, this.name))} (${pending.rule})`, ...list.lines);
  }

  why(match: AnyMatch, text: string): void {
    this.say(...this.whyLines(match, text));
  }

  private whyLines(match: AnyMatch, text: string): string[] {
    const { move, reasons, message } = readMove(match, text);
    if (!move) return [message ?? 'That is not a move here.'];
    if (reasons.length > 0) return ['Not allowed:', ...reasons.map((one) => `  ${one.text} (${one.rule})`)];
    const warning = match.warning(move);
    return [
      `Allowed: ${match.format(move)}`,
      ...(warning === undefined ? [] : [`  ${warning}`]),
      ...match.preview(move).flatMap((ledger) => tellLedger(ledger).map((line) => `  ${line}`)),
    ];
  }

  hints(match: AnyMatch): void {
    this.say(...hintLines(hints(match, { iterations: undefined, milliseconds: THOUGHT, seed: freshSeed() }).hints));
  }

  odds(match: AnyMatch, text: string): void {
    const effort = { iterations: undefined, milliseconds: THOUGHT, seed: freshSeed() };
    const { title, rule, exact, tried, chances } = odds(match, text, effort);
    const how = exact ? 'exact' : `${tried} worlds tried`;
    const percent = (share: number): string => `${(100 * share).toFixed(exact ? 1 : 0)} %`;
    const range = ([low, high]: readonly [number, number]): string =>
      exact ? '' : ` (${percent(low)} to ${percent(high)})`;
    this.say(
      `${title} (${rule}), ${how}:`,
      ...chances.map(
        ({ share, interval, title: what }) => `  ${percent(share).padStart(8)}  ${what}${range(interval)}`,
      ),
    );
  }

  rule(number: string): void {
    const { kernel, state } = this.table.match;
    const found = paragraphs(kernel.game, number.trim());
    if (found.length === 0)
      throw new Refusal(
        'unknown-paragraph',
        `There is no paragraph "${number}". They look like this: ${kernel.pending(state)?.rule}`,
      );
    this.say(...found.flatMap(({ rule, text }) => wrap(`${rule}  ${text}`, this.style.width, '    ')));
  }

  /** Everything that this seat sees and others do not. */
  hand(seat: Viewer): void {
    const { kernel, set } = this.table.match;
    const { game } = kernel;
    const words = wordsOf(game);
    const view = this.table.match.view(seat);
    for (const [i, zone] of game.zones.entries()) {
      if (seat === undefined || zone.owner !== seat || zone.sees === 'all' || !zone.sees.includes(seat)) continue;
      const items = view.zones[i].map((item: number) => String(zone.of.name(set.kit as never, item)));
      const texts = items.map((item) => words?.describe(set.kit, item));
      if (items.length === 0) continue;
      if (new Set(items).size < items.length || texts.some((text) => text?.text === undefined))
        this.say(...wrap(`${zone.id}: ${together(items, this.name)}`, this.style.width, '    '));
      else
        this.say(
          zone.id,
          ...texts.flatMap((text) => wrap(`  ${text?.title}: ${text?.text}`, this.style.width, '      ')),
        );
    }
  }
}
