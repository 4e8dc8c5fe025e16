import { Refusal } from '@ravelin/engine';
import { orNull, Type } from '@ravelin/table';
import type { Post } from '../accounts/mail.ts';
import { plainMail, type Site } from '../notices/channels.ts';
import type { PushKeys } from '../notices/keys.ts';
import { KINDS, LANGUAGES } from '../notices/kinds.ts';
import type { Notices } from '../notices/notices.ts';
import { outboundUrl } from '../notices/outbound.ts';
import { say } from '../notices/words.ts';
import type { Account } from '../store/accounts.ts';
import type { App } from './app.ts';
import type { Guard } from './guard.ts';

const closed = { additionalProperties: false };
const Nothing = Type.Null();
const Kinds = Type.Array(Type.Union(KINDS.map((kind) => Type.Literal(kind))), {
  maxItems: KINDS.length,
  uniqueItems: true,
});
const Choices = { mail: Kinds, push: Kinds, webhook: Kinds };
const InLanguage = Type.Union(LANGUAGES.map((language) => Type.Literal(language)));
const Token = Type.Object({ token: Type.String({ maxLength: 100 }) }, closed);
const Id = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);
const Address = Type.String({ minLength: 1, maxLength: 1000 });

export const NoticeInfo = Type.Object({
  /** By channel, what is told. */
  choices: Type.Object(Choices),
  language: InLanguage,
  /** The address of the account, and whether its owner has said that notices may go there; null: a guest has none. */
  mail: orNull(Type.Object({ address: Type.String(), confirmed: Type.Boolean() })),
  push: Type.Object({
    /** By which a browser's push service knows this server. */
    key: Type.String(),
    devices: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), created: Type.Integer() })),
  }),
  /** `off`: since when nothing is sent there any more, because it failed too often. */
  webhook: orNull(Type.Object({ url: Type.String(), off: orNull(Type.Integer()) })),
});

/** A key of the length that it must have, in base64url. */
const keyOf = (bytes: number, name: string, text: string): string => {
  if (Buffer.from(text, 'base64url').length !== bytes)
    throw new Refusal('bad-device', `"${name}" is no key of ${bytes} bytes.`);
  return text;
};

export interface NoticeParts {
  readonly notices: Notices;
  readonly guard: Guard;
  readonly post: Post;
  /** How often something may be tried that sends something. */
  readonly attempts: number;
  /** Also to private addresses. */
  readonly toPrivate: boolean;
  site(): Site;
  keys(): Promise<PushKeys>;
  now(): number;
}

const infoOf = async ({ notices: { settings }, keys }: NoticeParts, { id, email }: Account) => {
  const { language, confirmed, webhook, webhook_off: off } = await settings.reach(id);
  const { mail, push, webhook: hooked } = await settings.choices(id);
  const devices = await settings.devices(id);
  const { publicKey } = await keys();
  return {
    choices: { mail: [...mail], push: [...push], webhook: [...hooked] },
    language,
    mail: email === null ? null : { address: email, confirmed: confirmed === email },
    push: { key: publicKey, devices: devices.map(({ id, name, created }) => ({ id, name, created })) },
    webhook: webhook === null ? null : { url: webhook, off },
  };
};

/** What may be tried so often, because it sends something to somebody. */
const few = (attempts: number) => ({ rateLimit: { max: attempts, timeWindow: 60_000 } });

/** What somebody wants to be told of. */
export const noticeRoutes = (app: App, parts: NoticeParts): void => {
  const { notices, guard, post, attempts, site, now } = parts;
  const { settings } = notices;
  const schema = { response: { 200: NoticeInfo } };

  app.get('/api/notices', { schema }, async (request) => infoOf(parts, await guard.account(request)));

  app.put(
    '/api/notices',
    { schema: { ...schema, body: Type.Object({ ...Choices, language: InLanguage }, closed) } },
    async (request) => {
      const account = await guard.account(request);
      const { language, ...choices } = request.body;
      if (account.email === null && choices.mail.length > 0)
        throw new Refusal('guest', 'A guest has no e-mail address: keep the account first.');
      await settings.choose(account.id, choices, language);
      return infoOf(parts, account);
    },
  );

  app.post(
    '/api/notices/confirm',
    {
      config: few(attempts),
      schema: { body: Type.Object({ language: InLanguage }, closed), response: { 204: Nothing } },
    },
    async (request, reply) => {
      const { id, email } = await guard.account(request);
      if (email === null) throw new Refusal('guest', 'A guest has no e-mail address: keep the account first.');
      const token = await settings.toConfirm(id, email, now());
      const { language } = request.body;
      const link = `${site().origin}/#/confirm/${token}`;
      await post.send(plainMail(email, say(language, 'confirmSubject'), say(language, 'confirm', { link })));
      return reply.status(204).send(null);
    },
  );
  deviceRoutes(app, parts);
  webhookRoutes(app, parts);
  linkRoutes(app, parts);
};

