import { Dynamic } from 'solid-js/web';
import { ARMS } from './arms.tsx';
import { SCENES } from './scenes.tsx';
import { DIGGING } from './vignettes.tsx';

/** Which engraving belongs to which card. */

const ALL = { ...DIGGING, ...SCENES, ...ARMS };

const OF: Readonly<Record<string, readonly string[]>> = {
  council: ['OS1', 'OS14', 'OS30', 'HS16'],
  mine: ['OS2', 'OS3', 'OS16', 'OS24', 'HS5', 'HS6', 'HS18'],
  explosion: ['HS7'],
  trench: ['OS4', 'OS5', 'OS25', 'OT7', 'OT10', 'HS25', 'HT6'],
  cannon: ['OS6', 'OS20', 'HS20', 'HS21', 'HS4'],
  earthworks: ['OS18', 'OS22'],
  mortar: ['OS7', 'OT4'],
  riders: ['OS8', 'OS12', 'OS23', 'HS22', 'HS27'],
  assault: ['OS10', 'OS15', 'OS19', 'OS28', 'OS29', 'OT6', 'OT5', 'OS9'],
  drum: ['OS11', 'HS30', 'OT9'],
  letter: ['OS13', 'OS17', 'OS21', 'HS11', 'HS19', 'HS26'],
  rain: ['OS26', 'HS8'],
  fire: ['OS27'],
  captain: ['HS1', 'HT8'],
  palisade: ['HS2', 'HS9', 'HS28'],
  spikes: ['HS29'],
  sortie: ['HS3', 'HS14', 'HS15', 'HT7', 'HT10'],
  wall: ['HS10'],
  rocket: ['HS12', 'HS23'],
  hospital: ['HS13', 'HS24', 'HT9'],
  grenade: ['HS17', 'HT4'],
  sabres: ['OT1'],
  ladder: ['OT2'],
  musket: ['OT3', 'OT8'],
  halberds: ['HT1', 'HT2'],
  shot: ['HT3'],
  pitch: ['HT5'],
};

const BY_CARD = new Map(
  Object.entries(OF).flatMap(([scene, cards]) => cards.map((card): [string, string] => [card, scene])),
);
export const sceneOf = (card: string): string | undefined => BY_CARD.get(card);

export const Art = (props: { readonly card: string }) => (
  <svg class="vn-art" viewBox="0 0 100 50" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    <Dynamic component={ALL[sceneOf(props.card) ?? 'council'] ?? ALL.council} />
  </svg>
);
