import type { RulesChange } from '@ravelin/engine';

/** What each version of the rules changed, for the players of battles that began by older ones. */
export const changes: readonly RulesChange[] = [
  {
    rules: 2,
    rule: 'M15.1.0.3',
    text: {
      en: 'A unit that is still to come pays for its entry out of the MA that it has in order, not Disordered.',
      de: 'Eine Einheit, die noch einrückt, zahlt dafür aus der MA, die sie in Ordnung hat, nicht in Unordnung.',
    },
  },
  {
    rules: 2,
    rule: 'M7.4.2.3',
    text: {
      en: 'A unit that was shot at in the hex where it stops does not turn there any more.',
      de: 'Eine Einheit, die in dem Feld beschossen wurde, in dem sie anhält, dreht sich dort nicht mehr.',
    },
  },
  {
    rules: 2,
    rule: 'M12.4.0.1',
    text: {
      en: 'After fire a leader is tested at a roll of 9 or more only.',
      de: 'Nach Feuer wird ein Anführer nur bei einem Wurf von 9 oder mehr geprüft.',
    },
  },
  {
    rules: 2,
    rule: 'M6.1.1.1',
    text: {
      en: 'Every path can be said: a neighbouring hex is entered directly, and guns can be passed hex by hex.',
      de: 'Jeder Weg lässt sich angeben: Ein Nachbarfeld wird unmittelbar betreten, und an Geschützen kann man Feld für Feld vorbeiziehen.',
    },
  },
];
