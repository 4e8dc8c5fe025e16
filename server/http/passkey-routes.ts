import { Refusal } from '@ravelin/engine';
import { ofEngine, orNull, Type } from '@ravelin/table';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Post } from '../accounts/mail.ts';
import { Passwords } from '../accounts/passwords.ts';
import { WebAuthn } from '../accounts/webauthn.ts';
import { type Accounts, digest } from '../store/accounts.ts';
import type { PasskeyRow, Passkeys } from '../store/passkeys.ts';
import { Me, meOf } from './account-routes.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';

const closed = { additionalProperties: false };
const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
const Bytes = Type.String({ maxLength: 20_000, pattern: '^[\\w-]*$' });
const CredentialId = Type.String({ minLength: 1, maxLength: 1500, pattern: '^[\\w-]+$' });
const Extensions = Type.Object({}, { additionalProperties: true });
const about = {
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  authenticatorAttachment: Type.Optional(Type.Union([Type.Literal('platform'), Type.Literal('cross-platform')])),
  clientExtensionResults: Extensions,
};

/** What a browser gives for a new key. */
const Registration = Type.Object(
  {
    ...about,
    response: Type.Object(
      {
        clientDataJSON: Bytes,
        attestationObject: Bytes,
        authenticatorData: Type.Optional(Bytes),
        publicKey: Type.Optional(Bytes),
        publicKeyAlgorithm: Type.Optional(Type.Integer()),
        transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
      },
      closed,
    ),
  },
  closed,
);

/** What it gives for one that it has. */
const Assertion = Type.Object(
  {
    ...about,
    response: Type.Object(
      { clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes, userHandle: Type.Optional(Bytes) },
      closed,
    ),
  },
  closed,
);

export const PasskeyInfo = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created: Type.Integer(),
  used: orNull(Type.Integer()),
});
const Listed = Type.Array(PasskeyInfo);

const infoOf = ({ id, name, created, used }: PasskeyRow) => ({
  id: digest(id),
  name,
  created,
  used,
});

export interface PasskeyParts {
  readonly passkeys: Passkeys;
  readonly accounts: Accounts;
  readonly guard: Guard;
  readonly post: Post;
  readonly origin: string | undefined;
  /** How often it may be tried, in a minute from one address. */
  readonly attempts: number;
  now(): number;
}

export const passkeyRoutes = (app: App, parts: PasskeyParts): void => {
  const { passkeys, accounts, guard, origin, attempts, now } = parts;
  const config = { rateLimit: { max: attempts, timeWindow: 60_000 } };
  const webAuthn = new WebAuthn(passkeys, now);
  const here = ({ protocol, host }: FastifyRequest) => ({ origin: origin ?? `${protocol}://${host}` });

  app.post(
    '/api/passkeys/sign-in/options',
    { config, schema: { response: { 200: ofEngine<PublicKeyCredentialRequestOptionsJSON>() } } },
    async (request) => webAuthn.toSignIn(here(request)),
  );

  app.post(
    '/api/passkeys/sign-in',
    { config, schema: { body: Assertion, response: { 200: Me } } },
    async (request, reply) => {
      const id = await webAuthn.signIn(request.body, here(request));
      const account = await accounts.byId(id);
      await guard.signIn(request, reply, account.id);
      return meOf(account);
    },
  );
  ownRoutes(app, parts, webAuthn, here);
};

/** The passkeys of whoever is signed in. */
const ownRoutes = (
  app: App,
  { passkeys, guard, post, attempts }: PasskeyParts,
  webAuthn: WebAuthn,
  here: (request: FastifyRequest) => { readonly origin: string },
): void => {
  const config = { rateLimit: { max: attempts, timeWindow: 60_000 } };
  const passwords = new Passwords();
  const listed = async (account: string) => (await passkeys.of(account)).map(infoOf);

  app.get('/api/passkeys', { schema: { response: { 200: Listed } } }, async (request) =>
    listed((await guard.account(request)).id),
  );

  app.post(
    '/api/passkeys/options',
    {
      config,
      schema: {
        body: Type.Object({ password: Type.Optional(Type.String({ maxLength: 200 })) }, closed),
        response: { 200: ofEngine<PublicKeyCredentialCreationOptionsJSON>() },
      },
    },
    async (request) => {
      const account = await guard.account(request);
      // A way in is added by the password, not by an open screen.
      if (account.password !== null && !(await passwords.fits(request.body.password ?? '', account.password)))
        throw new Refusal('wrong-password', 'Give your password to add a passkey.');
      return webAuthn.toRegister(account, here(request));
    },
  );

  app.post(
    '/api/passkeys',
    {
      config,
      schema: { body: Type.Object({ name: Name, passkey: Registration }, closed), response: { 201: Listed } },
    },
    async (request, reply) => {
      const { id, name, email } = await guard.account(request);
      const { body } = request;
      await webAuthn.register(id, body.name.trim(), body.passkey as RegistrationResponseJSON, here(request));
      if (email !== null)
        await post.send({
          recipient: email,
          subject: 'Ravelin: a new passkey',
          body: `${name},\n\nyour account can now be entered with one more passkey. If that was not you, remove it on the page of your account, and change your password.\n`,
        });
      return reply.status(201).send(await listed(id));
    },
  );

  app.patch(
    '/api/passkeys/:id',
    { schema: { params: Id, body: Type.Object({ name: Name }, closed), response: { 200: Listed } } },
    async (request) => {
      const { id } = await guard.account(request);
      await passkeys.rename(id, request.params.id, request.body.name.trim());
      return listed(id);
    },
  );

  app.delete('/api/passkeys/:id', { schema: { params: Id, response: { 200: Listed } } }, async (request) => {
    const { id } = await guard.account(request);
    await passkeys.remove(id, request.params.id);
    return listed(id);
  });
};
