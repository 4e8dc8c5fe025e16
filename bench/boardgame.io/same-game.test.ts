import { Kernel, type Locals, type Move, Random, Refusal } from '@ravelin/engine';
import type { Game } from 'boardgame.io';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BESIEGER, CARDS, DEFENDER } from '../breach/board.ts';
import { type Breach, breach, DECK, DISCARDS, IN_HAND, LAID } from '../breach/ravelin.ts';
import {
  type BreachG,
  type BreachState,
  breachGame,
  type Choice,
  decider,
  engine,
  enumerate,
  randomChoice,
} from './breach.ts';

/**
 * Both versions play the same games: boardgame.io goes first, with decks that its own version shuffles; what chance gave it is
 * fixed for Ravelin's. Each version draws its own moves, from equal sources. Compared before each decision: who decides what,
 * every legal move, and the whole state; then the move drawn; at the end the outcome.
 */

const kernel = new Kernel(breach);

const STAGES: Readonly<Record<string, string>> = {
  'place a cannon': 'place',
  operate: 'operate',
  evade: 'evade',
  'lay attacking': 'layAttacking',
  'lay defending': 'layDefending',
  'lose a step': 'lose',
  retreat: 'retreat',
  pursue: 'pursue',
};
const MOVES: Readonly<Record<string, string>> = { none: 'noCard', 'fall back': 'fallBack', 'break off': 'breakOff' };

/** A plugin that takes the place of boardgame.io's own dice, and notes what they show. */
const notedDice = (seed: string, faces: number[]): NonNullable<Game<BreachG>['plugins']>[number] => {
  const source = new Random(seed);
  const api = {
    D6: () => {
      const face = source.int(6) + 1;
      faces.push(face);
      return face;
    },
    Shuffle: <T>(cards: readonly T[]): T[] => {
      const left = [...cards];
      const out: T[] = [];
      while (left.length > 0) out.push(...left.splice(source.int(left.length), 1));
      return out;
    },
    _private: { isUsed: () => false, getState: () => ({ seed }) },
  };
  return { name: 'random', api: () => api };
};

const sorted = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

const battleOf = (g: Breach): Locals | undefined =>
  g.stack.findLast(({ p }) => breach.procedures[p].id === 'battle')?.L;

const ravelinState = (g: Breach) => {
  const L = battleOf(g);
  return {
    round: g.round,
    hexes: g.hexOf.map((hex) => (hex < 0 ? null : hex)),
    steps: g.steps,
    cannons: g.cannon.map((hex) => (hex < 0 ? null : hex)),
    walls: g.wall,
    players: [BESIEGER, DEFENDER].map((side) => ({
      deck: g.zones[DECK + side],
      hand: g.zones[IN_HAND + side],
      laid: g.zones[LAID + side],
      discards: g.zones[DISCARDS + side],
    })),
    battle: L ? { side: L.side, from: L.from, hex: L.hex, pursuit: L.pursuit === 1, round: L.round } : null,
  };
};

const battleIn = ({ battle }: BreachG) =>
  battle && { side: battle.side, from: battle.from, hex: battle.hex, pursuit: battle.pursuit, round: battle.round };

const otherState = ({ G, ctx }: BreachState): ReturnType<typeof ravelinState> => ({
  round: ctx.turn,
  hexes: G.units.map(({ hex }) => hex),
  steps: G.units.map(({ steps }) => steps),
  cannons: G.cannons,
  walls: G.walls,
  players: G.players.map(({ deck, hand, laid, discards }) => ({
    deck: sorted(deck),
    hand: sorted(hand),
    laid: laid === null ? [] : [laid],
    discards: sorted(discards),
  })),
  // Ravelin has no battle under way once the game is over.
  battle: ctx.gameover === undefined ? battleIn(G) : null,
});

const translate = (g: Breach, { kind, chosen }: Move): Choice => {
  const id = kernel.pending(g)?.decision.moves[kind].id ?? '';
  return { move: MOVES[id] ?? id, args: [...chosen] };
};

