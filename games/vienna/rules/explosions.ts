import { optional, type Play } from '@ravelin/engine';
import { touches } from './board.ts';
import { raze } from './fortifications.ts';
import { exploded, fizzled, tilesReturned } from './happenings.ts';
import { BAG, FACE_UP_TILES, SEEN_TILES, shovels, TILES, tileCount } from './piles.ts';
import { EXPLOSION, openWindow, responseWindow } from './responses.ts';
import {
  ask,
  call,
  decision,
  foe,
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
  run,
  SIDE,
  type Side,
  STRATEGY,
  slot,
  type Vienna,
  when,
  YES_NO,
} from './siege.ts';
import { eliminateFromDeck } from './troops.ts';

/** V10.7 Explosions. */

const explosionLocals = {
  side: SIDE,
  /** Shovels needed: 4, or what the Event says. */
  need: PIECES,
  event: optional(STRATEGY),
  /** Allowed by a card's own clause, not part of a Mine. */
  byCard: YES_NO,
  hex: optional(HEX),
  answer: optional(STRATEGY),
  stopped: YES_NO,
};
type Explosion = Of<typeof explosionLocals>;

export const isTarget = (g: Vienna, side: Side, hex: Hex): boolean =>
  g.control[hex] === foe(side) && touches(g, hex, side);

/** V10.7.6: is there a hex to blow up? Public. */
export const hasTarget = (g: Vienna, side: Side): boolean => {
  for (let hex = 0; hex < g.control.length; hex++) if (isTarget(g, side, hex)) return true;
  return false;
};

export const canExplode = (g: Vienna, side: Side, need: number): boolean =>
  shovels(g, side) >= need && hasTarget(g, side);

/** V4.22: could this many tiles of the side ever show enough shovels? That alone decides whether the question is asked. */
const couldSuffice = (g: Vienna, side: Side, need: number): boolean => {
  let left = tileCount(g, side);
  let best = 0;
  for (let tile = g.kit.shovels.length - 1; tile >= 0 && left > 0; tile--) {
    const used = Math.min(left, g.kit.tileStock[side][tile]);
    best += used * g.kit.shovels[tile];
    left -= used;
  }
  return best >= need;
};

/** V14.5.4: the target is named here, not when the Mine is announced. */
const explode = decision<Explosion>({
  id: 'explode',
  prompt: 'Trigger an Explosion, or go on digging?',
  declines: 'no explosion',
  seat: (_g, L) => L.side,
  moves: [
    move('explode', {
      rule: 'V10.3.4',
      notation: 'explode {hex}',
      if: [
        must(
          'V10.7.2',
          'Your face-down tiles must show enough shovels, 4 unless the Event says otherwise.',
          (g, L) => shovels(g, L.side) >= L.need,
        ),
      ],
      choose: {
        hex: slot(HEX, [
          must(
            'V10.7.5/enemy',
            "The hex must be under your opponent's control.",
            (g, hex, L) => g.control[hex] === foe(L.side),
          ),
          must('V10.7.5/adjacent', 'The hex must be adjacent to a hex you control.', (g, hex, L) =>
            touches(g, hex, L.side),
          ),
        ]),
      },
      do: (_g, L, _x, { hex }) => {
        L.hex = hex;
      },
    }),
    move('no explosion', { rule: 'V10.7.3', do: () => {} }),
  ],
});

/** V10.7.9–V10.7.12: what falls. OS3 takes both kinds. */
const effect = (g: Vienna, L: Explosion, x: Play<Vienna>): void => {
  const { hex } = L;
  const clause = L.event === NONE ? undefined : g.kit.strategy[L.event].clauses.find(({ do: verb }) => verb === 'mine');
  const both = clause?.do === 'mine' && clause.removes === 'both';
  if (both) raze(g, x, hex, g.structural[hex], g.improvised[hex], ruleOfStrategy(g, L.event));
  else if (L.side !== OTTOMAN) raze(g, x, hex, 0, g.improvised[hex], 'V10.7.12');
  else if (g.structural[hex] > 0) raze(g, x, hex, 1, 0, g.improvised[hex] > 0 ? 'V10.7.11' : 'V10.7.9');
  else raze(g, x, hex, 0, g.improvised[hex], 'V10.7.10');
};

/** V4.22, V10.7.6: public facts only. */
const askable = (g: Vienna, L: Explosion): boolean => couldSuffice(g, L.side, L.need) && hasTarget(g, L.side);

export const explosion = procedure('explosion', explosionLocals, [
  ask('V10.3.4', explode, (g, L) => L.byCard === 0 && askable(g, L)),
  ask('V10.7.1', explode, (g, L) => L.byCard === 1 && askable(g, L)),
  when('V10.7.1', (_g, L) => L.hex !== NONE, [
    run('V10.7.4', (g, L, x) => {
      x.moveAll(g, TILES + L.side, FACE_UP_TILES + L.side);
      x.moveAll(g, SEEN_TILES + L.side, FACE_UP_TILES + L.side);
      x.emit(g, exploded, 'V10.7.4', { side: L.side, hex: L.hex, tiles: [...g.zones[FACE_UP_TILES + L.side]] });
    }),
    call(
      'V15.2.3',
      () => responseWindow,
      (g, L) => openWindow(g, foe(L.side), EXPLOSION, { hex: L.hex }),
      (g, L, w, x) => {
        L.stopped = w.stopped;
        L.answer = w.answer;
        if (w.stopped) x.emit(g, fizzled, 'V15.9', { side: L.side, hex: L.hex, card: w.answer });
      },
    ),
    when('V15.9', (_g, L) => L.stopped === 0, [
      run('V10.7.7', (g, L, x) => effect(g, L, x)),
      run('V14.2', (g, L, x) => {
        const clause =
          L.event === NONE ? undefined : g.kit.strategy[L.event].clauses.find(({ do: verb }) => verb === 'explode');
        if (clause?.do === 'explode' && clause.eliminates)
          eliminateFromDeck(g, x, foe(L.side), clause.eliminates, ruleOfStrategy(g, L.event));
      }),
    ]),
    run('V10.7.8', (g, L, x) => {
      x.emit(g, tilesReturned, 'V10.7.8', { side: L.side, number: g.zones[FACE_UP_TILES + L.side].length });
      x.moveAll(g, FACE_UP_TILES + L.side, BAG + L.side);
    }),
  ]),
]);
