import type { Tx } from '../../db/client';
import { audit_entries } from '../../db/schema';

/** What was changed, by whom, in which request. `before` and `after` hold no secrets. */
export interface AuditEntry {
  readonly at: Date;
  /** `customer:<id>`, `job:<queue>`, `import:<who>` or `system`. */
  readonly actor: string;
  /** A verb of the area, such as `customer.email_verified`. */
  readonly action: string;
  /** `<kind>:<id>`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly requestId?: string | null;
}

/** Writes the entry in the transaction of the change itself, so that neither is there without the other (invariant I6). */
export async function audit(
  tx: Tx,
  { requestId = null, before = null, after = null, ...entry }: AuditEntry,
): Promise<void> {
  await tx.insert(audit_entries).values({ ...entry, before, after, request_id: requestId });
}
