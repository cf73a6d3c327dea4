import { createHash } from 'node:crypto';
import type { Language, OrderItem, OrderPayload, CustomerId } from '@storefront/shared/contract';
import { toMinor, type Minor } from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import type { Actor } from '../orders';
import type { TaxedCustomer } from '../prices';
import { type SaleCurrency, saleCurrency } from '../price-list';

/** Whose order it is, and what its tax depends on. */
export interface Buyer extends TaxedCustomer {
  readonly id: CustomerId;
}

/** The customer who places an order, for the audit entry. */
export interface PlacingActor extends Actor {
  /** The customer is not present: a bank that asks for a confirmation declines. */
  readonly merchantInitiated: boolean;
  /** The customer signed in or stepped up within `ORDER_REAUTH_MS`. Else only a card entered within it is charged (ADR 23). */
  readonly signedInRecently: boolean;
  /** In which emails and receipts of the order are written; null is English. */
  readonly language: Language | null;
}

/** A request to buy: its payload parsed and its currency known, nothing else checked yet. */
export interface OrderRequest {
  readonly buyer: Buyer;
  readonly placedBy: PlacingActor;
  /** Names the attempt: one key, one order (OR-05). */
  readonly key: string;
  /** Tells whether the same key came with the same contents. */
  readonly hash: string;
  readonly cardId: string;
  readonly currency: SaleCurrency;
  /** The sums that the review page showed. */
  readonly shown: { readonly amount: Minor; readonly tax: Minor };
  readonly items: readonly OrderItem[];
  readonly renewalSettings: NonNullable<OrderPayload['renewal_settings']>;
  readonly acceptsDelay: boolean;
  /** Which wording the customer consented to. */
  readonly consentVersion: string | null;
  readonly referral: string | undefined;
}

/** @throws HttpError 422 for a currency that the shop does not sell in */
export function readOrder(
  payload: OrderPayload,
  {
    buyer,
    placedBy,
    config,
  }: Pick<OrderRequest, 'buyer' | 'placedBy'> & { readonly config: Pick<Config, 'currencies'> },
): OrderRequest {
  // Accepting a delay is not part of what is ordered: with the same key it is the same order even if the registrar stops answering in
  // between. Neither is the referral, which may have been forgotten since.
  const { idempotency_key: key, accepts_delay: acceptsDelay = false, referral, ...content } = payload;
  const currency = saleCurrency(content.currency_code, config);
  // The contract lets through what floating point leaves beyond the cents.
  const minor = (wire: number): Minor => toMinor(Number(wire.toFixed(2)), currency);
  return {
    buyer,
    placedBy,
    key,
    hash: toHash(content),
    cardId: content.payment_method_id,
    currency,
    shown: { amount: minor(content.original_amount), tax: minor(content.original_tax) },
    items: content.order_items,
    renewalSettings: content.renewal_settings ?? [],
    acceptsDelay,
    consentVersion: content.consent?.text_version ?? null,
    referral,
  };
}

/** SHA-256 of a JSON value, the same for any order of its keys. */
const toHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('base64url');

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, inner]) => [key, sorted(inner)]);
}
