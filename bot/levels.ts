import { type Base, type Kernel, Refusal, worlds } from '@ravelin/engine';
import { type Bot, unweighed } from './bot.ts';
import { searchBot } from './searching.ts';
import { randomBot, thumbBot, thumbMove } from './thumb.ts';

/** How a bot plays: how much it thinks, and how often it slips. */
export interface Manner {
  /** Of a hundred moves so many are made without care: of the kind that the rule of thumb would choose, but at random. */
  readonly slips?: number;
  /** Worlds that it tries for a move, at most; none: it goes by the rule of thumb. */
  readonly iterations?: number;
  /** Time that it takes for a move, at most. */
  readonly milliseconds?: number;
  /** It moves at random. */
  readonly random?: true;
}

export interface Level extends Manner {
  /** From 1, the weakest. */
  readonly number: number;
  readonly id: string;
  readonly title: { readonly en: string; readonly de: string };
  readonly text: { readonly en: string; readonly de: string };
}

/** More than a bot comes to in its time: then the time alone counts. */
const AS_MANY_AS_IT_CAN = 10_000_000;

export const LEVELS: readonly Level[] = [
  {
    number: 1,
    id: 'page',
    title: { en: 'Page', de: 'Page' },
    text: {
      en: 'Learns the trade beside you: sensible plans, careless in the details, and tells you why.',
      de: 'Lernt das Handwerk mit dir: vernünftige Pläne, im Einzelnen unachtsam, und sagt dir, warum.',
    },
    slips: 40,
  },
  {
    number: 2,
    id: 'ensign',
    title: { en: 'Ensign', de: 'Fähnrich' },
    text: {
      en: 'Goes by the rules of thumb of an officer, at once and without looking ahead.',
      de: 'Handelt nach den Faustregeln eines Offiziers, sofort und ohne vorauszudenken.',
    },
  },
  {
    number: 3,
    id: 'captain',
    title: { en: 'Captain', de: 'Hauptmann' },
    text: {
      en: 'Looks a few moves ahead and knows what the dice may bring.',
      de: 'Denkt ein paar Züge voraus und weiß, was die Würfel bringen können.',
    },
    iterations: 60,
  },
  {
    number: 4,
    id: 'colonel',
    title: { en: 'Colonel', de: 'Oberst' },
    text: {
      en: 'Weighs many plans against what you may hold. Takes a moment for a move.',
      de: 'Wägt viele Pläne gegen das ab, was du haben könntest. Braucht einen Augenblick für einen Zug.',
    },
    iterations: 500,
  },
  {
    number: 5,
    id: 'marshal',
    title: { en: 'Field Marshal', de: 'Feldmarschall' },
    text: {
      en: 'The best we have. Thinks for as long as you let it.',
      de: 'Das Beste, was wir haben. Denkt so lange, wie du es lässt.',
    },
    iterations: AS_MANY_AS_IT_CAN,
    milliseconds: 1000,
  },
];

/** The times that the best level can be given for a move. */
export const TIMES: readonly number[] = [1000, 5000, 20_000];

/** The level of that name: its id or number; the best one also with its seconds, `marshal:5`. */
export const levelNamed = (name: string): Level | undefined => {
  const [id, seconds] = name.split(':');
  const level = LEVELS.find((one) => one.id === id || String(one.number) === id);
  if (seconds === undefined || level === undefined) return level;
  const milliseconds = 1000 * Number(seconds);
  return level.milliseconds !== undefined && TIMES.includes(milliseconds) ? { ...level, milliseconds } : undefined;
};

/** Goes by the rule of thumb, but now and then without care for the details. */
const carelessBot = <S extends Base<K>, K>(kernel: Kernel<S, K>, slips: number): Bot<S> => ({
  choose: (view, seat, source) => {
    const world = worlds<S, K>(kernel, view, seat).draw(source);
    const move = thumbMove(kernel, world, source);
    return unweighed(source.int(100) < slips ? kernel.finish(world, [move.kind], source) : move);
  },
});

/** How a player of that name plays: `random`, `thumb`, a level, or `search:ITERATIONS`. */
export const mannerNamed = (name: string): Manner => {
  if (name === 'random') return { random: true };
  if (name === 'thumb') return {};
  const [, iterations] = /^search:([1-9]\d{0,6})$/.exec(name) ?? [];
  const manner = iterations === undefined ? levelNamed(name) : { iterations: Number(iterations) };
  if (manner) return manner;
  const known = ['random', 'thumb', ...LEVELS.map(({ id }) => id), 'search:ITERATIONS'];
  throw new Refusal('unknown-player', `There is no player "${name.slice(0, 80)}"; there are: ${known.join(', ')}.`);
};

/** A bot by its name. `now` is the time, for those who are given some. */
export const botNamed = <S extends Base<K>, K>(kernel: Kernel<S, K>, name: string, now: () => number): Bot<S> => {
  const { random, slips, iterations, milliseconds } = mannerNamed(name);
  if (random) return randomBot(kernel);
  if (slips !== undefined) return carelessBot(kernel, slips);
  if (iterations === undefined) return thumbBot(kernel);
  const bot = searchBot(kernel, { iterations });
  if (milliseconds === undefined) return bot;
  return {
    choose: (view, seat, source, stop) => {
      const end = now() + milliseconds;
      return bot.choose(view, seat, source, () => now() >= end || stop?.() === true);
    },
  };
};
