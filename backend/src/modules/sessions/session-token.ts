import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { sessionCookie } from '../../http/session-cookie';

/** A session ends this long after sign-in, whatever happens. */
export const SESSION_SECONDS = 12 * 60 * 60;
/** And this long after it was last used. */
export const IDLE_SECONDS = 2 * 60 * 60;
/** Use is written down at most this often, so that nearly every request costs one statement. */
export const TOUCH_SECONDS = 5 * 60;
/** The token that a session had before step-up is good this long for requests under way, as if it had not stepped up (ADR 23). */
export const FORMER_TOKEN_SECONDS = 60;

type TokenConfig = Pick<Config, 'publicUrl' | 'secrets'>;

/** 256 bits, as many as a hash of it keeps. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a session's token: whoever reads the table cannot sign in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const sign = (token: string, { secrets }: TokenConfig): Buffer =>
  createHmac('sha256', secrets.signingKey('session')).update(token).digest();

/** Writes a token into the browser's cookie as `<token>.<HMAC-SHA-256 in base64>`, which keeps forgeries from the database. */
export function writeToken(config: TokenConfig, reply: FastifyReply, token: string, seconds: number): void {
  const { name, attributes } = sessionCookie(config);
  const value = `${token}.${sign(token, config).toString('base64')}`;
  void reply.setCookie(name, value, { ...attributes, maxAge: seconds });
}

/** The token of the session cookie; undefined without one, and where the signature is not ours. */
export function readToken(config: TokenConfig, request: FastifyRequest): string | undefined {
  const cookie = request.cookies[sessionCookie(config).name];
  const dot = cookie?.lastIndexOf('.') ?? -1;
  if (!cookie || dot < 1) return undefined;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), 'base64');
  const expected = sign(token, config);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
