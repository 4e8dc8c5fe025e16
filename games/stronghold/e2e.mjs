// What the browser tests and the screenshots are told of this game: web/e2e/games.mjs says what each entry means.

/** @type {import('../../web/e2e/games.mjs').Facts} */
export const facts = {
  seats: { invader: 'here', defender: 'random' },
  rule: 'S19.8.1',
  lessons: ['first-turn', 'cards', 'maneuver', 'defender', 'ranged', 'melee', 'rituals', 'traps', 'breach-by'],
  finished: 'breach',
  composed: /^use resources for orc/,
  refused: 'wall section:L1',
  // Skipping the cards and moving nothing, both sides come to the next round.
  hurry: { after: 40, kinds: ['finish', 'no orders', 'done', 'pass', 'orders', 'hold'] },
  moments: [['maneuver', /^use maneuver|^major|^march|^send/, '[data-place^="way:"]', 'e2e']],
};
