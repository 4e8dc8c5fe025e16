import { formatMove, type Move, Random, Situation, type Source, viewState, worlds } from '@ravelin/engine';
import { describe, expect, it } from 'vitest';
import { type Kit, RECONSTRUCTED, type Siege, stronghold } from '../index.ts';
import { bare, due, kernel, kit, LINE, type Setting, table } from '../testing.ts';
import { advice } from './advice.ts';
import { Defence } from './defence.ts';
import { FEATURES } from './features.ts';
import { hold, marginNow, marginSoon } from './reckoning.ts';

const section = (id: string): number => kit.sections.indexOf(id);

const positionOf = (setting: Setting): Siege => table(setting).state;

const features = (g: Siege): Map<string, number> => {
  const out: number[] = [];
  advice.measure(g, out);
  return new Map(FEATURES.map(({ id }, i) => [id, out[i]]));
};

const situation = (g: Siege, source: Source): Situation<Siege> => new Situation<Siege>(kernel as never, g, source);

/** What the rule of thumb does at the decision that is due, in its notation. */
const thumbOf = (setting: Setting, seed = 'thumb'): string => {
  const match = table(setting);
  const g = match.state;
  const move = advice.thumb(situation(g, new Random(seed)));
  return formatMove(kernel, match.state, move);
};

describe('what a section holds', () => {
  it('is twice its units, and components, hero and bay windows (S19.8.4)', () => {
    const g = positionOf({ set: { garrison: { 'L2 marksman': 1, 'L2 soldier': 1 }, walls: { L2: 2 } } });
    expect(hold(g, section('L2'))).toBe(2 * 3 + 2 + 2);
  });

  it('is less by what stands there; by more than it holds the wall falls', () => {
    const set = { ...bare('L4'), horde: { 'L4 troll': 2 } };
    expect(marginNow(positionOf({ set: { ...set, walls: { L4: 6 } } }), section('L4'))).toBe(0);
    expect(marginNow(positionOf({ set: { ...set, walls: { L4: 5 } } }), section('L4'))).toBe(-1);
  });

  it('counts those whom two maneuvers can bring, in the spaces that are there', () => {
    const none = { 'FL goblin': 0, 'FL orc': 0, 'FL troll': 0 };
    const near = positionOf({ set: { ...bare('L4'), horde: { ...none, 'A3 troll': 2, 'FL orc': 3 } } });
    expect(marginSoon(near, section('L4'))).toBe(-(2 * 3 + 2));
    expect(marginSoon(near, section('R5'))).toBeGreaterThan(5);
  });

  it('knows what cauldrons and siege towers do', () => {
    const set = { ...bare('L4'), horde: { 'L4 troll': 2 }, walls: { L4: 4 } };
    const plain = marginNow(positionOf({ set }), section('L4'));
    const cauldron = positionOf({ set: { ...set, cauldron: { 'L4 troll': 'yes' } } });
    expect(marginNow(cauldron, section('L4'))).toBe(plain + 3);
    const tower = positionOf({ set: { ...set, horde: { 'L4 troll': 2, 'L4 siege tower': 1 } } });
    expect(marginNow(tower, section('L4'))).toBe(plain - 4);
  });
});

describe('features', () => {
  it('are as many as weights, and all within reason', () => {
    expect(advice.weights.of).toHaveLength(FEATURES.length);
    const out: number[] = [];
    advice.measure(positionOf({}), out);
    expect(out).toHaveLength(FEATURES.length);
    for (const value of out) expect(Math.abs(value)).toBeLessThan(2);
  });

  it('say that a defender unit more on the wall is good for the defender, an invader unit before it for the invader', () => {
    const value = (setting: Setting): number => advice.value(positionOf(setting), 0);
    const start = value({});
    expect(value({ set: { garrison: { 'L3 veteran': 1 } } })).toBeLessThan(start);
    expect(value({ set: { horde: { 'A2 troll': 3 } } })).toBeGreaterThan(start);
    expect(value({ set: { walls: { L1: 4, L4: 4 } } })).toBeLessThan(start);
    expect(advice.value(positionOf({}), 1)).toBeCloseTo(-start);
  });

  it('see the weakest section', () => {
    const weak = features(positionOf({ set: { ...bare('R2'), horde: { 'B1 troll': 3 } } }));
    const strong = features(positionOf({ set: { horde: { 'B1 troll': 3 } } }));
    const id = 'weakest section in the Phase 6 to come';
    expect(weak.get(id)).toBeLessThan(strong.get(id) as number);
  });
});

