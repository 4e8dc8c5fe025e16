import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { client, steadyEngine } from './testing.ts';

type Json = Readonly<Record<string, unknown>>;

/** A client: what it sends is text, and what it gets is text, as over a pipe. */
class Client {
  readonly protocol = steadyEngine();
  private id = 0;

  raw(line: string): { id: unknown; ok?: unknown; error?: { code: string; message: string; rule?: string } } {
    return JSON.parse(this.protocol.handle(line) ?? 'null');
  }

  reply(word: string, fields: Json = {}) {
    const id = ++this.id;
    const answer = this.raw(JSON.stringify({ id, do: word, ...fields }));
    expect(answer.id).toBe(id);
    return answer;
  }

  ok<T = Json>(word: string, fields: Json = {}): T {
    const { ok, error } = this.reply(word, fields);
    expect(error).toBeUndefined();
    return ok as T;
  }

  error(word: string, fields: Json = {}): string {
    return this.reply(word, fields).error?.code ?? 'no error';
  }

  get hash(): string {
    return this.ok<{ hash: string }>('hash').hash;
  }

  get legal(): string[] {
    return this.ok<{ moves: string[] }>('legal').moves;
  }
}

const START = { game: 'vienna', scenario: 'standard', options: {}, seed: '20261115' };

const started = (fields: Json = START): Client => {
  const client = new Client();
  client.ok('new', fields);
  return client;
};

/** Both sides keep their Tactics: the Ottomans' first turn. */
const atFirstTurn = (fields: Json = START): Client => {
  const client = started(fields);
  client.ok('play', { moves: ['keep tactics', 'keep tactics'] });
  return client;
};

/** A position with known hands, which lets every kind of move be tried. */
const POSITION = {
  round: 2,
  turn: 'ottoman',
  zones: {
    'ottoman hand': ['OS1', 'OS11', 'OS22'],
    'habsburg hand': ['HS1', 'HS29'],
    'ottoman Tactics': ['OT1'],
    'habsburg Tactics': ['HT1'],
  },
  control: {
    camp: 'ottoman',
    'glacis-c': 'ottoman',
    'glacis-l': 'nobody',
    'glacis-r': 'nobody',
    'cw-c': 'habsburg',
    'cw-l': 'habsburg',
    'cw-r': 'habsburg',
    ravelin: 'habsburg',
    'ditch-l': 'habsburg',
    'ditch-r': 'habsburg',
    'ditch-c': 'habsburg',
    lobl: 'habsburg',
    burg: 'habsburg',
    curtain: 'habsburg',
  },
};

