/// <reference types="vite/client" />
import { citationsIn, NONE, parseRulebook } from '@ravelin/engine';
import { type Loose, variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED, readComponents, SLOW_MANEUVER } from './kit.ts';
import { ACTION, CARD, DEFENDER_UNITS, INVADER_UNITS, MACHINES, OBJECTIVE, PLAN } from './names.ts';
import type { ComponentFiles } from './schema.ts';

/** The reconstructed set against the text of the rulebook, its board as tables, and component sets from outside. */

const { kit } = RECONSTRUCTED;
const { files, limits } = kit;
const texts = import.meta.glob<string>('../rulebook/*.md', { query: '?raw', import: 'default', eager: true });
const book = parseRulebook(Object.entries(texts).map(([name, text]) => ({ name, text })));
const text = (rule: string): string => {
  const found = book.paragraphs.find((one) => one.rule === rule);
  if (!found) throw new Error(`There is no ${rule}.`);
  return found.text;
};
const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);
const total = (starts: readonly (readonly number[])[]): number[] => [0, 1, 2].map((i) => sum(starts.map((s) => s[i])));
const section = (id: string): number => kit.sections.indexOf(id);
const place = (id: string): number => kit.places.indexOf(id);
const idsOf = (numbers: readonly number[], names: readonly string[]): string[] => numbers.map((n) => names[n]);

describe('The rulebook', () => {
  test('S1.6.1 it is well formed', () => {
    expect(book.problems).toEqual([]);
    expect([...book.chapters.keys()].slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => `S${i + 1}`));
  });

  test('S1.6.1 every paragraph it refers to is there', () => {
    const numbers = book.paragraphs.map(({ rule }) => rule);
    const dangling = book.paragraphs.flatMap(({ rule, text: said }) =>
      citationsIn(said, 'S')
        .filter((cited) => !numbers.some((one) => one === cited || one.startsWith(`${cited}.`)))
        .map((cited) => `${rule}: ${cited}`),
    );
    expect(dangling).toEqual([]);
  });

  test('S1.6.2 every ruling from R1 to R80 is told somewhere', () => {
    const told = new Set(book.paragraphs.flatMap(({ rulings }) => rulings));
    expect([...told].map((one) => Number(one.slice(1))).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 80 }, (_, i) => i + 1),
    );
  });

  test('S1.6.1 every card, action, objective and plan names the paragraphs that tell it', () => {
    const named = [
      ...kit.cardRule,
      ...kit.actionRule,
      ...files.buildings.map(({ rule }) => rule),
      ...[...kit.objective, ...kit.plan].map(({ rule }) => rule),
    ];
    for (const rule of named) expect(book.paragraphs.filter((one) => one.rule.startsWith(`${rule}.`))).not.toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    const headed = (rule: string): string =>
      book.paragraphs.find((one) => one.rule.startsWith(`${rule}.`))?.section ?? '';
    for (const { name, rule } of [...kit.objective, ...kit.plan]) expect(headed(rule)).toBe(name);
    for (const { name, rule, phase } of files.cards) if (phase < 6) expect(headed(rule)).toBe(name);
    for (const building of files.buildings)
      for (const { name, rule } of building.actions)
        expect(headed(rule).toLowerCase()).toBe(`${building.name}: ${name}`.toLowerCase());
  });
});

