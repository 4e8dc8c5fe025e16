import type { Ctx, Game, State } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';
import {
  BATTLE_ROUNDS,
  BESIEGER,
  BONUS,
  CANNON_START,
  CANNONS,
  CANNONS_IN_CAMP,
  CARDS,
  CITADEL,
  CLOSED,
  COPIES,
  DEFENDER,
  endOf,
  firstOf,
  HAND,
  HEXES,
  isCamp,
  isGuard,
  isStorm,
  isWall,
  NEIGHBOURS,
  ROUNDS,
  ROUT,
  RUSE,
  SHOT,
  STACK,
  START,
  STEPS,
  STREET,
  sideOf,
  UNITS,
  WALL,
  WALL_START,
} from '../breach/board.ts';

/**
 * Breach on boardgame.io, as its manual teaches it: `G` is plain data that moves change through Immer; a turn is a round; each
 * decision is a stage with its moves; a move checks its arguments and says INVALID_MOVE; `ai.enumerate` lists what is legal.
 * The paragraphs are those of RULES.md.
 */

export interface Unit {
  hex: number | null;
  steps: number;
}
export interface Player {
  deck: number[];
  hand: number[];
  laid: number | null;
  discards: number[];
}
export interface Battle {
  /** The side that attacks. */
  side: number;
  from: number;
  hex: number;
  pursuit: boolean;
  round: number;
  loser: number;
  hits: number;
}
export interface BreachG {
  units: Unit[];
  cannons: (number | null)[];
  walls: number[];
  players: Player[];
  /** The cannon being placed. */
  cannon: number;
  /** Operations finished in this round. */
  operations: number;
  battle: Battle | null;
  /** Where the attacked side went. */
  away: number | null;
}

export interface Outcome {
  winner: number;
  ending: 'citadel' | 'destroyed' | 'held';
}

type Stage = 'place' | 'operate' | 'evade' | 'layAttacking' | 'layDefending' | 'lose' | 'retreat' | 'pursue';

/** What boardgame.io hands to every move and hook. */
interface Context {
  G: BreachG;
  ctx: Ctx;
  events: {
    endTurn(): void;
    endGame(outcome: Outcome): void;
    setActivePlayers(arg: { value: Record<string, string> }): void;
  };
  random: { D6(): number; Shuffle<T>(deck: T[]): T[] };
}
type MoveContext = Context & { playerID: string };
type Result = typeof INVALID_MOVE | undefined;

// ---- what the rules count ----------------------------------------------------------------------------------------------

const unitsIn = (G: BreachG, side: number, hex: number): number => {
  let count = 0;
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++) if (G.units[unit].hex === hex) count++;
  return count;
};
const occupied = (G: BreachG, side: number, hex: number): boolean => {
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++) if (G.units[unit].hex === hex) return true;
  return false;
};
const stepsIn = (G: BreachG, side: number, hex: number): number => {
  let count = 0;
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++)
    if (G.units[unit].hex === hex) count += G.units[unit].steps;
  return count;
};
const enemyBeside = (G: BreachG, side: number, hex: number): boolean => {
  for (let unit = firstOf(1 - side), end = endOf(1 - side); unit < end; unit++) {
    const at = G.units[unit].hex;
    if (at !== null && NEIGHBOURS[hex].includes(at)) return true;
  }
  return false;
};
const inContact = (G: BreachG, side: number): boolean => {
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++) {
    const at = G.units[unit].hex;
    if (at !== null && enemyBeside(G, side, at)) return true;
  }
  return false;
};
const open = (G: BreachG, side: number, hex: number): boolean =>
  side === DEFENDER || !isWall(hex) || G.walls[hex - WALL] < CLOSED;
const neighbours = (a: number, b: number): boolean => NEIGHBOURS[a]?.includes(b) ?? false;
const hexOfSide = (battle: Battle, side: number): number => (side === battle.side ? battle.from : battle.hex);

