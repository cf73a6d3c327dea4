import { createHash, createHmac } from 'node:crypto';

/** Actions besides processing an order, stored with it so that any process that finds the order can do them. */
export interface PendingActions {
  /** Enable the privacy service, which a renewal does not include. */
  readonly privacy: boolean;
  /** Restore the domain from redemption first. */
  readonly restore: boolean;
}

/** Hexadecimal digits of a marker: 2^76 values do not collide among the orders of one name. */
const DIGITS = 19;
const PASSWORD_LENGTH = 20;

/** First character of a marker, which encodes the pending actions. */
const SIGNS = [
  { sign: 's', privacy: false, restore: false },
  { sign: 'p', privacy: true, restore: false },
  { sign: 'r', privacy: false, restore: true },
  { sign: 'b', privacy: true, restore: true },
] as const;

const toDigits = (reference: string): string =>
  createHash('sha256').update(reference, 'utf8').digest('hex').slice(0, DIGITS);

/** Creates the marker by which we find an order at OpenSRS: 20 lower-case characters, which fit `affiliate_id` and `reg_username`. */
export function createMarker(reference: string, pendingActions: PendingActions): string {
  const { sign } =
    SIGNS.find(({ privacy, restore }) => privacy === pendingActions.privacy && restore === pendingActions.restore) ??
    SIGNS[0];
  return `${sign}${toDigits(reference)}`;
}

/** Returns the pending actions of an order with our reference; null if the marker is of another order or invalid. */
export function readMarker(marker: string | undefined, reference: string): PendingActions | null {
  if (marker?.slice(1) !== toDigits(reference)) return null;
  return SIGNS.find(({ sign }) => marker.startsWith(sign)) ?? null;
}

/** Derives the password of the profile that an order creates: nobody ever enters it, so it need not be stored. */
export function profilePassword(reference: string, secret: string): string {
  return createHmac('sha256', secret).update(reference, 'utf8').digest('hex').slice(0, PASSWORD_LENGTH);
}
