import { Refusal, type SchemaOf, schemas, setNamed } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { best } from './best.ts';
import { coverage } from './coverage.ts';
import { serve } from './engine.ts';
import { fuzz } from './fuzz.ts';
import { complain, type Io, say } from './io.ts';
import { lab } from './lab.ts';
import { gameNamed, kernelOf } from './library.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { replay } from './replay.ts';
import { sim } from './sim.ts';
import { verify } from './verify.ts';
import { worker } from './worker.ts';

/** The `ravelin` command. */

interface Command {
  readonly usage: string;
  readonly about: string;
  run(argv: readonly string[], io: Io): number | Promise<number>;
}

const listGames = (_argv: readonly string[], io: Io): number => {
  for (const game of games) {
    say(io, `${game.id}  ${game.title}, for ${game.seats.join(' and ')}`);
    for (const { id, title, text } of game.scenarios) say(io, `  scenario ${id}: ${title}. ${text}`);
    for (const { id, text, values, default: usual } of game.options) {
      say(io, `  option ${id}: ${text}`);
      for (const value of values)
        say(io, `    ${value.id}${value.id === usual ? ' (usual)' : ''}: ${value.title}. ${value.text}`);
    }
    for (const { id, title, text, hash } of game.sets) say(io, `  components ${id} (${hash}): ${title}. ${text}`);
  }
  return 0;
};

const printSchema = ([id, of, ...rest]: readonly string[], io: Io): number => {
  if (id === undefined || of === undefined || rest.length > 0 || !Object.hasOwn(schemas, of))
    throw new Refusal('bad-arguments', `Say which: ravelin schema GAME ${Object.keys(schemas).join('|')}`);
  const game = gameNamed(id);
  say(io, JSON.stringify(schemas[of as SchemaOf](kernelOf(game), setNamed(game, undefined).kit), null, 2));
  return 0;
};

const START = '[--scenario ID] [--option NAME=VALUE]... [--components ID|PATH] [--seed S]';

const commands: Readonly<Record<string, Command>> = {
  games: { usage: 'games', about: 'the games, their scenarios, options and component sets', run: listGames },
  play: {
    usage: `play [GAME] [--side SEAT|both|none] [--against LEVEL] [--load FILE] ${START}`,
    about: 'play in this terminal',
    run: play,
  },
  sim: {
    usage: `sim [GAME] [--games N] [--json] [--records DIR] ${START}`,
    about: 'play random games and count how they end',
    run: sim,
  },
  best: {
    usage: 'best FILE [--iterations N | --milliseconds N] [--seed S] [--json]',
    about: 'what the computer would do in a recorded game, where it stands, and why',
    run: best,
  },
  analyse: {
    usage: 'analyse FILE [--level LEVEL] [--seed S] [--jobs N] [--keep] [--again] [--json] | analyse --schema',
    about: 'where a finished game turned, and how much was luck (docs/analysis.md); --keep: into its file',
    run: analyse,
  },
  arena: {
    usage: `arena GAME A [B] [--games N] [--test LOW:HIGH] [--keep FILE] [--every] [--jobs N] [--workers NATS] [--json] ${START}`,
    about: 'let two players play many games: random, thumb, first, a level, search:ITERATIONS',
    run: arena,
  },
  lab: {
    usage: `lab GAME --games N --players A,B --out FILE.html|json|csv [--players C,D]... [--against PATH] [--sweep WAY=FROM..TO:STEP] [--records DIR] [--fresh] [--jobs N] [--workers NATS] ${START}`,
    about:
      'play many games and report who wins, how they end, and what every card, unit and order is worth (docs/laboratory.md)',
    run: lab,
  },
  puzzles: {
    usage:
      'puzzles GAME [--find N [--seed S] [--games N] [--tries N] [--playing N] [--worlds N] [--margin N] [--late N] [--expected N] | --check [--times N] [--drop]] [--out FILE]',
    about:
      'the puzzles of a game; --find: look for more in games between computers; --check: prove those that are stored (docs/puzzles.md)',
    run: puzzles,
  },
  worker: {
    usage: 'worker [--nats URL] [--threads N]',
    about:
      'think for the computer players of servers, and play games of arenas and the laboratory, that are handed in over NATS',
    run: worker,
  },
  replay: {
    usage: 'replay FILE [--to N] [--components ID|PATH]',
    about: 'check a recorded game and tell it move by move',
    run: replay,
  },
  verify: {
    usage: 'verify FILE [--commitment HEX] [--json]',
    about: 'check that every random result of a game on a server follows from its commitment (docs/fair-dice.md)',
    run: verify,
  },
  engine: {
    usage: 'engine',
    about: 'speak the engine protocol on standard input and output (docs/protocol.md)',
    run: async (_argv, { input, output }) => {
      await serve(input, output);
      return 0;
    },
  },
  coverage: {
    usage: 'coverage GAME [--all]',
    about: 'run the tests and list the paragraphs that none of them exercises',
    run: coverage,
  },
  schema: { usage: 'schema GAME position|view|record|event', about: 'print a JSON Schema', run: printSchema },
  fuzz: {
    usage: 'fuzz [GAME] [--table] [--games N] [--from I] [--seed S] [--jobs N] [--only I]',
    about: 'play random games with every check on; --table: that no table tells a secret',
    run: fuzz,
  },
  help: { usage: 'help', about: 'this text', run: (_argv, io) => help(io) },
};

const help = (io: Io): number => {
  say(io, 'Ravelin: siege and battle board games.', '');
  for (const { usage, about } of Object.values(commands)) say(io, `  ravelin ${usage}`, `      ${about}`);
  return 0;
};

/** Runs a command line; gives the exit code: 1 where it failed, 2 where it was not understood. */
export const main = async ([name = 'help', ...rest]: readonly string[], io: Io): Promise<number> => {
  const wanted = name === '--help' || name === '-h' || rest.includes('--help') ? 'help' : name;
  if (!Object.hasOwn(commands, wanted)) {
    complain(io, `There is no command "${name}".`, `Commands: ${Object.keys(commands).join(', ')}.`);
    return 2;
  }
  const command = commands[wanted];
  try {
    return await command.run(rest, io);
  } catch (error) {
    const unread = error instanceof TypeError && (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
    if (!unread && !(error instanceof Refusal)) throw error;
    complain(io, error.message);
    if (!unread && error instanceof Refusal && error.code !== 'bad-arguments') return 1;
    complain(io, `Usage: ravelin ${command.usage}`);
    return 2;
  }
};
