import { beforeAll, describe, expect, test } from 'vitest';
import { bringGame } from './catalogue.ts';
import { Line } from './line.ts';
import type { Reply } from './requests.ts';
import { checked, Reply as ReplySchema } from './requests.ts';
import { Room } from './room.ts';
import { roomRequests } from './room-requests.ts';
import { Listener } from './telling.ts';

beforeAll(() => bringGame('vienna'));

const connected = () => {
  const replies: Reply[] = [];
  const room = new Room();
  const line = new Line({
    requests: roomRequests,
    owner: room,
    send: (reply) => replies.push(checked(ReplySchema, JSON.parse(JSON.stringify(reply)), 'a reply')),
  });
  const say = async (message: unknown): Promise<Reply> => {
    await line.hear(message);
    const reply = replies.at(-1);
    if (!reply) throw new Error('nothing was answered');
    return reply;
  };
  return { room, say, replies };
};

const SETTING = { game: 'vienna', seats: { ottoman: 'here', habsburg: 'random' }, seed: 'line' };

describe('the line', () => {
  test('every message has one answer, in order; a snapshot is told whole once, then as what changed', async () => {
    const { say } = connected();
    expect(await say({ id: 1, request: 'open', args: SETTING })).toMatchObject({
      id: 1,
      told: { number: 1, whole: {} },
    });
    expect(await say({ id: 2, request: 'play', args: { move: 'keep tactics' } })).toMatchObject({
      id: 2,
      told: { number: 2, changes: { members: { length: { is: 1 } } } },
    });
    expect(await say({ id: 3, request: 'look' })).toMatchObject({ id: 3, told: { number: 3, whole: {} } });
    expect(await say({ id: 4, request: 'game', args: { game: 'vienna' } })).toMatchObject({ result: { id: 'vienna' } });
  });

  test('what others do while a request is answered is told after its answer', async () => {
    const replies: Reply[] = [];
    const room: Room = new Room({ onNews: (snapshot) => line.news(snapshot) });
    const line = new Line({ requests: roomRequests, owner: room, send: (reply) => replies.push(reply) });
    await line.hear({ id: 1, request: 'open', args: SETTING });
    await line.hear({ id: 2, request: 'play', args: { move: 'keep tactics' } });
    await new Promise((resolve) => setTimeout(resolve));
    const listener = new Listener();
    const lengths = replies.map((reply) => ('told' in reply ? listener.hear(reply.told)?.length : undefined));
    expect(lengths).toEqual([0, 1, 2]);
  });

  test.each([
    [null, 'bad-request', /a request/],
    ['play', 'bad-request', /a request/],
    [{ id: 'one', request: 'look' }, 'bad-request', /"id"/],
    [{ id: 1 }, 'bad-request', /"request"/],
    [{ id: 1, request: 'constructor' }, 'unknown-request', /constructor/],
    [{ id: 1, request: '__proto__' }, 'unknown-request', /__proto__/],
    [{ id: 1, request: 'save' }, 'unknown-request', /save/],
    [{ id: 1, request: 'play', args: {} }, 'bad-request', /play: "move"/],
    [{ id: 1, request: 'play', args: { move: 7 } }, 'bad-request', /play: "move"/],
    [{ id: 1, request: 'play', args: ['keep tactics'] }, 'bad-request', /play/],
    [{ id: 1, request: 'play', args: { move: 'x'.repeat(3000) } }, 'bad-request', /play: "move"/],
    [{ id: 1, request: 'play', args: { move: 'keep tactics', seat: 'habsburg' } }, 'bad-request', /"seat"/],
    [{ id: 1, request: 'at', args: { moves: 1.5 } }, 'bad-request', /at: "moves"/],
    [{ id: 1, request: 'whyNot', args: { picks: [{ domain: 'hex' }], kind: null } }, 'bad-request', /"picks.0.name"/],
    [{ id: 1, request: 'order', args: { until: 'ever' } }, 'bad-request', /order: "until"/],
    [{ id: 1, request: 'open', args: { game: 'vienna', seats: { ottoman: 'here' } } }, 'bad-setting', /habsburg/],
    [{ id: 1, request: 'open', args: { ...SETTING, seats: { ottoman: 'me', habsburg: 'here' } } }, 'bad-setting', /me/],
  ])('what is malformed is refused by name and changes nothing: %j', async (message, code, text) => {
    const { room, say } = connected();
    await say({ id: 0, request: 'open', args: SETTING });
    const before = JSON.stringify(room.look());
    const reply = await say(message);
    if (!('error' in reply)) throw new Error('it was not refused');
    expect(reply.error.code).toBe(code);
    expect(reply.error.message).toMatch(text);
    expect(JSON.stringify(room.look())).toBe(before);
  });
});
