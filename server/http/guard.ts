import { Refusal } from '@ravelin/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, type Accounts, digest, SESSION_DAYS } from '../store/accounts.ts';
import type { Admin } from '../store/admin.ts';
import type { Tokens } from '../store/tokens.ts';

/** Where it is stored who may come in. */
export interface Doors {
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly admins: Admin;
}

/**
 * Who asks: a session in a cookie that no script can read, and that is not sent along by pages of others. What changes
 * something is refused as well if a browser says that it comes from another page.
 */
export class Guard {
  private readonly accounts: Accounts;
  private readonly tokens: Tokens;
  private readonly admins: Admin;
  private readonly now: () => number;
  /** The address at which people reach this server; undefined: whatever they ask for. */
  private readonly origin: string | undefined;
  private readonly secure: boolean;
  /** Looked up once a request. */
  private readonly found = new WeakMap<FastifyRequest, Account>();

  private readonly programs = new WeakMap<FastifyRequest, { readonly id: string; readonly account: Account }>();

  constructor({ accounts, tokens, admins }: Doors, now: () => number, origin: string | undefined) {
    this.accounts = accounts;
    this.tokens = tokens;
    this.admins = admins;
    this.now = now;
    this.origin = origin;
    this.secure = origin?.startsWith('https://') ?? false;
  }

  /** With the prefix no other host of the domain can set it. */
  private get cookie(): string {
    return this.secure ? '__Host-ravelin' : 'ravelin';
  }

  token(request: FastifyRequest): string | undefined {
    return request.cookies[this.cookie];
  }

  /** The session, as it is stored. */
  session(request: FastifyRequest): string | undefined {
    const token = this.token(request);
    return token === undefined ? undefined : digest(token);
  }

  async account(request: FastifyRequest): Promise<Account> {
    const known = this.found.get(request);
    if (known) return known;
    const token = this.token(request);
    const account = token === undefined ? undefined : await this.accounts.bySession(token, this.now());
    if (!account) throw new Refusal('not-signed-in', 'Sign in first, or come in as a guest.');
    this.found.set(request, account);
    return account;
  }

  /** One who looks after the server. */
  async admin(request: FastifyRequest): Promise<Account> {
    const account = await this.account(request);
    if (!(await this.admins.isAdmin(account.id)))
      throw new Refusal('not-yours', 'This is for those who look after the server.');
    return account;
  }

  /** Whose program asks: by a token in the header `Authorization`. */
  async bot(request: FastifyRequest): Promise<Account> {
    const known = this.programs.get(request);
    if (known) return known.account;
    const [, token] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const found = token === undefined ? undefined : await this.tokens.account(token, this.now());
    if (!found)
      throw new Refusal('not-signed-in', 'A token of an account is needed here: the header "Authorization: Bearer …".');
    this.programs.set(request, found);
    return found.account;
  }

  /** The id of the token with which a program asks. */
  botToken(request: FastifyRequest): string | undefined {
    return this.programs.get(request)?.id;
  }

  /** Whoever was signed in here before is signed out. */
  async signIn(request: FastifyRequest, reply: FastifyReply, account: string): Promise<void> {
    await this.signOut(request, reply);
    const token = await this.accounts.signIn(account, this.now());
    reply.setCookie(this.cookie, token, { ...this.manner, maxAge: SESSION_DAYS * 24 * 60 * 60 });
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.token(request);
    if (token === undefined) return;
    await this.accounts.signOut(token);
    reply.clearCookie(this.cookie, this.manner);
  }

  private get manner() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }

  /** Browsers name the page that a request comes from, wherever it could change something. */
  checkOrigin(request: FastifyRequest): void {
    const { origin, host, 'sec-fetch-site': site } = request.headers;
    const changes = !['GET', 'HEAD'].includes(request.method) || request.headers.upgrade !== undefined;
    if (!changes) return;
    const own = this.origin ?? `${request.protocol}://${host}`;
    const foreign = origin !== undefined ? origin !== own : site !== undefined && site !== 'same-origin';
    if (foreign) throw new Refusal('foreign-origin', 'This request comes from another page.');
  }
}