// ---- what is legal -----------------------------------------------------------------------------------------------------

const legal = {
  place(G: BreachG, hex: number): boolean {
    const at = G.cannons[G.cannon];
    if (at === null || !isCamp(hex)) return false;
    if (hex !== at && !neighbours(hex, at)) return false;
    let others = 0;
    for (let i = 0; i < G.cannons.length; i++) if (i !== G.cannon && G.cannons[i] === hex) others++;
    return others < CANNONS_IN_CAMP && !occupied(G, DEFENDER, hex);
  },
  march(G: BreachG, side: number, index: number, hex: number): boolean {
    const unit = G.units[index];
    if (!unit || sideOf(index) !== side || unit.hex === null || !neighbours(unit.hex, hex)) return false;
    return !occupied(G, 1 - side, hex) && unitsIn(G, side, hex) < STACK && open(G, side, hex);
  },
  attack(G: BreachG, side: number, from: number, hex: number): boolean {
    if (!occupied(G, side, from) || !neighbours(from, hex)) return false;
    return occupied(G, 1 - side, hex) && open(G, side, hex);
  },
  rally(G: BreachG, side: number, index: number): boolean {
    const unit = G.units[index];
    if (!unit || sideOf(index) !== side || unit.hex === null || unit.steps >= STEPS) return false;
    return !enemyBeside(G, side, unit.hex);
  },
  pass(G: BreachG, side: number): boolean {
    return !inContact(G, side);
  },
  withdraw(G: BreachG, battle: Battle, hex: number): boolean {
    const other = 1 - battle.side;
    if (!neighbours(battle.hex, hex) || occupied(G, battle.side, hex)) return false;
    return unitsIn(G, other, hex) + unitsIn(G, other, battle.hex) <= STACK && open(G, other, hex);
  },
  evade(G: BreachG, battle: Battle, hex: number): boolean {
    return !isWall(battle.hex) && battle.hex !== CITADEL && legal.withdraw(G, battle, hex);
  },
  lay(G: BreachG, side: number, card: number): boolean {
    if (!G.players[side].hand.includes(card)) return false;
    return G.battle?.side === side ? !isGuard(card) : !isStorm(card);
  },
  lose(G: BreachG, battle: Battle, index: number): boolean {
    const unit = G.units[index];
    return unit !== undefined && sideOf(index) === battle.loser && unit.hex === hexOfSide(battle, battle.loser);
  },
  fallBack(G: BreachG, battle: Battle, hex: number): boolean {
    return battle.loser !== battle.side && legal.withdraw(G, battle, hex);
  },
  breakOff(battle: Battle): boolean {
    return battle.loser === battle.side;
  },
  pursue(G: BreachG, battle: Battle): boolean {
    return G.away !== null && open(G, battle.side, G.away);
  },
};

export interface Choice {
  move: string;
  args: number[];
}

/** The moves of a stage, and for each of them what its arguments can be: one list of candidates after the other. */
interface Offer {
  move: string;
  /** Candidates for the next argument; none: the move has all it needs. */
  next(G: BreachG, side: number, args: readonly number[]): readonly number[] | undefined;
  legal(G: BreachG, side: number, args: readonly number[]): boolean;
}

const range = (length: number): number[] => [...new Array(length).keys()];
const HEX_LIST = range(HEXES.length);
const UNIT_LIST = range(UNITS.length);
const CARD_LIST = range(CARDS.length);
const NOTHING: readonly number[] = [];

const plain = (move: string, allowed: Offer['legal'] = () => true): Offer => ({
  move,
  next: () => undefined,
  legal: allowed,
});
const single = (move: string, candidates: (G: BreachG) => readonly number[], allowed: Offer['legal']): Offer => ({
  move,
  next: (G, _side, args) => (args.length === 0 ? candidates(G) : undefined),
  legal: allowed,
});
const double = (
  move: string,
  first: readonly number[],
  second: (G: BreachG, side: number, first: number) => readonly number[],
  allowed: Offer['legal'],
): Offer => ({
  move,
  next: (G, side, args) => (args.length === 0 ? first : args.length === 1 ? second(G, side, args[0]) : undefined),
  legal: allowed,
});

