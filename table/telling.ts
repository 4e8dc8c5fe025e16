import type { Difference, Snapshot, Telling } from './schemas.ts';

/**
 * An onlooker is told how things stand as differences from the last telling: what did not change does not travel again. Whoever
 * missed a telling asks for the whole (`look`).
 */

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an object has of its own under that name: `constructor` and the like are names as any other. */
const own = (members: Members, name: string): unknown => (Object.hasOwn(members, name) ? members[name] : undefined);

const same = (a: unknown, b: unknown): boolean => a === b || difference(a, b) === undefined;

const listDifference = (before: readonly unknown[], after: readonly unknown[]): Difference | undefined => {
  const most = Math.min(before.length, after.length);
  let keep = 0;
  while (keep < most && same(before[keep], after[keep])) keep++;
  if (keep === before.length && keep === after.length) return undefined;
  let end = 0;
  while (end < most - keep && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  return keep + end === 0 ? { is: after } : { keep, add: after.slice(keep, after.length - end), end };
};

const memberDifference = (before: Members, after: Members): Difference | undefined => {
  const oldNames = Object.keys(before);
  const oldValues = Object.values(before);
  const names = Object.keys(after);
  const values = Object.values(after);
  const changed: [string, Difference][] = [];
  let kept = 0;
  for (let i = 0; i < names.length; i++) {
    const value = values[i];
    // A member without a value is none: it does not travel.
    if (value === undefined) continue;
    // Nearly always both have the same members in the same order.
    const old = oldNames[i] === names[i] ? oldValues[i] : own(before, names[i]);
    if (old !== undefined) kept++;
    const change = old === value ? undefined : difference(old, value);
    if (change) changed.push([names[i], change]);
  }
  const isGone = (name: string): boolean => before[name] !== undefined && own(after, name) === undefined;
  const gone = kept === oldNames.length ? [] : oldNames.filter(isGone);
  return gone.length + changed.length === 0 ? undefined : { members: Object.fromEntries(changed), gone };
};

/** What makes `after` of `before`; nothing where they are the same. */
export const difference = (before: unknown, after: unknown): Difference | undefined => {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after);
  if (isMembers(before) && isMembers(after)) return memberDifference(before, after);
  return { is: after };
};

/** Does to `before` what the difference says. What did not change stays the same object. */
export const applied = (before: unknown, changes: Difference): unknown => {
  if ('is' in changes) return changes.is;
  if ('add' in changes) {
    const items = Array.isArray(before) ? (before as unknown[]) : [];
    return [...items.slice(0, changes.keep), ...changes.add, ...items.slice(items.length - changes.end)];
  }
  const old: Members = isMembers(before) ? before : {};
  const kept = Object.entries(old).filter(([name]) => !changes.gone.includes(name));
  const changed = Object.entries(changes.members).map(([name, one]) => [name, applied(own(old, name), one)] as const);
  return Object.fromEntries([...kept, ...changed]);
};

/** What somebody has been told so far. */
type Heard = Partial<Snapshot> | undefined;

const told = (last: Heard, snapshot: Snapshot) =>
  last ? { changes: difference(last, snapshot) ?? { members: {}, gone: [] } } : { whole: snapshot };

/** How it stands, to be told to many: what has changed for those who were told the same before is worked out and written once. */
export class Announcement {
  readonly snapshot: Snapshot;
  private readonly written = new Map<Heard, string>();

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
  }

  /** The member of a telling that says it to somebody who has heard this before. */
  since(last: Heard): string {
    let text = this.written.get(last);
    if (text === undefined) {
      text = JSON.stringify(told(last, this.snapshot)).slice(1, -1);
      this.written.set(last, text);
    }
    return text;
  }
}

/** The teller's end: remembers what was told last. */
export class Teller {
  private last: Heard;
  private number: number;

  /** Goes on for a listener who has heard so many tellings, and still has this much of what they told; else from the start. */
  constructor(number = 0, has?: Partial<Snapshot>) {
    this.number = number;
    this.last = has;
  }

  tell(snapshot: Snapshot): Telling {
    const { last } = this;
    this.last = snapshot;
    return { number: ++this.number, ...told(last, snapshot) };
  }

  /** The same as text, which is written once for all who have heard the same. */
  announce(news: Announcement): string {
    const { last } = this;
    this.last = news.snapshot;
    return `{"number":${++this.number},${news.since(last)}}`;
  }

  /** Whoever listens has nothing any more: the next telling is whole. */
  forget(): void {
    this.last = undefined;
  }
}

/** The listener's end: puts the tellings together. Gives nothing where one was missed: then it is time to ask for the whole. */
export class Listener {
  private last: Snapshot | undefined;
  private number = 0;

  hear(telling: Telling): Snapshot | undefined {
    const follows = telling.number === this.number + 1;
    if ('whole' in telling) this.last = telling.whole;
    else if (follows && this.last) this.last = applied(this.last, telling.changes) as Snapshot;
    else return undefined;
    this.number = telling.number;
    return this.last;
  }
}
