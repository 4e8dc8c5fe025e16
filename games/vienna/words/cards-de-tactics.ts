import type { CardsDe } from './de.ts';

/** Die Taktiken beider Seiten: Titel, Wirkung, Geschichte. */
export const tacticsDe: CardsDe = {
  OT1: ['Blanke Säbel', 'Deine Summe +2.', 'In den Breschen focht man Mann gegen Mann mit dem Säbel.'],
  OT2: [
    'Sturmleitern',
    'Nimm 1 Truppe weniger in die hintere Linie, 2 weniger, wenn ein Festungswerk auf dem Feld steht.',
    'Mann für Mann erklommen die Sturmtrupps den Schutt.',
  ],
  OT3: [
    'Musketenschirm',
    'Die Habsburger werfen 3 Würfel weniger (nicht unter 0).',
    'Die Musketen der Janitscharen trugen weit und schossen gut.',
  ],
  OT4: [
    'Humbara-Salve',
    'In deinem Geschützwurf zählen auch 5en, weiterhin höchstens 2 Ausschaltungen.',
    'Vor jedem Ansturm flogen Bomben und Steine.',
  ],
  OT5: [
    'Delis',
    'Jeder Sekban in deiner vorderen Linie hat +1.',
    'Tollkühne Freiwillige gingen mit ihrem Beispiel voran.',
  ],
  OT6: [
    'Ablösung',
    'Nach den Ausschaltungen darfst du 1 Truppe aus deiner hinteren in deine vordere Linie holen.',
    'Die Truppen in den Gräben lösten einander ab.',
  ],
  OT7: [
    'Erddeckung',
    'Du wählst, welche deiner Truppen der Geschützwurf ausschaltet, aus beiden Linien.',
    'Tiefe Gräben hielten die Männer unter dem Feuer der Wälle.',
  ],
  OT8: [
    'Keskin Nişancı',
    'Wähle 1 in diesem Kampf eingesetzte habsburgische Truppe und schalte sie aus.',
    'Scharfschützen nahmen Offiziere und Kanoniere aufs Korn.',
  ],
  OT9: [
    'Gülbank',
    'Gewinnst du: osmanische Moral um 1 mehr und habsburgische Moral um 1 weniger. Verlierst du: kein Verlust osmanischer Moral.',
    'Gemeinsames Gebet und Ruf vor dem Sturm.',
  ],
  OT10: [
    'Hinterhalt in der Sappe',
    'Die Habsburger nehmen 1 Truppe mehr in die hintere Linie, auch wenn das Feld keine Befestigung trägt.',
    'Tausende lagen in den Werken verborgen, eines Ausfalls gewärtig.',
  ],
  HT1: [
    'Sensen und Morgensterne',
    'Jede Miliz in deiner vorderen Linie hat +1.',
    'Äxte, Sensen und Stachelkeulen hielten am 5. September die Bresche.',
  ],
  HT2: ['Hellebarden', 'Deine Summe +2.', 'Im Nahkampf war die schwere Stangenwaffe dem Säbel überlegen.'],
  HT3: [
    'Kartätschen',
    'In deinem Geschützwurf zählen auch 5en; weiterhin höchstens 2 Ausschaltungen.',
    'Kartätschen fegten über die Schutthaufen vor den Breschen.',
  ],
  HT4: [
    'Handgranaten',
    'Die Osmanen schalten 1 zufällige Truppe ihrer vorderen Linie aus (der hinteren, wenn jene leer ist), unabhängig vom Geschützwurf.',
    'Granaten galten als die beste Wehr der Besatzung, und sie wurden knapp.',
  ],
  HT5: [
    'Siedendes Pech',
    'Nur wenn das Feld eine Befestigung trägt: Die Osmanen nehmen 1 Truppe mehr in die hintere Linie.',
    'Die Bürger kochten Pech und Wasser und trugen es auf die Mauern.',
  ],
  HT6: [
    'Zerwühlter Boden',
    'Verlierst du: kein Verlust habsburgischer Moral, und die Osmanen errichten keine Feldbefestigungen auf dem Feld.',
    'Als der Ravelin aufgegeben wurde, zerstörte man zuvor alles, was dem Feind Deckung bot.',
  ],
  HT7: [
    'Ansturm der Grenadiere',
    'Nimm 1 Truppe weniger in die hintere Linie. Verlierst du: Entferne 1 osmanisches Geschütz vom angegriffenen Feld, welche Befestigungen dort auch stehen.',
    'Ein verwundeter Major und ein paar Grenadiere vermauerten das Loch, in dem sich die Mineure getroffen hatten.',
  ],
  HT8: [
    'Standhafte Offiziere',
    'Die gegnerische Taktik bleibt wirkungslos.',
    'Obersten führten selbst und bezahlten dafür.',
  ],
  HT9: [
    'Feldscherer hinter der Linie',
    'Truppen, die der osmanische Geschützwurf ausschalten würde, werden stattdessen abgelegt.',
    'Die Klöster nahmen die Verwundeten auf.',
  ],
  HT10: [
    'Die letzte Reserve',
    'Verdopple den aufgedruckten Kampfwert 1 Truppe in deiner vorderen Linie; schalte sie nach dem Kampf aus (V16.2.1).',
    'Der Kommandant führte selbst einen Gegenstoß gegen die, die den Wall schon gewonnen hatten.',
  ],
};
