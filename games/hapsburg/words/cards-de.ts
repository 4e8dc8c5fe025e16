/** Die Ereigniskarten auf Deutsch: Schlagzeile, Wirkung, Geschichte. */
export const cardsDe: Readonly<Record<string, readonly [headline: string, text: string, history: string]>> = {
  1: [
    'Zweite Armee am falschen Ort',
    'Kein Ereignis.',
    'Die Züge, die die Zweite Armee an die Donau brachten, rollen nun zurück nach Galizien. Während ganze Korps in den Waggons sitzen, stehen russische Kolonnen schon diesseits der Grenze.',
  ],
  2: [
    'Vorstoß nach Galizien',
    'Kein Ereignis. −1 auf den Wurf bei allen deinen Offensiven in diesem Zug.',
    'Russki und Brussilow dringen tief nach Galizien ein, am 3. September 1914 ziehen russische Truppen in Lemberg ein. Die Straßen zum San sind mit Geschützen, Fuhrwerken und Flüchtlingen verstopft.',
  ],
  3: [
    'Schlacht am Cer',
    'Schlage die Fernschlacht Cer gegen Serbien, Kampfwert 4. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'An den Hängen des Cer brechen General Stepanovićs Serben den Einmarsch Potioreks und werfen ihn bis zum 24. August 1914 über die Drina zurück. Der Krieg gegen den kleinen Nachbarn beginnt mit einer Flucht.',
  ],
  4: [
    'Schlacht bei Mons',
    'Schlage die Fernschlacht Mons auf dem Kriegsschauplatz West, Kampfwert 4. Auf den Wurf: +1 je Reserve im Westen, −1 bei Kriegsmüdigkeit.',
    'Am 23. August 1914 halten Sir John Frenchs Berufssoldaten den Kanal bei Mons einen Tag lang gegen Klucks Armee, dann weichen sie nach Süden aus. Der deutsche rechte Flügel marschiert weiter auf Paris.',
  ],
  5: [
    'Schlacht bei Tannenberg',
    'Schlage die Fernschlacht Tannenberg auf dem Kriegsschauplatz Ost, Kampfwert 2. Auf den Wurf: +1 je Reserve im Osten, −1 bei Kriegsmüdigkeit.',
    'Hindenburg und Ludendorff haben in den Wäldern Ostpreußens den Ring geschlossen: An die 90.000 Mann Samsonows strecken bis zum 30. August 1914 die Waffen. Der geschlagene General hat sich das Leben genommen.',
  ],
  6: [
    'Russische Chiffre entziffert',
    'Nimm die 3 Marker Funkaufklärung. Gib in einer Vormarschphase einen davon aus, um einen Vormarsch der Polenfront, der Karpatenfront, der Italienfront oder der Rumänienfront aufzuheben, nie den der Balkanfront. Höchstens ein Marker je Front und Zug und stets vor einem Zermürbungswurf.',
    'Die russischen Stäbe schicken ihre Befehle durch die Luft, oft im Klartext, sonst in dürftiger Chiffre. Seit September 1914 liest Hauptmann Pokornys kleines Büro mit, bisweilen schneller als der Empfänger.',
  ],
  7: [
    'Feldzug an der Drina',
    'Schlage die Fernschlacht Drina gegen Serbien, Kampfwert 3. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'Im September 1914 erzwingen Potioreks Divisionen zum zweiten Mal den Übergang über die Drina. Auf der kahlen Höhe des Mačkov Kamen wechseln die Gräben stündlich den Besitzer, und beide Heere verbluten.',
  ],
  8: [
    'Schlacht um Lodz',
    'Schlage die Fernschlacht Lodz auf dem Kriegsschauplatz Ost, Kampfwert 3. Auf den Wurf: +1 je Reserve im Osten, −1 bei Kriegsmüdigkeit. Bei einem Sieg gilt für den Rest des Spiels +1 auf den Wurf bei allen Offensiven gegen die Polenfront. Der Loswurf, der das Volk bestimmt, erhält −1, die Loyalitätsprobe selbst nicht.',
    'Im November 1914 stößt Mackensen von Thorn aus in die russische Flanke. Ein deutsches Korps wird östlich von Lodz abgeschnitten, schlägt sich samt seinen Gefangenen durch, und am 6. Dezember ist die Stadt der Spinnereien in deutscher Hand.',
  ],
  9: [
    'Seeschlacht bei den Falklandinseln',
    'Schlage die Fernschlacht Falklandinseln auf dem Kriegsschauplatz See, Kampfwert 4. Auf den Wurf: +1 je Reserve zur See, −1 bei Kriegsmüdigkeit.',
    'Vor den Falklandinseln stellen Admiral Sturdees Schlachtkreuzer am 8. Dezember 1914 das Geschwader des Grafen Spee. Vier Kreuzer sinken, mit ihnen der Admiral und seine beiden Söhne; nur die „Dresden“ entkommt.',
  ],
  10: [
    'Deutsche 9. Armee',
    'Kein Ereignis. +2 auf den Wurf bei deinen Offensiven gegen die Polenfront und die Karpatenfront in diesem Zug.',
    'In Oberschlesien hat sich unter Hindenburg eine neue deutsche Armee versammelt. Ende September 1914 marschiert sie Schulter an Schulter mit Dankls Österreichern zur Weichsel, Mitte Oktober steht sie vor Warschau.',
  ],
  11: [
    'Putnik nimmt Belgrad zurück',
    'Schlage die Fernschlacht Belgrad gegen Serbien, Kampfwert 4. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'Dreizehn Tage wehte Schwarz-Gelb über Belgrad. Der alte Woiwode Putnik, der den Krieg aus einem überheizten Krankenzimmer lenkt, hat an der Kolubara zurückgeschlagen, und am 15. Dezember 1914 reitet König Peter in seine Hauptstadt ein.',
  ],
  12: [
    'Gefecht auf der Doggerbank',
    'Schlage die Fernschlacht Doggerbank auf dem Kriegsschauplatz See, Kampfwert 4. Auf den Wurf: +1 je Reserve zur See, −1 bei Kriegsmüdigkeit.',
    'Auf der Doggerbank fasst Beatty am 24. Jänner 1915 Hippers Kreuzer. Der Panzerkreuzer „Blücher“ kentert und sinkt, die übrigen laufen heim, die „Seydlitz“ mit brennendem Achterschiff.',
  ],
  13: [
    'Tschechoslowakische Legion',
    'Kein Ereignis.',
    'Seit dem Herbst 1914 klären tschechische Freiwillige unter eigener Fahne für das Heer des Zaren auf. Im April 1915 geht am Duklapass ein großer Teil des Prager Regiments Nr. 28 über, und der Kaiser lässt es aus den Listen streichen.',
  ],
  14: [
    'Kampf um Gallipoli',
    'Schlage die Fernschlacht Gallipoli, Kampfwert 3. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'Seit dem 25. April 1915 klammern sich Briten, Franzosen, Australier und Neuseeländer an die Klippen von Gallipoli. Liman von Sanders und Oberst Mustafa Kemal lassen sie nicht vom Strand.',
  ],
  15: [
    'Londoner Vertrag',
    'Die Kriegslage rückt ein Feld vor. Setze die Italienfront (Cadorna, Kampfwert 2) nach Udine (3). Mische die Karten der Epoche Mittag in den Stapel; von nun an steht dir der Große Rückzug offen.',
    'Was Rom am 26. April 1915 in London heimlich unterschrieb, liegt nun offen: Am 23. Mai erklärt Italien dem Verbündeten von dreißig Jahren den Krieg. Der versprochene Lohn sind Trient, Triest und halb Dalmatien.',
  ],
  16: [
    'Mackensen übernimmt den Befehl',
    'Nimm die 5 Marker Mackensen. Gib vor einer Offensive einen davon aus, um zwei Würfel zu werfen und zu wählen, welcher zählt. Höchstens ein Marker je Offensive und nur gegen eine Front je Zug.',
    'Bei Gorlice zerreißen am 2. Mai 1915 vier Stunden Trommelfeuer die russische Linie. Mackensens Armee bleibt nicht mehr stehen: Am 3. Juni ist Przemyśl wieder frei, am 22. Lemberg.',
  ],
  17: [
    'Bulgarien tritt in den Krieg ein',
    'Die Kriegslage rückt ein Feld vor; ist nun das Feld Weltkrieg erreicht, mische die Karten der Epoche Abend in den Stapel. Setze die Balkanfront (Sarrail, Kampfwert 2) nach Saloniki (5) und lege den Marker Bulgariens Kriegseintritt. In der Aktionsphase darfst du beide Aktionen dieser Karte aufgeben, ehe du eine davon ausgibst, um in Veles (4) die Grabenlinie zu bauen.',
    'Zar Ferdinand hat seine Seite gewählt. Mitte Oktober 1915 fallen bulgarische Armeen Serbien in die Flanke, während Mackensen über die Donau geht, und bald werden Züge von Berlin nach Konstantinopel fahren.',
  ],
  18: [
    'Lettow-Vorbeck',
    'Schlage die Fernschlacht Lettow-Vorbeck, Kampfwert 2. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'In Deutsch-Ostafrika führt Lettow-Vorbeck mit einigen Tausend Askaris den Gegner durch Busch und Fieber in die Irre. Er schleppt die Geschütze des verlorenen Kreuzers „Königsberg“ mit und zieht eine zehnfache Übermacht hinter sich her.',
  ],
  19: [
    'Schlacht bei Ktesiphon',
    'Schlage die Fernschlacht Ktesiphon, Kampfwert 3. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'In Sichtweite des großen Bogens von Ktesiphon endet der Marsch auf Bagdad. Im November 1915 weicht Townshends Division, um ein Drittel geschwächt, nach Kut zurück, und Nureddins Türken schließen sie ein.',
  ],
  20: [
    'Strafexpedition',
    'Kein Ereignis. +1 auf den Wurf bei deinen Offensiven gegen die Italienfront in diesem Zug.',
    'Conrad will den treulosen Bundesgenossen strafen. Am 15. Mai 1916 eröffnen die Geschütze zwischen Etsch und Brenta das Feuer, noch vor Monatsende sind Arsiero und Asiago genommen; die venezianische Ebene liegt dem Heer zu Füßen.',
  ],
  21: [
    'Brussilow-Offensive',
    'Steht die Karpatenfront in der Phase des Kriegswillens in Przemyśl (4) oder weiter von Wien entfernt auf dem Plan, lege „Russland ermüdet“ zu den Siegen. Auf ihrer provisorischen Seite macht die Karpatenfront nur einen ihrer beiden Vormärsche.',
    'Am 4. Juni 1916 greift Brussilow auf der ganzen Linie zugleich an. Drei Tage später ist Luzk verloren, die Vierte Armee auf der Flucht, und die Gefangenen zählt man nach Hunderttausenden.',
  ],
  22: [
    'Rumänien schließt sich den Alliierten an',
    'Die Kriegslage rückt ein Feld vor; ist nun das Feld Weltkrieg erreicht, mische die Karten der Epoche Abend in den Stapel. Setze die Rumänienfront (Prezan, Kampfwert 2) nach Bukarest (3).',
    'Zwei Jahre hat Bukarest gefeilscht, am 27. August 1916 erklärt es den Krieg. Noch in derselben Nacht kommen rumänische Kolonnen über die Pässe in ein Siebenbürgen, das kaum eine Besatzung hat.',
  ],
  23: [
    'Manöver von Flămânda',
    'Kein Ereignis. +1 auf den Wurf bei deinen Offensiven gegen die Rumänienfront in diesem Zug.',
    'Bei Flămânda schlägt General Averescu am 1. Oktober 1916 eine Brücke über die Donau, um Mackensen in den Rücken zu fallen. Hochwasser, Treibminen und unsere Monitore reißen sie auseinander, nach wenigen Tagen ist der Brückenkopf geräumt.',
  ],
  24: [
    'Donauflottille läuft aus',
    'Schlage die Fernschlacht Donauflottille, Kampfwert 3. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'Die Monitore verlassen ihren Ankerplatz bei Belene. Sie haben die rumänische Brücke bei Flămânda zerstört, und am 23. November 1916 decken ihre Geschütze Mackensens Übergang bei Sistowa.',
  ],
  25: [
    'Kaiser Franz Joseph gestorben',
    'Kein Ereignis.',
    'In Schönbrunn verschied am Abend des 21. November 1916 Kaiser Franz Joseph, im siebenundachtzigsten Lebensjahr und im achtundsechzigsten seiner Regierung. Kaum einer seiner Untertanen hat je einen anderen Herrscher gekannt; sein Großneffe Karl, neunundzwanzig Jahre alt, besteigt den Thron.',
  ],
  26: [
    'Kämpfe im Trentino',
    'Schlage die Fernschlacht Trentino, Kampfwert 3. Auf den Wurf: +1 je Feld, das die Italienfront weiter von Wien entfernt ist als Udine (3), −1 je Feld, das sie näher steht, −1 bei Kriegsmüdigkeit. Reserven zählen nicht.',
    'In den Alpen tötet der Schnee mehr Männer als die Granaten. Am 13. Dezember 1916 begräbt eine Lawine an der Marmolata die Baracken am Gran Poz und mit ihnen an die dreihundert Mann.',
  ],
  27: [
    'Provisorische Regierung übernimmt die Macht',
    'Die Polenfront und die Karpatenfront werden auf ihre provisorische Seite gedreht (Kampfwert 2 und 3), dann weichen sie 1 Feld zurück. Hat die Oktoberrevolution (36) sie entfernt, kehren sie stattdessen auf dieser Seite auf Feld 5 zurück, ohne Rückzug. Nach dem Großen Rückzug bleibt die Polenfront aus dem Spiel.',
    'In Pskow hat Zar Nikolaus am 15. März 1917 die Krone niedergelegt. Die Provisorische Regierung des Fürsten Lwow verspricht dem Volk die Freiheit und den Verbündeten, dass Russland weiterkämpft.',
  ],
  28: [
    'Rumänisches Heer neu aufgestellt',
    'Die Rumänienfront erhält Averescu (Kampfwert 4). Hat der Waffenstillstand von Focșani (40) sie entfernt, kehrt sie in Jassy (5) zurück.',
    'Hinter dem Sereth haben General Berthelots Franzosen Rumäniens Heer neu bewaffnet und gedrillt. Im Juli 1917 greift Averescu bei Mărăști an, und im August kommt bei Mărășești selbst Mackensen nicht weiter.',
  ],
  29: [
    'Otrantosperre',
    'Schlage die Fernschlacht Otrantosperre auf dem Kriegsschauplatz See, Kampfwert 4. Auf den Wurf: +1 je Reserve zur See, −1 bei Kriegsmüdigkeit.',
    'Netze, Minen und Fischdampfer sperren die Straße von Otranto. In der Frühe des 15. Mai 1917 versenken Linienschiffskapitän Horthys drei Kreuzer vierzehn der Wachboote und schlagen sich nach Hause durch, Horthy selbst verwundet auf der „Novara“.',
  ],
  30: [
    'Nivelle-Offensive',
    'Schlage die Fernschlacht Nivelle-Offensive auf dem Kriegsschauplatz West, Kampfwert 3. Auf den Wurf: +1 je Reserve im Westen, −1 bei Kriegsmüdigkeit.',
    'General Nivelle hat den Durchbruch binnen zwei Tagen versprochen. Seit dem 16. April 1917 verbluten seine Regimenter am Chemin des Dames, und bald werden manche überhaupt nicht mehr vorgehen.',
  ],
  31: [
    'Kerenski-Offensive',
    'Kein Ereignis.',
    'Kerenski selbst hat zu den Regimentern gesprochen, und am 1. Juli 1917 greifen sie noch einmal an. Bei Zborów steht Tscheche gegen Tscheche; doch nach drei Wochen endet die letzte russische Offensive in wilder Flucht.',
  ],
  32: [
    'Erklärung von Korfu',
    'Der Kampfwert der Balkanfront steigt um 1, höchstens auf 4.',
    'Auf Korfu setzen Ministerpräsident Pašić und der Emigrant Trumbić am 20. Juli 1917 ihre Namen unter einen gemeinsamen Staat. Serben, Kroaten und Slowenen sollen unter König Peters Haus leben, zur Hälfte auf Boden, der dem Kaiser gehört.',
  ],
  33: [
    'Schlacht von Passchendaele',
    'Schlage die Fernschlacht Passchendaele auf dem Kriegsschauplatz West, Kampfwert 4. Auf den Wurf: +1 je Reserve im Westen, −1 bei Kriegsmüdigkeit.',
    'Haigs Angriff in Flandern, begonnen am letzten Julitag 1917, ertrinkt in Regen und Granattrichtern. Am 6. November nehmen die Kanadier Passchendaele: ein Fleck Ziegelstaub, acht Kilometer vom Ausgangspunkt.',
  ],
  34: [
    'Lebensmittelnot in Ungarn',
    'Kein Ereignis.',
    'Nach einem dürren Sommer sind Ungarns Scheunen halb leer, und Budapest hat 1917 für Wien kaum noch Korn übrig. Requirierungstrupps durchsuchen die Höfe, in den Städten stehen die Frauen nachts um Brot an.',
  ],
  35: [
    'Deutsche Hilfe',
    'Nimm die 3 Marker Deutsche Hilfe. Gib vor dem Wurf einer Offensive einen davon aus: +2 auf diesen Wurf und auf alle weiteren Offensiven gegen diese Front in diesem Zug. Höchstens ein Marker je Zug.',
    'Berlin schickt Divisionen, Geschütze und mit ihnen Generale. Im Jänner 1915 zieht Linsingens Südarmee in den Schnee der Karpaten hinauf, und Wien beginnt zu lernen, was Hilfe kostet.',
  ],
  36: [
    'Oktoberrevolution',
    'Entferne die Polenfront und die Karpatenfront vom Plan. Nur „Provisorische Regierung übernimmt die Macht“ (27) kann sie zurückbringen, die Polenfront nach dem Großen Rückzug nie mehr.',
    'Seit dem 7. November 1917 halten Rote Garden Petrograd, Kerenski ist geflohen. Lenins erstes Dekret ruft zum Frieden; Mitte Dezember schweigen im Osten die Geschütze.',
  ],
  37: [
    'Offensive bei Karfreit',
    'Der Kampfwert der Italienfront steigt um 1, höchstens auf 4.',
    'In Nebel und Gas bricht am 24. Oktober 1917 die Linie bei Flitsch und Tolmein. Belows Armee rollt mit mehr Gefangenen in die Ebene, als sie bewachen kann, und erst am Piave kommen Cadornas Männer zum Stehen; dort aber stehen sie, und die Alliierten eilen ihnen zu Hilfe.',
  ],
  38: [
    'Rommel und das Alpenkorps',
    'Kein Ereignis. +2 auf den Wurf bei deinen Offensiven gegen die Italienfront in diesem Zug.',
    'Ein Oberleutnant der württembergischen Gebirgstruppe, Erwin Rommel mit Namen, umklettert jedes Werk, das ihm im Weg liegt. Nach zwei Tagen und Nächten steht er am 26. Oktober 1917 auf dem Monte Matajur, hinter sich rund neuntausend Gefangene.',
  ],
  39: [
    'Diaz übernimmt das Kommando',
    'Der Kampfwert der Italienfront steigt um 1, höchstens auf 4.',
    'Rom zieht die Folgerung aus Karfreit: Cadorna geht, am 9. November 1917 übernimmt Armando Diaz den Befehl am Piave. Der Neapolitaner gibt seinen Soldaten besser zu essen und geht sparsamer mit ihrem Leben um.',
  ],
  40: [
    'Waffenstillstand von Focșani',
    '+1 auf den Wurf bei deinen Offensiven gegen die Rumänienfront in diesem Zug. Steht diese Front am Ende des Zuges in Jassy (5), entferne sie.',
    'Ohne Russland steht Rumänien allein. In Focșani unterzeichnen seine Gesandten am 9. Dezember 1917 einen Waffenstillstand, und von den Karpaten bis zum Schwarzen Meer verstummt das Feuer.',
  ],
  41: [
    'Feldzug in Palästina',
    'Schlage die Fernschlacht Palästina, Kampfwert 5. Sie gehört zu keinem Kriegsschauplatz, Reserven zählen nicht; −1 auf den Wurf bei Kriegsmüdigkeit.',
    'Bei Beerscheba hat Allenby die Gazafront durchbrochen, am 11. Dezember 1917 betritt er durch das Jaffator Jerusalem, zu Fuß. Nach vierhundert Jahren ist die Heilige Stadt dem Sultan verloren.',
  ],
  42: [
    'Die Kaiserschlacht beginnt',
    'Die Kaiserschlacht beginnt: Von diesem Zug an schlägst du in jeder Phase der Kaiserschlacht eine ihrer Schlachten auf dem Kriegsschauplatz West. In diesem Zug +1 auf den Wurf bei allen deinen Offensiven und bei der ersten dieser Schlachten.',
    'Um vier Uhr vierzig am Morgen des 21. März 1918 eröffnen mehr als sechstausend deutsche Geschütze in der Picardie das Feuer. Ludendorff setzt die letzten Reserven ein: Amiens, Paris, Frieden, ehe die Amerikaner da sind.',
  ],
  43: [
    'Friedensfühler',
    'Wähle eine aktive Front: Sie weicht 1 Feld zurück.',
    'Clemenceau hat es am 12. April 1918 vor aller Welt drucken lassen: In geheimen Briefen, überbracht durch Prinz Sixtus von Parma, nannte Kaiser Karl Frankreichs Anspruch auf Elsass-Lothringen gerecht. Graf Czernin tritt zurück, Berlin verlangt Aufklärung.',
  ],
  44: [
    'Griechenland tritt in den Krieg ein',
    'Der Kampfwert der Balkanfront steigt um 1, höchstens auf 4.',
    'König Konstantin ist im Exil, und seit dem Sommer 1917 führt Venizelos ganz Griechenland im Krieg der Entente. Ende Mai 1918 stürmen seine Divisionen das bulgarische Felsennest Skra.',
  ],
  45: [
    'Kriegsmüdigkeit',
    'Kriegsmüdigkeit für den Rest des Spiels: −1 auf den Wurf bei jeder Fernschlacht. In diesem Zug hast du keinerlei Aktionen: keine Operationen des deutschen Stabes und keinen Großen Rückzug.',
    'Im Jänner 1918 wird die Mehlration gekürzt, und von Wiener Neustadt bis Budapest legen die Arbeiter das Werkzeug nieder. Am 1. Februar gehen auf den Kreuzern in der Bucht von Cattaro rote Fahnen hoch.',
  ],
  46: [
    'Conrad entlassen',
    'Kein Ereignis.',
    'Conrad von Hötzendorf, seit 1917 nicht mehr Chef des Generalstabes, verliert nun auch seine Heeresgruppe. Einen Monat nach dem blutigen Scheitern vom Juni 1918 bei Asiago und am Piave erhebt ihn der Kaiser zum Grafen und schickt ihn nach Hause.',
  ],
  47: [
    'Flug über Wien',
    'Kein Ereignis.',
    'Gegen halb zehn Uhr am 9. August 1918 kreisen italienische Flugzeuge niedrig über St. Stephan. An Bord ist der Dichter D’Annunzio; was fällt, ist Papier in Grün, Weiß und Rot, mit der Bemerkung, es hätten auch Bomben sein können.',
  ],
  48: [
    'Franchet d’Espèrey bricht durch',
    'Der Kampfwert der Balkanfront steigt um 1, höchstens auf 4. Steht die Balkanfront am Ende des Zuges nicht in Saloniki (5), entferne die Grabenlinie, und Bulgarien scheidet aus dem Krieg aus.',
    'Am Dobro Pole stürmen Serben und Franzosen am 15. September 1918 den Bergwall Mazedoniens. Franchet d’Espèrey jagt seine Kolonnen durch die Lücke, und am 29. legt Bulgarien die Waffen nieder.',
  ],
  49: [
    'Reichsrat wieder einberufen',
    'Jede Aktion, mit der du in diesem Zug ein Volk beeinflusst, gelingt ohne Wurf.',
    'Der Reichsrat, 1914 heimgeschickt und erst 1917 wieder einberufen, soll den Staat retten helfen. Am 16. Oktober 1918 verspricht der Kaiser den Völkern Österreichs einen Bundesstaat; ihre Abgeordneten antworten mit eigenen Nationalräten.',
  ],
  50: [
    'Tschechen erklären ihre Unabhängigkeit',
    'Die Tschechen gehen sofort in den Aufstand, sofern du nicht 1 Marker Deutsche Hilfe abgibst; sind sie bereits im Aufstand, geschieht nichts. −1 auf den Wurf, wenn du in diesem Zug die Tschechen beeinflusst.',
    'In Washington erklärt Professor Masaryk am 18. Oktober 1918, das Haus Habsburg habe Böhmen verwirkt. Zehn Tage später reißt die Menge in Prag die Adler von den Amtsgebäuden.',
  ],
};
