/**
 * Coverage of the rules. While it is on, everything that cites a paragraph reports here when it is exercised: steps, moves,
 * ledger lines and events, and conditions with the answer they gave. Off, it costs one test of a boolean.
 */
export type Citation = 'step' | 'move' | 'ledger' | 'event' | 'condition' | 'check' | 'sight';

export interface Exercise {
  rule: string;
  by: Citation;
  label: string;
  /** How often: for a condition, [answered no, answered yes]; else [0, times]. */
  times: [no: number, yes: number];
  /** The tests that exercised it. */
  tests: string[];
}

class Probe {
  on = false;
  test = '';
  /** Is told, while it is on, of every match that begins and of every move that is refused: a test's tables become examples. */
  watch: ((match: object, refused?: string) => void) | undefined;
  private readonly seen = new Map<string, Exercise>();

  cite(rule: string, by: Citation, label: string, answer = true): void {
    const key = `${rule}|${by}|${label}`;
    let found = this.seen.get(key);
    if (!found) {
      found = { rule, by, label, times: [0, 0], tests: [] };
      this.seen.set(key, found);
    }
    found.times[answer ? 1 : 0]++;
    if (found.tests.at(-1) !== this.test && found.tests.length < 50) found.tests.push(this.test);
  }

  take(): Exercise[] {
    const all = [...this.seen.values()];
    this.seen.clear();
    return all;
  }
}

export const probe = new Probe();
