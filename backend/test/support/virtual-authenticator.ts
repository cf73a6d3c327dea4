import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@storefront/shared/contract';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const ES256 = -7;

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** Encodes the part of CBOR (RFC 8949) that an attestation without a statement needs. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number): Buffer =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A device with one passkey (ES256), as browsers see it through WebAuthn. */
export class VirtualAuthenticator {
  readonly #credentialId = randomBytes(32);
  readonly #privateKey: KeyObject;
  readonly #publicKey: { readonly x?: string | undefined; readonly y?: string | undefined };
  #uses = 0;

  constructor(
    readonly origin: string,
    /** False for a device that requires no fingerprint, face or PIN. */
    readonly verifiesUser = true,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    this.#publicKey = publicKey.export({ format: 'jwk' });
  }

  /** The result of `navigator.credentials.create`. */
  create(options: Record<string, unknown>): NewPasskeyAnswer {
    const { challenge } = options as { challenge: string };
    const [x, y] = [
      Buffer.from(this.#publicKey.x ?? '', 'base64url'),
      Buffer.from(this.#publicKey.y ?? '', 'base64url'),
    ];
    const cose = cbor(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, ES256],
        [-1, 1],
        [-2, x],
        [-3, y],
      ]),
    );
    const length = Buffer.from([0, this.#credentialId.length]);
    const authData = Buffer.concat([
      this.#authData(HAS_CREDENTIAL),
      Buffer.alloc(16),
      length,
      this.#credentialId,
      cose,
    ]);
    const attestation = cbor(
      new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: this.#id,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The result of `navigator.credentials.get`. */
  get(options: Record<string, unknown>): PasskeyAnswer {
    const { challenge } = options as { challenge: string };
    this.#uses += 1;
    const authData = this.#authData(0);
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]),
      this.#privateKey,
    );
    return {
      id: this.#id,
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  /** Simulates a copied device: its counter falls behind. */
  rewind(): void {
    this.#uses = 0;
  }

  #authData(flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#uses);
    return Buffer.concat([
      sha256(new URL(this.origin).hostname),
      Buffer.from([flags | USER_PRESENT | (this.verifiesUser ? USER_VERIFIED : 0)]),
      count,
    ]);
  }

  #clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })).toString(
      'base64url',
    );
  }

  get #id(): string {
    return this.#credentialId.toString('base64url');
  }
}
