import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { sumMinor } from '@storefront/shared/domain';
import type { Db, Tx } from '../../db/client';
import { listed_names, listed_payments, listed_reversals } from '../../db/schema';
import type { Dispute, ListedPayment, PaymentPage, Refund } from '../../ports/payment-provider';
import type { ListedName, NamePage, NameSettings } from '../../ports/registrar';

/** Newly listed rows of a page, and newly listed reversals. */
interface PageCount {
  readonly rows: number;
  readonly others: number;
}

export async function savePaymentPage(
  tx: Tx,
  roundId: string,
  { payments, reversals }: Pick<PaymentPage, 'payments' | 'reversals'>,
): Promise<PageCount> {
  const added =
    payments.length === 0
      ? []
      : await tx
          .insert(listed_payments)
          .values(
            payments.map((payment) => ({ round_id: roundId, ref: payment.ref, order_id: payment.orderId, payment })),
          )
          .onConflictDoNothing()
          .returning({ ref: listed_payments.ref });
  const news =
    reversals.length === 0
      ? []
      : await tx
          .insert(listed_reversals)
          .values(
            reversals.map(({ ref, kind, id, ...about }) => ({
              round_id: roundId,
              id: `${kind}:${id}`,
              payment_ref: ref,
              ...about,
            })),
          )
          .onConflictDoNothing()
          .returning({ id: listed_reversals.id });
  return { rows: added.length, others: news.length };
}

export async function saveNamePage(tx: Tx, roundId: string, { names }: Pick<NamePage, 'names'>): Promise<PageCount> {
  if (names.length === 0) return { rows: 0, others: 0 };
  const added = await tx
    .insert(listed_names)
    .values(
      names.map(({ domain, expiresAt, nameservers, locked, privacy, autoRenew }) => ({
        round_id: roundId,
        name: domain,
        expires_at: expiresAt,
        settings: nameservers ? { nameservers, locked, privacy, autoRenew } : null,
      })),
    )
    .onConflictDoNothing()
    .returning({ name: listed_names.name });
  return { rows: added.length, others: 0 };
}

/** JSON columns, written only by this file. */
const payment = sql<ListedPayment>`${listed_payments.payment}`;
const refund = sql<Refund | null>`${listed_reversals.refund}`;
const dispute = sql<Dispute | null>`${listed_reversals.dispute}`;

/** Returns the listed payments of orders with all their reversals, in list order. */
export async function findListedPayments(
  db: Db,
  roundId: string,
  orderIds: readonly string[],
): Promise<ListedPayment[]> {
  const rows = await db
    .select({ payment })
    .from(listed_payments)
    .where(and(eq(listed_payments.round_id, roundId), inArray(listed_payments.order_id, [...orderIds])))
    .orderBy(asc(listed_payments.position));
  if (rows.length === 0) return [];
  const apart = await db
    .select({ ref: listed_reversals.payment_ref, refund, dispute })
    .from(listed_reversals)
    .where(
      and(
        eq(listed_reversals.round_id, roundId),
        inArray(
          listed_reversals.payment_ref,
          rows.map((row) => row.payment.ref),
        ),
      ),
    )
    .orderBy(asc(listed_reversals.position));
  return rows.map((row) =>
    withReversals(
      row.payment,
      apart.filter(({ ref }) => ref === row.payment.ref),
    ),
  );
}

function withReversals(
  listed: ListedPayment,
  apart: readonly { readonly refund: Refund | null; readonly dispute: Dispute | null }[],
): ListedPayment {
  const refunds = apart.flatMap((each) => each.refund ?? []);
  const succeeded = refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount);
  return {
    ...listed,
    refunded: sumMinor([listed.refunded, ...succeeded]),
    refunds: [...listed.refunds, ...refunds],
    disputes: [...listed.disputes, ...apart.flatMap((each) => each.dispute ?? [])],
  };
}

export async function listListedPayments(
  db: Db,
  roundId: string,
  after: readonly [orderId: string, position: number] | null,
  limit: number,
) {
  return db
    .select({ payment, position: listed_payments.position })
    .from(listed_payments)
    .where(
      and(
        eq(listed_payments.round_id, roundId),
        after === null
          ? undefined
          : sql`(${listed_payments.order_id}, ${listed_payments.position}) > (${after[0]}, ${after[1]}::bigint)`,
      ),
    )
    .orderBy(asc(listed_payments.order_id), asc(listed_payments.position))
    .limit(limit);
}

const listedName = { domain: listed_names.name, expiresAt: listed_names.expires_at };

export async function findListedNames(db: Db, roundId: string, names: readonly string[]): Promise<ListedName[]> {
  const rows = await db
    .select({ ...listedName, settings: sql<NameSettings | null>`${listed_names.settings}` })
    .from(listed_names)
    .where(and(eq(listed_names.round_id, roundId), inArray(listed_names.name, [...names])));
  return rows.map(({ settings, ...listed }) => ({ ...listed, ...settings }));
}

export const listListedNames = (db: Db, roundId: string, after: string | null, limit: number): Promise<ListedName[]> =>
  db
    .select(listedName)
    .from(listed_names)
    .where(and(eq(listed_names.round_id, roundId), after === null ? undefined : gt(listed_names.name, after)))
    .orderBy(asc(listed_names.name))
    .limit(limit);
