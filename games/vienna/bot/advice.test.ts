import { type Move, ownSet, Random, Situation, setOffered, viewState, worlds } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED, type Vienna, vienna } from '../index.ts';
import { kernel, table, troops } from '../testing.ts';
import { advice, adviceBy } from './advice.ts';
import { FEATURES } from './feature-list.ts';
import { NUMBERS } from './numbers.ts';

const OPTIONS = { 'set-up': 'setupC', redraw: 'on' };
const situation = (g: Vienna, source = new Random('chance')): Situation<Vienna> =>
  new Situation<Vienna>(kernel as never, g, source);
const written = (g: Vienna): string => {
  const at = situation(g);
  const { kind, chosen } = advice.thumb(at);
  return [at.kinds[kind].id, ...chosen].join(' ');
};

/** Plays games; `choose` gives each move. Asks `look` at every decision. */
const playGames = (games: number, choose: (g: Vienna, source: Random) => Move, look: (g: Vienna) => void): void => {
  for (let n = 0; n < games; n++) {
    const source = new Random(`game ${n}`);
    const x = kernel.play(source);
    const g = kernel.start(RECONSTRUCTED.kit, 'standard', OPTIONS, x);
    while (!g.over) {
      look(g);
      kernel.apply(g, choose(g, source), x);
    }
  }
};

const isLegal = (g: Vienna, move: Move): boolean => kernel.wellFormed(g, move) && kernel.refusals(g, move).length === 0;

describe('the rule of thumb', () => {
  test('gives legal moves only, in every decision of the game', () => {
    const asked = new Set<string>();
    const check = (g: Vienna): void => {
      const at = situation(g);
      asked.add(at.decision);
      const move = advice.thumb(at);
      if (!isLegal(g, move)) expect.unreachable(`${at.decision}: ${at.kinds[move.kind].id} ${move.chosen}`);
    };
    playGames(40, (g, source) => kernel.random(g, source), check);
    playGames(6, (g, source) => advice.thumb(situation(g, source)), check);
    const all = kernel.procedures.flatMap(({ ops }) => ops.flatMap(({ ask }) => (ask ? [ask.decision.id] : [])));
    expect([...asked].sort()).toEqual([...new Set(all)].sort());
  });

  test('names legal candidates only, each of them once, its own first, and every Event', () => {
    const searched = new Set<string>();
    playGames(
      12,
      (g, source) => kernel.random(g, source),
      (g) => {
        const plans = advice.candidates?.(situation(g));
        if (!plans) return;
        const moves = plans.map((plan) => plan.first(situation(g)));
        expect(moves.length).toBeGreaterThan(0);
        for (const move of moves)
          if (!isLegal(g, move)) expect.unreachable(`${situation(g).kinds[move.kind].id} ${move.chosen}`);
        expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
        const at = situation(g);
        searched.add(at.decision);
        // Of turns that look equally good the rule of thumb takes any.
        if (at.decision !== 'turn') expect(moves[0]).toEqual(advice.thumb(situation(g)));
        const sorted = (some: readonly Move[]) => some.map(({ kind, chosen }) => `${kind} ${chosen}`).sort();
        const events = moves.filter(({ kind }) => at.kinds[kind].id.startsWith('play'));
        expect(sorted(events)).toEqual(sorted([...at.movesOf('play'), ...at.movesOf('play on')]));
      },
    );
    expect([...searched].sort()).toEqual(['cannons', 'select-troops', 'turn']);
  });

  test('looks at every action where none promises anything', () => {
    const full = { improvised: 1 };
    const { state } = table({
      turn: 'habsburg',
      hexes: {
        'cw-l': { improvised: 2 },
        'cw-c': { improvised: 2 },
        'cw-r': { improvised: 2 },
        ...Object.fromEntries(['ravelin', 'ditch-l', 'ditch-c', 'ditch-r', 'burg', 'curtain'].map((id) => [id, full])),
      },
      ottoman: { hand: ['OS11', 'OS12'], discard: troops('yeniceri', 7, 'sekban', 7, 'yerikulu', 6) },
      habsburg: { hand: ['HS8', 'HS30'], tiles: [2, 2, 1, 1, 1, 1, 1, 1] },
    });
    const at = situation(state);
    const moves = advice.candidates?.(at)?.map((plan) => plan.first(at));
    expect(moves?.map((move) => at.idOf(move)).sort()).toEqual(['barrage', 'mine']);
  });

  test('gives the same move for the same world and the same chance', () => {
    playGames(
      3,
      (g, source) => kernel.random(g, source),
      (g) => {
        const before = kernel.clone(g);
        expect(advice.thumb(situation(g))).toEqual(advice.thumb(situation(before)));
        expect(g).toEqual(before);
      },
    );
  });

  test('begins with the Glacis', () => {
    const { state } = table({ ottoman: { hand: ['OS9', 'OS23'] }, habsburg: { hand: ['HS1'] } });
    expect(written(state)).toMatch(/^entrench 1 /);
  });

  test('takes the hex that wins the game where nobody is left to hold it', () => {
    const { state } = table({
      hexes: {
        'glacis-c': { control: 'ottoman' },
        'cw-c': { control: 'ottoman' },
        ravelin: { control: 'ottoman' },
        'ditch-c': { control: 'ottoman', cannons: 6 },
        camp: { cannons: 0 },
        curtain: { structural: 0, cannons: 3 },
      },
      ottoman: { hand: ['OS11'] },
      habsburg: { hand: ['HS1'], eliminated: troops('elite', 4, 'infantry', 5, 'militia', 2) },
    });
    // V6.1, V6.2: the Curtain Wall, or the Burg Bastion beside the Ravelin.
    expect(written(state)).toMatch(new RegExp(`^assault (${state.kit.curtain}|${state.kit.burg}) `));
  });

  test('pays with the card that will be missed least', () => {
    const { state } = table({ ottoman: { hand: ['OS17', 'OS6', 'OS9'] }, habsburg: { hand: ['HS1'] } });
    expect(written(state)).toBe(`entrench 1 ${state.kit.strategyIds.indexOf('OS6')}`);
  });
});

