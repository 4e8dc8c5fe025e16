import {
  type Decision,
  type Domain,
  event,
  type Game,
  type Id,
  int,
  type Lister,
  type LocalsOf,
  language,
  NONE,
  names,
  optional,
  type Play,
  type Procedure,
  type Reason,
  type Slot,
  type StateOf,
  secret,
  table,
  YES_NO,
  type Zone,
} from '@ravelin/engine';
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
  SEATS,
  SHOT,
  STACK,
  START,
  STEPS,
  STREET,
  sideOf,
  UNITS,
  WALL,
  WALL_MOST,
  WALL_START,
} from './board.ts';

/** Breach on Ravelin. The paragraphs are those of RULES.md. */

type Side = Id<'side'>;
type Hex = Id<'hex'>;
type Unit = Id<'unit'>;
type Cannon = Id<'cannon'>;
type Card = Id<'card'>;
const SIDE: Domain<unknown, Side> = names('side', SEATS);
const HEX: Domain<unknown, Hex> = names('hex', HEXES);
const UNIT: Domain<unknown, Unit> = names('unit', UNITS);
const CANNON: Domain<unknown, Cannon> = names('cannon', CANNONS);
const CARD: Domain<unknown, Card> = names('card', CARDS);
const FACE = int('face', 1, 6);
const ENDING = names('ending', ['none', 'citadel', 'destroyed', 'held']);
const [UNDECIDED, CITADEL_TAKEN, DESTROYED, HELD] = [0, 1, 2, 3];

const fields = {
  round: int('round', 1, ROUNDS),
  hexOf: table(UNIT, optional(HEX)),
  steps: table(UNIT, int('steps', 0, STEPS)),
  cannon: table(CANNON, optional(HEX)),
  wall: table(names('wall', HEXES.slice(WALL, STREET)), int('strength', 0, WALL_MOST)),
  winner: optional(SIDE),
  ending: ENDING,
};

export type Kit = Readonly<Record<string, never>>;
export type Breach = StateOf<Kit, typeof fields>;

/** Every state of the game is made here. */
const copy = (of: Breach): Breach => ({
  kit: of.kit,
  seq: of.seq,
  seat: of.seat,
  over: of.over,
  stack: of.stack,
  zones: of.zones,
  round: of.round,
  hexOf: of.hexOf.slice(),
  steps: of.steps.slice(),
  cannon: of.cannon.slice(),
  wall: of.wall.slice(),
  winner: of.winner,
  ending: of.ending,
});

/** Zones: add the side to the number. */
export const DECK = 0;
export const IN_HAND = 2;
export const LAID = 4;
export const DISCARDS = 6;
const pair = (id: string, more: (side: number) => Pick<Zone<Kit>, 'sees' | 'home' | 'remembered'>): Zone<Kit>[] =>
  [BESIEGER, DEFENDER].map((side) => ({
    id: `${SEATS[side]} ${id}`,
    owner: side,
    of: CARD,
    group: `${SEATS[side]} cards`,
    rule: 'B1.5',
    ...more(side),
  }));
const zones = [
  ...pair('deck', () => ({ sees: [], home: true })),
  ...pair('hand', (side) => ({ sees: [side] })),
  ...pair('laid', (side) => ({ sees: [side] })),
  ...pair('discards', () => ({ sees: 'all' })),
];

const drawn = event('card drawn', { side: SIDE, card: secret(CARD) });
const placed = event('cannon placed', { cannon: CANNON, hex: HEX });
const fired = event('cannon fired', { cannon: CANNON, face: FACE, wall: HEX });
const marched = event('unit marched', { unit: UNIT, hex: HEX });
const rallied = event('unit rallied', { unit: UNIT });
const attacked = event('attack', { side: SIDE, from: HEX, hex: HEX });
const shown = event('card shown', { side: SIDE, card: CARD });
const rolled = event('battle rolled', { side: SIDE, face: FACE, total: int('total', 0, 99) });
const stepLost = event('step lost', { unit: UNIT });
const withdrew = event('force withdrew', { side: SIDE, hex: HEX });
const entered = event('hex entered', { side: SIDE, hex: HEX });
const cannonLost = event('cannon lost', { cannon: CANNON });
const ended = event('game ended', { winner: SIDE, ending: ENDING });

const { procedure, run, ask, call, loop, when, must, oneOf, slot, slotAfter, move, decision } = language<Breach>();

// ---- what the rules count and do ---------------------------------------------------------------------------------------

