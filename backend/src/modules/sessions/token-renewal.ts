import { createHmac, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../config/config';
import type { Tx } from '../../db/client';
import { sessions } from '../../db/schema';
import type { Session } from '../../http/session';
import { sessionCookie } from '../../http/session-cookie';
import { hashToken } from './hashed-session-tokens';
import { FORMER_TOKEN_SECONDS } from './session-life';

/** 256 bits, as many as a hash of it keeps. */
const TOKEN_BYTES = 32;

/** A session's new token, to be given to the browser once the transaction has ended. */
export interface NewToken {
  readonly token: string;
  readonly session: Session;
}

/**
 * Gives a session a new token, since what it may do has changed: whoever took the old one has nothing of it (ASVS 7.2.4). The session
 * itself stays, with its end. A request that carries the token from before renews nothing: its browser has been given the new one.
 * @returns null where nothing was renewed
 */
export async function renewToken(tx: Tx, session: Session, now: Date): Promise<NewToken | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const renewed = await tx
    .update(sessions)
    .set({
      token: hashToken(token),
      former_token: session.tokenHash,
      former_token_until: new Date(now.getTime() + FORMER_TOKEN_SECONDS * 1_000),
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.token, session.tokenHash)))
    .returning({ id: sessions.id });
  return renewed.length > 0 ? { token, session } : null;
}

/** Writes the new token into the browser's cookie, signed as the accounts library signs it, until the session's end. */
export function giveToken(
  { config }: { readonly config: Pick<Config, 'publicUrl' | 'secrets'> },
  reply: FastifyReply,
  { token, session }: NewToken,
  now: Date,
): void {
  const { name, attributes } = sessionCookie(config);
  const signature = createHmac('sha256', config.secrets.signingKey('session')).update(token).digest('base64');
  void reply.setCookie(name, `${token}.${signature}`, {
    ...attributes,
    maxAge: Math.floor((session.expiresAt.getTime() - now.getTime()) / 1_000),
  });
}
