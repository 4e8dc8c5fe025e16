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
  // Was das Labor zählt.
  'say:Moves': 'Spielzüge',
  'say:made': 'gemacht',
  'say:rounds': 'Runden',
  'say:Action cards': 'Aktionskarten',
  'say:used': 'benutzt',
  'say:Objectives': 'Aufträge',
  'say:drawn': 'gezogen',
  'say:kept': 'behalten',
  'say:met': 'erfüllt',
  'say:Defense plans': 'Verteidigungspläne',
  'say:Orders': 'Befehle',
  'say:given': 'gegeben',
  'say:turned face up': 'aufgedeckt',
  'say:Heroic orders': 'Heldenbefehle',
  'say:Building actions': 'Gebäudeaktionen',
  'say:completed': 'vollendet',
  'say:Machines': 'Maschinen',
  'say:built': 'gebaut',
  'say:fired': 'geschossen',
  'say:Equipment': 'Ausrüstung',
  'say:placed': 'gelegt',
  'say:Rituals': 'Rituale',
  'say:Invader pieces': 'Figuren des Angreifers',
  'say:sent': 'geschickt',
  'say:killed': 'getötet',
  'say:Defender units': 'Einheiten des Verteidigers',
  'say:S10.1.3: nothing has moved; the maneuver gives its hourglasses all the same.':
    'S10.1.3: Nichts hat sich bewegt; das Manöver gibt seine Sanduhren trotzdem.',
  'say:S4.1.5: Briefing is skipped: you draw no units and take no wood this round.':
    'S4.1.5: Die Lagebesprechung wird ausgelassen: Du ziehst diese Runde keine Einheiten und nimmst kein Holz.',
  'say:S9.5.6: if a token there is the Gale, you cannot pay for it and the move is not made.':
    'S9.5.6: Ist ein Marker dort der Sturmwind, kannst du ihn nicht bezahlen, und die Bewegung unterbleibt.',
  'say:Seven rounds: the invader must breach one wall section, the defender must hold them all.':
    'Sieben Runden: Der Angreifer muss in einen Mauerabschnitt eine Bresche schlagen, der Verteidiger muss alle halten.',
  'say:The line stays as it was, and the defender receives the hourglass all the same.':
    'Die Reihe bleibt, wie sie war, und der Verteidiger erhält die Sanduhr trotzdem.',
  'say:One of the prices that the card shows is paid, exactly: none is mixed, none is larger.':
    'Einer der Preise, die die Karte zeigt, wird genau bezahlt: keiner gemischt, keiner größer.',
  'say:Units swap with units and heroes with heroes.': 'Einheiten tauschen mit Einheiten und Helden mit Helden.',
  'say:The foreground must have room.': 'Auf dem Vorfeld muss Platz sein.',
  'say:The siege': 'Die Belagerung',
  'say:Reconstructed set': 'Rekonstruierter Satz',
  'say:Pieces and effects from the rules and public lists; paths, wall spaces, most prices, hit cards, objectives and plans are rebuilt by us. Not the printed components.':
    'Figuren und Wirkungen aus den Regeln und öffentlichen Listen; Pfade, Plätze der Mauern, die meisten Preise, Trefferkarten, Aufträge und Pläne sind von uns rekonstruiert. Nicht das gedruckte Material.',
  'say:Slow maneuver': 'Langsames Manöver',
  'say:As the reconstructed set, but a minor maneuver gives the defender four hourglasses, and a Cauldron costs five. Chosen for balance: between equal players both sides win about as often. Not the printed components.':
    'Wie der rekonstruierte Satz, aber ein kleines Manöver gibt dem Verteidiger vier Sanduhren, und ein Kessel kostet fünf. Des Gleichgewichts wegen so gewählt: Zwischen gleich starken Spielern gewinnen beide Seiten etwa gleich oft. Nicht das gedruckte Material.',
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
