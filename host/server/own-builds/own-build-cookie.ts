import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Cookies } from 'cookie';
import { choicesIn, isRemoteName, readPort, type OwnBuilds } from './own-builds';

const COOKIE = 'sf-own-builds';
/** Seconds; a working day. */
const KEPT = 43_200;

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Stores a developer's choice in a signed cookie. It must be signed because it makes the policy of a document allow scripts from the
 * visitor's own machine, and nobody may obtain such a policy without the key.
 */
export class OwnBuildCookie {
  readonly #key: string | Buffer;

  /** Without a key (development), a choice lasts until the gateway stops. */
  constructor(key: string | undefined) {
    this.#key = key ?? randomBytes(32);
  }

  #sign(value: string): string {
    return createHmac('sha256', this.#key).update(`${COOKIE}:${value}`).digest('base64url');
  }

  /** Reads the choice from the request's cookies; empty if the signature is invalid. */
  read(cookies: Cookies): OwnBuilds {
    const [value = '', signature = ''] = (cookies[COOKIE] ?? '').split('.');
    if (!isSame(signature, this.#sign(value))) return {};
    return Object.fromEntries(
      value.split('-').flatMap((choice) => {
        const [name = '', port = ''] = choice.split(':');
        const read = readPort(port);
        return isRemoteName(name) && read ? [[name, read]] : [];
      }),
    );
  }

  /** Returns the `set-cookie` header that stores a choice for a working day; an empty choice removes the cookie. */
  write(builds: OwnBuilds, secure: boolean): string {
    const value = choicesIn(builds)
      .map(([name, port]) => `${name}:${port}`)
      .join('-');
    const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    return value
      ? `${COOKIE}=${value}.${this.#sign(value)}; Max-Age=${KEPT}; ${attributes}`
      : `${COOKIE}=; Max-Age=0; ${attributes}`;
  }
}
