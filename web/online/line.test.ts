import type { Failure, Snapshot } from '@ravelin/table/messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RemoteLine } from './line.ts';

/** A socket whose other end is the test. */
class FakeSocket {
  readonly path: string;
  readonly sent: { id: number; request: string; key?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  closed = false;

  constructor(path: string) {
    this.path = path;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  says(reply: object): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }

  /** The server lets it in, and tells how things stand. */
  welcomes(number: number, length: number): void {
    this.onopen?.();
    this.says({ told: { number, whole: { length } }, mark: `1.${length}/ottoman` });
  }

  breaks(code = 1006): void {
    this.onclose?.({ code, reason: '' });
  }
}

let sockets: FakeSocket[];
let visible: boolean;
let refusals: (Failure | undefined | Error)[];

const lineTo = (): RemoteLine => {
  let keys = 0;
  return new RemoteLine('/play?', {
    open: (path) => {
      const socket = new FakeSocket(path);
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    refusal: async () => {
      const next = refusals.shift();
      if (next instanceof Error) throw next;
      return next;
    },
    newKey: () => `key ${++keys}`,
    isVisible: () => visible,
  });
};

/** A line that has been told how things stand after three moves. */
const opened = async (): Promise<RemoteLine> => {
  const line = lineTo();
  const first = line.open();
  await vi.advanceTimersByTimeAsync(0);
  sockets[0].welcomes(1, 3);
  expect((await first).length).toBe(3);
  return line;
};

/** The first try to come back is made within this time. */
const comesBack = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);
const never = (): Promise<unknown> => vi.advanceTimersByTimeAsync(600_000);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  refusals = [];
  visible = true;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that nobody sees', () => {
  test('is told of, and again when the line comes back; one that is seen is the usual', async () => {
    const line = await opened();
    expect(sockets[0].path).toBe('/play?');
    visible = false;
    line.show();
    const [{ id }] = sockets[0].sent;
    expect(sockets[0].sent).toMatchObject([{ request: 'show', args: { visible: false } }]);
    sockets[0].says({ id, result: null });
    sockets[0].breaks();
    // Without a line there is nobody to tell.
    line.show();
    await comesBack();
    expect(sockets[1].path).toBe('/play?hidden=1&heard=1&mark=1.3%2Fottoman');
    sockets[1].welcomes(2, 3);
    expect(sockets[1].sent).toEqual([]);
    visible = true;
    line.show();
    expect(sockets[1].sent).toMatchObject([{ request: 'show', args: { visible: true } }]);
  });

  test('and is seen again when the line comes back is not told of as it was', async () => {
    const line = await opened();
    visible = false;
    line.show();
    sockets[0].breaks();
    visible = true;
    line.show();
    await comesBack();
    expect(sockets[1].path).toBe('/play?heard=1&mark=1.3%2Fottoman');
    sockets[1].welcomes(2, 3);
    expect(sockets[1].sent).toEqual([]);
  });

  test('since the line began to open is told of as soon as it is open', async () => {
    const line = lineTo();
    void line.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets[0].path).toBe('/play?');
    visible = false;
    line.show();
    expect(sockets[0].sent).toEqual([]);
    sockets[0].welcomes(1, 3);
    expect(sockets[0].sent).toMatchObject([{ request: 'show', args: { visible: false } }]);
  });

  test('is told of once, and again a little later where the server has too much to do', async () => {
    const line = await opened();
    line.show();
    expect(sockets[0].sent).toEqual([]);
    visible = false;
    line.show();
    line.show();
    const [{ id }] = sockets[0].sent;
    expect(sockets[0].sent).toHaveLength(1);
    sockets[0].says({ id, error: { code: 'too-fast', message: '' } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets[0].sent).toMatchObject([{ args: { visible: false } }, { id, args: { visible: false } }]);
    sockets[0].says({ id, result: null });
    await vi.advanceTimersByTimeAsync(20_000);
    expect([line.state, sockets[0].sent.length]).toEqual(['open', 2]);
  });

  test('that the server does not answer about has lost its line', async () => {
    const line = await opened();
    visible = false;
    line.show();
    await vi.advanceTimersByTimeAsync(15_000);
    expect([line.state, sockets[0].closed]).toEqual(['lost', true]);
  });
});

