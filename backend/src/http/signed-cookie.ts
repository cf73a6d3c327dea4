import { createHash, createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie that carries a token, the key that it is signed with, and all keys by which it is known as ours. */
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

/** 256 bits, as many as a hash of it keeps. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The form in which the database stores a token: somebody who reads the table cannot sign in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const sign = (token: string, key: KeyObject): Buffer => createHmac('sha256', key).update(token).digest();

/** Writes a token into the browser's cookie as `<token>.<HMAC-SHA-256 in base64>`, which keeps forgeries from the database. */
export function writeToken(cookie: SignedCookie, reply: FastifyReply, token: string, seconds: number): void {
  const value = `${token}.${sign(token, cookie.key).toString('base64')}`;
  void reply.setCookie(cookie.name, value, { ...cookie.attributes, maxAge: seconds });
}

/** Takes the cookie away from the browser. */
export function clearToken({ name, attributes }: SignedCookie, reply: FastifyReply): void {
  void reply.setCookie(name, '', { ...attributes, maxAge: 0 });
}

/** The token of the cookie; undefined without one, and where the signature is not ours. */
export function readToken(cookie: SignedCookie, request: FastifyRequest): string | undefined {
  const text = request.cookies[cookie.name];
  const dot = text?.lastIndexOf('.') ?? -1;
  if (!text || dot < 1) return undefined;
  const token = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1), 'base64');
  const isOurs = cookie.acceptedKeys.some((key) => {
    const expected = sign(token, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs ? token : undefined;
}
