/** Die Bedingungen der Züge, jede unter ihrem Absatz und, wo er mehrere hat, ihrem Namen. */

// Was mehrere Absätze verlangen.
const IN_HAND = 'Die Karte muss auf deiner Hand sein.';
const ADJACENT = 'Das Feld muss an ein Feld unter deiner Kontrolle grenzen.';
const HABSBURG = 'Das Feld muss von den Habsburgern kontrolliert sein.';
const YOURS = 'Das Feld muss unter deiner Kontrolle stehen.';
const ROOM = 'Das Feld muss 0 oder 1 Befestigung tragen und Platz für eine weitere haben.';
const OTTOMAN = 'Das Feld muss von den Osmanen kontrolliert sein.';
const FRONT_LINE = 'Die Truppe muss in deiner vorderen Linie stehen.';
const SURVIVOR = 'Die Truppe muss in diesem Kampf gefochten und überlebt haben.';

export const conditionsDe: Readonly<Record<string, string>> = {
  'condition:V3.8': 'Das Feld muss Platz haben und dein Vorrat eine Befestigung.',
  'condition:V9.2': IN_HAND,
  'condition:V9.2.3': 'Die Karte muss ein Ereignis sein; eine Reaktion wirkt nur als Reaktion.',
  'condition:V9.3':
    'Du darfst passen, wenn dein Gegner mehr Strategiekarten hat als du (V9.3.1) oder wenn du 1 oder keine hast (V9.3.2).',
  'condition:V10.1.1': 'Nur die Osmanen können schanzen.',
  'condition:V10.1.2': 'Das Feld muss ein Glacisfeld sein.',
  'condition:V10.1.3': 'Das Feld darf von niemandem kontrolliert sein.',
  'condition:V10.1.4': ADJACENT,
  'condition:V10.1.7': 'Die Geschütze müssen auf das genannte Feld.',
  'condition:V10.2.1': 'Nur die Osmanen können stürmen.',
  'condition:V10.2.2': HABSBURG,
  'condition:V10.2.3': ADJACENT,
  'condition:V10.4.1': YOURS,
  'condition:V10.4.2': ROOM,
  'condition:V10.4.5/possible':
    'Eines deiner Felder muss eine Befestigung aufnehmen können, oder ein Geschütz muss ziehen können.',
  'condition:V10.4.5/cannon': 'Wenn du befestigst, ohne zu bauen, muss mindestens 1 Geschütz ziehen.',
  'condition:V10.4.6': 'Mit dem Lager als einzigem Feld kannst du nicht befestigen.',
  'condition:V10.5.1': 'Nur die Osmanen können beschießen.',
  'condition:V10.5.2': HABSBURG,
  'condition:V10.5.3': ADJACENT,
  'condition:V10.6.1': 'Nur die Habsburger können einen Ausfall machen.',
  'condition:V10.6.2': OTTOMAN,
  'condition:V10.6.3': ADJACENT,
  'condition:V10.7.2':
    'Deine verdeckten Plättchen müssen genug Spaten zeigen, 4, wenn das Ereignis nichts anderes sagt.',
  'condition:V10.7.5/enemy': 'Das Feld muss unter der Kontrolle deines Gegners stehen.',
  'condition:V10.7.5/adjacent': ADJACENT,
  'condition:V10.8.1': YOURS,
  'condition:V10.8.2/possible':
    'Eines deiner Felder muss Platz für eine Befestigung haben, und dein Vorrat muss eine enthalten.',
  'condition:V10.8.2/room': ROOM,
  'condition:V10.9.1': 'Nur die Habsburger können Sperrfeuer schießen.',
  'condition:V10.10/yours': 'Geschütze ziehen zwischen Feldern unter osmanischer Kontrolle.',
  'condition:V10.10/left': 'Auf dem Feld muss noch ein Geschütz stehen, und es muss auf ein anderes Feld ziehen.',
  'condition:V10.10/one-way': 'Ein Feld gibt Geschütze ab oder bekommt welche, nicht beides.',
  'condition:V11.4.1/action':
    'Du brauchst eine Truppe im Stapel, oder eine abgelegte und Moral 2, um sie zurückzuholen.',
  'condition:V11.4.1/event': 'Du brauchst eine Truppe im Stapel, oder eine abgelegte und die Moral, sie zurückzuholen.',
  'condition:V11.4.2': 'Du brauchst eine Truppe im Stapel, oder eine abgelegte zum Zurückholen.',
  'condition:V12.1':
    'Die Truppe muss in deinem Truppenstapel liegen, oder in deiner Ablage, um zurückgeholt zu werden.',
  'condition:V12.1.1': 'Du musst mindestens 3 Truppen schicken.',
  'condition:V12.1.2': 'Du musst mindestens so viele Truppen schicken, wie dein Stapel enthält.',
  'condition:V12.1.3': 'Ein Angreifer muss mindestens 1 Truppe schicken.',
  'condition:V12.1.5': 'Du musst mindestens so viele Truppen schicken wie der Angreifer, soweit dein Stapel reicht.',
  'condition:V12.1.7': 'Du darfst nicht mehr Truppen schicken als deine Höchstzahl, zurückgeholte eingerechnet.',
  'condition:V12.2': 'Die Karte muss unter deinen Taktiken sein.',
  'condition:V12.2.2':
    'Die Verwendung der Karte (Angriff, Verteidigung oder beides) muss zu deiner Rolle im Kampf passen.',
  'condition:V12.2.3': 'Die Bedingung der Karte muss erfüllt sein: eine Befestigung auf dem Feld.',
  'condition:V12.3.3': 'Jede zurückgeholte Truppe kostet 1 Moral, und unter Moral 1 kannst du nicht zahlen.',
  'condition:V12.3.4': 'Du kannst nicht mehr Truppen zurückholen, als in deiner Ablage liegen.',
  'condition:V13.5': FRONT_LINE,
  'condition:V13.5.1': 'Du musst so viele Truppen nach hinten nehmen, wie die Befestigungen verlangen.',
  'condition:V13.5.2': 'Du darfst nicht mehr Truppen nach hinten nehmen, als die Befestigungen verlangen.',
  'condition:V13.6.4/left': 'Dort muss eine weitere Truppe dieser Art sein.',
  'condition:V13.6.4/enough': 'Du musst so viele Truppen wählen, wie der Wurf kostet.',
  'condition:V13.6.5': 'Du musst nicht mehr Truppen verlieren, als der Wurf kostet.',
  'condition:V13.7.19/survivor': SURVIVOR,
  'condition:V13.7.19/most': 'Höchstens 2 Truppen dürfen geopfert werden.',
  'condition:V13.7.22': 'Jede geopferte Truppe muss eine Befestigung oder ein Geschütz zu entfernen haben.',
  'condition:V14.1/troop': 'Die Truppe muss von einer Art sein, die die Karte nennt.',
  'condition:V14.1/most-troops': 'Du darfst nicht mehr Truppen zurückholen, als die Karte sagt.',
  'condition:V14.1/hex': 'Das Feld muss unter deiner Kontrolle stehen und von einer Art sein, die die Karte nennt.',
  'condition:V14.1/most-fortifications': 'Du darfst nicht mehr Befestigungen errichten, als die Karte sagt.',
  'condition:V14.4': 'Mindestens ein Satz des Ereignisses muss etwas ändern können.',
  'condition:V14.4.2': 'Das Feld muss von einer Art sein, die die Karte nennt.',
  'condition:V14.4.6': 'Das Feld muss eines deiner Felder sein, aber nicht das Lager.',
  'condition:V14.5.3/named': 'Das Feld muss genannt werden: Spiele die Karte auf ein Feld.',
  'condition:V14.5.3/unnamed':
    'Es muss eine Karte sein, zu der ein Feld genannt wird: Spiele diese ohne, und wähle, wenn sie ausgeführt wird.',
  'condition:V14.7.3': 'Die Truppe muss in dem Stapel liegen, den die Karte nennt.',
  'condition:V14.7.4/return':
    'Du musst mindestens 1 Truppe zurückholen, wenn die Karte sonst nichts tut oder es so sagt.',
  'condition:V14.7.4/place': 'Du musst mindestens 1 Befestigung errichten.',
  'condition:V14.7.4/eliminate': 'Du musst mindestens 1 Truppe ausschalten: Mehr tut die Karte nicht.',
  'condition:V15.3.6':
    'Die Karte muss eine Reaktion sein, die auf das Geschehen antwortet, und zwar in diesem Zeitfenster.',
  'condition:V15.10': 'Eine Reaktion, die baut, braucht Platz auf dem Feld und eine Befestigung in deinem Vorrat.',
  'condition:V16.2.1': FRONT_LINE,
  'condition:V16.3.1': 'Die Truppe muss dort stehen, wo der Wurf seine Verluste nimmt.',
  'condition:V16.6.1/offered': 'Das Ereignis muss das Ablegen einer Karte anbieten, und du musst eine haben.',
  'condition:V16.6.1/hand': IN_HAND,
  'condition:V16.6.2/offered': 'Das Ereignis muss das Entfernen einer Befestigung anbieten.',
  'condition:V16.6.2/standing': 'Auf dem Feld muss eine deiner eigenen Feldbefestigungen stehen.',
  'condition:V17.HS4/enemy': OTTOMAN,
  'condition:V17.HS4/adjacent': ADJACENT,
  'condition:V17.HS4/cannons': 'Auf dem Feld müssen Geschütze stehen.',
  'condition:V17.HS4/troop': 'Die Truppe muss in deinem Truppenstapel liegen.',
  'condition:V17.HS4/most': 'Für jede Truppe muss ein Geschütz da sein, und höchstens 2.',
  'condition:V17.HS6': 'Das Plättchen muss eines der gezeigten sein.',
  'condition:V17.HS10':
    'Das Feld muss dir gehören, mit einem Festungswerk begonnen haben, jetzt keines haben und eine Feldbefestigung tragen.',
  'condition:V17.HS21':
    'Es muss ein osmanisches Feld mit Feldbefestigungen sein, das an ein Feld unter deiner Kontrolle grenzt.',
  'condition:V17.OS7/enemy': HABSBURG,
  'condition:V17.OS7/adjacent': ADJACENT,
  'condition:V17.OS10': SURVIVOR,
  'condition:V17.OS22': 'Das Feld muss an die erhöhten Schanzen grenzen.',
  'condition:V18.OT6': 'Die Truppe muss in deiner hinteren Linie stehen.',
  'condition:V18.OT8': 'Die Truppe muss von deinem Gegner in diesem Kampf eingesetzt worden sein.',
};
