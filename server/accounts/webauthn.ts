import { Refusal } from '@ravelin/engine';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account } from '../store/accounts.ts';
import type { PasskeyRow, Passkeys } from '../store/passkeys.ts';

/** What every device knows: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

const bad = (): Refusal => new Refusal('bad-passkey', 'This passkey could not be checked. Please try again.');

/** What the library finds wrong is not for the network: every failure is answered alike. */
const orBad = async <T>(verifying: Promise<T>): Promise<T> => {
  try {
    return await verifying;
  } catch {
    throw bad();
  }
};

const transportsOf = ({ transports }: PasskeyRow) => JSON.parse(transports) as 'usb'[];

/** Where people reach this server: a passkey belongs to its host. */
export interface Here {
  readonly origin: string;
}

const hostOf = ({ origin }: Here): string => new URL(origin).hostname;

/** Registering and signing in with a key that never leaves its owner's device (WebAuthn). */
export class WebAuthn {
  private readonly passkeys: Passkeys;
  private readonly now: () => number;

  constructor(passkeys: Passkeys, now: () => number) {
    this.passkeys = passkeys;
    this.now = now;
  }

  async toRegister({ id, name, email }: Account, here: Here) {
    const had = await this.passkeys.of(id);
    const options = await generateRegistrationOptions({
      rpName: 'Ravelin',
      rpID: hostOf(here),
      userName: email ?? name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      excludeCredentials: had.map((one) => ({ id: one.id, transports: transportsOf(one) })),
      // The device finds it by itself, and asks who is there: it takes the place of a password.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await this.passkeys.challenge(options.challenge, 'register', id, this.now());
    return options;
  }

  async register(account: string, name: string, response: RegistrationResponseJSON, here: Here): Promise<void> {
    const { verified, registrationInfo } = await orBad(
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.passkeys.useUp(challenge, 'register', account, this.now()),
        expectedOrigin: here.origin,
        expectedRPID: hostOf(here),
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified) throw bad();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    await this.passkeys.add({
      id,
      account,
      name,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      created: this.now(),
    });
  }

  async toSignIn(here: Here) {
    const options = await generateAuthenticationOptions({ rpID: hostOf(here), userVerification: 'required' });
    await this.passkeys.challenge(options.challenge, 'sign-in', null, this.now());
    return options;
  }

  /** Gives the account. */
  async signIn(response: AuthenticationResponseJSON, here: Here): Promise<string> {
    const passkey = await this.passkeys.byId(response.id);
    if (!passkey) throw bad();
    const { id, account, public_key: publicKey, counter } = passkey;
    const { userHandle } = response.response;
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== account) throw bad();
    const { verified, authenticationInfo } = await orBad(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.passkeys.useUp(challenge, 'sign-in', null, this.now()),
        expectedOrigin: here.origin,
        expectedRPID: hostOf(here),
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
          transports: transportsOf(passkey),
        },
      }),
    );
    if (!verified || !(await this.passkeys.used(passkey, authenticationInfo.newCounter, this.now()))) throw bad();
    return account;
  }
}
