import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { sessionCookie } from '../../http/session-cookie';
import * as signed from '../../http/signed-cookie';

/** Whom a session acts for, other than the customer in person. A further kind gets a name here, never only a column (ADR 48). */
type SessionKind = 'support';

const KIND = /^([a-z]+)\./;

/** A new token; one of a special kind names its kind. */
export const createToken = (kind?: SessionKind): string =>
  kind === undefined ? signed.createToken() : `${kind}.${signed.createToken()}`;

/**
 * What the database stores of a token. The kind is put before the hash, so that a version that does not know kinds, and hashes the cookie
 * as a whole, finds no session: it would take the member of staff for the customer.
 */
export function hashToken(token: string): string {
  const kind = KIND.exec(token)?.[1];
  return kind === undefined ? signed.hashToken(token) : `${kind}:${signed.hashToken(token)}`;
}

/** A session ends this long after sign-in, whatever happens. */
export const SESSION_SECONDS = 12 * 60 * 60;
/** And this long after it was last used. */
export const IDLE_SECONDS = 2 * 60 * 60;
/** Use is written down at most this often, so that nearly every request costs one statement. */
export const TOUCH_SECONDS = 5 * 60;
/** The token that a session had before step-up is good this long for requests under way, as if it had not stepped up (ADR 23). */
export const FORMER_TOKEN_SECONDS = 60;

type TokenConfig = Pick<Config, 'publicUrl' | 'secrets'>;

const getSessionCookie = (config: TokenConfig): signed.SignedCookie => ({
  ...sessionCookie(config),
  key: config.secrets.signingKey('session'),
  acceptedKeys: config.secrets.acceptedSigningKeys('session'),
});

/** Writes a token into the browser's session cookie. */
export const writeToken = (config: TokenConfig, reply: FastifyReply, token: string, seconds: number): void =>
  signed.writeToken(getSessionCookie(config), reply, token, seconds);

/** The token of the session cookie; undefined without one, and where the signature is not ours. */
export const readToken = (config: TokenConfig, request: FastifyRequest): string | undefined =>
  signed.readToken(getSessionCookie(config), request);
