import type { Time } from '../play/time.ts';

/** For tests: a time that passes when it is told to. */
export class TestTime implements Time {
  private at = 1_000_000_000;
  private waiting: { readonly at: number; act(): unknown }[] = [];

  now = (): number => this.at;

  later = (milliseconds: number, act: () => unknown): (() => void) => {
    const one = { at: this.at + Math.max(0, milliseconds), act };
    this.waiting.push(one);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one);
    };
  };

  /** So much time passes, and everything happens that was to happen in it, one after the other. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.at + milliseconds;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.waiting = this.waiting.filter((one) => one !== next);
      this.at = Math.max(this.at, next.at);
      await next.act();
    }
    this.at = until;
  }

  /** The same, but nobody was there to do anything. */
  sleep(milliseconds: number): void {
    this.at += milliseconds;
  }
}
