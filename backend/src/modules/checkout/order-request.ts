import { createHash } from 'node:crypto';
import type { Language, OrderItem, OrderPayload, CustomerId } from '@storefront/shared/contract';
import { toMinor, type Minor } from '@storefront/shared/domain';
import type { Config } from '../../config/config';
import type { TaxedCustomer } from '../prices';
import { type SaleCurrency, saleCurrency } from '../price-list';
import type { Actor } from '../audit';

export interface Buyer extends TaxedCustomer {
  readonly id: CustomerId;
}

export interface PlacingActor extends Actor {
  /** The customer is not present, so a bank that asks for confirmation declines. */
  readonly merchantInitiated: boolean;
  /** Signed in or stepped up within `ORDER_REAUTH_MS`. Otherwise only a card entered within that time can be charged (ADR 23). */
  readonly signedInRecently: boolean;
  /** Language of the emails and receipts; null is English. */
  readonly language: Language | null;
}

/** An order payload after parsing. Only its shape and its currency have been checked. */
export interface OrderRequest {
  readonly buyer: Buyer;
  readonly placedBy: PlacingActor;
  /** Idempotency key of the attempt: one key, one order (OR-05). */
  readonly key: string;
  /** Detects that a key was reused with different contents. */
  readonly hash: string;
  readonly cardId: string;
  readonly currency: SaleCurrency;
  /** The sums that the review page showed. */
  readonly shown: { readonly amount: Minor; readonly tax: Minor };
  readonly items: readonly OrderItem[];
  readonly renewalSettings: NonNullable<OrderPayload['renewal_settings']>;
  readonly acceptsDelay: boolean;
  /** Version of the wording that the customer consented to. */
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
  // Neither the accepted delay nor the referral is part of the contents: with the same key it stays the same order if the registrar stops
  // responding or the referral is cleared in between.
  const { idempotency_key: key, accepts_delay: acceptsDelay = false, referral, ...content } = payload;
  const currency = saleCurrency(content.currency_code, config);
  // The contract accepts floating-point noise beyond two decimals.
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

/** Returns the SHA-256 of a JSON value, regardless of key order. */
const toHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('base64url');

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([key, inner]) => [key, sortKeys(inner)]);
}
