import { type Domain, namesLike, valueNamed } from './domain.ts';
import { type Reason, Refusal } from './errors.ts';
import type { Kernel } from './kernel.ts';
import type { Move, MoveKind } from './move.ts';
import { probe } from './probe.ts';
import type { Base, Locals } from './state.ts';

/**
 * A move as people write it: `assault burg with OS22`, `send yeniceri x3, sekban`. Written one way only; read leniently: letter
 * case and spaces do not matter, a name may be cut short where only one name fits.
 */

const EMPTY_LIST = 'none';
/** Nobody means more than this; a program that sends it gets an answer at once. */
const LONGEST_LIST = 1000;
const LONGEST_TEXT = 2000;

type Part = { readonly word: string } | { readonly slot: string };

const templates = new WeakMap<object, { parts: Part[]; pattern: RegExp }>();

const template = <S extends Base>(kind: MoveKind<S, Locals>): { parts: Part[]; pattern: RegExp } => {
  let found = templates.get(kind);
  if (!found) {
    const parts = kind.notation.split(' ').map((word): Part => {
      const slot = /^\{(.+)\}$/.exec(word);
      return slot ? { slot: slot[1] } : { word };
    });
    const source = parts.map((part) => ('word' in part ? part.word : '(.+?)')).join('\\s+');
    found = { parts, pattern: new RegExp(`^\\s*${source}\\s*$`, 'i') };
    templates.set(kind, found);
  }
  return found;
};

const nameOf = <S extends Base>(g: S, domain: Domain, value: number): string =>
  String(domain.name(g.kit as never, value));

const formatList = (words: readonly string[]): string => {
  if (words.length === 0) return EMPTY_LIST;
  const out: string[] = [];
  for (let i = 0; i < words.length; ) {
    let n = 1;
    while (words[i + n] === words[i]) n++;
    out.push(n === 1 ? words[i] : `${words[i]} x${n}`);
    i += n;
  }
  return out.join(', ');
};

export const formatMove = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, move: Move): string => {
  const kind = kernel.pending(g)?.decision.moves[move.kind];
  if (!kind) throw new Refusal('no-decision', 'No decision is due.');
  return formatAs(kernel.stateFor(g, kind), kind, move.chosen);
};

const formatAs = <S extends Base>(g: S, kind: MoveKind<S, Locals>, chosen: readonly number[]): string => {
  const { list } = kind;
  return template(kind)
    .parts.map((part) => {
      if ('word' in part) return part.word;
      if (list) return formatList(chosen.map((atom) => nameOf(g, list.over, atom)));
      const i = kind.slots.findIndex((slot) => slot.name === part.slot);
      return nameOf(g, kind.slots[i].over, chosen[i]);
    })
    .join(' ');
};

/** The value that a word stands for, or a sentence that says why there is none. */
const readName = <S extends Base>(g: S, domain: Domain, word: string): number | string => {
  const exact = valueNamed(domain, g.kit as never, word);
  if (exact !== undefined) return exact;
  const like = namesLike(domain, g.kit as never, word);
  if (like.length === 1) return valueNamed(domain, g.kit as never, like[0]) as number;
  if (like.length > 1) return `"${word}" is ambiguous: ${like.join(', ')}.`;
  return `"${word}" is not a ${domain.title}.`;
};

interface Reading {
  readonly chosen?: number[];
  readonly problem?: string;
  /** What the rules say about the name that there is not. */
  readonly reason?: Reason | undefined;
}

const unread = <S extends Base>(g: S, domain: Domain, word: string, problem: string): Reading => ({
  problem,
  reason: domain.lacks?.(g.kit as never, word),
});

