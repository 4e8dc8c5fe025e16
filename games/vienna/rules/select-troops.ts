import { type Ledger, line, type Play } from '@ravelin/engine';
import type { BattleText } from '../data/schema.ts';
import { fortifications, lineToCamp } from './board.ts';
import { inZone, troopsAt } from './choices.ts';
import { tacticLaid, troopsSent } from './happenings.ts';
import { count, FACE_DOWN, LAID, TACTICS, TROOP_DECK, TROOP_DISCARD } from './piles.ts';
import {
  bagOf,
  DECK,
  DISCARD,
  decision,
  foe,
  HABSBURG,
  type Hex,
  move,
  must,
  NONE,
  OTTOMAN,
  PLACED_TROOP,
  type PlacedTroop,
  placeOf,
  ruleOfStrategy,
  ruleOfTactic,
  type Side,
  type Strategy,
  slot,
  TACTIC,
  type Tactic,
  troopOf,
  type Vienna,
} from './siege.ts';

/** V12 Sending Troops: how many, which, at what price; and the Tactic beside them. */

/** What the numbers of a battle depend on. The battle's locals have all of it. */
export interface BattleFacts {
  attacker: Side;
  hex: Hex;
  /** The Event that performs the attack and the Response to it. */
  event: Strategy;
  answer: Strategy;
  /** The Tactics in force; none before the reveal or if without effect. */
  ottomanTactic: Tactic;
  habsburgTactic: Tactic;
}

export interface Text {
  readonly owner: Side;
  readonly text: BattleText;
  readonly rule: string;
  readonly title: string;
}
const NO_TEXTS: readonly Text[] = Object.freeze([]);

/** Every card text that bears on the battle, with its owner and paragraph. */
export const texts = (g: Vienna, L: BattleFacts): readonly Text[] => {
  if (L.event === NONE && L.answer === NONE && L.ottomanTactic === NONE && L.habsburgTactic === NONE) return NO_TEXTS;
  const out: Text[] = [];
  const strategy = (card: Strategy, owner: Side): void => {
    const { battle, title } = card === NONE ? {} : g.kit.strategy[card];
    if (battle && title) out.push({ owner, text: battle, rule: ruleOfStrategy(g, card), title });
  };
  strategy(L.event, L.attacker);
  strategy(L.answer, foe(L.attacker));
  for (const owner of [OTTOMAN, HABSBURG]) {
    const card = owner === OTTOMAN ? L.ottomanTactic : L.habsburgTactic;
    if (card !== NONE)
      out.push({
        owner,
        text: g.kit.tactics[card].battle,
        rule: ruleOfTactic(g, card),
        title: g.kit.tactics[card].title,
      });
  }
  return out;
};

// ---- how many ----------------------------------------------------------------------------------------------------------

const ottomanMaximum = (g: Vienna, L: BattleFacts, ledger?: Ledger): number => {
  const { troops, troopsAtMost } = g.kit.limits;
  const cards = texts(g, L);
  const set = cards.find(({ text }) => text.setsMaximum !== undefined);
  let most = set
    ? line(ledger, set.rule, set.title, set.text.setsMaximum ?? 0)
    : line(ledger, 'V12.1.7', 'Troops that everybody may send', troops);
  if (!set && lineToCamp(g, L.hex)) {
    if (L.attacker === HABSBURG) most += line(ledger, 'V12.1.9', 'line to the Camp, in defence', 1);
    else {
      let hexes = 0;
      for (const next of g.kit.adjacent[L.hex]) if (g.control[next] === OTTOMAN) hexes++;
      most += line(ledger, 'V12.1.10', 'Ottoman hexes next to it, with a line to the Camp', hexes);
      if (most > troopsAtMost) most += line(ledger, 'V12.1.13', 'never more than 6', troopsAtMost - most);
    }
  } else if (!set) line(ledger, 'V12.1.12', 'no line to the Camp', 0);
  // V16.4.1, V16.4.2, V16.4.3: "1 higher" comes after everything else, the cap included.
  for (const { text, rule, title } of cards) most += line(ledger, rule, title, text.maximum ?? 0);
  return most;
};

