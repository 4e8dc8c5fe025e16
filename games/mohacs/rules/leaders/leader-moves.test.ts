import { checkSecrets, Random } from '@ravelin/engine';
import { describe, expect, test } from 'vitest';
import { due, eventsOf, type Field, hexOf, kernel, kit, leaderOf, play, refusal, table } from '../../testing.ts';

const [HUNGARY, OTTOMAN] = [0, 1];
const setting: Field = {
  command: 'tomori',
  units: { 'tomori-1': '1520 S', 'tomori-2': '1420 S', 'lajos-1': '1416 S', 'bali-1': '1720 N' },
  leaders: { tomori: '1520', lajos: '1416' },
};
const veil = (match: ReturnType<typeof table>, leader: string, viewer: number | undefined) =>
  (match.viewJson(viewer) as unknown as { post: Record<string, string> }).post[leader];

describe('M12.2.2 how leaders move', () => {
  test('M12.2.2.1 eight MP at the costs of mounted units, when his command is active', () => {
    const match = table({ ...setting, units: { ...setting.units, 'bali-1': '2520 N' } });
    expect(refusal(match, 'lead tomori to 1512')).toEqual([]);
    expect(refusal(match, 'lead tomori to 1511')).toEqual(['M12.2.2.1']);
    expect(refusal(match, 'lead lajos to 1415')).toEqual(['M12.2.2.1']);
    // Over the trench: three for the hex behind it.
    const trench = table({ ...setting, units: { 'tomori-1': '1814 S' }, leaders: { tomori: '1814' } });
    const { lines, total } = trench.preview(trench.why('lead tomori to 1914').move as never)[0];
    expect(lines).toEqual([
      ['M19.8.1', '1914', 1],
      ['M19.8.7', 'trench', 2],
    ]);
    expect(total).toBe(3);
  });

  test('M12.2.2.1, M6.1.1.2 he has one go', () => {
    const match = table(setting);
    play(match, 'lead tomori to 1420');
    expect(leaderOf(match, 'tomori')).toBe('1420');
    expect(refusal(match, 'lead tomori to 1416')).toEqual(['M6.1.1.2']);
  });

  test('M12.2.2.2 ZOCs do not hinder leaders', () => {
    // 1620 and 1621 are in front of bali-1; he rides through to a friend beyond.
    const units = {
      ...setting.units,
      'tomori-3': '1820 S',
      'bali-1': '1720 N',
      'bali-2': '1722 N',
      'bali-3': '1718 N',
    };
    expect(refusal(table({ ...setting, units }), 'lead tomori to 1820')).toEqual([]);
  });

  test('M12.2.2.3 he may not choose to end alone next to an enemy', () => {
    const match = table(setting);
    expect(refusal(match, 'lead tomori to 1620')).toEqual(['M12.2.2.3']);
    expect(refusal(match, 'lead tomori to 1519')).toEqual([]);
    const joined = table({ ...setting, units: { ...setting.units, 'tomori-3': '1620 S' } });
    expect(refusal(joined, 'lead tomori to 1620')).toEqual([]);
  });

  test('M12.2.2.4 he may ride with a unit of his command that moves from his hex; that is his go', () => {
    const match = table(setting);
    expect(refusal(match, 'ride lajos-1 to 1415 facing S')).toContain('M2.2.4');
    expect(refusal(match, 'ride tomori-2 to 1421 facing S')).toEqual(['M12.2.2.4']);
    play(match, 'ride tomori-1 to 1518 facing S');
    expect([hexOf(match, 'tomori-1'), leaderOf(match, 'tomori')]).toEqual(['1518', '1518']);
    expect(refusal(match, 'lead tomori to 1420')).toEqual(['M6.1.1.2']);
  });

  test('M12.2.2.4 by stages he rides along to where it stops', () => {
    const match = table(setting);
    play(match, 'ride tomori-1 via 1519', 'on to 1517 facing N');
    expect([hexOf(match, 'tomori-1'), leaderOf(match, 'tomori')]).toEqual(['1517', '1517']);
    expect(due(match)).toBe('go');
  });

  test('M12.2.2.4 after a shot he may still ride with a mounted archer', () => {
    const match = table({
      command: 'ibrahim',
      units: { 'akinci-1': '1520 N', 'lajos-1': '1320 S' },
      leaders: { ibrahim: '1520' },
      dice: [1],
    });
    play(match, 'fire akinci-1 at lajos-1');
    if (due(match) === 'provoked') play(match, 'stand');
    play(match, 'ride on to 1620 facing N');
    expect(leaderOf(match, 'ibrahim')).toBe('1620');
  });

  test('M12.2.2.5 a unit may not leave a leader behind alone next to an enemy', () => {
    const near = table({
      ...setting,
      units: { 'tomori-1': '1520 S', 'bali-1': '1620 N' },
      leaders: { tomori: '1520' },
    });
    expect(refusal(near, 'move tomori-1 to 1420 facing S')).toEqual(['M12.2.2.5']);
    expect(refusal(near, 'ride tomori-1 to 1420 facing S')).toEqual([]);
    // A leader of another command cannot ride, so the unit must stay with him.
    const guest = table({
      ...setting,
      units: { 'tomori-1': '1520 S', 'bali-1': '1620 N' },
      leaders: { lajos: '1520' },
    });
    expect(refusal(guest, 'move tomori-1 to 1420 facing S')).toEqual(['M12.2.2.5']);
    expect(refusal(guest, 'ride tomori-1 to 1420 facing S')).toContain('M12.2.2.4');
    const far = table(setting);
    expect(refusal(far, 'move tomori-1 to 1421 facing S')).toEqual([]);
  });

  test('M3.5.1 a unit of the enemy is refused with the same words whether or not a leader is hidden with it', () => {
    const asked = (bali: string) => {
      const match = table({
        ...setting,
        units: { 'tomori-1': '1520 S', 'bali-1': '1620 N', 'bali-2': '1720 N' },
        leaders: { tomori: '1520', bali },
      });
      return ['move', 'ride'].map((kind) => refusal(match, `${kind} bali-1 to 1621 facing N`));
    };
    expect(asked('1620')).toEqual(asked('1720'));
  });

  test('M12.2.2.7 a leader draws no Reaction Fire', () => {
    const units = { 'tomori-1': '1520 S', 'tomori-2': '1820 S', 'centre-archer-1': '1720 N' };
    const match = table({ ...setting, units });
    play(match, 'lead tomori to 1820');
    expect(due(match)).toBe('go');
    expect(leaderOf(match, 'tomori')).toBe('1820');
  });
});

