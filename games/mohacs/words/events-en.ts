/** What happened, a sentence each (see engine/message.ts). */
export const eventsEn: Readonly<Record<string, string>> = {
  'event:activation': '{command} acts for {side}: {way}.',
  'event:pass': 'Passed by {side}: {way}.',
  'event:continuity announced': '{side} announced: {command} is to continue.',
  'event:continuity':
    'Continuity with {command}: {die} against {rating}. {won, select, no {It fails} other {It acts}}.',
  'event:seizure':
    'Seizure with {command}: {die} against {rating}. {won, select, no {It fails} other {The initiative is taken}}.',
  'event:contingent':
    'Hungary calls for a contingent and rolls {die}: {wave, select, no {nobody comes} other {{wave} comes}}.',
  'event:standard rallies': '{side}: the Standard rallies {units}, now Disordered.',
  'event:rally': 'In order again: {units}.',
  'event:banner lost': 'The Banner is lost to {unit}.',
  'event:flight check':
    'Flight check of {side}: {points, plural, one {# point} other {# points}}{die, select, no {} other {, die {die}}}, against a level of {level}. {flees, select, no {It stands} other {The army breaks}}.',
  'event:game over': 'The battle is over: {ending}.',
  'event:leader tested':
    '{leader} is tested: {die}, total {total}. {killed, select, no {He lives} other {He is killed}}.',
  'event:leader killed': '{leader} is killed.',
  'event:leader captured': '{leader} is surrounded and captured.',
  'event:leader joins': '{leader} joins {unit}.',
  'event:leader goes back': '{leader} goes back to his units off the map.',
  'event:leader leaves': '{leader} has no units left and leaves the game.',
  'event:succession': '{leader} now leads {command}.',
  'event:replacement': '{leader} takes over {command}, with {unit}.',
  'event:stands': 'Deployed: {units} in {hexes}.',
  'event:posted': '{leader} is posted in {hex}.',
  'event:posted:veiled': '{leader} is posted.',
  'event:banner planted': 'The Banner is planted in {hex}.',
  'event:moves':
    '{unit}: to {to}{facing, select, no {} other {, facing {facing}}}{riders, select, no {} other {, with {riders}}}.',
  'event:moves:veiled': '{unit}: to {to}{facing, select, no {} other {, facing {facing}}}.',
  'event:turns': '{unit}: turns to the {facing}.',
  'event:enters':
    '{unit}: enters in {hex} for {cost, plural, one {# Movement Point} other {# Movement Points}}, facing {facing}.',
  'event:put back':
    '{unit}: cannot stop with the gun and is put back{hex, select, no { off the map} other { to {hex}}}.',
  'event:leader goes': '{leader} goes by way of {path}.',
  'event:leader goes:veiled': 'A leader of {side} goes his way.',
  'event:leader seen': '{leader} stands alone in {hex} and is seen.',
  'event:march': 'March to the {direction} by {distance, plural, one {# hex} other {# hexes}}: {units}.',
  'event:march held': '{unit}: cannot follow the march.',
  'event:moves end':
    '{command} ends its moves{idle, select, no {} other {; {idle, plural, one {# unit} other {# units}} without a go}}.',
  'event:moves end:veiled': '{command} ends its moves.',
  'event:shot': '{fire}: {shooter} at {target}, {die}, total {total}: {result}.',
  'event:attack declared': '{unit}: {attack}, at {target}{other, select, no {} other { and {other}}}.',
  'event:attack withdrawn': '{unit}: its attack is withdrawn.',
  'event:attack lapses': '{unit}: its attack lapses.',
  'event:combat': 'Combat: {attackers} against {defenders}.',
  'event:charge': '{unit}: charges {target} by {hex}, facing {facing}.',
  'event:charge void': '{unit}: no path is open, the charge is void.',
  'event:reluctance':
    '{unit}: {die}, total {total}. {charges, select, no {The horses shy at the pikes} other {The charge goes in}}.',
  'event:gives way': '{unit}: gives way from {from} to {to}, facing {facing}.',
  'event:evasion': '{unit}: evades, {die}, total {total}, {disordered, select, no {unharmed} other {Disordered}}.',
  'event:follows': '{unit}: follows to {to}.',
  'event:counter-charge':
    '{unit}: counter-charge, {die}, total {total}. {won, select, no {It stands} other {It goes in}}.',
  'event:counter-charge goes in': '{unit}: counter-charges from {from} to {to}, facing {facing}.',
  'event:counter-charge void': '{unit}: reaches nobody, the counter-charge is void.',
  'event:clash': '{table}: {attackers} against {defender}, {die}, total {total}: {result}.',
  'event:advance': '{unit}: advances from {from} to {to}, facing {facing}.',
  'event:continued attack': '{unit}: continues its attack from {from} to {to}.',
  'event:disordered': '{unit}: Disordered.',
  'event:retreat': '{unit}: Retreats from {from} to {to}, facing {facing}.',
  'event:trampled': '{unit}: trampled by {by}.',
  'event:retire': '{unit}: Retires from {from}{to, select, no { into the box} other { to {to}}}.',
  'event:eliminated': '{unit}: Eliminated.',
};
