import type { DraftOf } from '../newTable/draft.ts';
import { ApiError, api } from './api.ts';
import { say } from './say.ts';

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

/** By seat, the accounts of the players with these names. Who is not found, or is one of several, is told before there is a table. */
export const findInvitees = async (names: Readonly<Record<string, string>>): Promise<[string, string][]> => {
  const found: [string, string][] = [];
  for (const [seat, name] of Object.entries(names)) {
    const players = await api.playersNamed(name);
    if (players.length === 0) throw new ApiError('no-such-player', name);
    if (players.length > 1) throw new ApiError('several-players', name);
    found.push([seat, players[0].id]);
  }
  return found;
};