const read = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  kind: MoveKind<S, Locals>,
  text: string,
): Reading | undefined => {
  const { parts, pattern } = template(kind);
  const match = pattern.exec(text);
  if (!match) return undefined;
  const { list } = kind;
  if (list) {
    const words = match[1].trim();
    if (words.toLowerCase() === EMPTY_LIST) return { chosen: [] };
    const chosen: number[] = [];
    for (const item of words.split(',')) {
      const [, word, times] = /^\s*(.*?)(?:\s+x\s*(\d{1,3}))?\s*$/i.exec(item) as RegExpExecArray;
      const value = readName(g, list.over, word.replace(/\s+/g, ' '));
      if (typeof value === 'string') return unread(g, list.over, word, value);
      for (let n = 0; n < Number(times ?? 1); n++) chosen.push(value);
      if (chosen.length > LONGEST_LIST) return { problem: `A list holds ${LONGEST_LIST} things at most.` };
    }
    return { chosen: kernel.canonical(list, g, chosen) };
  }
  const chosen: number[] = new Array(kind.slots.length).fill(0);
  let group = 0;
  for (const part of parts) {
    if ('word' in part) continue;
    const i = kind.slots.findIndex((slot) => slot.name === part.slot);
    const word = match[++group].replace(/\s+/g, ' ');
    const value = readName(g, kind.slots[i].over, word);
    if (typeof value === 'string') return unread(g, kind.slots[i].over, word, value);
    chosen[i] = value;
  }
  return { chosen };
};

/**
 * Reads a move of the decision that is due; it need not be legal. Throws a Refusal that says what is wrong: not a move at all, an
 * unknown or ambiguous name, or a move of another moment.
 */
export const parseMove = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S, written: string): Move => {
  if (written.length > LONGEST_TEXT)
    throw new Refusal('unknown-move', `A move has at most ${LONGEST_TEXT} characters; this has ${written.length}.`);
  const text = written.trim().replace(/\s+/g, ' ');
  const pending = kernel.pending(g);
  if (!pending) throw new Refusal('game-over', 'The game is over: no more moves can be made.');
  let unknown: Reading | undefined;
  const readings: Move[] = [];
  for (const [kind, declared] of pending.decision.moves.entries()) {
    const reading = read(kernel, kernel.stateFor(g, declared), declared, text);
    if (reading?.chosen) readings.push(kernel.written(g, { kind, chosen: reading.chosen }));
    if (reading?.problem) unknown ??= reading;
  }
  if (readings.length === 1) return readings[0];
  if (readings.length > 1) {
    const legal = readings.filter((move) => kernel.refusals(g, move).length === 0);
    if (legal.length === 1) return legal[0];
    throw new Refusal(
      'ambiguous-move',
      `"${text}" can be read as: ${readings.map((move) => formatMove(kernel, g, move)).join('; ')}.`,
    );
  }
  if (unknown?.problem) {
    const { problem, reason } = unknown;
    if (reason) {
      if (probe.on) probe.cite(reason.rule, 'check', reason.text);
      throw new Refusal('illegal-move', `${problem} ${reason.text} (${reason.rule})`, [reason]);
    }
    throw new Refusal(problem.includes('ambiguous') ? 'ambiguous-move' : 'unknown-name', problem);
  }
  const seat = kernel.game.seats[pending.seat];
  const elsewhere = readElsewhere(kernel, g, text);
  if (elsewhere) {
    const now = { rule: pending.rule, text: `Now ${seat} decides: ${kernel.prompt(g)}` };
    throw new Refusal(
      'not-now',
      `"${text}" answers another decision (${elsewhere.id}); now ${seat} decides: ${kernel.prompt(g)}`,
      elsewhere.reasons.length > 0 ? elsewhere.reasons : [now],
    );
  }
  const forms = pending.decision.moves.map((kind) => kind.notation).join(' | ');
  throw new Refusal('unknown-move', `"${text}" is not a move. ${seat} may write: ${forms}`);
};

/** The decision that this text would answer at another time, and why it is closed now where a paragraph says so. */
const readElsewhere = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  g: S,
  text: string,
): { readonly id: string; readonly reasons: readonly Reason[] } | undefined => {
  for (const { decision, part } of decisionsOf(kernel))
    for (const kind of decision.moves) {
      const of = kind.part ?? part;
      const own = of === undefined ? g : ((g.parts as readonly Base[])[of] as S);
      const chosen = read(kernel, own, kind, text)?.chosen;
      if (!chosen) continue;
      const reasons = decision.closed?.(own, chosen) ?? [];
      if (probe.on) for (const reason of reasons) probe.cite(reason.rule, 'check', reason.text);
      return { id: decision.id, reasons };
    }
  return undefined;
};

const decisionsOf = <S extends Base<K>, K>(kernel: Kernel<S, K>) =>
  kernel.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? [ask] : [])));
