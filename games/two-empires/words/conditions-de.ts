import { conditionsDe as family } from '../../empires/words/conditions-de.ts';

/** Die Bedingungen, die beide Reiche zusammen stellen; die jedes Reichs stehen bei seinem eigenen Spiel. */

// Was mehrere Absätze verlangen.
const ACTIONS_FIRST = 'Zuerst müssen die Aktionen der Karte verbraucht sein.';
const ALLOWED = 'Die Karte darf Operationen nicht verbieten.';
const RESOURCE = 'Auf diesem Kriegsschauplatz muss eine Reserve liegen.';
const EVENT = 'Nicht mehr, als das Ereignis erlaubt.';

export const conditionsDe: Readonly<Record<string, string>> = {
  'condition:E2.1.1': 'Bulgarien muss im Krieg sein.',
  'condition:E2.1.2': 'Die Balkanfront darf nicht in Skopje oder näher stehen.',
  'condition:E2.1.3': 'Bulgarien darf nicht aus dem Krieg ausgeschieden sein, denn das schließt die Bahn endgültig.',
  'condition:E2.1.4': 'Beide Nationen müssen im Krieg sein.',
  'condition:E2.3.1/actions-first': ACTIONS_FIRST,
  'condition:E2.3.1/allowed': ALLOWED,
  'condition:E2.3.1/resource': RESOURCE,
  'condition:E2.3.2/markers': 'Die Marker einer Nation gibt nur ihr eigener Spieler aus.',
  'condition:E2.3.2/sacrifice': 'Was eine Nation opfert, opfert nur ihr eigener Spieler.',
  'condition:E2.4.1': 'Es kostet zwei Aktionen der Karte.',
  'condition:E2.5.2/sent': 'Hier zahlen nur Aktionen, die über die Bahn kamen.',
  'condition:E2.5.2/two': 'Es kostet zwei Aktionen, die über die Bahn kamen.',
  'condition:E2.5.4': 'In einem Nationenzug dient nur ein solcher Marker.',
  'condition:E2.6.1': 'Es muss ein solcher Marker da sein.',
  'condition:E2.6.2/sent': 'Ein Marker des Verbündeten muss geschickt worden sein.',
  'condition:E2.6.2/offensive': 'Es muss eine Aktion oder eine Reserve für eine Offensive da sein.',
  'condition:E2.6.2/front': family.onMap,
  'condition:E4.1.1': EVENT,
  'condition:E4.1.3': EVENT,
  'condition:E4.1.4': 'So viele Reserven müssen auf dem Kriegsschauplatz See liegen.',
  'condition:E7.2.4': 'Seit der Verbündete gefallen ist, kann Russland nicht mehr ausscheiden.',
  'condition:E8.2.1': 'Die andere Nation muss dort eine Reserve haben.',
  'condition:E8.2.2': 'Auf dem Kriegsschauplatz müssen weniger als zwei liegen.',
  'condition:E8.2.5': 'Er muss bei den Siegen liegen.',
  'condition:E8.3.2/option': 'Die Wahlregel muss gelten.',
  'condition:E8.3.2/mid-day': 'Die Mittagskarten müssen in beiden Stapeln sein.',
  'condition:E8.3.2/retreat': 'Der Große Rückzug muss geschehen sein.',
  'condition:E8.3.2/actions-first': ACTIONS_FIRST,
  'condition:E8.3.2/allowed': ALLOWED,
  'condition:E8.3.2/resource': RESOURCE,
  'condition:E8.3.3': 'Eine Schlacht im Osten muss gewonnen sein.',
  'condition:E8.3.5': 'Eine der beiden Operationen muss aus dem Osten kommen.',
  'condition:E8.3.6/dusk': 'Die Abendkarten müssen in beiden Stapeln sein.',
  'condition:E8.3.6/fronts': 'Die Fronten dürfen nicht schon dadurch entfernt sein.',
  'condition:E8.3.6/eastern': 'Diese Operation muss aus dem Osten kommen.',
  'condition:E8.3.7': 'Auf einem Plan müssen drei Schlachten des Ostens oder zwei der Kaiserschlacht gewonnen sein.',
};
