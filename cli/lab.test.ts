import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LabReport } from '@ravelin/bot/lab';
import type { GameRecord } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PartialFile, playAll } from './lab-run.ts';
import { load } from './library.ts';
import { ravelin } from './testing.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ravelin-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string): string => join(folder, name);
const lab = (game: string, out: string, ...more: string[]) =>
  ravelin(['lab', game, '--jobs', '1', '--seed', 'laboratory', '--out', inFolder(out), ...more]);
const reportIn = (name: string): LabReport => JSON.parse(readFileSync(inFolder(name), 'utf8'));

/** The uses of a subject by name and seat: `OS1 ottoman action` → games and times. */
const usesIn = ({ arms }: LabReport, id: string): Record<string, [games: number, times: number]> =>
  Object.fromEntries(
    arms[0].figures.subjects
      .filter((subject) => subject.id === id)
      .flatMap(({ components, uses: declared }) =>
        components.flatMap(({ name, seat, uses }) =>
          uses
            .map(({ games: n, times }, u): [string, [number, number]] => [
              `${name} ${seat} ${declared[u].id}`,
              [n, times],
            ])
            .filter(([, [n]]) => n > 0),
        ),
      ),
  );

/** Counts by reading records and what happened in them, in names, by none of the laboratory's code. */
class OtherCount {
  readonly winners: Record<string, number> = {};
  readonly endings: Record<string, number> = {};
  readonly lengths: number[] = [];
  readonly uses: Record<string, [games: number, times: number]> = {};

  constructor(records: string, count: (event: Record<string, unknown>) => string[]) {
    for (const name of readdirSync(records)) {
      const record = JSON.parse(readFileSync(join(records, name), 'utf8')) as GameRecord;
      const winner = record.result?.winner ?? 'nobody';
      this.winners[winner] = (this.winners[winner] ?? 0) + 1;
      const how = record.result?.how ?? '';
      this.endings[how] = (this.endings[how] ?? 0) + 1;
      this.lengths.push(record.moves.length);
      const seen = load(record).events('all').flatMap(count);
      for (const use of seen) {
        this.uses[use] ??= [0, 0];
        this.uses[use][1]++;
      }
      for (const use of new Set(seen)) this.uses[use][0]++;
    }
  }
}

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

describe('the laboratory’s figures against a count of the same records by other code', () => {
  test('Siege of Vienna: wins, endings, lengths, cards', async () => {
    const { code } = await lab(
      'vienna',
      'counted.json',
      '--games',
      '8',
      '--players',
      'random,page',
      '--records',
      inFolder('games'),
    );
    expect(code).toBe(0);
    const report = reportIn('counted.json');
    const [{ figures }] = report.arms;
    const other = new OtherCount(inFolder('games'), ({ event, side, card, cards, action }) => {
      if (event === 'cards drawn') return list(cards).map((one) => `${one} ${side} drawn`);
      if (event === 'card played') return [`${card} ${side} ${action === 'event' ? 'event' : 'action'}`];
      return event === 'response' ? [`${card} ${side} response`] : [];
    });
    expect(other.lengths).toHaveLength(8);
    for (const { seat, won, games: n } of figures.seats) expect(won * n).toBeCloseTo(other.winners[seat] ?? 0, 6);
    expect(
      Object.fromEntries(figures.endings.filter(({ games: n }) => n > 0).map(({ id, games: n }) => [id, n])),
    ).toEqual(other.endings);
    expect(figures.moves.mean).toBeCloseTo(other.lengths.reduce((sum, n) => sum + n, 0) / 8, 3);
    expect([figures.moves.least, figures.moves.most]).toEqual([Math.min(...other.lengths), Math.max(...other.lengths)]);
    expect(Object.keys(other.uses).length).toBeGreaterThan(100);
    expect(usesIn(report, 'strategy')).toEqual(other.uses);
  });

  test('Two Empires: the cards of each nation, in its part of the game', async () => {
    const records = inFolder('wars');
    await lab('two-empires', 'wars.json', '--games', '2', '--players', 'random', '--records', records);
    const nation = (part: string) =>
      new OtherCount(records, ({ event, card, part: whose }) =>
        event === 'card revealed' && whose === part ? [`${card} ${part} revealed`] : [],
      ).uses;
    const uses = usesIn(reportIn('wars.json'), 'cards');
    expect(Object.keys(uses).length).toBeGreaterThan(10);
    expect(uses).toEqual({ ...nation('hapsburg'), ...nation('ottoman') });
  });
});