describe('Prices', () => {
  /** The reference cards say each price once more. */
  const reference = book.paragraphs.flatMap((one) => (one.chapter === 'S21' ? one.text : [])).join(' ');
  const units = (alternative: readonly number[]): string =>
    alternative.flatMap((n, unit) => (n > 0 ? `${n} ${INVADER_UNITS[unit]}${n > 1 ? 's' : ''}` : [])).join(' and ');
  const priced = kit.cards.flatMap((id, card) =>
    kit.phase[card] > 1 && kit.phase[card] < 6 ? [[kit.cardPriceRule[card], id, card] as const] : [],
  );

  test.each(priced)('%s %s costs what the paragraph says', (rule, _, card) => {
    const wood = kit.woodPrice[card] > 0 ? [`${kit.woodPrice[card]} wood`] : [];
    const paid = [...wood, kit.unitPrice[card].map(units).join(' or ')].join(' and ');
    const extra = kit.extraHourglasses[card] > 0 ? `, and ${kit.extraHourglasses[card]} hourglass more` : '';
    expect(text(rule)).toMatch(new RegExp(` costs? ${paid}${extra}\\.$`));
    expect(reference).toContain(`${kit.cardNames[card]}: ${paid}${extra}. `);
  });

  const acted = kit.actions.map((id, action) => [kit.actionPriceRule[action], id, action] as const);
  test.each(acted)('%s %s takes the hourglasses of the paragraph', (rule, _, action) => {
    const price = kit.price[action];
    expect(text(rule)).toMatch(new RegExp(` costs? ${price} hourglass(es)?\\.$`));
    expect(reference).toContain(`${kit.actionNames[action]}: ${price} hourglass`);
  });

  test('S4.3.1 the paragraph of a price stands among those of its card or action', () => {
    for (const [card, rule] of kit.cardPriceRule.entries())
      expect(rule.startsWith(`${kit.cardRule[card]}.`)).toBe(true);
    for (const [action, rule] of kit.actionPriceRule.entries())
      expect(rule.startsWith(`${kit.actionRule[action]}.`)).toBe(true);
  });

  test('S10.1.4 the hourglasses of the maneuvers', () => {
    expect(text('S10.1.4')).toContain(
      `gives the defender ${limits.minorHourglasses} hourglasses, the major ${limits.majorHourglasses}.`,
    );
    expect(text('S21.7.1')).toContain(
      `Minor: ${limits.minorHourglasses} hourglasses, up to ${limits.minorUnits} units a place. Major: ${limits.majorHourglasses} hourglasses, up to ${limits.majorUnits}.`,
    );
  });

  test('S10.2.2 the limits of the maneuvers', () => {
    expect(text('S10.2.2')).toContain(`up to ${limits.minorUnits} units`);
    expect(text('S10.2.2')).toContain(`in the major up to ${limits.majorUnits}.`);
  });

  test('S12.3.2 only the two training actions may be filled again', () => {
    expect(kit.actions.filter((_, action) => kit.repeatable[action])).toEqual(['train-soldier', 'train-veteran']);
  });

  test('S12.4.1 what an open card makes dearer', () => {
    const dearer = (list: readonly number[]) =>
      Object.fromEntries(list.flatMap((n, i) => (n ? [[kit.actions[i], n]] : [])));
    expect(dearer(kit.objectiveSurcharge[OBJECTIVE.notASingleStone])).toEqual({ wall: 1 });
    expect(dearer(kit.planSurcharge[PLAN.boilingReserve])).toEqual({ cauldron: 1 });
    expect(dearer(kit.planSurcharge[PLAN.nightMasons])).toEqual({ wall: 1 });
    expect(dearer(kit.planSurcharge[PLAN.pleaForAMiracle])).toEqual({
      'marksmen-blessing': 1,
      'orders-mix-up': 1,
      sharpshooters: 1,
      'unearthly-glare': 1,
    });
    expect(dearer(kit.planSurcharge[PLAN.scorchedPaths])).toEqual({ malfunction: 1, spy: 1, trap: 1 });
    expect(sum([...kit.objectiveSurcharge, ...kit.planSurcharge].flat())).toBe(10);
  });
});

