import { optional, type Play } from '@ravelin/engine';
import { ACTION as ACTIONS, TOKEN } from '../data/names.ts';
import { cauldronsOn, isBarrage } from './board.ts';
import { fall, slay } from './deaths.ts';
import {
  actionCompleted,
  blessed,
  cauldronHung,
  glared,
  hourglassPlaced,
  itemMounted,
  jammed,
  ladderSet,
  orderMixedUp,
  saboteursTracked,
  spied,
  trained,
  trapLaid,
  wallRaised,
} from './happenings.ts';
import { price } from './prices.ts';
import { turnRite } from './rites.ts';
import {
  ACTION,
  ask,
  BAY_WINDOW,
  CANNON,
  CARD,
  CAULDRON,
  call,
  DEFENDER,
  DEMON,
  decision,
  FLANK,
  GUARD,
  garrisonAt,
  HORDE,
  IN_LINE,
  INVADER,
  MARKSMAN,
  move,
  must,
  NONE,
  type Of,
  PATH,
  POLE,
  pieceOf,
  placeOf,
  procedure,
  run,
  SECTION,
  SIEGE_TOWER,
  SITE,
  type Siege,
  SOLDIER,
  slot,
  TOWER,
  TRAP,
  VETERAN,
  when,
  YES_NO,
} from './siege.ts';

/** S15 Buildings: what each action does, and when it can be done at all (S12.2.6). */

const performing = { action: ACTION, demon: YES_NO, victim: optional(GUARD) };
type Performing = Of<typeof performing>;

// ---- what is left in the box (S1.4.3, S1.4.4) ---------------------------------------------------------------------------

const count = (table: readonly number[], value: number): number => {
  let n = 0;
  for (let i = 0; i < table.length; i++) if (table[i] === value) n++;
  return n;
};

const wallsLeft = (g: Siege): number => {
  let left = g.kit.components;
  for (let section = 0; section < g.walls.length; section++) left -= g.walls[section];
  return left;
};

const cauldronsLeft = (g: Siege, unit: number): number => {
  let left = g.kit.cauldronStock[unit];
  for (let i = unit; i < g.cauldron.length; i += 3) left -= g.cauldron[i];
  return left;
};

const trapsLeft = (g: Siege, trap: number): number => g.kit.trapStock[trap] - count(g.trap, trap);

/** S1.5.3: of all kinds together, which is all that the invader sees. */
const allTrapsLeft = (g: Siege): number => {
  let left = 0;
  for (let trap = 0; trap < g.kit.trapStock.length; trap++) left += g.kit.trapStock[trap];
  for (let path = 0; path < g.trap.length; path++) if (g.trap[path] !== NONE) left--;
  return left;
};

// ---- where it can be done -----------------------------------------------------------------------------------------------

const holdsAny = (length: number, ok: (index: number) => boolean): boolean => {
  for (let i = 0; i < length; i++) if (ok(i)) return true;
  return false;
};

const hasEmptyTower = (g: Siege): boolean => holdsAny(g.item.length, (tower) => g.item[tower] === NONE);
const canMount = (g: Siege, item: number): boolean => count(g.item, item) < g.kit.itemStock[item] && hasEmptyTower(g);

const sectionOf = (cauldron: number): number => Math.floor(cauldron / 3);
const takesCauldron = (g: Siege, cauldron: number): boolean =>
  g.cauldron[cauldron] === 0 &&
  cauldronsOn(g, sectionOf(cauldron)) < g.kit.limits.sectionCauldrons &&
  cauldronsLeft(g, cauldron % 3) > 0;
export const canHang = (g: Siege): boolean => holdsAny(g.cauldron.length, (cauldron) => takesCauldron(g, cauldron));

export const canRaise = (g: Siege): boolean => wallsLeft(g) > 0;
export const canGlare = (g: Siege): boolean => g.glare === NONE;

const takesTrap = (g: Siege, path: number): boolean => g.trap[path] === NONE && g.bridge[path] === 0;
export const canTrap = (g: Siege): boolean =>
  allTrapsLeft(g) > 0 && holdsAny(g.trap.length, (path) => takesTrap(g, path));

