import type { Play } from '@ravelin/engine';
import { CARD as C } from '../data/names.ts';
import { roomAt } from './board.ts';
import { anyOf, sum } from './counting.ts';
import { missRemoved, sabotaged, trainingPlaced, trollPosted } from './happenings.ts';
import {
  about,
  ask,
  BUILDING,
  CARD,
  COUNT,
  decision,
  FOREGROUND,
  hordeAt,
  INVADER,
  loop,
  move,
  must,
  type Of,
  procedure,
  QUARTERMASTER,
  RAMPART,
  type Rampart,
  SITE,
  type Siege,
  type Site,
  slot,
  TRENCH_MASTER,
  TROLL,
} from './siege.ts';
import { tilesLeft } from './stock.ts';

/** S8 Phase 4: training. */

const training = { card: CARD, posted: COUNT };
type Training = Of<typeof training>;

// ---- Quartermaster and Trench Master -----------------------------------------------------------------------------------

const tilesOf = (g: Siege, card: number): readonly number[] =>
  card === C.quartermaster ? g.quartermaster : g.trenchMaster;

/** S2.1.6, S8.1.2, S8.1.3. */
const hasSpace = (g: Siege, rampart: Rampart): boolean =>
  g.quartermaster[rampart] + g.trenchMaster[rampart] < g.kit.limits.rampartTraining;
const isNew = (g: Siege, card: number, rampart: Rampart): boolean => tilesOf(g, card)[rampart] === 0;

const anyRampart = (g: Siege, card: number): boolean =>
  anyOf(g.kit.ramparts, (rampart) => hasSpace(g, rampart) && isNew(g, card, rampart));

const trainWhere = decision<Training>({
  id: 'train',
  prompt: '{card}: choose the rampart for the tile.',
  about: about({ card: CARD }, (_g, { card }) => ({ card })),
  seat: () => INVADER,
  moves: [
    move('train', {
      rule: 'S8.1.1',
      notation: 'train {rampart}',
      choose: {
        rampart: slot(RAMPART, [
          must('S8.1.2', 'A rampart holds two training tiles at most.', (g, rampart) => hasSpace(g, rampart)),
          must('S8.1.3', 'The two training tiles of a rampart are of different kinds.', (g, rampart, { card }) =>
            isNew(g, card, rampart),
          ),
        ]),
      },
      do: (g, { card }, x, { rampart }) => {
        if (card === C.quartermaster) g.quartermaster = g.quartermaster.with(rampart, 1);
        else g.trenchMaster = g.trenchMaster.with(rampart, 1);
        const isQuartermaster = card === C.quartermaster;
        x.emit(g, trainingPlaced, isQuartermaster ? 'S8.3.2' : 'S8.6.2', {
          tile: isQuartermaster ? QUARTERMASTER : TRENCH_MASTER,
          rampart,
        });
      },
    }),
  ],
});

export const train = procedure('train', training, [ask('S8.1.1', trainWhere)]);

// ---- Artilleryman ------------------------------------------------------------------------------------------------------

export const anyMiss = (g: Siege): boolean => anyOf(g.misses, (site) => g.misses[site] > 0);

export const removeMiss = (g: Siege, x: Play<Siege>, rule: string, site: Site): void => {
  g.misses = g.misses.with(site, g.misses[site] - 1);
  x.emit(g, missRemoved, rule, { site, left: g.misses[site] });
};

const serveWhich = decision<Training>({
  id: 'gunner',
  prompt: 'Choose the machine whose deck loses a Miss.',
  seat: () => INVADER,
  moves: [
    move('drill', {
      rule: 'S8.2.2',
      notation: 'drill {site}',
      choose: {
        site: slot(SITE, [
          must('S8.2.3/deck', 'There must be a Miss in its machine deck.', (g, site) => g.misses[site] > 0),
        ]),
      },
      do: (g, _L, x, { site }) => removeMiss(g, x, 'S8.2.2', site),
    }),
  ],
});

