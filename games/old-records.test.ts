import { readdirSync, readFileSync } from 'node:fs';
import {
  type AnyGame,
  type GameRecord,
  Kernel,
  loadRecord,
  type Match,
  type Move,
  type Play,
  Random,
} from '@ravelin/engine';
import { games } from '@ravelin/games';
import { describe, expect, test } from 'vitest';
import { ChangedKernel } from '../engine/testing/changed.ts';

/**
 * Records of versions that are no longer the present one: `games/NAME/fixtures/VERSION/`, made by the code of that version. They are never
 * made again: whatever changes, they must open, and the games that were under way in them must go on.
 */

type State = Parameters<AnyGame['outcome']>[0];
type AnyMatch = Match<State, unknown>;

/** Notes which kind of move was made at which number. */
class NotingKernel extends Kernel<State, unknown> {
  readonly madeAt: string[] = [];
  override apply(g: State, move: Move, x: Play<State>): void {
    this.madeAt[g.seq] = this.pending(g)?.decision.moves[move.kind].id ?? '';
    super.apply(g, move, x);
  }
}

const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const isVersion = (name: string): boolean => /^\d+\.\d+\.\d+$/.test(name);

/** The records of a game's older versions by their files' names; of what a browser kept, the record in it. */
const oldRecords = ({ id }: AnyGame): [string, GameRecord][] => {
  const folder = new URL(`./${id}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter(isVersion)
    .flatMap((version) => readdirSync(new URL(`${version}/`, folder)).map((file) => `${version}/${file}`))
    .map((file) => {
      const json = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return [file, json.record ?? json];
    });
};

/** Plays a while, then opens the record of that by the rules it was played by. */
const goesOn = (match: AnyMatch): void => {
  const { kernel } = match;
  const rng = new Random('on');
  for (let n = 0; n < 20 && !match.over; n++) match.make(kernel.random(match.state, rng));
  const again = loadRecord(kernel, [match.set], copied(match.record()));
  expect(again.hash()).toBe(match.hash());
  expect(again.reopened).toBeUndefined();
};

describe.each(games.map((game) => [game.id, game] as const))('old records of %s', (_, game) => {
  const open = (kernel: Kernel<State, unknown>, record: GameRecord, upTo?: number): AnyMatch =>
    loadRecord<State, unknown>(kernel, game.sets, record, upTo, new Random('chance'));
  const records = oldRecords(game);

  test('there are some', () => {
    expect(records.length).toBeGreaterThan(0);
  });

  test.each(records)(
    '%s opens, goes on and replays by the present rules, and by rules changed on purpose',
    (_file, record) => {
      const noting = new NotingKernel(game);
      const now = open(noting, record);
      const same = record.rules === game.rules && record.components.hash === now.set.hash;
      expect(now.reopened === undefined, 'a change that old records do not survive raises the version').toBe(same);

      // The kind of move that this game came to last rolls one more die than it did.
      const { madeAt } = noting;
      const first = now.state.seq - now.length;
      const made = madeAt.slice(first, now.state.seq);
      const used = [...new Set(made)].map((kind) => made.indexOf(kind));
      const at = Math.max(...used);
      const changed = new ChangedKernel<State, unknown>(game, { kind: made[at], rolls: true });

      const { snapshot: _s, ...bare } = record;
      const without = open(changed, bare);
      expect(without.reopened).toMatchObject({ from: record.rules, to: game.rules + 1, goesOn: 'moves' });
      expect(without.reopened?.changes.at(-1)).toEqual(changed.game.changes?.at(-1));
      // A move of that kind that was taken back later is met earlier.
      expect(without.reopened?.after).toBeLessThanOrEqual(at);
      if (!record.moves.some(([seat]) => seat === 'undo') && same) expect(without.length).toBe(at);
      goesOn(without);

      // What is saved from now on has a snapshot.
      const running = now.over ? open(noting, record, now.length - 1) : now;
      const saved = copied(running.record());
      const from = open(changed, saved);
      if (running.length > at) expect(from.reopened).toMatchObject({ goesOn: 'snapshot', after: running.length });
      expect(from.positionJson()).toEqual(running.positionJson());
      goesOn(from);
    },
  );
});
