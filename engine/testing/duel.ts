import { type Domain, type Id, int, names } from '../domain.ts';
import { event, secret } from '../event.ts';
import type { ComponentSet, Game } from '../game.ts';
import { type LocalsOf, language } from '../procedure.ts';
import { type StateOf, table, type Zone } from '../state.ts';

/**
 * A tiny game for the tests of the kernel: two seats, seven cards each dealt three, secret bids, a die for ties. It uses every kind
 * of step and every kind of zone, and nothing else.
 */
type Card = Id<'card'>;
const SEAT: Domain<unknown, Id<'seat'>> = names('seat', ['left', 'right']);
const CARD: Domain<unknown, Card> = names('card', ['one', 'two', 'three', 'four', 'five', 'six', 'seven']);
const POINTS = int('points', 0, 99);
/** `charm`: each seat knows its own alone. */
const fields = { points: table(SEAT, POINTS), trick: int('trick', 0, 9), charm: table(SEAT, CARD) };
export interface DuelKit {
  readonly dealt: number;
  /** Breaks the law on purpose: whether left may skip depends on the other hand. */
  readonly peeks?: boolean;
}
export type Duel = StateOf<DuelKit, typeof fields>;
const { procedure, run, ask, call, loop, must, oneOf, slot, setOf, move, decision } = language<Duel>();

export const [DECK, HAND_LEFT, HAND_RIGHT, BID_LEFT, BID_RIGHT, PILE] = [0, 1, 2, 3, 4, 5];
export const zones: Zone<DuelKit>[] = [
  { id: 'deck', owner: -1, of: CARD, group: 'cards', rule: 'D2', sees: [], home: true },
  { id: 'left hand', owner: 0, of: CARD, group: 'cards', rule: 'D2', sees: [0] },
  { id: 'right hand', owner: 1, of: CARD, group: 'cards', rule: 'D2', sees: [1] },
  { id: 'left bid', owner: 0, of: CARD, group: 'cards', rule: 'D2', sees: [0] },
  { id: 'right bid', owner: 1, of: CARD, group: 'cards', rule: 'D2', sees: [1] },
  { id: 'pile', owner: -1, of: CARD, group: 'cards', rule: 'D2', sees: [], top: true, ordered: true, remembered: true },
];

export const drawn = event('drawn', { seat: SEAT, card: secret(CARD) });
export const rolled = event('rolled', { die: POINTS });
export const shown = event('shown', { left: CARD, right: CARD });

const bidLocals = { seat: SEAT, strength: POINTS };
type Bid = LocalsOf<typeof bidLocals>;

const bid = decision<Bid>({
  id: 'bid',
  prompt: 'Lay a card face down.',
  declines: 'skip',
  seat: (_g, L) => L.seat,
  moves: [
    move('bid', {
      rule: 'D3.1',
      notation: 'bid {card}',
      secret: true,
      choose: {
        card: slot(CARD, [
          oneOf('D3.1', 'The card must be in your hand.', (g, out, L) => {
            const hand = g.zones[HAND_LEFT + L.seat];
            for (let i = 0; i < hand.length; i++) out[i] = hand[i];
            return hand.length;
          }),
          must('D3.2', 'The seven is too heavy for the first trick.', (g, card) => g.trick > 0 || card !== 6),
        ]),
      },
      do: (g, L, x, { card }) => {
        L.strength = card + 1;
        x.move(g, HAND_LEFT + L.seat, BID_LEFT + L.seat, card);
      },
    }),
    move('skip', {
      rule: 'D3.3',
      if: [
        must('D3.3', 'You may skip only with a seven in hand.', (g, L) =>
          g.zones[HAND_LEFT + (g.kit.peeks ? 1 - L.seat : L.seat)].includes(6),
        ),
      ],
      // Said, not left as it was: what a seat may not know of it is any number.
      do: (_g, L) => {
        L.strength = 0;
        return 'end';
      },
    }),
  ],
});

const bidding = procedure(
  'bidding',
  bidLocals,
  [
    ask('D3.1', bid),
    run('D3.4', (_g, L) => {
      L.strength += 0;
    }),
  ],
  { strength: 0 },
);

const trickLocals = { left: POINTS, right: POINTS, again: POINTS };
type Trick = LocalsOf<typeof trickLocals>;

export const toss = move('throw', {
  rule: 'D5.1',
  choose: {
    cards: setOf(CARD, {
      must: [
        must('D5.1', 'The card must be in your hand.', (g, card) => g.zones[HAND_LEFT].includes(card)),
        must('D5.2', 'At most two.', (_g, _card, _L, list) => list.length < 2),
      ],
      enough: [must('D5.3', 'At least one.', (_g, list) => list.length > 0)],
      most: (g) => Math.min(2, g.zones[HAND_LEFT].length),
    }),
  },
  do: (g, _L, x, { cards }) => {
    for (const card of cards) x.move(g, HAND_LEFT, PILE, card);
  },
});

