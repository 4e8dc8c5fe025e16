import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Guard } from './guard.ts';

/**
 * `anyone`: also without a session. `account`: whoever is signed in, as a guest too; the address speaks of their own things only.
 * `table`: the same, and the table lets them in (`tableFor`); who may do what there is said by its route. `bot`: a program with a token of an account, and
 * nobody else; such a token opens nothing but these. `admin`: an account that the operator has appointed.
 */
export type Who = 'anyone' | 'account' | 'table' | 'bot' | 'admin';

/**
 * Who may ask for what. An address that is not named here is refused to everybody who has not signed in, and fails the test that walks all
 * addresses: whoever adds one decides it here.
 */
export const WHO_MAY: Readonly<Record<string, Who>> = {
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'POST /api/guest': 'anyone',
  'POST /api/register': 'anyone',
  'POST /api/login': 'anyone',
  'POST /api/logout': 'anyone',
  'POST /api/password/forgot': 'anyone',
  'POST /api/password/reset': 'anyone',
  'GET /api/session': 'anyone',
  'GET /api/players': 'anyone',
  'GET /api/players/:id': 'anyone',
  'GET /api/ratings/:game': 'anyone',
  'GET /api/export/:file': 'anyone',
  'GET /api/tournaments': 'anyone',
  'GET /api/tournaments/:id': 'anyone',
  'POST /api/tournaments': 'account',
  'POST /api/tournaments/:id/join': 'account',
  'POST /api/tournaments/:id/leave': 'account',
  'POST /api/tournaments/:id/start': 'account',
  'GET /api/me': 'account',
  'PATCH /api/me': 'account',
  'GET /api/me/export': 'account',
  'DELETE /api/me': 'account',
  'GET /api/lobby': 'account',
  'POST /api/tables': 'account',
  'GET /api/tables': 'account',
  'GET /api/tables/:id': 'table',
  'GET /api/tables/:id/picture': 'table',
  'GET /api/tables/:id/components': 'table',
  'DELETE /api/tables/:id': 'table',
  'GET /api/tables/:id/chat': 'table',
  'POST /api/tables/:id/chat': 'table',
  'GET /api/tables/:id/notes': 'table',
  'PUT /api/tables/:id/notes': 'table',
  'POST /api/tables/:id/reports': 'table',
  'GET /api/invitations': 'account',
  'GET /api/tables/:id/invitations': 'table',
  'POST /api/tables/:id/invitations': 'table',
  'DELETE /api/tables/:id/invitations': 'table',
  'GET /api/tables/:id/rematch': 'table',
  'POST /api/tables/:id/rematch': 'table',
  'DELETE /api/tables/:id/rematch': 'table',
  'POST /api/tables/:id/join': 'table',
  'POST /api/tables/:id/leave': 'table',
  'POST /api/tables/:id/start': 'table',
  'POST /api/tables/:id/chance': 'table',
  'GET /api/tables/:id/record': 'table',
  'GET /api/tables/:id/play': 'table',
  'GET /api/openapi.json': 'anyone',
  'POST /api/tokens': 'account',
  'GET /api/tokens': 'account',
  'DELETE /api/tokens/:id': 'account',
  'GET /api/bot/tables': 'bot',
  'POST /api/bot/tables/:id': 'bot',
  'GET /api/bot/tables/:id/socket': 'bot',
  'POST /api/passkeys/sign-in/options': 'anyone',
  'POST /api/passkeys/sign-in': 'anyone',
  'POST /api/passkeys/options': 'account',
  'POST /api/passkeys': 'account',
  'GET /api/passkeys': 'account',
  'PATCH /api/passkeys/:id': 'account',
  'DELETE /api/passkeys/:id': 'account',
  'GET /api/notices': 'account',
  'PUT /api/notices': 'account',
  'POST /api/notices/confirm': 'account',
  'POST /api/notices/devices': 'account',
  'DELETE /api/notices/devices/:id': 'account',
  'POST /api/notices/devices/:id/test': 'account',
  'PUT /api/notices/webhook': 'account',
  'DELETE /api/notices/webhook': 'account',
  'POST /api/notices/webhook/test': 'account',
  'POST /api/notices/confirmed': 'anyone',
  'POST /api/unsubscribe/:token': 'anyone',
  'GET /api/admin/accounts': 'admin',
  'POST /api/admin/accounts/:id/ban': 'admin',
  'DELETE /api/admin/accounts/:id/ban': 'admin',
  'GET /api/admin/reports': 'admin',
  'POST /api/admin/reports/:id/close': 'admin',
  'POST /api/admin/tables/:id/end': 'admin',
  'GET /api/admin/audit': 'admin',
};

/** The name of an address in the table. Whoever may get something may ask for its headers. */
export const addressed = (method: string, path: string): string => `${method === 'HEAD' ? 'GET' : method} ${path}`;

const whoMay = ({ method, routeOptions: { url } }: FastifyRequest): Who =>
  // Where nothing is, nothing can be asked for.
  url === undefined ? 'anyone' : (WHO_MAY[addressed(method, url)] ?? 'account');

/**
 * Nobody gets as far as a route that is not for them: neither their body is read nor their question. Before the first route is added; gives
 * the addresses that there are.
 */
export const letIn = (app: FastifyInstance, guard: Guard): ReadonlySet<string> => {
  const addresses = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) addresses.add(addressed(one, url));
  });
  // After the limits have counted the request, so that looking up sessions is limited too.
  app.addHook('preParsing', async (request) => {
    const who = whoMay(request);
    if (who === 'bot') await guard.bot(request);
    else if (who === 'admin') await guard.admin(request);
    else if (who !== 'anyone') await guard.account(request);
  });
  return addresses;
};
