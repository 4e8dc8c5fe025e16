import { expect, test } from 'vitest';
import { linkTo, type Route, readRoute } from './router.ts';

const ROUTES: readonly Route[] = [
  { screen: 'home' },
  { screen: 'settings' },
  { screen: 'import' },
  { screen: 'results' },
  { screen: 'new', game: 'vienna' },
  { screen: 'play', id: 'a b/c' },
  { screen: 'replay', id: 'x', at: null },
  { screen: 'replay', id: 'x', at: 12 },
  { screen: 'sandbox', id: 'example:vienna:V1.1', at: 12 },
  { screen: 'question', id: 'x', at: 12 },
  { screen: 'instead', id: 'x', at: 0 },
  { screen: 'rules', game: 'vienna', paragraph: null },
  { screen: 'rules', game: 'vienna', paragraph: 'V10.2.1' },
  { screen: 'learn', game: 'vienna', lesson: 'battle' },
  { screen: 'shared', text: 'abc-_' },
  { screen: 'puzzles', game: null, number: null },
  { screen: 'puzzles', game: 'vienna', number: null },
  { screen: 'puzzles', game: 'vienna', number: 12 },
  { screen: 'sign-in' },
  { screen: 'lobby' },
  { screen: 'fair-dice', table: null },
  { screen: 'player', id: 'a b' },
  { screen: 'fair-dice', table: 'a b' },
  { screen: 'password', token: 'x-_1' },
  { screen: 'new-table', game: null },
  { screen: 'new-table', game: 'vienna' },
  { screen: 'take-online', id: 'x' },
  { screen: 'table', id: 'x', invite: null },
  { screen: 'table', id: 'x', invite: 'y' },
  { screen: 'online', id: 'a-_1', invite: null },
  { screen: 'online', id: 'a-_1', invite: 'x-_2' },
];

test('every route survives being written as a link and read back', () => {
  for (const route of ROUTES) expect(readRoute(linkTo(route))).toEqual(route);
});

test('an empty address is the home screen', () => {
  for (const hash of ['', '#', '#/', '/']) expect(readRoute(hash)).toEqual({ screen: 'home' });
});

test('an address that leads nowhere says so', () => {
  for (const hash of [
    '#/nowhere',
    '#/play',
    '#/play/',
    '#/replay/x/last',
    '#/sandbox/x',
    '#/question/x',
    '#/instead/x/y',
    '#/online/',
    '#/online/a/b/c',
    '#/rules',
    '#/new/a/b',
    '#/play/a/b/c',
    '#/%',
    '#/password',
    '#/table',
    '#/account/x',
    '#/notices/x',
    '#/unsubscribe',
    '#/confirm/a/b',
  ])
    expect([hash, readRoute(hash)]).toEqual([hash, { screen: 'lost' }]);
});
