import type { PositionJson } from '@ravelin/engine';
import { Refusal } from '@ravelin/engine';
import { type Ask, type Onlooker, type Player, readMove, type Table } from '@ravelin/table';
import { type MovesList, movesList } from './moves-list.ts';
import type { Screen } from './screen.ts';

/** A person at the terminal, as a player of the table: is shown the game and asked until a move is chosen. */

const HELP = [
  'Type the number of a move, or the move itself: letter case does not matter, names may be cut short.',
  '  moves        the moves you have, once more        board        the board, once more',
  '  why MOVE     is it allowed, and what would it do  rule V10.2   the text of a paragraph',
  '  hand         your cards with their texts          log          what has happened so far',
  '  undo         take your last move back             save FILE    keep the game (play --load FILE)',
  '  best         what the computer would do, and why  odds MOVE    how a gamble may come out',
  '  any          a move at random                     quit         leave',
];

/** What a person needs of the session around. */
export interface Around {
  readonly table: Table;
  readonly onlooker: Onlooker;
  readonly screen: Screen;
  readonly shared: boolean;
  /** Chooses for a person who says "any". */
  readonly random: Player;
  ask(prompt: string): Promise<string>;
  /** The screen goes to this seat: nothing of the last one's may stay on it. */
  handOver(seat: string): Promise<void>;
  save(file: string): void;
  leave(): never;
}

export class Person implements Player {
  private readonly around: Around;

  constructor(around: Around) {
    this.around = around;
  }

  async choose(view: PositionJson, ask: Ask, signal: AbortSignal): Promise<string> {
    const { table, onlooker, screen } = this.around;
    const { curtain } = onlooker.snapshot();
    if (curtain !== null) await this.around.handOver(curtain);
    const seat = onlooker.viewer ?? '';
    screen.news();
    screen.board(false);
    const list = movesList(table.deciding(seat), screen.style);
    screen.prompt(seat, list);
    const only = this.forced(list);
    if (only !== undefined) return only;
    while (!signal.aborted) {
      const answer = await this.around.ask('> ');
      try {
        const move = /^any$/i.test(answer)
          ? await this.around.random.choose(view, ask, signal)
          : await this.obey(answer, seat, list);
        if (move !== undefined) return move;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        screen.say(error.message);
      }
    }
    // The table has taken a move back and asks anew.
    return '';
  }

  /** A lone player is not asked where there is nothing to choose. With two at the screen the question itself hides that. */
  private forced({ numbered: [only, ...others] }: MovesList): string | undefined {
    if (this.around.shared || only === undefined || others.length > 0) return undefined;
    this.around.screen.say('  (your only move)');
    return only;
  }

  /** Carries out what was typed; gives the move, if it was one. */
  private async obey(answer: string, seat: string, list: MovesList): Promise<string | undefined> {
    const { table, screen } = this.around;
    const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(answer) ?? [];
    const commands: Readonly<Record<string, () => void>> = {
      '?': () => screen.say(...HELP),
      help: () => screen.say(...HELP),
      '': () => screen.prompt(seat, list),
      moves: () => screen.prompt(seat, list),
      board: () => screen.board(),
      hand: () => screen.hand(table.match.kernel.game.seats.indexOf(seat)),
      log: () => screen.log(),
      rule: () => screen.rule(rest),
      why: () => screen.why(table.deciding(seat), moveOf(rest, list)),
      best: () => screen.hints(table.deciding(seat)),
      odds: () => screen.odds(table.deciding(seat), moveOf(rest, list)),
      undo: () => this.undo(),
      save: () => this.around.save(rest),
      quit: () => this.around.leave(),
      exit: () => this.around.leave(),
    };
    const command = word.toLowerCase();
    if (!Object.hasOwn(commands, command)) return this.move(seat, moveOf(answer, list));
    commands[command]();
    return undefined;
  }

  private undo(): void {
    const { onlooker, screen } = this.around;
    const { undo } = onlooker.snapshot();
    if (!undo.open) throw new Refusal('undo-closed', undo.reason);
    screen.say('Taken back.');
    onlooker.undo();
  }

  /** The move in its notation, unless it is not allowed, or the player thinks better of it. */
  private async move(seat: string, text: string): Promise<string | undefined> {
    const { table, screen } = this.around;
    const match = table.deciding(seat);
    const { move, reasons, message } = readMove(match, text);
    if (!move || reasons.length > 0) {
      screen.say(message ?? 'Not allowed:', ...(message ? [] : reasons.map((one) => `  ${one.text} (${one.rule})`)));
      return undefined;
    }
    const warning = match.warning(move);
    if (warning !== undefined) {
      screen.say(warning);
      if (!/^y/i.test(await this.around.ask('Do it all the same? (y/n) '))) return undefined;
    }
    return match.format(move);
  }
}

/** A number stands for the move that bears it. */
const moveOf = (answer: string, { numbered }: MovesList): string => {
  if (!/^\d+$/.test(answer)) return answer;
  const move = numbered[Number(answer) - 1];
  if (move === undefined) throw new Refusal('unknown-move', `There is no move ${answer} here; "moves" lists them.`);
  return move;
};
