import type { WebhookEndpointId, WebhookEventId } from '@storefront/shared/contract';
import type { WebhookFact } from '@storefront/shared/contract/desk';
import { and, asc, count, desc, eq, exists, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db, ReadDb, Tx } from '../../db/client';
import { webhook_deliveries, webhook_endpoints, webhook_events } from '../../db/schema';

export type EndpointRow = typeof webhook_endpoints.$inferSelect;
type DeliveryRow = typeof webhook_deliveries.$inferSelect;
type NewEvent = Required<typeof webhook_events.$inferInsert>;

/**
 * Inserts an event with a delivery for each endpoint that has subscribed to it, disabled or not; without one, nothing. The endpoints are
 * locked only against being deleted meanwhile, so that neither deliveries nor other facts wait.
 */
export async function insertEvent(tx: Tx, { id, type, body, created_at }: NewEvent): Promise<void> {
  const at = sql`${created_at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with subscribed as materialized (
      select id from webhook_endpoints where events @> array[${type}::text] for key share
    ), event as (
      insert into webhook_events (id, type, body, created_at)
      select ${id}::uuid, ${type}, ${body}, ${at} where exists (select from subscribed)
      returning id
    )
    insert into webhook_deliveries (event_id, endpoint_id, due_at)
    select event.id, subscribed.id, ${at} from event cross join subscribed`);
}

export async function insertEventFor(tx: Tx, endpointId: WebhookEndpointId, event: NewEvent): Promise<void> {
  await tx.insert(webhook_events).values(event);
  await tx.insert(webhook_deliveries).values({ event_id: event.id, endpoint_id: endpointId, due_at: event.created_at });
}

/** The process that may deliver to endpoints, and until when. */
interface Lease {
  readonly owner: string;
  readonly until: Date;
}

const isDue = (now: Date) => and(eq(webhook_deliveries.status, 'waiting'), lte(webhook_deliveries.due_at, now));
const isOpen = (now: Date) =>
  and(
    isNull(webhook_endpoints.disabled_at),
    or(isNull(webhook_endpoints.paused_until), lte(webhook_endpoints.paused_until, now)),
  );

/** Leases endpoints with due deliveries that no process delivers to. */
export async function claimEndpoints(
  db: Db,
  { owner, until }: Lease,
  now: Date,
  limit: number,
): Promise<WebhookEndpointId[]> {
  const free = db
    .select({ id: webhook_endpoints.id })
    .from(webhook_endpoints)
    .where(
      and(
        isOpen(now),
        or(isNull(webhook_endpoints.lease_until), lte(webhook_endpoints.lease_until, now)),
        exists(
          db
            .select({ one: sql`1` })
            .from(webhook_deliveries)
            .where(and(eq(webhook_deliveries.endpoint_id, webhook_endpoints.id), isDue(now))),
        ),
      ),
    )
    .limit(limit)
    .for('no key update', { skipLocked: true });
  const claimed = await db
    .update(webhook_endpoints)
    .set({ lease_owner: owner, lease_until: until })
    .where(inArray(webhook_endpoints.id, free))
    .returning({ id: webhook_endpoints.id });
  return claimed.map(({ id }) => id);
}

const isHeld = (id: WebhookEndpointId, owner: string) =>
  and(eq(webhook_endpoints.id, id), eq(webhook_endpoints.lease_owner, owner));

/** @returns the endpoint as it is now; undefined if nothing may be sent: it was disabled, deleted, paused or leased to another process */
export async function renewLease(
  db: Db,
  id: WebhookEndpointId,
  { owner, until }: Lease,
  now: Date,
): Promise<EndpointRow | undefined> {
  const [row] = await db
    .update(webhook_endpoints)
    .set({ lease_until: until })
    .where(and(isHeld(id, owner), isOpen(now)))
    .returning();
  return row;
}

/** Does nothing if another process holds the lease. */
export async function releaseEndpoint(db: Db, id: WebhookEndpointId, owner: string, pausedUntil?: Date): Promise<void> {
  await db
    .update(webhook_endpoints)
    .set({ lease_until: null, lease_owner: null, ...(pausedUntil && { paused_until: pausedUntil }) })
    .where(isHeld(id, owner));
}

/** Only for a database without other processes: any lease is one of a process that has died. */
export async function endAllLeases(db: Db): Promise<void> {
  await db
    .update(webhook_endpoints)
    .set({ lease_until: null, lease_owner: null })
    .where(isNotNull(webhook_endpoints.lease_until));
}

export type DueDelivery = Pick<DeliveryRow, 'id' | 'attempts'> & {
  readonly event_id: WebhookEventId;
  readonly type: string;
  readonly body: string;
};

/** Returns the delivery to an endpoint that has been due longest. */
export async function findDue(db: Db, endpointId: WebhookEndpointId, now: Date): Promise<DueDelivery | undefined> {
  const [row] = await db
    .select({
      id: webhook_deliveries.id,
      attempts: webhook_deliveries.attempts,
      event_id: webhook_events.id,
      type: webhook_events.type,
      body: webhook_events.body,
    })
    .from(webhook_deliveries)
    .innerJoin(webhook_events, eq(webhook_events.id, webhook_deliveries.event_id))
    .where(and(eq(webhook_deliveries.endpoint_id, endpointId), isDue(now)))
    .orderBy(asc(webhook_deliveries.due_at), asc(webhook_deliveries.id))
    .limit(1);
  return row;
}

