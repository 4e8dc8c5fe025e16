import type { CardsDe } from './de.ts';

/** Die osmanischen Strategiekarten: Titel, Wirkung, Geschichte. */
export const ottomanCardsDe: CardsDe = {
  OS1: [
    'Rat im roten Zelt',
    'Osmanische Moral +1. Ziehe 1 Strategiekarte.',
    'Vor Beginn der Belagerung rief der Großwesir seine Befehlshaber zusammen, um die Angriffsfront zu bestimmen.',
  ],
  OS2: [
    'Lağımcı-Korps',
    'Ziehe nacheinander 2 Stollenplättchen. Danach darfst du eine Sprengung zünden, wenn du 4 oder mehr Spaten hast.',
    'Die osmanischen Mineure waren kühner als die der Stadt; wer auf ein Lehen hoffte, meldete sich freiwillig in die Stollen.',
  ],
  OS3: [
    'Doppelmine',
    'Führe die Aktion Minieren aus. Löst sie eine Sprengung aus, entferne 1 Festungswerk und alle Feldbefestigungen vom Ziel.',
    'Zwei große Minen öffneten am 12. August den Weg in den Ravelin.',
  ],
  OS4: [
    'Gekrümmte Sappen',
    'Führe die Aktion Schanzen aus; die Habsburger würfeln nicht dagegen. Kann kein Glacis verschanzt werden: Führe die Aktion Befestigen aus, und osmanische Moral +1.',
    'Die osmanischen Laufgräben verliefen in einander übergreifenden Bögen, nicht in westlichen Parallelen.',
  ],
  OS5: [
    'Gedeckte Laufgräben',
    'Spiele dies, bevor die Habsburger aus irgendeinem Grund Geschützwürfel werfen. Der Wurf kann höchstens 1 Truppe ausschalten, und du wählst sie selbst, statt den Zufall entscheiden zu lassen, von dort, wo der Wurf sie nähme (V16.3.1).',
    'Unterstände aus Holz und Rasen schützten die Männer, die in den Laufgräben warteten.',
  ],
  OS6: [
    'Breschgeschütze',
    'Führe die Aktion Beschießen aus; 5en zählen wie 6en.',
    'Am 9. September feuerten die schweren Geschütze, als wollten sie die Stadt begraben.',
  ],
  OS7: [
    'Humbaracı-Mörser',
    'Nenne ein habsburgisches Feld, das an ein Feld unter deiner Kontrolle grenzt. Wirf 1 Würfel für jedes deiner angrenzenden Geschütze. Für jede 5 oder 6 schalten die Habsburger 1 zufällige Truppe aus, höchstens 2.',
    'Bomben von fünf bis sechs Zentnern flogen am 5. September.',
  ],
  OS8: [
    'Aufgebot der Provinzen',
    'Hole bis zu 3 ausgeschaltete Sekban und/oder Yerikulu zurück.',
    'Neben dem stehenden Heer wurde in den Provinzen irreguläres Fußvolk ausgehoben.',
  ],
  OS9: [
    'Frische Ortas',
    'Hole bis zu 2 ausgeschaltete Yeniçeri zurück.',
    'Das Korps der Janitscharen bestand aus vielen kleinen Regimentern; neue lösten die verbrauchten ab.',
  ],
  OS10: [
    'Serdengeçti',
    'Führe einen Sturm aus. Nimm 2 Truppen weniger in die hintere Linie. Nach der Auswertung schalte 1 deiner eingesetzten Truppen aus (deine Wahl), falls noch eine da ist.',
    'Freiwillige für die Bresche, benannt danach, dass sie ihren Kopf schon hingegeben hatten.',
  ],
  OS11: [
    'Mehter im Morgengrauen',
    'Osmanische Moral +2.',
    'Vor einem Sturm klangen Kesselpauken und Schalmeien über die Gräben.',
  ],
  OS12: [
    'Streifscharen im Hinterland',
    'Die Habsburger legen 1 zufällige Strategiekarte ab.',
    'Tatarische Reiter verwüsteten das Land um Wien und schnitten die Stadt ab.',
  ],
  OS13: [
    'Aufforderung in Latein',
    'Die Habsburger wählen: habsburgische Moral −2; oder 1 Strategiekarte ihrer Wahl ablegen und osmanische Moral +1.',
    'Zwei lateinische Briefe kamen am 13. Juli über die Contrescarpe und blieben unbeantwortet.',
  ],
  OS14: [
    'Thökölys Aufständische',
    'Osmanische Moral +1, habsburgische Moral −1.',
    'Der ungarische Aufstand gab dem Feldzug Vorwand und Verbündeten zugleich.',
  ],
  OS15: [
    'Sturmkolonnen',
    'Führe einen Sturm aus. In diesem Kampf ist deine Höchstzahl an Truppen um 1 höher, die Obergrenze beträgt 7.',
    'Einige tausend Mann stürmten am 6. September die Lücke in der Löblbastei.',
  ],
  OS16: [
    'Mineure treffen sich',
    'Antwort auf habsburgisches Minieren: Es ist vereitelt, es wird kein Plättchen gezogen und nichts gesprengt. Du darfst alle verdeckten habsburgischen Plättchen ansehen.',
    'Am 3. September brachen die Mineure beider Seiten unter der Burgbastei ineinander durch, und beide flohen.',
  ],
  OS17: [
    'Kurier erkannt',
    'Antwort auf ein habsburgisches Ereignis: Vereitle es.',
    'Kolschitzky lehnte einen zweiten Gang ab; er meinte, im osmanischen Lager erkannt zu sein.',
  ],
  OS18: [
    'Wollsäcke und Schanzkörbe',
    'Antwort auf einen Ausfall: Fülle das angegriffene Feld bis zu seiner Grenze mit Feldbefestigungen. Die Habsburger dürfen abbrechen (V15.8). Es muss Platz für mindestens 1 sein.',
    'Balken, Schanzkörbe und Wollsäcke wurden am 7. September in den Graben getragen.',
  ],
  OS19: [
    'Rampen in den Graben',
    'Führe einen Sturm auf ein Graben-, Ravelin- oder Basteifeld aus. Feldbefestigungen dort schicken keine Truppen nach hinten.',
    'Ende August verbreiterten die Belagerer ihre Abstiege in den Graben.',
  ],
  OS20: [
    'Geschütze auf der Contrescarpe',
    'Bewege beliebig viele Geschütze zwischen Feldern unter deiner Kontrolle. Führe dann die Aktion Beschießen aus.',
    'Drei schwere Stücke in einer Batterie auf der Contrescarpe schlugen ab 7. September auf die Kurtine.',
  ],
  OS21: [
    'Gerüchte von Übergabe',
    'Habsburgische Moral −1, oder −2, wenn du 3 oder mehr ursprünglich habsburgische Felder kontrollierst.',
    'Ein Zeuge behauptete, Bürger dächten hinter dem Rücken des Kommandanten an Übergabe; andere bestritten es.',
  ],
  OS22: [
    'Erhöhte Schanzen',
    'Wähle ein Feld unter deiner Kontrolle außer dem Lager: Fülle es bis zu seiner Grenze mit Feldbefestigungen und bewege beliebig viele deiner Geschütze dorthin. Danach darfst du ein angrenzendes Feld mit 1 zusätzlichen Würfel beschießen.',
    'Erde wurde aufgeworfen, bis die Geschütze über die Außenwerke sehen konnten.',
  ],
  OS23: [
    'Tross aus Ofen',
    'Hole bis zu 5 abgelegte Truppen zurück.',
    'Aus dem osmanischen Ungarn kamen Verpflegung, Pulver und ausgeruhte Männer.',
  ],
  OS24: [
    'Ladung entschärft',
    'Antwort auf eine habsburgische Sprengung: Sie bleibt wirkungslos; die Plättchen gehen trotzdem in den Beutel zurück.',
    'Jede Seite suchte nach den Pulverkammern der anderen.',
  ],
  OS25: [
    'Alarm der Grabenwache',
    'Antwort auf einen Ausfall: Hole zuerst bis zu 3 abgelegte Truppen zurück; in diesem Kampf ist deine Höchstzahl an Truppen um 1 höher.',
    'Der Ausfall vom 25. August verlor zwei Drittel seiner Männer, ehe er sich zurückzog.',
  ],
  OS26: [
    'Wolkenbruch',
    'Spiele dies, bevor die Habsburger aus irgendeinem Grund Geschützwürfel werfen: Sie würfeln nicht. Ein Sperrfeuer ist damit vereitelt.',
    'Regen ließ am 3. und 4. September viele Geschütze verstummen.',
  ],
  OS27: [
    'Die Stadt brennt',
    'Habsburgische Moral −1. Dann entfernen die Habsburger 1 ihrer Feldbefestigungen von der Karte oder verlieren 1 weitere Moral.',
    'Am 15. Juli kam das Feuer bis nahe an das Pulver des Arsenals.',
  ],
  OS28: [
    'Gold für die Tapferen',
    'Führe einen Sturm aus. Gewinnst du: osmanische Moral um 1 mehr, und hole 1 ausgeschaltete Truppe zurück. Verlierst du: kein Verlust osmanischer Moral.',
    'Wer aus der Bresche zurückkam, wurde auf der Stelle belohnt.',
  ],
  OS29: [
    'Der Sturm erneuert sich',
    'Führe einen Sturm aus. Verlierst du ihn, darfst du dasselbe Feld sofort im Rahmen dieses Ereignisses noch einmal stürmen, mit neuen Truppen und Taktiken; nur einmal (V16.9.1).',
    'Am 8. September kam ein abgeschlagener Sturm mit größerer Wut wieder.',
  ],
  OS30: [
    'Abtrünniger Ingenieur',
    'Du darfst jetzt eine Sprengung zünden, wenn deine verdeckten Plättchen 2 oder mehr Spaten zeigen. Zündest du keine, ziehe 2 Stollenplättchen, ohne Sprengung.',
    'Die Überlieferung schreibt den Angriffsplan einem Übergelaufenen zu, der die Werke im Frieden gesehen hatte.',
  ],
};
