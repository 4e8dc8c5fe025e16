import type {
  ChatLine,
  InvitationInfo,
  InvitedInfo,
  LobbyPage,
  Me,
  NewTable,
  NewTournament,
  NoticeInfo,
  PasskeyInfo,
  Picture,
  Player,
  RatedPlayer,
  RematchInfo,
  Session,
  TableInfo,
  TournamentInfo,
  TournamentListed,
} from '@ravelin/server/messages';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { newNonce, remember } from '../fair/commitments.ts';

/** What the server can be asked over HTTP, a function for each request. */

/** What the server refused, or that it could not be asked; the sentence for people is in the catalogue, by the code. */
export class ApiError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
  }
}

interface Failure {
  readonly error?: { readonly code?: unknown; readonly message?: unknown };
}

const failureOf = async (response: Response): Promise<ApiError> => {
  const { error } = (await response.json().catch(() => ({}))) as Failure;
  // A proxy in front of the server may answer in its stead.
  const code = typeof error?.code === 'string' ? error.code : 'no-connection';
  return new ApiError(code, typeof error?.message === 'string' ? error.message : response.statusText);
};

const send = async (method: string, path: string, body?: unknown): Promise<Response> => {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new ApiError('no-connection', String(error));
  });
  if (!response.ok) throw await failureOf(response);
  return response;
};

const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
  const response = await send(method, path, body);
  return response.status === 204 ? (null as T) : ((await response.json()) as T);
};

const tablePath = (id: string): string => `tables/${encodeURIComponent(id)}`;
/** What was said of it, behind a question mark. */
const query = (values: Readonly<Record<string, string | null>>): string => {
  const said = Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
  return said.length === 0 ? '' : `?${new URLSearchParams(said)}`;
};

/** Whoever sits at a table that has not begun remembers to what the server committed itself, and adds to chance once. */
const noted = async (asked: Promise<TableInfo>): Promise<TableInfo> => {
  const table = await asked;
  const { id, state, fair, seats } = table;
  if (state !== 'lobby' || !fair || !seats.some(({ mine }) => mine)) return table;
  remember(id, fair.commitment);
  if (seats.every(({ seat, mine }) => !mine || fair.nonces[seat] !== undefined)) return table;
  // Chance is as good without it: nobody is kept from playing.
  return api.addToChance(id, newNonce()).catch(() => table);
};

