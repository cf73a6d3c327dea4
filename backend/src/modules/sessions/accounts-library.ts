import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Clock } from '../../core/clock';
import type { Db } from '../../db/client';
import { customers, sessions, sign_in_methods, verifications } from '../../db/schema';
import type { Config } from '../../config/config';
import { sessionCookie } from '../../http/session-cookie';
import { withHashedSessionTokens } from './hashed-session-tokens';
import { hashPassword, verifyPassword } from './passwords';
import { SESSION_SECONDS } from './session-life';

const dates = { createdAt: 'created_at', updatedAt: 'updated_at' };
/** Where our own routes tell the library who calls; nothing from outside reaches it under this name. */
export const CLIENT_ADDRESS_HEADER = 'x-storefront-client';

/** A session for a customer who proved who they are by other means than a password, such as a link in an email. */
const sessionsByProof = {
  id: 'storefront-sessions',
  endpoints: {
    openSession: createAuthEndpoint(
      '/storefront/open-session',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error('Customer to reauthenticate not found.');
        const session = await ctx.context.internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ opened: true });
      },
    ),
  },
};

/**
 * The accounts library, used from our own routes only; its own routes are not mounted, because they answer 401 and 403
 * where the specified client would end the session.
 */
export function createAccounts({
  config,
  db,
  clock,
}: {
  config: Pick<Config, 'publicUrl' | 'secrets'>;
  db: Db;
  clock: Clock;
}) {
  const { name, attributes } = sessionCookie(config);
  const adapter = drizzleAdapter(db, {
    provider: 'pg',
    schema: { user: customers, session: sessions, account: sign_in_methods, verification: verifications },
  });
  return betterAuth({
    baseURL: config.publicUrl,
    basePath: '/auth/library',
    secret: config.secrets.derive('session'),
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: (options: BetterAuthOptions) => withHashedSessionTokens(adapter(options), clock),
    user: {
      modelName: 'user',
      fields: { emailVerified: 'email_verified', ...dates },
      additionalFields: {
        first_name: { type: 'string', required: true },
        last_name: { type: 'string', required: true },
        country: { type: 'string', required: true },
      },
    },
    session: {
      fields: {
        userId: 'customer_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...dates,
      },
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
    },
    account: {
      fields: {
        userId: 'customer_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        password: 'password_hash',
        ...dates,
      },
    },
    verification: { fields: { expiresAt: 'expires_at', ...dates } },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      minPasswordLength: 12,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    advanced: {
      database: { generateId: 'uuid' },
      useSecureCookies: false,
      cookies: { session_token: { name, attributes } },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false },
    plugins: [sessionsByProof],
  });
}

export type Accounts = ReturnType<typeof createAccounts>;
