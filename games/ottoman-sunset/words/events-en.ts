/** What happened, a sentence each (see engine/message.ts). */
export const eventsEn: Readonly<Record<string, string>> = {
  'event:front enters': 'The {front} stands at {place} ({space}), Battle Value {value}.',
  'event:front is there': 'The {front} is on the map already.',
  'event:front is away': 'The {front} is not on the map: nothing happens.',
  'event:battle value unchanged': 'The {front} is not on the map: nothing changes.',
  'event:asia korps': 'The Asia Korps joins the Offensives against the {front}.',
  'event:yildirim': 'Yildirim stops the {front}. Left: {left}.',
  'event:bureau': 'The Intelligence Bureau is in {place}.',
  'event:coup':
    'Coup in {country}: {die}, total {total}; it must be above {above}. It {won, select, no {fails} other {succeeds}}.',
  'event:defence built': 'In the Narrows: {defence} is in place.',
  'event:defence lost': 'In the Narrows: {defence} is lost.',
  'event:no minefield': 'No Minefield can be laid in the Narrows any more.',
  'event:straits closed': 'U-boats close the Straits.',
  'event:narrows quiet': 'The Straits are closed: no fleet comes.',
  'event:fleet comes': 'A fleet enters the Straits, British Fortitude {fortitude}.',
  'event:fleet under fire':
    '{defence} ({strength}): the die shows {die}. The fleet {hit, select, no {passes} other {is hit}}. Fortitude {fortitude}.',
  'event:fleet beaten off': 'The fleet turns back: the Narrows are held.',
  'event:fleet through': 'The fleet is past Constantinople with Fortitude {fortitude}.',
  'event:pipeline': 'The pipeline brings water: the desert holds nobody any more.',
  'event:gaza fortified': 'Gaza-Beersheba is fortified, strength {strength}.',
  'event:gaza not fortified': 'The Sinai Front has reached Gaza-Beersheba: it cannot be fortified.',
  'event:fortification hit': 'The fortification of Gaza-Beersheba falls to {strength}.',
  'event:sandstorm': 'The die shows {die}: a sandstorm strikes the {front}.',
  'event:advance rolled': 'The die for the Advance shows {die}.',
  'event:attrition':
    'Attrition Roll for the {front}: {die}, total {total} against {value}. It {crosses, select, no {fails} other {succeeds}}.',
  'event:constantinople falls': 'The {front} enters Constantinople. Cards left less National Will: {total}.',
};
