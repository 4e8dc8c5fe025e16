import { describe, expect, test } from 'vitest';
import { type Table, table } from '../testing.ts';

const refused = (setting: Table): string => {
  try {
    table(setting);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('Positions', () => {
  test.each<[string, Table]>([
    ['(E1.1.4)', { fields: { fate: { hapsburg: 'eliminated', ottoman: 'at-war' } } }],
    ['(E1.1.1)', { fields: { turns: 3 } }],
    ['(E2.6.2)', { hapsburg: { fields: { aid: 3 } }, fields: { lent: { hapsburg: 0, ottoman: 1 } } }],
    ['(E2.6.2)', { ottoman: { fields: { korps: 1 } }, fields: { lent: { hapsburg: 1, ottoman: 0 } } }],
    ['(E8.2.2)', { fields: { stolen: { hapsburg: 1, ottoman: 0 } } }],
    ['(E8.3.2)', { fields: { lenin: 1 } }],
    ['hapsburg: Without a card there are no Actions. (H4.0.1)', { hapsburg: { fields: { actions: 1 } } }],
    ['hapsburg: Russia Tires lies aside', { hapsburg: { stalemates: ['russia-tires'] } }],
    [
      '(E1.1.5)',
      {
        hapsburg: { fields: { ending: 'will', over: true } },
        ottoman: { fields: { ending: 'will', over: true } },
      },
    ],
  ])('%s is refused', (message, setting) => {
    expect(refused(setting)).toContain(message);
  });

  test('E8.2.5 with theft a special marker may lie among the Stalemates', () => {
    expect(refused({ options: { players: 'two', theft: 'on' }, hapsburg: { stalemates: ['russia-tires'] } })).toBe('');
  });
});
