import type { Play } from '@ravelin/engine';
import { CARD as C } from '../data/names.ts';
import { hasGear } from './board.ts';
import { anyOf, countIf } from './counting.ts';
import { bridged, equipped } from './happenings.ts';
import {
  about,
  ask,
  CARD,
  decision,
  EQUIPMENT,
  gearOf,
  INVADER,
  move,
  must,
  NONE,
  type Of,
  PATH,
  procedure,
  SECTION,
  type Section,
  type Siege,
  slot,
} from './siege.ts';
import { tilesLeft } from './stock.ts';

/** S7 Phase 3: equipment. */

const equipping = { card: CARD };
type Equipping = Of<typeof equipping>;

/** The kit numbers the cards of the phase as EQUIPMENT does; the bridge, which lies on a path, comes last. */
const equipmentOf = (g: Siege, card: number): number => g.kit.cardKind[card];

const tilesOn = (g: Siege, section: Section): number => {
  let tiles = 0;
  for (let kind = 0; kind < EQUIPMENT.length; kind++) tiles += g.gear[gearOf(section, kind)];
  return tiles;
};

/** S2.2.4, S7.1.2, S7.1.3. */
const hasSpace = (g: Siege, section: Section): boolean => tilesOn(g, section) < g.kit.limits.sectionEquipment;
const isNew = (g: Siege, equipment: number, section: Section): boolean => !hasGear(g, section, equipment);

const anySection = (g: Siege, equipment: number): boolean =>
  anyOf(g.kit.sections, (section) => hasSpace(g, section) && isNew(g, equipment, section));

/** S1.4.3. */
export const gearLeft = (g: Siege, equipment: number): boolean => {
  const placed = countIf(g.kit.sections, (section) => hasGear(g, section, equipment));
  return placed < g.kit.equipmentStock[equipment];
};

export const canEquip = (g: Siege, equipment: number): boolean => gearLeft(g, equipment) && anySection(g, equipment);

/** S7.1.1, S7.2.2, S7.4.2, S7.5.2, S7.6.2: the tile is placed on a section at once and stays. */
export const equipSection = (g: Siege, x: Play<Siege>, rule: string, equipment: number, section: Section): void => {
  g.gear = g.gear.with(gearOf(section, equipment), 1);
  x.emit(g, equipped, rule, { equipment, section });
};

export const sectionHasSpace = must(
  'S7.1.2',
  'A wall section holds two equipment tiles at most.',
  (g, section: Section) => hasSpace(g, section),
);

const equipWhere = decision<Equipping>({
  id: 'equip',
  prompt: '{card}: choose the wall section for the tile.',
  about: about({ card: CARD }, (_g, { card }) => ({ card })),
  seat: () => INVADER,
  moves: [
    move('equip', {
      rule: 'S7.1.1',
      notation: 'equip {section}',
      choose: {
        section: slot(SECTION, [
          sectionHasSpace,
          must('S7.1.3', 'The two tiles of a section are of different kinds.', (g, section, { card }) =>
            isNew(g, equipmentOf(g, card), section),
          ),
        ]),
      },
      do: (g, { card }, x, { section }) => equipSection(g, x, 'S7.1.1', equipmentOf(g, card), section),
    }),
  ],
});

export const equip = procedure('equip', equipping, [ask('S7.1.1', equipWhere)]);

// ---- Bridge ------------------------------------------------------------------------------------------------------------

/** S7.3.2, S7.3.3. */
const isOpen = (g: Siege, path: number): boolean => g.trap[path] === NONE;
const isBare = (g: Siege, path: number): boolean => g.bridge[path] === 0;

const anyPath = (g: Siege): boolean => anyOf(g.kit.paths, (path) => isOpen(g, path) && isBare(g, path));

const bridgeWhere = decision<Equipping>({
  id: 'bridge',
  prompt: 'Choose the path for the bridge.',
  seat: () => INVADER,
  moves: [
    move('bridge', {
      rule: 'S7.3.2',
      notation: 'bridge {path}',
      choose: {
        path: slot(PATH, [
          must('S7.3.2', 'No trap may lie on the path.', (g, path) => isOpen(g, path)),
          must('S7.3.3', 'A path bears one bridge at most.', (g, path) => isBare(g, path)),
        ]),
      },
      do: (g, _L, x, { path }) => {
        g.bridge = g.bridge.with(path, 1);
        x.emit(g, bridged, 'S7.3.2', { path });
      },
    }),
  ],
});

export const bridge = procedure('bridge', equipping, [ask('S7.3.2', bridgeWhere)]);

// ---- what the cards ask ------------------------------------------------------------------------------------------------

export const equipmentLeft = (g: Siege, card: number): boolean =>
  card === C.bridge
    ? tilesLeft(g.kit.equipmentStock[g.kit.cardKind[card]], g.bridge) > 0
    : gearLeft(g, equipmentOf(g, card));

export const equipmentFits = (g: Siege, card: number): boolean =>
  card === C.bridge ? anyPath(g) : anySection(g, equipmentOf(g, card));
