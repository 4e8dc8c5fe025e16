/** Was von beiden Reichen zusammen gesagt wird; alles andere sagt die Nation, der es geschieht. */
export const eventsDe: Readonly<Record<string, string>> = {
  'event:nation-turn': 'Nationenzug {turns}: {nation}.',
  'event:aid offered': '{nation} bietet über die Bahn an: {aid}.',
  'event:aid refused': 'Der Verbündete lehnt ab, was {nation} angeboten hat: {aid}.',
  'event:aid sent': '{nation} schickt über die Bahn: {aid}.',
  'event:sent actions kept':
    '{nation} behält, was die Bahn gebracht hat: {number, plural, one {# Aktion} other {# Aktionen}}.',
  'event:sent actions left':
    'Was nicht genutzt wurde, bleibt dem Empfänger ({nation}): {number, plural, one {# Aktion} other {# Aktionen}}.',
  'event:sent actions lost': 'Über die Bahn geschickte Aktionen, die niemand genutzt hat, verfallen: {number}.',
  'event:lent marker serves': 'Geliehen für diesen Nationenzug ({nation}): {marker}, gegen: {front}. Übrig: {left}.',
  'event:railway opens': 'Die Bahn ist offen.',
  'event:railway closes': 'Die Alliierten halten Skopje: Die Bahn ist geschlossen.',
  'event:railway shut for good': 'Die Bahn ist endgültig geschlossen.',
  'event:ships sent': 'Reserven der Habsburger auf See: {ships}. Übrig: {left}.',
  'event:russia on both maps': 'Was Russland tut, gilt auf beiden Plänen.',
  'event:russia stays': 'Russland scheidet nicht aus: Das Ereignis bleibt ohne Wirkung.',
  'event:kaiserschlacht waits':
    'Die Karte der Kaiserschlacht ist da: {nation}. Sie beginnt, wenn der Verbündete die seine hat.',
  'event:kaiserschlacht of both': 'Die Kaiserschlacht beginnt, für beide Reiche.',
  'event:refight rolled': 'Der Würfel für die Schlacht, die wiederholt wird, zeigt {die}. Es kämpft: {nation}.',
  'event:nation eliminated': '{nation} scheidet aus dem Krieg aus.',
  'event:will marker taken':
    'Der Marker des Kriegswillens vom gefallenen Verbündeten kommt zu den Niederlagen: {nation}.',
  'event:front harder to hold':
    '{nation} hat von nun an −1 auf Offensiven gegen: {front}, und auf deren Zermürbungswürfe.',
  'event:russia bound': 'Russland kämpft weiter und kann nicht mehr ausscheiden. Gegner: {nation}.',
  'event:nation scored': '{nation} hat die letzte Karte ausgeführt.',
  'event:nation dragged down': '{nation} verliert mit dem Verbündeten.',
  'event:peace':
    '{nation} schließt Frieden: Die Kaiserschlacht hat den Krieg für die Koalition {won, select, no {verloren} other {gewonnen}}.',
  'event:rank raised': '{nation} siegt, obwohl der Verbündete gefallen ist: Der Sieg zählt einen Rang höher.',
  'event:theft':
    '{nation} greift nach einer Reserve des Verbündeten ({theater}): {die}. Der Diebstahl {won, select, no {misslingt} other {gelingt}}.',
  'event:stolen resource placed': 'Die Reserve des Verbündeten ({from}) kommt hierher: {theater}, {nation}.',
  'event:stolen resource lost':
    'Für sie hat {nation} keinen Platz: Die gestohlene Reserve ({theater}) verlässt das Spiel.',
  'event:lenin': '{nation} zahlt für Lenins Reise. Operationen bisher: {number}.',
};

