import type { OrderPayload } from '@storefront/shared/contract';
import { needsPerformanceConsent, PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import { isBusiness } from '../../core/customer-vat';
import { unprocessable } from '../../http/errors';
import type { Customer } from '../../http/session';

/**
 * Requires consumers in the EU and the UK to ask for performance before the withdrawal period ends (Directive 2011/83/EU, Art. 7(3) and 16;
 * Consumer Contracts Regulations 2013, reg. 36). Without it the shop could not charge for what it did.
 * @throws HttpError 422
 */
export function refuseWithoutConsent(
  customer: Pick<Customer, 'country' | 'vat'>,
  { order_items, consent }: Pick<OrderPayload, 'order_items' | 'consent'>,
): void {
  const registrants = order_items.map((item) => (item.type === 'renew' ? null : item.registrant.kind));
  const buyer = { country: customer.country, isBusiness: isBusiness(customer.vat) };
  if (!needsPerformanceConsent(buyer, registrants) || consent?.text_version === PERFORMANCE_CONSENT.version) return;
  throw unprocessable(
    'Agree that your order is carried out at once, then pay. If you already did, reload the page: the wording has changed.',
    { code: 'consent_missing' },
  );
}
