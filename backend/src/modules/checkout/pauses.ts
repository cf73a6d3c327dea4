import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/** Milliseconds of a lease on an order; renewed while the process works on it. */
export const LEASE_MS = 20_000;

/** Milliseconds from the order in which the customer can give bank confirmation. */
export const CHALLENGE_MS = 15 * 60_000;

/** Milliseconds from an order until its open items are captured in any case: card schemes let a hold lapse after seven days. */
export const HOLD_MS = 6 * millisecondsInDay;

/** Milliseconds before a hold lapses at which open items are captured: time for an unavailable provider to come back. */
export const HOLD_MARGIN_MS = 12 * millisecondsInHour;

/**
 * Like `HOLD_MS`, for orders that the shop places, such as automatic renewals: Visa lets their holds lapse after 4 days and 18 hours
 * (https://docs.stripe.com/payments/place-a-hold-on-a-payment-method).
 */
export const UNATTENDED_HOLD_MS = 4 * millisecondsInDay + 12 * millisecondsInHour;

/** Milliseconds from an order until the provider is queried for the end of its hold; none ends earlier. */
export const HOLD_ASKED_MS = millisecondsInDay;

/** Failed refund attempts after which staff are alerted. */
export const REFUND_ALARM = 5;

/** Refunds of one item rejected by banks after which no further one is made. */
export const REFUND_LIMIT = 8;

/** Milliseconds that a refund may be pending before staff are alerted. */
export const PENDING_REFUND_MS = millisecondsInDay;

/** Milliseconds between two looks at refunds that wait for the bank to decide about a dispute, which takes months. Its decision ends the wait. */
export const DISPUTE_PAUSE_MS = millisecondsInDay;

/** How often a registrar may report that it never received an order before the item is given up as not carried out. */
export const MAX_REPEATS = 6;

/** Milliseconds between two emails to staff about a cause that affects many orders. */
export const ALARM_PAUSE_MS = millisecondsInDay;

/** Failed attempts at one item after which staff are alerted of an internal error. */
export const ITEM_ALARM = 5;

/** Milliseconds that an item may be lost before staff are alerted, and before it is refunded: any transfer has ended by then. */
export const LOST_ALARM_MS = millisecondsInDay;
export const LOST_LIMIT_MS = 10 * millisecondsInDay;

const FIRST_PAUSE_MS = 500;
/** A minute with jitter, so that an order never depends on a webhook (P9). */
const MAX_PAUSE_MS = 50_000;

/** Milliseconds until the next attempt after `idle` attempts in a row without an answer: doubling, with up to a fifth of jitter. */
export function pauseAfter(idle: number, random: () => number = Math.random): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(idle, 10), MAX_PAUSE_MS) * (1 + random() / 5);
}

/** Milliseconds between polls of a payment that waits for bank confirmation: often at first, as most confirm within a minute. */
export function challengePause(idle: number): number {
  return Math.min(2_000 + idle * 250, 15_000);
}

const MAX_REGISTRY_PAUSE_MS = 15 * 60_000;

/** Milliseconds between two polls of an item that the registrar has accepted: some take seconds, transfers take days. */
export function registryPause(idle: number): number {
  return Math.min(2_000 * 1.5 ** Math.min(idle, 20), MAX_REGISTRY_PAUSE_MS);
}
