import { optional } from '@ravelin/engine';
import { unitsAt } from './board.ts';
import { anyOf, countIf } from './counting.ts';
import { slay } from './deaths.ts';
import { cannonAimed, cannonFired, cannonStopped, cannonWasted } from './happenings.ts';
import { shuffleHitDeck, turnHitCard } from './hit-deck.ts';
import {
  about,
  ask,
  CANNON,
  DEFENDER,
  decision,
  HIT_CARD,
  hordeAt,
  loop,
  move,
  must,
  NONE,
  type Of,
  PLACE,
  procedure,
  run,
  type Siege,
  slot,
  slotAfter,
  TOWER,
  type Tower,
  UNIT,
  UNITS,
} from './siege.ts';

/** S18.2.1 Cannons. A mantelet is no help against them (S6.4.4). */

const locals = { tower: TOWER, card: optional(HIT_CARD) };
type Shot = Of<typeof locals>;

const isUnaimed = (g: Siege, tower: Tower): boolean => g.item[tower] === CANNON && g.cannonAim[tower] === NONE;

/** Somebody could be hit: otherwise the whole step is idle. */
const anyTarget = (g: Siege): boolean =>
  anyOf(g.item, (tower) => g.item[tower] === CANNON && g.kit.cannonReach[tower].some((place) => unitsAt(g, place) > 0));

const unaimed = (g: Siege): boolean => anyOf(g.item, (tower) => isUnaimed(g, tower));

const aim = decision<Shot>({
  id: 'cannon',
  prompt: 'Aim your cannons.',
  seat: () => DEFENDER,
  moves: [
    move('aim', {
      rule: 'S18.2.1',
      notation: 'aim {tower} at {place}',
      choose: {
        tower: slot(TOWER, [
          must('S18.2.1/cannon', 'The tower must have a cannon that is not aimed yet.', (g, tower) =>
            isUnaimed(g, tower),
          ),
        ]),
        place: slotAfter({ tower: TOWER }, PLACE, [
          must(
            'S18.2.1/target',
            "A cannon fires at the foreground of its side, at the rampart opposite the tower, or at that rampart's neighbour.",
            (g, place, _L, { tower }) => g.kit.cannonReach[tower].includes(place),
          ),
        ]),
      },
      do: (g, _L, x, { tower, place }) => {
        g.cannonAim = g.cannonAim.with(tower, place);
        x.emit(g, cannonAimed, 'S18.2.1', { tower, place });
      },
    }),
  ],
});

/** S18.2.3: of how many kinds that the card shows somebody is there. */
const victims = (g: Siege, L: Shot): number => countIf(UNITS, (unit) => isVictim(g, L, unit));

const isVictim = (g: Siege, L: Shot, unit: number): boolean =>
  g.kit.cannonKills[L.card][unit] && g.horde[hordeAt(g.cannonAim[L.tower], unit)] > 0;

const killOne = decision<Shot>({
  id: 'cannon kill',
  prompt: '{tower} at {place}, {card}: choose the unit that the cannon kills.',
  about: about({ tower: TOWER, place: PLACE, card: HIT_CARD }, (g, { tower, card }) => ({
    tower,
    place: g.cannonAim[tower],
    card,
  })),
  seat: () => DEFENDER,
  moves: [
    move('kill', {
      rule: 'S18.2.3',
      notation: 'kill {unit}',
      choose: {
        unit: slot(UNIT, [
          must('S18.2.3', 'A unit of a kind that the card shows dies, at the target.', (g, unit, L) =>
            isVictim(g, L, unit),
          ),
        ]),
      },
      do: (g, L, x, { unit }) => slay(g, x, 'S18.2.3', g.cannonAim[L.tower], unit, 1),
    }),
  ],
});

export const cannons = procedure('cannons', locals, [
  run('S18.2.1', (g) => {
    g.cannonAim = g.cannonAim.slice().fill(NONE);
    if (!anyTarget(g)) return 'end';
  }),
  loop('S18.2.1', unaimed, [ask('S18.2.1', aim)]),
  run('S18.2.2', (_g, L) => {
    L.tower = 0;
  }),
  loop('S18.2.2', (g, L) => L.tower < g.item.length, [
    run('S18.2.2', (g, L, x) => {
      const place = g.cannonAim[L.tower];
      L.card = NONE;
      if (place === NONE) return;
      L.card = turnHitCard(g, x);
      x.emit(g, cannonFired, 'S18.2.2', { tower: L.tower, place, card: L.card });
      const rampart = g.kit.rampartOfPlace[place];
      if (rampart !== NONE && g.trenchMaster[rampart] === 1) {
        x.emit(g, cannonStopped, 'S8.6.3', { tower: L.tower, rampart });
        L.card = NONE;
        return;
      }
      const kinds = victims(g, L);
      if (kinds === 0) x.emit(g, cannonWasted, 'S18.2.3', { tower: L.tower, place });
      if (kinds !== 1) return;
      slay(g, x, 'S18.2.3', place, [0, 1, 2].find((unit) => isVictim(g, L, unit)) as number, 1);
      L.card = NONE;
    }),
    ask('S18.2.3', killOne, (g, L) => L.card !== NONE && victims(g, L) > 1),
    run('S18.2.2', (_g, L) => {
      L.tower++;
    }),
  ]),
  run('S18.2.5', (g) => {
    shuffleHitDeck(g);
    g.cannonAim = g.cannonAim.slice().fill(NONE);
  }),
]);
