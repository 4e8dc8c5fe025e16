import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bringGame } from './catalogue.ts';
import { checked } from './requests.ts';
import { Room } from './room.ts';
import { type Snapshot, Telling } from './schemas.ts';
import { Announcement, applied, difference, Listener, Teller } from './telling.ts';

beforeAll(() => bringGame('vienna'));

describe('a difference', () => {
  test('holds members with the names of what every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      for (const [before, after] of [
        ['{}', `{"${name}":""}`],
        [`{"${name}":""}`, '{}'],
        [`{"${name}":{"a":1}}`, `{"${name}":{"a":2}}`],
      ]) {
        const changes = difference(JSON.parse(before), JSON.parse(after));
        expect([before, JSON.stringify(changes && applied(JSON.parse(before), changes))]).toEqual([before, after]);
      }
  });

  test('makes the one of the other, whatever they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const changes = difference(before, after);
        expect(changes === undefined ? before : applied(before, changes)).toEqual(after);
      }),
    );
  });

  test('there is none between equals, and what did not change stays the same object', () => {
    const before = { view: { hexes: ['a', 'b'] }, log: [1, 2], over: false };
    expect(difference(before, structuredClone(before))).toBeUndefined();
    const changes = difference(before, { ...structuredClone(before), log: [1, 2, 3], over: true });
    expect(changes).toEqual({ members: { log: { keep: 2, add: [3], end: 0 }, over: { is: true } }, gone: [] });
    expect((applied(before, changes ?? { is: 0 }) as typeof before).view).toBe(before.view);
  });

  test('a list keeps both its ends', () => {
    expect(difference(['a', 'b', 'c', 'd'], ['a', 'x', 'd'])).toEqual({ keep: 1, add: ['x'], end: 1 });
  });
});

describe('tellings', () => {
  /** A game with both sides here, as it is told move by move. */
  const told = (moves: number): { tellings: Telling[]; snapshots: Snapshot[] } => {
    const room = new Room();
    const teller = new Teller();
    const snapshots = [room.open({ game: 'vienna', seats: { ottoman: 'here', habsburg: 'here' }, seed: 'told' })];
    for (let n = 0; n < moves; n++) {
      const { curtain, moves: legal, lists } = room.look();
      if (curtain !== null) room.here.take(curtain);
      else if (legal[0]) room.here.play(legal[0].notation);
      else room.here.play(room.here.rules.list(lists[0].kind, []).notation);
      snapshots.push(room.look());
    }
    return { tellings: snapshots.map((one) => teller.tell(one)), snapshots };
  };

  test('what is announced to many is what each is told', () => {
    const { tellings, snapshots } = told(5);
    const [one, other] = [new Teller(), new Teller(3, snapshots[1])];
    for (const [n, snapshot] of snapshots.entries()) {
      const news = new Announcement(snapshot);
      expect(JSON.parse(one.announce(news))).toEqual(JSON.parse(JSON.stringify(tellings[n])));
      if (n > 1) expect(JSON.parse(other.announce(news))).toEqual({ ...tellings[n], number: n + 2 });
    }
  });

  test('put together they are the snapshots, and each is what the schema says', () => {
    const { tellings, snapshots } = told(12);
    const listener = new Listener();
    for (const [i, telling] of tellings.entries()) {
      const sent = JSON.parse(JSON.stringify(telling)) as Telling;
      expect(listener.hear(checked(Telling, sent, 'a telling'))).toEqual(JSON.parse(JSON.stringify(snapshots[i])));
    }
  });

  test('after the first they are small', () => {
    const { tellings, snapshots } = told(12);
    const bytes = (value: unknown): number => JSON.stringify(value).length;
    const whole = snapshots.slice(1).reduce((sum, one) => sum + bytes(one), 0);
    const sent = tellings.slice(1).reduce((sum, one) => sum + bytes(one), 0);
    expect(sent).toBeLessThan(whole / 2);
  });

  test('who missed one hears nothing until the whole is told', () => {
    const { tellings, snapshots } = told(4);
    const listener = new Listener();
    listener.hear(tellings[0]);
    expect(listener.hear(tellings[2])).toBeUndefined();
    expect(listener.hear({ number: 9, whole: snapshots[2] })).toEqual(snapshots[2]);
  });

  test('a teller goes on for a listener who still has a part', () => {
    const { tellings, snapshots } = told(20);
    const last = snapshots.findLast(({ viewer }) => viewer === 'ottoman');
    const heard = snapshots.findIndex(({ viewer }) => viewer === 'ottoman') + 1;
    if (!last) throw new Error('Ottoman has not looked');
    const listener = new Listener();
    for (const telling of tellings.slice(0, heard)) listener.hear(telling);
    const { events, line } = snapshots[heard - 1];
    const has = { events: last.events.slice(0, events.length), line: last.line.slice(0, line.length) };
    const teller = new Teller(heard, has);
    const telling = teller.tell(last);
    expect(telling).toMatchObject({ number: heard + 1, changes: { members: { events: { keep: events.length } } } });
    expect(listener.hear(telling)).toEqual(last);
    expect(listener.hear(teller.tell(last))).toEqual(last);
  });
});
