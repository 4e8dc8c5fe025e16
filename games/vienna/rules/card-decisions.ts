import { optional, type Play } from '@ravelin/engine';
import { bombarding, canBombard } from './actions.ts';
import { attack, canAttack } from './battle.ts';
import { room, touches } from './board.ts';
import { cannonRoll, FOR_MORTARS, lossesOf, removeCannons } from './cannons.ts';
import { inZone, troopsAt } from './choices.ts';
import { canTakeFort, fortifyHex, raze } from './fortifications.ts';
import { actionNamed, cardLost, eliminated, tileReturned, tilesSeen } from './happenings.ts';
import { losing, losses } from './losses.ts';
import { changeMorale } from './morale.ts';
import { BAG, count, ELIMINATED, HAND, SEEN_TILES, STRATEGY_DISCARD, TILES, TROOP_DECK } from './piles.ts';
import {
  ask,
  BOMBARD,
  bagOf,
  call,
  DECK,
  decision,
  foe,
  HABSBURG,
  HEX,
  move,
  must,
  NONE,
  NUMBER,
  type Of,
  OTTOMAN,
  PIECES,
  PLACED_TROOP,
  placeOf,
  procedure,
  ruleOfStrategy,
  run,
  SEATS,
  SIDE,
  SORTIE,
  STRATEGY,
  slot,
  TILE,
  type Troop,
  troopOf,
  type Vienna,
  when,
  YES_NO,
} from './siege.ts';
import { checkVictory } from './victory.ts';

/** The choices that single cards ask for. */

// ---- OS7: mortars ------------------------------------------------------------------------------------------------------

export const mortars = procedure(
  'mortars',
  { hex: HEX, card: STRATEGY, most: PIECES, hits: PIECES, answer: optional(STRATEGY) },
  [
    call(
      'V14.2',
      () => cannonRoll,
      (_g, L) => ({ roller: OTTOMAN, purpose: FOR_MORTARS, hex: L.hex, event: L.card }),
      (_g, L, roll) => {
        L.hits = roll.hits;
        L.answer = roll.answer;
      },
    ),
    call(
      'V14.7.1',
      () => losses,
      (g, L) =>
        losing({
          side: HABSBURG,
          number: lossesOf(g, L.hits, L.answer, L.most),
          purpose: FOR_MORTARS,
          event: L.card,
        }),
    ),
  ],
);

// ---- OS22, HS14: an action that the Event allows ------------------------------------------------------------------------

const mayLocals = { side: SIDE, card: STRATEGY, named: optional(HEX), hex: optional(HEX) };
type May = Of<typeof mayLocals>;

const chooseBombard = decision<May>({
  id: 'may-bombard',
  prompt: 'Bombard a hex next to the raised works, or hold your fire?',
  seat: (_g, L) => L.side,
  moves: [
    move('bombard', {
      rule: 'V14.5.5',
      notation: 'bombard {hex}',
      choose: {
        hex: slot(HEX, [
          must('V10.5.2', 'The hex must be controlled by the Habsburgs.', (g, hex) => g.control[hex] === HABSBURG),
          must('V10.5.3', 'The hex must be adjacent to a hex you control.', (g, hex, L) => touches(g, hex, L.side)),
          must('V17.OS22', 'The hex must be adjacent to the raised works.', (g, hex, L) =>
            g.kit.adjacent[L.named].includes(hex),
          ),
        ]),
      },
      do: (g, L, x, { hex }) => {
        L.hex = hex;
        x.emit(g, actionNamed, 'V14.5.5', { side: L.side, action: BOMBARD, hex });
      },
    }),
    move('hold fire', { rule: 'V14.5.5', do: () => {} }),
  ],
});

export const bombardChoice = procedure('may-bombard', mayLocals, [
  ask('V14.5.5', chooseBombard, (g, L) => g.kit.adjacent[L.named].some((hex) => canBombard(g, hex))),
  when('V14.6', (_g, L) => L.hex !== NONE, [
    call(
      'V14.6',
      () => bombarding,
      (_g, L) => ({ side: L.side, hex: L.hex, event: L.card }),
    ),
  ]),
]);

const chooseSortie = decision<May>({
  id: 'may-sortie',
  prompt: 'Make a Sortie, or stay behind the walls?',
  seat: (_g, L) => L.side,
  moves: [
    move('sortie', {
      rule: 'V14.5.5',
      notation: 'sortie {hex}',
      choose: {
        hex: slot(HEX, [
          must('V10.6.2', 'The hex must be controlled by the Ottomans.', (g, hex) => g.control[hex] === OTTOMAN),
          must('V10.6.3', 'The hex must be adjacent to a hex you control.', (g, hex, L) => touches(g, hex, L.side)),
        ]),
      },
      do: (g, L, x, { hex }) => {
        L.hex = hex;
        x.emit(g, actionNamed, 'V14.5.5', { side: L.side, action: SORTIE, hex });
      },
    }),
    move('stay', { rule: 'V14.5.5', do: () => {} }),
  ],
});

