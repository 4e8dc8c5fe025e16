import type { Base, Choice, Options } from '@ravelin/engine';
import { RECONSTRUCTED } from '../data/kit.ts';
import { layOut } from './deck.ts';
import { type Kit, NONE, WAITING, type War } from './war.ts';
import { countWill, shownWill } from './will-count.ts';

/** Set-up (H0.4.1), and H11 the scenarios: where the war begins, and where it ends. */

const WHOLE = '1918';

const TITLES: Readonly<Record<string, string>> = {
  1914: 'The whole war',
  1915: 'Whirlwind',
  1916: 'Tailspin',
  1917: 'Last days of the Hapsburgs',
};

const STARTS = RECONSTRUCTED.kit.files.scenarios;

const textOf = (start: (typeof STARTS)[number], end: (typeof STARTS)[number] | undefined): string => {
  const cards = (end?.played ?? RECONSTRUCTED.kit.cards.length) - start.played;
  const goal = end
    ? `Over after card ${end.played} in all: National Will must then be above ${start.will} (H11.2.4).`
    : 'To the last card, scored by Victory Points (H8.2.1).';
  const differs =
    start.id === '1917'
      ? ' The heading says a will of 0; the markers it lists add up to −1, and that is where you begin (H11.1.2).'
      : '';
  return `${cards} cards. ${goal}${differs}`;
};

/** H11.2.2: every start with every later end: `1915`, `1915-1917`. */
export const scenarios: readonly Choice[] = STARTS.flatMap((start, i) => [
  {
    id: start.id,
    title: start.id === '1914' ? 'The whole war, 1914–18' : `${start.id}: ${TITLES[start.id]}`,
    text: textOf(start, undefined),
  },
  ...STARTS.slice(i + 1).map((end) => ({
    id: `${start.id}-${end.id}`,
    title: `${start.id} to ${end.id}`,
    text: textOf(start, end),
  })),
]);

export const create = (base: Base<Kit>, id: string, options: Options): War => {
  const { kit } = base;
  const [from, to = WHOLE] = id.split('-');
  const begun = kit.starts.find(({ scenario }) => scenario.id === from) ?? kit.starts[0];
  const start = begun.scenario;
  const end = kit.starts.find(({ scenario }) => scenario.id === to)?.scenario;
  const on = (name: string): number => (options[name] === 'on' ? 1 : 0);
  const allocated = begun.resources.reduce((sum, n) => sum + n, 0);
  const yes = (is: boolean): number => (is ? 1 : 0);
  const g: War = {
    ...base,
    turn: start.played, // H11.1.3
    last: end?.played ?? kit.cards.length, // H11.2.2
    card: NONE,
    space: [...begun.space], // H0.4.1, H0.4.2, H0.4.3; H11.1.11, H11.1.15, H11.1.19
    side: [...begun.side],
    fortress: start.fortress, // H0.4.4
    status: start.status, // H0.4.8
    will: 0,
    startWill: start.will, // H11.1.1
    loyalty: [...begun.loyalty], // H0.4.6
    resources: [...begun.resources], // H11.1.10, H11.1.14, H11.1.18
    supply: kit.resources - start.spent - allocated, // H0.4.7, H11.1.5
    spent: start.spent,
    parked: 0,
    intercepts: start.intercepts,
    mackensen: start.mackensen,
    aid: start.aid,
    box: [...begun.box], // H11.1.9, H11.1.13, H11.1.17; H11.1.4: Belgrade is in none
    lodz: yes(start.lodz),
    bulgaria: yes(start.bulgaria),
    trench: yes(start.trench),
    retreat: yes(start.retreat),
    weariness: 0,
    kaiserschlacht: WAITING,
    vittorio: 0,
    ruins: on('przemysl-must-hold') && start.fortress === 0 ? 1 : 0, // H11.1.7
    actions: 0,
    aidFront: NONE,
    mackensenFront: NONE,
    intercepted: kit.fronts.map(() => 0),
    ending: NONE,
    points: 0,
    historical: on('historical'),
    emergency: on('emergency-aid'),
    fairWeather: on('fair-weather-friends'),
    mustHold: on('przemysl-must-hold'),
    spa: on('spa-conference'),
    coalition: on('coalition'),
    resurgence: on('italian-resurgence'),
    expanded: on('expanded-war-weariness'),
  };
  layOut(g, begun.played); // H0.4.9, H11.1.8, H11.1.12, H11.1.16, H10.1.3
  g.will = shownWill(g, countWill(g)); // H0.4.5, H11.1.2
  return g;
};