describe('a run that was stopped', () => {
  test('goes on where it was, and its report is the same byte for byte', async () => {
    const run = ['--games', '6', '--players', 'random,thumb'];
    await lab('vienna', 'whole.html', ...run);
    expect(existsSync(inFolder('whole.html.part'))).toBe(false);
    const wanted = readFileSync(inFolder('whole.html'), 'utf8');

    // The header of a run that is under way, and half of its games.
    const report = await lab('vienna', 'whole.json', ...run).then(() => reportIn('whole.json'));
    const { scenario, options, seed, games: n, arms } = report;
    const experiment = {
      game: 'vienna',
      games: n,
      seed,
      scenario,
      options,
      arms: arms.map(({ players, set }) => ({ players, set, files: null, value: null })),
      sweep: null,
    };
    const part = inFolder('stopped.html.part');
    const partial = PartialFile.open(part, {
      version: report.version,
      rules: report.game.rules,
      experiment,
      records: false,
    });
    let played = 0;
    await playAll({
      experiment,
      records: false,
      jobs: 1,
      workers: undefined,
      played: [],
      stopped: () => played >= 3,
      done: ({ sample }) => {
        played++;
        partial.add(sample);
      },
      trouble: () => {},
    });
    expect(played).toBe(3);
    writeFileSync(part, '{"arm":0,"numb', { flag: 'a' });
    const { err, code } = await lab('vienna', 'stopped.html', ...run);
    expect(code).toBe(0);
    expect(err).toContain('Goes on after 3 of 6 games.');
    expect(readFileSync(inFolder('stopped.html'), 'utf8')).toBe(wanted);
    expect(existsSync(part)).toBe(false);
  });

  test('is not mixed with another, and can be thrown away', async () => {
    const part = inFolder('other.csv.part');
    writeFileSync(part, '{"version":"0","experiment":{"seed":"x"}}\n');
    const refused = await lab('hapsburg', 'other.csv', '--games', '1', '--players', 'random');
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(/belongs to another run.*--fresh/);
    expect(existsSync(inFolder('other.csv'))).toBe(false);
    expect((await lab('hapsburg', 'other.csv', '--games', '1', '--players', 'random', '--fresh')).code).toBe(0);
    const [head, first] = readFileSync(inFolder('other.csv'), 'utf8').split('\r\n');
    expect(head).toMatch(/^arm,players,components,/);
    expect(first).toMatch(/^,,,,run,,ravelin,/);
  });
});

