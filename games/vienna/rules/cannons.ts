import { type Domain, type Id, type Ledger, line, names, optional, type Play } from '@ravelin/engine';
import { cannonsLost, cannonsMoved, notRolled, rolled } from './happenings.ts';
import { openWindow, ROLL, responseWindow } from './responses.ts';
import {
  ask,
  bagOf,
  CANNON_MOVE,
  type CannonMove,
  call,
  decision,
  foe,
  HABSBURG,
  HEX,
  type Hex,
  move,
  must,
  NONE,
  type Of,
  OTTOMAN,
  PIECES,
  procedure,
  ruleOfStrategy,
  ruleOfTactic,
  run,
  SIDE,
  type Side,
  STRATEGY,
  type Strategy,
  TACTIC,
  type Tactic,
  type Vienna,
} from './siege.ts';

/** Cannons: moving them (V10.10) and rolling for them. */

/** The Ottoman Cannons on the hexes next to this one; with `on`, those that stand on it too. */
export const ottomanGuns = (g: Vienna, hex: Hex, on: boolean): number => {
  let guns = on && g.control[hex] === OTTOMAN ? g.cannons[hex] : 0;
  for (const next of g.kit.adjacent[hex]) if (g.control[next] === OTTOMAN) guns += g.cannons[next];
  return guns;
};

export const habsburgGuns = (g: Vienna): number => {
  let guns = 0;
  for (let hex = 0; hex < g.control.length; hex++) if (g.control[hex] === HABSBURG) guns += g.cannons[hex];
  return guns;
};

/** Takes Cannons of the side that controls the hex out of the game (V3.6.3). */
export const removeCannons = (g: Vienna, x: Play<Vienna>, hex: Hex, number: number, rule: string): void => {
  if (number === 0) return;
  const side = g.control[hex];
  g.cannons[hex] -= number;
  g.lostCannons[side] += number;
  x.emit(g, cannonsLost, rule, { side, hex, number });
};

// ---- rolling -----------------------------------------------------------------------------------------------------------

/** What a roll is for, with the paragraphs for each side's dice and for the losses. */
const PURPOSES = [
  { id: 'entrench', dice: ['', 'V10.1.9'], losses: 'V10.1.10' },
  { id: 'bombard', dice: ['V10.5.4', ''], losses: 'V10.5.5' },
  { id: 'barrage', dice: ['', 'V10.9.2'], losses: 'V10.9.3' },
  { id: 'mortars', dice: ['', ''], losses: '' }, // by the text of the card
  { id: 'not contested', dice: ['V11.3.3', 'V11.3.2'], losses: 'V11.3.4' },
  { id: 'battle', dice: ['V13.6.2', 'V13.6.3'], losses: 'V13.6.4' },
] as const;
export type Purpose = Id<'purpose'>;
export const PURPOSE: Domain<unknown, Purpose> = names(
  'purpose of a roll',
  PURPOSES.map(({ id }) => id),
);
export const [FOR_ENTRENCH, FOR_BOMBARD, FOR_BARRAGE, FOR_MORTARS, NOT_CONTESTED, IN_BATTLE] = [0, 1, 2, 3, 4, 5];

const diceRule = (g: Vienna, { purpose, roller, event }: Pick<Roll, 'purpose' | 'roller' | 'event'>): string =>
  purpose === FOR_MORTARS ? ruleOfStrategy(g, event) : PURPOSES[purpose].dice[roller];
/** An Event that names its own losses (OS7, HS20) is the rule behind them. */
export const lossRule = (g: Vienna, { purpose, event }: Pick<Roll, 'purpose' | 'event'>): string =>
  event === NONE ? PURPOSES[purpose].losses : ruleOfStrategy(g, event);

interface Roll {
  roller: Side;
  purpose: Purpose;
  hex: Hex;
  event: Strategy;
  tactic: Tactic;
  foeTactic: Tactic;
}

