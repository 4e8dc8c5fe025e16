/** How each ending is told: what became of the Empire, in our own words. */
export const outcomes: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  will: {
    en: 'The people have had enough. Regiments march home without orders, national councils move into the offices of Prague, Zagreb and Budapest, and at Schönbrunn Emperor Karl renounces every share in the business of state. So it went in 1918: the heirs divide the house among themselves, and in the years to come none of them can lock the door against a stronger neighbor.',
    de: 'Die Völker haben genug. Regimenter marschieren ohne Befehl nach Hause, in Prag, Agram und Budapest ziehen Nationalräte in die Amtsstuben, und in Schönbrunn verzichtet Kaiser Karl auf jeden Anteil an den Staatsgeschäften. So kam es 1918: Die Erben teilen das Haus unter sich auf, und keiner von ihnen kann in den Jahren danach die Tür vor dem stärkeren Nachbarn verschließen.',
  },
  revolt: {
    en: 'Prague, Zagreb and Budapest rise in the same week, and no loyal garrison is left to send against any of them. At the front the companies sort themselves by language and go home in different directions. The Empire is not conquered; it simply stops.',
    de: 'Prag, Agram und Budapest erheben sich in derselben Woche, und keine treue Garnison ist übrig, die man gegen eine der Städte schicken könnte. An der Front sortieren sich die Kompanien nach Sprachen und gehen in verschiedene Richtungen nach Hause. Das Reich wird nicht erobert, es hört einfach auf.',
  },
  'vienna-crushing': {
    en: 'Enemy cavalry waters its horses in the Danube Canal while most of the war is still to be fought. The peace is dictated in the Hofburg: the dynasty leaves by special train, and the crown lands are dealt out to neighbors and young republics. A small Austria remains, forbidden to join Germany and too weak to refuse when Germany one day comes for it.',
    de: 'Feindliche Reiterei tränkt ihre Pferde im Donaukanal, und der größte Teil des Krieges steht noch bevor. Der Friede wird in der Hofburg diktiert: Die Dynastie reist im Sonderzug ab, die Kronländer fallen an Nachbarn und junge Republiken. Ein kleines Österreich bleibt, dem der Anschluss an Deutschland verboten ist und das zu schwach sein wird, wenn Deutschland es eines Tages holt.',
  },
  'vienna-strategic': {
    en: 'In Paris the victors try to keep the peoples of the Danube under one roof, with a common currency, common railways and a Habsburg in the chair. The roof comes down when the Red Army crosses the Carpathians and leaves people’s republics behind from Cracow to Sofia. Only the Alpine lands keep their Emperor: a small court on a guarded border, which the West pays to hold out.',
    de: 'In Paris versuchen die Sieger, die Donauvölker unter einem Dach zu halten, mit gemeinsamem Geld, gemeinsamen Bahnen und einem Habsburger im Vorsitz. Das Dach stürzt ein, als die Rote Armee über die Karpaten kommt und von Krakau bis Sofia Volksrepubliken hinterlässt. Nur die Alpenländer behalten ihren Kaiser: ein kleiner Hof an bewachter Grenze, den der Westen fürs Ausharren bezahlt.',
  },
  'vienna-marginal': {
    en: 'With the enemy on the Ringstrasse, envoys in Bern sign a peace of their own behind the back of Berlin. Bohemia, Galicia, the coast and the south are gone; Austria and Hungary go on keeping house together, poor and at odds. Twenty years later Berlin and Bucharest agree on a map on which the double state is no longer drawn.',
    de: 'Der Feind steht auf der Ringstraße, da unterschreiben Gesandte in Bern hinter dem Rücken Berlins einen eigenen Frieden. Böhmen, Galizien, die Küste und der Süden sind verloren; Österreich und Ungarn wirtschaften zu zweit weiter, arm und zerstritten. Zwanzig Jahre später einigen sich Berlin und Bukarest auf eine Karte, auf der der Doppelstaat nicht mehr verzeichnet ist.',
  },
  'vienna-stalemate': {
    en: 'To save what is left, Karl has himself crowned in Prague as well, and the Slavs become the third partner in the realm. Budapest answers with barricades, and while the fighting sways along the Tisza the outer provinces slip away. A core from Prague to Laibach holds together until the next Reich swallows it, and after that war a line of watchtowers cuts it in two.',
    de: 'Um den Rest zu retten, lässt sich Karl auch in Prag krönen, und die Slawen werden dritter Teilhaber des Reiches. Budapest antwortet mit Barrikaden, und während an der Theiß gekämpft wird, gehen die äußeren Provinzen verloren. Ein Kern von Prag bis Laibach hält zusammen, bis das nächste Reich ihn verschlingt, und nach jenem Krieg zerschneidet ihn eine Reihe von Wachtürmen.',
  },
  'vienna-pyrrhic': {
    en: 'Vienna falls when the war is all but over, and the victors find a state still worth talking to. It becomes a federation of the Danube lands, in which a Habsburg opens exhibitions and signs whatever parliament puts before him. When Germany marches again in the thirties, it is the divisions of this federation, side by side with French and British, that stop it early.',
    de: 'Wien fällt, als der Krieg so gut wie vorbei ist, und die Sieger finden einen Staat vor, mit dem sich noch reden lässt. Aus ihm wird ein Bund der Donauländer, in dem ein Habsburger Ausstellungen eröffnet und unterschreibt, was das Parlament ihm vorlegt. Als Deutschland in den Dreißigerjahren wieder marschiert, sind es die Divisionen dieses Bundes, die es Seite an Seite mit Franzosen und Briten früh aufhalten.',
  },
  tactical: {
    en: 'Berlin has lost the war; Vienna has merely reached the end of it. At the green table the Emperor’s envoys rescue a realm with trimmed borders, and for a few years there are ministers of every tongue. Then one people after another takes its leave, politely at first, and before ten years are out only the old couple of Vienna and Budapest is still at table.',
    de: 'Berlin hat den Krieg verloren, Wien hat nur sein Ende erreicht. Am grünen Tisch retten die Gesandten des Kaisers ein Reich mit beschnittenen Grenzen, und ein paar Jahre lang gibt es Minister jeder Zunge. Dann verabschiedet sich ein Volk nach dem anderen, anfangs höflich, und ehe zehn Jahre um sind, sitzt nur noch das alte Paar Wien und Budapest bei Tisch.',
  },
  marginal: {
    en: 'In 1919 the black and yellow flag flies over the same lands as in 1914, and over a great many more graves. Ten years on, men who shared a trench are shooting at one another from street to street. The peace costs Vienna whole provinces, and what remains of the realm leans on Berlin in a league of German states.',
    de: '1919 weht Schwarz-Gelb über denselben Ländern wie 1914 und über sehr viel mehr Gräbern. Zehn Jahre später schießen Männer, die im selben Graben lagen, von Straße zu Straße aufeinander. Der Friede kostet Wien ganze Provinzen, und was vom Reich bleibt, lehnt sich in einem Bund deutscher Staaten an Berlin.',
  },
  operational: {
    en: 'The Empire has won, says Berlin, and Berlin has the last word: on the railways, the customs, the army. Every spring there is shooting somewhere between Trieste and Czernowitz, and every summer German battalions put an end to it. Half a century later a chancellor closes the account, and the last Emperor gives up the keys of the Hofburg.',
    de: 'Das Reich hat gesiegt, sagt Berlin, und Berlin hat das letzte Wort: bei den Bahnen, beim Zoll, beim Heer. In jedem Frühjahr wird irgendwo zwischen Triest und Czernowitz geschossen, und in jedem Sommer machen deutsche Bataillone dem ein Ende. Ein halbes Jahrhundert später schließt ein Kanzler die Rechnung ab, und der letzte Kaiser gibt die Schlüssel der Hofburg zurück.',
  },
  strategic: {
    en: 'The Empire comes out of the war tired, in debt and larger than it went in. Karl pays what he owes his peoples: one parliament in which all of them sit, while the Ballhausplatz and its ambassadors remain his. Where the new provinces grumble, German garrisons help to keep the peace, and on the whole it keeps.',
    de: 'Das Reich geht müde, verschuldet und größer aus dem Krieg hervor, als es hineinging. Karl bezahlt, was er seinen Völkern schuldet: ein Parlament, in dem sie alle sitzen, während der Ballhausplatz mit seinen Botschaftern ihm bleibt. Wo die neuen Provinzen murren, helfen deutsche Garnisonen, Ruhe zu halten, und im Großen und Ganzen hält sie.',
  },
  international: {
    en: 'The bells of St Stephen’s ring for a peace made in Vienna. The double eagle stands over Belgrade, Cetinje and the Albanian ports, a broad strip of Russian land has been added in the east, and the peoples of the realm have learned in the trenches to count as one. From now on the Kaiser in Berlin asks before he acts, for here reigns his equal.',
    de: 'Die Glocken von St. Stephan läuten für einen Frieden, der in Wien geschlossen wurde. Der Doppeladler steht über Belgrad, Cetinje und den albanischen Häfen, im Osten ist ein breiter Streifen russischen Landes hinzugekommen, und die Völker des Reiches haben in den Gräben gelernt, als eines zu zählen. Von nun an fragt der Kaiser in Berlin, ehe er handelt, denn hier regiert seinesgleichen.',
  },
  'scenario-won': {
    en: 'The chapter closes, and the Empire faces what comes next with more heart than it had at the beginning. In the coffeehouses the maps are out again and the little flags have moved the right way. The war is not over, but this part of it is won.',
    de: 'Das Kapitel schließt, und das Reich sieht dem Kommenden mit mehr Mut entgegen als zu Beginn. In den Kaffeehäusern liegen die Landkarten wieder offen, und die Fähnchen sind in die richtige Richtung gewandert. Der Krieg ist nicht vorbei, aber dieser Teil ist gewonnen.',
  },
  'scenario-lost': {
    en: 'The Empire still stands, but all the blood of these months has not lifted its spirits by a hair. The casualty lists fill more columns than the dispatches, and at court they begin to ask who is to blame. Others will have to do it better.',
    de: 'Das Reich steht noch, doch all das Blut dieser Monate hat seinen Mut um kein Haar gehoben. Die Verlustlisten füllen mehr Spalten als die Heeresberichte, und bei Hof beginnt man nach Schuldigen zu fragen. Andere werden es besser machen müssen.',
  },
  'scenario-drawn': {
    en: 'The mood has risen, yet anyone who climbs the tower of St Stephen’s at night can see the muzzle flashes. The enemy is one march from the capital. Nobody in Vienna would call this a victory, and nobody a defeat.',
    de: 'Die Stimmung ist gestiegen, doch wer nachts den Turm von St. Stephan besteigt, sieht das Mündungsfeuer. Der Feind steht einen Tagesmarsch vor der Hauptstadt. Niemand in Wien würde das einen Sieg nennen und niemand eine Niederlage.',
  },
  'coalition-victory': {
    en: 'Six blows in the West, and every one has struck home. The British fall back on the ports, the government leaves Paris, and before the Americans are there in strength a white flag crosses the lines at Compiègne. The war has been decided in France, and Vienna stands among the victors.',
    de: 'Sechs Schläge im Westen, und jeder hat getroffen. Die Briten weichen auf die Häfen zurück, die Regierung verlässt Paris, und ehe die Amerikaner in Massen da sind, kommt bei Compiègne eine weiße Fahne durch die Linien. Der Krieg ist in Frankreich entschieden, und Wien steht unter den Siegern.',
  },
  'coalition-defeat': {
    en: 'Six blows in the West, and every one has failed. The German divisions are burned out, the tanks come through the corn, and Berlin asks for an armistice without asking Vienna first. Whatever still holds on the Piave or in the Carpathians no longer matters: the alliance has lost the war.',
    de: 'Sechs Schläge im Westen, und jeder ist gescheitert. Die deutschen Divisionen sind ausgebrannt, durch das Korn kommen die Tanks, und Berlin bittet um Waffenstillstand, ohne Wien zu fragen. Was am Piave oder in den Karpaten noch hält, zählt nicht mehr: Das Bündnis hat den Krieg verloren.',
  },
};
