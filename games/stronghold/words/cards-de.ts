/** Die Aufträge des Angreifers und die Pläne des Verteidigers; die englischen Worte stehen in ihren Daten. */
export const cardsDe: Readonly<Record<string, readonly [first: string, second: string]>> = {
  'blood-magic': [
    'Du benutzt zwei Ritualkarten in einer Runde.',
    'Von da an erhält der Verteidiger keine Sanduhren für die Einheiten auf der ersten Ritualkarte, die du in einer Runde benutzt.',
  ],
  'not-a-single-stone': [
    'Nach einem Sturm hat ein Mauerabschnitt kein Mauerteil.',
    'Von da an kostet die Mauer der Werkstatt den Verteidiger eine Sanduhr mehr.',
  ],
  'devoted-warlocks': [
    'Zwei deiner Zielmarker sind bisher im Spiel aufgedeckt worden.',
    'Von da an gilt einer der beiden Bluffs jedes Rituals als zweites Ziel.',
  ],
  'tide-of-bodies': [
    'Am Ende der Phase 6 stehen auf jedem Vorfeld sieben oder mehr Einheiten.',
    'Zieh vier Einheiten aus dem Beutel in deinen Vorrat.',
  ],
  'engines-of-war': [
    'Drei Geschütze stehen auf dem Brett.',
    'Entferne aus jedem deiner Maschinenstapel einen Fehlschuss.',
  ],
  foothold: [
    'Nach einem Sturm stehen deine Einheiten auf drei oder mehr Mauerabschnitten.',
    'In der nächsten Phase 6 erhält der Verteidiger drei Sanduhren weniger.',
  ],
  'first-blood': [
    'In einem Sturm sterben drei oder mehr Einheiten des Verteidigers.',
    'Zu Beginn der nächsten Runde erhält der Verteidiger keine Sanduhren.',
  ],
  'troll-pack': [
    'Am Ende der Phase 6 stehen drei Trolle zusammen auf einer Schanze oder einem Mauerabschnitt.',
    'Nimm zwei Trolle aus dem Beutel und stell sie auf das Vorfeld dieser Seite.',
  ],
  'timber-stockpile': ['Am Ende der Phase 1 hast du zwölf oder mehr Holz.', 'Nimm zwei weitere Holz.'],
  'toppled-defences': [
    'Deine Geschütze haben im Spiel ihren dritten Treffer erzielt.',
    'Lege umsonst ein Banner oder eine Leiter.',
  ],
  'emergency-muster': [
    'Zwei Soldaten aus dem Vorrat kommen in den Hof.',
    'Von nun an genest im Hospital nur eine Einheit je Runde.',
  ],
  'boiling-reserve': [
    'Häng einen beliebigen Kessel auf einen beliebigen Mauerabschnitt.',
    'Von nun an kostet der Kessel eine Sanduhr mehr.',
  ],
  'night-masons': [
    'Lege zwei Mauerteile auf einen Abschnitt oder auf zwei.',
    'Von nun an kostet die Mauer eine Sanduhr mehr.',
  ],
  'plea-for-a-miracle': [
    'Lege den Überirdischen Glanz sofort auf einen Mauerabschnitt.',
    'Von nun an kostet jede Aktion der Kathedrale eine Sanduhr mehr.',
  ],
  'forced-march': [
    'Mach bis zu vier Bewegungen oder Platztausche umsonst.',
    'Von nun an darf nur ein Heldenbefehl je Runde benutzt werden.',
  ],
  'loose-at-will': [
    'In diesem Sturm zählt jeder Schütze, der schießt, zwei zur Salve.',
    'Im nächsten Sturm schießen die Schützen auf den Mauern nicht.',
  ],
  'scorched-paths': [
    'Lege zwei Fallen deiner Wahl auf erlaubte Pfade.',
    'Von nun an kostet jede Aktion der Späher eine Sanduhr mehr.',
  ],
  'officers-stand': [
    'Der Offizier hat bis zum Ende der Runde Stärke 6.',
    'Dann geht er in den Hof und darf ihn in der nächsten Runde nicht verlassen.',
  ],
  'borrowed-time': [
    'Nimm vier Sanduhren und gib sie jetzt aus.',
    'Von nun an erhältst du zu Beginn einer Runde eine Sanduhr statt zwei.',
  ],
  sortie: [
    'Zerstöre ein Geschütz oder eine Schirmwand auf einer Schanze.',
    'Einer deiner Soldaten oder Veteranen auf einem Mauerabschnitt geht in den Vorrat zurück.',
  ],
};