describe('the numbers', () => {
  test('are each side’s own: who thinks a hex is worth more goes for it', () => {
    const { state } = table({ ottoman: { hand: ['OS11', 'OS9'] }, habsburg: { hand: ['HS1'] } });
    const at = situation(state);
    const moveBy = (glacis: number): string => {
      const [ottoman, habsburg] = NUMBERS;
      const keen = { ...ottoman, place: { ...ottoman.place, glacis } };
      return at.idOf(adviceBy([keen, habsburg]).thumb(at));
    };
    expect([moveBy(0), moveBy(5)]).toEqual(['play', 'entrench']);
  });
});

describe('the value', () => {
  const measured = (setting: Parameters<typeof table>[0]): Record<string, number> => {
    const out: number[] = [];
    advice.measure(table(setting).state, out);
    expect(out).toHaveLength(FEATURES.length);
    return Object.fromEntries(FEATURES.map(({ id }, i) => [id, out[i]]));
  };

  test('every number stays between about -1 and 1', () => {
    const out: number[] = [];
    playGames(
      10,
      (g, source) => kernel.random(g, source),
      (g) => {
        advice.measure(g, out);
        expect(out).toHaveLength(FEATURES.length);
        for (const [i, n] of out.entries()) if (!(Math.abs(n) <= 2)) expect.unreachable(`${FEATURES[i].id} ${n}`);
      },
    );
  });

  test('each feature moves with what it is named for', () => {
    const start = measured({ ottoman: { hand: ['OS1'] }, habsburg: { hand: ['HS1'] } });
    const other = measured({
      morale: [2, 9],
      hexes: { 'glacis-c': { control: 'ottoman', cannons: 6 }, camp: { cannons: 0 }, 'cw-l': { control: 'ottoman' } },
      ottoman: { hand: ['OS1'], eliminated: troops('yeniceri', 7), tactics: ['OT1', 'OT2'], tiles: [3] },
      habsburg: { eliminated: troops('elite', 1), hand: ['HS1', 'HS2'] },
      turn: 'habsburg',
      round: 3,
    });
    const grown = FEATURES.map(({ id }) => id).filter((id) => other[id] > start[id] + 1e-9);
    const fallen = FEATURES.map(({ id }) => id).filter((id) => other[id] < start[id] - 1e-9);
    expect(grown).toEqual([
      'habsburg-morale',
      'ottoman-danger',
      'ottoman-few',
      'habsburg-few',
      'guns-in-place',
      'glacis',
      'covered-way',
      'way-late',
      'works-in-front',
      'open-hexes',
      'assault',
      'assault-prize',
      'habsburg-cards',
      'habsburg-hand',
      'ottoman-tactics',
      'ottoman-shovels',
      'round',
    ]);
    expect(fallen).toEqual([
      'ottoman-morale',
      'habsburg-danger',
      'ottoman-troops',
      'habsburg-troops',
      'ottoman-deck',
      'habsburg-deck',
      'way',
      'tempo',
    ]);
  });

  test('is the opposite for the other side, and better for the Ottomans with the Ravelin than without', () => {
    const { state: without } = table({});
    const { state: taken } = table({
      hexes: {
        'glacis-c': { control: 'ottoman' },
        'cw-c': { control: 'ottoman' },
        ravelin: { control: 'ottoman', structural: 0 },
      },
    });
    expect(advice.value(taken, 0)).toBe(-advice.value(taken, 1));
    expect(advice.value(taken, 0)).toBeGreaterThan(advice.value(without, 0));
  });

  test('is fitted on lawful positions too that begin otherwise', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const source = new Random(`handicap ${n}`);
      const g = kernel.start(RECONSTRUCTED.kit, 'standard', OPTIONS, kernel.play(source));
      advice.handicap?.(g, source);
      expect(vienna.problems(g)).toEqual([]);
      expect(vienna.tallies(g).filter(([, found, all]) => found !== all)).toEqual([]);
      seen.add(`${g.morale} ${g.lostCannons} ${g.ruins}`);
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  test('is asked in worlds that the seat thinks possible', () => {
    const { state } = table({ ottoman: { hand: ['OS11'] }, habsburg: { hand: ['HS1', 'HS2'] } });
    const drawn = worlds(kernel, viewState(kernel, state, 0, 'memory'), 0).draw(new Random('world'));
    expect(Math.abs(advice.value(drawn, 0))).toBeLessThan(1);
  });
});

test('plays on with a set in which an event that names a hex does something else besides, and may name none', () => {
  const files = structuredClone(setOffered(vienna).files) as { strategy: { title: string; clauses: unknown[] }[] };
  const guns = files.strategy.find(({ title }) => title === 'Breaching Guns');
  guns?.clauses.push({ do: 'morale', side: 'ottoman', by: 1 });
  const { kit: own } = ownSet(vienna, files);
  for (let n = 0; n < 60; n++) {
    const source = new Random(`besides ${n}`);
    const x = kernel.play(source);
    const g = kernel.start(own, 'standard', {}, x);
    while (!g.over) kernel.apply(g, advice.thumb(new Situation(kernel as never, g, source)), x);
    expect(g.over).toBe(1);
  }
});