describe('a line that is lost', () => {
  test('is opened again, from what was heard last', async () => {
    const line = await opened();
    sockets[0].breaks();
    expect(line.state).toBe('lost');
    await comesBack();
    expect(sockets[1].path).toBe('/play?heard=1&mark=1.3%2Fottoman');
    const news: number[] = [];
    line.onNews(({ length }) => news.push(length));
    sockets[1].onopen?.();
    sockets[1].says({
      told: { number: 2, changes: { members: { length: { is: 5 } }, gone: [] } },
      mark: '1.5/ottoman',
    });
    expect([line.state, news]).toEqual(['open', [5]]);
  });

  test('sends what was not answered again, with the same key, and what was asked meanwhile', async () => {
    const line = await opened();
    const played = line.ask.play({ move: 'pass' });
    sockets[0].breaks();
    const asked = line.ask.why({ move: 'pass' });
    expect(sockets[0].sent).toHaveLength(1);
    expect(line.sending).toBe(true);
    await comesBack();
    expect(sockets[1].sent).toEqual([]);
    sockets[1].welcomes(2, 4);
    expect(sockets[1].sent.map(({ request, key }) => [request, key])).toEqual([
      ['play', 'key 1'],
      ['why', undefined],
    ]);
    expect(sockets[1].sent[0]).toEqual(sockets[0].sent[0]);
    const [{ id }, { id: second }] = sockets[1].sent;
    sockets[1].says({ id, told: { number: 3, changes: { members: {}, gone: [] } }, mark: '1.4/ottoman' });
    sockets[1].says({ id: second, result: null });
    expect(((await played) as Snapshot).length).toBe(4);
    expect(await asked).toBeNull();
    expect(line.sending).toBe(false);
  });

  test('waits longer from try to try, and no more once there is a network again', async () => {
    const line = await opened();
    sockets[0].breaks();
    refusals = Array.from({ length: 30 }, () => new Error('no network'));
    await vi.advanceTimersByTimeAsync(1000);
    sockets[1].breaks();
    await vi.advanceTimersByTimeAsync(120_000);
    const tried = 30 - refusals.length;
    expect(tried).toBeLessThan(16);
    expect(tried).toBeGreaterThan(4);
    refusals = [];
    line.hurry();
    expect(line.state).toBe('lost');
    sockets.at(-1)?.welcomes(2, 3);
    expect(line.state).toBe('open');
  });

  test('is given up by itself where nothing is answered, whatever the socket says', async () => {
    const line = await opened();
    void line.ask.play({ move: 'pass' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect([line.state, sockets[0].closed]).toEqual(['lost', true]);
    await comesBack();
    sockets[1].welcomes(2, 3);
    expect(sockets[1].sent.map(({ key }) => key)).toEqual(['key 1']);
  });

  test('stays open as long as anything is heard', async () => {
    const line = await opened();
    void line.ask.play({ move: 'pass' });
    await vi.advanceTimersByTimeAsync(10_000);
    sockets[0].says({ told: { number: 2, changes: { members: {}, gone: [] } }, mark: '1.3/ottoman' });
    await vi.advanceTimersByTimeAsync(6_000);
    expect(line.state).toBe('open');
  });
});

test('a socket that is never opened is given up', async () => {
  const line = lineTo();
  const opening = line.open();
  await vi.advanceTimersByTimeAsync(14_000);
  expect([line.state, sockets.length]).toEqual(['opening', 1]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([line.state, sockets.length]).toEqual(['lost', 2]);
  line.close();
  await expect(opening).rejects.toMatchObject({ code: 'left' });
});

test('a telling that does not follow the last is no telling: the next connection is told the whole', async () => {
  const line = await opened();
  sockets[0].says({ told: { number: 7, changes: { members: {}, gone: [] } }, mark: '1.9/ottoman' });
  expect(line.state).toBe('lost');
  await comesBack();
  expect(sockets[1].path).toBe('/play?');
});

test('a server that has too much to do is asked again a little later', async () => {
  const line = await opened();
  const played = line.ask.play({ move: 'pass' });
  const [{ id }] = sockets[0].sent;
  sockets[0].says({ id, error: { code: 'too-fast', message: '' } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets[0].sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  sockets[0].says({ id, told: { number: 2, changes: { members: {}, gone: [] } }, mark: '1.4/ottoman' });
  await played;
});

test('a refusal is the answer to what was asked', async () => {
  const line = await opened();
  const played = line.ask.play({ move: 'pass' });
  sockets[0].says({ id: sockets[0].sent[0].id, error: { code: 'illegal-move', message: 'Not now.' } });
  await expect(played).rejects.toMatchObject({ code: 'illegal-move' });
  expect(line.state).toBe('open');
});

describe('a line that is not wanted', () => {
  test('ends where the server refuses to let anybody in', async () => {
    refusals = [{ code: 'unknown-table', message: '' }];
    await expect(lineTo().open()).rejects.toMatchObject({ code: 'unknown-table' });
    expect(sockets).toEqual([]);
  });

  test('ends with the session, and fails what was asked', async () => {
    const line = await opened();
    const played = line.ask.play({ move: 'pass' });
    sockets[0].breaks(1008);
    await expect(played).rejects.toMatchObject({ code: 'not-signed-in' });
    await never();
    expect([line.state, sockets.length]).toEqual(['ended', 1]);
    await expect(line.ask.look()).rejects.toMatchObject({ code: 'not-signed-in' });
  });

  test('ends where it is closed here, while it was lost too', async () => {
    const line = await opened();
    sockets[0].breaks();
    line.close();
    await never();
    expect([line.state, sockets.length]).toEqual(['ended', 1]);
  });
});
