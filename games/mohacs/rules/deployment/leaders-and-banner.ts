import type { Play } from '@ravelin/engine';
import { show } from '../leaders/leader-loss.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import { bannerPlanted, posted } from '../the-battle/events.ts';
import {
  about,
  type Battle,
  COUNT,
  decision,
  FIELD,
  HEX,
  type Hex,
  LEADER,
  move,
  must,
  NONE,
  type Of,
  SIDE,
  slot,
  write,
} from '../the-battle/state.ts';

/** M14 Deployment of the leaders and the Banner. */

export const locals = {
  side: SIDE,
  /** The group that is being placed, and how many of its leaders have been. */
  group: COUNT,
  posted: COUNT,
};
export type Deployment = Of<typeof locals>;

/** Is the hex among those of the group, if this is the paragraph that places it? */
export const isAmong = (g: Battle, L: Deployment, rule: string, rules: readonly string[], hex: number): boolean => {
  const group = g.kit.groups[L.group];
  const speaks = group.rule === rule || (rule === 'M14.0.2' && !rules.includes(group.rule));
  return !speaks || group.hexes.includes(hex);
};

/** Paragraphs that leave a choice to leaders; M14.0.2 speaks for a set of components with others. */
const POSTS = [
  'M14.1.3',
  'M14.1.4',
  'M14.1.5',
  'M14.1.6',
  'M14.1.8',
  'M14.1.9',
  'M14.2.2',
  'M14.2.3',
  'M14.2.7',
  'M14.0.2',
];

export const leaderOf = (g: Battle, L: Deployment): number => g.kit.groups[L.group].leaders[L.posted];

/** M3.5.1: only his owner sees where, unless he is alone. */
export const post = (g: Battle, L: Deployment, x: Play<Battle>, leader: number, hex: number): void => {
  const { rule, side } = g.kit.groups[L.group];
  g.post[leader] = hex;
  g.rank[leader] = FIELD;
  const alone = unitAt(g, hex) === NONE;
  x.emit(g, posted, rule, { leader, hex }, alone ? {} : { knows: side });
  if (alone) show(g, x, leader);
  L.posted++;
};

export const placingLeaders = decision<Deployment>({
  id: 'post',
  prompt: '{leader}: choose his hex.',
  about: about({ leader: LEADER }, (g, L) => ({ leader: leaderOf(g, L) })),
  seat: (_g, L) => L.side,
  moves: [
    move('post', {
      rule: 'M14.0.1',
      notation: 'post {leader} at {hex}',
      secret: true,
      choose: {
        leader: slot(LEADER, [
          must('M14.0.1', 'It must be the leader whose turn it is.', (g, leader, L) => leader === leaderOf(g, L)),
        ]),
        hex: slot(
          HEX,
          [
            ...POSTS.map((rule) =>
              must(`${rule}/leader`, 'He must stand there.', (g, hex: Hex, L: Deployment) =>
                isAmong(g, L, rule, POSTS, hex),
              ),
            ),
          ],
          (g, out, L) => write(out, g.kit.groups[L.group].hexes),
        ),
      },
      do: (g, L, x, { leader, hex }) => post(g, L, x, leader, hex),
    }),
  ],
});

export const planting = decision<Deployment>({
  id: 'banner',
  prompt: 'Choose the hex of the Banner.',
  seat: (_g, L) => L.side,
  moves: [
    move('plant', {
      rule: 'M14.1.10',
      notation: 'plant banner at {hex}',
      choose: {
        hex: slot(HEX, [
          must('M14.1.10', 'The Banner must be put within two hexes of 1414.', (g, hex) =>
            g.kit.banner.hexes.includes(hex),
          ),
        ]),
      },
      do: (g, _L, x, { hex }) => {
        g.banner = hex;
        x.emit(g, bannerPlanted, 'M14.1.10', { hex });
      },
    }),
  ],
});
