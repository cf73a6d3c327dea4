import { desc, eq } from 'drizzle-orm';
import type { EmailId } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { outbox } from '../../db/schema';
import { isUuid } from '../../db/uuid';

const NEWEST = 100;

export function newestEmails(db: Db): Promise<(typeof outbox.$inferSelect)[]> {
  return db.select().from(outbox).orderBy(desc(outbox.created_at)).limit(NEWEST);
}

/** Saves an email for the development mailbox, once for each recipient, without sending it. */
export async function saveEmails(
  db: Db,
  recipients: readonly string[],
  email: Pick<typeof outbox.$inferInsert, 'subject' | 'text' | 'created_at'>,
): Promise<void> {
  await db
    .insert(outbox)
    .values(recipients.map((recipient) => ({ ...email, recipient, html: '', status: 'kept' as const })));
}

/** Returns the name of the document attached to an email; null if there is none, or no such email. */
export async function findDocument(db: Db, id: string): Promise<string | null> {
  if (!isUuid<EmailId>(id)) return null;
  const [message] = await db.select({ document: outbox.document }).from(outbox).where(eq(outbox.id, id));
  return message?.document ?? null;
}
