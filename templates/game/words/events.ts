type Words = Readonly<Record<string, string>>;

/** What happened, a sentence each; `:veiled` is for those who may not know the secret. */
export const eventsEn: Words = {
  'event:turn begins': '{side} has the turn.',
  'event:drew': '{side} draws {card}.',
  'event:drew:veiled': '{side} draws a card.',
  'event:marched': '{side} marches to the {hex}: {card}.',
  'event:waited': '{side} waits: {card}.',
  'event:attacked': '{side} attacks: {card} and a {die}, {total} in all.',
  'event:fell back': '{side} falls back to the {hex}.',
  'event:driven off': '{side} is driven off the road.',
};

export const eventsDe: Words = {
  'event:turn begins': '{side} ist am Zug.',
  'event:drew': '{side} zieht {card}.',
  'event:drew:veiled': '{side} zieht eine Karte.',
  'event:marched': '{side} marschiert, {card}. Ziel: {hex}.',
  'event:waited': '{side} wartet: {card}.',
  'event:attacked': '{side} greift an: {card} und eine {die}, zusammen {total}.',
  'event:fell back': '{side} weicht zurück: {hex}.',
  'event:driven off': '{side} wird von der Straße vertrieben.',
};
