import type { Diagrams } from '@ravelin/web/diagram';
import { battle } from '../learn/2-battle.ts';
import { siege, type Table } from '../learn/position.ts';

/** The diagrams of the rulebook: what is not named is as at the start of the siege. */

const at = (hexes: Table['hexes'], more: Omit<Table, 'hexes' | 'zones'> = {}, zones: Table['zones'] = {}) => ({
  position: siege({ hexes: hexes ?? {}, zones, ...more }),
});
const OTTOMAN = { control: 'ottoman', improvised: 2 } as const;
/** An Ottoman hex on which walls and guns of the city stood. */
const TAKEN = { control: 'ottoman', structural: 0, improvised: 2, cannons: 0 } as const;

const WALLS = [200, 40, 400, 320] as const;
const APPROACH = [200, 250, 400, 420] as const;

export const diagrams: Diagrams = {
  board: {
    alt: {
      en: 'The whole map at the start. From the bottom: the Camp; three Glacis hexes in a row that bends up to the sides; three Covered Way hexes; the Ravelin in the middle; three Ditch hexes; the Löbl Bastion on the left and the Burg Bastion on the right; the Curtain Wall at the top. Morale tracks stand on both sides, the round track at the bottom right.',
      de: 'Der ganze Plan zu Beginn. Von unten: das Lager; drei Glacisfelder in einer Reihe, die sich an den Seiten nach oben biegt; drei Felder des Gedeckten Wegs; in der Mitte der Ravelin; drei Grabenfelder; links die Löblbastei, rechts die Burgbastei; oben die Kurtine. Zu beiden Seiten stehen die Moralleisten, unten rechts die Rundenleiste.',
    },
  },
  neighbours: {
    crop: [200, 130, 400, 410],
    marks: {
      'hex:ravelin': 'selected',
      'hex:cw-l': 'legal',
      'hex:cw-c': 'legal',
      'hex:cw-r': 'legal',
      'hex:ditch-l': 'legal',
      'hex:ditch-c': 'legal',
      'hex:ditch-r': 'legal',
    },
    alt: {
      en: 'The Ravelin is marked, and around it the six hexes that share a side with it: the three of the Covered Way below, the three of the Ditch above.',
      de: 'Der Ravelin ist markiert und um ihn die sechs Felder, die eine Seite mit ihm gemeinsam haben: unten die drei des Gedeckten Wegs, oben die drei des Grabens.',
    },
  },
  works: {
    scene: at({
      'ditch-l': { structural: 0, improvised: 0 },
      'ditch-c': { structural: 0, improvised: 1 },
      'ditch-r': { structural: 0, improvised: 2 },
      burg: { structural: 1, improvised: 1 },
    }),
    crop: WALLS,
    alt: {
      en: 'The walls of the city in several states: Ditch left holds nothing, Ditch centre one Improvised Fortification, Ditch right two; the Ravelin and the Löbl Bastion have their Structural Fortification, the Burg Bastion a Structural and an Improvised one.',
      de: 'Die Werke der Stadt in mehreren Zuständen: Der linke Graben hält nichts, der mittlere eine Feldbefestigung, der rechte zwei; Ravelin und Löblbastei haben ihr Festungswerk, die Burgbastei ein Festungswerk und eine Feldbefestigung.',
    },
  },
  line: {
    scene: at({
      'glacis-c': OTTOMAN,
      'glacis-r': OTTOMAN,
      'cw-c': OTTOMAN,
      ravelin: TAKEN,
      lobl: { ...TAKEN, improvised: 1 },
    }),
    crop: [200, 90, 400, 584],
    marks: {
      'hex:camp': 'selected',
      'hex:glacis-c': 'selected',
      'hex:cw-c': 'selected',
      'hex:ravelin': 'selected',
      'hex:lobl': 'refused',
    },
    alt: {
      en: 'The Ottomans hold the Camp, Glacis centre and right, Covered Way centre, the Ravelin and the Löbl Bastion. Ravelin, Covered Way centre, Glacis centre and Camp are marked as a line. The Löbl Bastion is crossed out: no Ottoman hex touches it.',
      de: 'Die Osmanen halten das Lager, das mittlere und das rechte Glacis, den mittleren Gedeckten Weg, den Ravelin und die Löblbastei. Ravelin, mittlerer Gedeckter Weg, mittleres Glacis und Lager sind als Verbindung markiert. Die Löblbastei ist durchgestrichen: Kein osmanisches Feld grenzt an sie.',
    },
  },
  morale: {
    scene: at({ 'glacis-c': OTTOMAN }, { morale: [10, 3] }),
    crop: [76, 112, 648, 434],
    alt: {
      en: 'The two Morale tracks beside the map, each from 10 at the top down to End. The Ottoman marker stands on 10, the Habsburg marker on 3.',
      de: 'Die zwei Moralleisten neben dem Plan, jede von 10 oben bis Ende unten. Der osmanische Marker steht auf 10, der habsburgische auf 3.',
    },
  },
  victory: {
    scene: at({ 'glacis-c': OTTOMAN, 'cw-c': OTTOMAN, ravelin: TAKEN, 'ditch-c': TAKEN }, { morale: [6, 4] }),
    crop: WALLS,
    marks: { 'hex:ravelin': 'selected', 'hex:burg': 'legal', 'hex:curtain': 'legal' },
    alt: {
      en: 'The Ottomans hold the Ravelin and Ditch centre. The Burg Bastion and the Curtain Wall are marked: either of them would now win the game for them.',
      de: 'Die Osmanen halten den Ravelin und den mittleren Graben. Burgbastei und Kurtine sind markiert: Mit jedem der beiden Felder hätten sie nun gewonnen.',
    },
  },
  'other-set-up': {
    scene: { options: { 'set-up': 'setupA' } },
    crop: [200, 40, 400, 424],
    alt: {
      en: 'The other set-up: each Covered Way hex has a Structural Fortification, each Ditch hex an Improvised one.',
      de: 'Der andere Aufbau: Jedes Feld des Gedeckten Wegs hat ein Festungswerk, jedes Grabenfeld eine Feldbefestigung.',
    },
  },
  entrench: {
    scene: at({ camp: { cannons: 2 }, 'glacis-c': { ...OTTOMAN, cannons: 4 } }, { morale: [9, 7] }),
    crop: APPROACH,
    marks: { 'hex:glacis-c': 'selected', 'hex:glacis-l': 'legal', 'hex:glacis-r': 'legal' },
    alt: {
      en: 'A trench winds from the Camp to Glacis centre, which is Ottoman now, with two Improvised Fortifications and four Cannons. Glacis left and right are marked: there the Ottomans may Entrench next.',
      de: 'Ein Laufgraben windet sich vom Lager zum mittleren Glacis, das nun osmanisch ist, mit zwei Feldbefestigungen und vier Geschützen. Das linke und das rechte Glacis sind markiert: Dort dürfen die Osmanen als Nächstes schanzen.',
    },
  },
  guns: {
    scene: at({
      camp: { cannons: 1 },
      'glacis-c': { ...OTTOMAN, cannons: 1 },
      'cw-c': { ...OTTOMAN, cannons: 3 },
      'cw-r': { ...OTTOMAN, cannons: 1 },
    }),
    crop: [200, 190, 400, 480],
    marks: { 'hex:ravelin': 'refused', 'hex:cw-c': 'selected', 'hex:cw-r': 'selected' },
    alt: {
      en: 'The Ravelin is the target. Next to it stand three Ottoman Cannons on Covered Way centre and one on Covered Way right: these four fire. The Cannons on Glacis centre and in the Camp are too far away.',
      de: 'Der Ravelin ist das Ziel. Neben ihm stehen drei osmanische Geschütze auf dem mittleren und eines auf dem rechten Gedeckten Weg: Diese vier feuern. Die Geschütze auf dem mittleren Glacis und im Lager stehen zu weit weg.',
    },
  },
  tunnels: {
    scene: at({ 'glacis-c': OTTOMAN }, {}, { 'ottoman tiles': ['2', '1', '1'], 'habsburg tiles': ['1'] }),
    part: { seat: 'ottoman' },
    crop: [0, 0, 330, 310],
    alt: {
      en: 'The Ottoman panel, seen by the Ottoman player: three tiles on the Tunnel space with 2, 1 and 1 shovels, together 4.',
      de: 'Die osmanische Tafel, wie der osmanische Spieler sie sieht: drei Stollenplättchen mit 2, 1 und 1 Spaten, zusammen 4.',
    },
  },
  attack: {
    scene: {
      position: battle.position,
      moves: ['assault cw-c with OS22', 'contest'],
    },
    crop: APPROACH,
    alt: {
      en: 'The Ottomans attack Covered Way centre. Arrows run to it from Glacis centre and Glacis right; from both a line leads to the Camp, so 3 and 2 more, 5 Troops, may take part.',
      de: 'Die Osmanen greifen den mittleren Gedeckten Weg an. Pfeile führen vom mittleren und vom rechten Glacis zu ihm; von beiden führt eine Verbindung zum Lager, also dürfen 3 und 2 weitere, 5 Truppen, teilnehmen.',
    },
  },
  lines: {
    scene: {
      position: battle.position,
      moves: [
        'assault cw-c with OS22',
        'contest',
        'send yeniceri x2, sekban, yerikulu x2',
        'send elite x2, infantry',
        'lay OT8',
        'lay HT3',
        'pull back front yerikulu x2',
      ],
    },
    part: 'now',
    crop: [0, 0, 400, 374],
    alt: {
      en: 'A battle for Covered Way centre in step 6. Above, the Habsburg front line: two Elite and an Infantry, with the Tactic HT3. Between the sides two Improvised Fortifications. Below, the Ottoman front line of two Yeniçeri and a Sekban, behind it the rear line of two Yerikulu, with the Tactic OT8.',
      de: 'Ein Kampf um den mittleren Gedeckten Weg in Schritt 6. Oben die vordere Linie der Habsburger: zwei Elite und eine Infanterie, mit der Taktik HT3. Zwischen den Seiten zwei Feldbefestigungen. Unten die vordere Linie der Osmanen aus zwei Yeniçeri und einem Sekban, dahinter die hintere Linie aus zwei Yerikulu, mit der Taktik OT8.',
    },
  },
};