/** S15.1.1.3, S15.1.2.3: one kind below in the Barracks, a free space and a unit in the supply. */
const canTrain = (g: Siege, into: number): boolean =>
  g.garrison[garrisonAt(g.kit.barracks, into - 1)] > 0 &&
  g.garrison[garrisonAt(g.kit.barracks, into)] < g.kit.typedSpaces[g.kit.buildingOfPost[g.kit.barracks]][into] &&
  g.reserve[into] > 0;

const canShoot = (g: Siege): boolean =>
  holdsAny(g.horde.length, (horde) => g.horde[horde] > 0 && pieceOf(horde) !== SIEGE_TOWER);

/** S15.5.1.3. */
const canTrack = (g: Siege): boolean =>
  count(g.saboteur, 1) > 0 && g.garrison[garrisonAt(g.kit.guardHouse, MARKSMAN)] > 0;

const canJam = (g: Siege): boolean =>
  g.malfunction === NONE && holdsAny(g.machine.length, (site) => isBarrage(g, site));

/** S15.7.2.2. */
const isSpyable = (g: Siege, card: number): boolean =>
  g.shelf[card] === IN_LINE && g.kit.phase[card] > 1 && g.kit.phase[card] < 6;
const canSpy = (g: Siege): boolean =>
  count(g.spy, 1) < g.kit.tokenStock[TOKEN.spy] &&
  holdsAny(g.spy.length, (card) => g.spy[card] === 0 && isSpyable(g, card));

const canSetLadder = (g: Siege): boolean =>
  count(g.ladder, 1) < g.kit.tokenStock[TOKEN.ladder] && count(g.ladder, 0) > 0;

const POSSIBLE: Readonly<Record<number, (g: Siege) => boolean>> = {
  [ACTIONS.trainSoldier]: (g) => canTrain(g, SOLDIER),
  [ACTIONS.trainVeteran]: (g) => canTrain(g, VETERAN),
  [ACTIONS.marksmenBlessing]: (g) => g.blessing === NONE,
  [ACTIONS.ordersMixUp]: (g) => holdsAny(g.order.length, (section) => g.order[section] !== NONE),
  [ACTIONS.sharpshooters]: canShoot,
  [ACTIONS.unearthlyGlare]: canGlare,
  [ACTIONS.cannon]: (g) => canMount(g, CANNON),
  [ACTIONS.cauldron]: canHang,
  [ACTIONS.trackingSaboteurs]: canTrack,
  [ACTIONS.malfunction]: canJam,
  [ACTIONS.spy]: canSpy,
  [ACTIONS.trap]: canTrap,
  [ACTIONS.bayWindow]: (g) => canMount(g, BAY_WINDOW),
  [ACTIONS.ladder]: canSetLadder,
  [ACTIONS.pole]: (g) => canMount(g, POLE),
  [ACTIONS.wall]: canRaise,
};

/** S12.2.6: can the effect be carried out now, at least in part? Public facts alone decide it. */
export const isPossible = (g: Siege, action: number): boolean => POSSIBLE[action](g);

// ---- the Demon (S9.4.4) -------------------------------------------------------------------------------------------------

const inCourtyard = (g: Siege, guard: number): number => g.garrison[garrisonAt(g.kit.courtyard, guard)];

/** The only kind of unit in the Courtyard, or none: then there is nobody, or a choice. */
const onlyVictim = (g: Siege): number => {
  let only = NONE;
  for (let guard = MARKSMAN; guard <= VETERAN; guard++)
    if (inCourtyard(g, guard) > 0) {
      if (only !== NONE) return NONE;
      only = guard;
    }
  return only;
};

const hasVictim = (g: Siege): boolean => holdsAny(3, (guard) => inCourtyard(g, guard) > 0);

const pickVictim = decision<Performing>({
  id: 'demon',
  prompt: 'Choose the unit in the Courtyard that the Demon kills.',
  seat: () => INVADER,
  moves: [
    move<Performing>('kill', {
      rule: 'S9.4.4',
      notation: 'kill {unit}',
      slots: [
        slot<Performing>('unit', GUARD, [
          must('S9.4.4', 'No such unit stands in the Courtyard.', (g, _L, guard) => inCourtyard(g, guard) > 0),
        ]),
      ],
      do: (_g, L, _x, guard) => {
        L.victim = guard;
      },
    }),
  ],
});

// ---- Barracks and Guard House: no choice --------------------------------------------------------------------------------

