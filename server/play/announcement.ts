import { difference, type Snapshot, type Telling } from '@ravelin/table';

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

/** Tells one connection how things stand, like the `Teller` of a table; what many are told comes as text that is written once. */
export class Announcer {
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

  /** The same, as it is sent. */
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
