import type { DraftOf } from '../newTable/draft.ts';
import { ApiError, api } from './api.ts';
import { say } from './say.ts';
import { me } from './session.ts';

/** Who is asked to a seat of a new table by name, besides by the link. */

export const Invitee = (props: { readonly seat: string; readonly of: DraftOf }) => (
  <label class="name-field">
    {say('new.invitee')}
    <input
      name={`invitee-${props.seat}`}
      value={props.of.draft.invitees[props.seat]}
      maxLength={40}
      autocomplete="off"
      onInput={(event) => props.of.setDraft('invitees', props.seat, event.currentTarget.value)}
    />
  </label>
);

/** Who is asked to which seat. */
export interface Asked {
  readonly seat: string;
  readonly name: string;
  readonly player: string;
}

/** The accounts of the players with these names, by seat. Who is not found, is one of several or oneself is told before there is a table. */
export const findInvitees = async (names: Readonly<Record<string, string>>): Promise<Asked[]> => {
  const found: Asked[] = [];
  for (const [seat, name] of Object.entries(names)) {
    const players = await api.playersNamed(name);
    if (players.length === 0) throw new ApiError('no-such-player', name);
    const others = players.filter(({ id }) => id !== me()?.id);
    if (others.length === 0) throw new ApiError('yourself', name);
    if (others.length > 1) throw new ApiError('several-players', name);
    found.push({ seat, name, player: others[0].id });
  }
  return found;
};
