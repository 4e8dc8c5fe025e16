import { type Tried, trying } from '@ravelin/bot';
import { type Base, type GameRecord, type Kernel, ownSet } from '@ravelin/engine';
import { freshSeed, kernelOf, writeKept } from '@ravelin/table';

/** Looks for a game in which a thing of a component set can be tried. */

/** So many games are played for it at most. */
const GAMES = 30;
/** How long it plays before others are heard, in milliseconds. */
const STRETCH = 30;

/** Where it has come to: whoever decides there sits here, the computer on the other seats. */
const keptOf = ({ game, scenario, options, ...record }: GameRecord, here: string, seats: readonly string[]): string =>
  writeKept({
    setting: {
      game,
      scenario,
      options,
      seats: Object.fromEntries(seats.map((seat) => [seat, seat === here ? 'here' : 'captain'])),
    },
    record: { ...record, game, scenario, options },
  });

/** What is to be kept of that game; undefined: none was found in that time. */
export const momentToTry = async (
  id: string,
  files: unknown,
  thing: Tried,
  milliseconds: number,
): Promise<string | undefined> => {
  const kernel = kernelOf(id) as unknown as Kernel<Base, unknown>;
  const { game } = kernel;
  const end = performance.now() + milliseconds;
  const goesOn = (games: number): boolean => games < GAMES && performance.now() < end;
  const search = trying(kernel, ownSet(game, files), thing, freshSeed(), goesOn);
  let heard = performance.now();
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value && keptOf(step.value, seatIn(step.value), game.seats);
    if (performance.now() - heard < STRETCH) continue;
    await new Promise((resolve) => setTimeout(resolve));
    heard = performance.now();
  }
};

/** A record of a running game says where it stands. */
const seatIn = ({ snapshot }: GameRecord): string => String(snapshot?.seat ?? '');
