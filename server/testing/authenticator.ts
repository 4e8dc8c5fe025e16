import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** For tests: a device that holds passkeys, made of Node's own cryptography. */

type Cbor = number | string | Buffer | ReadonlyMap<Cbor, Cbor>;

const head = (major: number, length: number): Buffer => {
  const top = major << 5;
  if (length < 24) return Buffer.from([top | length]);
  if (length < 256) return Buffer.from([top | 24, length]);
  return Buffer.from([top | 25, length >> 8, length & 255]);
};

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export interface Asked {
  readonly challenge: string;
  readonly origin: string;
}

export class Authenticator {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly point: { readonly x: string; readonly y: string };
  private userHandle = '';
  counter = 0;
  /** Does it ask for a finger or a number? */
  verifies = true;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.point = { x, y };
  }

  private data(origin: string, flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const all = flags | PRESENT | (this.verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), counter, more]);
  }

  private answer(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  register({ challenge, user }: { challenge: string; user: { id: string } }, origin: string) {
    this.userHandle = user.id;
    const { x, y } = this.point;
    const cose = cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const authData = this.data(origin, ATTESTED, Buffer.concat([Buffer.alloc(16), length, this.id, cose]));
    const attestation = new Map<Cbor, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', { challenge, origin }).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  signIn({ challenge }: { challenge: string }, origin: string) {
    const client = this.client('webauthn.get', { challenge, origin });
    const authenticatorData = this.data(origin, 0);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.key);
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.userHandle,
    });
  }
}