describe('M3.5 the fog of war', () => {
  test('M3.5.1 a leader with a unit of his side is seen by his owner only', () => {
    const match = table(setting);
    expect(veil(match, 'tomori', HUNGARY)).toBe('1520');
    expect(veil(match, 'tomori', OTTOMAN)).toBe('hidden');
    expect(veil(match, 'tomori', undefined)).toBe('hidden');
    play(match, 'lead tomori to 1420');
    expect(veil(match, 'tomori', OTTOMAN)).toBe('hidden');
    const heard = match.events(OTTOMAN).find(({ event }) => event === 'leader goes');
    expect(heard).toMatchObject({ side: 'hungary' });
    expect(heard).not.toHaveProperty('leader');
    expect(heard).not.toHaveProperty('path');
    expect(match.moves(OTTOMAN)).toEqual([{ seat: 'hungary', move: null }]);
    expect(match.moves(HUNGARY)).toEqual([{ seat: 'hungary', move: 'lead tomori to 1420' }]);
  });

  test('M12.4.0.1 a leader who is killed on the way rides no farther', () => {
    // Disordered archers stop nobody, and shoot all the same.
    const match = table({
      command: 'bathyani',
      units: { 'bathyani-1': '1520 S', 'bathyani-2': '1420 S', 'akinci-1': '1719 NW disordered' },
      leaders: { bathyani: '1520' },
      dice: [9, 8],
    });
    play(match, 'ride bathyani-1 via 1619', 'react akinci-1');
    expect(leaderOf(match, 'bathyani')).toBe('killed');
    play(match, 'on to 1520 facing S');
    expect([hexOf(match, 'bathyani-1'), leaderOf(match, 'bathyani')]).toEqual(['1520', 'killed']);
    expect(eventsOf(match, 'moves').map(({ riders }) => riders)).toEqual([['bathyani'], []]);
  });

  test('M3.5.1 who rides with a unit is not told', () => {
    const match = table(setting);
    play(match, 'ride tomori-1 to 1519 facing S');
    const told = (viewer: number) => match.events(viewer).find(({ event }) => event === 'moves');
    expect(told(OTTOMAN)).toMatchObject({ unit: 'tomori-1', path: ['1519'] });
    expect(told(OTTOMAN)).not.toHaveProperty('riders');
    expect(told(HUNGARY)).toMatchObject({ riders: ['tomori'] });
    expect(match.moves(OTTOMAN)).toEqual([{ seat: 'hungary', move: null }]);
    expect((match.viewJson(OTTOMAN) as unknown as { rode: Record<string, string> }).rode.tomori).toBe('hidden');
  });

  test('M3.5.2 a leader alone in a hex is seen by both', () => {
    const match = table(setting);
    play(match, 'move tomori-1 to 1519 facing S');
    expect(veil(match, 'tomori', OTTOMAN)).toBe('1520');
    expect(eventsOf(match, 'leader seen')).toMatchObject([{ rule: 'M3.5.2', leader: 'tomori', hex: '1520' }]);
    const gone = table(setting);
    play(gone, 'lead tomori to 1516');
    expect(veil(gone, 'tomori', OTTOMAN)).toBe('1516');
  });

  test('M3.5.3 once seen he stays known until he moves by his own go', () => {
    const match = table({ ...setting, fields: { shown: { tomori: 'yes' } } });
    expect(veil(match, 'tomori', OTTOMAN)).toBe('1520');
    play(match, 'lead tomori to 1420');
    expect(veil(match, 'tomori', OTTOMAN)).toBe('hidden');
    // A unit that joins a leader who was alone does not make him forgotten.
    const joined = table({ ...setting, leaders: { lajos: '1418', tomori: '1520' } });
    play(joined, 'move tomori-1 to 1519 facing S', 'move tomori-2 to 1520 facing S');
    expect(veil(joined, 'tomori', OTTOMAN)).toBe('1520');
  });

  test('M3.5.3 whether a known leader rides is known too; nobody else learns anything by it', () => {
    const match = table({ ...setting, fields: { shown: { tomori: 'yes' } } });
    play(match, 'ride tomori-1 via 1519');
    expect((match.viewJson(OTTOMAN) as unknown as { rode: Record<string, string> }).rode.tomori).toBe('riding');
    const move = match.why('on to 1517 facing S').move;
    for (let n = 0; n < 20; n++) checkSecrets(kernel, match.state, move, new Random(`ride ${n}`));
    // Hidden, he is guessed anywhere, and the move tells nothing.
    const hidden = play(table(setting), 'ride tomori-1 via 1519');
    const on = hidden.why('on to 1517 facing S').move;
    for (let n = 0; n < 20; n++) checkSecrets(kernel, hidden.state, on, new Random(`hidden ride ${n}`));
  });

  test('M3.5.4 the Banner is seen by both', () => {
    const match = table({ ...setting, banner: '1520' });
    for (const viewer of [HUNGARY, OTTOMAN, undefined])
      expect((match.viewJson(viewer) as unknown as { banner: string }).banner).toBe('1520');
  });

  test('M3.5.5 who is out of command is shown to both', () => {
    const match = table({ ...setting, at: 'activation', units: { ...setting.units, 'tomori-3': '1530' } });
    const view = match.viewJson(OTTOMAN) as unknown as { led: Record<string, string> };
    expect([view.led['tomori-1'], view.led['tomori-3']]).toEqual(['yes', 'no']);
    expect(kit.units).toContain('tomori-3');
  });
});
