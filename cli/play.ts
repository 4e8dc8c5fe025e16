import { parseArgs } from 'node:util';
import { mannerNamed } from '@ravelin/bot';
import { type AnyGame, isOpenOption, type Options, openOptions, Random, Refusal } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { LEVEL_NAMES } from '@ravelin/table';
import { gameArgument, optionsArgument, START, scenarioArgument, setArgument } from './args.ts';
import { Asker } from './asker.ts';
import { type Io, readJson, say } from './io.ts';
import { begin, freshSeed, gameOfRecord, load } from './library.ts';
import { tellReopened } from './reopened.ts';
import { namer } from './sentences.ts';
import { Session } from './session.ts';

/** `ravelin play`: asks what is not said on the command line, then plays. */

/** The seats that people play; nobody: the computer plays both, to be watched. */
type People = ReadonlySet<number>;

const everybody = (game: AnyGame): People => new Set(game.seats.keys());

const peopleArgument = (game: AnyGame, side: string): People => {
  if (side === 'both') return everybody(game);
  if (side === 'none') return new Set();
  const seat = game.seats.indexOf(side);
  if (seat < 0) throw new Refusal('bad-arguments', `--side is one of ${[...game.seats, 'both', 'none'].join(', ')}.`);
  return new Set([seat]);
};

/** A numbered menu. Enter takes the first line; the end of the input gives undefined. */
const choose = async <T>(asker: Asker, io: Io, list: readonly (readonly [T, string])[]): Promise<T | undefined> => {
  for (const [i, [, text]] of list.entries()) say(io, `  ${i + 1}  ${text}`);
  for (;;) {
    const answer = await asker.ask('Your choice [1]: ');
    if (answer === null) return undefined;
    const chosen = list[answer === '' ? 0 : Number(answer) - 1];
    if (chosen) return chosen[0];
    say(io, `A number from 1 to ${list.length}, please.`);
  }
};

const chooseSides = (asker: Asker, io: Io, game: AnyGame): Promise<People | undefined> => {
  const name = namer(game, game.sets[0].kit);
  return choose<People>(asker, io, [
    ...game.seats.map(
      (seat, i) =>
        [new Set([i]), `You lead ${name(seat)}${game.seats.length > 1 ? ' against the computer' : ''}`] as const,
    ),
    ...(game.seats.length > 1 ? [[everybody(game), 'Two players take turns at this screen'] as const] : []),
    [new Set<number>(), 'Watch the computer play'],
  ]);
};

const chooseOptions = async (asker: Asker, io: Io, game: AnyGame, options: Options): Promise<Options | undefined> => {
  let chosen = { ...options };
  while (game.options.length > 0) {
    say(io, '', 'Options');
    const open = game.options.filter((option) => isOpenOption(option, chosen));
    for (const [i, { id, title, values }] of open.entries())
      say(io, `  ${i + 1}  ${title}: ${values.find((value) => value.id === chosen[id])?.title}`);
    const answer = await asker.ask('Enter to begin, or the number of an option to change it: ');
    if (answer === null) return undefined;
    if (answer === '') break;
    const option = open[Number(answer) - 1];
    if (!option) continue;
    say(io, option.text);
    const value = await choose(
      asker,
      io,
      option.values.map(({ id, title, text }) => [id, `${title}. ${text}`]),
    );
    if (value === undefined) return undefined;
    chosen = openOptions(game.options, { ...chosen, [option.id]: value });
  }
  return chosen;
};

const chooseScenario = async (asker: Asker, io: Io, { scenarios }: AnyGame): Promise<string | undefined> =>
  scenarios.length === 1
    ? scenarios[0].id
    : choose(
        asker,
        io,
        scenarios.map(({ id, title, text }) => [id, `${title}. ${text}`]),
      );

/** How strong the computer is. */
const chooseOpponent = (asker: Asker, io: Io): Promise<string | undefined> => {
  say(io, '', 'Who plays for the computer?');
  return choose(asker, io, [
    ...LEVEL_NAMES.map(({ id, title, text }) => [id, `${title.en}. ${text.en}`] as const),
    ['random', 'A random player.'],
  ]);
};

export const play = async (argv: readonly string[], io: Io): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { ...START, side: { type: 'string' }, against: { type: 'string' }, load: { type: 'string' } },
  });
  const { side, load: file, seed, against } = values;
  if (against !== undefined) mannerNamed(against);
  const record = file === undefined ? undefined : readJson(file);
  const unsaid = positionals[0] === undefined && games.length > 1;
  const named = record !== undefined ? gameOfRecord(record) : unsaid ? undefined : gameArgument(positionals[0]);
  if (named && side !== undefined) peopleArgument(named, side);
  const asker = new Asker(io);
  const farewell = (): number => {
    say(io, 'Good-bye.');
    return 0;
  };
  try {
    say(io, 'Ravelin', '');
    const game =
      named ??
      (await choose(
        asker,
        io,
        games.map((one) => [one, one.title]),
      ));
    if (!game) return farewell();
    const set = setArgument(game, values.components);
    const given = optionsArgument(game, values.option);
    const loaded = record === undefined ? undefined : load(record, undefined, [set]);
    say(io, `${game.title} (${set.title}: ${set.text})`, '');
    if (loaded?.reopened) say(io, ...tellReopened(loaded.reopened), '');
    const people = side === undefined ? await chooseSides(asker, io, game) : peopleArgument(game, side);
    if (!people) return farewell();
    const told = side !== undefined || loaded !== undefined;
    const scenario =
      told || values.scenario ? scenarioArgument(game, values.scenario) : await chooseScenario(asker, io, game);
    if (scenario === undefined) return farewell();
    const asked = told ? given : await chooseOptions(asker, io, game, given);
    if (!asked) return farewell();
    const match = loaded ?? begin(game, { set, scenario, options: asked, ...(seed !== undefined && { seed }) });
    // With a seed the whole evening can be had again, the computer's moves included.
    const chance = new Random(seed === undefined ? freshSeed() : `${seed}/computer`);
    const rivals = everybody(game).size > people.size;
    const opponent = against ?? (rivals && side === undefined ? await chooseOpponent(asker, io) : 'random');
    if (opponent === undefined) return farewell();
    await new Session(match, people, chance, opponent, asker, io).run();
    return farewell();
  } finally {
    asker.close();
  }
};