describe('The board', () => {
  test('S2.1.3 and S2.2.1 two foregrounds, seven ramparts, nine sections, seven towers, 21 paths', () => {
    expect([kit.foregrounds, kit.ramparts, kit.sections, kit.towers, kit.paths].map((list) => list.length)).toEqual([
      2, 7, 9, 7, 21,
    ]);
    for (const kind of ['foreground', 'rampart', 'marauders', 'section', 'tower', 'building'] as const)
      expect(kit.placeKind.indexOf(kind)).toBe(kit.first[kind]);
  });

  test('S2.2.2 the spaces of the sections', () => {
    const wide = kit.sections.filter((_, one) => kit.defenderSpaces[one] === 3);
    expect(text('S2.2.2')).toContain(`${wide.slice(0, -1).join(', ')} and ${wide.at(-1)} have three defender and four`);
    expect(kit.invaderSpaces).toEqual(kit.defenderSpaces.map((n) => n + 1));
    expect(kit.defenderSpaces.filter((n) => n !== 3 && n !== 2)).toEqual([]);
  });

  test('S2.3.3 the sections to which each rampart leads', () => {
    const leads = kit.ramparts.map((id, r) => `${id} to ${idsOf(kit.rampartSections[r], kit.sections).join(' and ')}`);
    expect(text('S2.3.3')).toContain(`${leads.join(', ')}.`);
    for (const [one, ramparts] of kit.sectionRamparts.entries())
      expect(ramparts).toEqual([...kit.ramparts.keys()].filter((r) => kit.rampartSections[r].includes(one)));
  });

  test('S2.3.2 every rampart is entered from its foreground, B4 from B3 alone', () => {
    const from = kit.ramparts.map((_, r) =>
      kit.pathsTo[kit.first.rampart + r].map((path) => kit.places[kit.pathFrom[path]]),
    );
    expect(from).toEqual([['FL'], ['FL'], ['FL'], ['FR'], ['FR'], ['FR'], ['B3']]);
  });

  test('S2.4.1 the rampart opposite each tower, and the sections beside it', () => {
    const opposite = kit.towers.map((id, t) => `${id} to ${kit.ramparts[kit.towerRampart[t]]}`);
    expect(text('S2.4.1')).toContain(`${opposite.join(', ')}.`);
    expect(kit.towerSections).toEqual(kit.towerRampart.map((r) => kit.rampartSections[r]));
    expect(kit.rampartTower.map((t) => kit.towerRampart[t])).toEqual([...kit.ramparts.keys()]);
  });

  test('S2.4.2 the neighbours of a rampart for cannons', () => {
    const next = Object.fromEntries(kit.ramparts.map((id, r) => [id, idsOf(kit.cannonNeighbours[r], kit.ramparts)]));
    expect(next).toEqual({
      A1: ['A2'],
      A2: ['A1', 'A3'],
      A3: ['A2'],
      B1: ['B2'],
      B2: ['B1', 'B3'],
      B3: ['B2', 'B4'],
      B4: ['B3'],
    });
  });

  test('S10.2.1 B4 moves before the other ramparts', () => {
    expect(kit.waves.map((wave) => idsOf(wave, kit.ramparts))).toEqual([['B4'], ['A1', 'A2', 'A3', 'B1', 'B2', 'B3']]);
  });

  test('S11.5.3 how many paths lead from a place to a section', () => {
    expect(kit.steps[place('FR')].slice(section('R1'))).toEqual([2, 2, 2, 2, 3]);
    expect(kit.steps[place('FL')][section('R1')]).toBe(NONE);
    expect(kit.steps[place('B3')][section('R5')]).toBe(2);
    expect(kit.steps[place('B3')][section('R4')]).toBe(1);
    expect(kit.steps[place('B1')][section('R5')]).toBe(NONE);
  });

  test('S13.1.2 and S13.1.3 a unit moves from a section or tower', () => {
    const from = (id: string) => idsOf(kit.unitMoves[place(id)], kit.places).sort();
    expect(from('L2')).toEqual(['L1', 'L3', 'TL1', 'TL2', 'barracks', 'courtyard', 'guard-house']);
    expect(from('R1')).toEqual(['R2', 'TR1', 'barracks', 'courtyard', 'guard-house']);
    expect(from('TR4')).toEqual(['R4', 'R5', 'barracks', 'courtyard', 'guard-house']);
  });

  test('S13.1.4 and S13.1.7 a unit moves from a building to any place but a worker space and the Hospital', () => {
    const walls = [...kit.sections, ...kit.towers];
    for (const id of ['forge', 'workshop', 'scouts', 'cathedral'])
      expect(idsOf(kit.unitMoves[place(id)], kit.places).sort()).toEqual(
        [...walls, 'barracks', 'courtyard', 'guard-house'].sort(),
      );
    expect(idsOf(kit.unitMoves[place('barracks')], kit.places)).toEqual([...walls, 'courtyard', 'guard-house']);
  });

  test('S13.1.10 nobody moves from the Hospital', () => {
    expect(kit.unitMoves[place('hospital')]).toEqual([]);
  });

  test('S13.2.1 a hero moves along the wall and through the Courtyard', () => {
    expect(idsOf(kit.heroMoves[place('L2')], kit.places)).toEqual(['L1', 'L3', 'courtyard']);
    expect(idsOf(kit.heroMoves[place('courtyard')], kit.places)).toEqual(kit.sections);
    expect(kit.heroMoves[place('barracks')]).toEqual([]);
    expect(kit.heroMoves[place('TL1')]).toEqual([]);
  });
});

