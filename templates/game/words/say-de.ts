/** What the rules say in English themselves, in German: conditions by their paragraphs, lines of ledgers, scenarios, sets. */
export const sayDe: Readonly<Record<string, string>> = {
  'condition:X2.2': 'Die Karte muss auf deiner Hand sein.',
  'condition:X2.3': 'Das Feld muss vor deinen Reitern liegen.',
  'condition:X2.4': 'Es darf nicht weiter sein, als die Karte erlaubt.',
  'condition:X2.5': 'Der Gegner steht dort oder auf dem Weg dahin.',
  'condition:X3.1': 'Deine Reiter müssen neben dem Gegner stehen.',
  'say:Strength of the attack': 'Stärke des Angriffs',
  'say:Strength before the die': 'Stärke vor dem Wurf',
  'say:Die': 'Würfel',
  'say:Card': 'Karte',
  'say:From the Hill': 'Vom Hügel',
  'say:The encounter': 'Das Gefecht',
  'say:From camp to camp (X1.1).': 'Von Lager zu Lager (X1.1).',
  'say:Sample set': 'Beispielsatz',
  'say:A road and a few cards to begin with.': 'Eine Straße und ein paar Karten für den Anfang.',
};