/** The most Troops a side may send. V12.1.8: the Habsburgs always 3. */
export const troopMaximum = (g: Vienna, L: BattleFacts, side: Side, ledger?: Ledger): number =>
  side === HABSBURG
    ? line(ledger, 'V12.1.8', 'the Habsburg maximum', g.kit.limits.troops)
    : ottomanMaximum(g, L, ledger);

/** The fewest Troops a side must send, and the paragraph that says so. Recovered ones count (V12.1.4). */
export const troopMinimum = (g: Vienna, L: BattleFacts, side: Side): { rule: string; least: number } => {
  const deck = g.zones[TROOP_DECK + side].length;
  const sent = g.zones[FACE_DOWN + L.attacker].length;
  const { troops } = g.kit.limits;
  if (side !== L.attacker && sent < troops) return { rule: 'V12.1.5', least: Math.min(sent, deck) }; // V12.1.6
  if (deck >= troops) return { rule: 'V12.1.1', least: troops };
  if (deck > 0) return { rule: 'V12.1.2', least: deck };
  return { rule: 'V12.1.3', least: side === L.attacker ? 1 : 0 };
};

/** V13.5: how many Troops the attacker moves to the rear, Fortifications and card texts added up, then limited. */
export const rearCount = (g: Vienna, L: BattleFacts, ledger?: Ledger, front = Number.POSITIVE_INFINITY): number => {
  const cards = texts(g, L);
  const ignores = cards.find(({ text }) => text.ignoresImprovised);
  let rear = line(ledger, 'V13.5.1', 'Structural Fortification', g.kit.limits.rearForWall * g.structural[L.hex]);
  rear += line(ledger, 'V13.5.2', 'Improvised Fortifications', g.improvised[L.hex]);
  if (ignores) rear += line(ledger, ignores.rule, ignores.title, -g.improvised[L.hex]);
  for (const { text, rule, title } of cards)
    rear += line(ledger, rule, title, (text.rear ?? 0) + (g.structural[L.hex] > 0 ? (text.rearIfStructural ?? 0) : 0));
  if (rear < 0) rear += line(ledger, 'V13.5.4', 'never below 0', -rear);
  if (rear > front) rear += line(ledger, 'V13.5.5', 'no more than stand in the front line', front - rear);
  return rear;
};

// ---- which -------------------------------------------------------------------------------------------------------------

/** V3.2.3: there is no Troop hand; a Troop comes from the deck, or from the discard by Recover. */
const zoneOf = (place: number): number => (place === DECK ? TROOP_DECK : TROOP_DISCARD);

const recoveredIn = (g: Vienna, list: readonly PlacedTroop[]): number => {
  let n = 0;
  for (const placed of list) if (placeOf(g, placed) === DISCARD) n++;
  return n;
};

const sendTroops = (g: Vienna, x: Play<Vienna>, side: Side, list: readonly PlacedTroop[]): void => {
  // V3.5.3: a recovered card is taken as the lowest of its type, so the visible top stays as long as it can; V4.17: what the
  // opponent is shown of the pile does not change before the reveal.
  for (const placed of list) x.move(g, zoneOf(placeOf(g, placed)) + side, FACE_DOWN + side, troopOf(g, placed));
  const recovered = recoveredIn(g, list); // V4.16: the number is public
  x.emit(g, troopsSent, 'V12.1', { side, number: list.length, recovered, troops: list }, { knows: side });
};

/** `most` is the maximum of the side that chooses, worked out when it is asked. */
type Choosing = BattleFacts & { most: number } & Record<string, number>;

