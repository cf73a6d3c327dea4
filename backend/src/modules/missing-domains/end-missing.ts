import type { Tx } from '../../db/client';
import type { Shop } from '../../core/email';
import type { Mail } from '../../ports/mail';
import { audit, type Actor } from '../audit';
import { type DomainRow, findDomainReader } from '../portfolio';
import { publishEvent } from '../webhooks';
import { movedAwayEmail } from './moved-away-email';
import { endRow, forgetMissing } from './queries';

interface EndingDeps {
  readonly config: Shop;
  readonly mail: Mail;
}

/**
 * Removes a domain that has left the registrar from its customer's list, and notifies the customer. The caller has locked the row.
 * @returns false if it had already ended
 */
export async function endMovedAway(
  tx: Tx,
  { config, mail }: EndingDeps,
  domain: DomainRow,
  at: Date,
  by: Actor,
): Promise<boolean> {
  await forgetMissing(tx, domain.id);
  if (!(await endRow(tx, domain.id, at))) return false;
  await audit(tx, {
    at,
    ...by,
    action: 'domain.moved_away',
    subject: `domain:${domain.id}`,
    after: { ended_at: at.toISOString() },
  });
  await publishEvent(
    tx,
    { type: 'domain.moved_away', data: { domain_id: domain.id, domain: domain.name, customer_id: domain.customer_id } },
    at,
  );
  const customer = await findDomainReader(tx, domain.customer_id);
  if (customer) await mail.send(movedAwayEmail(config, customer, domain.name), tx);
  return true;
}
