/** Bedingungen, die beide Reiche stellen; jedes Spiel sagt, unter welchem seiner Absätze. */
export const conditionsDe = {
  onMap: 'Die Front muss auf dem Plan sein.',
  aboutToAdvance: 'Es muss die Front sein, die gerade vorrücken will.',
  inFull: 'Es muss ganz bezahlt werden.',
  costsTwo: 'Es kostet 2 Aktionen.',
  cardFirst: 'Zuerst zahlen die Aktionen der Karte; Reserven zahlen nur den Rest.',
  together: 'Die letzte Aktion der Karte zahlt mit, zusammen mit einer Reserve.',
  operation: 'Jede Reserve steht für 1 Aktion: Es dürfen nicht mehr Reserven sein, als es kostet.',
  barred: 'In diesem Zug lässt sich nichts unternehmen.',
  allocated: 'Nur Reserven auf einem Kriegsschauplatz können ausgegeben werden.',
  supply: 'Im Vorrat muss eine Reserve liegen.',
  theater: 'Ein Kriegsschauplatz fasst höchstens 2 Reserven.',
  actionLeft: 'Es muss noch eine Aktion der Karte übrig sein.',
} as const;
