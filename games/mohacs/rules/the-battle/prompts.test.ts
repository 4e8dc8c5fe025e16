import { Match } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { type Battle, type Kit, RECONSTRUCTED } from '../../index.ts';
import { due, type Field, fight, type Game, kernel, play, told } from '../../testing.ts';

/** What a decision is about is said in its prompt: which unit, where, and who has brought it about. */

const prompt = (match: Game): string => kernel.prompt(match.state);

test('M14.0.2 the deployment says which units are placed', () => {
  const match = new Match<Battle, Kit>(kernel, { set: RECONSTRUCTED, scenario: 'mohacs', seed: 'prompts' });
  expect(prompt(match)).toBe('perenyi: choose his hex.');
  play(match, 'post perenyi at 1805', 'post bathyani at 1820', 'post hannibal at 1813', 'post tomori at 1620');
  play(match, 'post zalkan at 1418', 'post raab at 1412', 'plant banner at 1314');
  expect(prompt(match)).toBe('bali-1 to bali-4: choose the 4 hexes in which they stand.');
});

describe('fire', () => {
  test('M9.4.2.1 who is about to be shot at, where, and by whom', () => {
    const units = { 'tomori-1': '1515 S', 'janissary-1': '1614 N' };
    const match = play(fight({ units, command: 'ibrahim', at: 'moves' }), 'fire janissary-1 at tomori-1');
    expect(prompt(match)).toBe('tomori-1 in 1515: about to be shot at by janissary-1 in 1614. Try to counter-charge?');
  });

  test('M7.3.2.3 which archers may shoot back, and at whom', () => {
    const units = { 'zalkan-archer-1': '1515 S', 'akinci-1': '1614 N' };
    const match = play(fight({ units, command: 'ibrahim', at: 'moves' }), 'fire akinci-1 at zalkan-archer-1');
    expect(prompt(match)).toBe('zalkan-archer-1 in 1515: shot at by akinci-1 in 1614. Shoot back?');
  });

  test('M7.3.2.7 who has come, and where', () => {
    const units = { 'hannibal-1': '1515 S', 'bali-1': '1814 N' };
    const match = play(fight({ units, command: 'bali', at: 'moves' }), 'move bali-1 to 1614 facing N');
    expect(prompt(match)).toBe('bali-1: come to 1614, before your archers or muskets. Shoot?');
  });
});

describe('combat', () => {
  const shocked = (dice: number[]) =>
    play(
      fight({ units: { 'tomori-1': '1515 SW', 'janissary-1': '1614 N' }, command: 'ibrahim', dice }),
      'shock janissary-1 left',
      'declared',
    );

  test('M8.1.15 who is attacked by whom', () => {
    expect(prompt(shocked([]))).toBe('Attacked by janissary-1: tomori-1. Counter-charge, give way, or stand?');
  });

  test('M9.4.4.5 whose counter-charge goes in, and from where', () => {
    expect(prompt(play(shocked([0]), 'counter-charge tomori-1'))).toBe(
      'The counter-charge goes in: tomori-1 in 1515. How?',
    );
  });

  test('M10.5.6 who may turn after an empty Continued Attack', () => {
    const units = { 'tomori-1': '1515 S', 'centre-levy-1': '1614 N disordered' };
    const match = play(fight({ units, command: 'tomori', dice: [9] }), 'shock tomori-1 left', 'declared');
    expect(prompt(match)).toBe('tomori-1 in 1614: no enemy is in front. Which way does it turn?');
  });
});

describe('Continuity', () => {
  const apart = (fields: Field['fields']) =>
    fight({
      units: { 'tomori-1': '1515 S', 'bathyani-1': '1519 S', 'bali-1': '2915 N' },
      leaders: { tomori: 'tomori-1', bathyani: 'bathyani-1', bali: 'bali-1' },
      side: 'hungary',
      at: 'free',
      fields: { acted: { hungary: 'yes', ottoman: 'yes' }, ...fields },
    });

  test('M5.2.1.2 another command must be named than the one that has acted', () => {
    const match = play(apart({ eager: 'no' }), 'activate tomori', 'end moves');
    expect(prompt(match)).toBe('Name another command than tomori and try to continue, or pass.');
  });

  test('M14.3.8 as long as the same one is allowed, any command', () => {
    const match = play(apart({ eager: 'yes' }), 'activate tomori', 'end moves');
    expect(prompt(match)).toBe('Name any command and try to continue, or pass.');
  });

  test('M5.3.1.1 the command is announced, to all, before anybody seizes or rolls', () => {
    const match = play(apart({ eager: 'no' }), 'activate tomori', 'end moves', 'continue with bathyani');
    expect(due(match)).toBe('seizure');
    expect(told(match, 'continuity announced')).toEqual([{ rule: 'M5.2.1.1', side: 'hungary', command: 'bathyani' }]);
    expect(match.events(undefined).at(-1)?.event).toBe('continuity announced');
    expect(prompt(match)).toBe('bathyani is to continue. Try to seize Continuity before the die is rolled?');
  });
});