export const movesDe: Readonly<Record<string, string>> = {
  'name:hapsburg': 'Österreich-Ungarn',
  'name:ottoman': 'das Osmanische Reich',
  'name:western-operation': 'eine Operation des deutschen Stabes (Westen)',
  'name:eastern-operation': 'eine Operation des deutschen Stabes (Osten)',
  'name:naval-operation': 'eine Operation des deutschen Stabes (See)',
  'name:action': 'eine Aktion',
  'name:kept': 'bleibt für später in dieser Aktionsphase',
  'name:left': 'bleibt dem Empfänger',
  'name:lost': 'verfällt',
  'name:aid': 'Deutsche Hilfe',
  'name:korps': 'das Asienkorps',
  'domain:nation': 'eine Nation',
  'domain:marker': 'ein Marker',
  'domain:ships': 'eine Zahl von Schiffen',
  'decision:hapsburg-action': 'Österreich-Ungarn: Was unternimmst du?',
  'decision:ottoman-action': 'Das Osmanische Reich: Was unternimmst du?',
  'decision:consent': '{nation} bietet über die Bahn an: {aid}. Bist du einverstanden?',
  'decision:spend-on-hapsburg':
    'Über die Bahn für Österreich-Ungarn: {number, plural, one {# Aktion} other {# Aktionen}}. Wofür? Was jetzt nicht genutzt wird, {unspent}.',
  'decision:spend-on-ottoman':
    'Über die Bahn für das Osmanische Reich: {number, plural, one {# Aktion} other {# Aktionen}}. Wofür? Was jetzt nicht genutzt wird, {unspent}.',
  'decision:sail-narrows':
    'Die Meerengen werden angegriffen. Wie viele Reserven der Habsburger auf See helfen? Jede senkt die britische Standhaftigkeit um 1.',
  'decision:sail-uboats':
    'Die U-Boote laufen aus. Hilft eine Reserve der Habsburger auf See? Sie bringt 1 für die Schlacht.',
  'decision:steal-hapsburg': 'Österreich-Ungarn: Den Osmanen eine Reserve zu stehlen versuchen?',
  'decision:steal-ottoman': 'Das Osmanische Reich: Den Habsburgern eine Reserve zu stehlen versuchen?',
  'decision:place-hapsburg': 'Auf welchen Kriegsschauplatz Österreich-Ungarns kommt die gestohlene Reserve?',
  'decision:place-ottoman': 'Auf welchen Kriegsschauplatz der Osmanen kommt die gestohlene Reserve?',
  'decision:atone-hapsburg': 'Der Diebstahl misslang: Welcher Sieg Österreich-Ungarns wird zum Patt?',
  'decision:atone-ottoman': 'Der Diebstahl misslang: Welcher Sieg der Osmanen wird zum Patt?',
  'window:steal-hapsburg': 'Diebstähle',
  'window:steal-ottoman': 'Diebstähle',
  'kind:korps': 'Asienkorps einsetzen',
  'move:korps': 'Das Asienkorps dient gegen: {front}',
  'kind:aid': 'Deutsche Hilfe einsetzen',
  'move:aid': 'Deutsche Hilfe dient gegen: {front}',
  'kind:send operation': 'Operation schicken',
  'move:send operation': 'Dem Verbündeten eine Operation schicken, bezahlt mit einer Reserve vom {theater}',
  'kind:send action': 'Aktion schicken',
  'move:send action': 'Dem Verbündeten eine Aktion für zwei schicken',
  'kind:send marker': 'Marker schicken',
  'move:send marker': 'Dem Verbündeten schicken: {marker}',
  'kind:lenin': 'Lenin weiterhelfen',
  'move:lenin': 'Lenins Reise mit einer Reserve vom {theater} bezahlen',
  'kind:agree': 'Einverstanden',
  'kind:refuse': 'Ablehnen',
  'kind:keep': 'Jetzt nichts nutzen',
  'kind:sail': 'Auslaufen',
  'move:sail': 'Reserven auf See: {ships}',
  'kind:steal': 'Stehlen',
  'move:steal': 'Eine Reserve vom {theater} zu stehlen versuchen',
  'kind:leave alone': 'Es lassen',
  'kind:place': 'Ablegen',
  'move:place': 'Sie kommt auf: {theater}',
  'kind:atone': 'Einen Sieg aufgeben',
  'move:atone': 'Aufgeben: {marker}',
  'ending:both-won': 'Beide Reiche bestehen.',
  'ending:hapsburg-won': 'Österreich-Ungarn besteht; das Osmanische Reich ist gefallen.',
  'ending:ottoman-won': 'Das Osmanische Reich besteht; Österreich-Ungarn ist gefallen.',
  'ending:both-lost': 'Beide Reiche sind gefallen.',
};

