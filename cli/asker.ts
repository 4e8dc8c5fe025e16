import { createInterface, type Interface } from 'node:readline';
import { type Io, isTerminal } from './io.ts';

/** Asks for lines, from a terminal or a pipe. `null` is the end of the input: nothing more will come. */
export class Asker {
  private readonly lines: string[] = [];
  private readonly io: Io;
  private readonly reader: Interface;
  private readonly terminal: boolean;
  private waiting: ((line: string | null) => void) | undefined;
  private ended = false;

  /** Without history: the arrow keys must not show one player what the other has typed. */
  constructor(io: Io) {
    this.io = io;
    this.terminal = isTerminal(io.input) && isTerminal(io.output);
    this.reader = createInterface({ input: io.input, output: io.output, terminal: this.terminal, historySize: 0 });
    this.reader.on('line', (line) => this.give(line));
    this.reader.on('close', () => {
      this.ended = true;
      this.waiting?.(null);
      this.waiting = undefined;
    });
    this.reader.on('SIGINT', () => this.reader.close());
  }

  private give(line: string): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) waiting(line);
    else this.lines.push(line);
  }

  async ask(prompt: string): Promise<string | null> {
    const early = this.lines.shift();
    if (early === undefined && this.ended) return null;
    this.reader.setPrompt(prompt);
    if (early === undefined) this.reader.prompt();
    else this.io.output.write(prompt);
    const line = early ?? (await new Promise<string | null>((resolve) => (this.waiting = resolve)));
    // A pipe does not show what was typed; the transcript should.
    if (!this.terminal) this.io.output.write(`${line ?? ''}\n`);
    else if (line === null) this.io.output.write('\n');
    return line?.trim() ?? null;
  }

  close(): void {
    this.reader.close();
  }
}
