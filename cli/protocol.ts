import {
  type AnyGame,
  DONE,
  type Ledger,
  Refusal,
  type SchemaOf,
  type Source,
  saveState,
  schemas,
  setNamed,
  type Viewer,
} from '@ravelin/engine';
import { games } from '@ravelin/games';
import { bestMove, type Effort, hints, odds } from './advise.ts';
import { type AnyMatch, begin, beginAt, freshSeed, gameNamed, kernelOf, load, machineChance } from './library.ts';
import { playOn, playRandomGame, Tally } from './random-play.ts';
import { type Id, Request } from './request.ts';

/**
 * The engine protocol (docs/protocol.md): one JSON object a line in, one out. It holds one game at a time. Whatever a client sends,
 * it answers with one line and goes on; a request either succeeds or leaves everything as it was.
 */

const LISTED = 2000;
const MOST_GAMES = 100_000;
const MOST_MOVES = 100_000;
const MOST_ITERATIONS = 1_000_000;
const MOST_MILLISECONDS = 60_000;

interface Word {
  readonly takes: readonly string[];
  run(request: Request): unknown;
}

const START = ['game', 'scenario', 'options', 'components'];

const ledgerJson = ({ title, of, lines, total }: Ledger) => ({ title, lines, total, ...(of !== undefined && { of }) });

/** The decision that is due, as every reply about the course of the game tells it. */
const status = (match: AnyMatch) => {
  const pending = match.kernel.pending(match.state);
  return {
    seat: match.seat,
    decision: pending?.decision.id ?? null,
    ...(pending && {
      rule: pending.rule,
      prompt: match.kernel.prompt(match.state),
      ...(pending.decision.about && { about: match.kernel.about(match.state) }),
    }),
    ...(match.over && { result: match.result }),
  };
};

const listed = ({ id, title, text }: { id: string; title: string; text: string }) => ({ id, title, text });

const gameJson = (game: AnyGame) => ({
  id: game.id,
  title: game.title,
  rules: game.rules,
  seats: game.seats,
  ...(game.allied && { allied: game.allied }),
  scenarios: game.scenarios.map(listed),
  options: game.options.map((option) => ({
    ...listed(option),
    default: option.default,
    ...(option.needs && { needs: option.needs }),
    values: option.values.map(listed),
  })),
  components: game.sets.map((set) => ({ ...listed(set), hash: set.hash })),
  endings: game.endings.map(listed),
  starts: game.starts.map(({ id, rule, text }) => ({ id, rule, text })),
});

/**
 * Every legal move, up to the limit. A kind that has too many to list is given as `open`: its notation and what may come first in
 * it.
 */
const legalMoves = (match: AnyMatch, limit: number) => {
  const { kernel, state } = match;
  const moves: string[] = [];
  const open: { notation: string; next: (string | number)[]; closes?: boolean }[] = [];
  for (const [i, kind] of (kernel.pending(state)?.decision.moves ?? []).entries()) {
    const found = match.legalOf(i, limit - moves.length);
    if (found) {
      moves.push(...found);
      continue;
    }
    // A kind without choices can be over the limit too, when the kinds before it have used that up.
    const domain = (kind.list ?? kind.slots.at(0))?.over;
    const next = kernel.next(state, [i]);
    open.push({
      notation: kind.notation,
      next: next.flatMap((atom) =>
        !domain || (kind.list && atom === DONE) ? [] : domain.name(kernel.stateFor(state, kind).kit as never, atom),
      ),
      ...(kind.list && { closes: next.includes(DONE) }),
    });
  }
  return open.length > 0 ? { moves, open } : { moves };
};

export class EngineProtocol {
  /** `quit` has been said. */
  done = false;
  private match: AnyMatch | undefined;

  /** `chance`: what falls where no seed is given and no dice are scripted. */
  constructor(private readonly chance: Source = machineChance) {}