describe('Setting up', () => {
  test('S3.1.2 the invader: what stands outside, and what is left for the bag', () => {
    const out = total([...kit.foregroundStart, kit.maraudersStart]);
    expect(kit.foregroundStart).toEqual([
      [1, 3, 1],
      [1, 3, 1],
    ]);
    expect(kit.maraudersStart).toEqual([1, 1, 0]);
    expect(kit.invaderStock.map((n, unit) => n - out[unit])).toEqual([57, 93, 38]);
  });

  test('S3.2.1 and S3.2.3 the defender: what stands inside, and what is left in the supply', () => {
    expect(total(kit.sectionStart)).toEqual([11, 9, 0]);
    const inside = total([...kit.sectionStart, ...kit.buildingStart]);
    expect(kit.defenderStock.map((n, unit) => n - inside[unit])).toEqual([2, 10, 3]);
    const unmarked = kit.sections.filter((_, one) => kit.defenderSpaces[one] > sum(kit.sectionStart[one]));
    expect(unmarked).toEqual(['L3', 'R3']);
  });

  test('S3.2.2 two wall components on each section leave five', () => {
    expect(new Set(kit.sectionComponents)).toEqual(new Set([2]));
    expect(kit.components - sum(kit.sectionComponents)).toBe(5);
  });

  test('S3.2.4 where the heroes start', () => {
    expect(text('S3.2.4')).toBe(
      `The Warrior stands on ${kit.sections[kit.heroStart[0]]}, the Officer on ${kit.sections[kit.heroStart[1]]}.`,
    );
  });

  test('S1.2.5 the units of the box', () => {
    const said = (units: readonly string[], stock: readonly number[]) =>
      units.map((unit, i) => `${stock[i]} ${unit === 'marksman' ? 'marksmen' : `${unit}s`}`);
    for (const part of [...said(INVADER_UNITS, kit.invaderStock), ...said(DEFENDER_UNITS, kit.defenderStock)])
      expect(text('S1.2.5')).toContain(part);
  });

  test('S18.2.6 and S19.4.4 the hit cards', () => {
    const shown = kit.cannonKills.map((kills) => INVADER_UNITS.filter((_, unit) => kills[unit]).join(' or ') || 'none');
    expect(text('S18.2.6')).toContain(`${shown.join('; ')}.`);
    expect(shown.filter((_, card) => kit.poleHits[card])).toEqual(['none', 'goblin or orc', 'orc or troll']);
  });

  test('S4.1.1 two cards of Phase 1, five of each set, one of Phase 6', () => {
    expect(kit.cardsOfPhase.map((cards) => cards.length)).toEqual([0, 2, 5, 5, 5, 5, 1]);
    expect(kit.cardKind[CARD.trebuchet]).toBe(MACHINES.indexOf('trebuchet'));
    expect(idsOf(kit.cardsOfPhase[4], kit.cards)).toEqual(files.cards.filter((c) => c.phase === 4).map(({ id }) => id));
  });
});

