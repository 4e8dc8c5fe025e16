/** Why something was refused: the paragraph and a sentence. */
export interface Reason {
  readonly rule: string;
  /** Of a condition: the key under which other languages say it. */
  readonly key?: string;
  readonly text: string;
}

/** Something the caller asked for cannot be done. `code` is for programs, `message` for people. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  readonly reasons: readonly Reason[];

  constructor(code: string, message: string, reasons: readonly Reason[] = []) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.reasons = reasons;
    this.rule = reasons[0]?.rule;
  }
}

/** The rules themselves are at fault: a state that no rule should have led to. Never the caller's mistake. */
export class RulesError extends Error {
  override name = 'RulesError';
}