describe('a report', () => {
  test.each(games.map(({ id, seats, allied }) => [id, seats.length > 1 && !allied ? 'random,random' : 'random']))(
    'of %s names every ending, counts what was used, and needs nothing from elsewhere',
    async (id, players) => {
      const { code, out } = await lab(id, `${id}.html`, '--games', '1', '--players', players);
      expect(code).toBe(0);
      expect(out).toContain(`Again: ravelin lab ${id} --games 1 --players ${players}`);
      const html = readFileSync(inFolder(`${id}.html`), 'utf8');
      const game = games.find((one) => one.id === id);
      for (const { title } of game?.endings ?? []) expect(html).toContain(title.replaceAll("'", '&#39;'));
      expect(html).not.toMatch(/<script|https?:|src=|@import|undefined|NaN|Infinity/);
      expect(html.match(/class="uses"/g)?.length).toBeGreaterThan(2);
    },
  );

  test('puts two component sets side by side on the same seeds', async () => {
    const mine = inFolder('mine');
    const vienna = games.find(({ id }) => id === 'vienna');
    const offered = vienna?.sets.find(({ id }) => id === vienna.offered);
    const files = structuredClone(offered?.files) as Record<string, { id?: string; title?: string }>;
    files.set.title = 'Mine';
    mkdirSync(mine);
    for (const [name, json] of Object.entries(files)) writeFileSync(join(mine, `${name}.json`), JSON.stringify(json));
    await lab('vienna', 'against.json', '--games', '2', '--players', 'random,random', '--against', mine);
    const { arms } = reportIn('against.json');
    expect(arms.map(({ set: { title } }) => title)).toEqual([offered?.title, 'Mine']);
    // Nothing but the title differs, so the same seeds are the same games.
    expect(arms[1].figures).toEqual(arms[0].figures);
    expect(arms[1].set.hash).not.toBe(arms[0].set.hash);
  });

  test('sweeps a number of a set', async () => {
    const sweep = 'board.morale.top=9..11:2';
    const { code, err } = await lab(
      'vienna',
      'sweep.html',
      '--games',
      '2',
      '--players',
      'random,random',
      '--sweep',
      sweep,
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(readFileSync(inFolder('sweep.html'), 'utf8')).toContain('One number changed');
  });
});

describe('what cannot be played is refused before anything is written', () => {
  test.each<[string[], RegExp]>([
    [['vienna', '--players', 'random,random'], /--out FILE/],
    [['vienna', '--players', 'random,random', '--out', 'report.pdf'], /\.json, \.csv or \.html; "report.pdf"/],
    [['vienna', '--players', 'random,random', '--out', '/no/such/folder/a.json'], /no folder \/no\/such\/folder/],
    [['vienna', '--out', 'a.json'], /Say who plays: --players A,B/],
    [['vienna', '--players', 'random', '--out', 'a.json'], /Two play Siege of Vienna 1683: --players A,B/],
    [['hapsburg', '--players', 'random,random', '--out', 'a.json'], /won or lost by one player/],
    [['vienna', '--players', 'random,nobody', '--out', 'a.json'], /no player "nobody"/],
    [['vienna', '--players', 'random,random', '--games', '0', '--out', 'a.json'], /--games is a whole number/],
    [['vienna', '--players', 'random,random', '--sweep', 'board.x=1..3', '--out', 'a.json'], /no "x"; there are: /],
    [
      ['vienna', '--players', 'random,random', '--sweep', 'board=1..3', '--out', 'a.json'],
      /board is no number.*Below it/,
    ],
    [['vienna', '--players', 'random,random', '--sweep', 'board.morale.top=3..1', '--out', 'a.json'], /goes upwards/],
    [['vienna', '--players', 'random,random', '--sweep', 'top', '--out', 'a.json'], /WAY=FROM\.\.TO/],
    [['vienna', '--players', 'a,b', '--players', 'c,d', '--sweep', 'a=1..2', '--out', 'a.json'], /no player "a"/],
    [
      ['vienna', '--players', 'random,thumb', '--players', 'thumb,thumb', '--sweep', 'a=1..2', '--out', 'a.json'],
      /One comparison at a time/,
    ],
    [['vienna', 'mohacs', '--players', 'random,random', '--out', 'a.json'], /"mohacs" is not known/],
    [['vienna', '--players', 'random,random', '--against', '/no/such', '--out', 'a.json'], /cannot be read/],
  ])('%j', async (argv, words) => {
    const before = readdirSync('.');
    const { code, err } = await ravelin(['lab', ...argv]);
    expect(err).toMatch(words);
    expect([1, 2]).toContain(code);
    expect(readdirSync('.')).toEqual(before);
  });
});
