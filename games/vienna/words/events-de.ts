/** Was geschah, je ein Satz (siehe engine/message.ts). */
export const eventsDe: Readonly<Record<string, string>> = {
  'event:tactics dealt': '{side} ziehen Taktiken: {cards}.',
  'event:tactics dealt:veiled': '{side} ziehen Taktiken.',
  'event:tactics decided':
    '{side} {redrawn, select, no {behalten ihre Taktiken} other {mischen und ziehen neue Taktiken}}.',
  'event:cards drawn': '{side} ziehen {number, plural, one {# Strategiekarte} other {# Strategiekarten}}: {cards}.',
  'event:cards drawn:veiled': '{side} ziehen {number, plural, one {# Strategiekarte} other {# Strategiekarten}}.',
  'event:round begins': 'Runde {round} beginnt.',
  'event:kept card':
    '{side} {discarded, select, no {behalten ihre Karte} other {legen vor dem Ziehen {discarded} ab}}.',
  'event:troops refreshed':
    '{side} nehmen {number, plural, one {# abgelegte Truppe} other {# abgelegte Truppen}} in den Stapel zurück.',
  'event:strategy phase ends': 'Die Strategiephase der Runde {round} ist zu Ende.',
  'event:pass': '{side} passen.',
  'event:card played': '{side} spielen {card}: {action}{hex, select, no {} other {, {hex}}}.',
  'event:response': '{side} antworten mit {card}.',
  'event:cancelled': '{card} ist vereitelt. Verloren für: {side}.',
  'event:attack aborted': '{side} brechen den Angriff ab. Ziel war: {hex}.',
  'event:morale': 'Moral, {side}: {by, number, ::sign-always}, nun {now}.',
  'event:control': '{side} nehmen das Feld {hex}.',
  'event:hex abandoned': '{hex}: Niemand hält das Feld mehr.',
  'event:fortified':
    '{side} bauen {number, plural, one {# Feldbefestigung} other {# Feldbefestigungen}} auf dem Feld {hex}.',
  'event:fortifications removed':
    '{hex} verliert{structural, select, no {} other { {structural, plural, one {# Festungswerk} other {# Festungswerke}}}}{improvised, select, no {} other { {improvised, plural, one {# Feldbefestigung} other {# Feldbefestigungen}}}}.',
  'event:cannons moved': 'Geschütze ziehen um. Von: {from}. Nach: {to}.',
  'event:cannons removed':
    '{side} verlieren {number, plural, one {# Geschütz} other {# Geschütze}} auf dem Feld {hex}.',
  'event:wall rebuilt': '{hex}: Die Mauer steht wieder.',
  'event:cannon roll': '{side} feuern: {dice}; {hits, plural, one {# Treffer} other {# Treffer}}.',
  'event:roll prevented': '{side} können nicht feuern, wegen {card}.',
  'event:die rolled':
    '{side} würfeln {die} für {card}: {stops, select, no {Die Sprengung nimmt ihren Lauf} other {Die Sprengung bleibt wirkungslos}}.',
  'event:troops eliminated': '{side} verlieren {number, plural, one {# Truppe} other {# Truppen}} für immer: {troops}.',
  'event:troops eliminated:veiled': '{side} verlieren {number, plural, one {# Truppe} other {# Truppen}} für immer.',
  'event:troops discarded instead': '{side} legen {troops} nur ab, statt sie zu verlieren.',
  'event:troops discarded': '{side} müssen {troops} ablegen.',
  'event:troops returned': '{side} holen {number, plural, one {# Truppe} other {# Truppen}} zurück: {troops}.',
  'event:troops returned:veiled': '{side} holen {number, plural, one {# Truppe} other {# Truppen}} zurück.',
  'event:tile drawn': '{side} ziehen ein Stollenplättchen mit {tile, plural, one {# Spaten} other {# Spaten}}.',
  'event:tile drawn:veiled': '{side} ziehen ein Stollenplättchen.',
  'event:tiles seen': '{side} zeigen ihre Stollenplättchen. Spaten: {tiles}.',
  'event:tiles seen:veiled': '{side} zeigen ihre Stollenplättchen.',
  'event:tiles looked at':
    '{side} sehen {number, plural, one {# feindliches Stollenplättchen} other {# feindliche Stollenplättchen}}. Spaten: {tiles}.',
  'event:tiles looked at:veiled':
    '{side} sehen {number, plural, one {# feindliches Stollenplättchen} other {# feindliche Stollenplättchen}}.',
  'event:tile returned':
    '{side} legen ein Stollenplättchen mit {tile, plural, one {# Spaten} other {# Spaten}} in den Beutel zurück.',
  'event:tile returned:veiled': '{side} legen ein Stollenplättchen in den Beutel zurück.',
  'event:tiles returned': '{side} legen alle Stollenplättchen in den Beutel zurück.',
  'event:action named': '{side} kündigen an: {action}, {hex}.',
  'event:nothing built': '{side} finden auf dem Feld {hex} nichts, womit sie bauen könnten.',
  'event:explosion': '{side} zünden eine Sprengung. Ziel: {hex}. Spaten: {tiles}.',
  'event:explosion without effect':
    'Die Sprengung am Feld {hex} bleibt wirkungslos, wegen {card}. Gezündet hatten sie: {side}.',
  'event:card discarded': '{side} verlieren {card} aus der Hand.',
  'event:attack': '{attacker} greifen an. Ziel: {hex}.',
  'event:contest': '{side} {contested, select, no {weichen aus} other {stellen sich zum Kampf}}.',
  'event:troops sent':
    '{side} schicken {number, plural, one {# Truppe} other {# Truppen}}{recovered, select, no {} other {, davon {recovered} zurückgeholt}}: {troops}.',
  'event:troops sent:veiled':
    '{side} schicken {number, plural, one {# Truppe} other {# Truppen}}{recovered, select, no {} other {, davon {recovered} zurückgeholt}}.',
  'event:tactic laid': '{side} legen {laid, select, no {keine Taktik} other {verdeckt {card}}}.',
  'event:tactic laid:veiled': '{side} legen {laid, select, no {keine Taktik} other {verdeckt eine Taktik}}.',
  'event:reveal': '{side} decken auf: {troops}{tactic, select, no {} other { und {tactic}}}.',
  'event:tactic without effect': '{card} bleibt wirkungslos. Gelegt hatten sie: {side}.',
  'event:moved to the rear':
    '{side} nehmen {number, plural, one {# Truppe} other {# Truppen}} in die hintere Linie: {troops}.',
  'event:marksman': 'Ein Scharfschütze trifft {troop}. Der Verlust trifft: {side}.',
  'event:brought to the front': '{side} holen {troop} in die vordere Linie.',
  'event:last reserve': '{side} setzen die letzte Reserve ein: {troop} zählt doppelt.',
  'event:battle value': '{side} erreichen den Kampfwert {total}.',
  'event:battle decided':
    '{winner} siegen am Feld {hex}: {attackerWon, select, no {Der Angriff ist abgeschlagen} other {Der Angriff gelingt}}.',
  'event:sacrifice':
    '{side} opfern {troops}{improvised, select, no {} other { für {improvised, plural, one {# Feldbefestigung} other {# Feldbefestigungen}}}}{cannons, select, no {} other { für {cannons, plural, one {# Geschütz} other {# Geschütze}}}}.',
  'event:assault renewed': '{side} stürmen noch einmal. Ziel: {hex}.',
  'event:game over': 'Das Spiel ist zu Ende: {winner} gewinnen, {ending}.',
};
