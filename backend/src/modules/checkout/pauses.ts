import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';

/** Milliseconds a process may work on an order before others may take it up; renewed while it works. */
export const LEASE_MS = 20_000;

/** Milliseconds that a customer has for the bank's confirmation, counted from the order. */
export const CHALLENGE_MS = 15 * 60_000;

/**
 * Milliseconds from an order until the money for its open items is taken all the same: card schemes let a hold lapse after
 * seven days.
 */
export const HOLD_MS = 6 * millisecondsInDay;

/** Milliseconds before a hold lapses at which open items are captured: leaves time for an unavailable provider to return. */
export const HOLD_MARGIN_MS = 12 * millisecondsInHour;

/**
 * Milliseconds from an order of the shop's own, such as an automatic renewal, until the same: Visa lets those holds lapse after 4 days and 18
 * hours (https://docs.stripe.com/payments/place-a-hold-on-a-payment-method).
 */
export const UNATTENDED_HOLD_MS = 4 * millisecondsInDay + 12 * millisecondsInHour;

/** Milliseconds after an order at which the provider is asked when its hold lapses; no hold lapses sooner. */
export const HOLD_ASKED_MS = millisecondsInDay;

/** Failed refund attempts after which staff are alerted. */
export const REFUND_ALARM = 5;

/** Refunds of one item that banks have rejected after which no other is made. */
export const REFUND_LIMIT = 8;

/** Milliseconds a refund may be pending before staff are alerted. */
export const PENDING_REFUND_MS = millisecondsInDay;

/** Times a registrar may say that it never got an order before the item is given up as not carried out. */
export const MAX_REPEATS = 6;

/** Failed attempts at one item after which staff are alerted to an internal error. */
export const ITEM_ALARM = 5;

/**
 * Milliseconds for which the outcome of an item may be unknown before staff are alerted, and after which it is refunded: any transfer has
 * ended by then.
 */
export const LOST_ALARM_MS = millisecondsInDay;
export const LOST_LIMIT_MS = 10 * millisecondsInDay;

const FIRST_PAUSE_MS = 500;
/** With the jitter a minute: nobody relies on being told (P9). */
const MAX_PAUSE_MS = 50_000;

/** Milliseconds until the next try after `idle` tries in a row without an answer: doubling, with up to a fifth of jitter. */
export function pauseAfter(idle: number, random: () => number = Math.random): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(idle, 10), MAX_PAUSE_MS) * (1 + random() / 5);
}

/** Milliseconds between two checks of a payment that waits for its cardholder: frequent at first, as most confirm within a minute. */
export function challengePause(idle: number): number {
  return Math.min(2_000 + idle * 250, 15_000);
}

const MAX_REGISTRY_PAUSE_MS = 15 * 60_000;

/** Milliseconds between two checks of an accepted item: some take seconds, transfers take days. */
export function registryPause(idle: number): number {
  return Math.min(2_000 * 1.5 ** Math.min(idle, 20), MAX_REGISTRY_PAUSE_MS);
}