describe('words', () => {
  test('games lists each game with its seats, scenarios, options and component sets', () => {
    const { games } = new Client().ok<{ games: Json[] }>('games');
    expect(games.find(({ id }) => id === 'vienna')).toMatchObject({
      seats: ['ottoman', 'habsburg'],
      rules: expect.any(Number),
      scenarios: [{ id: 'standard' }],
      options: [{ id: 'set-up', default: 'setupC', values: [{ id: 'setupC' }, { id: 'setupA' }] }, { id: 'redraw' }],
      components: ['reconstructed', 'forward-guns'].map((id) => ({
        id,
        hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      })),
    });
    // Seats that win and lose together say so, and by which option one player leads them all.
    expect(games.flatMap(({ id, allied }) => (allied ? [[id, allied]] : []))).toEqual([
      ['two-empires', { option: 'players', value: 'one', rule: 'E0.3.2' }],
    ]);
  });

  test('games and the docs tell the words for where a position may stand', () => {
    const { games } = new Client().ok<{ games: { id: string; starts: { id: string; rule: string }[] }[] }>('games');
    const docs = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8');
    for (const { starts } of games) {
      expect(starts.length).toBeGreaterThan(1);
      for (const { id, rule } of starts) {
        expect(rule).toMatch(/^[A-Z]\d/);
        expect(docs).toContain(`\`${id}\``);
      }
    }
  });

  test('schema gives a JSON Schema of each thing', () => {
    for (const of of ['position', 'view', 'record', 'event'])
      expect(new Client().ok('schema', { game: 'vienna', of })).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
      });
  });

  test('new answers with the first decision and the seed it claims', () => {
    expect(new Client().ok('new', START)).toEqual({
      seat: 'ottoman',
      decision: 'redraw-tactics',
      rule: 'V7.6',
      prompt: expect.stringContaining('Tactics'),
      seed: '20261115',
    });
  });

  test('new without a seed makes a fresh one each time', () => {
    const client = new Client();
    const seeds = [1, 2].map(() => client.ok('new', { game: 'vienna' }).seed);
    expect(seeds[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('the same seed deals the same game; another deals another', () => {
    expect(atFirstTurn().hash).toBe(atFirstTurn().hash);
    expect(atFirstTurn({ ...START, seed: 'another' }).hash).not.toBe(atFirstTurn().hash);
  });

  test('new takes options and a component set by name', () => {
    const client = started({ ...START, options: { redraw: 'off' }, components: 'reconstructed' });
    expect(client.ok('position')).toMatchObject({ redraw: 'no', options: { redraw: 'off', 'set-up': 'setupC' } });
    expect(client.ok('legal').decision).toBe('turn');
  });

  test('legal lists the moves of the seat that decides', () => {
    expect(started().ok('legal')).toMatchObject({
      seat: 'ottoman',
      decision: 'redraw-tactics',
      moves: ['keep tactics', 'redraw tactics'],
    });
    expect(started().ok('legal')).not.toHaveProperty('open');
  });

  test('legal over the limit gives forms and what may come first in them', () => {
    const client = atFirstTurn();
    const all = client.legal;
    const { moves, open } = client.ok<{ moves: string[]; open: { notation: string; next: string[] }[] }>('legal', {
      limit: 3,
    });
    expect(moves.length).toBeLessThanOrEqual(3);
    const entrench = open.find(({ notation }) => notation === 'entrench {hex} with {card}');
    expect(entrench?.next).toEqual(['glacis-c']);
    const mine = open.find(({ notation }) => notation === 'mine with {card}');
    for (const card of mine?.next ?? []) expect(all).toContain(`mine with ${card}`);
    expect(mine?.next).toHaveLength(5);
  });

  test('why says what stands against a move, with its paragraph', () => {
    const client = atFirstTurn();
    expect(client.ok('why', { move: 'assault curtain with OS22' })).toMatchObject({
      legal: false,
      reasons: expect.arrayContaining([{ rule: 'V10.2.3', key: 'V10.2.3', text: expect.any(String) }]),
    });
  });

  test('why shows the numbers behind a legal move, and warns of one that does nothing', () => {
    const client = new Client();
    client.ok('setup', { game: 'vienna', position: POSITION });
    const assault = client.ok<{ legal: boolean; ledgers: { title: string; lines: unknown[]; total: number }[] }>(
      'why',
      {
        move: 'ASSAULT  cw-c with os1',
      },
    );
    expect(assault).toMatchObject({ legal: true, move: 'assault cw-c with OS1', reasons: [] });
    expect(assault.ledgers[0]).toMatchObject({ title: 'most Ottoman Troops', total: 4 });
    expect(assault).not.toHaveProperty('warning');
    expect(client.ok('why', { move: 'bombard cw-c with OS1' })).toMatchObject({
      legal: true,
      warning: expect.stringContaining('V10.5.6'),
    });
  });

  test('why of a move that answers another decision says who decides what now', () => {
    expect(started().ok('why', { move: 'mine with OS1' })).toMatchObject({
      legal: false,
      reasons: [{ rule: 'V7.6' }],
      message: expect.stringContaining('ottoman decides'),
    });
  });

  test('play makes a move and tells what happened', () => {
    const client = started();
    expect(client.ok('play', { move: 'keep tactics' })).toMatchObject({ seat: 'habsburg', events: [] });
    const { events } = client.ok<{ events: Json[] }>('play', { move: 'keep tactics' });
    expect(events.map(({ event }) => event)).toContain('cards drawn');
    expect(events.find(({ event, side }) => event === 'cards drawn' && side === 'habsburg')).toHaveProperty('cards');
  });

  test('play tells a seat only what it may know', () => {
    const client = started();
    client.ok('play', { move: 'keep tactics', as: 'ottoman' });
    const { events } = client.ok<{ events: Json[] }>('play', { move: 'keep tactics', as: 'ottoman' });
    const drawn = events.filter(({ event }) => event === 'cards drawn');
    expect(drawn.find(({ side }) => side === 'ottoman')).toHaveProperty('cards');
    expect(drawn.find(({ side }) => side === 'habsburg')).not.toHaveProperty('cards');
  });

  test('play takes several moves, all or none', () => {
    const client = started();
    const all = () => [client.hash, client.ok('record'), client.ok('events')];
    const before = all();
    expect(
      client.reply('play', { moves: ['keep tactics', 'keep tactics', 'assault curtain with OS22'] }),
    ).toMatchObject({
      error: {
        code: 'illegal-move',
        message: expect.stringMatching(/^Move 3 of 3: /),
        rule: expect.stringMatching(/^V/),
      },
    });
    expect(all()).toEqual(before);
    expect(client.error('undo')).toBe('undo-closed');
    expect(client.ok('play', { moves: ['keep tactics', 'keep tactics'] })).toMatchObject({ decision: 'turn' });
    expect(client.ok<{ moves: unknown[] }>('record').moves).toHaveLength(2);
  });

  test('scripted dice that a refused request has used are there again', () => {
    const client = new Client();
    const dice = [1, 1, 1, 1, 1, 1, 1, 1, 1];
    client.ok('setup', { game: 'vienna', position: POSITION, dice });
    const moves = ['entrench glacis-l with OS1', 'cannons none', 'decline'];
    expect(client.error('play', { moves: [...moves, 'mine with OS1'] })).not.toBe('no error');
    expect(client.ok('dice', { next: [] })).toEqual({ waiting: dice });
    client.ok('play', { moves });
    expect(client.ok('dice', { next: [] })).toEqual({ waiting: [] });
  });

  test('view hides what the seat may not know', () => {
    const client = atFirstTurn();
    const zones = (seat: string) => client.ok<{ zones: Json }>('view', { seat }).zones;
    expect(zones('ottoman')).toMatchObject({ 'ottoman hand': expect.any(Array), 'habsburg hand': { hidden: 5 } });
    expect(zones('habsburg')).toMatchObject({ 'ottoman hand': { hidden: 5 }, 'habsburg hand': expect.any(Array) });
    expect(zones('spectator')).toMatchObject({ 'ottoman hand': { hidden: 5 }, 'habsburg hand': { hidden: 5 } });
  });

  test('position can be set up again and is the same', () => {
    const client = atFirstTurn();
    client.ok('random', { moves: 25, seed: 'a' });
    const position = client.ok('position');
    const other = new Client();
    other.ok('setup', { game: 'vienna', position });
    expect(other.ok('position')).toEqual(position);
    expect(other.hash).toBe(client.hash);
    expect(other.legal).toEqual(client.legal);
  });

  test('a strict script is not gone beyond', () => {
    const client = new Client();
    client.ok('setup', { game: 'vienna', position: POSITION, dice: [6], strict: true });
    const before = client.ok('hash');
    expect(client.error('play', { moves: ['entrench glacis-l with OS1', 'cannons none', 'decline'] })).toBe(
      'out-of-results',
    );
    expect(client.ok('hash')).toEqual(before);
    client.ok('dice', { next: [], strict: false });
    client.ok('play', { moves: ['entrench glacis-l with OS1', 'cannons none', 'decline'] });
    expect(client.error('dice', { next: [], strict: 'yes' })).toBe('bad-request');
  });

  test('why says of a move of another decision what play would say', () => {
    const client = new Client();
    client.ok('setup', { game: 'vienna', position: POSITION });
    const why = client.ok('why', { move: 'contest' });
    expect(why).toMatchObject({ legal: false, code: 'not-now', reasons: [{ rule: 'V9.2' }] });
    const { error } = client.reply('play', { move: 'contest' });
    expect([error?.code, error?.message]).toEqual([why.code, why.message]);
  });

  test('setup takes dice for what is drawn while setting up and after', () => {
    const client = new Client();
    client.ok('setup', { game: 'vienna', position: POSITION, dice: [6, 6, 1, 1, 1, 1, 1, 1, 1, 'yeniceri', 'sekban'] });
    client.ok('play', { moves: ['entrench glacis-l with OS1', 'cannons none'] });
    const { events } = client.ok<{ events: Json[] }>('play', { move: 'decline' });
    expect(events.find(({ event }) => event === 'cannon roll')).toMatchObject({ dice: [6, 6, 1, 1, 1, 1, 1, 1, 1] });
    expect(events.find(({ event }) => event === 'troops eliminated')).toMatchObject({ troops: ['yeniceri', 'sekban'] });
  });

  test('state is the compact save behind the hash', () => {
    const client = atFirstTurn();
    expect(client.ok('state')).toMatchObject({ seq: 2, seat: 0, over: 0, stack: expect.any(Array) });
  });

  test('events can be asked for from any move on, and as a seat', () => {
    const client = atFirstTurn();
    const events = (fields: Json) => client.ok<{ events: Json[] }>('events', fields).events;
    expect(events({})[0]).toMatchObject({ event: 'tactics dealt', cards: expect.any(Array) });
    expect(events({ as: 'spectator' })[0]).not.toHaveProperty('cards');
    expect(events({ from: 2 }).every(({ seq }) => seq === 2)).toBe(true);
    expect(events({ from: 2 }).length).toBeGreaterThan(0);
    expect(events({ from: 3 })).toEqual([]);
  });

  test('undo takes a move back until something closes it', () => {
    const client = started();
    const before = client.hash;
    client.ok('play', { move: 'keep tactics' });
    expect(client.error('undo', { seat: 'habsburg' })).toBe('undo-closed');
    expect(client.ok('undo')).toMatchObject({ seat: 'ottoman' });
    expect(client.hash).toBe(before);
    expect(client.error('undo')).toBe('undo-closed');
    client.ok('play', { moves: ['keep tactics', 'keep tactics'] });
    expect(client.error('undo')).toBe('undo-closed');
  });

  test('a record loads to the same position, or to any move of it', () => {
    const client = atFirstTurn();
    const early = client.hash;
    client.ok('random', { moves: 30, seed: 'a' });
    const record = client.ok('record', { players: { ottoman: 'Kara', habsburg: 'Ernst' } });
    expect(record).toMatchObject({ ravelin: 1, seed: '20261115', players: { ottoman: 'Kara' } });
    const other = new Client();
    expect(other.ok('load', { record })).toMatchObject({ moves: 32 });
    expect(other.hash).toBe(client.hash);
    other.ok('load', { record, upTo: 2 });
    expect(other.hash).toBe(early);
  });

  test('result is null while the game lasts, and then says who won and how', () => {
    const client = started();
    expect(client.reply('result').ok).toBeNull();
    const { result, played } = client.ok<{ result: Json; played: number }>('random', { moves: 5000, seed: 'a' });
    expect(played).toBeGreaterThan(20);
    expect(client.ok('result')).toEqual(result);
    expect(result).toMatchObject({ winner: expect.any(String), how: expect.any(String), rule: expect.any(String) });
  });

  test('dice scripts what chance will give', () => {
    const client = new Client();
    client.ok('setup', { game: 'vienna', position: POSITION });
    expect(client.ok('dice', { next: [1, 2, 3] })).toEqual({ waiting: [1, 2, 3] });
    expect(client.ok('dice', { next: [4, 5, 6, 1, 1, 1] })).toMatchObject({ waiting: [1, 2, 3, 4, 5, 6, 1, 1, 1] });
    client.ok('play', { moves: ['entrench glacis-l with OS1', 'cannons none'] });
    const { events } = client.ok<{ events: Json[] }>('play', { move: 'decline' });
    expect(events.find(({ event }) => event === 'cannon roll')).toMatchObject({
      dice: [1, 2, 3, 4, 5, 6, 1, 1, 1],
      hits: 1,
    });
  });

  test('dice that cannot be are refused when they are rolled, change nothing, and can be replaced', () => {
    const client = new Client();
    client.ok('setup', { game: 'vienna', position: POSITION, dice: [9] });
    client.ok('play', { moves: ['entrench glacis-l with OS1', 'cannons none'] });
    const before = client.hash;
    expect(client.error('play', { move: 'decline' })).toBe('bad-result');
    expect(client.hash).toBe(before);
    expect(client.ok('dice', { next: [1], instead: true })).toEqual({ waiting: [1] });
    client.ok('play', { move: 'decline' });
  });

  test('random plays games of their own and counts how they end', () => {
    const client = new Client();
    const run = () => client.ok<Json>('random', { game: 'vienna', games: 20, seed: 's' });
    const { games, moves, endings, winners, decisionsPerSecond } = run();
    const sum = (counts: unknown) => Object.values(counts as Record<string, number>).reduce((a, b) => a + b, 0);
    expect([games, sum(endings), sum(winners)]).toEqual([20, 20, 20]);
    expect(moves).toBeGreaterThan(20 * 20);
    expect(decisionsPerSecond).toBeGreaterThan(0);
    expect(run()).toMatchObject({ moves, endings });
  });

  test('random games leave the game under way alone', () => {
    const client = atFirstTurn();
    const before = client.hash;
    client.ok('random', { games: 2, seed: 's' });
    expect(client.hash).toBe(before);
  });

  test('quit is answered, and ends it', () => {
    const client = new Client();
    expect(client.ok('quit')).toEqual({});
    expect(client.protocol.done).toBe(true);
  });

  test('a blank line has no answer', () => {
    expect(steadyEngine().handle('  \t')).toBeUndefined();
  });

  test('the id comes back as it was given, and as null where there was none', () => {
    const client = new Client();
    expect(client.raw('{"id":"a","do":"games"}').id).toBe('a');
    expect(client.raw('{"id":0,"do":"games"}').id).toBe(0);
    expect(client.raw('{"do":"games"}').id).toBeNull();
  });
});

describe('what is refused', () => {
  /** Sends something wrong in the middle of a game; the game must be as before and go on. */
  const survives = (line: string): string => {
    const client = atFirstTurn();
    const [hash, record] = [client.hash, client.ok('record')];
    const { error, ok } = client.raw(line);
    expect(ok).toBeUndefined();
    expect(error?.message).toMatch(/\w/);
    expect([client.hash, client.ok('record')]).toEqual([hash, record]);
    client.ok('play', { move: client.legal[0] });
    return error?.code ?? '';
  };

  const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

  test.each([
    ['bad-json', '{"do":"games"'],
    ['bad-json', 'games'],
    ['bad-json', '{"do":"random","moves":NaN}'],
    ['bad-json', '\u0000'],
    ['bad-request', '[]'],
    ['bad-request', 'null'],
    ['bad-request', '"games"'],
    ['bad-request', '{}'],
    ['bad-request', '{"do":7}'],
    ['bad-request', '{"id":{},"do":"games"}'],
    ['bad-request', '{"id":true,"do":"games"}'],
    ['unknown-word', '{"do":"fly"}'],
    ['unknown-word', '{"do":"constructor"}'],
    ['unknown-word', '{"do":"__proto__"}'],
    ['bad-request', '{"do":"games","game":"vienna"}'],
    ['bad-request', '{"do":"hash","__proto__":{"done":true}}'],
    ['bad-request', '{"do":"hash","constructor":1}'],
    ['bad-request', `{"do":"setup","game":"vienna","position":${deep(200)}}`],
    ['bad-request', `{"do":"load","record":${deep(100_000)}}`],
    ['unknown-game', '{"do":"new","game":"chess"}'],
    ['unknown-game', '{"do":"new","game":"__proto__"}'],
    ['bad-request', '{"do":"new"}'],
    ['bad-request', '{"do":"new","game":5}'],
    ['unknown-scenario', '{"do":"new","game":"vienna","scenario":"toString"}'],
    ['bad-request', '{"do":"new","game":"vienna","scenario":[]}'],
    ['bad-options', '{"do":"new","game":"vienna","options":[]}'],
    ['bad-options', '{"do":"new","game":"two-empires","options":{"theft":"on","players":"one"}}'],
    ['bad-options', '{"do":"new","game":"vienna","options":{"redraw":"maybe"}}'],
    ['bad-options', '{"do":"new","game":"vienna","options":{"__proto__":{"redraw":"off"}}}'],
    ['unknown-components', '{"do":"new","game":"vienna","components":"printed"}'],
    ['bad-request', '{"do":"new","game":"vienna","seed":1.5}'],
    ['bad-request', '{"do":"new","game":"vienna","seed":1e999}'],
    ['bad-request', '{"do":"schema","game":"vienna","of":"constructor"}'],
    ['bad-request', '{"do":"schema","game":"vienna"}'],
    ['bad-request', '{"do":"setup","game":"vienna"}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":7}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":null}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"round":99}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"morale":5}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"game":"mohacs"}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"over":"yes"}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"over":true}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"seq":1e300}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"toString":1}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"__proto__":{"round":2}}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"zones":{"ottoman hand":["HS1"]}}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"zones":{"ottoman hand":["OS1","OS1"]}}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"flow":[]}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"flow":[{"procedure":"siege","at":"end"}]}}'],
    ['bad-position', '{"do":"setup","game":"vienna","position":{"flow":[{"procedure":"siege","at":"nowhere"}]}}'],
    [
      'bad-position',
      '{"do":"setup","game":"vienna","position":{"flow":[{"procedure":"strategy-phase","at":"run V9.1"}]}}',
    ],
    [
      'bad-position',
      '{"do":"setup","game":"vienna","position":{"flow":[{"procedure":"siege","at":"end","locals":{"constructor":1}}]}}',
    ],
    ['bad-request', '{"do":"setup","game":"vienna","position":{},"dice":[{}]}'],
    ['bad-record', '{"do":"load","record":{}}'],
    ['bad-record', '{"do":"load","record":[1]}'],
    ['bad-record', '{"do":"load","record":{"game":"vienna","ravelin":99}}'],
    ['unknown-game', '{"do":"load","record":{"game":"chess","ravelin":1}}'],
    ['bad-request', '{"do":"load","record":{},"upTo":-1}'],
    ['bad-request', '{"do":"load"}'],
    ['bad-request', '{"do":"legal","limit":-1}'],
    ['bad-request', '{"do":"legal","limit":"2"}'],
    ['bad-request', '{"do":"legal","limit":1e999}'],
    ['bad-request', '{"do":"why"}'],
    ['unknown-move', '{"do":"why","move":"dance"}'],
    ['unknown-move', '{"do":"why","move":""}'],
    ['unknown-name', '{"do":"why","move":"mine with XX"}'],
    ['ambiguous-move', '{"do":"why","move":"mine with OS"}'],
    ['bad-request', '{"do":"play"}'],
    ['bad-request', '{"do":"play","move":"pass","moves":["pass"]}'],
    ['bad-request', '{"do":"play","moves":"pass"}'],
    ['bad-request', '{"do":"play","moves":[1]}'],
    ['bad-request', '{"do":"play","move":["pass"]}'],
    ['unknown-move', `{"do":"play","move":"${'mine with '.repeat(5000)}"}`],
    ['illegal-move', '{"do":"play","move":"pass"}'],
    ['not-now', '{"do":"play","move":"keep tactics"}'],
    ['unknown-seat', '{"do":"play","move":"pass","as":"prussian"}'],
    ['unknown-seat', '{"do":"view","seat":"all"}'],
    ['bad-request', '{"do":"view"}'],
    ['bad-request', '{"do":"events","from":-1}'],
    ['undo-closed', '{"do":"undo"}'],
    ['bad-request', '{"do":"undo","seat":1}'],
    ['bad-request', '{"do":"record","players":{"prussian":"x"}}'],
    ['bad-request', '{"do":"record","players":["x"]}'],
    ['seeded', '{"do":"dice","next":[6]}'],
    ['bad-request', '{"do":"dice"}'],
    ['bad-request', '{"do":"dice","next":6}'],
    ['bad-request', '{"do":"dice","next":[1.5]}'],
    ['bad-request', '{"do":"dice","next":[1],"instead":"yes"}'],
    ['bad-request', '{"do":"random"}'],
    ['bad-request', '{"do":"random","moves":1,"games":1}'],
    ['bad-request', '{"do":"random","games":1e12}'],
    ['bad-request', '{"do":"random","moves":3,"game":"vienna"}'],
  ])('%s: %s', (code, line) => {
    expect(survives(line)).toBe(code);
  });

  test('each word that needs a game says that none has begun', () => {
    const client = new Client();
    const needing = ['legal', 'position', 'state', 'hash', 'events', 'undo', 'record', 'result'];
    for (const word of needing) expect(client.error(word)).toBe('no-game');
    expect(client.error('why', { move: 'pass' })).toBe('no-game');
    expect(client.error('play', { move: 'pass' })).toBe('no-game');
    expect(client.error('view', { seat: 'ottoman' })).toBe('no-game');
    expect(client.error('dice', { next: [1] })).toBe('no-game');
    expect(client.error('random', { moves: 1 })).toBe('no-game');
    expect(client.error('random', { games: 1 })).toBe('no-game');
    client.ok('new', START);
  });

  test('a finished game takes no more moves', () => {
    const client = started();
    client.ok('random', { moves: 5000, seed: 'a' });
    expect(client.error('play', { move: 'pass' })).toBe('game-over');
    expect(client.error('why', { move: 'pass' })).toBe('game-over');
    expect(client.ok('legal')).toMatchObject({ seat: null, decision: null, moves: [] });
    expect(client.ok('random', { moves: 5 })).toMatchObject({ played: 0 });
    client.ok('record');
    client.ok('new', START);
  });

  test('a record that was edited is refused', () => {
    const client = atFirstTurn();
    client.ok('random', { moves: 100, seed: 'a' });
    const record = client.ok<{ moves: [string, string, (string | number)[]?][]; start: string[] }>('record');
    const edited = (change: Json) => client.error('load', { record: { ...record, ...change } });
    expect(edited({ moves: record.moves.slice(0, -1) })).toBe('bad-record');
    expect(edited({ seed: 'another' })).toBe('bad-record');
    expect(edited({ start: [...record.start].reverse() })).toBe('bad-record');
    // The same cards in another order lead to the same position; only the seed tells.
    const [first, second, ...others] = record.start;
    expect(edited({ start: [second, first, ...others] })).toBe('bad-record');
    expect(edited({ components: { set: 'other', hash: '0' } })).toBe('bad-record');
    expect(edited({ rules: 999 })).toBe('newer-format');
    expect(edited({ finalHash: '0' })).toBe('bad-record');
    expect(edited({ result: { winner: 'ottoman', how: 'curtain' } })).toBe('bad-record');
    expect(edited({ moves: [['habsburg', 'keep tactics']] })).toBe('bad-record');
    expect(edited({ moves: [null] })).toBe('bad-record');
    const rolled = record.moves.findIndex(([, , results]) => results?.some((one) => typeof one === 'number'));
    expect(rolled).toBeGreaterThan(0);
    const moves = [...record.moves];
    const [seat, move, results = []] = moves[rolled];
    moves[rolled] = [seat, move, results.map((one) => (typeof one === 'number' ? (one % 6) + 1 : one))];
    expect(edited({ moves })).toBe('bad-record');
    client.ok('load', { record });
  });

  test('a record with other components opens as far as it agrees, and says so', () => {
    const client = atFirstTurn();
    client.ok('random', { moves: 20, seed: 'a' });
    const record = client.ok<Json>('record');
    const opened = client.ok('load', { record: { ...record, components: { set: 'reconstructed', hash: '0' } } });
    expect(opened).toMatchObject({
      moves: 22,
      reopened: { components: true, changes: [], goesOn: 'replay', after: 22, of: 22, ended: null },
    });
    expect(client.ok<Json>('load', { record }).reopened).toBeUndefined();
  });

  test('a list as long as a line is answered at once', () => {
    const client = new Client();
    client.ok('setup', { game: 'vienna', position: POSITION });
    client.ok('play', { move: 'entrench glacis-l with OS1' });
    const began = performance.now();
    expect(client.error('why', { move: `cannons ${'camp>glacis-l x999, '.repeat(90)}camp>glacis-l` })).toBe(
      'unknown-name',
    );
    expect(client.error('why', { move: `cannons ${' '.repeat(50_000)}camp` })).toBe('unknown-move');
    expect(performance.now() - began).toBeLessThan(1000);
  });

  test('a fault inside is told as such and leaves the game as it was', () => {
    const client = atFirstTurn();
    const before = client.hash;
    const { match } = client.protocol as unknown as { match: { make: () => void } };
    const { make } = match;
    match.make = () => {
      throw new TypeError('a rule stumbled');
    };
    expect(client.reply('random', { moves: 3 }).error).toEqual({
      code: 'internal',
      message: 'TypeError: a rule stumbled',
    });
    match.make = make;
    expect(client.hash).toBe(before);
    client.ok('random', { moves: 3 });
  });
});

describe('advice', () => {
  const begun = () => {
    const engine = client();
    engine.ask({ do: 'new', game: 'hapsburg', seed: '3' });
    engine.ask({ do: 'random', moves: 6, seed: '1' });
    return engine;
  };

  test('best: the same seed and iterations give the same legal move, with what else was considered', () => {
    const engine = begun();
    const [one, two] = [1, 2].map(() => engine.ask({ do: 'best', iterations: 50, seed: 'a' }));
    expect(two).toEqual(one);
    expect(engine.legal()).toContain(one.move);
    const considered = one.considered as { move: string; visits: number }[];
    expect(considered.length).toBeGreaterThan(3);
    expect(considered.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(50);
    expect(engine.ask({ do: 'best', milliseconds: 5 }).move).toBeTypeOf('string');
  });

  test('hint: three moves with what they gain, and reasons in words', () => {
    const { hints } = begun().ask({ do: 'hint', iterations: 60, seed: 'a' });
    const told = hints as { move: string; gain: number; reasons: string[] }[];
    expect(told).toHaveLength(3);
    expect(told.flatMap(({ reasons }) => reasons).every((reason) => reason.length > 10)).toBe(true);
    expect(told.some(({ reasons }) => reasons.length > 0)).toBe(true);
  });

  test('odds: of a gamble, exact where it can be gone through', () => {
    const { exact, chances, rule } = begun().ask({ do: 'odds', move: 'attack carpathian alone by actions' });
    expect({ exact, rule }).toEqual({ exact: true, rule: 'H4.1.5' });
    expect((chances as { share: number }[]).map(({ share }) => Math.round(6 * share))).toEqual([2, 4]);
  });

  test.each([
    [{ do: 'odds', move: 'forgo' }, /no-gamble/],
    [{ do: 'odds', move: 'attack rome alone by actions' }, /unknown-name|unknown-move/],
    [{ do: 'best', iterations: 5, milliseconds: 5 }, /not both/],
    [{ do: 'best', iterations: 0 }, /"iterations" is a whole number/],
    [{ do: 'hint', milliseconds: 10_000_000 }, /"milliseconds" is a whole number/],
  ])('%j is refused', (request, message) => {
    expect(() => begun().ask(request)).toThrow(message);
  });
});