const train = (g: Siege, x: Play<Siege>, rule: string, into: number): void => {
  const from = into - 1;
  g.garrison[garrisonAt(g.kit.barracks, from)]--;
  g.reserve[from]++;
  g.reserve[into]--;
  g.garrison[garrisonAt(g.kit.barracks, into)]++;
  x.emit(g, trained, rule, { unit: from, into });
};

const track = (g: Siege, x: Play<Siege>): void => {
  g.garrison[garrisonAt(g.kit.guardHouse, MARKSMAN)]--;
  g.removed++;
  x.emit(g, saboteursTracked, 'S15.5.1.2', { number: count(g.saboteur, 1) });
  g.saboteur.fill(0);
};

// ---- Cathedral ----------------------------------------------------------------------------------------------------------

const bless = decision({
  id: 'blessing',
  prompt: 'Name the side whose marksmen are blessed.',
  seat: () => DEFENDER,
  moves: [
    move('bless', {
      rule: 'S15.2.1.2',
      notation: 'bless {side}',
      slots: [slot('side', FLANK)],
      do: (g, _L, x, side) => {
        g.blessing = side;
        x.emit(g, blessed, 'S15.2.1.2', { side });
      },
    }),
  ],
});

/** S15.2.2.2: nobody but the invader knows a face that was down. The token comes back to him with the others (S11.2.3). */
const mixUp = decision({
  id: 'mix-up',
  prompt: 'Choose the order that is put aside.',
  seat: () => DEFENDER,
  moves: [
    move('discard', {
      rule: 'S15.2.2.2',
      notation: 'discard {section}',
      slots: [
        slot('section', SECTION, [
          must('S15.2.2.3', 'No order lies on that section.', (g, _L, section) => g.order[section] !== NONE),
        ]),
      ],
      do: (g, _L, x, section) => {
        const order = g.order[section];
        x.emit(g, orderMixedUp, 'S15.2.2.2', { section, order }, g.orderOpen[section] === 1 ? {} : { knows: INVADER });
        g.order[section] = NONE;
        g.orderOpen[section] = 0;
      },
    }),
  ],
});

/** S15.2.3.3: no mantelet is asked for. */
const shoot = decision({
  id: 'sharpshooters',
  prompt: 'Choose the invader unit that the Sharpshooters kill.',
  seat: () => DEFENDER,
  moves: [
    move('shoot', {
      rule: 'S15.2.3.2',
      notation: 'shoot {unit}',
      slots: [
        slot(
          'unit',
          HORDE,
          [
            must('S1.2.4', 'A siege tower is not a unit.', (_g, _L, horde) => pieceOf(horde) !== SIEGE_TOWER),
            must('S15.2.3.2', 'No such unit stands there.', (g, _L, horde) => g.horde[horde] > 0),
          ],
          undefined,
          (g, _L, out) => {
            let n = 0;
            for (let horde = 0; horde < g.horde.length; horde++) if (g.horde[horde] > 0) out[n++] = horde;
            return n;
          },
        ),
      ],
      do: (g, _L, x, horde) => slay(g, x, 'S15.2.3.2', placeOf(horde), pieceOf(horde), 1),
    }),
  ],
});

/** For the action, and for the plan that does the same. */
export const glare = (rule: string) =>
  decision({
    id: 'glare',
    prompt: 'Choose the wall section for the Unearthly Glare.',
    seat: () => DEFENDER,
    moves: [
      move('glare', {
        rule,
        notation: 'glare {section}',
        slots: [slot('section', SECTION)],
        do: (g, _L, x, section) => {
          g.glare = section;
          x.emit(g, glared, rule, { section });
        },
      }),
    ],
  });

// ---- Forge and Workshop -------------------------------------------------------------------------------------------------

const ITEM_OF: Readonly<Record<number, number>> = {
  [ACTIONS.cannon]: CANNON,
  [ACTIONS.pole]: POLE,
  [ACTIONS.bayWindow]: BAY_WINDOW,
};

