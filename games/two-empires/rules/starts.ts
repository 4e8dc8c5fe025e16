import type { StartingPoint } from '@ravelin/engine';
import { type Both, NONE, OTTOMAN, warOf } from './both.ts';
import { ACTS, turns, war } from './order-of-turns.ts';

/** Where a position may stand: before a nation-turn, or at a phase of the nation that `turnOf` names, by its own book. */

const inTurn = (id: string, text: string, rule: string, hapsburg: string, ottoman: string): StartingPoint<Both> => ({
  id,
  rule,
  text,
  flow: (g) => [
    [war, 'run E1.1.1'],
    [turns[g.turnOf], [hapsburg, ottoman][g.turnOf]],
  ],
});

const ofBook = (id: string, text: string, hapsburg: string, ottoman: string, step = 'run'): StartingPoint<Both> =>
  inTurn(id, `${text} (${hapsburg}, ${ottoman}).`, 'E1.1.1', `${step} ${hapsburg}`, `${step} ${ottoman}`);

const alike = (id: string, rule: string, text: string, step: string): StartingPoint<Both> =>
  inTurn(id, text, rule, `${step} ${rule}`, `${step} ${rule}`);

export const starts: readonly StartingPoint<Both>[] = [
  {
    id: 'turn',
    rule: 'E1.1.3',
    text: 'The nation-turn after that of `turnOf` begins.',
    flow: () => [[war, 'unless E1.1.5']],
  },
  ofBook('card', 'The next card of the nation is drawn', 'H1.0.1', 'O1.0.1'),
  ofBook('event', 'The Event Phase begins', 'H1.0.2', 'O1.0.2'),
  {
    id: 'sea',
    rule: 'E4.1.2',
    text: 'The Hapsburgs may send ships, before the Event of the Ottomans.',
    flow: () => [
      [war, 'run E1.1.1'],
      [turns[OTTOMAN], 'unless E4.1.2'],
    ],
  },
  ofBook('advance', 'The Front Advancement Phase begins', 'H2.0.2', 'O2.0.2'),
  ofBook('actions', 'The Action Phase begins', 'H4.0.1', 'O3.1.1'),
  ofBook('acting', 'The nation has the Actions that `actions` names', ...ACTS, 'unless'),
  alike('kaiserschlacht', 'E5.2.1', 'The Kaiserschlacht Phase begins.', 'run'),
  ofBook('will', 'The National Will Phase begins', 'H7.0.2', 'O5.0.6'),
  alike('theft', 'E8.2.1', 'Resources may be stolen.', 'call'),
  alike('last', 'E1.1.4', 'The last card of the nation has been carried out.', 'unless'),
];

/** In the Action Phase of the nation in turn if it has Actions left, else with the next nation-turn. */
export const resume = (g: Both): string => {
  const { card, actions } = warOf(g, g.turnOf);
  return card === NONE || actions === 0 ? 'turn' : 'acting';
};