/** V15.5.2: it opens its own announce window. */
export const sortieChoice = procedure('may-sortie', mayLocals, [
  ask('V14.5.5', chooseSortie, (g, L) => [...g.control.keys()].some((hex) => canAttack(g, L.side, hex))),
  when('V14.6', (_g, L) => L.hex !== NONE, [
    call(
      'V15.5.2',
      () => attack,
      (_g, L) => ({ side: L.side, hex: L.hex, event: L.card }),
    ),
  ]),
]);

// ---- OS13, OS27: two evils ---------------------------------------------------------------------------------------------

const dilemmaLocals = { side: SIDE, card: STRATEGY, morale: NUMBER, byCard: YES_NO, gain: PIECES };
type Dilemma = Of<typeof dilemmaLocals>;

const chooseEvil = decision<Dilemma>({
  id: 'dilemma',
  prompt: 'Lose the Morale, or pay the other price?',
  seat: (_g, L) => L.side,
  moves: [
    move('lose morale', {
      rule: 'V14.1',
      warn: (g, _chosen, L) =>
        g.morale[L.side] + L.morale <= 0 ? 'V6.10: this brings your Morale to End and loses the game.' : undefined,
      do: (g, L, x) => changeMorale(g, x, ruleOfStrategy(g, L.card), [{ side: L.side, by: L.morale }]),
    }),
    move('discard', {
      rule: 'V16.6.1',
      notation: 'discard {card}',
      if: [
        must(
          'V16.6.1/offered',
          'The Event must offer to discard a card, and you must hold one.',
          (g, L) => L.byCard === 1 && g.zones[HAND + L.side].length > 0,
        ),
      ],
      choose: {
        card: slot(STRATEGY, [inZone('V16.6.1/hand', 'The card must be in your hand.', (_g, L) => HAND + L.side)]),
      },
      do: (g, L, x, { card }) => {
        x.move(g, HAND + L.side, STRATEGY_DISCARD + L.side, card);
        x.emit(g, cardLost, 'V4.13', { side: L.side, card });
        changeMorale(g, x, ruleOfStrategy(g, L.card), [{ side: foe(L.side), by: L.gain }]);
      },
    }),
    move('tear down', {
      rule: 'V16.6.2',
      notation: 'tear down {hex}',
      if: [must('V16.6.2/offered', 'The Event must offer to remove a Fortification.', (_g, L) => L.byCard === 0)],
      choose: {
        hex: slot(HEX, [
          must(
            'V16.6.2/standing',
            'One of your own Improvised Fortifications must stand on the hex.',
            (g, hex, L) => g.control[hex] === L.side && g.improvised[hex] > 0,
          ),
        ]),
      },
      do: (g, L, x, { hex }) => raze(g, x, hex, 0, 1, ruleOfStrategy(g, L.card)),
    }),
  ],
});

export const dilemma = procedure('dilemma', dilemmaLocals, [ask('V14.1', chooseEvil)]);

// ---- HS2, HS28: placing Fortifications ---------------------------------------------------------------------------------

const placeLocals = { side: SIDE, card: STRATEGY, hex: optional(HEX), most: PIECES };
type Placing = Of<typeof placeLocals>;

const clauseOf = (g: Vienna, L: Placing) => {
  const clause = g.kit.strategy[L.card].clauses.find(({ do: verb }) => verb === 'place');
  return clause?.do === 'place' ? clause : undefined;
};

const choosePlaces = decision<Placing>({
  id: 'place',
  prompt: 'Choose the hexes for the Improvised Fortifications.',
  seat: (_g, L) => L.side,
  moves: [
    move('place', {
      rule: 'V14.7.4',
      choose: {
        hexes: bagOf(HEX, {
          must: [
            must('V14.1/hex', 'The hex must be under your control and of a kind that the card names.', (g, hex, L) => {
              const { kinds, nextToNamed } = clauseOf(g, L) ?? {};
              return (
                g.control[hex] === L.side &&
                (!kinds || kinds.includes(g.kit.kind[hex])) &&
                (!nextToNamed || g.kit.adjacent[L.hex].includes(hex))
              );
            }),
            must(
              'V3.8',
              'The hex must have room, and your supply a Fortification.',
              (g, hex, L, list) => room(g, hex) > count(list, hex) && g.supply[L.side] > list.length,
            ),
            must(
              'V14.1/most-fortifications',
              'You may not place more Fortifications than the card says.',
              (_g, _atom, L, list) => list.length < L.most,
            ),
          ],
          enough: [must('V14.7.4/place', 'You must place at least 1 Fortification.', (_g, list) => list.length >= 1)],
          most: (_g, L) => L.most,
        }),
      },
      do: (g, L, x, { hexes }) => {
        for (const hex of hexes) fortifyHex(g, x, L.side, hex, 1, ruleOfStrategy(g, L.card));
      },
    }),
  ],
});

