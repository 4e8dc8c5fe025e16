import { Match } from '@ravelin/engine';
import { due, eventsOf, play, refusal, variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Kit, RECONSTRUCTED, readComponents, type Siege } from './index.ts';
import { kernel, position, type Setting } from './testing.ts';

/** S1.7.4: what decides the balance is data. Another component set changes the game, and no code with it. */

const { changed } = variants(RECONSTRUCTED.kit.files, readComponents);
const other = readComponents(
  changed(({ set, board, limits, cards, buildings }) => {
    set.id = 'other';
    for (const section of board.sections) if (section.id === 'L2') section.invaders = 5;
    limits.minorHourglasses = 1;
    limits.majorHourglasses = 9;
    limits.galeHourglasses = 2;
    for (const card of cards) if (card.id === 'banner') card.price.wood = 3;
    for (const action of buildings.flatMap(({ actions }) => actions)) if (action.id === 'wall') action.price = 1;
  }),
);

const table = (setting: Setting, set = other): Match<Siege, Kit> =>
  new Match<Siege, Kit>(kernel, { set, position: position(setting) });

describe('another component set', () => {
  const full: Setting = { set: { horde: { 'L2 goblin': 3, 'A1 goblin': 2 }, next: 9 }, at: 'maneuvers' };
  test('S2.2.2 the invader spaces of a section', () => {
    expect(refusal(play(table(full, RECONSTRUCTED), 'minor'), 'march A1-L2')).toEqual(['S10.2.5']);
    const match = play(table(full), 'minor', 'march A1-L2', 'send goblin, goblin', 'finish');
    expect(match.state.horde[kernel.game.sets[0].kit.hordes.indexOf('L2 goblin')]).toBe(5);
  });
  test.each([
    ['minor', RECONSTRUCTED, 3],
    ['major', RECONSTRUCTED, 5],
    ['minor', other, 1],
    ['major', other, 9],
  ])('S10.1.4 the hourglasses of the %s maneuver', (maneuver, set, number) => {
    const match = table({ set: { next: 8, due: 0 } }, set);
    play(match, 'use maneuver for nothing', maneuver, 'finish', 'orders');
    if (due(match) === 'orders') match.play('no orders');
    expect(eventsOf(match, 'hourglasses handed over').at(-1)).toMatchObject({ number });
  });
  test('S4.3.1 the price of a card', () => {
    const poor: Setting = { set: { supply: { orc: 1 }, wood: 2 } };
    expect(refusal(table(poor, RECONSTRUCTED), 'use banner for orc')).toEqual([]);
    expect(refusal(table(poor), 'use banner for orc')).toEqual(['S4.3.1']);
  });
  test('S12.4.1 the price of an action', () => {
    const phase: Setting = { set: { hourglasses: 1 }, at: 'defender phase' };
    expect(due(play(table(phase, RECONSTRUCTED), 'place wall'))).not.toBe('wall');
    expect(eventsOf(play(table(phase), 'place wall'), 'action completed')).toHaveLength(1);
  });
  test('S9.5.4, S9.5.6 the price of a Gale, known or feared', () => {
    const blown = (face: string, set = other) =>
      table({ set: { hourglasses: 2, rite: { 'gale L1': face } }, at: 'defender phase' }, set);
    const move = 'move L1 soldier to courtyard';
    const warning = (match: Match<Siege, Kit>) => match.warning(match.why(move).move as never);
    expect(refusal(blown('turned', RECONSTRUCTED), move)).toEqual([]);
    expect(refusal(blown('turned'), move)).toEqual(['S9.5.4']);
    expect(warning(blown('target', RECONSTRUCTED))).toBeUndefined();
    expect(warning(blown('target'))).toContain('S9.5.6');
  });
});