/** How many dice, and why. They never run out (V2.7.6). */
export const diceFor = (g: Vienna, roll: Roll, ledger?: Ledger): number => {
  const { roller, purpose, hex, event, foeTactic } = roll;
  const rule = diceRule(g, roll);
  let dice =
    roller === HABSBURG
      ? line(ledger, rule, 'Habsburg Cannons on the map', habsburgGuns(g))
      : line(
          ledger,
          rule,
          purpose === NOT_CONTESTED || purpose === IN_BATTLE
            ? 'Ottoman Cannons on the hex or next to it'
            : 'Ottoman Cannons next to the hex',
          ottomanGuns(g, hex, purpose === NOT_CONTESTED || purpose === IN_BATTLE),
        );
  if (event !== NONE && purpose === FOR_BOMBARD)
    for (const clause of g.kit.strategy[event].clauses)
      if (clause.do === 'bombard')
        dice += line(ledger, ruleOfStrategy(g, event), g.kit.strategy[event].title, clause.extraDice ?? 0);
  if (foeTactic !== NONE) {
    const { battle, title } = g.kit.tactics[foeTactic];
    const fewer = Math.max(battle.enemyDice ?? 0, -dice);
    dice += line(ledger, ruleOfTactic(g, foeTactic), title, fewer);
  }
  return dice;
};

/** Do 5s count too, and by which text? */
const fivesRule = (g: Vienna, { purpose, event, tactic }: Roll): string | undefined => {
  if (purpose === FOR_MORTARS) return ruleOfStrategy(g, event);
  if (tactic !== NONE && g.kit.tactics[tactic].battle.fives) return ruleOfTactic(g, tactic);
  if (
    purpose === FOR_BOMBARD &&
    event !== NONE &&
    g.kit.strategy[event].clauses.some((clause) => clause.do === 'bombard' && clause.fives)
  )
    return ruleOfStrategy(g, event);
  return undefined;
};

const rollLocals = {
  roller: SIDE,
  purpose: PURPOSE,
  hex: optional(HEX),
  event: optional(STRATEGY),
  tactic: optional(TACTIC),
  foeTactic: optional(TACTIC),
  dice: PIECES,
  answer: optional(STRATEGY),
  hits: PIECES,
};

/**
 * One Cannon roll with its window (V15.2.4). The caller reads `hits` and `answer`. If the roll falls away there are no hits, and
 * what came before it stays (V16.7.1, V16.7.2).
 */
export const cannonRoll = procedure('cannon-roll', rollLocals, [
  run('V15.6.2', (g, L) => {
    L.dice = diceFor(g, L);
    return L.dice === 0 ? 'end' : undefined;
  }),
  call(
    'V15.6.1',
    () => responseWindow,
    (g, L) => openWindow(g, foe(L.roller), ROLL, { hex: L.hex }),
    (_g, L, w) => {
      L.answer = w.answer;
    },
  ),
  run('V15.6.4', (g, L, x) => {
    const answer = L.answer === NONE ? undefined : g.kit.strategy[L.answer];
    if (answer?.kind === 'response' && answer.roll?.none) {
      x.emit(g, notRolled, ruleOfStrategy(g, L.answer), { side: L.roller, card: L.answer });
      return;
    }
    const ledger = x.ledger('dice');
    if (ledger) diceFor(g, L, ledger);
    const dice = x.dice(L.dice);
    const fives = fivesRule(g, L);
    for (const die of dice) if (die === 6 || (die === 5 && fives !== undefined)) L.hits++;
    x.emit(g, rolled, fives ?? diceRule(g, L), { side: L.roller, dice, hits: L.hits }, { ledger });
  }),
]);

/** V13.6.5 and the like: a roll costs no more Troops than that; OS5 lowers that to 1. */
export const lossesOf = (g: Vienna, hits: number, answer: Strategy, most = g.kit.limits.rollLosses): number => {
  const text = answer === NONE ? undefined : g.kit.strategy[answer];
  return Math.min(hits, text?.kind === 'response' ? (text.roll?.most ?? most) : most);
};
/** OS5: the Ottomans pick the Troop instead of chance. */
export const lossesChosen = (g: Vienna, answer: Strategy): boolean => {
  const text = answer === NONE ? undefined : g.kit.strategy[answer];
  return text?.kind === 'response' && text.roll?.choose === true;
};

// ---- moving ------------------------------------------------------------------------------------------------------------

const moveLocals = { to: optional(HEX), least: PIECES };
type CannonMoves = Of<typeof moveLocals>;

const fromOf = (g: Vienna, moved: CannonMove): Hex => Math.trunc(moved / g.control.length);
const toOf = (g: Vienna, moved: CannonMove): Hex => moved % g.control.length;

const leaving = (g: Vienna, list: readonly CannonMove[], hex: Hex): number => {
  let n = 0;
  for (const moved of list) if (fromOf(g, moved) === hex) n++;
  return n;
};