const unitsIn = (g: Breach, side: Side, hex: Hex): number => {
  let count = 0;
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++) if (g.hexOf[unit] === hex) count++;
  return count;
};
const occupied = (g: Breach, side: Side, hex: Hex): boolean => {
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++) if (g.hexOf[unit] === hex) return true;
  return false;
};
const stepsIn = (g: Breach, side: Side, hex: Hex): number => {
  let count = 0;
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++)
    if (g.hexOf[unit] === hex) count += g.steps[unit];
  return count;
};
const enemyBeside = (g: Breach, side: Side, hex: Hex): boolean => {
  for (let unit = firstOf(1 - side), end = endOf(1 - side); unit < end; unit++)
    if (g.hexOf[unit] !== NONE && NEIGHBOURS[hex].includes(g.hexOf[unit])) return true;
  return false;
};
const inContact = (g: Breach, side: Side): boolean => {
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++)
    if (g.hexOf[unit] !== NONE && enemyBeside(g, side, g.hexOf[unit])) return true;
  return false;
};
const open = (g: Breach, side: Side, hex: Hex): boolean =>
  side === DEFENDER || !isWall(hex) || g.wall[hex - WALL] < CLOSED;

const finish = (g: Breach, x: Play<Breach>, rule: string, winner: Side, ending: number): void => {
  g.winner = winner;
  g.ending = ending;
  x.emit(g, ended, rule, { winner, ending });
  x.end(g);
};

/** What follows when units of a side have come into a hex. */
const enter = (g: Breach, x: Play<Breach>, side: Side, hex: Hex): void => {
  if (side === DEFENDER)
    for (let cannon = 0; cannon < CANNONS.length; cannon++)
      if (g.cannon[cannon] === hex) {
        g.cannon[cannon] = NONE;
        x.emit(g, cannonLost, 'B4.1.6', { cannon });
      }
  if (side === BESIEGER && hex === CITADEL) finish(g, x, 'B2.1', BESIEGER, CITADEL_TAKEN);
};

const moveForce = (g: Breach, side: Side, from: Hex, to: Hex): void => {
  for (let unit = firstOf(side), end = endOf(side); unit < end; unit++) if (g.hexOf[unit] === from) g.hexOf[unit] = to;
};

const NEIGHBOURS_ONLY = ['B4.1.2', 'The hexes must be neighbours.'] as const;

/** Lists the neighbours of a hex. */
const beside =
  <L, E>(hexOf: (g: Breach, L: L, earlier: E) => Hex): Lister<Breach, Hex, L, E> =>
  (g, out, L, earlier) => {
    const hex = hexOf(g, L, earlier);
    if (hex === NONE) return 0;
    const near = NEIGHBOURS[hex];
    for (let i = 0; i < near.length; i++) out[i] = near[i];
    return near.length;
  };

// ---- battle ------------------------------------------------------------------------------------------------------------

const battleLocals = {
  /** The side that attacks. */
  side: SIDE,
  from: HEX,
  hex: HEX,
  pursuit: YES_NO,
  round: int('battle round', 0, BATTLE_ROUNDS),
  loser: SIDE,
  hits: int('hits', 0, 2),
  /** Where the attacked side went. */
  away: optional(HEX),
};
type BattleLocals = LocalsOf<typeof battleLocals>;
type OperationLocals = Pick<BattleLocals, 'side'>;

const hexOfSide = (L: BattleLocals, side: Side): Hex => (side === L.side ? L.from : L.hex);

/** A hex to which the attacked side can withdraw (B5.1). */
const refuge: Slot<Breach, BattleLocals, Hex> = slot(HEX, [
  oneOf(
    ...NEIGHBOURS_ONLY,
    beside((_g, L) => L.hex),
  ),
  must('B4.1.3', 'There must be no enemy in the hex.', (g, hex, L) => !occupied(g, L.side, hex)),
  must('B4.1.4', 'There is no room in the hex for all of them.', (g, hex, L) => {
    const other = 1 - L.side;
    return unitsIn(g, other, hex) + unitsIn(g, other, L.hex) <= STACK;
  }),
  must('B4.1.5', 'The besieger cannot enter a wall of strength 2 or more.', (g, hex, L) => open(g, 1 - L.side, hex)),
]);

const withdraw = (g: Breach, L: BattleLocals, x: Play<Breach>, rule: string, hex: Hex): void => {
  const other = 1 - L.side;
  moveForce(g, other, L.hex, hex);
  L.away = hex;
  x.emit(g, withdrew, rule, { side: other, hex });
  enter(g, x, other, hex);
};

