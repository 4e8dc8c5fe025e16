/** Die Ereigniskarten auf Deutsch: Schlagzeile, Wirkung, Geschichte. */
export const cardsDe: Readonly<Record<string, readonly [headline: string, text: string, history: string]>> = {
  1: [
    'Nachrichtenstelle für den Orient',
    'Lege die Nachrichtenstelle in die Türkei. Für 1 Aktion geht sie weiter nach Indien, Persien oder Afghanistan, für 2 von einem dieser Länder in ein anderes.',
    'Von einem Büro in Berlin aus will Max von Oppenheim die Muslime dreier Reiche zum Aufstand bringen. Im September 1914 reisen Agenten mit Gold und Flugschriften nach Bagdad, manche von ihnen als Wanderzirkus gemeldet.',
  ],
  2: [
    'Goeben beherrscht das Schwarze Meer',
    'Die Salonikifront und die Kaukasusfront weichen je 1 Feld zurück, wenn sie auf dem Plan sind.',
    'Der Schlachtkreuzer Goeben, nun Yavuz Sultan Selim mit deutscher Besatzung im Fes, ist schneller als jedes russische Schiff, das er nicht versenken kann. Solange er dampft, fahren Truppen für Erzurum über See nach Trapezunt.',
  ],
  3: [
    'Heiliger Krieg ausgerufen',
    'Mische die Mittagskarten in den Stapel. +1 auf alle Offensiven in diesem Zug.',
    'Am 14. November 1914 ruft der Scheich ül-Islam in der Fatih-Moschee die Gläubigen zum heiligen Krieg gegen England, Frankreich und Russland. Die Menge jubelt; die Fürsten Indiens und Ägyptens rühren sich nicht.',
  ],
  4: [
    'Enver geht an die Front',
    'Beide Aktionen dieser Karte müssen Offensiven gegen die Kaukasusfront sein. Operationen des deutschen Stabes sind frei.',
    'Enver Pascha übernimmt selbst den Befehl und führt 90 000 Mann in die Winterberge, um die Russen bei Sarikamisch einzukesseln. Der Frost tötet mehr als der Feind, und nur Trümmer kommen zurück.',
  ],
  5: [
    'Die Ghadar-Verschwörung',
    'Versuche einen Umsturz in Indien: Eine Summe über 5 bringt den Marker zu den Siegen. +2, wenn die Nachrichtenstelle dort ist.',
    'Auswanderer aus dem Pandschab fahren aus Kalifornien heim, um die indische Armee gegen ihre Offiziere aufzubringen, und deutsche Dollars kaufen ihnen Gewehre. Spitzel verraten den Tag im Februar 1915, und der Aufstand ist aus, ehe er beginnt.',
  ],
  6: [
    'Waßmuß in Persien',
    'Versuche einen Umsturz in Persien: Eine Summe über 5 bringt den Marker zu den Siegen. +2, wenn die Nachrichtenstelle dort ist.',
    'Wilhelm Waßmuß, früher Konsul in Buschehr, reitet in Landestracht unter den Tangistani und hält den Süden Persiens jahrelang unter Waffen. Das Codebuch in seinem verlorenen Gepäck, so heißt es, half London, das Zimmermann-Telegramm zu lesen.',
  ],
  7: [
    'Die Türken legen Minen',
    'Lege 1 Minensperre umsonst in die Meerengen. +1 auf Offensiven gegen die Mesopotamienfront in diesem Zug.',
    'In der Nacht zum 8. März 1915 legt der kleine Dampfer Nusret zwanzig Minen längs des Ufers der Bucht von Erenköi, wo niemand sie sucht. Zehn Tage später gehen drei Schlachtschiffe an ihnen verloren.',
  ],
  8: [
    'Angriff auf die Meerengen',
    'Wenn keine U-Boote die Meerengen sperren, greift die Flotte sofort an: britische Standhaftigkeit 4, jedes Werk, das steht, auf ihrem Weg, und das Spiel ist verloren, wenn sie an Konstantinopel vorbeikommt.',
    'Achtzehn Schlachtschiffe laufen am 18. März 1915 in die Meerengen ein, um die Forts allein durch Geschützfeuer zum Schweigen zu bringen. Vor dem Abend sind drei gesunken und drei gelähmt, und Admiral de Robeck kehrt um.',
  ],
  9: [
    'Armenische Freiwillige',
    'Kein Ereignis.',
    'Armenier von Tiflis bis Boston treten in vier Freiwilligenbataillone der russischen Armee ein; General Andranik führt das erste. In Konstantinopel rechnet man ihren Eifer jedem Armenier des Reiches an.',
  ],
  10: [
    'Zweite Schlacht von Ypern',
    'Schlage die Zweite Ypernschlacht auf dem Kriegsschauplatz West, Kampfwert 4: +1 je Reserve im Westen, −1 bei Kriegsmüdigkeit.',
    'Am 22. April 1915 treibt eine gelbgrüne Wolke auf die französischen Linien nördlich von Ypern zu, und zwei Divisionen ersticken oder fliehen. Die Deutschen haben zu wenig Reserven für die Lücke, die ihr Gas gerissen hat.',
  ],
  11: [
    'Landung auf Gallipoli',
    'Stelle die Gallipolifront nach Kap Helles (4) mit Kampfwert 2. Die Batterie Seddulbahir ist zerstört.',
    'Am 25. April 1915 waten Briten bei Kap Helles im Feuer der Maschinengewehre an Land, und die Anzacs in einer Bucht zwei Meilen neben dem Ziel. Mustafa Kemal befiehlt seinem 57. Regiment nicht anzugreifen, sondern zu sterben.',
  ],
  12: [
    'Gorlice-Tarnow',
    'Schlage Gorlice-Tarnow auf dem Kriegsschauplatz Ost, Kampfwert 2: +1 je Reserve im Osten, −1 bei Kriegsmüdigkeit.',
    'Mackensen beginnt am 2. Mai 1915 mit der schwersten Beschießung, die der Osten gesehen hat, und die russische Dritte Armee hört auf zu bestehen. Bis zum Herbst hat der Zar Galizien, Polen und Litauen verloren.',
  ],
  13: [
    'Italien tritt in den Krieg ein',
    'Schlage Italien auf dem Kriegsschauplatz Ost, Kampfwert 3: +1 je Reserve im Osten, −1 bei Kriegsmüdigkeit.',
    'Durch Londoner Versprechen gewonnen, erklärt Italien am 23. Mai 1915 Österreich-Ungarn den Krieg. Cadorna marschiert an den Isonzo, und dort bleibt sein Heer, elf Schlachten lang.',
  ],
  14: [
    'Deutsche U-Boote im Mittelmeer',
    'Lege den U-Boot-Marker: Die Meerengen sind gesperrt, und Karte 8 tut von nun an nichts. +1 auf Offensiven gegen die Gallipolifront und die Salonikifront in diesem Zug.',
    'Otto Hersing bringt U 21 in einem Monat von der Nordsee vor die Dardanellen. Am 25. Mai 1915 versenkt er die Triumph, zwei Tage später die Majestic, und die Schlachtschiffe überlassen die Truppen an Land sich selbst.',
  ],
  15: [
    'Massaker an den Armeniern',
    'Kein Ereignis. Keine Offensiven gegen die Kaukasusfront in diesem Zug.',
    'Von April 1915 an lässt die Regierung der Jungtürken die Armenier Anatoliens aus ihren Häusern treiben. Die Männer werden erschossen, Frauen und Kinder in die syrische Wüste getrieben; etwa eine Million Menschen werden getötet.',
  ],
  16: [
    'Landung bei Suvla',
    'Wenn sie auf dem Plan ist, erhält die Gallipolifront Kampfwert 3.',
    'Zwei frische Divisionen landen am 6. August 1915 fast ohne Verluste in der Bucht von Suvla, und ihr General verschläft den entscheidenden Tag an Bord seines Schiffes. Als sie endlich vorgehen, hält Kemal die Höhen.',
  ],
  17: [
    'Großfürst Nikolai übernimmt',
    'Wenn sie auf dem Plan ist, erhält die Kaukasusfront Großfürst Nikolai, Kampfwert 3 (2, wenn sie provisorisch ist).',
    'Im September 1915 übernimmt der Zar selbst den Oberbefehl und schickt seinen hünenhaften Onkel als Statthalter in den Kaukasus. In der Verbannung ist der Großfürst ein besserer Feldherr als je in Polen.',
  ],
  18: [
    'Bulgarien tritt den Mittelmächten bei',
    'Kein Ereignis.',
    'König Ferdinand wartet ab, wer gewinnen wird, und entscheidet sich für Berlin. Am 14. Oktober 1915 fällt sein Heer über Serbien her, und bald rollt der erste Zug aus Deutschland in Konstantinopel ein.',
  ],
  19: [
    'Aufstand der Senussi',
    'Die Sinaifront weicht 1 Feld zurück.',
    'Von türkischen Offizieren gedrängt, die mit U-Booten kommen, überschreiten die Senussi aus Libyen im November 1915 die Grenze Ägyptens. Es braucht ein britisches Heer mit Panzerwagen, um sie in ihre Oasen zurückzutreiben.',
  ],
  20: [
    'Landung in Saloniki',
    'Stelle die Salonikifront nach Saloniki (4) mit Kampfwert 2.',
    'Zu spät, um Serbien zu retten, landen im Oktober 1915 zwei Divisionen der Alliierten im neutralen Saloniki und bleiben. Die Deutschen nennen es ihr größtes Internierungslager, und es bewache sich selbst.',
  ],
  21: [
    'Die Mittelmächte in Afghanistan',
    'Versuche einen Umsturz in Afghanistan: Eine Summe über 5 bringt den Marker zu den Siegen. +2, wenn die Nachrichtenstelle dort ist.',
    'Niedermayer und Hentig durchqueren die Salzwüste Persiens und erreichen im Herbst 1915 Kabul. Der Emir unterschreibt einen Vertrag, verlangt ein Heer dazu und hält Frieden mit Indien.',
  ],
  22: [
    'Befestigung der Linie Gaza-Beerscheba',
    'Du darfst sofort beide Aktionen dieser Karte aufgeben, um die Befestigung Gaza-Beerscheba (Stärke 2) zu legen, wenn die Sinaifront Gaza-Beerscheba noch nicht erreicht hat.',
    'Kress von Kressenstein gräbt sich vom Meer bei Gaza bis zu den Brunnen von Beerscheba ein, mit Kaktushecken als Drahtverhau. Im Frühjahr 1917 wirft die Linie die Briten zweimal zurück, trotz Panzern und Gasgranaten.',
  ],
  23: [
    'Wasserleitung durch den Sinai',
    'Keine Zermürbungswürfe für die Wüste mehr. Stelle die Arabische Front nach Mekka (6) mit Kampfwert 2, wenn sie nicht auf dem Plan ist. Mische die Abendkarten in den Stapel.',
    'Eine Eisenbahn und ein zwölfzölliges Rohr kriechen an der Küste des Sinai entlang, einige Meilen die Woche. Wenn Wasser vom Nil an die Tore Palästinas fließt, sagt eine alte Weissagung, endet die Herrschaft der Türken.',
  ],
  24: [
    'Räumung Gallipolis',
    'Nimm die Gallipolifront vom Plan. Wenn sie auf dem Plan ist, erhält die Salonikifront D’Espèrey, Kampfwert 3.',
    'Mit Gewehren, die tropfendes Wasser abfeuert, verbergen die Anzacs ihren Abzug. Bis zum 9. Januar 1916 haben hundertdreißigtausend Mann Gallipoli verlassen, und kaum etwas ging verloren als der Feldzug.',
  ],
  25: [
    'Offensive gegen Erzurum',
    'Kein Ereignis. Keine Offensiven gegen die Kaukasusfront in diesem Zug.',
    'Judenitsch greift über tief verschneite Pässe an, die die Türken bis zum Frühjahr für gesperrt halten. Am 16. Februar 1916 reiten die Kosaken in Erzurum ein, die stärkste Festung Anatoliens.',
  ],
  26: [
    'Verdun',
    'Schlage Verdun auf dem Kriegsschauplatz West, Kampfwert 4: +1 je Reserve im Westen, −1 bei Kriegsmüdigkeit.',
    'Falkenhayn will das französische Heer von Februar 1916 an vor Verdun ausbluten lassen. Zehn Monate und dreihunderttausend Tote später läuft die Linie fast, wo sie vorher lief.',
  ],
  27: [
    'Belagerung in Mesopotamien',
    'Lege die Belagerung von Kut zu den Siegen. Ersetze die Mesopotamienfront durch Maude, Kampfwert 4, in Basra (5).',
    'Townshend lässt sich mit dreizehntausend Mann in Kut einschließen, und drei Versuche des Entsatzes scheitern. Als er sich am 29. April 1916 ergibt, hat die Besatzung ihre Pferde gegessen; wenige der Soldaten sehen die Heimat wieder.',
  ],
  28: [
    'Skagerrak',
    'Schlage Skagerrak auf dem Kriegsschauplatz See, Kampfwert 5: +1 je Reserve zur See, −1 bei Kriegsmüdigkeit.',
    'Am 31. Mai 1916 treffen vor Jütland die beiden größten Flotten der Welt aufeinander. Die Deutschen versenken mehr Schiffe und laufen heim; der Gefangene, schreibt ein amerikanisches Blatt, hat seinen Wärter geschlagen und sitzt wieder in der Zelle.',
  ],
  29: [
    'Brussilow-Offensive',
    'Schlage Brussilow auf dem Kriegsschauplatz Ost, Kampfwert 3: +1 je Reserve im Osten, −1 bei Kriegsmüdigkeit.',
    'Brussilow greift im Juni 1916 nach kurzem Trommelfeuer an vier Stellen zugleich an und macht vierhunderttausend Gefangene. Ein osmanisches Korps geht nach Galizien, um ihn aufhalten zu helfen.',
  ],
  30: [
    'Asienkorps',
    'Nimm den Marker Asienkorps: +1 auf Offensiven gegen eine Front für einen Zug.',
    'Deutschland schickt drei Bataillone mit Maschinengewehren, Fliegern, Lastwagen und Ärzten an die türkischen Fronten. Sie sind wenige, krank von der Hitze und ein Vielfaches ihrer Zahl wert.',
  ],
  31: [
    'Die Somme',
    'Schlage die Somme auf dem Kriegsschauplatz West, Kampfwert 3: +1 je Reserve im Westen, −1 bei Kriegsmüdigkeit.',
    'Am 1. Juli 1916 steigen britische Freiwillige an der Somme aus den Gräben und gehen in Maschinengewehre hinein. Es ist der blutigste Tag ihres Heeres; die Schlacht dauert bis in den November.',
  ],
  32: [
    'Arabischer Aufstand',
    'Stelle die Arabische Front nach Mekka (6) mit Kampfwert 2, wenn sie nicht auf dem Plan ist.',
    'Scherif Hussein von Mekka feuert am 10. Juni 1916 ein Gewehr auf die türkische Kaserne ab. Gold und Geschütze kommen zu Schiff aus Suez; Medina am Ende seiner Bahn hält sich bis zuletzt.',
  ],
  33: [
    'Judenitsch wird Oberbefehlshaber',
    'Wenn sie auf dem Plan ist, erhält die Kaukasusfront Judenitsch, Kampfwert 4 (3, wenn sie provisorisch ist).',
    'Der stämmige, schweigsame General Judenitsch hat gegen die Türken nie eine Schlacht verloren. Als der Großfürst 1917 geht, gehört ihm der ganze Kaukasus, und seine Regimenter beginnen zu schmelzen.',
  ],
  34: [
    'Yildirim (Blitz)',
    'Nimm 3 Marker Yildirim: Jeder hebt einen Vormarsch der Sinaifront oder der Mesopotamienfront auf.',
    'Falkenhayn soll mit einer Heeresgruppe namens Blitz und einem Stab von fünfundsechzig Deutschen Bagdad zurückholen. Seine Granaten fliegen im Bahnhof Haidar Pascha in die Luft, Bagdad ist vergessen, und Yildirim geht nach Palästina.',
  ],
  35: [
    'Provisorische Regierung übernimmt die Macht',
    'Die Kaukasusfront weicht 1 Feld zurück und kommt auf ihre provisorische Seite, Kampfwert um 1 niedriger. Ist sie entfernt worden, kehrt sie in Kars (5) auf ihrer provisorischen Seite wieder.',
    'Im März 1917 legt der Zar die Krone nieder. Die neuen Herren in Petrograd versprechen, den Krieg fortzuführen, und die Soldaten in den Bergen wählen Komitees.',
  ],
  36: [
    'Sandstürme',
    'Wirf einen Würfel: Bei 1 bis 3 weicht die Mesopotamienfront, bei 4 bis 6 die Sinaifront 1 Feld zurück. Keine Offensiven gegen diese Front in diesem Zug.',
    'Wenn der Chamsin weht, wird die Sonne braun, Geschütze klemmen, und Pferde legen sich nieder. Ganze Brigaden verirren sich von einem Brunnen zum nächsten.',
  ],
  37: [
    'König Konstantin flieht aus Griechenland',
    'Kein Ereignis. −1 auf Offensiven gegen die Salonikifront in diesem Zug.',
    'Französische Kriegsschiffe vor Piräus schicken König Konstantin im Juni 1917 ins Exil. Venizelos kehrt aus Saloniki zurück, und Griechenland ist mit neun frischen Divisionen im Krieg.',
  ],
  38: [
    'U-Boot-Krieg',
    'Schlage den U-Boot-Krieg auf dem Kriegsschauplatz See, Kampfwert 4: +1 je Reserve zur See, −1 bei Kriegsmüdigkeit.',
    'Seit Februar 1917 versenken deutsche U-Boote, was nach England fährt, und im April kehrt jedes vierte Schiff nicht zurück. Das Mittel dagegen sind Geleitzüge, und Amerika ist empört im Krieg.',
  ],
  39: [
    'Allenby übernimmt das Steuer',
    'Die Sinaifront erhält Allenby, Kampfwert 4.',
    'Im Juni 1917 übernimmt der Bulle in Kairo den Befehl und verlegt das Hauptquartier aus einem Hotel in eine Baracke an der Front. Er hat seinem Premierminister Jerusalem zu Weihnachten versprochen.',
  ],
  40: [
    'Lawrence wiegelt die Araber auf',
    'Wenn sie auf dem Plan ist, erhält die Arabische Front Lawrence, Kampfwert 3.',
    'Ein junger Archäologe ohne jede militärische Haltung reitet mit Audas Stammeskriegern durch die Wüste und nimmt im Juli 1917 Akaba von hinten. Von da an ist keine Brücke der Hedschasbahn sicher.',
  ],
  41: [
    'Kriegsmüdigkeit breitet sich aus',
    'Kriegsmüdigkeit für den Rest des Spiels: −1 in jeder Fernschlacht. Wirf für den Vormarsch dieser Karte: 1 Sinai, 2 Mesopotamien, 3 oder 4 Araber, 5 oder 6 Gallipoli und Saloniki. Keine Aktionen in diesem Zug, auch keine Operationen des deutschen Stabes.',
    'Das Brot in Konstantinopel ist halb Stroh, und in den Bergen sind mehr Fahnenflüchtige als Soldaten in den Gräben. In den Cafés fragt man offen, wessen Krieg das sei.',
  ],
  42: [
    'Hoffmann-Offensive',
    'Schlage die Hoffmann-Offensive auf dem Kriegsschauplatz Ost, Kampfwert 2: +1 je Reserve im Osten, −1 bei Kriegsmüdigkeit. +1 auf Offensiven gegen die Kaukasusfront in diesem Zug.',
    'Als Trotzki weder Krieg noch Frieden will, lässt General Hoffmann seine Truppen mit der Eisenbahn weiterfahren. In fünf Februartagen des Jahres 1918 nehmen sie mehr von Russland ein als in drei Jahren zuvor.',
  ],
  43: [
    'Oktoberrevolution',
    'Nimm die Kaukasusfront vom Plan.',
    'Lenin hat den Frieden versprochen, und im November 1917 ergreift er die Macht, um ihn zu geben. Die Kaukasusarmee geht mitsamt den Gewehren nach Hause, um das Land zu verteilen.',
  ],
  44: [
    'Balfour-Erklärung',
    'Kein Ereignis. +1 auf Offensiven gegen die Sinaifront in diesem Zug.',
    'Im November 1917 betrachtet die britische Regierung eine nationale Heimstätte für das jüdische Volk in Palästina mit Wohlwollen. Dasselbe Land hat sie, mehr oder weniger, schon anderen versprochen.',
  ],
  45: [
    'Sykes-Picot-Abkommen enthüllt',
    'Kein Ereignis. +1 auf Offensiven gegen die Sinaifront und die Arabische Front in diesem Zug.',
    'Die Bolschewiki drucken die Geheimverträge aus dem Panzerschrank des Ministeriums. Nun liest Scherif Hussein, wie zwei Herren mit einer Landkarte sein Königreich zwischen Paris und London geteilt haben.',
  ],
  46: [
    'Kaiserschlacht',
    'Die Kaiserschlacht beginnt. +1 auf alle Offensiven und auf die Kaiserschlacht in diesem Zug.',
    'Am 21. März 1918, in Nebel und Gas, schlägt Ludendorff mit mehr als siebzig Divisionen gegen die Briten los. Einige Wochen lang liegt Paris unter Feuer, und alles scheint möglich.',
  ],
  47: [
    'Armee des Islam',
    'Kein Ereignis. +1 auf alle Offensiven in diesem Zug.',
    'Während Palästina fällt, schickt Enver seine besten Truppen ans Kaspische Meer. Am 15. September 1918 zieht die Armee des Islam unter seinem Bruder Nuri in Baku und seine brennenden Ölfelder ein.',
  ],
  48: [
    'Dunsterforce',
    'Gib entweder beide Aktionen dieser Karte auf, oder lege Dunsterforce zu den Niederlagen.',
    'General Dunsterville, das Vorbild für Kiplings Stalky, fährt mit tausend ausgesuchten Männern in Ford-Wagen von Bagdad nach Baku. Sechs Wochen halten sie die Stadt und schleichen bei Nacht davon.',
  ],
  49: [
    'Vittorio Veneto',
    'Schlage Vittorio Veneto auf dem Kriegsschauplatz Ost, Kampfwert 4: +1 je Reserve im Osten, −1 bei Kriegsmüdigkeit.',
    'Am Jahrestag von Karfreit überschreiten die Italiener den Piave, und das Heer der Habsburger zerfällt nach Völkern. Vier Tage nach dem türkischen Waffenstillstand unterschreiben die Österreicher den ihren.',
  ],
};
