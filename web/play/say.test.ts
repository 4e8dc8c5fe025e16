import { type AnyGame, conditionsIn, type Examples, exampleRecord, Kernel, playThrough } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { describe, expect, test } from 'vitest';

/** What the rules say in English is there in German: conditions, ledgers, warnings, scenarios, options. */

const catalogues = import.meta.glob<Readonly<Record<string, string>>>('../../games/*/board/catalogue.ts', {
  import: 'de',
  eager: true,
});
const germanOf = ({ id }: AnyGame) => catalogues[`../../games/${id}/board/catalogue.ts`];
const files = import.meta.glob<Examples>('../../games/*/fixtures/examples.json', { import: 'default', eager: true });

/** What stands in the ledgers of the examples' events and in the previews of what may be done there, and the warnings. */
const saidInExamples = (game: AnyGame): Set<string> => {
  const kernel = new Kernel(game);
  const examples = files[`../../games/${game.id}/fixtures/examples.json`];
  const out = new Set<string>();
  const add = ({ title, lines }: { title: string; lines: readonly (readonly [string, string, number])[] }): void => {
    out.add(title);
    for (const [, label] of lines) out.add(label);
  };
  for (const name of Object.keys(examples.tables)) {
    const match = [...playThrough(kernel, game.sets[0], exampleRecord(examples, name))].at(-1)?.match;
    for (const { ledger } of match?.events('all') ?? []) if (ledger) add(ledger);
    for (const notation of match?.legal(200) ?? []) {
      const { move } = match?.why(notation) ?? {};
      if (!move) continue;
      for (const ledger of match?.preview(move) ?? []) add(ledger);
      out.add(match?.warning(move) ?? '');
    }
  }
  out.delete('');
  return out;
};

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  const german = germanOf(game);
  /** A name is said by its own word, and a hex by its number in every language. */
  const isSaid = (text: string): boolean =>
    german[`say:${text}`] !== undefined || german[`name:${text}`] !== undefined || /^\d{4}$/.test(text);
  const missing = (texts: Iterable<string>): string[] =>
    [...new Set(texts)].filter((text) => text !== '' && !isSaid(text));

  test('every condition is said in German', () => {
    const conditions = conditionsIn(game);
    expect(conditions).not.toEqual([]);
    expect(conditions.filter(({ key }) => german[`condition:${key}`] === undefined)).toEqual([]);
  });

  test('every scenario, option and component set is told in German', () => {
    const choices = [...game.scenarios, ...game.options, ...game.options.flatMap(({ values }) => values), ...game.sets];
    expect(missing(choices.flatMap(({ title, text }) => [title, text]))).toEqual([]);
  });

  test('every ledger and warning of the examples is told in German', () => {
    const said = saidInExamples(game);
    expect(said.size).toBeGreaterThan(0);
    expect(missing(said)).toEqual([]);
  });
});