/** Saves the result of an attempt. @returns false if the delivery has changed since it was read, or is gone */
export async function saveAttempt(
  tx: Tx,
  { id, attempts }: Pick<DueDelivery, 'id' | 'attempts'>,
  set: Pick<DeliveryRow, 'attempted_at' | 'response_status' | 'problem' | 'status'> & { readonly due_at?: Date },
): Promise<boolean> {
  const saved = await tx
    .update(webhook_deliveries)
    .set({ ...set, attempts: attempts + 1 })
    .where(
      and(
        eq(webhook_deliveries.id, id),
        eq(webhook_deliveries.status, 'waiting'),
        eq(webhook_deliveries.attempts, attempts),
      ),
    )
    .returning({ id: webhook_deliveries.id });
  return saved.length > 0;
}

export const listEndpoints = (db: Db): Promise<EndpointRow[]> =>
  db.select().from(webhook_endpoints).orderBy(asc(webhook_endpoints.created_at), asc(webhook_endpoints.id));

export async function findEndpoint(db: Db, id: WebhookEndpointId): Promise<EndpointRow | undefined> {
  const [row] = await db.select().from(webhook_endpoints).where(eq(webhook_endpoints.id, id));
  return row;
}

/** Returns an endpoint, locked against other changes until the transaction ends; facts do not wait for it. */
export async function lockEndpoint(tx: Tx, id: WebhookEndpointId): Promise<EndpointRow | undefined> {
  const [row] = await tx.select().from(webhook_endpoints).where(eq(webhook_endpoints.id, id)).for('no key update');
  return row;
}

/** Counts the endpoints; a second caller waits until the first one's transaction ends. */
export async function countEndpoints(tx: Tx): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('webhook_endpoints'))`);
  const [row] = await tx.select({ endpoints: count() }).from(webhook_endpoints);
  return row?.endpoints ?? 0;
}

export async function insertEndpoint(tx: Tx, row: typeof webhook_endpoints.$inferInsert): Promise<EndpointRow> {
  const [added] = await tx.insert(webhook_endpoints).values(row).returning();
  if (!added) throw new Error('Webhook endpoint insert returned no row');
  return added;
}

type Changes = Partial<Omit<EndpointRow, 'id' | 'version' | 'lease_owner' | 'lease_until'>>;

/** A change by staff. */
export async function changeEndpoint(tx: Tx, id: WebhookEndpointId, set: Changes): Promise<void> {
  await tx
    .update(webhook_endpoints)
    .set({ ...set, version: sql`${webhook_endpoints.version} + 1` })
    .where(eq(webhook_endpoints.id, id));
}

/** A change by a delivery, which is no reason to refuse a change by staff. */
export async function noteEndpoint(tx: Tx, id: WebhookEndpointId, set: Changes): Promise<void> {
  await tx.update(webhook_endpoints).set(set).where(eq(webhook_endpoints.id, id));
}

export async function deleteEndpoint(tx: Tx, id: WebhookEndpointId): Promise<void> {
  await tx.delete(webhook_endpoints).where(eq(webhook_endpoints.id, id));
}

const shownDelivery = {
  id: webhook_deliveries.id,
  event_id: webhook_deliveries.event_id,
  type: sql<WebhookFact['type']>`${webhook_events.type}`,
  created_at: webhook_events.created_at,
  status: webhook_deliveries.status,
  attempts: webhook_deliveries.attempts,
  attempted_at: webhook_deliveries.attempted_at,
  due_at: webhook_deliveries.due_at,
  response_status: webhook_deliveries.response_status,
  problem: webhook_deliveries.problem,
};

const selectDeliveries = (db: ReadDb) =>
  db
    .select(shownDelivery)
    .from(webhook_deliveries)
    .innerJoin(webhook_events, eq(webhook_events.id, webhook_deliveries.event_id));

/** Lists deliveries to an endpoint, newest first, and one more than asked for if there are more. */
export const listDeliveries = (
  db: ReadDb,
  endpointId: WebhookEndpointId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  selectDeliveries(db)
    .where(eq(webhook_deliveries.endpoint_id, endpointId))
    .orderBy(desc(webhook_deliveries.id))
    .limit(limit + 1)
    .offset(offset);

export async function findDelivery(db: ReadDb, endpointId: WebhookEndpointId, id: number) {
  const [row] = await selectDeliveries(db).where(
    and(eq(webhook_deliveries.endpoint_id, endpointId), eq(webhook_deliveries.id, id)),
  );
  return row;
}

/** Makes a delivery due now; one that has ended begins anew. @returns false if there is none */
export async function makeDue(tx: Tx, endpointId: WebhookEndpointId, id: number, now: Date): Promise<boolean> {
  const changed = await tx
    .update(webhook_deliveries)
    .set({
      due_at: now,
      status: 'waiting',
      attempts: sql`case when ${webhook_deliveries.status} = 'waiting' then ${webhook_deliveries.attempts} else 0 end`,
    })
    .where(and(eq(webhook_deliveries.endpoint_id, endpointId), eq(webhook_deliveries.id, id)))
    .returning({ id: webhook_deliveries.id });
  return changed.length > 0;
}

/** Deletes the oldest events from before a time, with their deliveries. @returns how many events */
export async function deleteEvents(db: Db, before: Date, limit: number): Promise<number> {
  const oldest = db
    .select({ id: webhook_events.id })
    .from(webhook_events)
    .where(lt(webhook_events.created_at, before))
    .orderBy(asc(webhook_events.created_at))
    .limit(limit);
  const deleted = await db
    .delete(webhook_events)
    .where(inArray(webhook_events.id, oldest))
    .returning({ id: webhook_events.id });
  return deleted.length;
}
