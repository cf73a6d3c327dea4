import type { OrderPayload } from '@storefront/shared/contract';
import { needsPerformanceConsent, PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import { unprocessable } from '../../http/errors';
import type { Customer } from '../../http/session';

/**
 * A consumer in the EU or the UK has to ask that the names are registered before the time to withdraw is over (Directive 2011/83/EU,
 * Art. 7(3) and 16); without it the shop could not charge for what it did.
 * @throws Refusal 422
 */
export function refuseWithoutConsent(customer: Pick<Customer, 'country'>, { order_items, consent }: Pick<OrderPayload, 'order_items' | 'consent'>): void {
  const registrants = order_items.map((item) => (item.type === 'renew' ? null : item.registrant.kind));
  if (!needsPerformanceConsent(customer.country, registrants) || consent?.text_version === PERFORMANCE_CONSENT.version) return;
  throw unprocessable('Tick that the names are to be registered at once, then pay.', { code: 'consent_missing' });
}