export const api = {
  session: () => ask<Session>('GET', 'session'),
  guest: (name: string) => ask<Me>('POST', 'guest', { name }),
  register: (account: { readonly name: string; readonly email: string; readonly password: string }) =>
    ask<Me>('POST', 'register', account),
  login: (account: { readonly email: string; readonly password: string }) => ask<Me>('POST', 'login', account),
  logout: () => ask<null>('POST', 'logout'),
  forgot: (email: string) => ask<null>('POST', 'password/forgot', { email }),
  reset: (token: string, password: string) => ask<null>('POST', 'password/reset', { token, password }),
  rename: (name: string) => ask<Me>('PATCH', 'me', { name }),
  readdress: (email: string, password: string) => ask<Me>('PATCH', 'me', { email, password }),
  /** All that is stored about me, as the text of a file. */
  exported: async () => JSON.stringify(await ask<unknown>('GET', 'me/export'), null, 2),
  remove: (password?: string) => ask<null>('DELETE', 'me', password === undefined ? {} : { password }),

  passkeys: () => ask<PasskeyInfo[]>('GET', 'passkeys'),
  /** What a device is asked for a new passkey, and what it gave. */
  passkeyOptions: (password?: string) =>
    ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options', password === undefined ? {} : { password }),
  addPasskey: (name: string, passkey: RegistrationResponseJSON) =>
    ask<PasskeyInfo[]>('POST', 'passkeys', { name, passkey }),
  renamePasskey: (id: string, name: string) => ask<PasskeyInfo[]>('PATCH', `passkeys/${id}`, { name }),
  removePasskey: (id: string) => ask<PasskeyInfo[]>('DELETE', `passkeys/${id}`),
  signInOptions: () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkeys/sign-in/options'),
  signInByPasskey: (passkey: AuthenticationResponseJSON) => ask<Me>('POST', 'passkeys/sign-in', passkey),

  notices: () => ask<NoticeInfo>('GET', 'notices'),
  choose: (choices: NoticeInfo['choices'], language: NoticeInfo['language']) =>
    ask<NoticeInfo>('PUT', 'notices', { ...choices, language }),
  /** Sends a link to my address, by which I let notices go there. */
  askToConfirm: (language: NoticeInfo['language']) => ask<null>('POST', 'notices/confirm', { language }),
  confirm: (token: string) => ask<null>('POST', 'notices/confirmed', { token }),
  unsubscribe: (token: string) => ask<null>('POST', `unsubscribe/${encodeURIComponent(token)}`),
  addDevice: (device: {
    readonly name: string;
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  }) => ask<NoticeInfo>('POST', 'notices/devices', device),
  removeDevice: (id: string) => ask<NoticeInfo>('DELETE', `notices/devices/${encodeURIComponent(id)}`),
  testDevice: (id: string) => ask<null>('POST', `notices/devices/${encodeURIComponent(id)}/test`),
  setWebhook: (url: string) => ask<{ secret: string; info: NoticeInfo }>('PUT', 'notices/webhook', { url }),
  removeWebhook: () => ask<NoticeInfo>('DELETE', 'notices/webhook'),
  testWebhook: () => ask<null>('POST', 'notices/webhook/test'),

  /** What anybody may know of a player. */
  player: (id: string) => ask<Player>('GET', `players/${encodeURIComponent(id)}`),
  /** Accounts of that name. */
  playersNamed: (name: string) => ask<{ id: string; name: string }[]>('GET', `players${query({ name })}`),
  ratings: (game: string, pool: 'people' | 'computers') =>
    ask<RatedPlayer[]>('GET', `ratings/${encodeURIComponent(game)}${query({ pool })}`),
  /** Where the finished games of a game are, as open data. */
  exportAddress: (game: string) => `/api/export/${encodeURIComponent(game)}.jsonl`,
  tournaments: () => ask<TournamentListed[]>('GET', 'tournaments'),
  tournament: (id: string) => ask<TournamentInfo>('GET', `tournaments/${encodeURIComponent(id)}`),
  makeTournament: (tournament: NewTournament) => ask<TournamentInfo>('POST', 'tournaments', tournament),
  inTournament: (id: string, act: 'join' | 'leave' | 'start') =>
    ask<TournamentInfo>('POST', `tournaments/${encodeURIComponent(id)}/${act}`),
  /** Where the record of a finished table is. */
  recordAddress: (id: string) => `/api/${tablePath(id)}/record`,
  /** Adds to the chance of a game that has not begun. */
  addToChance: (id: string, nonce: string) => ask<TableInfo>('POST', `${tablePath(id)}/chance`, { nonce }),

  lobby: (game: string | null, after: string | null) => ask<LobbyPage>('GET', `lobby${query({ game, after })}`),
  tables: () => ask<TableInfo[]>('GET', 'tables'),
  table: (id: string, invite: string | null) => noted(ask<TableInfo>('GET', `${tablePath(id)}${query({ invite })}`)),
  /** The component set that somebody brought to a table. */
  components: (id: string, invite: string | null) =>
    ask<Readonly<Record<string, unknown>>>('GET', `${tablePath(id)}/components${query({ invite })}`),
  picture: (id: string) => ask<Picture>('GET', `${tablePath(id)}/picture`),
  open: (table: NewTable) => noted(ask<TableInfo>('POST', 'tables', table)),
  join: (id: string, invite: string | null, seats: readonly string[]) =>
    noted(ask<TableInfo>('POST', `${tablePath(id)}/join`, { seats, ...(invite !== null && { invite }) })),
  leave: (id: string) => ask<null>('POST', `${tablePath(id)}/leave`),
  /** The host removes a table that has not begun. */
  close: (id: string) => ask<null>('DELETE', tablePath(id)),
  /** The last that was said at a table, as far as one may hear it. */
  chat: (id: string, invite: string | null) =>
    ask<{ lines: ChatLine[] }>('GET', `${tablePath(id)}/chat${query({ invite })}`),
  talk: (id: string, invite: string | null, text: string) =>
    ask<ChatLine>('POST', `${tablePath(id)}/chat${query({ invite })}`, { text }),
  report: (id: string, line: number, reason: string) => ask<null>('POST', `${tablePath(id)}/reports`, { line, reason }),
  /** To what I am invited; that I do not come. */
  invitations: () => ask<InvitationInfo[]>('GET', 'invitations'),
  decline: (id: string) => ask<null>('DELETE', `${tablePath(id)}/invitations`),
  /** Whom I have invited to my table. */
  invited: (id: string) => ask<InvitedInfo[]>('GET', `${tablePath(id)}/invitations`),
  invite: (id: string, player: string, seat: string) =>
    ask<InvitedInfo[]>('POST', `${tablePath(id)}/invitations`, { player, seat }),
  uninvite: (id: string, player: string) => ask<null>('DELETE', `${tablePath(id)}/invitations${query({ player })}`),
  /** Who wants to play again, and where; that I do; that I do not any more. */
  rematch: (id: string) => ask<RematchInfo>('GET', `${tablePath(id)}/rematch`),
  wantRematch: (id: string) => ask<RematchInfo>('POST', `${tablePath(id)}/rematch`),
  unwantRematch: (id: string) => ask<RematchInfo>('DELETE', `${tablePath(id)}/rematch`),
  /** What I note for myself at a table. */
  notes: (id: string) => ask<{ text: string }>('GET', `${tablePath(id)}/notes`),
  note: (id: string, text: string) => ask<{ text: string }>('PUT', `${tablePath(id)}/notes`, { text }),
  start: (id: string) => ask<TableInfo>('POST', `${tablePath(id)}/start`),
};
