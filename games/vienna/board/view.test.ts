import { expect, test } from 'vitest';
import { go, table } from '../testing.ts';
import { type Battle, battleOf } from './view.ts';

/** What the panel of a battle says of it: who has decided what, and who has won. */

type AnyMatch = ReturnType<typeof table>;

const battleIn = (match: AnyMatch): Battle => {
  const battle = battleOf(match.viewJson(0));
  if (!battle) throw new Error('There is no battle.');
  return battle;
};

const assault = () =>
  table({
    hexes: { 'glacis-c': { control: 'ottoman', improvised: 2 } },
    ottoman: { hand: ['OS1', 'OS2'] },
    // Nine Cannons fire at an attacker to whom the hex is left; none hits.
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1],
  });

test('V11.2 the defender still has to contest the attack or to give way', () => {
  const match = assault();
  go(match, 'assault cw-c with OS1');
  expect(battleIn(match)).toMatchObject({ answered: 'not yet', winner: undefined, reckons: false, step: 0 });
});

test('V11.3.5 a hex that was given up is won by the attacker, without a reckoning and without works that keep Troops back', () => {
  const match = assault();
  go(match, 'assault cw-c with OS1', 'give way');
  expect(match.viewJson(0).control).toMatchObject({ 'cw-c': 'ottoman' });
  expect(battleIn(match)).toMatchObject({ answered: 'gave way', winner: 'ottoman', reckons: false, step: 0 });
});

test('V13.7.4 a battle that was contested has its winner from the rules, and its lines are reckoned as long as they lie there', () => {
  const match = table({
    hexes: { 'glacis-c': { control: 'ottoman', improvised: 2 }, 'cw-c': { cannons: 0, improvised: 0 } },
    ottoman: { hand: ['OS1', 'OS2'] },
    habsburg: { hand: ['HS1', 'HS2'] },
  });
  go(match, 'assault cw-c with OS1', 'contest', 'send yeniceri x3');
  expect(battleIn(match)).toMatchObject({ answered: 'contested', winner: undefined, reckons: false, step: 1 });
  match.script([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  go(match, 'send militia x3');
  expect(battleIn(match)).toMatchObject({ answered: 'contested', winner: 'ottoman', reckons: true, step: 7 });
});