  /** A map, not an object: `{"do": "constructor"}` is an unknown word like any other. */
  private readonly words: ReadonlyMap<string, Word> = new Map<string, Word>([
    ['games', { takes: [], run: () => ({ games: games.map(gameJson) }) }],
    ['schema', { takes: ['game', 'of', 'components'], run: (request) => this.schema(request) }],
    ['new', { takes: [...START, 'seed'], run: (request) => this.begin(request) }],
    ['setup', { takes: ['game', 'position', 'components', 'dice', 'strict'], run: (request) => this.setUp(request) }],
    ['load', { takes: ['record', 'upTo'], run: (request) => this.load(request) }],
    ['legal', { takes: ['limit'], run: (request) => this.legal(request) }],
    ['why', { takes: ['move'], run: (request) => this.why(request) }],
    ['play', { takes: ['move', 'moves', 'as'], run: (request) => this.play(request) }],
    ['view', { takes: ['seat'], run: (request) => this.current.viewJson(this.viewer(request, 'seat')) }],
    ['position', { takes: [], run: () => this.current.positionJson() }],
    ['state', { takes: [], run: () => saveState(this.current.kernel, this.current.state) }],
    ['hash', { takes: [], run: () => ({ hash: this.current.hash() }) }],
    ['events', { takes: ['as', 'from'], run: (request) => this.events(request) }],
    ['undo', { takes: ['seat'], run: (request) => this.undo(request) }],
    ['record', { takes: ['players'], run: (request) => this.record(request) }],
    ['result', { takes: [], run: () => this.current.result }],
    ['dice', { takes: ['next', 'instead', 'strict'], run: (request) => this.dice(request) }],
    ['random', { takes: ['moves', 'games', ...START, 'seed'], run: (request) => this.random(request) }],
    ['best', { takes: ['iterations', 'milliseconds', 'seed'], run: (request) => this.best(request) }],
    ['hint', { takes: ['iterations', 'milliseconds', 'seed'], run: (request) => this.hint(request) }],
    ['odds', { takes: ['move', 'iterations', 'milliseconds', 'seed'], run: (request) => this.odds(request) }],
    ['quit', { takes: [], run: () => this.quit() }],
  ]);

  /** Answers one line; a blank one is passed over. */
  handle(line: string): string | undefined {
    if (line.trim() === '') return undefined;
    const request = Request.read(line);
    if (!(request instanceof Request)) return failure(request.id, request.refusal);
    try {
      const word = this.words.get(request.word);
      if (!word)
        throw new Refusal(
          'unknown-word',
          `"${request.word.slice(0, 80)}" is not a word of the protocol; there are: ${[...this.words.keys()].join(', ')}.`,
        );
      request.only(word.takes);
      return JSON.stringify({ id: request.id, ok: word.run(request) });
    } catch (error) {
      return failure(request.id, error);
    }
  }

  private get current(): AnyMatch {
    if (!this.match) throw new Refusal('no-game', 'No game has begun: say "new", "setup" or "load" first.');
    return this.match;
  }

  private viewer(request: Request, field: string): Viewer {
    const name = request.text(field);
    const { seats } = this.current.kernel.game;
    if (name === 'spectator') return undefined;
    const seat = seats.indexOf(name);
    if (seat >= 0) return seat;
    throw new Refusal('unknown-seat', `There is no seat "${name}"; there are: ${seats.join(', ')}, spectator.`);
  }

  /** Who is told: without `as` it is everything. */
  private audience(request: Request): Viewer | 'all' {
    return request.has('as') ? this.viewer(request, 'as') : 'all';
  }

  private schema(request: Request): unknown {
    const game = gameNamed(request.text('game'));
    const of = request.text('of');
    if (!Object.hasOwn(schemas, of))
      throw new Refusal('bad-request', `"of" is one of ${Object.keys(schemas).join(', ')}.`);
    return schemas[of as SchemaOf](kernelOf(game), setNamed(game, request.maybeText('components')).kit);
  }

  private start(request: Request, game: AnyGame) {
    const scenario = request.maybeText('scenario');
    return {
      set: setNamed(game, request.maybeText('components')),
      options: request.any('options'),
      ...(scenario !== undefined && { scenario }),
    };
  }

  private begin(request: Request): unknown {
    const game = gameNamed(request.text('game'));
    const seed = request.seed();
    const match = begin(game, { ...this.start(request, game), ...(seed !== undefined && { seed }) }, this.chance);
    this.match = match;
    return { ...status(match), seed: match.seed ?? null };
  }

  private setUp(request: Request): unknown {
    const game = gameNamed(request.text('game'));
    const set = setNamed(game, request.maybeText('components'));
    const position = request.need('position');
    const script = request.results('dice');
    const match = sound('bad-position', () => {
      const made = beginAt(game, { set, position, script, strict: request.maybeFlag('strict') ?? false }, this.chance);
      if (!made.over && made.kernel.next(made.state).length === 0)
        throw new Refusal('bad-position', 'Nobody could move in this position, and nobody has won.');
      return made;
    });
    this.match = match;
    return status(match);
  }

  private load(request: Request): unknown {
    const record = request.need('record');
    const upTo = request.maybeCount('upTo', 0, Number.MAX_SAFE_INTEGER);
    const placed = typeof record === 'object' && record !== null && ('position' in record || 'snapshot' in record);
    const read = () => load(record, upTo, [], this.chance);
    const match = placed ? sound('bad-record', read) : read();
    this.match = match;
    return { ...status(match), moves: match.length, ...(match.reopened && { reopened: match.reopened }) };
  }

  private legal(request: Request): unknown {
    const limit = request.maybeCount('limit', 0, MOST_MOVES) ?? LISTED;
    return { ...status(this.current), ...legalMoves(this.current, limit) };
  }

