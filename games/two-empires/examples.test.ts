import { client, type Report } from '@ravelin/cli/testing';
import { describe, expect, test } from 'vitest';
import { position, type Table } from './testing.ts';

/** The examples of the combined game, and its seats, through the engine protocol. */

const { ask, play: make, decision } = client();
const setup = ({ dice, ...table }: Table): Report[] => {
  ask({ do: 'setup', game: 'two-empires', position: position(table), ...(dice && { dice }) });
  return ask({ do: 'events' }).events as Report[];
};
const told = (events: readonly Report[], event: string) => events.filter((one) => one.event === event);
/** Battles of the Kaiserschlacht; the turn of the next card may bring another. */
const fought = (events: readonly Report[]) =>
  told(events, 'battle').filter(({ battle }) => ALL.includes(String(battle)));
const status = () => ask({ do: 'legal' }) as { seat: string; decision: string; moves: string[] };

const ALL = [1, 2, 3, 4, 5, 6].map((n) => `kaiserschlacht-${n}`);
const DUSK = { kaiserschlacht: 'raging', status: 4 };
const JOINED = { kaiserschlacht: 'raging', joined: { 'mid-day': 'yes', dusk: 'yes' } };

describe('The examples of the combined game', () => {
  test('E2.5.5 the Ottomans pay for an Offensive against the Italian Front in their own turn', () => {
    setup({
      turnOf: 'ottoman',
      at: 'actions',
      hapsburg: { card: 20, fronts: { italian: 2, balkan: 5 }, fields: { bulgaria: 'yes' } },
      ottoman: { card: 12, resources: { eastern: 1 } },
      dice: [6],
    });
    for (const move of ['forgo', 'forgo', 'forgo', 'send operation of eastern']) make(move);
    expect(status()).toMatchObject({ seat: 'ottoman', decision: 'spend-on-hapsburg' });
    const events = make('attack italian alone by actions');
    expect(told(events, 'retreat')).toMatchObject([{ part: 'hapsburg', front: 'italian', space: 3 }]);
  });

  test('E3.2.9 Ctesiphon with the Front one behind Kut: a 2 is a 3, by the ruling a Stalemate', () => {
    const battle = (die: number) =>
      told(
        setup({
          turnOf: 'hapsburg',
          at: 'event',
          hapsburg: { card: 19 },
          ottoman: { card: 9, fronts: { mesopotamia: 4 } },
          dice: [die, 5, 5],
        }),
        'battle',
      );
    expect(battle(2)).toMatchObject([{ part: 'hapsburg', battle: 'ctesiphon', total: 3, value: 3, box: 'stalemates' }]);
    expect(battle(3)).toMatchObject([{ total: 4, box: 'victories' }]);
  });

  test('E5.2.2 the Hapsburgs face the first battle with +0, the Ottomans the second with +2', () => {
    const western = { western: 2 };
    const first = setup({
      turnOf: 'hapsburg',
      at: 'kaiserschlacht',
      hapsburg: { card: 47, played: [42], fields: DUSK },
      ottoman: { card: 44, played: [46], resources: western, fields: JOINED },
      dice: [3],
    });
    expect(fought(first)[0]).toMatchObject({ part: 'hapsburg', battle: ALL[0], total: 3 });
    const second = setup({
      turnOf: 'ottoman',
      at: 'kaiserschlacht',
      fields: { beat: 3 },
      hapsburg: { card: 47, played: [42], victories: [ALL[0]], fields: DUSK },
      ottoman: { card: 44, played: [46], resources: western, victories: [ALL[0]], fields: JOINED },
      dice: [3],
    });
    expect(fought(second)[0]).toMatchObject({ part: 'ottoman', battle: ALL[1], total: 5 });
  });

  test('E5.2.5, E5.3.2 a 2 sends the Ottomans into battle 2 again; they lose it, and are out after their own next turn', () => {
    const events = setup({
      turnOf: 'hapsburg',
      at: 'kaiserschlacht',
      hapsburg: { card: 47, played: [42], stalemates: ALL, fields: DUSK },
      ottoman: {
        card: 44,
        played: [46],
        stalemates: ALL,
        defeats: ['second-ypres', 'verdun', 'jutland'],
        fronts: { caucasus: 'off' },
        fields: JOINED,
      },
      dice: [2, 1, '#47', 6],
    });
    expect(told(events, 'refight rolled')).toMatchObject([{ die: 2, nation: 'ottoman' }]);
    expect(fought(events)).toMatchObject([{ part: 'ottoman', box: 'defeats' }]);
    expect(told(events, 'marker moved')).toMatchObject([{ part: 'hapsburg', box: 'defeats' }]);
    expect(told(events, 'nation eliminated')).toEqual([]);
    expect(told(make('end actions'), 'nation eliminated')).toMatchObject([{ nation: 'ottoman' }]);
  });
});

describe('Seats', () => {
  test('E0.3.1, E2.2.2 each seat has its own choices and consents, and no others', () => {
    setup({
      turnOf: 'hapsburg',
      at: 'actions',
      options: { players: 'two' },
      hapsburg: { card: 20, fronts: { balkan: 5 }, fields: { bulgaria: 'yes' } },
      ottoman: { card: 9 },
    });
    expect(status().seat).toBe('hapsburg');
    expect(status().moves.filter((move) => /caucasus|sinai|build/.test(move))).toEqual([]);
    make('send action');
    expect(status()).toMatchObject({ seat: 'ottoman', decision: 'consent', moves: ['agree', 'refuse'] });
    make('agree');
    const { seat, moves } = status();
    expect([seat, moves.some((move) => /polish|carpathian/.test(move))]).toEqual(['ottoman', false]);
    make('keep');
    expect(decision()).toBe('hapsburg-action');
  });
});
