import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { breakers } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { CLOSED, type BreakerRecord } from './breaker-state';

export interface BreakerStore {
  read(): Promise<BreakerRecord>;
  /** Updates the record, serialised with other updates. @returns the new record; `change` may return its argument */
  change(change: (record: BreakerRecord) => BreakerRecord): Promise<BreakerRecord>;
}

export function createOwnStore(): BreakerStore {
  let record = CLOSED;
  return { read: async () => record, change: async (change) => (record = change(record)) };
}

type Row = typeof breakers.$inferSelect;

const toRecord = ({ failures, rests_until, is_tried }: Omit<Row, 'service'>): BreakerRecord => ({
  failures,
  pausedUntil: rests_until?.getTime() ?? null,
  isProbing: is_tried,
});

const toRow = ({ failures, pausedUntil, isProbing }: BreakerRecord): Omit<Row, 'service'> => ({
  failures,
  rests_until: pausedUntil === null ? null : new Date(pausedUntil),
  is_tried: isProbing,
});

/** Creates a store shared by all instances: failures of any instance count, and one of them probes the service for all. */
export function createSharedStore(db: Db, service: string): BreakerStore {
  const ofService = eq(breakers.service, service);
  return {
    async read() {
      const [row] = await db.select().from(breakers).where(ofService);
      return row ? toRecord(row) : CLOSED;
    },
    change: (change) =>
      inTransaction(db, async (tx) => {
        await tx
          .insert(breakers)
          .values({ service, ...toRow(CLOSED) })
          .onConflictDoNothing();
        const [row] = await tx.select().from(breakers).where(ofService).for('update');
        const before = row ? toRecord(row) : CLOSED;
        const after = change(before);
        if (after !== before) await tx.update(breakers).set(toRow(after)).where(ofService);
        return after;
      }),
  };
}
