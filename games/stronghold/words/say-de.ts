/** Die Schritte eines Manövers, nach denen S10.2.1 warnt, in ihrer Folge; gewarnt wird vor jeder Auswahl von ihnen. */
const STEPS: readonly (readonly [english: string, german: string])[] = [
  ['Saps', 'Stollen'],
  ['B4', 'B4'],
  ['the other ramparts', 'den anderen Schanzen'],
  ['the foregrounds', 'den Vorfeldern'],
];

const closingDe = (): Readonly<Record<string, string>> => {
  const out: Record<string, string> = {};
  for (let choice = 1; choice < 1 << STEPS.length; choice++) {
    const steps = STEPS.filter((_, i) => choice & (1 << i));
    const list = (language: 0 | 1): string => steps.map((step) => step[language]).join(', ');
    out[`say:S10.2.1: after this nothing more goes in this maneuver from: ${list(0)}.`] =
      `S10.2.1: Danach geht in diesem Manöver nichts mehr aus: ${list(1)}.`;
  }
  return out;
};

/** Was die Regeln selbst auf Englisch sagen: Bedingungen, Zeilen und Titel von Rechnungen. */
export const sayDe: Readonly<Record<string, string>> = {
  ...closingDe(),
  'say:It needs a marksman in the Barracks, a free soldier space there and a soldier in the supply.':
    'Es braucht einen Schützen in der Kaserne, dort einen freien Platz für einen Soldaten und einen Soldaten im Vorrat.',
  'say:It needs a soldier in the Barracks, a free veteran space there and a veteran in the supply.':
    'Es braucht einen Soldaten in der Kaserne, dort einen freien Platz für einen Veteranen und einen Veteranen im Vorrat.',
  'say:A side is blessed already.': 'Eine Seite ist schon gesegnet.',
  'say:No order lies on the board.': 'Auf dem Brett liegt kein Befehl.',
  'say:No invader unit is within reach.': 'Keine Einheit des Angreifers ist in Reichweite.',
  'say:One of them must be left, and a tower must be without an item.':
    'Eins davon muss übrig sein, und ein Turm muss ohne Gerät sein.',
  'say:There must be a Saboteur in the stronghold and a marksman in the Guard House.':
    'In der Festung muss ein Saboteur und im Wachhaus ein Schütze sein.',
  'say:It needs a barrage machine, and the token must be free.':
    'Es braucht ein Geschütz, und der Marker muss frei sein.',
  'say:A Spy must be left, and a card of Phases 2 to 5 in the line that bears none.':
    'Ein Spion muss übrig sein und in der Reihe eine Karte der Phasen 2 bis 5 ohne einen.',
  'say:No ladder is left.': 'Keine Leiter ist übrig.',
  'say:A Ballista stands on a rampart.': 'Eine Balliste steht auf einer Schanze.',
  'say:A Catapult stands on a rampart.': 'Ein Katapult steht auf einer Schanze.',
  'say:A Gale is known to blow there: the move costs one hourglass more for each, and you do not hold it.':
    'Dort weht ein aufgedeckter Sturmwind: Die Bewegung kostet für jeden eine Sanduhr mehr, und die hast du nicht.',
  'say:A Mantelet stands on a rampart that has none yet.':
    'Eine Schirmwand steht auf einer Schanze, die noch keine hat.',
  'say:A Quartermaster must be on the rampart.': 'Auf der Schanze muss ein Quartiermeister sein.',
  'say:A Sap must lie at the section.': 'Am Abschnitt muss ein Stollen liegen.',
  'say:A Siege Tower is placed on a foreground with a free unit space.':
    'Ein Belagerungsturm kommt auf ein Vorfeld mit einem freien Platz.',
  'say:A Trebuchet stands on a foreground.': 'Ein Tribok steht auf einem Vorfeld.',
  'say:A building has one Saboteur at most.': 'Ein Gebäude hat höchstens einen Saboteur.',
  "say:A cannon fires at the foreground of its side, at the rampart opposite the tower, or at that rampart's neighbour.":
    'Eine Kanone schießt auf das Vorfeld ihrer Seite, auf die Schanze gegenüber dem Turm oder auf eine Schanze daneben.',
  'say:A card is used once a round at most.': 'Eine Karte wird höchstens einmal je Runde benutzt.',
  'say:A card left of the last one used can no longer be used this round.':
    'Eine Karte links von der zuletzt benutzten kann in dieser Runde nicht mehr benutzt werden.',
  'say:A card that has left the game does not come back.':
    'Eine Karte, die das Spiel verlassen hat, kommt nicht zurück.',
  'say:A goblin or an orc goes through a Sap.': 'Durch einen Stollen geht ein Goblin oder ein Ork.',
  'say:A hero moves to a connected wall section or to the Courtyard, and from the Courtyard to any wall section.':
    'Ein Held geht auf einen verbundenen Mauerabschnitt oder in den Hof und vom Hof auf jeden Mauerabschnitt.',
  'say:A hero stands on the section already.': 'Auf dem Abschnitt steht schon ein Held.',
  'say:A ballista fires at a section to which a path leads from its rampart.':
    'Eine Balliste schießt auf einen Abschnitt, zu dem von ihrer Schanze ein Pfad führt.',
  'say:A catapult fires at a section to which a path leads from its rampart.':
    'Ein Katapult schießt auf einen Abschnitt, zu dem von seiner Schanze ein Pfad führt.',
  'say:A machine space must be free there.': 'Dort muss ein Maschinenplatz frei sein.',
  'say:A move or a swap costs an hourglass, and you hold none.':
    'Eine Bewegung oder ein Platztausch kostet eine Sanduhr, und du hast keine.',
  'say:A path bears one bridge at most.': 'Auf einem Pfad liegt höchstens eine Brücke.',
  'say:A path must join the rampart to the section.': 'Ein Pfad muss die Schanze mit dem Abschnitt verbinden.',
  'say:A path must lead from the rampart to the section.': 'Von der Schanze muss ein Pfad zum Abschnitt führen.',
  'say:A rampart holds two training tiles at most.': 'Auf einer Schanze liegen höchstens zwei Ausbildungsplättchen.',
  'say:A ritual has one target and two bluffs.': 'Ein Ritual hat einen Zielmarker und zwei Bluffs.',
  'say:A section bears two cauldrons at most, of different kinds.':
    'Ein Abschnitt trägt höchstens zwei Kessel, von verschiedener Art.',
  'say:A section receives one token at most.': 'Ein Abschnitt erhält höchstens einen Marker.',
  'say:A siege tower is not a unit.': 'Ein Belagerungsturm ist keine Einheit.',
  'say:A siege tower that a trap has held stays where it is in this maneuver.':
    'Ein Belagerungsturm, den eine Falle aufgehalten hat, bleibt in diesem Manöver, wo er ist.',
  'say:A tile of its kind must be left.': 'Ein Plättchen dieser Art muss übrig sein.',
  'say:A trebuchet fires at a section of its side.': 'Ein Tribok schießt auf einen Abschnitt seiner Seite.',
  'say:A troll goes one path along a shortest way to the section, to a place with room.':
    'Ein Troll geht einen Pfad auf einem kürzesten Weg zum Abschnitt, an einen Ort mit Platz.',
  'say:A unit of a kind that the card shows dies, at the target.':
    'Am Ziel stirbt eine Einheit einer Art, die die Karte zeigt.',
  'say:A wall section holds two equipment tiles at most.':
    'An einem Mauerabschnitt liegen höchstens zwei Ausrüstungsplättchen.',
  'say:After a Forced March only one heroic order is used a round.':
    'Nach einem Eilmarsch wird nur ein Heldenbefehl je Runde benutzt.',
  'say:After a swap each unit must stand where it could have moved.':
    'Nach einem Platztausch muss jede Einheit stehen, wohin sie hätte gehen dürfen.',
  'say:After his stand the Officer may not leave the Courtyard in this round.':
    'Nach seinem Stand darf der Offizier den Hof in dieser Runde nicht verlassen.',
  'say:All cauldrons of this kind are in use.': 'Alle Kessel dieser Art sind im Einsatz.',
  'say:All traps of this kind are in use.': 'Alle Fallen dieser Art sind im Einsatz.',
  'say:An invader unit must be at the section.': 'Am Abschnitt muss eine Einheit des Angreifers sein.',
  'say:As many as may recover do.': 'Es genesen so viele, wie genesen dürfen.',
  'say:As many cards leave the line as come from the card supply.':
    'Es verlassen so viele Karten die Reihe, wie aus dem Kartenvorrat kommen.',
  'say:At least one invader unit must be there.': 'Wenigstens eine Einheit des Angreifers muss dort sein.',
  'say:At least one of the maneuvers must be made.': 'Wenigstens eines der Manöver muss gemacht werden.',
  'say:At least one orc goes.': 'Wenigstens ein Ork geht.',
  'say:At least one piece must go.': 'Wenigstens eine Figur muss gehen.',
  'say:At least one token is placed.': 'Wenigstens ein Marker wird gelegt.',
  'say:At most four barrage machines are on the board.': 'Auf dem Brett stehen höchstens vier Geschütze.',
  'say:Beside the section must be a pole that has not struck yet.':
    'Neben dem Abschnitt muss eine Stange sein, die noch nicht zugestoßen hat.',
  'say:Each Quartermaster serves once in a Phase 6.': 'Jeder Quartiermeister dient einmal je Phase 6.',
  'say:Each Sap serves once in a Phase 6.': 'Jeder Stollen dient einmal je Phase 6.',
  'say:Each marksman fires once.': 'Jeder Schütze schießt einmal.',
  'say:Each token lies on a different space.': 'Jeder Marker liegt auf einem anderen Platz.',
  'say:For Withdraw the hero must stand on a wall section.':
    'Zum Zurückziehen muss der Held auf einem Mauerabschnitt stehen.',
  'say:From a wall section or tower a unit moves to a connected one, to the Barracks, the Guard House or the Courtyard.':
    'Von einem Mauerabschnitt oder Turm geht eine Einheit auf einen verbundenen, in die Kaserne, das Wachhaus oder den Hof.',
  'say:It must be a soldier or a veteran on a wall section.':
    'Es muss ein Soldat oder ein Veteran auf einem Mauerabschnitt sein.',
  'say:It must be one of those drawn.': 'Es muss einer der gezogenen sein.',
  'say:It must be one of your objectives, and its goal met.':
    'Es muss einer deiner Aufträge sein und seine Bedingung erfüllt.',
  'say:Its effect must be possible, at least in part.': 'Ihre Wirkung muss wenigstens zum Teil möglich sein.',
  'say:Labour needs a free worker space and an action there that may take an hourglass.':
    'Arbeiten braucht einen freien Arbeitsplatz und dort eine Aktion, die eine Sanduhr annehmen darf.',
  'say:No barrage machine and no mantelet stands on a rampart.':
    'Auf keiner Schanze steht ein Geschütz oder eine Schirmwand.',
  'say:No barrage machine or mantelet stands there on a rampart.':
    'Dort steht weder ein Geschütz noch eine Schirmwand auf einer Schanze.',
  'say:No barrage machine stands there.': 'Dort steht kein Geschütz.',
  'say:No cauldron can be placed on any section.': 'Auf keinen Abschnitt kann ein Kessel kommen.',
  'say:No hero stands on that section.': 'Auf dem Abschnitt steht kein Held.',
  'say:No more than two are kept.': 'Mehr als zwei werden nicht behalten.',
  'say:No more tokens of a kind are placed than there are.':
    'Von einer Art werden nicht mehr Marker gelegt, als es gibt.',
  'say:No more units go from the supply to a foreground than the maneuver allows.':
    'Aus dem Vorrat gehen nicht mehr Einheiten auf ein Vorfeld, als das Manöver erlaubt.',
  'say:No more units leave a place than the maneuver allows.':
    'Nicht mehr Einheiten verlassen einen Ort, als das Manöver erlaubt.',
  'say:No more units recover.': 'Mehr Einheiten genesen nicht.',
  'say:No move or swap can be made.': 'Keine Bewegung und kein Platztausch ist möglich.',
  'say:No order lies on that section.': 'Auf dem Abschnitt liegt kein Befehl.',
  'say:No soldier is left in the supply.': 'Im Vorrat ist kein Soldat übrig.',
  'say:No soldier or veteran of yours stands on a wall section.':
    'Keiner deiner Soldaten oder Veteranen steht auf einem Mauerabschnitt.',
  'say:No such unit stands in the Courtyard.': 'Im Hof steht keine solche Einheit.',
  'say:No such unit stands there.': 'Dort steht keine solche Einheit.',
  'say:No trap goes on a path with a bridge.': 'Auf einen Pfad mit einer Brücke kommt keine Falle.',
  'say:No trap is left, or no path may bear one.': 'Keine Falle ist übrig, oder kein Pfad darf eine tragen.',
  'say:No trap may lie on the path.': 'Auf dem Pfad darf keine Falle liegen.',
  'say:No unit moves into the Forge, the Workshop, the Scouts, the Hospital or the Cathedral.':
    'In Schmiede, Werkstatt, Späher, Hospital und Kathedrale geht keine Einheit.',
  'say:No unit of that kind stands there.': 'Dort steht keine Einheit dieser Art.',
  'say:No wall component is left.': 'Kein Mauerteil ist übrig.',
  'say:Nobody fights under the Unearthly Glare.': 'Unter dem Überirdischen Glanz kämpft niemand.',
  'say:One group goes over a way in a maneuver.': 'Über einen Weg geht in einem Manöver eine einzige Gruppe.',
  'say:Only marksmen move into towers.': 'In Türme gehen nur Schützen.',
  'say:Only under Devoted Warlocks does a bluff count as a second target.':
    'Nur unter Ergebenen Hexern gilt ein Bluff als zweites Ziel.',
  'say:Poles do not strike under the Unearthly Glare.': 'Unter dem Überirdischen Glanz stoßen Stangen nicht zu.',
  'say:Possession has taken the order out of the game.': 'Besessenheit hat den Befehl aus dem Spiel genommen.',
  'say:Reinforce needs a unit in the Courtyard and room where a hero stands.':
    'Verstärken braucht eine Einheit im Hof und Platz, wo ein Held steht.',
  'say:S10.1.3: nothing has moved; the maneuver gives its hourglasses all the same.':
    'S10.1.3: Nichts hat sich bewegt; das Manöver gibt seine Sanduhren trotzdem.',
  'say:S4.1.5: Briefing is skipped: you draw no units and take no wood this round.':
    'S4.1.5: Die Lagebesprechung wird ausgelassen: Du ziehst diese Runde keine Einheiten und nimmst kein Holz.',
  'say:S9.5.6: if a token there is the Gale, you cannot pay for it and the move is not made.':
    'S9.5.6: Ist ein Marker dort der Sturmwind, kannst du ihn nicht bezahlen, und die Bewegung unterbleibt.',
  'say:Saps go first, then B4, the other ramparts, the foregrounds, and last the supply.':
    'Zuerst gehen die Stollen, dann B4, die anderen Schanzen, die Vorfelder und zuletzt der Vorrat.',
  'say:Seven rounds: the invader must breach one wall section, the defender must hold them all.':
    'Sieben Runden: Der Angreifer muss in einen Mauerabschnitt eine Bresche schlagen, der Verteidiger muss alle halten.',
  'say:So many orcs must be on the section.': 'So viele Orks müssen auf dem Abschnitt sein.',
  'say:So many units of that kind must lie in the Hospital.':
    'So viele Einheiten dieser Art müssen im Hospital liegen.',
  'say:Such a cauldron must hang there.': 'Dort muss ein solcher Kessel hängen.',
  'say:Such a unit must be among the marauders.': 'Eine solche Einheit muss bei den Plünderern sein.',
  'say:Such a unit must stand on the section.': 'Eine solche Einheit muss auf dem Abschnitt stehen.',
  'say:The Unearthly Glare is on the board already.': 'Der Überirdische Glanz liegt schon auf dem Brett.',
  'say:The action cannot be carried out now.': 'Die Aktion kann jetzt nicht ausgeführt werden.',
  'say:The action has been completed this round: it takes no more hourglasses until the next.':
    'Die Aktion ist in dieser Runde vollendet: Bis zur nächsten nimmt sie keine Sanduhren an.',
  'say:The line stays as it was, and the defender receives the hourglass all the same.':
    'Die Reihe bleibt, wie sie war, und der Verteidiger erhält die Sanduhr trotzdem.',
  'say:One of the prices that the card shows is paid, exactly: none is mixed, none is larger.':
    'Einer der Preise, die die Karte zeigt, wird genau bezahlt: keiner gemischt, keiner größer.',
  'say:Units swap with units and heroes with heroes.': 'Einheiten tauschen mit Einheiten und Helden mit Helden.',
  'say:The action is not paid in full.': 'Die Aktion ist nicht ganz bezahlt.',
  'say:The action is paid in full and waits until it can be carried out.':
    'Die Aktion ist ganz bezahlt und wartet, bis sie ausgeführt werden kann.',
  'say:The building has no free space for a unit of that kind.':
    'Das Gebäude hat keinen freien Platz für eine Einheit dieser Art.',
  'say:The building must be the Cathedral, the Forge, the Scouts or the Workshop, with its worker space free.':
    'Es muss die Kathedrale, die Schmiede, die Späher oder die Werkstatt sein, mit freiem Arbeitsplatz.',
  'say:The building must have actions.': 'Das Gebäude muss Aktionen haben.',
  'say:The card bears a Spy already.': 'Auf der Karte liegt schon ein Spion.',
  'say:The card must be one of Phases 2 to 5 in the line.': 'Die Karte muss eine der Phasen 2 bis 5 in der Reihe sein.',
  'say:The card must lie in the line.': 'Die Karte muss in der Reihe liegen.',
  'say:The cards of Phases 1 and 6 are never exchanged.': 'Die Karten der Phasen 1 und 6 werden nie getauscht.',
  'say:The cards of the line lie in the order of their phases.':
    'Die Karten der Reihe liegen in der Folge ihrer Phasen.',
  'say:The foreground must have a free space.': 'Das Vorfeld muss einen freien Platz haben.',
  'say:The foreground must have room.': 'Auf dem Vorfeld muss Platz sein.',
  'say:The group must fit at its destination.': 'Die Gruppe muss an ihrem Ziel Platz haben.',
  'say:The hero has used his order of this round.': 'Der Held hat seinen Befehl dieser Runde schon gegeben.',
  'say:The heroes must be one move apart.': 'Die Helden müssen eine Bewegung voneinander entfernt sein.',
  'say:The last hourglass may be placed only when the effect is possible.':
    'Die letzte Sanduhr darf nur gelegt werden, wenn die Wirkung möglich ist.',
  'say:The losses must come as near to the amount as possible without going over it.':
    'Die Verluste müssen dem Betrag so nahe kommen wie möglich, ohne ihn zu überschreiten.',
  'say:The machine must have hit.': 'Die Maschine muss getroffen haben.',
  'say:The major maneuver is made once a round at most.': 'Das große Manöver wird höchstens einmal je Runde gemacht.',
  'say:The minor maneuver is made once a round at most.': 'Das kleine Manöver wird höchstens einmal je Runde gemacht.',
  'say:The order has been used in this round.': 'Der Befehl ist in dieser Runde schon benutzt.',
  'say:The path bears a trap already.': 'Auf dem Pfad liegt schon eine Falle.',
  'say:The pieces must stand where the group sets out.': 'Die Figuren müssen stehen, wo die Gruppe aufbricht.',
  'say:The place has no free space.': 'Der Ort hat keinen freien Platz.',
  'say:The plan must lie before you, face down.': 'Der Plan muss verdeckt vor dir liegen.',
  'say:The price must be one of those that the card shows.':
    'Der Preis muss einer von denen sein, die die Karte zeigt.',
  'say:The rampart must lie on the blessed side.': 'Die Schanze muss auf der gesegneten Seite liegen.',
  'say:The section has a ladder of yours already.': 'Auf dem Abschnitt steht schon eine Leiter von dir.',
  'say:The section has been fought over already.': 'Um den Abschnitt ist schon gekämpft worden.',
  'say:The section has no free space.': 'Der Abschnitt hat keinen freien Platz.',
  'say:The section must have a free invader space.': 'Auf dem Abschnitt muss ein Platz des Angreifers frei sein.',
  'say:The tile must be a Banner or a Ladder.': 'Das Plättchen muss ein Banner oder eine Leiter sein.',
  'say:The token must not have left the game.': 'Der Marker darf das Spiel nicht verlassen haben.',
  'say:The tokens must be those of the ritual.': 'Es müssen die Marker des Rituals sein.',
  'say:The tokens of Bloodstones go on barrage machines.': 'Die Marker der Blutsteine kommen auf Geschütze.',
  'say:The tokens of Possession go on heroic orders not yet used in this round.':
    'Die Marker der Besessenheit kommen auf Heldenbefehle, die in dieser Runde noch nicht benutzt sind.',
  'say:The tokens of a Demon go on buildings that have actions.':
    'Die Marker eines Dämons kommen auf Gebäude mit Aktionen.',
  'say:The tower holds an item already.': 'Im Turm steht schon ein Gerät.',
  'say:The tower must have a cannon that is not aimed yet.': 'Im Turm muss eine Kanone sein, die noch nicht zielt.',
  'say:The tower must have a pole that has not struck yet.':
    'Im Turm muss eine Stange sein, die noch nicht zugestoßen hat.',
  'say:The tower must stand beside the section.': 'Der Turm muss neben dem Abschnitt stehen.',
  'say:The tower must stand next to the section.': 'Der Turm muss am Abschnitt stehen.',
  'say:The two tiles of a section are of different kinds.':
    'Die beiden Plättchen eines Abschnitts sind von verschiedener Art.',
  'say:The two training tiles of a rampart are of different kinds.':
    'Die beiden Ausbildungsplättchen einer Schanze sind von verschiedener Art.',
  'say:The unit comes from the supply.': 'Die Einheit kommt aus dem Vorrat.',
  'say:The unit must stand on a wall section of the side of the acting hero.':
    'Die Einheit muss auf einem Mauerabschnitt der Seite des Helden stehen.',
  'say:The unit must stand where the path to the rampart begins.':
    'Die Einheit muss stehen, wo der Pfad zur Schanze beginnt.',
  'say:The unit stands there already.': 'Die Einheit steht schon dort.',
  'say:The way must lead to a place with a free space.': 'Der Weg muss an einen Ort mit freiem Platz führen.',
  'say:There must be a Miss in its machine deck.': 'In ihrem Maschinenstapel muss ein Fehlschuss sein.',
  'say:There must be a Quartermaster who has not served in this phase.':
    'Es muss einen Quartiermeister geben, der in dieser Phase noch nicht gedient hat.',
  'say:There must be a Sap that has not served in this phase.':
    'Es muss einen Stollen geben, der in dieser Phase noch nicht gedient hat.',
  'say:There must be a barrage machine that is not aimed yet and can fire.':
    'Es muss ein Geschütz geben, das noch nicht zielt und schießen kann.',
  'say:There must be a machine deck with a Miss in it.': 'Es muss einen Maschinenstapel mit einem Fehlschuss geben.',
  'say:There must be a piece that can go.': 'Es muss eine Figur geben, die gehen kann.',
  'say:There must be an item in the tower.': 'Im Turm muss ein Gerät sein.',
  'say:There must be an order to resolve.': 'Es muss ein Befehl abzuhandeln sein.',
  'say:Two must be kept.': 'Zwei müssen behalten werden.',
  'say:Two units of the same kind do not swap.': 'Zwei Einheiten derselben Art tauschen nicht.',
  'say:Units in the Hospital are out of reach.': 'Einheiten im Hospital sind unerreichbar.',
  'say:Units swap between two places one move apart.':
    'Einheiten tauschen zwischen zwei Orten, die eine Bewegung voneinander entfernt sind.',
  'say:Withdraw needs a unit on a wall section of his side.':
    'Zurückziehen braucht eine Einheit auf einem Mauerabschnitt seiner Seite.',
  'say:You hold no hourglass.': 'Du hast keine Sanduhr.',
  'say:You must hold one unit more for the Spy on the card.':
    'Für den Spion auf der Karte brauchst du eine Einheit mehr.',
  'say:You must hold such a unit in your supply.': 'Du musst eine solche Einheit im Vorrat haben.',
  'say:You must hold the units of the price in your supply.': 'Du musst die Einheiten des Preises im Vorrat haben.',
  'say:You must hold the wood of its price.': 'Du musst das Holz ihres Preises haben.',
  'say:You must spend all your hourglasses.': 'Du musst alle deine Sanduhren ausgeben.',
  'say:The siege': 'Die Belagerung',
  'say:Reconstructed set': 'Rekonstruierter Satz',
  'say:Pieces and effects from the rules and public lists; paths, wall spaces, most prices, hit cards, objectives and plans are rebuilt by us. Not the printed components.':
    'Figuren und Wirkungen aus den Regeln und öffentlichen Listen; Pfade, Plätze der Mauern, die meisten Preise, Trefferkarten, Aufträge und Pläne sind von uns rekonstruiert. Nicht das gedruckte Material.',
  'say:Hourglasses': 'Sanduhren',
  'say:Saboteur': 'Saboteur',
  'say:Gale': 'Sturmwind',
  'say:Blood Magic': 'Blutmagie',
  'say:Foothold': 'Fuß gefasst',
  'say:a move or swap': 'eine Bewegung oder ein Platztausch',
  'say:banner': 'Banner',
  'say:bay windows': 'Erker',
  'say:borrowed time': 'Geborgte Zeit',
  'say:classified orders': 'geheime Befehle',
  'say:defender strength': 'Stärke des Verteidigers',
  'say:emergency muster': 'Notaufgebot',
  'say:exchange': 'Tausch',
  'say:first blood': 'Erstes Blut',
  'say:from the start of the round': 'vom Beginn der Runde',
  'say:goblins': 'Goblins',
  'say:goblins in fury': 'Goblins in Wut',
  'say:hourglasses': 'Sanduhren',
  'say:hourglasses of the card': 'Sanduhren der Karte',
  'say:hourglasses of the round': 'Sanduhren der Runde',
  'say:invader strength': 'Stärke des Angreifers',
  'say:loose at will': 'Freies Schießen',
  'say:major maneuver': 'großes Manöver',
  'say:marksmen': 'Schützen',
  'say:minor maneuver': 'kleines Manöver',
  'say:officer': 'Offizier',
  'say:officer, making his stand': 'Offizier, er hält stand',
  'say:orcs': 'Orks',
  'say:price': 'Preis',
  'say:soldiers': 'Soldaten',
  'say:start of the round': 'Beginn der Runde',
  'say:trolls': 'Trolle',
  'say:units spent': 'ausgegebene Einheiten',
  'say:units that recover': 'Einheiten, die genesen',
  'say:veterans': 'Veteranen',
  'say:volley': 'Salve',
  'say:wall components': 'Mauerteile',
  'say:warrior': 'Krieger',
};
