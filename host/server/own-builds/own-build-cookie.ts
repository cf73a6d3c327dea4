import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Cookies } from 'cookie';
import { choicesIn, isRemoteName, readPort, type OwnBuilds } from './own-builds';

const COOKIE = 'sf-own-builds';
/** Seconds; a working day. */
const KEPT = 43_200;

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Keeps a developer's choice. It is signed, as it makes the policy of a document admit scripts from the visitor's own machine:
 * nobody gives himself, or anybody else, such a policy without the key.
 */
export class OwnBuildCookie {
  readonly #key: string | Buffer;

  /** Without a key (development) a choice lasts until the gateway ends. */
  constructor(key: string | undefined) {
    this.#key = key ?? randomBytes(32);
  }

  #sign(value: string): string {
    return createHmac('sha256', this.#key).update(`${COOKIE}:${value}`).digest('base64url');
  }

  /** What the request's cookies choose; nothing where the signature is not ours. */
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

  /** The `set-cookie` header that keeps a choice for a working day; an empty choice takes the cookie away. */
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
