import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CustomerId } from '@storefront/shared/contract';
import type { Tx } from '../../db/client';
import {
  address_corrections,
  api_keys,
  bulk_changes,
  carts,
  contacts,
  customers,
  domains,
  factor_removals,
  mail_tokens,
  order_items,
  orders,
  passkeys,
  payment_methods,
  proof_tickets,
  recovery_codes,
  registrant_verifications,
  registrations,
  sessions,
  setup_intents,
  sign_in_countries,
  sign_in_methods,
  totp_secrets,
  transfers,
} from '../../db/schema';
import { markForInternalRecords } from '../dns';

/**
 * Erases the personal data of an account; may be repeated. docs/operating.md lists what is kept and why: orders and receipts for the tax
 * office, registrants and zones until their retention ends (`forget-names.ts`), the audit log, which has no names, and an anonymous
 * customer row that the orders refer to.
 */
export async function eraseAccount(tx: Tx, customerId: CustomerId, now: Date): Promise<void> {
  for (const table of [
    sessions,
    sign_in_countries,
    api_keys,
    sign_in_methods,
    mail_tokens,
    address_corrections,
    factor_removals,
    totp_secrets,
    recovery_codes,
    passkeys,
    proof_tickets,
    registrations,
    contacts,
    bulk_changes,
    carts,
    setup_intents,
  ])
    await tx.delete(table).where(eq(table.customer_id, customerId));
  await tx
    .update(payment_methods)
    .set({ deleted_at: now, is_default: false })
    .where(and(eq(payment_methods.customer_id, customerId), isNull(payment_methods.deleted_at)));
  await tx
    .update(order_items)
    .set({ registrant: null, tld_data: null })
    .where(
      inArray(
        order_items.order_id,
        tx.select({ id: orders.id }).from(orders).where(eq(orders.customer_id, customerId)),
      ),
    );
  await tx.update(transfers).set({ zone: null }).where(eq(transfers.customer_id, customerId));
  const erased = await tx
    .update(domains)
    .set({ registrant_verification_id: null, verify_by: null, forwarding_url: null, email_forwards: [] })
    .where(eq(domains.customer_id, customerId))
    .returning({ id: domains.id });
  for (const { id } of erased) await markForInternalRecords(tx, id, now);
  await tx.delete(registrant_verifications).where(eq(registrant_verifications.customer_id, customerId));
  // Frees the address for a new account; `.invalid` addresses belong to nobody (RFC 2606).
  await tx
    .update(customers)
    .set({
      name: '',
      first_name: '',
      last_name: '',
      email: `${customerId}@closed.invalid`,
      email_verified: false,
      image: null,
      country: 'ZZ',
      default_currency: null,
      language: null,
      company: null,
      billing_address: null,
      vat_number: null,
      vat_status: null,
      vat_evidence: null,
      vat_ask_at: null,
      updated_at: now,
    })
    .where(eq(customers.id, customerId));
}
