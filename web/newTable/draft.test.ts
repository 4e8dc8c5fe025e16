import type { GameJson } from '@ravelin/table/messages';
import { expect, test } from 'vitest';
import { createDraft, turned } from './draft.ts';
import { createSetUp } from './setUp.ts';

const game = (seats: string[], more: Partial<GameJson> = {}): GameJson => ({
  id: 'any',
  title: 'Any',
  seats,
  scenarios: [{ id: 'one', title: 'One', text: '' }],
  options: [],
  sets: [{ id: 'own', title: 'Own', text: '' }],
  offered: 'own',
  ...more,
});
const draftOf = (one: GameJson) => createDraft(createSetUp(one, (text) => text));

test('it is complete when it opens: me, the Captain, no clock, on this device', () => {
  const of = draftOf(game(['red', 'gold']));
  expect(of.seats()).toEqual({ red: 'here', gold: 'captain' });
  expect([of.pace(), of.onServer(), of.away()]).toEqual(['none', false, false]);
});

test('who is asked by name goes with the seat, and only where somebody is invited', () => {
  const of = draftOf(game(['red', 'gold']));
  of.sit('gold', 'invite');
  of.setDraft('invitees', 'gold', ' Ilka ');
  expect(of.invitees()).toEqual({ gold: 'Ilka' });
  of.swap();
  expect(of.invitees()).toEqual({ red: 'Ilka' });
  of.sit('red', 'open');
  expect(of.invitees()).toEqual({});
});

test('somebody elsewhere brings a clock and the server along, unless a pace was chosen', () => {
  const of = draftOf(game(['red', 'gold']));
  of.sit('gold', 'invite');
  expect([of.pace(), of.onServer(), of.open()]).toEqual(['fast', true, false]);
  of.setDraft('pace', 'none');
  expect([of.pace(), of.onServer()]).toEqual(['none', true]);
  of.sit('gold', 'ensign');
  expect(of.onServer()).toBe(false);
});

test('a clock needs the server, and whoever keeps the game here does without one', () => {
  const of = draftOf(game(['red', 'gold']));
  of.setDraft('pace', 'live');
  expect(of.onServer()).toBe(true);
  of.keepHere();
  expect([of.pace(), of.onServer()]).toEqual(['none', false]);
});

test('a table is either found by all or only by its link', () => {
  const of = draftOf(game(['red', 'gold']));
  of.sit('red', 'invite');
  of.sit('gold', 'open');
  expect(of.seats()).toEqual({ red: 'open', gold: 'open' });
  expect(of.open()).toBe(true);
});

test('changing sides takes the players along, and the other side is the one that is not mine', () => {
  const of = draftOf(game(['red', 'gold']));
  expect(of.otherSide()).toBe('gold');
  of.swap();
  expect(of.seats()).toEqual({ red: 'captain', gold: 'here' });
  expect(of.otherSide()).toBe('red');
  expect(turned({ a: '1', b: '2', c: '3' })).toEqual({ a: '2', b: '3', c: '1' });
});

test('sides are drawn where there is somebody to draw them with', () => {
  const of = draftOf(game(['red', 'gold']));
  expect(of.isDrawn()).toBe(false);
  of.setDraft('lot', true);
  expect(of.isDrawn()).toBe(true);
  // Two at one screen are two persons, but on a server one account has both seats.
  of.sit('gold', 'here');
  expect(of.isDrawn()).toBe(true);
  of.setDraft('kept', true);
  expect(of.isDrawn()).toBe(false);
  of.sit('gold', 'invite');
  expect(of.isDrawn()).toBe(true);
  const alone = draftOf(game(['red']));
  alone.setDraft('lot', true);
  expect(alone.isDrawn()).toBe(false);
});

test('whoever leads all seats is asked once, whatever was chosen for two', () => {
  const players = { id: 'players', title: '', text: '', default: 'one', values: [] };
  const allied = { option: 'players', value: 'one', rule: 'E0.3.2' };
  const setUp = createSetUp(game(['red', 'gold'], { options: [players], allied }), (text) => text);
  const of = createDraft(setUp);
  expect([of.alone(), of.asked()]).toEqual([true, ['red']]);
  setUp.setOption('players', 'two');
  of.sit('gold', 'invite');
  expect([of.alone(), of.away()]).toEqual([false, true]);
  setUp.setOption('players', 'one');
  expect([of.seats(), of.away()]).toEqual([{ red: 'here', gold: 'here' }, false]);
});

test('the components: nothing for the first set, the id of another, the files of one of one’s own', () => {
  const sets = ['standard', 'fair'].map((id) => ({ id, title: id, text: '' }));
  const setUp = createSetUp(game(['red', 'gold'], { sets, offered: 'fair' }), (text) => text);
  expect([setUp.set(), setUp.components()]).toEqual(['fair', 'fair']);
  setUp.setSet('standard');
  expect(setUp.components()).toBeUndefined();
  setUp.setSet({ id: 'mine', game: 'any', files: { set: {} }, updated: 0 });
  expect(setUp.components()).toEqual({ set: {} });
});
