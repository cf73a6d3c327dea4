import type { CustomerId, DomainId, OrderItemId } from '@storefront/shared/contract';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { defineQueue } from '../../jobs/jobs';
import { lockDomain } from '../portfolio';
import { findChange, insertChange } from '../registrar-changes';
import { wasDeletionRefused } from './queries';

/** A deletion as the previous release stored it. */
interface FormerDeletion {
  readonly domainId: DomainId;
  readonly customerId: CustomerId;
  readonly requestId: string;
  readonly refundItemId: OrderItemId | null;
}

const formerDeletions = defineQueue<FormerDeletion>({
  name: 'domain-deletions',
  retryLimit: 12,
  retryDelay: 60,
  expireIn: 120,
  forget: true,
});

/** Takes over unfinished deletions of the previous release; those that the registrar refused are dropped. */
export function registerFormerDeletions({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  jobs.handle(formerDeletions, ({ data: { domainId, customerId, requestId, refundItemId } }) =>
    inTransaction(db, async (tx) => {
      const domain = await lockDomain(tx, domainId, customerId);
      if (!domain || (await wasDeletionRefused(tx, domainId, requestId))) return;
      if (await findChange(tx, domainId, 'deletion')) return;
      const now = clock.now();
      await insertChange(tx, {
        domain_id: domainId,
        kind: 'deletion',
        wanted: { deletion: { refund_item: refundItemId, expiry_date: domain.expiry_date.toISOString() } },
        asked_at: now,
        next_step_at: now,
        request_id: requestId,
        created_at: now,
      });
    }),
  );
}
