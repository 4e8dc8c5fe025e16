import { beforeAll, describe, expect, test } from 'vitest';
import { bringGame } from './catalogue.ts';
import type { NewGame, Snapshot } from './schemas.ts';
import { Screen } from './testing.ts';

beforeAll(() => bringGame('vienna'));

const HOT_SEAT: NewGame = { game: 'vienna', seats: { ottoman: 'here', habsburg: 'here' }, seed: 'orders' };

const code = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  return 'none';
};

const lifted = (table: Screen, snapshot: Snapshot): Snapshot =>
  snapshot.curtain === null ? snapshot : table.take(snapshot.curtain);

/** A move that leads on to windows: Entrench where it is lawful, else the first one; lists are closed as soon as they may be. */
const anyMove = (table: Screen, snapshot: Snapshot, first = 'entrench'): Snapshot => {
  const { moves, lists } = snapshot;
  const liked = [first, 'entrench', 'decline', 'keep tactics'];
  const move = liked.flatMap((kind) => moves.filter((one) => one.kind === kind))[0] ?? moves[0];
  if (move) return table.play(move.notation);
  let names: string[] = [];
  for (;;) {
    const step = table.list(lists[0].kind, names);
    if (step.closes) return table.play(step.notation);
    names = [...names, step.next[0]];
  }
};

/** Plays on until the screen shows a decision that the test wants. */
const until = (table: Screen, from: Snapshot, wanted: (snapshot: Snapshot) => boolean, first?: string): Snapshot => {
  let snapshot = lifted(table, from);
  for (let n = 0; n < 300; n++) {
    if (snapshot.result) throw new Error('The game ended first.');
    if (wanted(snapshot)) return snapshot;
    snapshot = lifted(table, anyMove(table, snapshot, first));
  }
  throw new Error('It never came.');
};

const isWindow = ({ decision }: Snapshot): boolean => decision?.id === 'respond';
const isTurn = ({ decision }: Snapshot): boolean => decision?.id === 'turn';
const opened = (): { table: Screen; window: Snapshot } => {
  const table = new Screen();
  return { table, window: until(table, table.open(HOT_SEAT), isWindow) };
};

/** A window of a side that is attacked: it is asked again at once, whether it gives battle. */
const assaulted = (): { table: Screen; window: Snapshot } => {
  const table = new Screen();
  const ofAssault = (one: Snapshot): boolean =>
    isWindow(one) && one.view.flow?.at(-1)?.locals.action === 'assault' && one.viewer === 'habsburg';
  return { table, window: until(table, table.open(HOT_SEAT), ofAssault, 'assault') };
};
/** The last move that an order made. */
const answered = (table: Screen): number =>
  (JSON.parse(table.room.save()) as { orders: { made: number[] } }).orders.made.at(-1) ?? 0;