const evasion = decision<BattleLocals>({
  id: 'evade',
  prompt: 'Stand or evade?',
  seat: (_g, L) => 1 - L.side,
  moves: [
    move('stand', { rule: 'B5.2', do: () => {} }),
    move('evade', {
      rule: 'B5.1',
      notation: 'evade to {hex}',
      if: [
        must(
          'B5.1.1',
          'Nobody evades from a wall or from the citadel.',
          (_g, L) => !isWall(L.hex) && L.hex !== CITADEL,
        ),
      ],
      choose: { hex: refuge },
      do: (g, L, x, { hex }) => withdraw(g, L, x, 'B5.1', hex),
    }),
  ],
});

const laying = (id: string, attacker: boolean): Decision<Breach, BattleLocals> => ({
  id,
  prompt: 'Lay a card face down, or none.',
  seat: (_g, L) => (attacker ? L.side : 1 - L.side),
  moves: [
    move('lay', {
      rule: 'B5.3',
      notation: 'lay {card}',
      secret: true,
      choose: {
        card: slot(CARD, [
          must('B5.3.1', 'The card must be in your hand.', (g, card) => g.zones[IN_HAND + g.seat].includes(card)),
          attacker
            ? must('B5.3.2', 'A guard card is for the side that is attacked.', (_g, card) => !isGuard(card))
            : must('B5.3.2', 'A storm card is for the side that attacks.', (_g, card) => !isStorm(card)),
        ]),
      },
      do: (g, _L, x, { card }) => x.move(g, IN_HAND + g.seat, LAID + g.seat, card),
    }),
    move('none', { rule: 'B5.3', notation: 'no card', secret: true, do: () => {} }),
  ],
});
const layingFirst = laying('lay attacking', true);
const layingSecond = laying('lay defending', false);

const losing = decision<BattleLocals>({
  id: 'lose a step',
  prompt: 'Which unit loses a step?',
  seat: (_g, L) => L.loser,
  moves: [
    move('lose', {
      rule: 'B5.5',
      notation: 'lose {unit}',
      choose: {
        unit: slot(UNIT, [
          must(
            'B5.5',
            'The unit must be one of yours in the battle.',
            (g, unit, L) => sideOf(unit) === L.loser && g.hexOf[unit] === hexOfSide(L, L.loser),
          ),
        ]),
      },
      do: (g, L, x, { unit }) => {
        L.hits--;
        g.steps[unit]--;
        if (g.steps[unit] === 0) g.hexOf[unit] = NONE;
        x.emit(g, stepLost, 'B5.5', { unit });
      },
    }),
  ],
});

const retreating = decision<BattleLocals>({
  id: 'retreat',
  prompt: 'Hold or go?',
  seat: (_g, L) => L.loser,
  moves: [
    move('hold', { rule: 'B5.6', do: () => {} }),
    move('fall back', {
      rule: 'B5.6',
      notation: 'fall back to {hex}',
      if: [must('B5.6', 'Only the attacked side falls back.', (_g, L) => L.loser !== L.side)],
      choose: { hex: refuge },
      do: (g, L, x, { hex }) => {
        withdraw(g, L, x, 'B5.6', hex);
        return 'break';
      },
    }),
    move('break off', {
      rule: 'B5.6',
      if: [must('B5.6', 'Only the attacking side breaks off.', (_g, L) => L.loser === L.side)],
      do: () => 'end',
    }),
  ],
});

const pursuing = decision<BattleLocals>({
  id: 'pursue',
  prompt: 'Pursue or halt?',
  seat: (_g, L) => L.side,
  moves: [
    move('pursue', {
      rule: 'B5.8',
      if: [
        must('B4.1.5', 'The besieger cannot enter a wall of strength 2 or more.', (g, L) => open(g, L.side, L.away)),
      ],
      do: (g, L, x) => x.call(g, battle, { side: L.side, from: L.hex, hex: L.away, pursuit: 1 }),
    }),
    move('halt', { rule: 'B5.8', do: () => {} }),
  ],
});

/** Takes a laid card up, if there is one, and discards it. */
const takeLaid = (g: Breach, x: Play<Breach>, side: Side): Card => {
  if (g.zones[LAID + side].length === 0) return NONE;
  const card = g.zones[LAID + side][0];
  x.move(g, LAID + side, DISCARDS + side, card);
  x.emit(g, shown, 'B5.4', { side, card });
  return card;
};

