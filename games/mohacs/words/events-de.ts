/** Was geschah, je ein Satz (siehe engine/message.ts). */
export const eventsDe: Readonly<Record<string, string>> = {
  'event:activation': 'Es handelt {command} für {side}: {way}.',
  'event:pass': 'Gepasst: {side} ({way}).',
  'event:continuity announced': 'Angesagt für {side}: {command} soll fortsetzen.',
  'event:continuity':
    'Fortsetzung mit {command}: {die} gegen {rating}. {won, select, no {Sie misslingt} other {Der Verband handelt}}.',
  'event:seizure':
    'Übernahme mit {command}: {die} gegen {rating}. {won, select, no {Sie misslingt} other {Die Initiative ist ergriffen}}.',
  'event:contingent':
    'Ungarn ruft ein Kontingent und wirft {die}: {wave, select, no {niemand kommt} other {{wave} kommt}}.',
  'event:standard rallies': 'Für {side} sammelt die Standarte {units}, nun in Unordnung.',
  'event:rally': 'Wieder geordnet: {units}.',
  'event:banner lost': 'Das Banner ist an {unit} verloren.',
  'event:flight check':
    'Fluchtprobe für {side}: {points, plural, one {# Punkt} other {# Punkte}}{die, select, no {} other {, Würfel {die}}}, gegen eine Schwelle von {level}. {flees, select, no {Es hält stand} other {Das Heer bricht}}.',
  'event:game over': 'Die Schlacht ist vorbei: {ending}.',
  'event:leader tested':
    '{leader} wird geprüft: {die}, Summe {total}. {killed, select, no {Er lebt} other {Er fällt}}.',
  'event:leader killed': '{leader} ist gefallen.',
  'event:leader captured': '{leader} ist umringt und gefangen.',
  'event:leader joins': '{leader} geht zu {unit}.',
  'event:leader goes back': '{leader} geht zu seinen Einheiten abseits der Karte.',
  'event:leader leaves': '{leader} hat keine Einheiten mehr und verlässt das Spiel.',
  'event:succession': '{leader} führt nun {command}.',
  'event:replacement': '{leader} übernimmt {command}, bei {unit}.',
  'event:stands': 'Aufgestellt: {units} in {hexes}.',
  'event:posted': '{leader} steht in {hex}.',
  'event:posted:veiled': '{leader} ist aufgestellt.',
  'event:banner planted': 'Das Banner steht in {hex}.',
  'event:moves':
    '{unit}: nach {to}{facing, select, no {} other {, Blick nach {facing}}}{riders, select, no {} other {, mit {riders}}}.',
  'event:moves:veiled': '{unit}: nach {to}{facing, select, no {} other {, Blick nach {facing}}}.',
  'event:turns': '{unit}: Drehung nach {facing}.',
  'event:enters':
    '{unit}: betritt die Karte in {hex} für {cost, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}, Blick nach {facing}.',
  'event:put back':
    '{unit}: kann beim Geschütz nicht halten und wird zurückgestellt{hex, select, no { neben die Karte} other { nach {hex}}}.',
  'event:leader goes': '{leader} geht über {path}.',
  'event:leader goes:veiled': 'Ein Anführer geht seinen Weg ({side}).',
  'event:leader seen': '{leader} steht allein in {hex} und wird gesehen.',
  'event:march': 'Marsch nach {direction}, {distance, plural, one {# Feld} other {# Felder}}: {units}.',
  'event:march held': '{unit}: kann dem Marsch nicht folgen.',
  'event:moves end':
    '{command} beendet die Bewegungen{idle, select, no {} other {; {idle, plural, one {# Einheit} other {# Einheiten}} ohne Einsatz}}.',
  'event:moves end:veiled': '{command} beendet die Bewegungen.',
  'event:shot': '{fire}: {shooter} auf {target}, {die}, Summe {total}: {result}.',
  'event:attack declared': '{unit}: {attack}, gegen {target}{other, select, no {} other { und {other}}}.',
  'event:attack withdrawn': '{unit}: Der Angriff ist zurückgenommen.',
  'event:attack lapses': '{unit}: Der Angriff entfällt.',
  'event:combat': 'Gefecht: {attackers} gegen {defenders}.',
  'event:charge': '{unit}: Attacke auf {target} über {hex}, Blick nach {facing}.',
  'event:charge void': '{unit}: Kein Weg ist offen, die Attacke fällt aus.',
  'event:reluctance':
    '{unit}: {die}, Summe {total}. {charges, select, no {Die Pferde scheuen vor den Spießen} other {Die Attacke geht durch}}.',
  'event:gives way': '{unit}: weicht von {from} nach {to} aus, Blick nach {facing}.',
  'event:evasion':
    '{unit}: weicht aus, {die}, Summe {total}, {disordered, select, no {unversehrt} other {in Unordnung}}.',
  'event:follows': '{unit}: folgt nach {to}.',
  'event:counter-charge':
    '{unit}: Gegenattacke, {die}, Summe {total}. {won, select, no {Die Einheit bleibt stehen} other {Sie geht los}}.',
  'event:counter-charge goes in': '{unit}: Gegenattacke von {from} nach {to}, Blick nach {facing}.',
  'event:counter-charge void': '{unit}: erreicht niemanden, die Gegenattacke fällt aus.',
  'event:clash': '{table}: {attackers} gegen {defender}, {die}, Summe {total}: {result}.',
  'event:advance': '{unit}: rückt von {from} nach {to} nach, Blick nach {facing}.',
  'event:continued attack': '{unit}: Nachstoß von {from} nach {to}.',
  'event:disordered': '{unit}: in Unordnung.',
  'event:retreat': '{unit}: Rückzug von {from} nach {to}, Blick nach {facing}.',
  'event:trampled': '{unit}: überrannt von {by}.',
  'event:retire': '{unit}: zersprengt, von {from}{to, select, no { in den Sammelraum} other { nach {to}}}.',
  'event:eliminated': '{unit}: ausgeschaltet.',
};
