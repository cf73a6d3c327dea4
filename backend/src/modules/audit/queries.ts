import { and, desc, eq, like, lt, or } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { audit_entries } from '../../db/schema';

/** What was changed, by whom, in which request. `before` and `after` hold no secrets. */
export interface AuditEntry {
  readonly at: Date;
  /** `customer:<id>`, `staff:<id>`, `job:<queue>`, `import:<who>` or `system`. */
  readonly actor: string;
  /** A verb of the area, such as `customer.email_verified`. */
  readonly action: string;
  /** `<kind>:<id>`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string | null;
}

const row = ({ requestId = null, before = null, after = null, ...entry }: AuditEntry) => ({
  ...entry,
  before,
  after,
  request_id: requestId,
});

/** Writes the entry in the transaction of the change itself, so that neither is there without the other (invariant I6). */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(audit_entries).values(row(entry));
}

/** The same for several changes, in one statement. */
export async function auditAll(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  await tx.insert(audit_entries).values(entries.map(row));
}

/** What was done with a customer's account and cards, the newest first, below an id where one is given. */
export function entriesAbout(db: Db, customer: string, before: number | undefined, limit: number) {
  const withCards = and(eq(audit_entries.actor, customer), like(audit_entries.subject, 'payment_method:%'));
  return db
    .select({
      id: audit_entries.id,
      at: audit_entries.at,
      actor: audit_entries.actor,
      action: audit_entries.action,
      after: audit_entries.after,
    })
    .from(audit_entries)
    .where(
      and(
        or(eq(audit_entries.subject, customer), withCards),
        before === undefined ? undefined : lt(audit_entries.id, before),
      ),
    )
    .orderBy(desc(audit_entries.id))
    .limit(limit);
}
