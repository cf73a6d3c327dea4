import type { PartnerId } from '@storefront/shared/contract';
import { partnerId } from '@storefront/shared/contract/desk';
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';

/** How long after a visit from a partner's page an order counts as the partner's. */
const LIFE_MS = 30 * millisecondsInDay;

const SHAPE = /^([a-z0-9-]{1,40})\.(\d{1,15})\.([\w-]{43})$/;

const signature = (body: string, key: KeyObject): Buffer =>
  createHmac('sha256', key).update(`referral.v1.${body}`).digest();

/** Signs the statement that a shopper came from a partner's page (HMAC-SHA-256, RFC 2104). It contains nothing about the shopper. */
export function signReferral(partner: PartnerId, now: Date, key: KeyObject): string {
  const body = `${partner}.${now.getTime() + LIFE_MS}`;
  return `${body}.${signature(body, key).toString('base64url')}`;
}

/** Returns the partner of a referral, or null if it is missing, expired or not signed by the shop. */
export function readReferralPartner(
  referral: string | undefined,
  now: Date,
  keys: readonly KeyObject[],
): PartnerId | null {
  const [, name, until, mark] = SHAPE.exec(referral ?? '') ?? [];
  if (!name || !until || !mark || Number(until) <= now.getTime()) return null;
  const actual = Buffer.from(mark, 'base64url');
  const isOurs = keys.some((key) => {
    const expected = signature(`${name}.${until}`, key);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isOurs ? (partnerId.safeParse(name).data ?? null) : null;
}