describe('a standing order', () => {
  test('can be given at a window only, and declines it at once', () => {
    const table = new Screen();
    const turn = until(table, table.open(HOT_SEAT), isTurn);
    expect(turn.decision?.window).toEqual([]);
    expect(code(() => table.order('revoked'))).toBe('no-window');
    const window = until(table, turn, isWindow);
    expect(window.decision?.window).toEqual(['turn', 'revoked']);
    const after = table.order('revoked');
    expect(after.length).toBeGreaterThan(window.length);
    expect(table.room.save()).toContain('"decline"');
  });

  test('answers every later window of its seat, never a compulsory decision, and lasts until it is taken back', () => {
    const { table, window } = opened();
    const seat = window.viewer;
    let snapshot = table.order('revoked');
    let byOrder = 0;
    let byHand = 0;
    for (let n = 0; n < 80 && !snapshot.result; n++) {
      snapshot = lifted(table, snapshot);
      if (snapshot.viewer === seat) {
        expect(isWindow(snapshot), `a window at move ${snapshot.length}`).toBe(false);
        expect(snapshot.orders).toMatchObject([{ decision: 'respond', until: 'revoked' }]);
        byOrder = snapshot.line.filter((one) => one.byOrder).length;
        for (const one of snapshot.line) if (one.byOrder) expect(one).toMatchObject({ seat, move: 'decline' });
        byHand += 1;
      } else expect(snapshot.orders).toEqual([]);
      snapshot = anyMove(table, snapshot);
    }
    expect(byOrder).toBeGreaterThan(1);
    expect(byHand).toBeGreaterThan(3);
    const mine = until(table, snapshot, ({ viewer }) => viewer === seat);
    expect(table.revoke('respond').orders).toEqual([]);
    expect(until(table, mine, (one) => isWindow(one) && one.viewer === seat).viewer).toBe(seat);
  });

  test('for this turn ends with the turn', () => {
    const { table, window } = opened();
    const seat = window.viewer;
    const after = lifted(table, table.order('turn'));
    const next = until(table, after, (one) => isTurn(one) && one.viewer === seat);
    expect(next.orders).toEqual([]);
    expect(until(table, next, (one) => isWindow(one) && one.viewer === seat).viewer).toBe(seat);
  });

  test('tells the other seat nothing that a decline by hand would not', () => {
    const told = (give: (table: Screen) => Snapshot): string => {
      const { table, window } = opened();
      const other = window.viewer === 'ottoman' ? 'habsburg' : 'ottoman';
      const snapshot = until(table, give(table), ({ viewer }) => viewer === other);
      return JSON.stringify(snapshot);
    };
    expect(told((table) => table.order('revoked'))).toBe(told((table) => table.play('decline')));
  });

  test('undo takes back the order with the decline that gave it, and leaves the window open', () => {
    const { table, window } = assaulted();
    const declined = table.order('revoked');
    expect(declined).toMatchObject({ viewer: window.viewer, undo: { open: true } });
    expect(declined.orders).toHaveLength(1);
    expect(table.undo()).toMatchObject({ length: window.length, orders: [], decision: { id: 'respond' } });
  });

  test('undo of a later answer leaves the order in force, and asks this once', () => {
    const { table, window } = assaulted();
    const given = table.order('revoked').length;
    const later = until(
      table,
      table.at(given),
      ({ line, viewer, undo }) =>
        viewer === window.viewer && line.length > given && line.at(-1)?.byOrder === true && undo.open,
      'assault',
    );
    const asked = table.undo();
    expect(asked).toMatchObject({
      length: later.length - 1,
      viewer: window.viewer,
      decision: { id: 'respond' },
      orders: [{ decision: 'respond' }],
    });
    const again = table.play('decline');
    expect(again.line.at(-1)?.byOrder).toBeUndefined();
  });

  test('under the curtain an answer of the other side cannot be taken back', () => {
    const { table, window } = opened();
    const seat = window.viewer;
    let snapshot = table.order('revoked');
    for (let n = 0; n < 300; n++) {
      if (snapshot.curtain === seat && answered(table) === snapshot.length) break;
      snapshot = anyMove(table, lifted(table, snapshot));
      if (snapshot.result) throw new Error('Another seed is needed.');
    }
    expect(snapshot.undo).toMatchObject({ open: false });
  });

  test('is kept with the game', () => {
    const { table, window } = opened();
    table.order('revoked');
    const again = new Screen();
    const seat = window.viewer;
    const mine = until(again, again.room.resume(table.room.save()), ({ viewer }) => viewer === seat);
    expect(mine.orders).toMatchObject([{ decision: 'respond', until: 'revoked' }]);
    expect(mine.line.some((one) => one.byOrder)).toBe(true);
  });
});

describe('what each seat has seen', () => {
  test('who hands the screen over has not seen what the move brought; the other has seen nothing yet', () => {
    const table = new Screen();
    table.open(HOT_SEAT);
    expect(table.take('ottoman').seen).toBe(0);
    table.play('keep tactics');
    expect(table.take('habsburg')).toMatchObject({ seen: 0, length: 1 });
    table.play('keep tactics');
    const back = table.take('ottoman');
    expect(back).toMatchObject({ seen: 0, length: 2 });
    table.saw(back.length);
    expect(table.at(99).seen).toBe(2);
  });

  test('is kept, and every step of it is what that seat may know', () => {
    const table = new Screen();
    until(
      table,
      table.open(HOT_SEAT),
      ({ seen, length, viewer }) => viewer === 'habsburg' && seen > 0 && seen + 1 < length,
    );
    const away = new Screen();
    const mine = lifted(away, away.room.resume(table.room.save()));
    expect(mine.seen).toBeLessThan(mine.length);
    const other = mine.viewer === 'ottoman' ? 'habsburg' : 'ottoman';
    for (let at = mine.seen; at <= mine.length; at++) {
      const then = away.at(at);
      expect(then).toMatchObject({ at, viewer: mine.viewer, seen: mine.seen });
      expect(Array.isArray(then.view.zones?.[`${other} hand`]) && then.view.zones[`${other} hand`]).toBeFalsy();
      expect(then.events.every(({ seq }) => seq <= at)).toBe(true);
    }
  });

  test('the random player is seen when the page says so', async () => {
    const table = new Screen();
    table.open({ ...HOT_SEAT, seats: { ottoman: 'here', habsburg: 'random' } });
    expect(table.play('keep tactics').seen).toBe(1);
    const news = await table.others();
    expect(news).toMatchObject({ seen: 1, length: 2 });
    expect(new Screen().room.resume(table.room.save()).seen).toBe(1);
    table.saw(news.length);
    expect(new Screen().room.resume(table.room.save()).seen).toBe(2);
  });

  test('taken back: what comes instead is new', () => {
    const table = new Screen();
    table.open({ ...HOT_SEAT, seats: { ottoman: 'here', habsburg: 'random' } });
    table.play('keep tactics');
    expect(table.undo()).toMatchObject({ seen: 0, length: 0 });
  });
});
