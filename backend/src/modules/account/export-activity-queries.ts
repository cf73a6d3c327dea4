import { and, asc, desc, eq, gt, lt, lte, max, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AccountExport, DomainId, OrderId, CustomerId } from '@storefront/shared/contract';
import type { ReadDb } from '../../db/client';
import { isoInstant, joinTexts, jsonObject, type JsonTexts } from '../../db/json-object';
import {
  audit_entries,
  domains,
  order_items,
  orders,
  payment_methods,
  registrant_verifications,
  sign_in_countries,
  staff,
} from '../../db/schema';
import { readAhead } from './read-ahead';

/** Domains or orders whose entries are read together; most often they fit one page. */
const TOGETHER = 150;

interface HeldName {
  readonly id: DomainId;
  readonly name: string;
  readonly since: Date;
  readonly until: Date | null;
}

interface PlacedOrder {
  readonly id: OrderId;
  readonly at: Date;
}

/** Passes all values as one parameter, so that one prepared statement serves any number. */
const isAmong = (column: typeof audit_entries.subject | typeof order_items.order_id, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;

const isAboutDomain = sql`starts_with(${audit_entries.subject}, 'domain:')`;

/** Whether an entry about a zone is from the time in which the customer had the domain. */
const isWithinTime = (held: readonly HeldName[]): SQL => sql`exists (
  select from unnest(
    ${sql.param(held.map(({ name }) => `zone:${name}`))}::text[],
    ${sql.param(held.map(({ since }) => since.toISOString()))}::timestamptz[],
    ${sql.param(held.map(({ until }) => until?.toISOString() ?? 'infinity'))}::timestamptz[]
  ) as held (subject, since, until)
  where held.subject = ${audit_entries.subject} and ${audit_entries.at} between held.since and held.until)`;

const isSubjectAmong = (subjects: SQL): SQL => sql`${audit_entries.subject} in (${subjects})`;

type Entries = JsonTexts<AccountExport['activity'][number]>;

async function* entriesWhere(
  db: ReadDb,
  me: CustomerId,
  condition: SQL | undefined,
  limit: number,
): AsyncGenerator<Entries> {
  const isOwn = sql`${audit_entries.actor} = ${`customer:${me}`} and ${staff.name} is null`;
  const json = jsonObject<AccountExport['activity'][number]>(
    {
      at: isoInstant(audit_entries.at),
      by: sql`case when ${isOwn} then 'you' else 'shop' end`,
      action: audit_entries.action,
      subject: audit_entries.subject,
      before: audit_entries.before,
      after: audit_entries.after,
    },
    { staff: staff.name, api_key: audit_entries.api_key, country: sign_in_countries.country },
  );
  for (let after = 0; ;) {
    const page = db
      .select({ id: audit_entries.id, json: json.as('json') })
      .from(audit_entries)
      .leftJoin(staff, eq(staff.id, audit_entries.staff_id))
      .leftJoin(sign_in_countries, eq(sign_in_countries.entry_id, audit_entries.id))
      .where(and(condition, gt(audit_entries.id, after)))
      .orderBy(asc(audit_entries.id))
      .limit(limit)
      .as('page');
    const [found] = await db
      .select({ text: joinTexts(page.json), rows: sql<number>`count(*)::int`, last: max(page.id) })
      .from(page);
    if (!found || found.text === null || found.last === null) return;
    yield found.text;
    if (found.rows < limit) return;
    after = found.last;
  }
}

/** Reads a list in groups, each starting after the last row of the previous one. */
async function* inGroups<Row>(read: (after: Row | undefined) => Promise<Row[]>) {
  for (let after: Row | undefined; ;) {
    const group = await read(after);
    if (group.length > 0) yield group;
    if (group.length < TOGETHER) return;
    after = group.at(-1);
  }
}

async function* listOrderSubjects(db: ReadDb, groups: AsyncIterable<readonly PlacedOrder[]>) {
  for await (const group of groups) {
    const ids = group.map(({ id }) => id);
    const lines = await db.select({ id: order_items.id }).from(order_items).where(isAmong(order_items.order_id, ids));
    yield [...ids.map((id) => `order:${id}`), ...lines.map(({ id }) => `order_item:${id}`)];
  }
}

async function* startEach<Group>(
  groups: AsyncIterable<Group>,
  read: (group: Group) => AsyncGenerator<Entries>,
): AsyncGenerator<AsyncGenerator<Entries>> {
  for await (const group of groups) yield readAhead(read(group));
}

/** The database reads the entries of the next group while those of one are received, and both while others are written. */
async function* entriesOfGroups<Group>(
  groups: AsyncIterable<Group>,
  read: (group: Group) => AsyncGenerator<Entries>,
): AsyncGenerator<Entries> {
  for await (const entries of readAhead(startEach(groups, read))) yield* entries;
}

/**
 * Reads the customer's own actions, then what others did to the customer's account, cards and registrants, domains, and orders. Each part
 * uses its index, one group of subjects at a time, so that the duration grows linearly. A zone is identified by its name, which others may
 * have had: only entries from the time it was this customer's count (I9).
 */
export async function* exportActivity(db: ReadDb, me: CustomerId, limit: number) {
  const customer = `customer:${me}`;
  yield* entriesWhere(db, me, eq(audit_entries.actor, customer), limit);

  const byOthers = ne(audit_entries.actor, customer);
  const few = isSubjectAmong(sql`
    select ${customer}
    union all select 'payment_method:' || card.id from ${payment_methods} card where card.customer_id = ${me}
    union all select 'registrant:' || registrant.id from ${registrant_verifications} registrant where registrant.customer_id = ${me}`);
  yield* entriesWhere(db, me, and(few, byOthers), limit);

  const ownDomains = inGroups((after: HeldName | undefined) =>
    db
      .select({ id: domains.id, name: domains.name, since: domains.created_at, until: domains.ended_at })
      .from(domains)
      .where(and(eq(domains.customer_id, me), after && gt(domains.id, after.id)))
      .orderBy(asc(domains.id))
      .limit(TOGETHER),
  );
  yield* entriesOfGroups(ownDomains, (group) => {
    const subjects = group.flatMap(({ id, name }) => [`domain:${id}`, `zone:${name}`]);
    return entriesWhere(
      db,
      me,
      and(isAmong(audit_entries.subject, subjects), or(isAboutDomain, isWithinTime(group)), byOthers),
      limit,
    );
  });

  const ownOrders = inGroups((after: PlacedOrder | undefined) =>
    db
      .select({ id: orders.id, at: orders.created_at })
      .from(orders)
      .where(
        and(
          eq(orders.customer_id, me),
          after && lte(orders.created_at, after.at),
          after && or(lt(orders.created_at, after.at), gt(orders.id, after.id)),
        ),
      )
      .orderBy(desc(orders.created_at), asc(orders.id))
      .limit(TOGETHER),
  );
  yield* entriesOfGroups(listOrderSubjects(db, ownOrders), (subjects) =>
    entriesWhere(db, me, and(isAmong(audit_entries.subject, subjects), byOthers), limit),
  );
}
