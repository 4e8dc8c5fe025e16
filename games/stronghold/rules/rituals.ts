import { type Domain, named, type Play } from '@ravelin/engine';
import { OBJECTIVE as O } from '../data/names.ts';
import { isBarrage } from './board.ts';
import { countIf } from './counting.ts';
import { ritualPlaced } from './happenings.ts';
import { objectiveHolds } from './piles.ts';
import { riteSpace } from './rites.ts';
import {
  about,
  ask,
  BLOODSTONES,
  BLUFF,
  CARD,
  DEMON,
  decision,
  INVADER,
  type Kit,
  move,
  must,
  NO_TOKEN,
  type Of,
  POSSESSION,
  procedure,
  RITUAL,
  SECOND,
  type Siege,
  setOf,
  TARGET,
} from './siege.ts';

/** S9 Placing the tokens of a ritual. What happens when they are turned: rites.ts. */

/** A token on a space: `gale L1 target`. */
export const RITE_TOKEN: Domain<Kit> = named('ritual token on a space', (kit) => kit.riteTokens);
const FACES = [BLUFF, TARGET, SECOND];
const faceOf = (token: number): number => FACES[token % FACES.length];
const spaceOf = (token: number): number => Math.floor(token / FACES.length);

const placing = { card: CARD };
type Placing = Of<typeof placing>;

const ritualOf = (g: Siege, card: number): number => g.kit.cardKind[card];
/** The machine space, building, section or heroic order of a space. */
const nthOf = (g: Siege, space: number): number => space - g.kit.riteStart[g.kit.riteRitual[space]];

/** Whose rule forbids the space, ritual by ritual; Gale and Specter go on any section (S9.5.2, S9.7.2). */
const isLegal = (g: Siege, space: number): boolean => {
  const nth = nthOf(g, space);
  switch (g.kit.riteRitual[space]) {
    case BLOODSTONES:
      return isBarrage(g, nth);
    case DEMON:
      return g.kit.buildingActions[nth].length > 0;
    case POSSESSION:
      return g.heroicDone[nth] === 0 && g.heroicLost[nth] === 0;
    default:
      return true;
  }
};

const spacesOf = (g: Siege, ritual: number): number =>
  (ritual + 1 < g.kit.riteStart.length ? g.kit.riteStart[ritual + 1] : g.kit.rites.length) - g.kit.riteStart[ritual];

/** S4.3.5: a space for one token at least. */
export const ritualFits = (g: Siege, card: number): boolean => {
  const ritual = ritualOf(g, card);
  for (let nth = 0; nth < spacesOf(g, ritual); nth++) if (isLegal(g, riteSpace(g, ritual, nth))) return true;
  return false;
};

const faces = (list: readonly number[], face: number): number => countIf(list, (i) => faceOf(list[i]) === face);

/** S17.5.2, S17.5.3: one bluff of each ritual is a second target, noted when it is placed. */
const seconds = (g: Siege): number => (objectiveHolds(g, O.devotedWarlocks) ? 1 : 0);

/** S9.1.3: any of the tokens may be those that are placed. */
const stockOf = (g: Siege, ritual: number, face: number): number => {
  if (face === TARGET) return g.kit.ritualTargets[ritual];
  return face === SECOND ? seconds(g) : g.kit.ritualBluffs[ritual] - seconds(g);
};

const on = (rule: string, ritual: number, text: string) =>
  must(rule, text, (g, token: number) => g.kit.riteRitual[spaceOf(token)] !== ritual || isLegal(g, spaceOf(token)));

/** S9.1.4: the spaces are for all to see, the faces are not. */
const place = (g: Siege, { card }: Placing, x: Play<Siege>, tokens: readonly number[]): void => {
  const ritual = ritualOf(g, card);
  for (const token of tokens) g.rite[spaceOf(token)] = faceOf(token);
  const data = { ritual, spaces: tokens.map(spaceOf), faces: tokens.map(faceOf) };
  x.emit(g, ritualPlaced, 'S9.1.2', data, { knows: INVADER });
};

const placeTokens = decision<Placing>({
  id: 'ritual',
  prompt: '{ritual}: place one to three tokens, face down.',
  about: about({ ritual: RITUAL }, (g, { card }) => ({ ritual: ritualOf(g, card) })),
  seat: () => INVADER,
  moves: [
    move('place', {
      rule: 'S9.1.2',
      notation: 'place {tokens}',
      secret: true,
      choose: {
        tokens: setOf(RITE_TOKEN, {
          from: (g, out, { card }) => {
            const ritual = ritualOf(g, card);
            const first = FACES.length * riteSpace(g, ritual, 0);
            const number = FACES.length * spacesOf(g, ritual);
            for (let i = 0; i < number; i++) out[i] = first + i;
            return number;
          },
          must: [
            must(
              'S9.1.2/tokens',
              'The tokens must be those of the ritual.',
              (g, token, { card }) => g.kit.riteRitual[spaceOf(token)] === ritualOf(g, card),
            ),
            on('S9.3.2', BLOODSTONES, 'The tokens of Bloodstones go on barrage machines.'),
            on('S9.4.2', DEMON, 'The tokens of a Demon go on buildings that have actions.'),
            on('S9.6.2', POSSESSION, 'The tokens of Possession must go on heroic orders not yet used in this round.'),
            must('S9.1.2/apart', 'Each token lies on a different space.', (g, token, _L, list) => {
              if (g.rite[spaceOf(token)] !== NO_TOKEN) return false;
              for (let i = 0; i < list.length; i++) if (spaceOf(list[i]) === spaceOf(token)) return false;
              return true;
            }),
            must(
              'S17.5.2',
              'Only under Devoted Warlocks does a bluff count as a second target.',
              (g, token) => faceOf(token) !== SECOND || seconds(g) > 0,
            ),
            must(
              'S9.1.1',
              'A ritual has one target and two bluffs.',
              (g, token, { card }, list) => faces(list, faceOf(token)) < stockOf(g, ritualOf(g, card), faceOf(token)),
            ),
          ],
          enough: [must('S9.1.2/one', 'At least one token is placed.', (_g, list) => list.length > 0)],
          most: (g, { card }) => g.kit.ritualTargets[ritualOf(g, card)] + g.kit.ritualBluffs[ritualOf(g, card)],
        }),
      },
      do: (g, L, x, { tokens }) => place(g, L, x, tokens),
    }),
  ],
});

export const ritual = procedure('ritual', placing, [ask('S9.1.2', placeTokens)]);