export const artilleryman = procedure('artilleryman', training, [ask('S8.2.2', serveWhich)]);

// ---- Saboteur ----------------------------------------------------------------------------------------------------------

/** S8.4.2. */
const hasActions = (g: Siege, building: number): boolean => g.kit.buildingActions[building].length > 0;

const anyBuilding = (g: Siege): boolean =>
  anyOf(g.kit.buildings, (building) => hasActions(g, building) && g.saboteur[building] === 0);

const sabotageWhere = decision<Training>({
  id: 'sabotage',
  prompt: 'Choose the building for the Saboteur.',
  seat: () => INVADER,
  moves: [
    move('sabotage', {
      rule: 'S8.4.2',
      notation: 'sabotage {building}',
      choose: {
        building: slot(BUILDING, [
          must('S8.4.2/actions', 'The building must have actions.', (g, building) => hasActions(g, building)),
          must('S8.4.2/one', 'A building has one Saboteur at most.', (g, building) => g.saboteur[building] === 0),
        ]),
      },
      do: (g, _L, x, { building }) => {
        g.saboteur = g.saboteur.with(building, 1);
        x.emit(g, sabotaged, 'S8.4.2', { building });
      },
    }),
  ],
});

export const saboteur = procedure('saboteur', training, [ask('S8.4.2', sabotageWhere)]);

// ---- Trainer -----------------------------------------------------------------------------------------------------------

const anyRoom = (g: Siege): boolean => anyOf(g.kit.foregrounds, (foreground) => roomAt(g, foreground) > 0);

export const canPost = (g: Siege): boolean => g.bag[TROLL] > 0 && anyRoom(g);

/** A troll goes from the bag to a foreground. */
export const postTroll = (g: Siege, x: Play<Siege>, rule: string, foreground: number): void => {
  g.bag[TROLL]--;
  g.horde[hordeAt(foreground, TROLL)]++;
  x.emit(g, trollPosted, rule, { foreground });
};

/** S8.5.3: how many more the bag and the foregrounds allow. */
const trollsToCome = (g: Siege, { posted }: Training): number => {
  const room = sum(g.kit.foregrounds.map((_, foreground) => roomAt(g, foreground)));
  return Math.min(g.kit.limits.trainerTrolls - posted, g.bag[TROLL], room);
};

const postWhere = decision<Training>({
  id: 'trolls',
  prompt: '{left, plural, one {# troll} other {# trolls}} to come: choose the foreground for the next.',
  about: about({ left: COUNT }, (g, L) => ({ left: trollsToCome(g, L) })),
  seat: () => INVADER,
  moves: [
    move('post', {
      rule: 'S8.5.2',
      notation: 'post at {foreground}',
      choose: {
        foreground: slot(FOREGROUND, [
          must('S8.5.2', 'The foreground must have a free space.', (g, foreground) => roomAt(g, foreground) > 0),
        ]),
      },
      do: (g, L, x, { foreground }) => {
        L.posted++;
        postTroll(g, x, 'S8.5.2', foreground);
      },
    }),
  ],
});

/** S8.5.3: what the bag and the foregrounds allow. */
export const trainer = procedure('trainer', training, [
  loop('S8.5.3', (g, { posted }) => posted < g.kit.limits.trainerTrolls && canPost(g), [ask('S8.5.2', postWhere)]),
]);

// ---- what the cards ask ------------------------------------------------------------------------------------------------

export const trainingLeft = (g: Siege, card: number): boolean => {
  const stock = g.kit.trainingStock[g.kit.cardKind[card]];
  if (card === C.saboteur) return tilesLeft(stock, g.saboteur) > 0;
  return card === C.artilleryman || card === C.trainer || tilesLeft(stock, tilesOf(g, card)) > 0;
};

export const trainingFits = (g: Siege, card: number): boolean => {
  if (card === C.artilleryman) return anyMiss(g);
  if (card === C.trainer) return canPost(g);
  return card === C.saboteur ? anyBuilding(g) : anyRampart(g, card);
};