const total = (g: Breach, L: BattleLocals, x: Play<Breach>, side: Side, card: Card, against: Card): number => {
  const hex = hexOfSide(L, side);
  const face = x.die();
  let sum = face + stepsIn(g, side, hex);
  if (card !== NONE && against !== RUSE) sum += BONUS[card];
  if (side !== L.side) {
    if (isWall(hex) && side === DEFENDER) sum += g.wall[hex - WALL];
    if (hex >= STREET) sum++;
  }
  x.emit(g, rolled, 'B5.4', { side, face, total: sum });
  return sum;
};

const battle: Procedure<Breach> = procedure('battle', battleLocals, [
  run('B5', (g, L, x) => x.emit(g, attacked, 'B4.2', { side: L.side, from: L.from, hex: L.hex })),
  ask('B5.1', evasion, (_g, L) => L.pursuit === 0),
  loop('B5.2', (_g, L) => L.away === NONE && L.round < BATTLE_ROUNDS, [
    run('B5.2', (_g, L) => {
      L.round++;
    }),
    ask('B5.3', layingFirst),
    ask('B5.3', layingSecond),
    run('B5.4', (g, L, x) => {
      const other = 1 - L.side;
      const card = takeLaid(g, x, L.side);
      const against = takeLaid(g, x, other);
      const mine = total(g, L, x, L.side, card, against);
      const theirs = total(g, L, x, other, against, card);
      if (mine === theirs) return 'next';
      L.loser = mine > theirs ? other : L.side;
      L.hits = Math.abs(mine - theirs) >= ROUT ? 2 : 1;
      return undefined;
    }),
    loop('B5.5', (g, L) => L.hits > 0 && occupied(g, L.loser, hexOfSide(L, L.loser)), [ask('B5.5', losing)]),
    when('B5.6', (g, L) => !occupied(g, L.loser, hexOfSide(L, L.loser)), [
      run('B2.2', (g, L, x) => {
        for (let unit = firstOf(L.loser), end = endOf(L.loser); unit < end; unit++) if (g.steps[unit] > 0) return;
        finish(g, x, 'B2.2', 1 - L.loser, DESTROYED);
      }),
      run('B5.6', () => 'break'),
    ]),
    ask('B5.6', retreating),
  ]),
  when('B5.7', (g, L) => !occupied(g, 1 - L.side, L.hex), [
    run('B5.7', (g, L, x) => {
      moveForce(g, L.side, L.from, L.hex);
      x.emit(g, entered, 'B5.7', { side: L.side, hex: L.hex });
      enter(g, x, L.side, L.hex);
    }),
    ask('B5.8', pursuing, (_g, L) => L.away !== NONE && L.pursuit === 0),
  ]),
]);

// ---- operations --------------------------------------------------------------------------------------------------------

const mine = must(
  'B4.1.1',
  'The unit must be yours and on the board.',
  (g, unit: Unit, L: OperationLocals) => sideOf(unit) === L.side && g.hexOf[unit] !== NONE,
);