const evadeTo = ({ battle }: BreachG): readonly number[] =>
  battle && !isWall(battle.hex) && battle.hex !== CITADEL ? NEIGHBOURS[battle.hex] : NOTHING;
const fallBackTo = ({ battle }: BreachG): readonly number[] =>
  battle && battle.loser !== battle.side ? NEIGHBOURS[battle.hex] : NOTHING;
const inBattle =
  (test: (G: BreachG, battle: Battle, value: number) => boolean): Offer['legal'] =>
  (G, _side, [value]) =>
    G.battle !== null && test(G, G.battle, value);
const layings: Offer[] = [
  single(
    'lay',
    () => CARD_LIST,
    (G, side, [card]) => legal.lay(G, side, card),
  ),
  plain('noCard'),
];

const offers: Record<Stage, Offer[]> = {
  place: [
    single(
      'place',
      () => HEX_LIST,
      (G, _side, [hex]) => legal.place(G, hex),
    ),
  ],
  operate: [
    double(
      'march',
      UNIT_LIST,
      (G, side, unit) => {
        const { hex } = G.units[unit];
        return sideOf(unit) === side && hex !== null ? NEIGHBOURS[hex] : NOTHING;
      },
      (G, side, [unit, hex]) => legal.march(G, side, unit, hex),
    ),
    double(
      'attack',
      HEX_LIST,
      (G, side, from) => (occupied(G, side, from) ? NEIGHBOURS[from] : NOTHING),
      (G, side, [from, hex]) => legal.attack(G, side, from, hex),
    ),
    single(
      'rally',
      () => UNIT_LIST,
      (G, side, [unit]) => legal.rally(G, side, unit),
    ),
    plain('pass', legal.pass),
  ],
  evade: [plain('stand'), single('evade', evadeTo, inBattle(legal.evade))],
  layAttacking: layings,
  layDefending: layings,
  lose: [single('lose', () => UNIT_LIST, inBattle(legal.lose))],
  retreat: [
    plain('hold'),
    single('fallBack', fallBackTo, inBattle(legal.fallBack)),
    plain(
      'breakOff',
      inBattle((_G, battle) => legal.breakOff(battle)),
    ),
  ],
  pursue: [plain('pursue', inBattle(legal.pursue)), plain('halt')],
};

/** The one player who has to decide. */
export const decider = (ctx: Ctx): string | undefined => {
  for (const playerID in ctx.activePlayers) return playerID;
  return undefined;
};
const offered = (ctx: Ctx): Offer[] => {
  const playerID = decider(ctx);
  return playerID === undefined ? [] : offers[ctx.activePlayers?.[playerID] as Stage];
};

/** Every legal move, for boardgame.io's bots. */
export const enumerate = (G: BreachG, ctx: Ctx): Choice[] => {
  const side = Number(decider(ctx));
  const out: Choice[] = [];
  const walk = (offer: Offer, args: number[]): void => {
    const values = offer.next(G, side, args);
    if (values) for (const value of values) walk(offer, [...args, value]);
    else if (offer.legal(G, side, args)) out.push({ move: offer.move, args });
  };
  for (const offer of offered(ctx)) walk(offer, []);
  return out;
};

/**
 * One legal move at random, found as Ravelin's kernel finds it: the kind first, then each value; candidates are tried in random
 * order until one holds. No list of all moves is made.
 */
