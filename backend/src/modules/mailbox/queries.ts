import { desc, eq } from 'drizzle-orm';
import type { EmailId } from '@storefront/shared/contract';
import type { Db } from '../../db/client';
import { outbox } from '../../db/schema';
import { isUuid } from '../../db/uuid';

const NEWEST = 100;

export function newestEmails(db: Db): Promise<(typeof outbox.$inferSelect)[]> {
  return db.select().from(outbox).orderBy(desc(outbox.created_at)).limit(NEWEST);
}

export async function findDocument(db: Db, id: string): Promise<string | null> {
  if (!isUuid<EmailId>(id)) return null;
  const [message] = await db.select({ document: outbox.document }).from(outbox).where(eq(outbox.id, id));
  return message?.document ?? null;
}