const operating = decision<OperationLocals>({
  id: 'operate',
  prompt: 'March, attack, rally or pass.',
  seat: (_g, L) => L.side,
  moves: [
    move('march', {
      rule: 'B4.1',
      notation: 'march {unit} to {hex}',
      choose: {
        unit: slot(UNIT, [mine]),
        hex: slotAfter({ unit: UNIT }, HEX, [
          oneOf(
            ...NEIGHBOURS_ONLY,
            beside((g, _L, { unit }) => g.hexOf[unit]),
          ),
          must('B4.1.3', 'There must be no enemy in the hex.', (g, hex, L) => !occupied(g, 1 - L.side, hex)),
          must('B4.1.4', 'There is no room in the hex.', (g, hex, L) => unitsIn(g, L.side, hex) < STACK),
          must('B4.1.5', 'The besieger cannot enter a wall of strength 2 or more.', (g, hex, L) =>
            open(g, L.side, hex),
          ),
        ]),
      },
      do: (g, L, x, { unit, hex }) => {
        g.hexOf[unit] = hex;
        x.emit(g, marched, 'B4.1', { unit, hex });
        enter(g, x, L.side, hex);
      },
    }),
    move('attack', {
      rule: 'B4.2',
      notation: 'attack from {from} to {hex}',
      choose: {
        from: slot(HEX, [must('B4.2', 'You must have a unit there.', (g, from, L) => occupied(g, L.side, from))]),
        hex: slotAfter({ from: HEX }, HEX, [
          oneOf(
            ...NEIGHBOURS_ONLY,
            beside((_g, _L, { from }) => from),
          ),
          must('B4.2', 'There must be an enemy to attack.', (g, hex, L) => occupied(g, 1 - L.side, hex)),
          must('B4.1.5', 'The besieger cannot enter a wall of strength 2 or more.', (g, hex, L) =>
            open(g, L.side, hex),
          ),
        ]),
      },
      do: (g, L, x, { from, hex }) => x.call(g, battle, { side: L.side, from, hex }),
    }),
    move('rally', {
      rule: 'B4.3',
      notation: 'rally {unit}',
      choose: {
        unit: slot(UNIT, [
          mine,
          must('B4.3', 'The unit must have lost a step.', (g, unit) => g.steps[unit] < STEPS),
          must(
            'B4.3',
            'No enemy may be in a neighbouring hex.',
            (g, unit, L) => g.hexOf[unit] === NONE || !enemyBeside(g, L.side, g.hexOf[unit]),
          ),
        ]),
      },
      do: (g, _L, x, { unit }) => {
        g.steps[unit] = STEPS;
        x.emit(g, rallied, 'B4.3', { unit });
      },
    }),
    move('pass', {
      rule: 'B4.4',
      if: [must('B4.4', 'A side with a unit beside an enemy must act.', (g, L) => !inContact(g, L.side))],
      do: () => {},
    }),
  ],
});

const operation = procedure('operation', { side: SIDE }, [ask('B4', operating)]);

// ---- the round ---------------------------------------------------------------------------------------------------------

const placing = decision<{ cannon: Cannon }>({
  id: 'place a cannon',
  prompt: 'Where does the cannon stand?',
  seat: () => BESIEGER,
  moves: [
    move('place', {
      rule: 'B3.2',
      notation: 'cannon to {hex}',
      choose: {
        hex: slot(HEX, [
          must('B3.2.1', 'Cannons stay outside the walls.', (_g, hex) => isCamp(hex)),
          must(
            'B3.2.2',
            'A cannon moves one hex at most.',
            (g, hex, L) => hex === g.cannon[L.cannon] || NEIGHBOURS[hex].includes(g.cannon[L.cannon]),
          ),
          must('B3.2.3', 'At most two cannons may be in a camp.', (g, hex, L) => {
            let others = 0;
            for (let cannon = 0; cannon < CANNONS.length; cannon++)
              if (cannon !== L.cannon && g.cannon[cannon] === hex) others++;
            return others < CANNONS_IN_CAMP;
          }),
          must('B3.2.4', 'There must be no enemy in the hex.', (g, hex) => !occupied(g, DEFENDER, hex)),
        ]),
      },
      do: (g, L, x, { hex }) => {
        g.cannon[L.cannon] = hex;
        x.emit(g, placed, 'B3.2', { cannon: L.cannon, hex });
      },
    }),
  ],
});

const fillHand = (g: Breach, x: Play<Breach>, side: Side): void => {
  while (g.zones[IN_HAND + side].length < HAND) {
    if (g.zones[DECK + side].length === 0) x.moveAll(g, DISCARDS + side, DECK + side);
    const card = x.draw(g, DECK + side, IN_HAND + side);
    x.emit(g, drawn, 'B3.1', { side, card }, { knows: side });
  }
};

const fire = (g: Breach, x: Play<Breach>, cannon: Cannon): void => {
  let target = NONE;
  for (const hex of NEIGHBOURS[g.cannon[cannon]])
    if (isWall(hex) && (target === NONE || g.wall[hex - WALL] > g.wall[target - WALL])) target = hex;
  const face = x.die();
  if (face >= SHOT && g.wall[target - WALL] > 0) g.wall[target - WALL]--;
  x.emit(g, fired, 'B3.3', { cannon, face, wall: target });
};

const round = procedure('round', { cannon: int('cannon', 0, CANNONS.length) }, [
  run('B3.1', (g, _L, x) => {
    fillHand(g, x, BESIEGER);
    fillHand(g, x, DEFENDER);
  }),
  loop('B3.2', (_g, L) => L.cannon < CANNONS.length, [
    ask('B3.2', placing, (g, L) => g.cannon[L.cannon] !== NONE),
    run('B3.2', (_g, L) => {
      L.cannon++;
    }),
  ]),
  run('B3.3', (g, _L, x) => {
    for (let cannon = 0; cannon < CANNONS.length; cannon++) if (g.cannon[cannon] !== NONE) fire(g, x, cannon);
  }),
  call(
    'B3.4',
    () => operation,
    () => ({ side: BESIEGER }),
  ),
  call(
    'B3.4',
    () => operation,
    () => ({ side: BESIEGER }),
  ),
  call(
    'B3.5',
    () => operation,
    () => ({ side: DEFENDER }),
  ),
]);