export const tableDe: Readonly<Record<string, string>> = {
  board: 'Die Pläne beider Reiche, verbunden durch die Bagdadbahn',
  railway: 'Bagdadbahn',
  'railway.short': 'Bagdadbahn',
  'railway.open': 'offen',
  'railway.closed': 'geschlossen',
  'railway.free': 'In der Aktionsphase darf Hilfe geschickt werden.',
  'railway.bulgaria': 'Bulgarien ist nicht im Krieg.',
  'railway.left': 'Bulgarien ist aus dem Krieg ausgeschieden.',
  'railway.front': 'Die Balkanfront steht in {name}.',
  'railway.fallen': '{name} kämpft nicht mehr.',
  'railway.lent': '{marker} bei: {nation}',
  'railway.gifts': 'geschickte Aktionen, noch nicht genutzt: {n}',
  'station:berlin': 'Berlin',
  'station:vienna': 'Wien',
  'station:belgrade': 'Belgrad',
  'station:sofia': 'Sofia',
  'station:constantinople': 'Konstantinopel',
  'station:aleppo': 'Aleppo',
  'station:baghdad': 'Bagdad',
  'beyond:hapsburg':
    'Diese Entscheidung gilt dem Plan des Osmanischen Reichs. Österreich-Ungarn erreicht man nur über die Bahn.',
  'beyond:ottoman':
    'Diese Entscheidung gilt dem Plan Österreich-Ungarns. Das Osmanische Reich erreicht man nur über die Bahn.',
  maps: 'Pläne',
  stations: 'Stationen',
  'railway.waits': '{n} × {marker} hier: kann mit der Bahn fahren',
  alerts: 'Was man von ihm wissen muss',
  'alert.front': '{leader} {n} in {place}. Als Nächstes: {next}.',
  'alert.marker': '{n} × {marker} kann mit der Bahn dorthin fahren.',
  'alert.send': 'Schicken',
  'alert.will': 'Kriegswille, jetzt gezählt: {n}.',
  inset: 'Der andere Plan: {nation}',
  'inset.foot': '{nation} jetzt: groß zeigen',
  'tab.alerts': 'zu wissen',
  'tab.shown': 'groß gezeigt',
  'tab.show': 'Plan zeigen',
  'key.swap': 'zum anderen Plan und zurück',
  decides: 'entscheidet',
  'in turn': 'am Zug',
  'fate:eliminated': 'ausgeschieden',
  'fate:scored': 'gewertet',
  'fate:dragged': 'mit dem Verbündeten verloren',
  'fate:peace': 'im Frieden',
  'clock.nation': '{nation}: Karte {n} von {of}',
};

const ally: Readonly<Record<string, string>> = {
  'event:actions barred':
    'Die Karte erlaubt keine Aktionen: Nur Marker lassen sich schicken, solange die Bahn offen ist.',
  'choose:ships': 'Wie viele Schiffe?',
  'choose:marker': 'Welcher Marker wird geschickt?',
  'choice.narrows': 'die Meerengen halten {n} von 100',
  'choice.uboats': '+{n} für den U-Boot-Krieg',
  'will.ally': 'Marker des gefallenen Verbündeten',
  'mod.fallen': 'Der Verbündete ist gefallen',
  'inspect.alone': 'Der Verbündete ist gefallen: −1 auf jeden Zermürbungswurf dieser Front.',
};
/** Was jedes Reich von seinem Verbündeten sagt, neben den Worten seines eigenen Spiels. */
export const alliesDe = {
  hapsburg: {
    ...ally,
    abroad: 'Auf dem Plan Österreich-Ungarns',
    'will.sum':
      'Jetzt: Siege {victories} − Niederlagen {defeats} − Aufstände {revolts} − Fahnen {flags} − Verbündeter {ally} = {n}',
  },
  ottoman: {
    ...ally,
    abroad: 'Auf dem Plan des Osmanischen Reichs',
    'will.sum': 'Jetzt: Siege {victories} − Niederlagen {defeats} − Fahnen {flags} − Verbündeter {ally} = {n}',
  },
} as const;

