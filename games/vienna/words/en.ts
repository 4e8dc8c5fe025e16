import type { Kit } from '../data/kit.ts';

/**
 * The siege told in English. A sentence may hold `{field}`, `{field|one|many}` (a number with its noun), `{field+}` (a number with
 * its sign) and `{field?if so:if not}`. Of two sentences the second is for those who may not know the secret fields.
 */
type Told = string | readonly [told: string, withoutSecrets: string];

const events: Readonly<Record<string, Told>> = {
  'tactics dealt': ['{side} draw Tactics: {cards}.', '{side} draw Tactics.'],
  'tactics decided': '{side} {redrawn?shuffle and draw new Tactics:keep their Tactics}.',
  'cards drawn': [
    '{side} draw {number|Strategy card|Strategy cards}: {cards}.',
    '{side} draw {number|Strategy card|Strategy cards}.',
  ],
  'round begins': 'Round {round} begins.',
  'kept card': '{side} {discarded?discard {discarded} before drawing:keep their card}.',
  'troops refreshed': '{side} take {number|discarded Troop|discarded Troops} back into the deck.',
  'strategy phase ends': 'The Strategy phase of round {round} is over.',
  pass: '{side} pass.',
  'card played': '{side} play {card}: {action}{hex?, {hex}}.',
  response: '{side} answer with {card}.',
  cancelled: '{card} of {side} is cancelled.',
  'attack aborted': '{side} call off their attack on {hex}.',
  morale: 'Morale of {side} {by+}, now {now}.',
  control: '{side} take {hex}.',
  'hex abandoned': 'Nobody holds {hex} any more.',
  fortified: '{side} build {number|Improvised Fortification|Improvised Fortifications} on {hex}.',
  'fortifications removed':
    '{hex} loses{structural? {structural|Structural Fortification|Structural Fortifications}}{improvised? {improvised|Improvised Fortification|Improvised Fortifications}}.',
  'cannons moved': 'Cannons move from {from} to {to}.',
  'cannons removed': '{side} lose {number|Cannon|Cannons} on {hex}.',
  'wall rebuilt': 'The wall of {hex} stands again.',
  'cannon roll': '{side} fire: {dice}; {hits|hit|hits}.',
  'roll prevented': '{side} cannot fire because of {card}.',
  'die rolled': '{side} roll {die} for {card}: it {stops?has no effect:goes on}.',
  'troops eliminated': [
    '{side} lose {number|Troop|Troops} for good: {troops}.',
    '{side} lose {number|Troop|Troops} for good.',
  ],
  'troops discarded instead': 'Of {side} {troops} only go to the discard.',
  'troops discarded': '{troops} of {side} go to the discard.',
  'troops returned': [
    '{number|Troop returns|Troops return} to {side}: {troops}.',
    '{number|Troop returns|Troops return} to {side}.',
  ],
  'tile drawn': ['{side} draw a Tunnel tile with {tile|shovel|shovels}.', '{side} draw a Tunnel tile.'],
  'tiles seen': ['The tiles of {side} are shown. Shovels: {tiles}.', 'The tiles of {side} are shown.'],
  'tiles looked at': [
    '{side} look at {number|tile|tiles} of the enemy. Shovels: {tiles}.',
    '{side} look at {number|tile|tiles} of the enemy.',
  ],
  'tile returned': [
    'A tile of {side} with {tile|shovel|shovels} goes back into the bag.',
    'A tile of {side} goes back into the bag.',
  ],
  'tiles returned': 'All tiles of {side} go back into the bag.',
  'action named': '{side} name an action: {action} at {hex}.',
  'nothing built': '{side} find nothing to build with at {hex}.',
  explosion: '{side} set off an Explosion at {hex}. Shovels: {tiles}.',
  'explosion without effect': 'The Explosion of {side} at {hex} has no effect because of {card}.',
  'card discarded': '{side} lose {card} from their hand.',
  attack: '{attacker} attack {hex}.',
  contest: '{side} {contested?give battle:give way}.',
  'troops sent': [
    '{side} send {number|Troop|Troops}{recovered?, {recovered} of them recovered}: {troops}.',
    '{side} send {number|Troop|Troops}{recovered?, {recovered} of them recovered}.',
  ],
  'tactic laid': ['{side} lay {laid?{card} face down:no Tactic}.', '{side} lay {laid?a Tactic face down:no Tactic}.'],
  reveal: '{side} show {troops}{tactic? and {tactic}}.',
  'tactic without effect': '{card} of {side} has no effect.',
  'moved to the rear': '{side} move {number|Troop|Troops} to the rear: {troops}.',
  marksman: 'A marksman hits {troop} of {side}.',
  'brought to the front': '{side} bring {troop} to the front.',
  'last reserve': '{side} put their last reserve on {troop}: its value counts twice.',
  'battle value': '{side} have a total of {total}.',
  'battle decided': '{winner} win at {hex}: {attackerWon?the attack succeeds:the attack is beaten off}.',
  sacrifice:
    '{side} sacrifice {troops}{improvised? for {improvised|Improvised Fortification|Improvised Fortifications}}{cannons? for {cannons|Cannon|Cannons}}.',
  'assault renewed': '{side} storm {hex} again.',
  'game over': 'The game is over: {winner} win, {ending}.',
};

const NAMES: Readonly<Record<string, string>> = {
  ottoman: 'the Ottomans',
  habsburg: 'the Habsburgs',
  curtain: 'the Curtain Wall',
  entrench: 'Entrench',
  assault: 'Assault',
  mine: 'Mine',
  fortify: 'Fortify',
  bombard: 'Bombard',
  sortie: 'Sortie',
  barrage: 'Barrage',
  event: 'Event',
};

const ENDINGS: Readonly<Record<string, string>> = {
  'ravelin-burg': 'the Ravelin and the Burg Bastion are theirs',
  'habsburg-morale': 'the city has lost heart',
  'habsburg-troops': 'the garrison is gone',
  'ottoman-morale': 'the besiegers have lost heart',
  'ottoman-troops': 'the besieging army is gone',
  relief: 'the relief army has come',
};

const PLACES: readonly (readonly [prefix: string, title: string])[] = [
  ['recovered ', 'recovered '],
  ['front ', 'front-line '],
  ['rear ', 'rear-line '],
];

const describe = (kit: Kit, name: string): { title: string; text?: string } | undefined => {
  const title = NAMES[name] ?? ENDINGS[name];
  if (title !== undefined) return { title };
  const card = kit.strategy.find(({ id }) => id === name) ?? kit.tactics.find(({ id }) => id === name);
  if (card) return { title: `${card.id} ${card.title}`, text: card.text };
  const hex = kit.files.board.hexes.find(({ id }) => id === name);
  if (hex) return { title: `the ${hex.name}` };
  const troop = kit.files.troops.find(({ id }) => id === name);
  if (troop) return { title: troop.name, text: `Battle value ${troop.value}.` };
  for (const [prefix, place] of PLACES)
    if (name.startsWith(prefix)) {
      const plain = describe(kit, name.slice(prefix.length));
      return plain && { ...plain, title: place + plain.title };
    }
  return undefined;
};

export const words = { events, describe };
