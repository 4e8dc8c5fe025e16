/** How each ending is told: what became of the Empire, in our own words. */
export const outcomes: Readonly<Record<string, { readonly en: string; readonly de: string }>> = {
  will: {
    en: 'Nobody fires the last shot; one morning the trenches are empty. Half a million deserters are in the hills, the bread queues stone the gendarmes, and the Committee of Union and Progress leaves by night on a German torpedo boat. Allied officers divide the provinces with coloured pencils before the Sultan has been told that the war is over.',
    de: 'Niemand gibt den letzten Schuss ab; eines Morgens sind die Gräben leer. Eine halbe Million Fahnenflüchtige steht in den Bergen, vor den Bäckereien fliegen Steine auf die Gendarmen, und das Komitee für Einheit und Fortschritt verlässt die Stadt bei Nacht auf einem deutschen Torpedoboot. Alliierte Offiziere teilen die Provinzen mit Buntstiften auf, ehe man dem Sultan gesagt hat, dass der Krieg vorbei ist.',
  },
  narrows: {
    en: 'Grey hulls come around Seraglio Point at breakfast time, their guns trained on the palace. The government is already on the train to Eskishehir, with the gold and without the archives. Russia gets her wheat ships and soon her Straits, and a war that was to last four years is decided in an afternoon.',
    de: 'Zur Frühstückszeit biegen graue Schiffe um die Serailspitze, die Geschütze auf den Palast gerichtet. Die Regierung sitzt schon im Zug nach Eskischehir, mit dem Gold und ohne die Archive. Russland bekommt seine Getreideschiffe und bald die Meerengen, und ein Krieg, der vier Jahre dauern sollte, ist an einem Nachmittag entschieden.',
  },
  'constantinople-crushing': {
    en: 'The enemy hears the noon call to prayer from the walls of Theodosius, and most of the war is still to come. A peace is dictated aboard a battleship: Thrace, the Straits, the Arab lands and the eastern provinces are gone. What remains is a small sultanate around Ankara that no power thinks worth a garrison.',
    de: 'Von den Mauern des Theodosius hört der Feind den Mittagsruf zum Gebet, und der größte Teil des Krieges steht noch bevor. Der Friede wird an Bord eines Schlachtschiffes diktiert: Thrakien, die Meerengen, die arabischen Länder und die Ostprovinzen sind dahin. Übrig bleibt ein kleines Sultanat um Ankara, das keine Macht einer Besatzung für wert hält.',
  },
  'constantinople-strategic': {
    en: 'The city falls, and with it the argument for going on. The Allies keep the Sultan on his throne as a lodger and rule through him; Greeks, Armenians and Arabs send their delegations to Paris with maps of their own. In Anatolia some officers refuse to hand over their rifles.',
    de: 'Die Stadt fällt und mit ihr jeder Grund weiterzukämpfen. Die Alliierten lassen den Sultan als Mieter auf seinem Thron und regieren durch ihn; Griechen, Armenier und Araber schicken ihre Abordnungen mit eigenen Landkarten nach Paris. In Anatolien weigern sich einige Offiziere, ihre Gewehre abzugeben.',
  },
  'constantinople-marginal': {
    en: 'So it nearly went in 1918: an armistice on a battleship off Mudros, Allied patrols on the Galata Bridge, and a treaty that leaves the Turks the middle of Anatolia. A general named Mustafa Kemal lands at Samsun to disband an army and raises one instead.',
    de: 'So ähnlich kam es 1918: ein Waffenstillstand auf einem Schlachtschiff vor Mudros, alliierte Streifen auf der Galatabrücke und ein Vertrag, der den Türken die Mitte Anatoliens lässt. Ein General namens Mustafa Kemal landet in Samsun, um ein Heer aufzulösen, und stellt stattdessen eines auf.',
  },
  'constantinople-stalemate': {
    en: 'The capital is lost, the war is not. From Ankara the government goes on with what is left of nine armies, and the Allies, who have a larger war to end in France, prefer terms. Constantinople becomes a free city with four flags; the Empire becomes a Turkish state that has kept more than anybody expected.',
    de: 'Die Hauptstadt ist verloren, der Krieg nicht. Von Ankara aus macht die Regierung mit dem Rest von neun Armeen weiter, und die Alliierten, die in Frankreich einen größeren Krieg zu beenden haben, ziehen Bedingungen vor. Konstantinopel wird eine Freie Stadt mit vier Fahnen; das Reich wird ein türkischer Staat, der mehr behalten hat, als irgendwer erwartet hätte.',
  },
  'constantinople-pyrrhic': {
    en: 'The enemy enters Constantinople as the telegraph brings the news of a general armistice. He has bled for every mile from Suez, Basra and Salonika, and at the conference nobody has the strength to enforce what was promised in secret. The Sultan returns to a city of ruins, and to a throne.',
    de: 'Der Feind zieht in Konstantinopel ein, als der Telegraf die Nachricht vom allgemeinen Waffenstillstand bringt. Für jede Meile von Suez, Basra und Saloniki her hat er geblutet, und auf der Konferenz hat niemand mehr die Kraft zu erzwingen, was im Geheimen versprochen war. Der Sultan kehrt in eine Stadt aus Trümmern zurück, und auf einen Thron.',
  },
  tactical: {
    en: 'The Empire is on its feet when the guns fall silent, and that is all. The Arab provinces are gone, the treasury is paper, and the Caliph’s word is law as far as Konya. But nobody walks uninvited over the Galata Bridge, and the next war will be fought for Anatolia, not for its pieces.',
    de: 'Als die Geschütze schweigen, steht das Reich auf seinen Füßen, und das ist alles. Die arabischen Provinzen sind fort, der Staatsschatz ist Papier, und das Wort des Kalifen gilt bis Konya. Aber niemand geht ungebeten über die Galatabrücke, und der nächste Krieg wird um Anatolien geführt, nicht um seine Stücke.',
  },
  marginal: {
    en: 'Baghdad or Jerusalem may be lost, but the heartland is whole and the army still has its colours. The peace grants autonomy to the Arabs under the Sultan’s name, and capitulations to nobody. For a sick man the patient is in remarkable health.',
    de: 'Bagdad oder Jerusalem mögen verloren sein, aber das Kernland ist heil, und das Heer hat noch seine Fahnen. Der Friede gibt den Arabern Selbstverwaltung unter dem Namen des Sultans, und Kapitulationen niemandem. Für einen kranken Mann befindet sich der Patient erstaunlich wohl.',
  },
  operational: {
    en: 'Everywhere the enemy has been stopped nearer to where he began than to where he was going. The Hejaz railway runs, the pilgrims travel, and the war loans of four empires are somebody else’s trouble. The Young Turks, older now, argue about a constitution.',
    de: 'Überall ist der Feind näher an seinem Anfang aufgehalten worden als an seinem Ziel. Die Hedschasbahn fährt, die Pilger reisen, und die Kriegsanleihen von vier Reichen sind die Sorge anderer. Die Jungtürken, nicht mehr ganz jung, streiten über eine Verfassung.',
  },
  strategic: {
    en: 'Russia has dropped out of the war, Egypt listens to the guns from Sinai, and London finds that the road to India leads past Constantinople after all. The Empire comes to the conference as a victor among victors’ friends, and takes back Kars, Ardahan and its self-respect.',
    de: 'Russland ist aus dem Krieg geschieden, Ägypten hört die Geschütze vom Sinai, und London entdeckt, dass der Weg nach Indien doch an Konstantinopel vorbeiführt. Das Reich kommt als Sieger unter Freunden von Siegern zur Konferenz und nimmt Kars, Ardahan und seine Selbstachtung zurück.',
  },
  international: {
    en: 'From Suez to the Caspian the crescent flies where the maps of 1914 did not dare to print it. The Caliph’s call was heard after all, in Tabriz and Kabul if not in Delhi, and the powers that had divided the inheritance send ambassadors to congratulate the heir. The sun that was to set stands high.',
    de: 'Von Suez bis zum Kaspischen Meer weht der Halbmond, wo die Karten von 1914 ihn nicht zu drucken wagten. Der Ruf des Kalifen wurde doch gehört, in Täbris und Kabul, wenn auch nicht in Delhi, und die Mächte, die das Erbe schon geteilt hatten, schicken Botschafter, um dem Erben zu gratulieren. Die Sonne, die untergehen sollte, steht hoch.',
  },
  'coalition-victory': {
    en: 'Six blows in the West, and every one has struck home. Paris asks for terms, the fleet off Mudros weighs anchor for Malta, and the divisions that were to march on Damascus and Mosul are called home to guard their own ports. The war has been decided in France, and the Porte sits at the table of the victors.',
    de: 'Sechs Schläge im Westen, und jeder hat getroffen. Paris fragt nach Bedingungen, die Flotte vor Mudros läuft nach Malta aus, und die Divisionen, die auf Damaskus und Mossul marschieren sollten, werden heimgerufen, um die eigenen Häfen zu hüten. Der Krieg ist in Frankreich entschieden, und die Pforte sitzt am Tisch der Sieger.',
  },
  'coalition-defeat': {
    en: 'Six blows in the West, and every one has failed. Berlin asks for an armistice, Sofia has asked already, and the railway that brought shells and gold brings only discharged soldiers. Whatever still holds at Gaza or before Baghdad no longer matters: the alliance has lost the war.',
    de: 'Sechs Schläge im Westen, und jeder ist gescheitert. Berlin bittet um Waffenstillstand, Sofia hat es schon getan, und die Bahn, die Granaten und Gold brachte, bringt nur noch entlassene Soldaten. Was bei Gaza oder vor Bagdad noch hält, zählt nicht mehr: Das Bündnis hat den Krieg verloren.',
  },
};
