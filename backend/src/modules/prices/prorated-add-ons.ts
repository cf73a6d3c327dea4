import type { AddOnService } from '@storefront/shared/contract';
import { ADD_ON_QUANTITY_MAX, proratedCost } from '@storefront/shared/domain';
import type { TldRecord } from '../../core/catalog/tlds';
import type { HeldAddOns } from '../portfolio';
import { SMALLEST_CHARGES, type PriceList } from '../price-list';
import { addOnsFor, type ProratedAddOn, type Sale } from './price-engine';

export function countAddresses(
  {
    email_forwarding,
    email_forwarding_ends_at,
    email_forwards_max,
    email_forwards_next,
    email_forwards_next_at,
  }: HeldAddOns,
  now: Date,
): number {
  const isOn = email_forwarding && (email_forwarding_ends_at === null || email_forwarding_ends_at > now);
  const isFewer = email_forwards_next_at !== null && email_forwards_next_at <= now;
  return !isOn ? 0 : isFewer ? (email_forwards_next ?? email_forwards_max) : email_forwards_max;
}

/** Returns the add-ons renewed with a domain, by quantity, as in the cart (CT-03): those without an end that the TLD allows. */
export function listRenewedAddOns(
  held: Omit<HeldAddOns, 'privacyBought'>,
  record: TldRecord,
  priceList: Pick<PriceList, 'sells'>,
): AddOnService[] {
  const counts: Record<AddOnService, number> = {
    contact_privacy: held.has_whois_privacy && !held.privacy_ends_at ? 1 : 0,
    domain_forwarding: held.domain_forwarding && !held.domain_forwarding_ends_at ? 1 : 0,
    email_forwarding:
      held.email_forwarding && !held.email_forwarding_ends_at
        ? Math.max(1, held.email_forwards_next ?? held.email_forwards_max)
        : 0,
  };
  return addOnsFor(record, 'domain_renew', priceList).flatMap((addOn) =>
    Array.from({ length: counts[addOn] }, () => addOn),
  );
}

/**
 * Returns from when an add-on has to be paid for; null if the domain has it until its expiry or can enable it for free. More addresses of
 * email forwarding can always be bought, up to the limit.
 */
export function paidFrom(held: HeldAddOns, addOn: AddOnService, now: Date): Date | null {
  const [isOn, ends] = {
    contact_privacy: [held.has_whois_privacy, held.privacy_ends_at] as const,
    domain_forwarding: [held.domain_forwarding, held.domain_forwarding_ends_at] as const,
    email_forwarding: [held.email_forwarding, held.email_forwarding_ends_at] as const,
  }[addOn];
  const hasEnded = ends !== null && ends <= now;
  if (addOn === 'contact_privacy' && !isOn && held.privacyBought && !hasEnded) return null;
  if (!isOn || hasEnded) return now;
  // Addresses that end and new ones that do not would need two terms.
  if (addOn === 'email_forwarding')
    return ends === null && countAddresses(held, now) < ADD_ON_QUANTITY_MAX ? now : null;
  return ends !== null && ends < held.expiry_date ? ends : null;
}

/**
 * Returns the paid add-ons that can be bought for a domain now, with their cost until its expiry (DM-09). Empty once it has expired. Omits
 * add-ons whose full price is below the smallest charge, and free ones, which are enabled instead.
 */
export function prorateAddOns(
  held: HeldAddOns,
  record: TldRecord,
  { priceList, currency }: Pick<Sale, 'priceList' | 'currency'>,
  now: Date,
): ProratedAddOn[] {
  if (now >= held.expiry_date) return [];
  const least = SMALLEST_CHARGES[currency];
  return addOnsFor(record, 'domain_renew', priceList).flatMap((name) => {
    const from = paidFrom(held, name, now);
    const price = priceList.addOn(name, currency);
    if (from === null || price === 0) return [];
    const part = { yearly: price, from, until: held.expiry_date };
    const cost = proratedCost({ ...part, least });
    return cost < least ? [] : [{ name, price, cost, isLeast: proratedCost({ ...part, least: 0 }) < cost }];
  });
}
