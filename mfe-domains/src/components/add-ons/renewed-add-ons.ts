import type { DomainInfo } from '@storefront/shared/contract';
import { ADD_ON_SERVICES, sumMinor, timesMinor, toMinor, type Minor } from '@storefront/shared/domain';

type DomainAddOns = Pick<
  DomainInfo,
  | 'has_whois_privacy'
  | 'domain_forwarding'
  | 'email_forwarding'
  | 'email_forwards_max'
  | 'email_forwards_next'
  | 'add_on_prices'
  | 'add_on_ends'
  | 'currency_code'
>;

/** Returns the yearly price, before tax, of the add-ons renewed with a domain: per email address, and without cancelled ones. */
export function sumRenewedAddOns(domain: DomainAddOns): Minor {
  const { add_on_prices: prices = {}, add_on_ends: ends = {}, currency_code: currency } = domain;
  const counts = {
    contact_privacy: domain.has_whois_privacy ? 1 : 0,
    domain_forwarding: domain.domain_forwarding ? 1 : 0,
    email_forwarding: domain.email_forwarding
      ? Math.max(1, domain.email_forwards_next?.max ?? domain.email_forwards_max)
      : 0,
  };
  return sumMinor(
    ADD_ON_SERVICES.filter((addOn) => ends[addOn] === undefined).map((addOn) =>
      timesMinor(toMinor(prices[addOn] ?? 0, currency), counts[addOn]),
    ),
  );
}
