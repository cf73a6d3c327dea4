import { createHmac, randomBytes } from 'node:crypto';
import type { CustomerId } from '@storefront/shared/contract';
import type { Config } from '../../src/config/config';
import type { Db } from '../../src/db/client';
import { customers, sessions } from '../../src/db/schema';
import { newId } from '../../src/db/uuid';
import { sessionCookie } from '../../src/http/session-cookie';
import { hashToken, SESSION_SECONDS } from '../../src/modules/sessions/session-token';

/** Creates a verified customer with a session, directly in the database. `cookie` is a Cookie header. */
export async function createCustomer(
  db: Db,
  config: Config,
  now: Date,
  person: Partial<typeof customers.$inferInsert> = {},
): Promise<{ id: CustomerId; email: string; cookie: string }> {
  const id = newId<CustomerId>();
  const email = person.email ?? `${id.slice(0, 8)}@example.com`;
  await db
    .insert(customers)
    .values({
      id,
      name: 'Mara Lindqvist',
      first_name: 'Mara',
      last_name: 'Lindqvist',
      country: 'NO',
      email_verified: true,
      created_at: now,
      updated_at: now,
      ...person,
      email,
    });
  return { id, email, cookie: await openSession(db, config, now, id) };
}

/** Keeps all current sessions alive, however far a test moves the clock. */
export async function keepSessionsAlive(db: Db): Promise<void> {
  const never = new Date('2100-01-01T00:00:00Z');
  await db.update(sessions).set({ expires_at: never, updated_at: never });
}

/** A live session of a customer, as a Cookie header. */
export async function openSession(db: Db, config: Config, now: Date, customer_id: CustomerId): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await db
    .insert(sessions)
    .values({
      customer_id,
      token: hashToken(token),
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1_000),
      created_at: now,
      updated_at: now,
    });
  const signature = createHmac('sha256', config.secrets.derive('session')).update(token).digest('base64');
  return `${sessionCookie(config).name}=${encodeURIComponent(`${token}.${signature}`)}`;
}
