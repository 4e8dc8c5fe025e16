import { afterEach, expect, test } from 'vitest';
import type { GameFace } from '../face.ts';
import { setSettings } from '../shell/settings.ts';
import { namesIn, tongueOf } from './tongue.ts';

/** A game of two parts that share a name: a battle of the one, a Front of the other. */
const en = {
  'name:gallipoli': 'Gallipoli Front',
  'kind:attack': 'Offensive',
  'move:attack': 'Offensive against {front}',
  'event:moved': '{what} moves.',
  'decision:due': 'What of {what}?',
  'west/name:gallipoli': 'Battle of Gallipoli',
  'west/kind:attack': 'Raid',
};
const de = { 'condition:X1/near': 'Zu weit.', 'say:Too far.': 'Nicht so.' };
const tongue = tongueOf({ id: 'double', words: { en, de } } as unknown as GameFace);

test('what belongs to a part is told in its own words, everything else in those of the whole', () => {
  const moved = { seq: 1, event: 'moved', rule: 'X1', what: 'gallipoli' };
  expect(tongue.sentence({ ...moved, part: 'west' })).toBe('Battle of Gallipoli moves.');
  expect(tongue.sentence({ ...moved, part: 'east' })).toBe('Gallipoli Front moves.');
  expect(tongue.sentence(moved)).toBe('Gallipoli Front moves.');

  const attack = {
    kind: 'attack',
    notation: 'attack gallipoli',
    parts: [{ slot: 'front', domain: 'Front', name: 'gallipoli' }],
  };
  expect(tongue.move({ ...attack, part: 'west' })).toBe('Offensive against Battle of Gallipoli');
  expect(tongue.move(attack)).toBe('Offensive against Gallipoli Front');

  const due = { id: 'due', prompt: '', about: { what: 'gallipoli' } };
  expect(tongue.prompt({ ...due, part: 'west' })).toBe('What of Battle of Gallipoli?');
  expect(tongue.prompt(due)).toBe('What of Gallipoli Front?');

  expect([tongue.of('west').kind('attack'), tongue.of('east').kind('attack')]).toEqual(['Raid', 'Offensive']);
});

test('a list with nothing in it is told as such, a move that is only begun stays open', () => {
  const none = { kind: 'attack', notation: 'attack none', parts: [] };
  expect(tongue.move(none)).toBe('Offensive against nothing');
  expect(tongue.move({ ...none, open: true })).toBe('Offensive against …');
  setSettings('language', 'de');
  expect(tongue.move(none)).toBe('Offensive against nichts');
});

afterEach(() => setSettings('language', 'en'));

test('German says a condition by its key, however its English is worded; what is no condition stays English', () => {
  const near = { rule: 'X1', key: 'X1/near', text: 'Too far.' };
  const others = [
    { ...near, key: 'X1' },
    { rule: 'X1', text: 'Too far.' },
  ];
  expect(tongue.reason(near)).toBe('Too far.');
  setSettings('language', 'de');
  expect([tongue.reason(near), tongue.reason({ ...near, text: 'It must be near.' })]).toEqual(['Zu weit.', 'Zu weit.']);
  expect(others.map(tongue.reason)).toEqual(['Too far.', 'Too far.']);
});

test('what an event of a part names is lit on the board of that part', () => {
  const moved = { seq: 1, event: 'moved', rule: 'X1', what: ['gallipoli', 'suez'], n: 2 };
  expect([...namesIn(moved)]).toEqual(['gallipoli', 'suez']);
  expect([...namesIn({ ...moved, part: 'west' })]).toEqual(['west/gallipoli', 'west/suez']);
});
