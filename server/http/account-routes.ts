import { Refusal } from '@ravelin/engine';
import { Type } from '@ravelin/table';
import type { Post } from '../accounts/mail.ts';
import { hashed, Passwords } from '../accounts/passwords.ts';
import type { Account, Accounts } from '../store/accounts.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';
import type { OpenSockets } from './sockets.ts';

export const Name = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$',
});
const Email = Type.String({ maxLength: 254, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$' });
const Password = Type.String({ minLength: 10, maxLength: 200 });
const Nothing = Type.Null();

export const Me = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  guest: Type.Boolean(),
});

/** Who asks, if anybody is signed in. */
export const Session = Type.Object({ me: Type.Union([Me, Type.Null()]) });

const closed = { additionalProperties: false };
export const meOf = ({ id, name, email, kept }: Account) => ({ id, name, email, guest: kept === 0 });
const notSignedIn = (error: unknown): undefined => {
  if (!(error instanceof Refusal)) throw error;
};
const plain = (email: string): string => email.trim().toLowerCase();

/** What may be tried so often, because it opens an account or makes one. */
const tries = (attempts: number) => ({
  /** From one address in a minute: a person never comes near it, a program that guesses passwords does. */
  few: { rateLimit: { max: attempts, timeWindow: 60_000 } },
  /** For one account in a quarter of an hour, wherever the requests come from. */
  fewEach: {
    rateLimit: {
      max: attempts,
      timeWindow: 15 * 60_000,
      hook: 'preHandler',
      keyGenerator: ({ body }: { body: unknown }) => plain((body as { email: string }).email),
    },
  } as const,
});

export interface AccountParts {
  readonly accounts: Accounts;
  readonly guard: Guard;
  readonly post: Post;
  readonly sockets: OpenSockets;
  readonly origin: string | undefined;
  /** How often a password may be tried. */
  readonly attempts: number;
  now(): number;
  /** Whoever deletes the account leaves the tables at which it plays. */
  departs(account: string): Promise<void>;
}

export const accountRoutes = (
  app: App,
  { accounts, guard, post, sockets, origin, attempts, now, departs }: AccountParts,
): void => {
  const { few, fewEach } = tries(attempts);
  const passwords = new Passwords();

  app.post(
    '/api/guest',
    { config: few, schema: { body: Type.Object({ name: Name }, closed), response: { 201: Me } } },
    async (request, reply) => {
      const account = await accounts.create({ name: request.body.name.trim(), email: null, password: null }, now());
      await guard.signIn(request, reply, account.id);
      return reply.status(201).send(meOf(account));
    },
  );

  app.post(
    '/api/register',
    {
      config: few,
      schema: {
        body: Type.Object({ name: Name, email: Email, password: Password }, closed),
        response: { 201: Me },
      },
    },
    async (request, reply) => {
      const name = request.body.name.trim();
      const email = plain(request.body.email);
      const password = await hashed(request.body.password);
      const guest =
        guard.token(request) === undefined ? undefined : await guard.account(request).catch(() => undefined);
      if (guest && guest.email === null) {
        await accounts.keep(guest.id, { name, email, password });
        return reply.status(201).send(meOf({ ...guest, name, email, kept: 1 }));
      }
      const account = await accounts.create({ name, email, password }, now());
      await guard.signIn(request, reply, account.id);
      return reply.status(201).send(meOf(account));
    },
  );

  app.post(
    '/api/login',
    {
      config: fewEach,
      schema: {
        body: Type.Object({ email: Email, password: Type.String({ maxLength: 200 }) }, closed),
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      const account = await accounts.byEmail(plain(request.body.email));
      const fits = await passwords.fits(request.body.password, account?.password ?? null);
      if (!account || !fits)
        throw new Refusal('wrong-password', 'There is no account with this e-mail address and password.');
      await guard.signIn(request, reply, account.id);
      return meOf(account);
    },
  );

  app.post('/api/logout', { schema: { response: { 204: Nothing } } }, async (request, reply) => {
    const session = guard.session(request);
    await guard.signOut(request, reply);
    if (session !== undefined) sockets.close((one) => one.session === session, 'You have signed out.');
    return reply.status(204).send(null);
  });

  // A page asks this first, wherever it opens: that nobody is signed in is no error there.
  app.get('/api/session', { schema: { response: { 200: Session } } }, async (request) => {
    const account = await guard.account(request).catch(notSignedIn);
    return { me: account ? meOf(account) : null };
  });

  app.get('/api/me', { schema: { response: { 200: Me } } }, async (request) => meOf(await guard.account(request)));

  app.post(
    '/api/password/forgot',
    { config: fewEach, schema: { body: Type.Object({ email: Email }, closed), response: { 204: Nothing } } },
    async (request, reply) => {
      const email = plain(request.body.email);
      const account = await accounts.byEmail(email);
      // Nobody learns here whether there is such an account.
      if (!account) return reply.status(204).send(null);
      const token = await accounts.forgot(account.id, now());
      const address = `${origin ?? `${request.protocol}://${request.host}`}/#/password/${token}`;
      const body = `${account.name},\n\nthis link leads to a new password. It works once, within an hour:\n${address}\n\nIf you did not ask for it, nothing needs to be done.\n`;
      await post.send({ recipient: email, subject: 'Ravelin: a new password', body });
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/password/reset',
    {
      config: few,
      schema: {
        body: Type.Object({ token: Type.String({ maxLength: 100 }), password: Password }, closed),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      const account = await accounts.reset(token, await hashed(password), now());
      sockets.close((one) => one.account === account, 'Your password was changed: sign in again.');
      return reply.status(204).send(null);
    },
  );

  app.patch(
    '/api/me',
    {
      config: few,
      schema: {
        body: Type.Union([
          Type.Object({ name: Name }, closed),
          Type.Object({ email: Email, password: Type.String({ maxLength: 200 }) }, closed),
        ]),
        response: { 200: Me },
      },
    },
    async (request) => {
      const account = await guard.account(request);
      const { body } = request;
      if ('name' in body) {
        const name = body.name.trim();
        await accounts.rename(account.id, name);
        return meOf({ ...account, name });
      }
      if (account.email === null) throw new Refusal('guest', 'A guest has no e-mail address: keep the account first.');
      // Whoever has the address has the account: it is changed by the password, not by an open screen.
      if (!(await passwords.fits(body.password, account.password)))
        throw new Refusal('wrong-password', 'Give your password to change your e-mail address.');
      const email = plain(body.email);
      await accounts.readdress(account.id, email);
      await post.send({
        recipient: account.email,
        subject: 'Ravelin: your e-mail address',
        body: `${account.name},\n\nyour account now has the address ${email}. If that was not you, answer whoever runs this server.\n`,
      });
      return meOf({ ...account, email });
    },
  );

  app.get('/api/me/export', async (request) => accounts.exported((await guard.account(request)).id));

  app.delete(
    '/api/me',
    {
      config: few,
      schema: {
        body: Type.Object({ password: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      const account = await guard.account(request);
      // Who has no password cannot be asked for it.
      const sure = account.password === null || (await passwords.fits(request.body.password ?? '', account.password));
      if (!sure) throw new Refusal('wrong-password', 'Give your password to delete your account.');
      await departs(account.id);
      await accounts.remove(account.id);
      await guard.signOut(request, reply);
      sockets.close((one) => one.account === account.id, 'Your account was deleted.');
      return reply.status(204).send(null);
    },
  );
};