export const randomChoice = (G: BreachG, ctx: Ctx, draw: (n: number) => number): Choice => {
  const side = Number(decider(ctx));
  const args: number[] = [];
  const take = <T>(pool: T[]): T => {
    const at = pool.length === 1 ? 0 : draw(pool.length);
    const taken = pool[at];
    const last = pool.pop() as T;
    if (at < pool.length) pool[at] = last;
    return taken;
  };
  const complete = (offer: Offer): boolean => {
    const values = offer.next(G, side, args);
    if (!values) return offer.legal(G, side, args);
    const pool = [...values];
    while (pool.length > 0) {
      args.push(take(pool));
      if (complete(offer)) return true;
      args.pop();
    }
    return false;
  };
  const kinds = [...offered(ctx)];
  while (kinds.length > 0) {
    const offer = take(kinds);
    if (complete(offer)) return { move: offer.move, args };
  }
  throw new Error('No move is legal.');
};

// ---- what happens ------------------------------------------------------------------------------------------------------

const ask = ({ ctx, events }: Context, side: number, stage: Stage): void => {
  if (ctx.activePlayers?.[side] !== stage) events.setActivePlayers({ value: { [side]: stage } });
};

/** What follows when units of a side have come into a hex. True: the game is over. */
const enter = ({ G, events }: Context, side: number, hex: number): boolean => {
  if (side === DEFENDER) for (let i = 0; i < G.cannons.length; i++) if (G.cannons[i] === hex) G.cannons[i] = null;
  if (side !== BESIEGER || hex !== CITADEL) return false;
  events.endGame({ winner: BESIEGER, ending: 'citadel' });
  return true;
};

const moveForce = (G: BreachG, side: number, from: number, to: number): void => {
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++)
    if (G.units[unit].hex === from) G.units[unit].hex = to;
};

const fillHand = ({ G, random }: Context, side: number): void => {
  const player = G.players[side];
  while (player.hand.length < HAND) {
    if (player.deck.length === 0) {
      player.deck = random.Shuffle(player.discards);
      player.discards = [];
    }
    player.hand.push(player.deck.pop() as number);
  }
};

const fire = ({ G, random }: Context): void => {
  for (const at of G.cannons) {
    if (at === null) continue;
    let target = -1;
    for (const hex of NEIGHBOURS[at])
      if (isWall(hex) && (target < 0 || G.walls[hex - WALL] > G.walls[target - WALL])) target = hex;
    if (random.D6() >= SHOT && G.walls[target - WALL] > 0) G.walls[target - WALL]--;
  }
};

const nextCannon = (context: Context): void => {
  const { G } = context;
  while (G.cannon < CANNONS.length && G.cannons[G.cannon] === null) G.cannon++;
  if (G.cannon < CANNONS.length) ask(context, BESIEGER, 'place');
  else {
    fire(context);
    ask(context, BESIEGER, 'operate');
  }
};

const beginRound = (context: Context): void => {
  const { G } = context;
  fillHand(context, BESIEGER);
  fillHand(context, DEFENDER);
  G.cannon = 0;
  G.operations = 0;
  nextCannon(context);
};

const operationDone = (context: Context): void => {
  const { G, ctx, events } = context;
  G.battle = null;
  G.away = null;
  G.operations++;
  if (G.operations < 2) ask(context, BESIEGER, 'operate');
  else if (G.operations === 2) ask(context, DEFENDER, 'operate');
  else if (ctx.turn < ROUNDS) events.endTurn();
  else events.endGame({ winner: DEFENDER, ending: 'held' });
};

const beginBattle = (context: Context, side: number, from: number, hex: number, pursuit: boolean): void => {
  context.G.battle = { side, from, hex, pursuit, round: 0, loser: side, hits: 0 };
  context.G.away = null;
  if (pursuit) nextBattleRound(context, context.G.battle);
  else ask(context, 1 - side, 'evade');
};

const nextBattleRound = (context: Context, battle: Battle): void => {
  if (battle.round === BATTLE_ROUNDS) operationDone(context);
  else {
    battle.round++;
    ask(context, battle.side, 'layAttacking');
  }
};

