import type { Deeds } from '@ravelin/web/deeds';

/** What each kind of move looks like where it is made. */
export const DEEDS: Deeds = {
  charge: 'sabres',
  shock: 'sabres',
  against: 'sabres',
  resolve: 'sabres',
  strike: 'sabres',
  fire: 'aim',
  react: 'aim',
  'return fire': 'aim',
  move: 'march',
  on: 'march',
  via: 'march',
  ride: 'march',
  'ride on': 'march',
  'ride via': 'march',
  march: 'march',
  line: 'march',
  'ride in line': 'march',
  lead: 'march',
  step: 'march',
  advance: 'march',
  follow: 'march',
  trample: 'march',
  enter: 'march',
  'set off': 'march',
  continue: 'march',
  turn: 'turn',
  wheel: 'turn',
  face: 'turn',
  withdraw: 'back',
  'fall back': 'back',
  retire: 'back',
  retreat: 'back',
  evade: 'back',
  'give way': 'back',
  activate: 'flag',
  seize: 'flag',
  'rally standard': 'flag',
  plant: 'flag',
  'call contingent': 'flag',
  install: 'star',
  join: 'star',
  post: 'star',
  stand: 'shield',
};

/** Ways of going somewhere and of turning: every unit of the command could, and its reach says it on the field. */
const GOING: readonly string[] = [
  ...['move', 'on', 'via', 'ride', 'ride on', 'ride via', 'march', 'line', 'ride in line', 'lead', 'step'],
  ...['turn', 'wheel', 'face', 'activate', 'seize', 'continue'],
];

/** What is drawn beside a unit or in a hex: blows and shots, and where a beaten unit goes. */
export const struck = (kinds: readonly string[]): readonly string[] =>
  kinds.some((kind) => GOING.includes(kind)) ? [] : kinds;