const mount = (rule: string) =>
  decision<Performing>({
    id: 'mount',
    prompt: 'Choose the tower.',
    seat: () => DEFENDER,
    moves: [
      move<Performing>('mount', {
        rule,
        notation: 'mount {tower}',
        slots: [
          slot<Performing>('tower', TOWER, [
            must(rule, 'The tower holds an item already.', (g, _L, tower) => g.item[tower] === NONE),
          ]),
        ],
        do: (g, L, x, tower) => {
          g.item[tower] = ITEM_OF[L.action];
          x.emit(g, itemMounted, rule, { tower, item: g.item[tower] });
        },
      }),
    ],
  });

export const hang = (rule: string) =>
  decision({
    id: 'cauldron',
    prompt: 'Choose a cauldron and its wall section.',
    seat: () => DEFENDER,
    moves: [
      move('hang', {
        rule,
        notation: 'hang {cauldron}',
        slots: [
          slot('cauldron', CAULDRON, [
            must(
              'S2.2.6',
              'A section bears two cauldrons at most, of different kinds.',
              (g, _L, cauldron) =>
                g.cauldron[cauldron] === 0 && cauldronsOn(g, sectionOf(cauldron)) < g.kit.limits.sectionCauldrons,
            ),
            must(
              'S1.4.3',
              'All cauldrons of this kind are in use.',
              (g, _L, cauldron) => cauldronsLeft(g, cauldron % 3) > 0,
            ),
          ]),
        ],
        do: (g, _L, x, cauldron) => {
          g.cauldron[cauldron] = 1;
          x.emit(g, cauldronHung, rule, { cauldron });
        },
      }),
    ],
  });

const setLadder = decision({
  id: 'ladder',
  prompt: 'Choose the wall section for the ladder.',
  seat: () => DEFENDER,
  moves: [
    move('ladder', {
      rule: 'S15.8.2.2',
      notation: 'ladder {section}',
      slots: [
        slot('section', SECTION, [
          must('S15.8.2.2', 'The section has a ladder of yours already.', (g, _L, section) => g.ladder[section] === 0),
        ]),
      ],
      do: (g, _L, x, section) => {
        g.ladder[section] = 1;
        x.emit(g, ladderSet, 'S15.8.2.3', { section });
      },
    }),
  ],
});

/** S2.2.5: on any section, however many it bears. */
export const raise = (rule: string) =>
  decision({
    id: 'wall',
    prompt: 'Choose the wall section for the component.',
    seat: () => DEFENDER,
    moves: [
      move('raise', {
        rule,
        notation: 'raise {section}',
        slots: [slot('section', SECTION)],
        do: (g, _L, x, section) => {
          g.walls[section]++;
          x.emit(g, wallRaised, rule, { section, now: g.walls[section] });
        },
      }),
    ],
  });

// ---- Scouts -------------------------------------------------------------------------------------------------------------

const jam = decision({
  id: 'malfunction',
  prompt: 'Choose the machine that will not fire.',
  seat: () => DEFENDER,
  moves: [
    move('jam', {
      rule: 'S15.7.1.2',
      notation: 'jam {site}',
      slots: [
        slot('site', SITE, [
          must('S15.7.1.2', 'No barrage machine stands there.', (g, _L, site) => isBarrage(g, site)),
        ]),
      ],
      do: (g, _L, x, site) => {
        g.malfunction = site;
        x.emit(g, jammed, 'S15.7.1.2', { site, machine: g.machine[site] });
      },
    }),
  ],
});

const spyOn = decision({
  id: 'spy card',
  prompt: 'Choose the card for the Spy.',
  seat: () => DEFENDER,
  moves: [
    move('spy', {
      rule: 'S15.7.2.2',
      notation: 'spy on {card}',
      slots: [
        slot('card', CARD, [
          must('S15.7.2.2', 'The card must be one of Phases 2 to 5 in the line.', (g, _L, card) => isSpyable(g, card)),
          must('S15.7.2.3', 'The card bears a Spy already.', (g, _L, card) => g.spy[card] === 0),
        ]),
      ],
      do: (g, _L, x, card) => {
        g.spy[card] = 1;
        x.emit(g, spied, 'S15.7.2.2', { card });
      },
    }),
  ],
});

