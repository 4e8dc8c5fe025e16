/** What the rules say in English themselves, in German: conditions, lines of ledgers, scenarios, sets. */
export const sayDe: Readonly<Record<string, string>> = {
  'say:The card must be in your hand.': 'Die Karte muss auf deiner Hand sein.',
  'say:The hex must lie ahead.': 'Das Feld muss vor deinen Reitern liegen.',
  'say:It must be no farther than the card allows.': 'Es darf nicht weiter sein, als die Karte erlaubt.',
  'say:The enemy stands there or on the way.': 'Der Gegner steht dort oder auf dem Weg dahin.',
  'say:Your riders must be next to the enemy.': 'Deine Reiter müssen neben dem Gegner stehen.',
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