  private why(request: Request): unknown {
    const match = this.current;
    const { move, reasons, code, message } = match.why(request.text('move', 100_000));
    if (!move) return { legal: false, code, reasons, message };
    if (reasons.length > 0) return { legal: false, move: match.format(move), reasons };
    const warning = match.warning(move);
    return {
      legal: true,
      move: match.format(move),
      reasons,
      ledgers: match.preview(move).map(ledgerJson),
      ...(warning !== undefined && { warning }),
    };
  }

  private play(request: Request): unknown {
    const match = this.current;
    if (request.has('move') === request.has('moves'))
      throw new Refusal('bad-request', '"play" needs either "move" or "moves".');
    const moves = request.maybeTexts('moves') ?? [request.text('move', 100_000)];
    const audience = this.audience(request);
    const before = match.length;
    match.atomically(() => {
      for (const [i, text] of moves.entries())
        try {
          match.play(text);
        } catch (error) {
          if (!(error instanceof Refusal) || !request.has('moves')) throw error;
          throw new Refusal(error.code, `Move ${i + 1} of ${moves.length}: ${error.message}`, error.reasons);
        }
    });
    return { ...status(match), events: match.events(audience, before + 1) };
  }

  private events(request: Request): unknown {
    const from = request.maybeCount('from', 0, Number.MAX_SAFE_INTEGER) ?? 0;
    return { events: this.current.events(this.audience(request), from) };
  }

  private undo(request: Request): unknown {
    this.current.undo(request.maybeText('seat'));
    return status(this.current);
  }

  private record(request: Request): unknown {
    return this.current.record(request.players(this.current.kernel.game.seats));
  }

  private dice(request: Request): unknown {
    request.need('next');
    this.current.script(request.results('next'), request.maybeFlag('instead'), request.maybeFlag('strict'));
    return { waiting: this.current.scriptLeft };
  }

  private random(request: Request): unknown {
    const moves = request.maybeCount('moves', 0, MOST_MOVES);
    const count = request.maybeCount('games', 1, MOST_GAMES);
    const seed = request.seed() ?? freshSeed(this.chance);
    if ((moves === undefined) === (count === undefined))
      throw new Refusal('bad-request', '"random" needs either "moves" or "games".');
    if (count !== undefined) return this.randomGames(request, count, seed);
    for (const name of START)
      if (request.has(name)) throw new Refusal('bad-request', `"random" with "moves" takes no "${name}".`);
    const match = this.current;
    const played = match.atomically(() => playOn(match, seed, moves));
    return { ...status(match), played, seed };
  }

  /** Games of their own: the one under way is not touched. */
  private randomGames(request: Request, count: number, seed: string): unknown {
    const game = request.has('game') ? gameNamed(request.text('game')) : this.current.kernel.game;
    // A match checks the scenario and the options, and fills in what was left out.
    const { set, scenario, options } = begin(game, { ...this.start(request, game), seed });
    const tally = new Tally(game);
    const began = performance.now();
    for (let i = 0; i < count; i++) tally.add(playRandomGame(game, set, scenario, options, `${seed}/${i}`));
    return { ...tally.report((performance.now() - began) / 1000), seed };
  }

  private best(request: Request): unknown {
    return { seat: this.current.seat, ...bestMove(this.current, this.effort(request)) };
  }

  private hint(request: Request): unknown {
    return { seat: this.current.seat, ...hints(this.current, this.effort(request)) };
  }

  private odds(request: Request): unknown {
    const effort = this.effort(request);
    return { seat: this.current.seat, ...odds(this.current, request.text('move', 100_000), effort) };
  }

  /** How much is thought. With a number of iterations and a seed the answer is always the same. */
  private effort(request: Request): Effort {
    const iterations = request.maybeCount('iterations', 1, MOST_ITERATIONS);
    const milliseconds = request.maybeCount('milliseconds', 1, MOST_MILLISECONDS);
    if (iterations !== undefined && milliseconds !== undefined)
      throw new Refusal('bad-request', `"${request.word}" takes "iterations" or "milliseconds", not both.`);
    return { iterations, milliseconds, seed: request.seed() ?? freshSeed(this.chance) };
  }

  private quit(): unknown {
    this.done = true;
    return {};
  }
}

/** A position comes from outside, its flow too: where the rules stumble over it, the position is at fault. */
const sound = (code: string, make: () => AnyMatch): AnyMatch => {
  try {
    return make();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(code, `Play cannot go on from this position: ${(error as Error).message}`);
  }
};

const failure = (id: Id, error: unknown): string => {
  if (error instanceof Refusal) {
    const { code, message, rule, reasons } = error;
    return JSON.stringify({
      id,
      error: { code, message, ...(rule !== undefined && { rule }), ...(reasons.length > 0 && { reasons }) },
    });
  }
  // A fault of the rules or of this program: said, not hidden, and the game stays as it was.
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return JSON.stringify({ id, error: { code: 'internal', message } });
};
