import { Match } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { kernel } from '../testing.ts';
import { troops } from './1-troops.ts';
import { battle } from './2-battle.ts';
import { response } from './3-response.ts';

/** Plays a lesson as the learner should; gives the match at its end. */
const taught = ({ position, dice, steps, seat }: typeof battle) => {
  const match = new Match(kernel, { set: RECONSTRUCTED, position, script: dice });
  for (const step of steps) {
    if ('plays' in step) for (const move of step.plays) match.play(move);
    else if ('expect' in step) {
      expect(match.seat).toBe(seat);
      match.play(step.expect[0]);
    }
  }
  return match;
};

const last = (match: ReturnType<typeof taught>, event: string) =>
  match
    .events('all')
    .filter((one) => one.event === event)
    .at(-1);

test('V19.5 five Troops are sent, one of them recovered for 1 Morale', () => {
  const match = taught(troops);
  expect(match.positionJson().morale).toMatchObject({ ottoman: 7 });
  expect(match.seat).toBe('ottoman');
});

test('V12.1.11 the lesson tells that one line is enough for all the hexes next to the target', () => {
  const { en, de } = troops.steps[3].text;
  expect(en).toContain(
    'If one of your hexes next to the target has a line to the Camp, you get 1 more for each of your hexes',
  );
  expect(de).toContain(
    'Hat eines deiner Felder neben dem Ziel eine Verbindung zum Lager, bekommst du 1 mehr für jedes',
  );
});

test('V19.7 the tie goes to the defender, and the sacrifice removes both works', () => {
  const match = taught(battle);
  expect(last(match, 'battle decided')).toMatchObject({ winner: 'habsburg', hex: 'cw-c' });
  expect(last(match, 'sacrifice')).toMatchObject({ improvised: 2 });
  expect(match.positionJson().improvised).toMatchObject({ 'cw-c': 0 });
  expect(match.scriptLeft).toEqual([]);
});

test('V19.3 three Troops go to the rear, and then the Habsburgs take their turn', () => {
  const match = taught(response);
  expect(last(match, 'moved to the rear')).toMatchObject({ number: 3 });
  expect(match.seat).toBe('habsburg');
  expect(match.scriptLeft).toEqual([]);
});