const total = ({ G, random }: Context, battle: Battle, side: number): number => {
  const hex = hexOfSide(battle, side);
  const { laid } = G.players[side];
  let sum = random.D6() + stepsIn(G, side, hex);
  if (laid !== null && G.players[1 - side].laid !== RUSE) sum += BONUS[laid];
  if (side !== battle.side) {
    if (isWall(hex) && side === DEFENDER) sum += G.walls[hex - WALL];
    if (hex >= STREET) sum++;
  }
  return sum;
};

const fight = (context: Context, battle: Battle): void => {
  const { G } = context;
  const other = 1 - battle.side;
  const mine = total(context, battle, battle.side);
  const theirs = total(context, battle, other);
  for (const player of G.players)
    if (player.laid !== null) {
      player.discards.push(player.laid);
      player.laid = null;
    }
  if (mine === theirs) nextBattleRound(context, battle);
  else {
    battle.loser = mine > theirs ? other : battle.side;
    battle.hits = Math.abs(mine - theirs) >= ROUT ? 2 : 1;
    ask(context, battle.loser, 'lose');
  }
};

const stepLost = (context: Context, battle: Battle): void => {
  const { G, events } = context;
  const { loser } = battle;
  if (occupied(G, loser, hexOfSide(battle, loser))) ask(context, loser, battle.hits > 0 ? 'lose' : 'retreat');
  else if (G.units.every((unit, index) => sideOf(index) !== loser || unit.hex === null))
    events.endGame({ winner: 1 - loser, ending: 'destroyed' });
  else if (loser === battle.side) operationDone(context);
  else advance(context, battle);
};

const withdraw = (context: Context, battle: Battle, hex: number): void => {
  const { G } = context;
  moveForce(G, 1 - battle.side, battle.hex, hex);
  G.away = hex;
  if (!enter(context, 1 - battle.side, hex)) advance(context, battle);
};

const advance = (context: Context, battle: Battle): void => {
  const { G } = context;
  moveForce(G, battle.side, battle.from, battle.hex);
  if (enter(context, battle.side, battle.hex)) return;
  if (G.away !== null && !battle.pursuit) ask(context, battle.side, 'pursue');
  else operationDone(context);
};

// ---- moves -------------------------------------------------------------------------------------------------------------

const lay = (context: MoveContext, card: number): Result => {
  const { G, playerID } = context;
  const side = Number(playerID);
  if (!legal.lay(G, side, card)) return INVALID_MOVE;
  const player = G.players[side];
  player.hand.splice(player.hand.indexOf(card), 1);
  player.laid = card;
  laid(context, side);
};
const noCard = (context: MoveContext): void => laid(context, Number(context.playerID));
const laid = (context: Context, side: number): void => {
  const { battle } = context.G;
  if (!battle) return;
  if (side === battle.side) ask(context, 1 - side, 'layDefending');
  else fight(context, battle);
};