describe('the rule of thumb', () => {
  it('makes lawful moves only, also after moves at random', () => {
    for (let game = 0; game < 2; game++) {
      const source = new Random(`lawful ${game}`);
      const x = kernel.play(new Random(`dice ${game}`));
      const g = kernel.start(RECONSTRUCTED.kit, 'standard', {}, x);
      for (let n = 0; !g.over; n++) {
        const view = viewState(kernel, g, g.seat, 'memory');
        const world = worlds<Siege, Kit>(kernel, view, g.seat).draw(source);
        const before = JSON.stringify(world);
        const move = advice.thumb(situation(world, source));
        if (n % 50 === 0) expect(JSON.stringify(world)).toBe(before);
        expect(kernel.wellFormed(g, move)).toBe(true);
        expect(kernel.refusals(g, move)).toEqual([]);
        kernel.apply(g, source.int(100) < 25 * game ? kernel.random(g, source) : move, x);
      }
    }
  });

  it('does the same with the same chance', () => {
    expect(thumbOf({}, 'one')).toBe(thumbOf({}, 'one'));
  });

  it('passes over cards that give the defender more time than they are worth', () => {
    const line = [...LINE.slice(0, 6), 'poison', 'trainer', 'maneuver'];
    const late = { round: 4, next: 6, supply: { goblin: 4, orc: 6 } };
    expect(thumbOf({ line, set: late })).toBe('use maneuver for nothing');
    expect(thumbOf({ set: { round: 1, next: 2, wood: 5, supply: { troll: 2 } } })).toBe('use ballista for troll');
  });

  it('wins the melee where invader units stand, before it strengthens what nobody attacks', () => {
    const horde = {
      'FL goblin': 0,
      'FL orc': 0,
      'FL troll': 0,
      'FR goblin': 0,
      'FR orc': 0,
      'FR troll': 0,
      'L1 orc': 3,
    };
    const g = positionOf({ set: { horde, hourglasses: 1 }, at: 'defender phase' });
    const defence = new Defence(g);
    expect(defence.gain(section('L1'), 0, 1)).toBeGreaterThan(0.8);
    expect(defence.gain(section('R5'), 0, 1)).toBeLessThan(0.2);
  });

  it('begins a round with Briefing', () => {
    expect(thumbOf({})).toBe('use briefing for nothing');
  });

  it('mends the section that would fall in this assault', () => {
    const move = thumbOf({
      set: {
        ...bare('L4'),
        horde: { 'L4 orc': 1 },
        hourglasses: 1,
        next: kit.lineLength,
      },
      at: 'defender phase',
    });
    expect(move).toMatch(/L4$/);
  });

  it('sends those who stand before an empty section to breach it', () => {
    const match = table({ set: { ...bare('L4'), horde: { 'A3 troll': 3 }, round: 7 }, at: 'maneuvers' });
    for (let n = 0; n < 20 && due(match) !== 'orders' && match.state.horde[kit.hordes.indexOf('L4 troll')] === 0; n++) {
      const move = advice.thumb(situation(match.state, new Random(`${n}`)));
      match.play(formatMove(kernel, match.state, move));
    }
    expect(match.state.horde[kit.hordes.indexOf('L4 troll')]).toBe(3);
  });
});

it('a course is followed until a trap upsets it', () => {
  const g = kernel.clone(
    table({
      set: {
        ...bare('L1', 'L2', 'L3', 'L4'),
        horde: { 'FL goblin': 9, 'FL orc': 0, 'FL troll': 0 },
        trap: { 'FL-A1': 'goblin trap', 'FL-A2': 'goblin trap', 'FL-A3': 'goblin trap' },
        trapOpen: { 'FL-A1': 'yes', 'FL-A2': 'yes', 'FL-A3': 'yes' },
      },
      at: 'maneuvers',
    }).state,
  );
  const source = new Random('course');
  const course = advice.course?.(situation(g, source));
  let move = course?.first(situation(g, source));
  let made = 0;
  for (; move; made++) {
    expect(kernel.refusals(g, move)).toEqual([]);
    kernel.apply(g, move, kernel.play(source));
    move = course?.next?.(situation(g, source));
  }
  // The goblins that were to go on to the wall are dead: the course knows no more.
  expect(made).toBeGreaterThan(2);
  expect(['maneuver', 'maneuver choice']).toContain(kernel.pending(g)?.decision.id);
  expect(advice.course?.(situation(g, source))).toBeDefined();
});

describe('the ways that are searched among', () => {
  const lawful = (g: Siege, move: Move): void => {
    expect(kernel.wellFormed(g, move)).toBe(true);
    expect(kernel.refusals(g, move)).toEqual([]);
  };

  it('are lawful to their end', () => {
    const source = new Random('plans');
    const x = kernel.play(new Random('dice of plans'));
    const g = kernel.start(RECONSTRUCTED.kit, 'standard', {}, x);
    for (let n = 0; !g.over; n++) {
      const at = situation(g, source);
      if (n % 5 === 0)
        for (const plan of advice.candidates?.(at) ?? []) {
          const world = kernel.clone(g);
          let move: Move | undefined = plan.first(at);
          while (move && !world.over) {
            lawful(world, move);
            kernel.apply(world, move, kernel.play(source));
            move = world.seat === g.seat && !world.over ? plan.next?.(situation(world, source)) : undefined;
          }
        }
      kernel.apply(g, advice.thumb(at), x);
    }
  });

  it('are plans for the whole of Phase 6', () => {
    const match = table({ set: { horde: { 'A3 troll': 3 } }, at: 'maneuvers' });
    const ids = advice.candidates?.(situation(match.state, new Random('ids')))?.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(6);
  });
});

it('judges positions where the next card is chosen, and nowhere else', () => {
  const match = table({});
  expect(due(match)).toBe('card');
  expect(kernel.pending(match.state)?.decision.quiet).toBe(true);
  match.play('use briefing for nothing');
  expect(due(match)).toBe('exchange');
  expect(kernel.pending(match.state)?.decision.quiet).toBeUndefined();
  expect(stronghold.advice).toBe(advice);
});