const discards = decision<Trick>({
  id: 'discard',
  prompt: 'Throw away any number of cards, at most two.',
  seat: () => 0,
  moves: [toss],
});

const trick = procedure('trick', trickLocals, [
  call(
    'D3',
    () => bidding,
    () => ({ seat: 0 }),
    (_g, L, done) => {
      L.left = done.strength;
    },
  ),
  call(
    'D3',
    'bidding',
    () => ({ seat: 1 }),
    (_g, L, done) => {
      L.right = done.strength;
    },
  ),
  run('D4.1', (g, L, x) => {
    if (g.zones[BID_LEFT].length > 0 && g.zones[BID_RIGHT].length > 0)
      x.emit(g, shown, 'D4.1', { left: g.zones[BID_LEFT][0], right: g.zones[BID_RIGHT][0] });
    for (const zone of [BID_LEFT, BID_RIGHT]) x.moveAll(g, zone, PILE);
    if (L.left > L.right) g.points[0]++;
    if (L.right > L.left) g.points[1]++;
  }),
  loop('D4.2', (_g, L) => L.left === L.right, [
    run('D4.2', (g, L, x) => {
      const die = x.die();
      x.emit(g, rolled, 'D4.2', { die });
      L.again++;
      if (die === 6) return 'break';
      if (die > 3) return 'next';
      g.points[die === 1 ? 0 : 1]++;
      return 'end';
    }),
    run('D4.3', () => {
      throw new Error('unreachable: every face says where to go');
    }),
  ]),
  ask('D5', discards, (g) => g.zones[HAND_LEFT].length > 0),
]);

/** The steps of a duel one by one: a game that is composed of duels takes them as they are. */
export const dealing = [
  run('D1', (g, _L, x) => {
    for (const seat of [0, 1])
      for (let n = 0; n < g.kit.dealt; n++)
        x.emit(g, drawn, 'D1', { seat, card: x.draw(g, DECK, HAND_LEFT + seat) }, { knows: seat });
  }),
];
export const canGoOn = (g: Duel): boolean =>
  g.trick < 3 && g.zones[HAND_LEFT].length > 0 && g.zones[HAND_RIGHT].length > 0;
export const oneTrick = [
  call('D3', () => trick),
  run('D3', (g) => {
    g.trick++;
  }),
];
export const finish = [run('D6', (g, _L, x) => x.end(g))];

export const whole = procedure('duel', {}, [...dealing, loop('D3', canGoOn, oneTrick), ...finish]);

export const DUEL_SET: ComponentSet<DuelKit> = {
  id: 'plain',
  title: 'Plain',
  text: '',
  hash: 'plain',
  kit: { dealt: 3 },
};

export const duel: Game<Duel, DuelKit> = {
  id: 'duel',
  title: 'Duel',
  rules: 1,
  seats: ['left', 'right'],
  scenarios: [{ id: 'plain', title: 'Plain', text: '' }],
  options: [],
  sets: [DUEL_SET],
  fields,
  zones,
  veils: [
    { field: 'charm', rule: 'D2', sees: (_g, seat, viewer) => seat === viewer, guess: (_g, _seat, int) => int(7) },
  ],
  stocks: { cards: () => [1, 1, 1, 1, 1, 1, 1] },
  procedures: [whole, trick, bidding],
  main: whole,
  events: [drawn, rolled, shown],
  create: (start) => ({ ...start, points: [0, 0], trick: 0, charm: [2, 4] }),
  copy: (of) => ({ ...of, points: of.points.slice(), charm: of.charm.slice() }),
  outcome: (g) =>
    g.over
      ? { winner: g.points[0] > g.points[1] ? 0 : 1, how: 'points', rule: 'D6', score: [g.points[0], g.points[1]] }
      : null,
  tallies: () => [],
  ended: (g) => (g.trick >= 3 ? { rule: 'D6', text: 'Three tricks have been played.' } : undefined),
  problems: (g) => (g.zones[HAND_LEFT].length > 3 ? [{ rule: 'D1', text: 'A hand holds at most three cards.' }] : []),
  starts: [
    { id: 'start', rule: 'D1', text: 'The game begins.', flow: () => [[whole]] },
    { id: 'trick', rule: 'D3', text: 'A trick begins.', flow: () => [[whole, 'call D3'], [trick]] },
  ],
  resume: () => 'trick',
  endings: [{ id: 'points', title: 'By points', text: '' }],
};
