import { eq } from 'drizzle-orm';
import type { TransferProgress } from '../../adapters/registrar/registrar';
import type { Tx } from '../../db/client';
import { customers, transfers } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { OrderItemRow, OrderRow } from '../checkout/order-transitions';
import type { OrderDeps } from '../checkout/order-step';
import { transferStageEmail } from './transfer-emails';

/**
 * Copies the zone before the registrar is asked, which is the last moment at which nothing has moved yet (TR-05). A transfer that
 * is resumed after a crash keeps the copy it has.
 */
export async function beginTransfer(
  deps: OrderDeps,
  order: Pick<OrderRow, 'customer_id'>,
  item: OrderItemRow,
): Promise<void> {
  const [known] = await deps.db
    .select({ zone: transfers.zone })
    .from(transfers)
    .where(eq(transfers.order_item_id, item.id));
  if (known?.zone) return;
  const facts = await deps.registrar.transferFacts(item.domain_name, null);
  const nameservers = facts === 'unknown' ? [] : facts.nameservers;
  const read =
    nameservers.length > 0
      ? await deps.zoneReader.read(item.domain_name, nameservers)
      : {
          records: [],
          missing: ['The registry did not say which nameservers the name has, so nothing could be copied.'],
        };
  const at = deps.clock.now();
  const zone = {
    copied_at: at.toISOString(),
    nameservers: [...nameservers],
    records: [...read.records],
    missing: [...read.missing],
  };
  await deps.db
    .insert(transfers)
    .values({
      order_item_id: item.id,
      customer_id: order.customer_id,
      domain: item.domain_name,
      zone,
      created_at: at,
      updated_at: at,
    })
    .onConflictDoNothing();
}

/**
 * Writes down where an accepted transfer stands. A turn is written together with the email that tells of it, by a guarded
 * statement, so that each turn is told once.
 */
export async function followTransfer(
  deps: OrderDeps,
  item: OrderItemRow,
  { stage, until }: TransferProgress,
): Promise<void> {
  const [known] = await deps.db.select().from(transfers).where(eq(transfers.order_item_id, item.id));
  if (!known || known.stage === stage) return;
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const [current] = await tx
      .select({ stage: transfers.stage })
      .from(transfers)
      .where(eq(transfers.order_item_id, item.id))
      .for('update');
    if (current?.stage !== known.stage) return;
    await tx
      .update(transfers)
      .set({
        stage,
        stage_until: until,
        asked_at: known.asked_at ?? at,
        ...(stage === 'registrar' && { confirmed_at: at }),
        updated_at: at,
      })
      .where(eq(transfers.order_item_id, item.id));
    await tell(tx, deps, {
      customerId: known.customer_id,
      domain: item.domain_name,
      stage,
      until,
      isFirst: known.stage === null,
    });
  });
}

interface Turn {
  readonly customerId: string;
  readonly domain: string;
  readonly stage: TransferProgress['stage'];
  readonly until: Date | null;
  readonly isFirst: boolean;
}

async function tell(
  tx: Tx,
  { mail, config }: OrderDeps,
  { customerId, domain, stage, until, isFirst }: Turn,
): Promise<void> {
  // A transfer that nobody has to confirm starts with the email about the order; only a turn after that is news.
  if (stage === 'registrar' && isFirst) return;
  const [customer] = await tx
    .select({ email: customers.email, first_name: customers.first_name })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (customer) await mail.send(transferStageEmail({ customer, domain, stage, until, config }), tx);
}
