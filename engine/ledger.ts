import { probe } from './probe.ts';

/** One line of a ledger: the paragraph, what it is for, and how much. */
export type LedgerLine = readonly [rule: string, label: string, value: number];

/**
 * The itemised sum behind a number. The function that computes the number fills it, so the preview, the log
 * and the test show the same lines:
 *
 *     export const troopMaximum = (g: Vienna, hex: number, ledger?: Ledger) => {
 *       let most = line(ledger, 'V12.1.2', 'Troops that everybody may send', 3);
 *       ...
 */
export class Ledger {
  readonly title: string;
  readonly lines: LedgerLine[] = [];
  /** Whom it is about, by name, where several of one title stand side by side. */
  readonly of: string | undefined;

  constructor(title: string, of?: string) {
    this.title = title;
    this.of = of;
  }

  get total(): number {
    return this.lines.reduce((sum, [, , value]) => sum + value, 0);
  }
}

const add = (ledger: Ledger | undefined, rule: string, label: string, value: number): number => {
  if (probe.on) probe.cite(rule, 'ledger', label);
  if (ledger) ledger.lines.push([rule, label, value]);
  return value;
};

/** Adds a line where somebody keeps a ledger, and gives the value back either way. Lines of 0 are left out. */
export const line = (ledger: Ledger | undefined, rule: string, label: string, value: number): number =>
  value === 0 ? 0 : add(ledger, rule, label, value);

/** The line of a die: it stands in the ledger whatever it shows, for a 0 has been rolled too. */
export const rolled = add;
