import type { AddOnService, OrderItem } from '@storefront/shared/contract';
import type { Minor, RenewalFee } from '@storefront/shared/domain';
import type { customers } from '../../db/schema';
import { priceOrder } from '../checkout/order-pricing';
import type { PlaceOrderDeps } from '../checkout/place-order';
import { findSoldName } from '../catalog/catalog';
import type { DomainRow } from '../domains/own-domain';
import type { PriceList } from '../price-list/price-list';
import { addOnsFor } from '../prices/price-engine';
import { taxPlaceOf, vatOf } from '../prices/tax-place';
import { REGISTRY_WAIT_MS } from '../prices/price-service';
import { standingsOf } from './standing';
import type { SaleCurrency } from '../price-list/sale-currency';

/** A live name with its holder. */
export interface HeldDomain {
  readonly domain: DomainRow;
  readonly customer: typeof customers.$inferSelect;
}

/** One more year of a name as an order asks for it, with what it costs now. */
export interface PricedYear {
  readonly item: Extract<OrderItem, { type: 'renew' }>;
  readonly currency: SaleCurrency;
  /** Before tax, and the tax. */
  readonly amount: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** Of the amount: what it costs beside the year and its add-ons. */
  readonly fee: RenewalFee | null;
}

/** The add-ons that a name has, that do not end and that its TLD allows: they are renewed with it, as in the cart (CT-03). */
function addOnsOf(domain: DomainRow, priceList: Pick<PriceList, 'sells'>): AddOnService[] {
  const record = findSoldName(domain.name)?.record;
  const counts: Record<AddOnService, number> = {
    contact_privacy: domain.has_whois_privacy && !domain.privacy_ends_at ? 1 : 0,
    domain_forwarding: domain.domain_forwarding && !domain.domain_forwarding_ends_at ? 1 : 0,
    email_forwarding: domain.email_forwarding && !domain.email_forwarding_ends_at ? Math.max(1, domain.email_forwards_max) : 0,
  };
  return record ? addOnsFor(record, 'domain_renew', priceList).flatMap((addOn) => Array.from({ length: counts[addOn] }, () => addOn)) : [];
}

/**
 * Prices one more year by the very function that prices orders, so that a letter and the charge cannot differ by their way of
 * counting. @returns null while the registry does not say what the name costs
 */
export async function priceYear(deps: Pick<PlaceOrderDeps, 'config' | 'clock' | 'registrar' | 'priceBook' | 'nameStates'>, { domain, customer }: HeldDomain, currency: SaleCurrency): Promise<PricedYear | null> {
  const priceList = deps.priceBook.current();
  const item = {
    product: 'domain',
    type: 'renew',
    domain_name: domain.name,
    period: 1,
    current_expiry_date: domain.expiry_date.toISOString(),
    sub_items: addOnsOf(domain, priceList),
  } as const satisfies OrderItem;
  const [premiums, standings] = await Promise.all([deps.nameStates.premiumsOf([domain.name], REGISTRY_WAIT_MS), standingsOf(deps, [domain])]);
  const heard = { states: new Map<string, never>(), premiums, standings, held: new Map<string, never>() };
  const ground = { heard, priceList, currency, ...taxPlaceOf({ country: customer.country, vat: vatOf(customer) }, deps.config), quoteKey: deps.config.secrets.signingKey('quote'), now: deps.clock.now() };
  const { items, amount, tax } = priceOrder([item], ground);
  const [priced] = items;
  return priced ? { item, currency, amount, tax, total: amount + tax, fee: priced.fee } : null;
}
