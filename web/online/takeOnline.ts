import type { GameJson, TableSetting } from '@ravelin/table/messages';
import { levelOf } from '../play/levels.ts';
import { theTable } from '../worker/client.ts';

/** A game that was begun on this device, as it is taken to the server: sealed, so that the page never reads what it hides. */
export interface Begun {
  readonly game: GameJson;
  readonly setting: TableSetting;
  readonly moves: number;
  readonly sealed: object;
}

/** Who sits where online, if nobody says otherwise: computers stay, the first person stays, and any other is still to come. */
export const seatsOnline = ({ seats }: Pick<TableSetting, 'seats'>): Record<string, string> => {
  const first = Object.keys(seats).find((seat) => seats[seat] === 'here') ?? Object.keys(seats)[0];
  return Object.fromEntries(
    Object.entries(seats).map(([seat, player]) => {
      if (seat === first) return [seat, 'here'];
      return [seat, levelOf(player) ? player : 'invite'];
    }),
  );
};

export const begunHere = async (id: string): Promise<Begun> => {
  const { ask } = theTable();
  const { game, setting, length } = await ask.fetch({ id });
  const { text } = await ask.seal();
  return {
    game: await ask.game({ game }),
    setting: setting ?? { game, seats: {} },
    moves: length,
    sealed: JSON.parse(text) as object,
  };
};
