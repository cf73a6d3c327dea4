import type { OrderItem } from '@storefront/shared/contract';
import { type Minor, type RenewalFee, sumMinor } from '@storefront/shared/domain';
import type { customers } from '../../db/schema';
import { priceOrder, type PlaceOrderDeps } from '../checkout';
import { findSoldName } from '../../core/catalog/catalog';
import { type DomainRow, getRenewalStatuses } from '../portfolio';
import { listRenewedAddOns, getTaxPlace, yearsSold } from '../prices';
import { getCustomerVat } from '../../core/customer-vat';
import { REGISTRY_WAIT_MS } from '../availability';
import type { SaleCurrency } from '../price-list';

export interface HeldDomain {
  readonly domain: DomainRow;
  readonly customer: typeof customers.$inferSelect;
}

/** The shortest renewal of a domain as an order item, with its price now. */
export interface PricedRenewal {
  readonly item: Extract<OrderItem, { type: 'renew' }>;
  readonly currency: SaleCurrency;
  /** `amount` is before tax. */
  readonly amount: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  /** Part of `amount`: the fee beside the years and their add-ons. */
  readonly fee: RenewalFee | null;
}

/**
 * Prices the shortest renewal of a domain, one year under most TLDs, by the same function as orders, so that the announced price and the
 * charge cannot differ in calculation. @returns null if the registry does not report the price
 */
export async function priceRenewal(
  deps: Pick<PlaceOrderDeps, 'config' | 'clock' | 'registrar' | 'priceListCache' | 'availabilityCache'>,
  { domain, customer }: HeldDomain,
  currency: SaleCurrency,
): Promise<PricedRenewal | null> {
  const priceList = deps.priceListCache.current();
  const sold = findSoldName(domain.name);
  const item = {
    product: 'domain',
    type: 'renew',
    domain_name: domain.name,
    period: sold ? yearsSold(sold.record, 'domain_renew').min : 1,
    current_expiry_date: domain.expiry_date.toISOString(),
    sub_items: sold ? listRenewedAddOns(domain, sold.record, priceList) : [],
  } as const satisfies OrderItem;
  const [premiums, renewalStatuses] = await Promise.all([
    deps.availabilityCache.findPremiums([domain.name], REGISTRY_WAIT_MS),
    getRenewalStatuses(deps, [domain]),
  ]);
  const answers = { states: new Map<string, never>(), premiums, renewalStatuses, held: new Map<string, never>() };
  const context = {
    answers,
    priceList,
    currency,
    ...getTaxPlace({ country: customer.country, vat: getCustomerVat(customer) }, deps.config),
    quoteKeys: deps.config.secrets.acceptedSigningKeys('quote'),
    now: deps.clock.now(),
  };
  const { items, amount, tax } = priceOrder([item], context);
  const [priced] = items;
  return priced ? { item, currency, amount, tax, total: sumMinor([amount, tax]), fee: priced.fee } : null;
}