const siege = procedure('siege', {}, [
  loop('B3', () => true, [
    call('B3', () => round),
    run('B2.3', (g, _L, x) => {
      if (g.round === ROUNDS) finish(g, x, 'B2.3', DEFENDER, HELD);
      else g.round++;
    }),
  ]),
]);

// ---- the game ----------------------------------------------------------------------------------------------------------

const stock = (): number[] => CARDS.map(() => COPIES);

const problems = (g: Breach): Reason[] => {
  const out: Reason[] = [];
  for (let hex = 0; hex < HEXES.length; hex++) {
    if (unitsIn(g, BESIEGER, hex) > STACK || unitsIn(g, DEFENDER, hex) > STACK)
      out.push({ rule: 'B1.3', text: `More than three units are in ${HEXES[hex]}.` });
    if (occupied(g, BESIEGER, hex) && occupied(g, DEFENDER, hex))
      out.push({ rule: 'B1.3', text: `Units of both sides are in ${HEXES[hex]}.` });
    if (g.cannon.filter((at) => at === hex).length > (isCamp(hex) ? CANNONS_IN_CAMP : 0))
      out.push({ rule: 'B3.2.3', text: `Too many cannons are in ${HEXES[hex]}.` });
  }
  for (const [unit, steps] of g.steps.entries())
    if (steps > 0 !== (g.hexOf[unit] !== NONE))
      out.push({ rule: 'B1.2', text: `${UNITS[unit]} must have steps if, and only if, it is on the board.` });
  return out;
};

/** Why nobody can play on in this position. */
const overAlready = (g: Breach): Reason | undefined => {
  if (occupied(g, BESIEGER, CITADEL)) return { rule: 'B2.1', text: 'The besieger is in the citadel.' };
  for (const side of [BESIEGER, DEFENDER])
    if (g.steps.every((steps, unit) => sideOf(unit) !== side || steps === 0))
      return { rule: 'B2.2', text: `The ${SEATS[side]} has no unit left.` };
  return undefined;
};

const endings = [
  { id: 'citadel', title: 'Citadel taken', text: 'A unit of the besieger entered the citadel.', rule: 'B2.1' },
  { id: 'destroyed', title: 'Force destroyed', text: 'A side had no unit left.', rule: 'B2.2' },
  { id: 'held', title: 'City held', text: 'The sixth round ended.', rule: 'B2.3' },
];

const kit: Kit = {};

export const breach: Game<Breach, Kit> = {
  id: 'breach',
  title: 'Breach',
  rules: 1,
  seats: SEATS,
  scenarios: [{ id: 'siege', title: 'Siege', text: 'The whole siege.' }],
  options: [],
  sets: [{ id: 'breach', title: 'Breach', text: 'The one set.', kit, hash: 'breach' }],
  fields,
  zones,
  stocks: { 'besieger cards': stock, 'defender cards': stock },
  procedures: [siege, round, operation, battle],
  main: siege,
  events: [
    drawn,
    placed,
    fired,
    marched,
    rallied,
    attacked,
    shown,
    rolled,
    stepLost,
    withdrew,
    entered,
    cannonLost,
    ended,
  ],
  create: (start) => ({
    ...start,
    round: 1,
    hexOf: [...START],
    steps: START.map(() => STEPS),
    cannon: [...CANNON_START],
    wall: new Array<number>(STREET - WALL).fill(WALL_START),
    winner: NONE,
    ending: UNDECIDED,
  }),
  copy,
  outcome: (g) => {
    if (g.ending === UNDECIDED) return null;
    const { id, rule } = endings[g.ending - 1];
    return { winner: g.winner, how: id, rule, score: g.winner === BESIEGER ? [1, -1] : [-1, 1] };
  },
  tallies: () => [],
  problems,
  ended: overAlready,
  starts: [{ id: 'round', rule: 'B3', text: 'A round begins.', flow: () => [[siege, 'call B3'], [round]] }],
  resume: () => 'round',
  endings,
};
