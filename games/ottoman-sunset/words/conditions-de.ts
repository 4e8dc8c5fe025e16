import { conditionsDe as family } from '../../empires/words/conditions-de.ts';

/** Die Bedingungen der Züge, jede unter ihrem Absatz und, wo er mehrere hat, ihrem Namen. */

// Was mehrere Absätze verlangen.
const CAUCASUS = 'In diesem Zug kann die Kaukasusfront nicht angegriffen werden.';

export const conditionsDe: Readonly<Record<string, string>> = {
  'condition:O1.5.3': 'Es muss ein Marker Asienkorps da sein.',
  'condition:O2.3.9': 'Yildirim darf nur die Sinaifront und die Mesopotamienfront aufhalten.',
  'condition:O2.3.10': family.aboutToAdvance,
  'condition:O3.1.4': family.inFull,
  'condition:O3.1.6': family.actionLeft,
  'condition:O3.2.2': family.onMap,
  'condition:O3.2.3': 'Die Front darf nicht auf ihrem höchsten Feld stehen.',
  'condition:O3.2.4': 'Die Karte dieses Zuges darf diese Front nicht schützen.',
  'condition:O3.3.1': family.costsTwo,
  'condition:O3.3.2': family.supply,
  'condition:O3.3.3': family.theater,
  'condition:O3.4.2': 'Es muss eine Batterie oder Minensperre sein, die zu bauen ist und noch nicht steht.',
  'condition:O3.4.3': 'Der Angriff auf die Meerengen muss noch bevorstehen.',
  'condition:O3.4.4': 'Die Meerengen dürfen nicht von U-Booten gesperrt sein.',
  'condition:O3.5.1': 'Die Nachrichtenstelle muss eingerichtet sein.',
  'condition:O3.5.3/country': 'Es muss ein anderes Land sein.',
  'condition:O3.5.3/cost': family.costsTwo,
  'condition:O3.5.4': 'Sie darf nicht in die Türkei zurückkehren.',
  'condition:O3.6.1': family.operation,
  'condition:O3.6.2': family.cardFirst,
  'condition:O3.6.3': family.together,
  'condition:O3.6.5': family.allocated,
  'condition:O9.4.1/front': 'Die Aktionen dieser Karte gelten der Kaukasusfront.',
  'condition:O9.4.1/offensive': 'Die Aktionen dieser Karte gelten Offensiven gegen die Kaukasusfront.',
  'condition:O9.15': CAUCASUS,
  'condition:O9.25': CAUCASUS,
  'condition:O9.36.2': 'In diesem Zug kann die Front nicht angegriffen werden, die der Würfel bestimmt hat.',
  'condition:O9.41.3': family.barred,
};
