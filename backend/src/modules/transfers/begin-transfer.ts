import type { CustomerId, OrderId } from '@storefront/shared/contract';
import type { TransferProgress } from '../../ports/registrar';
import type { ReadZone } from '../../ports/zone-reader';
import type { Config } from '../../config/config';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { isDataRefused } from '../../db/errors';
import { inTransaction } from '../../db/transaction';
import type { OrderItemRow, OrderRow } from '../orders';
import { findDomainReader } from '../portfolio';
import { changeTransfer, findCopiedZone, insertTransfer, lockStage, transferRow } from './queries';
import { transferStageEmail } from './transfer-emails';

type TransferDeps = Pick<Deps, 'db' | 'clock' | 'registrar' | 'zoneReader' | 'mail' | 'log'> & {
  readonly config: Pick<Config, 'publicUrl' | 'shopName' | 'supportEmail'>;
};

const NOT_COPIED =
  'The zone could not be copied. Take the records from the list at your present DNS provider before you change nameservers.';

/**
 * Copies the zone before the transfer is ordered, the last moment before anything moves (TR-05). A transfer that resumes after a crash
 * keeps its copy. Records come from third-party nameservers: if copying fails, the transfer continues and the customer is told.
 */
export async function beginTransfer(
  deps: TransferDeps,
  order: Pick<OrderRow, 'customer_id'>,
  item: OrderItemRow,
): Promise<void> {
  if (await findCopiedZone(deps.db, item.id)) return;
  const facts = await deps.registrar.transferFacts(item.domain_name, null);
  const nameservers = facts === 'unknown' ? [] : facts.nameservers;
  const { records, missing } = await readZone(deps, item.domain_name, nameservers);
  const at = deps.clock.now();
  const copied_at = at.toISOString();
  const transfer = {
    order_item_id: item.id,
    customer_id: order.customer_id,
    domain: item.domain_name,
    created_at: at,
    updated_at: at,
  };
  const zone = { copied_at, nameservers: [...nameservers], records: [...records], missing: [...missing] };
  try {
    await insertTransfer(deps.db, { ...transfer, zone });
  } catch (error) {
    if (!isDataRefused(error)) throw error;
    logNotCopied(deps, item.domain_name, error);
    await insertTransfer(deps.db, {
      ...transfer,
      zone: { copied_at, nameservers: [], records: [], missing: [NOT_COPIED] },
    });
  }
}

async function readZone(deps: TransferDeps, domain: string, nameservers: readonly string[]): Promise<ReadZone> {
  if (nameservers.length === 0)
    return {
      records: [],
      missing: ['The registry did not say which nameservers the name has, so nothing could be copied.'],
    };
  try {
    return await deps.zoneReader.read(domain, nameservers);
  } catch (error) {
    logNotCopied(deps, domain, error);
    return { records: [], missing: [NOT_COPIED] };
  }
}

function logNotCopied({ log }: TransferDeps, domain: string, error: unknown): void {
  log.error({ event: 'transfer.zone_not_copied', err: error, domain }, 'Zone not copied; the transfer continues');
}

/**
 * Saves the stage of an accepted transfer. A change of stage is saved together with its email by a guarded statement, so that each is
 * emailed once.
 */
export async function followTransfer(
  deps: TransferDeps,
  item: OrderItemRow,
  { stage, until }: TransferProgress,
): Promise<void> {
  const known = await transferRow(deps.db, item.id);
  if (!known || known.stage === stage) return;
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if ((await lockStage(tx, item.id)) !== known.stage) return;
    await changeTransfer(tx, item.id, {
      stage,
      stage_until: until,
      asked_at: known.asked_at ?? at,
      ...(stage === 'registrar' && { confirmed_at: at }),
      updated_at: at,
    });
    await sendStageEmail(tx, deps, {
      customerId: known.customer_id,
      domain: item.domain_name,
      orderId: item.order_id,
      stage,
      until,
      isFirst: known.stage === null,
    });
  });
}

interface StageChange {
  readonly customerId: CustomerId;
  readonly domain: string;
  readonly orderId: OrderId;
  readonly stage: TransferProgress['stage'];
  readonly until: Date | null;
  readonly isFirst: boolean;
}

async function sendStageEmail(
  tx: Tx,
  { mail, config }: TransferDeps,
  { customerId, domain, orderId, stage, until, isFirst }: StageChange,
): Promise<void> {
  // A transfer that needs no confirmation starts with the email about the order; only a later change is news.
  if (stage === 'registrar' && isFirst) return;
  const customer = await findDomainReader(tx, customerId);
  if (customer) await mail.send(transferStageEmail({ customer, domain, orderId, stage, until, config }), tx);
}
