import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { sessionCookie } from '../../http/session-cookie';
import * as signed from '../../http/signed-cookie';

/** Kinds of sessions other than the customer's own. A new kind gets a name here, not just a column (ADR 48). */
type SessionKind = 'support';

const KIND = /^([a-z]+)\./;

export const createToken = (kind?: SessionKind): string =>
  kind === undefined ? signed.createToken() : `${kind}.${signed.createToken()}`;

/**
 * Returns what the database stores of a token. The kind precedes the hash, so that a release without kinds, which hashes the whole cookie,
 * finds no session: it would take the member of staff for the customer.
 */
export function hashToken(token: string): string {
  const kind = KIND.exec(token)?.[1];
  return kind === undefined ? signed.hashToken(token) : `${kind}:${signed.hashToken(token)}`;
}

/** Absolute lifetime of a session. */
export const SESSION_SECONDS = 12 * 60 * 60;
/** A session also ends after this time without use. */
export const IDLE_SECONDS = 2 * 60 * 60;
/** Use is recorded at most this often, so that nearly every request costs one statement. */
export const TOUCH_SECONDS = 5 * 60;
/** How long the token from before a step-up works for requests in progress, without the step-up (ADR 23). */
export const FORMER_TOKEN_SECONDS = 60;

type TokenConfig = Pick<Config, 'publicUrl' | 'secrets'>;

const getSessionCookie = (config: TokenConfig): signed.SignedCookie => ({
  ...sessionCookie(config),
  key: config.secrets.signingKey('session'),
  acceptedKeys: config.secrets.acceptedSigningKeys('session'),
});

export const writeToken = (config: TokenConfig, reply: FastifyReply, token: string, seconds: number): void =>
  signed.writeToken(getSessionCookie(config), reply, token, seconds);

/** Returns the token of the session cookie; undefined without one or if its signature is invalid. */
export const readToken = (config: TokenConfig, request: FastifyRequest): string | undefined =>
  signed.readToken(getSessionCookie(config), request);
