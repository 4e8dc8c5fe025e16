/** Was geschah, je ein Satz (siehe engine/message.ts). */
export const eventsDe: Readonly<Record<string, string>> = {
  'event:front enters': 'Die {front} steht in {place} ({space}), Kampfwert {value}.',
  'event:front is there': 'Schon auf dem Plan: die {front}.',
  'event:front is away': 'Nicht auf dem Plan, nichts geschieht: {front}.',
  'event:battle value unchanged': 'Nicht auf dem Plan, nichts ändert sich: {front}.',
  'event:asia korps': 'Das Asienkorps stößt zu den Offensiven gegen die {front}.',
  'event:yildirim': 'Yildirim hält die {front} auf. Übrig: {left}.',
  'event:bureau': 'Die Nachrichtenstelle für den Orient ist nun hier: {place}.',
  'event:coup':
    'Umsturz, {country}: {die}, Summe {total}; nötig ist mehr als {above}. Er {won, select, no {scheitert} other {gelingt}}.',
  'event:defence built': 'In den Meerengen steht nun: {defence}.',
  'event:defence lost': 'In den Meerengen ist verloren: {defence}.',
  'event:no minefield': 'In den Meerengen lässt sich keine Minensperre mehr legen.',
  'event:straits closed': 'U-Boote sperren die Meerengen.',
  'event:narrows quiet': 'Die Meerengen sind gesperrt: Es kommt keine Flotte.',
  'event:fleet comes': 'Eine Flotte läuft in die Meerengen ein, britische Standhaftigkeit {fortitude}.',
  'event:fleet under fire':
    '{defence} ({strength}): Der Würfel zeigt {die}. Die Flotte {hit, select, no {kommt vorbei} other {ist getroffen}}. Standhaftigkeit {fortitude}.',
  'event:fleet beaten off': 'Die Flotte dreht ab: Die Meerengen sind gehalten.',
  'event:fleet through': 'Die Flotte ist an Konstantinopel vorbei, Standhaftigkeit {fortitude}.',
  'event:pipeline': 'Die Leitung bringt Wasser: Die Wüste hält niemanden mehr auf.',
  'event:gaza fortified': 'Gaza-Beerscheba ist befestigt, Stärke {strength}.',
  'event:gaza not fortified': 'Die Sinaifront hat Gaza-Beerscheba erreicht: Es lässt sich nicht mehr befestigen.',
  'event:fortification hit': 'Die Befestigung von Gaza-Beerscheba sinkt auf {strength}.',
  'event:sandstorm': 'Der Würfel zeigt {die}: Ein Sandsturm trifft die {front}.',
  'event:advance rolled': 'Der Würfel für den Vormarsch zeigt {die}.',
  'event:attrition':
    'Zermürbungswurf für die {front}: {die}, Summe {total} gegen {value}. Er {crosses, select, no {scheitert} other {gelingt}}.',
  'event:constantinople falls':
    'Die {front} rückt in Konstantinopel ein. Restliche Karten weniger Kriegswille: {total}.',
};
