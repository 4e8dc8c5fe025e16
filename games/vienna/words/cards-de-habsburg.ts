import type { CardsDe } from './de.ts';

/** Die habsburgischen Strategiekarten: Titel, Wirkung, Geschichte. */
export const habsburgCardsDe: CardsDe = {
  HS1: [
    'Starhemberg auf den Wällen',
    'Habsburgische Moral +2.',
    'Am 19. August besuchte der Kommandant, zum ersten Mal seit seiner Krankheit, jeden gefährdeten Posten.',
  ],
  HS2: [
    'Kaponnieren im Graben',
    'Errichte insgesamt bis zu 3 Feldbefestigungen auf Grabenfeldern und dem Ravelin unter deiner Kontrolle.',
    'Niedrige gedeckte Werke im Graben dienten dem Feuer und als Ausgangspunkt von Ausfällen.',
  ],
  HS3: [
    'Nächtlicher Ausfall',
    'Führe einen Ausfall aus. In diesem Kampf ist die osmanische Höchstzahl an Truppen 3.',
    'Oberst van der Beck brach in der Nacht zum 25. August durch das Burgtor hervor und zerstörte Werke.',
  ],
  HS4: [
    'Hammer und Nägel',
    'Nenne ein osmanisches Feld mit Geschützen, das an ein Feld unter deiner Kontrolle grenzt. Für jede Truppe deiner Wahl, die du aus deinem Stapel ausschaltest, bis zu 2, entferne dort 1 Geschütz.',
    'Ein Ausfall nahm am 25. August drei Geschütze, hatte aber kein Werkzeug zum Vernageln dabei.',
  ],
  HS5: [
    'Gegenmine',
    'Antwort auf eine osmanische Sprengung: Sie bleibt wirkungslos; die Plättchen gehen in den Beutel zurück. Ziehe dann 1 eigenes Stollenplättchen.',
    'Starhemberg berichtete von einer Gegenmine, die viele Feinde begrub.',
  ],
  HS6: [
    'Pulver weggeschafft',
    'Die Osmanen zeigen alle verdeckten Stollenplättchen; wähle 1, es geht in ihren Beutel zurück. Ziehe 1 eigenes Stollenplättchen.',
    'Am 8. September fand man zwei Ladungen unter der Burgbastei und schaffte 24 Fässer fort.',
  ],
  HS7: [
    'Falsch bemessene Ladung',
    'Antwort auf eine osmanische Sprengung: Wirf 1 Würfel. Bei 3–6 bleibt sie wirkungslos, und die Osmanen schalten 1 zufällige Truppe aus; bei 1–2 geht sie normal weiter. Die Plättchen gehen in jedem Fall in den Beutel zurück.',
    'Eine Mine am Ravelin schadete am 20. August den Belagerern mehr als der Besatzung.',
  ],
  HS8: [
    'Nasses Pulver',
    'Spiele dies, bevor die Osmanen aus irgendeinem Grund Geschützwürfel werfen: Sie würfeln nicht. Ein Beschießen ist damit vereitelt.',
    'Regen brachte die Batterien am 3. und 4. September zum Schweigen.',
  ],
  HS9: [
    'Palisaden bei Nacht',
    'Führe die Aktion Befestigen zweimal aus.',
    'Als Palisaden brannten, löschten Soldaten sie mit Wasser, das sie in ihren Helmen trugen.',
  ],
  HS10: [
    'Maurer an der Bresche',
    'Wähle ein Feld unter deiner Kontrolle, das mit einem Festungswerk begann, jetzt keines hat und mindestens 1 Feldbefestigung trägt: Ersetze 1 Feldbefestigung durch 1 Festungswerk.',
    'Die Lücke in der Burgbastei wurde vor dem nächsten Sturm geschlossen, so gut es ging.',
  ],
  HS11: [
    'Kolschitzkys Botengang',
    'Habsburgische Moral +1. Ziehe 1 Strategiekarte.',
    'Ein Händler, der Türkisch sprach, ging durch das feindliche Lager zu Lothringen und zurück, und ein zweites Mal wollte er es nicht wagen.',
  ],
  HS12: [
    'Raketen vom Stephansturm',
    'Habsburgische Moral +1, osmanische Moral −1.',
    'Raketen von St. Stephan sagten dem Entsatzheer, wie wenig Zeit blieb.',
  ],
  HS13: [
    'Die Spitäler des Bischofs',
    'Hole bis zu 2 ausgeschaltete Truppen zurück.',
    'Kollonitsch ging täglich durch die Spitäler und ließ die Straßen reinigen.',
  ],
  HS14: [
    'Die Studentenkompanie',
    'Hole 1 ausgeschaltete Miliz zurück. Danach darfst du einen Ausfall ausführen; darin hat jede deiner Milizen Kampfwert +1.',
    'Studenten fielen beim Neutor aus und retteten ein brennendes Holzlager.',
  ],
  HS15: [
    'Männer aus den Kellern',
    'Hole bis zu 3 ausgeschaltete Miliz und/oder Infanterie zurück. Habsburgische Moral −1.',
    'Drei weitere Kompanien wurden aus Männern gebildet, die man aus ihren Verstecken holte.',
  ],
  HS16: [
    'Bürgermeister Liebenberg',
    'Führe die Aktion Befestigen aus. Habsburgische Moral +1.',
    'Der Bürgermeister erfüllte jede Forderung des Kommandanten; die Krankheit raffte ihn vor dem Entsatz dahin.',
  ],
  HS17: [
    'Granaten zu Hunderten',
    'Antwort auf einen Sturm: In diesem Kampf nehmen die Osmanen 1 Truppe mehr in die hintere Linie.',
    'Graf Kielmanseggs neue Granaten bewährten sich am 30. August.',
  ],
  HS18: [
    'Mine an der Spitze',
    'Ziehe nacheinander 2 Stollenplättchen. Danach darfst du eine Sprengung zünden, wenn du 4 oder mehr Spaten hast; tust du es, schalten die Osmanen außerdem 1 zufällige Truppe aus.',
    'Eine Mine der Besatzung an der Spitze des Ravelins tötete am 19. August etwa hundert Mann.',
  ],
  HS19: [
    'Ein Gefangener redet',
    'Antwort auf ein osmanisches Ereignis: Vereitle es.',
    'Ein Gefangener vom Juli verriet dem Kommandanten, wie es um die Belagerer stand.',
  ],
  HS20: [
    'Flankenbatterien',
    'Führe ein Sperrfeuer aus: Bei einer oder mehr 6en schalten die Osmanen 1 zufällige Truppe aus, bei drei oder mehr 6en stattdessen 2.',
    'In die Kurtine wurden Scharten gebrochen und kleine Geschütze gesetzt, die den Graben bestrichen.',
  ],
  HS21: [
    'Geschütze auf dem Spanier',
    'Führe ein Sperrfeuer aus. Entferne dann für jede gewürfelte 6, höchstens 2, je 1 Feldbefestigung von einem osmanischen Feld, das an ein Feld unter deiner Kontrolle grenzt.',
    'Geschütze wurden auf die erhöhte Plattform der Burgbastei gezogen, den Spanier.',
  ],
  HS22: [
    'Lothringen bei Pressburg',
    'Osmanische Moral −2.',
    'Ende Juli vertrieb der Herzog Thökölys Leute und ihre osmanischen Helfer.',
  ],
  HS23: [
    'Feuer auf dem Kahlenberg',
    'Habsburgische Moral + (Runde − 1), mindestens 1 und höchstens 3.',
    'Fünf Raketen vom Berg verhießen am 6. September Hilfe.',
  ],
  HS24: [
    'Fieber im Lager',
    'Die Osmanen schalten 1 zufällige Truppe aus; 2 ab Runde 3.',
    'Feuer und Krankheit hatten die Belagerer bis Mitte August Zehntausende gekostet.',
  ],
  HS25: [
    'Kein Stillstand für die Toten',
    'Die Osmanen legen 4 zufällige Truppen aus ihrem Stapel ab.',
    'Waffenruhen zum Begraben der Gefallenen wurden mit Absicht verweigert.',
  ],
  HS26: [
    'Murren der Janitscharen',
    'Osmanische Moral −1, oder −2, wenn es Runde 3 oder später ist und die Osmanen weder den Ravelin noch eine Bastei kontrollieren.',
    'Widerwillig gingen Männer in Gräben, die sie für ihre eigenen Gräber hielten.',
  ],
  HS27: [
    'Ochsen über das Glacis',
    'Habsburgische Moral +1. Hole bis zu 3 abgelegte Truppen zurück.',
    'Ein Streifzug durch das Kärntnertor kam mit 32 Ochsen heim.',
  ],
  HS28: [
    'Innerer Abschnitt',
    'Errichte bis zu 2 Feldbefestigungen auf habsburgischen Feldern, die an das eben verlorene Feld grenzen.',
    'Auf den Basteien und dem Ravelin wurde ein Abschnitt hinter dem anderen ausgehoben.',
  ],
  HS29: [
    'Spanische Reiter',
    'Antwort auf einen Sturm: Errichte 1 Feldbefestigung auf dem angegriffenen Feld (es muss Platz sein). Die Osmanen dürfen den Sturm abbrechen: Die Karte ist verloren, der Zug vorbei (V15.8).',
    'Mit Spitzen besetzte Balken wurden dem Sturm in den Weg geworfen.',
  ],
  HS30: [
    'Erbsen auf der Trommel',
    'Antwort auf osmanisches Minieren: Es ist vereitelt, es wird kein Plättchen gezogen und nichts gesprengt. Du darfst alle verdeckten osmanischen Plättchen ansehen.',
    'Mit Erbsen bestreute Trommeln in den Kellern verrieten das Graben darunter.',
  ],
};