describe('Provenance', () => {
  test('S1.7.3 the marks are explained', () => {
    expect(Object.keys(files.set.provenance)).toEqual(['RB', 'RB*', 'PUB', 'REC']);
  });

  test('S1.7.2 what decides the balance is marked as reconstructed', () => {
    for (const { source } of files.board.sections) expect(source.invaders).toBe('REC');
    for (const { actions } of files.buildings) for (const { source } of actions) expect(source.price).toBe('REC');
    expect([limits.source.minorHourglasses, limits.source.majorHourglasses]).toEqual(['REC', 'REC']);
    const known = files.cards.filter(({ source }) => source.price !== 'REC').map(({ id }) => id);
    expect(known).toEqual(['briefing', 'resources', 'ballista', 'catapult']);
    expect(files.objectives.filter(({ source }) => source.name === 'RB').map(({ name }) => name)).toEqual([
      'Blood Magic',
      'Not A Single Stone',
      'Devoted Warlocks',
    ]);
  });
});

describe('The set with the slow maneuver', () => {
  const actionsOf = (from: ComponentFiles) => from.buildings.flatMap(({ actions }) => actions);

  test('S10.1.4 differs from the reconstructed one in two numbers, both reconstructed', () => {
    const other = SLOW_MANEUVER.kit.files;
    const alike = (from: ComponentFiles): unknown => ({
      ...from,
      set: { ...from.set, id: '', title: '', text: '', provenance: Object.keys(from.set.provenance) },
      limits: { ...from.limits, minorHourglasses: 0 },
      buildings: actionsOf(from).map((action) => ({ ...action, price: action.id === 'cauldron' ? 0 : action.price })),
    });
    expect(alike(other)).toEqual(alike(files));
    expect([limits.minorHourglasses, other.limits.minorHourglasses]).toEqual([3, 4]);
    expect(other.limits.source.minorHourglasses).toBe('REC');
    const [before, after] = [files, other].map((from) => actionsOf(from).find(({ id }) => id === 'cauldron'));
    expect([before?.price, after?.price]).toEqual([4, 5]);
    expect(after?.source.price).toBe('REC');
    expect(other.set.provenance.REC).toContain('chosen for balance');
    expect(SLOW_MANEUVER.hash).not.toBe(RECONSTRUCTED.hash);
  });
});