const somewhereToPlace = (g: Vienna, L: Placing): boolean => {
  const { kinds, nextToNamed } = clauseOf(g, L) ?? {};
  return [...g.control.keys()].some(
    (hex) =>
      canTakeFort(g, L.side, hex) &&
      (!kinds || kinds.includes(g.kit.kind[hex])) &&
      (!nextToNamed || g.kit.adjacent[L.hex].includes(hex)),
  );
};

export const placing = procedure('place', placeLocals, [ask('V14.7.4', choosePlaces, somewhereToPlace)]);

// ---- HS4: spiking guns -------------------------------------------------------------------------------------------------

const spikeLocals = { side: SIDE, card: STRATEGY, hex: HEX, most: PIECES };
type Spiking = Of<typeof spikeLocals>;

const spikes = (g: Vienna, L: Spiking): number =>
  Math.min(L.most, g.cannons[L.hex], g.zones[TROOP_DECK + L.side].length);

const spikeGuns = (g: Vienna, L: Spiking, x: Play<Vienna>, troops: readonly Troop[]): void => {
  for (const troop of troops) x.move(g, TROOP_DECK + L.side, ELIMINATED + L.side, troop);
  x.emit(g, eliminated, ruleOfStrategy(g, L.card), { side: L.side, number: troops.length, troops }, { knows: L.side });
  removeCannons(g, x, L.hex, troops.length, ruleOfStrategy(g, L.card));
  checkVictory(g, x);
};

const chooseSpikers = decision<Spiking>({
  id: 'spike',
  prompt: 'Choose the Troops you Eliminate from your deck, one for each Cannon.',
  seat: (_g, L) => L.side,
  moves: [
    move('spike with', {
      rule: 'V14.7.4',
      secret: true,
      choose: {
        troops: bagOf(PLACED_TROOP, {
          from: troopsAt([DECK], (L) => L.side),
          must: [
            must(
              'V17.HS4/troop',
              'The Troop must be in your Troop deck.',
              (g, placed, L, list) =>
                placeOf(g, placed) === 0 &&
                count(g.zones[TROOP_DECK + L.side], troopOf(g, placed)) > count(list, placed),
            ),
            must(
              'V17.HS4/most',
              'There must be a Cannon for each Troop, and no more than 2.',
              (g, _atom, L, list) => list.length < spikes(g, L),
            ),
          ],
          enough: [
            must(
              'V14.7.4/eliminate',
              'You must Eliminate at least 1 Troop: that is all the card does.',
              (_g, list) => list.length >= 1,
            ),
          ],
          most: spikes,
        }),
      },
      warn: (g, { troops }, L) =>
        g.zones[ELIMINATED + L.side].length + troops.length === g.kit.army[L.side]
          ? 'V6.10: this Eliminates your last Troops and loses the game.'
          : undefined,
      do: (g, L, x, { troops }) =>
        spikeGuns(
          g,
          L,
          x,
          troops.map((placed) => troopOf(g, placed)),
        ),
    }),
  ],
});

export const spiking = procedure('spike', spikeLocals, [ask('V14.7.4', chooseSpikers, (g, L) => spikes(g, L) > 0)]);

// ---- HS6: tiles shown --------------------------------------------------------------------------------------------------

const tilesLocals = { side: SIDE, card: STRATEGY };
type Tiles = Of<typeof tilesLocals>;

const takeTile = decision<Tiles>({
  id: 'take-tile',
  prompt: 'Choose the tile that goes back into the bag.',
  seat: (_g, L) => L.side,
  moves: [
    move('take away', {
      rule: 'V17.HS6',
      notation: 'take away {tile}',
      // The event tells both players (V4.23), and nobody else.
      secret: true,
      choose: {
        tile: slot(TILE, [
          must(
            'V17.HS6',
            'The tile must be one of those shown.',
            (g, tile, L) => count(g.zones[SEEN_TILES + foe(L.side)], tile) > 0,
          ),
        ]),
      },
      do: (g, L, x, { tile }) => {
        x.move(g, SEEN_TILES + foe(L.side), BAG + foe(L.side), tile);
        x.emit(g, tileReturned, ruleOfStrategy(g, L.card), { side: foe(L.side), tile }, { knows: SEATS });
      },
    }),
  ],
});

export const showTiles = procedure('show-tiles', tilesLocals, [
  run('V4.23', (g, L, x) => {
    const owner = foe(L.side);
    x.moveAll(g, TILES + owner, SEEN_TILES + owner);
    x.emit(
      g,
      tilesSeen,
      ruleOfStrategy(g, L.card),
      { side: owner, tiles: [...g.zones[SEEN_TILES + owner]] },
      { knows: SEATS },
    );
  }),
  ask('V14.2', takeTile, (g, L) => g.zones[SEEN_TILES + foe(L.side)].length > 0),
]);