/** Browsers that take notices. */
const deviceRoutes = (app: App, parts: NoticeParts): void => {
  const { notices, guard, attempts, toPrivate, now } = parts;
  const { settings, dispatch } = notices;

  app.post(
    '/api/notices/devices',
    {
      schema: {
        body: Type.Object(
          {
            name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
            endpoint: Address,
            keys: Type.Object(
              { p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) },
              closed,
            ),
          },
          closed,
        ),
        response: { 201: NoticeInfo },
      },
    },
    async (request, reply) => {
      const account = await guard.account(request);
      const { name, endpoint, keys } = request.body;
      await settings.addDevice({
        account: account.id,
        name: name.trim(),
        endpoint: outboundUrl(endpoint, toPrivate).href,
        p256dh: keyOf(65, 'p256dh', keys.p256dh),
        auth: keyOf(16, 'auth', keys.auth),
        created: now(),
      });
      return reply.status(201).send(await infoOf(parts, account));
    },
  );

  app.delete('/api/notices/devices/:id', { schema: { params: Id, response: { 200: NoticeInfo } } }, async (request) => {
    const account = await guard.account(request);
    await settings.removeDevice(account.id, request.params.id);
    return infoOf(parts, account);
  });

  app.post(
    '/api/notices/devices/:id/test',
    { config: few(attempts), schema: { params: Id, response: { 204: Nothing } } },
    async (request, reply) => {
      const { id } = await guard.account(request);
      if (!(await dispatch.testDevice(id, request.params.id)))
        throw new Refusal('not-delivered', 'The push service of this browser did not take it.');
      return reply.status(204).send(null);
    },
  );
};

/** An address of the player's own. */
const webhookRoutes = (app: App, parts: NoticeParts): void => {
  const { notices, guard, attempts, toPrivate } = parts;
  const { settings, dispatch } = notices;

  app.put(
    '/api/notices/webhook',
    {
      schema: {
        body: Type.Object({ url: Address }, closed),
        // The secret is told once.
        response: { 200: Type.Object({ secret: Type.String(), info: NoticeInfo }) },
      },
    },
    async (request) => {
      const account = await guard.account(request);
      const secret = await settings.setWebhook(account.id, outboundUrl(request.body.url, toPrivate).href);
      return { secret, info: await infoOf(parts, account) };
    },
  );

  app.delete('/api/notices/webhook', { schema: { response: { 200: NoticeInfo } } }, async (request) => {
    const account = await guard.account(request);
    await settings.removeWebhook(account.id);
    return infoOf(parts, account);
  });

  app.post(
    '/api/notices/webhook/test',
    { config: few(attempts), schema: { response: { 204: Nothing } } },
    async (request, reply) => {
      const status = await dispatch.testWebhook((await guard.account(request)).id);
      if (status < 200 || status > 299)
        throw new Refusal('not-delivered', 'Nobody took it there: the answer must have a status from 200 to 299.');
      return reply.status(204).send(null);
    },
  );
};

/** Where links in mails lead: they work for whoever holds them, and do one thing. */
const linkRoutes = (app: App, { notices: { settings }, attempts, now }: NoticeParts): void => {
  const config = few(attempts);
  app.post(
    '/api/notices/confirmed',
    { config, schema: { body: Token, response: { 204: Nothing } } },
    async (request, reply) => {
      await settings.confirm(request.body.token, now());
      return reply.status(204).send(null);
    },
  );

  // A button of the mail program asks here, as a form that has been filled in (RFC 8058); so does our page.
  app.register(async (within) => {
    const form = 'application/x-www-form-urlencoded';
    within.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null, null));
    within.post(
      '/api/unsubscribe/:token',
      { config, schema: { params: Token, response: { 204: Nothing } } },
      async (request, reply) => {
        await settings.unsubscribe((request.params as { token: string }).token);
        return reply.status(204).send(null);
      },
    );
  });
};
