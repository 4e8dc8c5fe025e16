import type { Feature } from '@ravelin/engine';
import { DEFENDER, INVADER } from '../rules/siege.ts';

/** The numbers that a player looks at, in the order in which measure.ts writes them, each with the side that it helps. */

type Sentence = readonly [en: string, de: string];

const feature = (helps: number | undefined, id: string, [en, de]: Sentence, [badEn, badDe]: Sentence): Feature => ({
  id,
  ...(helps !== undefined && { helps }),
  good: { en, de },
  bad: { en: badEn, de: badDe },
});

export const FEATURES: readonly Feature[] = [
  feature(
    DEFENDER,
    'weakest section in the Phase 6 to come',
    ['makes the weakest wall section safer', 'macht den schwächsten Mauerabschnitt sicherer'],
    [
      'leaves a wall section weak in the Phase 6 to come',
      'lässt einen Mauerabschnitt für die kommende Phase 6 schwach',
    ],
  ),
  feature(
    DEFENDER,
    'second weakest section',
    ['makes the second weakest wall section safer', 'macht den zweitschwächsten Mauerabschnitt sicherer'],
    ['threatens a second wall section', 'bedroht einen zweiten Mauerabschnitt'],
  ),
  feature(
    DEFENDER,
    'third weakest section',
    ['makes the third weakest wall section safer', 'macht den drittschwächsten Mauerabschnitt sicherer'],
    ['threatens a third wall section', 'bedroht einen dritten Mauerabschnitt'],
  ),
  feature(
    DEFENDER,
    'all sections',
    ['strengthens the wall as a whole', 'stärkt die Mauer im Ganzen'],
    ['weakens the wall as a whole', 'schwächt die Mauer im Ganzen'],
  ),
  feature(
    INVADER,
    'sections within reach of a breach',
    ['brings more wall sections within reach of a breach', 'bringt mehr Mauerabschnitte in die Nähe einer Bresche'],
    ['takes wall sections out of reach of a breach', 'entzieht Mauerabschnitte der Bresche'],
  ),
  feature(
    INVADER,
    'danger without a Fury',
    ['threatens wall sections without a Goblin Fury', 'bedroht Mauerabschnitte auch ohne Goblinwut'],
    ['leaves the invader dependent on his Goblin Fury', 'lässt den Angreifer von der Goblinwut abhängen'],
  ),
  feature(
    INVADER,
    'danger in one maneuver',
    ['threatens wall sections with a single maneuver', 'bedroht Mauerabschnitte mit einem einzigen Manöver'],
    ['keeps the invader two maneuvers away', 'hält den Angreifer zwei Manöver entfernt'],
  ),
  feature(
    DEFENDER,
    'hold against those at the wall',
    ['holds well against those who stand at the wall', 'hält denen gut stand, die an der Mauer stehen'],
    ['holds badly against those who stand at the wall', 'hält denen schlecht stand, die an der Mauer stehen'],
  ),
  feature(
    INVADER,
    'sections with invader units',
    ['keeps a foothold on the walls', 'behält Fuß auf den Mauern'],
    ['loses the foothold on the walls', 'verliert den Fuß auf den Mauern'],
  ),
  feature(
    INVADER,
    'invader strength at the walls',
    ['masses strength at the walls', 'sammelt Stärke an den Mauern'],
    ['loses strength at the walls', 'verliert Stärke an den Mauern'],
  ),
  feature(
    INVADER,
    'invader strength on the ramparts',
    ['masses strength on the ramparts', 'sammelt Stärke auf den Schanzen'],
    ['thins out the ramparts', 'dünnt die Schanzen aus'],
  ),
  feature(
    INVADER,
    'invader strength on the foregrounds',
    ['fills the foregrounds', 'füllt das Vorfeld'],
    ['empties the foregrounds', 'leert das Vorfeld'],
  ),
  feature(
    INVADER,
    'invader strength in the supply',
    ['keeps a strong supply', 'behält einen starken Vorrat'],
    ['uses up the supply', 'braucht den Vorrat auf'],
  ),
  feature(
    INVADER,
    'trolls on the board',
    ['brings trolls onto the board', 'bringt Trolle auf den Plan'],
    ['loses trolls', 'verliert Trolle'],
  ),
  feature(
    INVADER,
    'strength before the weakest section',
    ['masses units before one wall section', 'sammelt Einheiten vor einem Mauerabschnitt'],
    ['scatters the units', 'zerstreut die Einheiten'],
  ),
  feature(INVADER, 'wood', ['keeps wood', 'behält Holz'], ['spends wood', 'gibt Holz aus']),
  feature(
    INVADER,
    'barrage',
    ['strengthens the barrage', 'verstärkt den Beschuss'],
    ['weakens the barrage', 'schwächt den Beschuss'],
  ),
  feature(
    INVADER,
    'mantelets',
    ['shelters a rampart from volleys', 'schützt eine Schanze vor Salven'],
    ['leaves the ramparts open to volleys', 'lässt die Schanzen den Salven offen'],
  ),
  feature(
    INVADER,
    'siege towers',
    ['has a siege tower on the board', 'hat einen Belagerungsturm auf dem Plan'],
    ['has no siege tower on the board', 'hat keinen Belagerungsturm auf dem Plan'],
  ),
  feature(
    INVADER,
    'banners and ladders',
    ['equips the wall sections it attacks', 'rüstet die angegriffenen Mauerabschnitte aus'],
    ['attacks without equipment', 'greift ohne Ausrüstung an'],
  ),
  feature(
    INVADER,
    'poison and saps',
    ['undermines and poisons wall sections', 'untergräbt und vergiftet Mauerabschnitte'],
    ['does without poison and saps', 'verzichtet auf Gift und Stollen'],
  ),
  feature(
    INVADER,
    'quartermasters',
    ['leads units past the ramparts', 'führt Einheiten an den Schanzen vorbei'],
    ['has nobody to lead units past the ramparts', 'hat niemanden, der Einheiten an den Schanzen vorbeiführt'],
  ),
  feature(
    INVADER,
    'saboteurs',
    ['keeps saboteurs in the stronghold', 'hält Saboteure in der Festung'],
    ['loses the saboteurs', 'verliert die Saboteure'],
  ),
  feature(
    DEFENDER,
    'defender strength on the walls',
    ['keeps the walls well manned', 'hält die Mauern gut bemannt'],
    ['leaves the walls thinly manned', 'lässt die Mauern dünn bemannt'],
  ),
  feature(
    DEFENDER,
    'marksmen in towers',
    ['keeps marksmen in the towers', 'hält Schützen in den Türmen'],
    ['leaves the towers without marksmen', 'lässt die Türme ohne Schützen'],
  ),
  feature(
    DEFENDER,
    'reserve in the stronghold',
    ['keeps a reserve inside the stronghold', 'behält eine Reserve in der Festung'],
    ['uses up the reserve', 'braucht die Reserve auf'],
  ),
  feature(
    DEFENDER,
    'wall components',
    ['keeps the walls whole', 'hält die Mauern heil'],
    ['lets the walls crumble', 'lässt die Mauern bröckeln'],
  ),
  feature(
    DEFENDER,
    'cauldrons',
    ['hangs cauldrons over the walls', 'hängt Kessel über die Mauern'],
    ['has few cauldrons', 'hat wenige Kessel'],
  ),
  feature(
    DEFENDER,
    'cannons',
    ['keeps cannons firing', 'hält Kanonen im Feuer'],
    ['has few cannons', 'hat wenige Kanonen'],
  ),
  feature(
    DEFENDER,
    'poles and bay windows',
    ['equips the towers', 'rüstet die Türme aus'],
    ['leaves the towers unequipped', 'lässt die Türme ohne Ausrüstung'],
  ),
  feature(
    undefined,
    'spaces on the walls',
    ['leaves room on the walls for more defenders', 'lässt auf den Mauern Platz für weitere Verteidiger'],
    ['leaves no room on the walls', 'lässt auf den Mauern keinen Platz'],
  ),
  feature(
    DEFENDER,
    'traps',
    ['lays traps on the paths', 'legt Fallen auf die Wege'],
    ['leaves the paths free', 'lässt die Wege frei'],
  ),
  feature(
    DEFENDER,
    'spies',
    ["makes the invader's cards dearer", 'verteuert die Karten des Angreifers'],
    ["leaves the invader's cards cheap", 'lässt die Karten des Angreifers billig'],
  ),
  feature(
    DEFENDER,
    'hourglasses on unfinished actions',
    ['is well on with work in the buildings', 'ist mit Arbeiten in den Gebäuden weit'],
    ['has begun little in the buildings', 'hat in den Gebäuden wenig begonnen'],
  ),
  feature(
    DEFENDER,
    'hourglasses due',
    ['gives the defender time', 'gibt dem Verteidiger Zeit'],
    ['leaves the defender little time', 'lässt dem Verteidiger wenig Zeit'],
  ),
  feature(
    DEFENDER,
    'plans in hand',
    ['keeps defense plans in hand', 'behält Verteidigungspläne auf der Hand'],
    ['has used up the defense plans', 'hat die Verteidigungspläne verbraucht'],
  ),
  feature(
    INVADER,
    'heroic orders lost',
    ['takes heroic orders from the defender', 'nimmt dem Verteidiger Heldenbefehle'],
    ['leaves the defender his heroic orders', 'lässt dem Verteidiger seine Heldenbefehle'],
  ),
  feature(
    INVADER,
    'objectives met',
    ['meets an objective', 'erreicht ein Ziel'],
    ['leaves the objectives unmet', 'lässt die Ziele unerreicht'],
  ),
  feature(
    INVADER,
    'rounds left',
    ['has time left to breach the wall', 'hat noch Zeit für eine Bresche'],
    ['brings the relief nearer', 'bringt den Entsatz näher'],
  ),
  feature(
    INVADER,
    'danger in the rounds left',
    ['presses while time is left', 'drängt, solange noch Zeit ist'],
    ['lets time pass without pressing', 'lässt die Zeit ohne Druck verstreichen'],
  ),
  feature(
    INVADER,
    'barrage in the rounds left',
    ['has machines that will fire for rounds to come', 'hat Maschinen, die noch viele Runden schießen'],
    ['leaves the machines few rounds to fire', 'lässt den Maschinen wenige Runden zum Schießen'],
  ),
  feature(
    DEFENDER,
    'the last round',
    ['has only the last assault to withstand', 'hat nur noch den letzten Sturm zu bestehen'],
    ['has more than one assault to withstand', 'hat mehr als einen Sturm zu bestehen'],
  ),
];
