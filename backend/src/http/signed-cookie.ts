import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie with a signed token, the key that signs it, and all keys accepted. */
export interface SignedCookie {
  readonly name: string;
  readonly attributes: {
    readonly secure: boolean;
    readonly httpOnly: true;
    readonly sameSite: 'lax' | 'strict';
    readonly path: '/';
  };
  readonly key: KeyObject;
  readonly acceptedKeys: readonly KeyObject[];
}

/** 256 bits, as many as its hash has. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns what the database stores of a token, with which nobody can sign in. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const sign = (token: string, key: KeyObject): Buffer => createHmac('sha256', key).update(token).digest();

/** Writes a token into a cookie as `<token>.<HMAC-SHA-256 in base64>`, so that forgeries never reach the database. */
export function writeToken(cookie: SignedCookie, reply: FastifyReply, token: string, seconds: number): void {
  const value = `${token}.${sign(token, cookie.key).toString('base64')}`;
  void reply.setCookie(cookie.name, value, { ...cookie.attributes, maxAge: seconds });
}

export function clearToken({ name, attributes }: SignedCookie, reply: FastifyReply): void {
  void reply.setCookie(name, '', { ...attributes, maxAge: 0 });
}

/** Returns the token of a cookie; undefined without one or if its signature is invalid. */
export function readToken(cookie: SignedCookie, request: FastifyRequest): string | undefined {
  const text = request.cookies[cookie.name];
  const dot = text?.lastIndexOf('.') ?? -1;
  if (!text || dot < 1) return undefined;
  const token = text.slice(0, dot);
  const actual = Buffer.from(text.slice(dot + 1), 'base64');
  const isOurs = cookie.acceptedKeys.some((key) => {
    const expected = sign(token, key);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isOurs ? token : undefined;
}
