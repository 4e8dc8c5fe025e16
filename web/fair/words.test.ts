import { fieldsOfMessage } from '@ravelin/engine';
import { expect, test } from 'vitest';
import { de, en, type FairKey } from './words.ts';

test('both languages fill the same fields, in other words', () => {
  for (const key of Object.keys(en) as FairKey[]) {
    expect([key, fieldsOfMessage(de[key])]).toEqual([key, fieldsOfMessage(en[key])]);
    expect(de[key]).not.toBe(en[key]);
  }
});
