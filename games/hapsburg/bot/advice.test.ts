import { Random, Situation } from '@ravelin/engine';
import { addAll, chanceIn, Holding, judging, warsBy } from '@ravelin/games/empires/bot';
import { advised, cardsBut, playedByThumb, strayOfKept } from '@ravelin/games/empires/testing';
import { describe, expect, it } from 'vitest';
import { kernel, kit, type Table, table } from '../testing.ts';
import { advice } from './advice.ts';
import { knowledge, network } from './index.ts';

const { chosenIn, featureIn } = advised(kernel, advice, table);

describe('the rule of thumb', () => {
  it('makes lawful moves only, the same for the same chance', () => {
    const { wrong, g } = playedByThumb(kernel, kit);
    expect(wrong).toEqual([]);
    expect(g.turn).toBeGreaterThan(10);
  });

  it('throws back a Front that stands before Vienna', () => {
    expect(chosenIn({ card: 5, fronts: { polish: 1, carpathian: 6 } })).toMatch(/^attack polish/);
  });

  it('holds the last loyal Nationality', () => {
    const setting: Table = {
      card: 5,
      loyalty: { czech: 0, croat: 0, hungarian: 1 },
      fronts: { polish: 5, carpathian: 6 },
    };
    expect(chosenIn(setting)).toMatch(/^influence/);
  });

  it('builds the Trench Line', () => {
    expect(chosenIn({ card: 17, fronts: { balkan: 5, polish: 5, carpathian: 6, italian: 4 } })).toBe('trench');
  });

  it('saves a war by a Resource where it can (H10.2.1)', () => {
    const defeats = ['cer', 'mons', 'tannenberg', 'drina', 'lodz', 'falklands'];
    const lost: Table = { card: 9, at: 'will', options: ['emergency-aid'], defeats, fields: { will: -5 } };
    expect(chosenIn({ ...lost, resources: { western: 1, eastern: 2 } })).toBe('park eastern');
  });

  it('spends a marker on an Advance into Vienna, and none on a far Front', () => {
    const advancing = (polish: number): Table => ({
      card: 10,
      at: 'advance',
      fronts: { polish },
      fields: { intercepts: 1 },
    });
    expect(chosenIn(advancing(1))).toBe('intercept polish');
    expect(chosenIn(advancing(5))).toBe('let polish advance');
  });
});

describe('what a search tries', () => {
  const tried = (cards: number): number => {
    const played = cardsBut(kit, 5).slice(0, cards - 1);
    const { state } = table({ card: 5, played, fronts: { polish: 3, carpathian: 3, italian: 3, balkan: 3 } });
    return advice.candidates?.(new Situation(kernel as never, state, new Random('tried')))?.length ?? 0;
  };

  it('is more in the last turns, in which a try tells much', () => {
    expect(tried(10)).toBeLessThanOrEqual(5);
    expect(tried(45)).toBeGreaterThan(5);
  });
});

describe('the judgement', () => {
  it('is the same whatever was judged before', () => {
    expect(strayOfKept(kernel, kit, knowledge, network)).toBeLessThan(1e-9);
  });
});

describe('a turn that is past', () => {
  it('is not carried out again: the Fortress is as it stands', () => {
    const { state } = table({ card: 5, fronts: { carpathian: 3 }, fields: { fortress: 1 } });
    const holding = new Holding();
    addAll(knowledge, state, 'past', holding);
    const judge = judging(knowledge, network);
    expect(judge(state, 'past')(state, false)).toBeCloseTo(chanceIn(network, holding), 12);
    expect(judge(state, 'acting')(state, true)).not.toBeCloseTo(chanceIn(network, holding), 4);
  });
});

describe('a war to learn from', () => {
  const learning = { lambda: 0.5, slips: 0.3, consolation: 0.5 };
  const war = () => warsBy(kernel, knowledge, network)(kit, '1914', {}, new Random('a war'), learning);

  it('gives a lesson for each decision, and one for each turn but the last', () => {
    const { lessons, turns } = war();
    expect(lessons.length).toBeGreaterThan(turns);
    expect(lessons.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true);
    const inputs = lessons.flatMap(({ holding }) => holding.inputs);
    expect(inputs.every((input) => input < knowledge.layout.size)).toBe(true);
  });

  it('is the same for the same chance', () => {
    expect(war()).toEqual(war());
  });
});

describe('the features', () => {
  it('fear a near Front, a low will and Revolts', () => {
    expect(featureIn({ card: 5, fronts: { italian: 1 } }, 'italian')).toBeLessThan(
      featureIn({ card: 5, fronts: { italian: 4 } }, 'italian'),
    );
    expect(featureIn({ card: 5, defeats: ['cer', 'mons', 'drina'] }, 'will')).toBeLessThan(
      featureIn({ card: 5 }, 'will'),
    );
    expect(featureIn({ card: 5, loyalty: { czech: 0 } }, 'loyalty')).toBeLessThan(featureIn({ card: 5 }, 'loyalty'));
  });

  it('value what is kept', () => {
    expect(featureIn({ card: 5, fields: { intercepts: 3 } }, 'markers')).toBeGreaterThan(
      featureIn({ card: 5 }, 'markers'),
    );
    expect(featureIn({ card: 5, resources: { western: 2 } }, 'resources')).toBeGreaterThan(
      featureIn({ card: 5 }, 'resources'),
    );
  });

  it('have a sentence in both languages, each once', () => {
    const sentences = advice.features.flatMap(({ good, bad }) => [good.en, good.de, bad.en, bad.de]);
    expect(sentences.every((sentence) => sentence.length > 10)).toBe(true);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