export const selectTroops = (
  role: 'attacker' | 'defender',
  pay: (g: Vienna, x: Play<Vienna>, side: Side, by: number) => void,
) => {
  const seat = (L: Choosing): Side => (role === 'attacker' ? L.attacker : foe(L.attacker));
  const atLeast = (rule: string, text: string) =>
    must(rule, text, (g, list: readonly PlacedTroop[], L: Choosing) => {
      const minimum = troopMinimum(g, L, seat(L));
      return minimum.rule !== rule || list.length >= minimum.least;
    });
  return decision<Choosing>({
    id: 'select-troops',
    prompt: 'Choose the Troops you send, face down, into your front line.',
    seat: (_g, L) => seat(L),
    moves: [
      move('send', {
        rule: 'V12.1',
        secret: true,
        choose: {
          troops: bagOf(PLACED_TROOP, {
            from: troopsAt([DECK, DISCARD], seat),
            must: [
              must(
                'V12.1',
                'The Troop must be in your Troop deck, or in your discard to be recovered.',
                (g, placed, L, list) => {
                  const place = placeOf(g, placed);
                  if (place > DISCARD) return false;
                  return (
                    place === DISCARD || count(g.zones[TROOP_DECK + seat(L)], troopOf(g, placed)) > count(list, placed)
                  );
                },
              ),
              must(
                'V12.3.4',
                'You cannot Recover more Troops than your discard holds.',
                (g, placed, L, list) =>
                  placeOf(g, placed) !== DISCARD ||
                  count(g.zones[TROOP_DISCARD + seat(L)], troopOf(g, placed)) > count(list, placed),
              ),
              must(
                'V12.3.3',
                'Each recovered Troop costs 1 Morale, and you cannot pay below Morale 1.',
                (g, placed, L, list) => placeOf(g, placed) !== DISCARD || recoveredIn(g, list) < g.morale[seat(L)] - 1,
              ),
              // V12.3.2: deck and discard together.
              must(
                'V12.1.7',
                'You may not send more Troops than your maximum, recovered ones included.',
                (_g, _atom, L, list) => list.length < L.most,
              ),
            ],
            enough: [
              atLeast('V12.1.1', 'You must send at least 3 Troops.'),
              atLeast('V12.1.2', 'You must send at least as many Troops as your deck holds.'),
              atLeast('V12.1.3', 'An attacker must send at least 1 Troop.'),
              atLeast('V12.1.5', 'You must send at least as many Troops as the attacker, as far as your deck reaches.'),
            ],
            most: (g, L) =>
              Math.min(L.most, g.zones[TROOP_DECK + seat(L)].length + g.zones[TROOP_DISCARD + seat(L)].length),
          }),
        },
        do: (g, L, x, { troops }) => {
          const side = seat(L);
          sendTroops(g, x, side, troops);
          pay(g, x, side, recoveredIn(g, troops));
        },
      }),
    ],
  });
};

// ---- the Tactic --------------------------------------------------------------------------------------------------------

const usable = (g: Vienna, L: BattleFacts, side: Side, card: Tactic): boolean => {
  const { use } = g.kit.tactics[card];
  return use === 'both' || use === (side === L.attacker ? 'attack' : 'defence');
};

const conditionMet = (g: Vienna, L: BattleFacts, card: Tactic): boolean =>
  g.kit.tactics[card].onlyIf !== 'fortified' || fortifications(g, L.hex) > 0;

/** V12.2.2, V12.2.3: may the side lay this card in this battle? Nothing else matters (V12.2.4), not even Troops (V12.2.5). */
export const mayLay = (g: Vienna, L: BattleFacts, side: Side, card: Tactic): boolean =>
  usable(g, L, side, card) && conditionMet(g, L, card);

export const layTactic = (role: 'attacker' | 'defender') => {
  const seat = (L: Choosing): Side => (role === 'attacker' ? L.attacker : foe(L.attacker));
  return decision<Choosing>({
    id: 'lay-tactic',
    prompt: 'Lay one Tactic face down, or none.',
    seat: (_g, L) => seat(L),
    moves: [
      move('lay nothing', {
        rule: 'V12.2.1',
        secret: true,
        do: (g, L, x) => x.emit(g, tacticLaid, 'V12.2.1', { side: seat(L), laid: 0, card: NONE }),
      }),
      move('lay', {
        rule: 'V12.2',
        notation: 'lay {card}',
        secret: true,
        choose: {
          card: slot(TACTIC, [
            inZone('V12.2', 'The card must be among your Tactics.', (_g, L) => TACTICS + seat(L)),
            must(
              'V12.2.2',
              "The card's use (attack, defence or both) must fit your part in the battle.",
              (g, card, L) => usable(g, L, seat(L), card),
            ),
            must('V12.2.3', 'The condition on the card must hold: a Fortification on the hex.', (g, card, L) =>
              conditionMet(g, L, card),
            ),
          ]),
        },
        do: (g, L, x, { card }) => {
          const side = seat(L);
          x.move(g, TACTICS + side, LAID + side, card);
          x.emit(g, tacticLaid, 'V12.2', { side, laid: 1, card }, { knows: side });
        },
      }),
    ],
  });
};
