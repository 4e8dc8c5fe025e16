/** What travels between the server and a page, as types alone: no code of the server comes along. */
import type { Asked } from '@ravelin/table/messages';
import type { Static } from '@sinclair/typebox';
import type * as account from './http/account-routes.ts';
import type * as invitation from './http/invitation-routes.ts';
import type * as lobby from './http/lobby-routes.ts';
import type * as notice from './http/notice-routes.ts';
import type * as passkey from './http/passkey-routes.ts';
import type * as picture from './http/picture-route.ts';
import type * as player from './http/player-routes.ts';
import type * as rematch from './http/rematch-routes.ts';
import type * as info from './http/table-info.ts';
import type * as table from './http/table-routes.ts';
import type * as tournament from './http/tournament-routes.ts';
import type * as atTable from './play/table-requests.ts';

export type Me = Static<typeof account.Me>;
export type Session = Static<typeof account.Session>;
export type NoticeInfo = Static<typeof notice.NoticeInfo>;
export type PasskeyInfo = Static<typeof passkey.PasskeyInfo>;
export type Picture = Static<typeof picture.Picture>;
export type Player = Static<typeof player.Player>;
export type RatedPlayer = Static<typeof player.RatedPlayer>;
export type TournamentInfo = Static<typeof tournament.TournamentInfo>;
export type TournamentListed = Static<typeof tournament.TournamentListed>;
export type NewTournament = Static<typeof tournament.NewTournament>;
export type NewTable = Static<typeof table.NewTable>;
export type TableInfo = Static<typeof info.TableInfo>;
export type ListedInfo = Static<typeof info.ListedInfo>;
export type { ChatLine } from './play/chat.ts';
export type { TableNews } from './play/table-news.ts';
export type InvitationInfo = Static<typeof invitation.InvitationInfo>;
export type InvitedInfo = Static<typeof invitation.InvitedInfo>;
export type RematchInfo = Static<typeof rematch.RematchInfo>;
export type LobbyPage = Static<typeof lobby.LobbyPage>;
/** What may be asked of a table besides the game, as functions that promise. */
export type TableAsked = Asked<typeof atTable.tableRequests>;
