import { expect, test } from 'vitest';
import { commandOf } from './keys.ts';

const press = (key: string, more: Partial<{ ctrlKey: boolean; metaKey: boolean; altKey: boolean }> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const free = { typing: false, onControl: false };

test('letters and digits are commands', () => {
  expect(commandOf(press('u'), free)).toEqual({ does: 'undo' });
  expect(commandOf(press('3'), free)).toEqual({ does: 'choose', index: 2 });
  expect(commandOf(press('0'), free)).toEqual({ does: 'zoom', by: 'fit' });
  expect(commandOf(press('q'), free)).toBeUndefined();
});

test('letters jump, and with Shift the other way', () => {
  expect(commandOf(press('p'), free)).toEqual({ does: 'jump', to: 'pieces', by: 1 });
  expect(commandOf(press('C'), free)).toEqual({ does: 'jump', to: 'cards', by: -1 });
  expect(commandOf(press('t'), free)).toEqual({ does: 'jump', to: 'threatened', by: 1 });
  expect(commandOf(press('G'), free)).toEqual({ does: 'jump', to: 'legal', by: -1 });
  expect(commandOf(press('t'), { ...free, typing: true })).toBeUndefined();
});

test('in a text field letters are letters; Escape leaves it, Enter takes the first move found', () => {
  expect(commandOf(press('Enter'), { ...free, typing: true })).toEqual({ does: 'choose', index: 0 });
  expect(commandOf(press('u'), { ...free, typing: true })).toBeUndefined();
  expect(commandOf(press('Escape'), { ...free, typing: true })).toEqual({ does: 'cancel' });
});

test('Enter presses the button it is on, and confirms elsewhere', () => {
  expect(commandOf(press('Enter'), { ...free, onControl: true })).toBeUndefined();
  expect(commandOf(press('Enter'), free)).toEqual({ does: 'confirm' });
});

test('the browser keeps its own shortcuts', () => {
  expect(commandOf(press('l', { ctrlKey: true }), free)).toBeUndefined();
  expect(commandOf(press('+', { metaKey: true }), free)).toBeUndefined();
});