const moves = {
  place(context: MoveContext, hex: number): Result {
    const { G } = context;
    if (!legal.place(G, hex)) return INVALID_MOVE;
    G.cannons[G.cannon] = hex;
    G.cannon++;
    nextCannon(context);
  },
  march(context: MoveContext, index: number, hex: number): Result {
    const { G, playerID } = context;
    const side = Number(playerID);
    if (!legal.march(G, side, index, hex)) return INVALID_MOVE;
    G.units[index].hex = hex;
    if (!enter(context, side, hex)) operationDone(context);
  },
  attack(context: MoveContext, from: number, hex: number): Result {
    const { G, playerID } = context;
    const side = Number(playerID);
    if (!legal.attack(G, side, from, hex)) return INVALID_MOVE;
    beginBattle(context, side, from, hex, false);
  },
  rally(context: MoveContext, index: number): Result {
    const { G, playerID } = context;
    if (!legal.rally(G, Number(playerID), index)) return INVALID_MOVE;
    G.units[index].steps = STEPS;
    operationDone(context);
  },
  pass(context: MoveContext): Result {
    if (!legal.pass(context.G, Number(context.playerID))) return INVALID_MOVE;
    operationDone(context);
  },
  stand(context: MoveContext): Result {
    const { battle } = context.G;
    if (!battle) return INVALID_MOVE;
    nextBattleRound(context, battle);
  },
  evade(context: MoveContext, hex: number): Result {
    const { battle } = context.G;
    if (!battle || !legal.evade(context.G, battle, hex)) return INVALID_MOVE;
    withdraw(context, battle, hex);
  },
  lose(context: MoveContext, index: number): Result {
    const { G } = context;
    const { battle } = G;
    if (!battle || !legal.lose(G, battle, index)) return INVALID_MOVE;
    const unit = G.units[index];
    battle.hits--;
    unit.steps--;
    if (unit.steps === 0) unit.hex = null;
    stepLost(context, battle);
  },
  hold(context: MoveContext): Result {
    const { battle } = context.G;
    if (!battle) return INVALID_MOVE;
    nextBattleRound(context, battle);
  },
  fallBack(context: MoveContext, hex: number): Result {
    const { battle } = context.G;
    if (!battle || !legal.fallBack(context.G, battle, hex)) return INVALID_MOVE;
    withdraw(context, battle, hex);
  },
  breakOff(context: MoveContext): Result {
    const { battle } = context.G;
    if (!battle || !legal.breakOff(battle)) return INVALID_MOVE;
    operationDone(context);
  },
  pursue(context: MoveContext): Result {
    const { battle, away } = context.G;
    if (!battle || away === null || !legal.pursue(context.G, battle)) return INVALID_MOVE;
    beginBattle(context, battle.side, battle.hex, away, true);
  },
  halt(context: MoveContext): void {
    operationDone(context);
  },
};

const { place, march, attack, rally, pass, stand, evade, lose, hold, fallBack, breakOff, pursue, halt } = moves;
const stages: Record<Stage, { moves: Record<string, unknown> }> = {
  place: { moves: { place } },
  operate: { moves: { march, attack, rally, pass } },
  evade: { moves: { stand, evade } },
  layAttacking: { moves: { lay, noCard } },
  layDefending: { moves: { lay, noCard } },
  lose: { moves: { lose } },
  retreat: { moves: { hold, fallBack, breakOff } },
  pursue: { moves: { pursue, halt } },
};

const newDeck = (): number[] => CARDS.flatMap((_, card) => new Array<number>(COPIES).fill(card));

/** A new description of the game; `more` adds to it (a seed, plugins). boardgame.io writes into it, so each user gets their own. */
export const breachGame = (more: Partial<Game<BreachG>> = {}): Game<BreachG> => ({
  name: 'breach',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => ({
    units: START.map((hex) => ({ hex, steps: STEPS })),
    cannons: [...CANNON_START],
    walls: new Array<number>(STREET - WALL).fill(WALL_START),
    players: [BESIEGER, DEFENDER].map(() => ({
      deck: random.Shuffle(newDeck()),
      hand: [],
      laid: null,
      discards: [],
    })),
    cannon: 0,
    operations: 0,
    battle: null,
    away: null,
  }),
  turn: {
    order: { first: () => BESIEGER, next: () => BESIEGER },
    onBegin: (context) => beginRound(context as unknown as Context),
    stages: stages as never,
  },
  ai: { enumerate: (G, ctx) => enumerate(G, ctx) as never },
  ...more,
});

export type BreachState = State<BreachG>;

/** boardgame.io's own parts, put together as its local master does, without Redux around them. */
export const engine = (game: Game<BreachG>) => {
  const reducer = CreateGameReducer({ game: game as Game });
  return {
    start: (): BreachState => InitializeGame({ game: game as Game, numPlayers: 2 }),
    make: (state: BreachState, { move, args }: Choice, playerID: string): BreachState =>
      reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } as never }) as BreachState,
  };
};
