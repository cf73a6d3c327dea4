import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema';

/** The row of a customer; undefined where there is none. */
export async function customerRow(db: Db, id: string): Promise<typeof customers.$inferSelect | undefined> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  return customer;
}