const text = ({ move, args }: Choice): string => [move, ...args].join(' ');

/** The cards that a boardgame.io move drew, in order: they were added at the end of the hands. */
const drawnCards = (before: BreachG | undefined, after: BreachG, choice: Choice | undefined, mover: string): string[] =>
  after.players.flatMap(({ hand }, side) => {
    const had = before?.players[side].hand.length ?? 0;
    const kept = choice?.move === 'lay' && Number(mover) === side ? had - 1 : had;
    return hand.slice(kept).map((card) => CARDS[card]);
  });

const playBoth = (seed: string, atDecision?: (g: Breach, state: BreachState) => void): number => {
  const faces: number[] = [];
  const other = engine(breachGame({ plugins: [notedDice(seed, faces)] }));
  const [choices, otherChoices] = [new Random(`choices ${seed}`), new Random(`choices ${seed}`)];
  let state = other.start();
  const x = kernel.play(new Random('never used'));
  x.beyondScript = () => new Refusal('out-of-results', 'The script is used up.');
  x.script = [...faces, ...drawnCards(undefined, state.G, undefined, '')];
  const g = kernel.start(breach.sets[0].kit, 'siege', {}, x);

  for (;;) {
    expect(x.script).toEqual([]);
    expect(ravelinState(g)).toEqual(otherState(state));
    const pending = kernel.pending(g);
    if (!pending || state.ctx.gameover !== undefined) break;
    const mover = decider(state.ctx) ?? '';
    expect([String(pending.seat), STAGES[pending.decision.id]]).toEqual([mover, state.ctx.activePlayers?.[mover]]);
    const moves = kernel.moves(g) ?? [];
    expect(moves.map((move) => text(translate(g, move)))).toEqual(enumerate(state.G, state.ctx).map(text));
    atDecision?.(g, state);

    const choice = randomChoice(state.G, state.ctx, (n) => otherChoices.int(n));
    const move = kernel.random(g, choices);
    expect(translate(g, move)).toEqual(choice);
    expect(kernel.refusals(g, move)).toEqual([]);

    faces.length = 0;
    const next = other.make(state, choice, mover);
    // Dice come before draws: only the end of a round draws, and nothing is rolled between that and the next decision.
    x.script = [...faces, ...drawnCards(state.G, next.G, choice, mover)];
    state = next;
    kernel.apply(g, move, x);
  }
  const outcome = breach.outcome(g);
  expect({ winner: outcome?.winner, ending: outcome?.how }).toEqual(state.ctx.gameover);
  return g.seq;
};

describe('Breach on Ravelin and on boardgame.io', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is the same game, decision by decision', () => {
    const lengths = Array.from({ length: 40 }, (_, i) => playBoth(`game ${i}`));
    const average = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    expect(average).toBeGreaterThan(75);
    expect(average).toBeLessThan(105);
  });

  it('refuses the same moves', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const source = new Random('refusals');
    const seen = { legal: 0, illegal: 0 };
    const other = engine(breachGame());
    const tryAny = (g: Breach, state: BreachState): void => {
      const moves = kernel.pending(g)?.decision.moves ?? [];
      for (const [kind, { slots }] of moves.entries()) {
        const chosen = slots.map(({ over }) => source.int(over.max(g.kit as never) + 1));
        const legal = kernel.refusals(g, { kind, chosen }).length === 0;
        const choice = translate(g, { kind, chosen });
        const after = other.make(state, choice, decider(state.ctx) ?? '');
        expect([text(choice), after.G !== state.G || after._stateID !== state._stateID]).toEqual([text(choice), legal]);
        seen[legal ? 'legal' : 'illegal']++;
      }
    };
    for (let i = 0; i < 5; i++) playBoth(`refused ${i}`, tryAny);
    expect(seen.legal).toBeGreaterThan(100);
    expect(seen.illegal).toBeGreaterThan(100);
  });
});