/** Can any Cannon be moved (to the hex, or anywhere)? */
export const cannonsMovable = (g: Vienna, to: Hex): boolean => {
  let targets = 0;
  let guns = 0;
  for (let hex = 0; hex < g.control.length; hex++) {
    if (g.control[hex] !== OTTOMAN) continue;
    targets++;
    if (hex !== to) guns += g.cannons[hex];
  }
  return guns > 0 && targets > 1;
};

/** Brings a list of moves into one form: each resulting placement of Cannons is written in exactly one way. */
const canonicalMoves = (list: readonly CannonMove[], g: Vienna): CannonMove[] => {
  const change = new Array<number>(g.control.length).fill(0);
  // A Cannon that stays where it is cannot be written so; it is kept, to be refused.
  const idle = list.filter((moved) => fromOf(g, moved) === toOf(g, moved));
  for (const moved of list) {
    change[fromOf(g, moved)]--;
    change[toOf(g, moved)]++;
  }
  const sources: Hex[] = [];
  const targets: Hex[] = [];
  for (const [hex, by] of change.entries())
    for (let n = 0; n < Math.abs(by); n++) (by < 0 ? sources : targets).push(hex);
  return [...sources.map((from, i) => from * g.control.length + targets[i]), ...idle];
};

const cannons = (prompt: string) =>
  decision<CannonMoves>({
    id: 'cannons',
    prompt,
    seat: () => OTTOMAN,
    moves: [
      move('cannons', {
        rule: 'V10.10',
        choose: {
          moves: bagOf(CANNON_MOVE, {
            from: (g, out, L) => {
              let n = 0;
              for (let from = 0; from < g.control.length; from++) {
                if (g.cannons[from] === 0 || g.control[from] !== OTTOMAN) continue;
                for (let to = 0; to < g.control.length; to++)
                  if (g.control[to] === OTTOMAN && to !== from && (L.to === NONE || to === L.to))
                    out[n++] = from * g.control.length + to;
              }
              return n;
            },
            must: [
              must(
                'V10.10/yours',
                'Cannons move between hexes under Ottoman control.',
                (g, moved) => g.control[fromOf(g, moved)] === OTTOMAN && g.control[toOf(g, moved)] === OTTOMAN,
              ),
              must(
                'V10.10/left',
                'There must be a Cannon left on the hex to move, and it must go to another hex.',
                (g, moved, _L, list) =>
                  g.cannons[fromOf(g, moved)] > leaving(g, list, fromOf(g, moved)) &&
                  fromOf(g, moved) !== toOf(g, moved),
              ),
              must('V10.10/one-way', 'A hex either gives Cannons or gets them.', (g, moved, _L, list) =>
                list.every((other) => fromOf(g, other) !== toOf(g, moved) && toOf(g, other) !== fromOf(g, moved)),
              ),
              must(
                'V10.1.7',
                'The Cannons must go to the hex that was named.',
                (g, moved, L) => L.to === NONE || toOf(g, moved) === L.to,
              ),
            ],
            enough: [
              must(
                'V10.4.5/cannon',
                'At least 1 Cannon must move if you Fortify without building.',
                (_g, list, L) => list.length >= L.least,
              ),
            ],
            most: (g) => g.kit.cannonTotal[OTTOMAN],
            follows: (last, next, g) => fromOf(g, next) >= fromOf(g, last) && toOf(g, next) >= toOf(g, last),
            canonical: canonicalMoves,
          }),
        },
        do: (g, _L, x, { moves }) => {
          for (const moved of moves) {
            g.cannons[fromOf(g, moved)]--;
            g.cannons[toOf(g, moved)]++;
          }
          if (moves.length > 0)
            x.emit(g, cannonsMoved, 'V10.10', {
              from: moves.map((moved) => fromOf(g, moved)),
              to: moves.map((moved) => toOf(g, moved)),
            });
        },
      }),
    ],
  });

/** V10.10: as many as they like, no line or distance needed (V10.10.1); V10.1.7: to one hex only. */
export const moveCannons = procedure('move-cannons', moveLocals, [
  ask('V10.1.7', cannons('Bring Cannons to the hex, as many as you like.'), (_g, L) => L.to !== NONE),
  ask('V10.10', cannons('Move Cannons between the hexes you control.'), (_g, L) => L.to === NONE),
]);

/** The locals for it, or undefined where no Cannon can be moved. */
export const cannonMoves = (g: Vienna, to: Hex, least = 0): CannonMoves | undefined =>
  cannonsMovable(g, to) ? { to, least } : undefined;