/** S7.3.4, S1.5.3: not where a bridge is. The path is plain to see, the trap is not. */
export const layTrap = (rule: string) =>
  decision({
    id: 'trap',
    prompt: 'Choose a path and the trap for it.',
    seat: () => DEFENDER,
    moves: [
      move('trap', {
        rule,
        notation: 'trap {path} {trap}',
        secret: true,
        slots: [
          slot('path', PATH, [
            must('S15.7.3.3', 'The path bears a trap already.', (g, _L, path) => g.trap[path] === NONE),
            must('S15.7.3.4', 'No trap goes on a path with a bridge.', (g, _L, path) => g.bridge[path] === 0),
          ]),
          slot('trap', TRAP, [
            must('S1.4.3', 'All traps of this kind are in use.', (g, _L, _path, trap) => trapsLeft(g, trap) > 0),
          ]),
        ],
        do: (g, _L, x, path, trap) => {
          g.trap[path] = trap;
          g.trapOpen[path] = 0;
          x.emit(g, trapLaid, rule, { path, trap }, { knows: DEFENDER });
        },
      }),
    ],
  });

// ---- an action is carried out -------------------------------------------------------------------------------------------

const is =
  (action: number) =>
  (_g: Siege, L: Performing): boolean =>
    L.action === action;

/** S12.3.1, S12.3.2: what was completed is closed for the round; the hourglasses on it stay. Training gives them back and is open again. */
const complete = (g: Siege, L: Performing, x: Play<Siege>): void => {
  const repeats = g.kit.repeatable[L.action];
  if (repeats) g.placed[L.action] = 0;
  else g.completed[L.action] = 1;
  x.emit(g, actionCompleted, repeats ? 'S12.3.2' : 'S12.3.1', { action: L.action });
};

/** S12.2.5: a completed action is carried out: first the Demon of its building, then its effect. */
export const perform = procedure('perform', performing, [
  run('S12.2.5', complete),
  run('S9.4.3', (g, L, x) => {
    const raging = turnRite(g, x, 'S9.4.3', DEMON, g.kit.actionBuilding[L.action]);
    L.demon = raging && hasVictim(g) ? 1 : 0;
    L.victim = onlyVictim(g);
  }),
  when('S9.4.4', (_g, L) => L.demon === 1, [
    ask('S9.4.4', pickVictim, (_g, L) => L.victim === NONE),
    call(
      'S9.4.4',
      () => fall,
      (g, L) => ({ post: g.kit.courtyard, unit: L.victim }),
    ),
  ]),
  run('S12.2.5', (g, L, x) => {
    if (L.action === ACTIONS.trainSoldier) train(g, x, 'S15.1.1.2', SOLDIER);
    if (L.action === ACTIONS.trainVeteran) train(g, x, 'S15.1.2.2', VETERAN);
    if (L.action === ACTIONS.trackingSaboteurs) track(g, x);
  }),
  ask('S15.2.1.2', bless, is(ACTIONS.marksmenBlessing)),
  ask('S15.2.2.2', mixUp, is(ACTIONS.ordersMixUp)),
  ask('S15.2.3.2', shoot, is(ACTIONS.sharpshooters)),
  ask('S15.2.4.2', glare('S15.2.4.2'), is(ACTIONS.unearthlyGlare)),
  ask('S15.4.1.2', mount('S15.4.1.2'), is(ACTIONS.cannon)),
  ask('S15.4.2.2', hang('S15.4.2.2'), is(ACTIONS.cauldron)),
  ask('S15.7.1.2', jam, is(ACTIONS.malfunction)),
  ask('S15.7.2.2', spyOn, is(ACTIONS.spy)),
  ask('S15.7.3.2', layTrap('S15.7.3.2'), is(ACTIONS.trap)),
  ask('S15.8.1.2', mount('S15.8.1.2'), is(ACTIONS.bayWindow)),
  ask('S15.8.2.2', setLadder, is(ACTIONS.ladder)),
  ask('S15.8.3.2', mount('S15.8.3.2'), is(ACTIONS.pole)),
  ask('S15.8.4.2', raise('S15.8.4.2'), is(ACTIONS.wall)),
]);

/** S12.2.3: an hourglass is placed. The one that fills the price completes the action (S12.2.5). */
export const putHourglass = (g: Siege, x: Play<Siege>, rule: string, action: number): void => {
  const ledger = x.ledger('price');
  const due = price(g, action, ledger);
  g.placed[action]++;
  x.emit(g, hourglassPlaced, rule, { action, now: g.placed[action], price: due }, { ledger });
  if (g.placed[action] >= due) x.call(g, perform, { action });
};
