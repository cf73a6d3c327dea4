import { createHash, createHmac } from 'node:crypto';

/** What has to be done with an order beside processing it, so that it can be done by whoever finds the order again. */
export interface PendingActions {
  /** The privacy service is switched on, as a renewal does not carry it. */
  readonly privacy: boolean;
  /** The name is brought back from redemption first. */
  readonly restore: boolean;
}

/** Hexadecimal digits of a marker: among the orders of one name, 2^76 values do not meet. */
const DIGITS = 19;
const PASSWORD_LENGTH = 20;

/** The first sign of a marker, by its pending actions. */
const SIGNS = [
  { sign: 's', privacy: false, restore: false },
  { sign: 'p', privacy: true, restore: false },
  { sign: 'r', privacy: false, restore: true },
  { sign: 'b', privacy: true, restore: true },
] as const;

const toDigits = (reference: string): string =>
  createHash('sha256').update(reference, 'utf8').digest('hex').slice(0, DIGITS);

/**
 * What an order carries at OpenSRS so that it is found again by our reference: 20 lower-case signs, short enough for `affiliate_id` and
 * for `reg_username`.
 */
export function createMarker(reference: string, pendingActions: PendingActions): string {
  const { sign } =
    SIGNS.find(({ privacy, restore }) => privacy === pendingActions.privacy && restore === pendingActions.restore) ??
    SIGNS[0];
  return `${sign}${toDigits(reference)}`;
}

/** The pending actions of an order under our reference; null where a marker is of another order, or is none. */
export function readMarker(marker: string | undefined, reference: string): PendingActions | null {
  if (marker?.slice(1) !== toDigits(reference)) return null;
  return SIGNS.find(({ sign }) => marker.startsWith(sign)) ?? null;
}

/** The password of the profile that an order makes: nobody types it, so it is worked out again rather than kept. */
export function profilePassword(reference: string, secret: string): string {
  return createHmac('sha256', secret).update(reference, 'utf8').digest('hex').slice(0, PASSWORD_LENGTH);
}
