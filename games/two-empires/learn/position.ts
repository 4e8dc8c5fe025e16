import type { PositionJson } from '@ravelin/engine';
import type { Table as OttomanTable } from '../../empires/learn/position.ts';
import { type Table as HapsburgTable, war as hapsburgWar } from '../../hapsburg/learn/position.ts';
import { war as ottomanWar } from '../../ottoman-sunset/learn/position.ts';

/** A position of both maps in a few words, each as in the lessons of its own game. */
export interface Table {
  /** Whose nation-turn it is; if no Actions are left in it, the next begins. */
  readonly turnOf: 'hapsburg' | 'ottoman';
  readonly hapsburg: HapsburgTable;
  readonly ottoman: OttomanTable;
}

const part = ({ game: _game, ...war }: PositionJson): PositionJson => war;

/** E0.3.1: with two players, so that aid needs consent. */
export const both = ({ turnOf, hapsburg, ottoman }: Table): PositionJson => ({
  game: 'two-empires',
  scenario: '1914',
  options: { players: 'two' },
  turnOf,
  hapsburg: part(hapsburgWar(hapsburg)),
  ottoman: part(ottomanWar(ottoman)),
});