/** Was die Regeln auf Englisch sagen. */
const said: Readonly<Record<string, string>> = {
  // Was das Labor zählt.
  'nation-turns': 'Nationenzüge',
  Aid: 'Hilfe',
  offered: 'angeboten',
  sent: 'geschickt',
  Moves: 'Spielzüge',
  made: 'gemacht',
  'An Action that is not spent by the end of this Action Phase is lost.':
    'Eine Aktion, die bis zum Ende dieser Aktionsphase nicht genutzt wird, verfällt.',
  'What you do not spend is left to the ally.': 'Was du nicht nutzt, bleibt dem Verbündeten.',
  'The Front is in its highest space: the marker would be wasted.':
    'Die Front steht auf ihrem höchsten Feld: Der Marker wäre verschwendet.',
  'What you do not spend now is lost.': 'Was du jetzt nicht nutzt, verfällt.',
  'Asia Korps': 'Asienkorps',
  'German Aid': 'Deutsche Hilfe',
  'Hapsburg ships': 'habsburgische Schiffe',
  'the Gallipoli Front and Chunuk Bair': 'die Gallipolifront und Chunuk Bair',
  'the Mesopotamia Front and Kut': 'die Mesopotamienfront und Kut',
  'the Sinai Front and Jerusalem': 'die Sinaifront und Jerusalem',
  'the Polish Front and Tarnow': 'die Polenfront und Tarnow',
  'the Italian Front and Udine': 'die Italienfront und Udine',
  'the Carpathian Front and Przemyśl': 'die Karpatenfront und Przemyśl',
  'the Italian Front and Vittorio Veneto': 'die Italienfront und Vittorio Veneto',
  'the ally has fallen': 'der Verbündete ist gefallen',
  "the ally's National Will marker": 'der Marker des Kriegswillens vom Verbündeten',
  Players: 'Spieler',
  'Who leads the two empires (E0.3.1).': 'Wer die beiden Reiche führt (E0.3.1).',
  One: 'Einer',
  'One player leads both; no consent is asked (E0.3.2).':
    'Einer führt beide; nach Zustimmung wird nicht gefragt (E0.3.2).',
  Two: 'Zwei',
  'Each leads one, and aid needs the consent of the other (E2.2.2).':
    'Jeder führt eines, und Hilfe braucht die Zustimmung des anderen (E2.2.2).',
  'Till death do us part': 'Bis dass der Tod uns scheidet',
  'When one nation is eliminated, the other loses at once (E8.1.1). Harder.':
    'Scheidet eine Nation aus, verliert die andere sofort (E8.1.1). Schwerer.',
  'When one nation is eliminated, the other loses at once (E8.1.1). Harder. For two players.':
    'Scheidet eine Nation aus, verliert die andere sofort (E8.1.1). Schwerer. Für zwei Spieler.',
  'Resource theft': 'Diebstahl von Reserven',
  'A nation may try to steal a Resource of the other (E8.2.1).':
    'Eine Nation darf versuchen, der anderen eine Reserve zu stehlen (E8.2.1).',
  'A nation may try to steal a Resource of the other (E8.2.1). For two players.':
    'Eine Nation darf versuchen, der anderen eine Reserve zu stehlen (E8.2.1). Für zwei Spieler.',
  Lenin: 'Lenin',
  'Russia leaves only by German Staff Operations (E8.3.1).':
    'Russland scheidet nur durch Operationen des deutschen Stabes aus (E8.3.1).',
  'Russia leaves only by German Staff Operations (E8.3.1). For two players.':
    'Russland scheidet nur durch Operationen des deutschen Stabes aus (E8.3.1). Für zwei Spieler.',
  'Reconstructed sets': 'Rekonstruierte Sätze',
  'Both empires, 50 and 49 cards, each scored by its own book (E7.1.1).':
    'Beide Reiche, 50 und 49 Karten, jedes nach seinem eigenen Buch gewertet (E7.1.1).',
  'The reconstructed sets of both games, joined as section 12 of the rulebook of Hapsburg Eclipse joins them. Not the printed components.':
    'Die rekonstruierten Sätze beider Spiele, verbunden wie in Abschnitt 12 des Regelhefts von Hapsburg Eclipse. Nicht das gedruckte Material.',
};
export const sayDe: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(said).map(([english, german]) => [`say:${english}`, german]),
);
