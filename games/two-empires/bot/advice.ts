import { type Advice, type Move, type Plan, planOf, type Situation } from '@ravelin/engine';
import { TRIALS, valueOfOne, worthTrying } from '@ravelin/games/empires/bot';
import { chanceOfForcing } from '@ravelin/games/ottoman-sunset/bot';
import { type Both, HAPSBURG, NATIONS, OTTOMAN, other } from '../rules/both.ts';
import calibration from './calibration.json' with { type: 'json' };
import { chanceOfNation, chancesOf, FEATURES, measure, plainOf } from './nations.ts';
import { scoresOf, warOfKind } from './scores.ts';

/** How the game of both empires is played: each nation by what its own game knows. */

const onlyOf = (at: Situation<Both>, id: string): Move => ({ kind: at.kind(id), chosen: [] });

/** E4.1.1: ships for the Narrows as long as they save the Ottomans more than they cost the Hapsburgs. */
const sailToNarrows = (at: Situation<Both>): Move => {
  const [h, o] = at.g.parts;
  const { naval } = at.g.kit;
  const holds = chanceOfNation(at.g, OTTOMAN);
  const chance = chancesOf(at.g, HAPSBURG, at);
  return at.best(at.moves(), ({ chosen: [ships] }) => {
    const left = { ...h, resources: h.resources.map((n, theater) => (theater === naval ? n - ships : n)) };
    return chance(left, false) + (1 - chanceOfForcing(o, o.kit.fortitude - ships)) * holds;
  });
};

/** What is asked in this book alone. */
const PLAIN: Readonly<Record<string, (at: Situation<Both>) => Move>> = {
  // E2.2.2: aid costs the one who takes it nothing.
  consent: (at) => onlyOf(at, 'agree'),
  'sail-narrows': sailToNarrows,
  // E4.1.3: a Resource is worth more than one pip.
  'sail-uboats': (at) => ({ kind: at.kind('sail'), chosen: [0] }),
  // E8.2.5: a failed theft costs a Victory, and two in three fail.
  'steal-hapsburg': (at) => onlyOf(at, 'leave alone'),
  'steal-ottoman': (at) => onlyOf(at, 'leave alone'),
};

/** A decision that needs no judgement. */
const obvious = (at: Situation<Both>): Move | undefined => {
  const own = PLAIN[at.decision];
  if (own) return own(at);
  const war = warOfKind(at, 0);
  return war.part === undefined ? undefined : plainOf(war.part, at.decision)?.(war, at);
};

/** Cards until the war of both is over. */
const cardsToCome = ({ parts }: Both): number =>
  Math.max(...parts.map((war) => (war.over ? 0 : war.kit.cards.length - war.turn)));

const thumb = (at: Situation<Both>): Move => obvious(at) ?? at.best(at.moves(), scoresOf(at).once);

/** E0.3.2: what this chance of the nation that undertakes is worth, with what the other has. */
const valueAt = (at: Situation<Both>): ((chance: number) => number) => {
  if (at.g.two) return valueOfOne;
  const others = chanceOfNation(at.g, other(warOfKind(at, 0).part ?? at.g.turnOf));
  return (chance) => chance + others - 1;
};

/** The decisions in which one undertaking follows another. */
const UNDERTAKINGS: readonly string[] = NATIONS.map((nation) => `${nation}-action`);

const candidates = (at: Situation<Both>): Plan<Both>[] => {
  const only = obvious(at);
  if (only) return [planOf(only)];
  const judged = { ...scoresOf(at), valued: valueAt(at) };
  return worthTrying(at.moves(), judged, cardsToCome(at.g), UNDERTAKINGS.includes(at.decision));
};

export const advice: Advice<Both> = {
  features: FEATURES,
  measure,
  weights: { bias: 0, of: FEATURES.map(() => 1), made: 'Those of the two games.' },
  // E0.3.2: one player wants both to live.
  value: (g, seat) =>
    g.two ? valueOfOne(chanceOfNation(g, seat)) : chanceOfNation(g, HAPSBURG) + chanceOfNation(g, OTTOMAN) - 1,
  calibration,
  thumb,
  candidates,
  trials: TRIALS,
  // Two wars are played to their end in each trial.
  levels: { captain: { iterations: 10 }, colonel: { iterations: 60 } },
  analysed: 1 / 6,
};