describe('Component sets from outside', () => {
  const { changed, complaint } = variants(files, readComponents);
  const another = (change: (files: Loose<ComponentFiles>) => void) => readComponents(changed(change));
  const any = (value: unknown): never => value as never;

  test('S1.7.4 another set changes wall spaces, maneuvers and prices', () => {
    const set = another((one) => {
      one.set.id = 'hard';
      one.board.sections[0].invaders = 5;
      one.limits.minorHourglasses = 2;
      one.cards[2].price.wood = 4;
      one.cards.reverse();
      one.buildings[0].actions[1].price = 3;
    });
    expect(set.id).toBe('hard');
    expect(set.hash).not.toBe(RECONSTRUCTED.hash);
    expect(set.kit.invaderSpaces[section('L1')]).toBe(5);
    expect(set.kit.limits.minorHourglasses).toBe(2);
    expect(set.kit.cards).toEqual(kit.cards);
    expect(set.kit.woodPrice[CARD.ballista]).toBe(4);
    expect(set.kit.price[ACTION.trainVeteran]).toBe(3);
  });

  test('S2.3.1 another set draws other paths, and what follows from them changes too', () => {
    const set = another((one) => {
      one.board.paths = one.board.paths.filter(({ id }) => id !== 'FL-A3');
      one.board.paths.push({ id: 'A2-A3', from: 'A2', to: 'A3', source: 'REC' });
    });
    expect(set.kit.waves.map((wave) => idsOf(wave, kit.ramparts))).toEqual([
      ['A3', 'B4'],
      ['A1', 'A2', 'B1', 'B2', 'B3'],
    ]);
    expect(set.kit.steps[place('FL')][section('L4')]).toBe(3);
  });

  test.each<[string, (one: Loose<ComponentFiles>) => void, string]>([
    ['a datum without a mark', (one) => Reflect.deleteProperty(one.board.paths[0], 'source'), '/board/paths/0/source'],
    [
      'an unknown mark',
      (one) => {
        one.limits.source.rounds = any('hearsay');
      },
      '/limits/source/rounds',
    ],
    [
      'a card that nobody knows',
      (one) => {
        one.cards[3].id = any('ram');
      },
      '/cards/3/id',
    ],
    [
      'a card that is missing',
      (one) => {
        one.cards.pop();
      },
      'cards: "maneuver" is missing.',
    ],
    [
      'a card that is there twice',
      (one) => {
        one.cards[3].id = any('ballista');
      },
      'cards: "ballista" is there twice.',
    ],
    [
      'a card of the wrong phase',
      (one) => {
        one.cards[2].phase = 3;
      },
      'ballista: this is a card of Phase 2.',
    ],
    [
      'an action for nothing',
      (one) => {
        one.buildings[0].actions[0].price = 0;
      },
      '/buildings/0/actions/0/price',
    ],
    [
      'a side without a foreground',
      (one) => {
        one.board.foregrounds.pop();
      },
      'the right side must have one foreground.',
    ],
    [
      'a place twice',
      (one) => {
        one.board.towers[0].id = 'L1';
      },
      'the place "L1" is there twice.',
    ],
    [
      'a path to nowhere',
      (one) => {
        one.board.paths[0].to = 'A9';
      },
      'there is no place "A9".',
    ],
    [
      'a path across the board',
      (one) => {
        one.board.paths[0].to = 'B1';
      },
      'FL-A1: a path leads along one side',
    ],
    [
      'a path back',
      (one) => {
        one.board.paths[1].to = 'FL';
      },
      'A1-L1: a path leads along one side',
    ],
    [
      'two paths as one',
      (one) => {
        one.board.paths[2].to = 'L1';
      },
      'A1-L2: another path joins the same places.',
    ],
    [
      'ramparts in a circle',
      (one) => {
        one.board.paths[15].from = 'B4';
      },
      'lead back to it.',
    ],
    [
      'a tower with two ramparts',
      (one) => {
        one.board.ramparts[1].tower = 'TL1';
      },
      'TL1: one rampart must lie opposite',
    ],
    [
      'a tower across the gate',
      (one) => {
        one.board.towers[0].sections = any(['L1', 'R1']);
      },
      'TL1: a tower stands between',
    ],
    [
      'marauders without a path',
      (one) => {
        one.board.marauders.from = 'B2';
      },
      'no path leads from B2 to B4.',
    ],
    [
      'a hero twice',
      (one) => {
        one.board.sections[0].hero = any('warrior');
      },
      'the warrior must start on one section.',
    ],
    [
      'a stronger orc',
      (one) => {
        one.pieces.invaders[1].strength = 3;
      },
      'their strengths are 1, 2 and 3 (S1.2.1, S1.2.2).',
    ],
    [
      'too many trolls',
      (one) => {
        one.pieces.invaders[2].number = 1;
      },
      'of the kind "troll" start than the box holds.',
    ],
    [
      'too many soldiers',
      (one) => {
        one.pieces.defenders[1].number = 9;
      },
      'of the kind "soldier" start than the box holds.',
    ],
    [
      'a crowded foreground',
      (one) => {
        one.board.foregrounds[0].capacity = 4;
      },
      'FL: more units start there than fit.',
    ],
    [
      'a crowded section',
      (one) => {
        one.board.sections[0].defenders = 2;
      },
      'L1: more units start there than fit.',
    ],
    [
      'a crowded house',
      (one) => {
        one.buildings[4].start = any({ soldier: 1 });
      },
      'guard-house: more units start there',
    ],
    [
      'a crowded worker space',
      (one) => {
        one.buildings[3].start = any({ soldier: 2 });
      },
      'forge: more units start there',
    ],
    [
      'too many components',
      (one) => {
        one.pieces.components = 17;
      },
      'more wall components start than the box holds.',
    ],
    [
      'too much wood',
      (one) => {
        one.limits.startingWood = 21;
      },
      'more wood starts than the box holds.',
    ],
    [
      'more kept than drawn',
      (one) => {
        one.limits.plansKept = 4;
      },
      'kept than drawn.',
    ],
  ])('S1.7.4 %s is refused', (_, change, said) => {
    // Its place stands before it, and its paragraph at the end.
    expect(complaint(change)).toContain(said.replace(/\.$/, ''));
  });
});
