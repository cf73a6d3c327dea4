import type { CartChoice } from '../contract/cart';
import { ADD_ONS } from '../domain/add-ons';
import type { CartItem, SubProduct } from '../domain/cart-item';
import { addYears } from '../domain/dates';
import { selectedAddOns } from '../domain/totals';
import { toUnpricedAddOn } from './new-items';

/** Converts a line to the choices sent to the account or another device: no price, no transfer code (CT-11, CT-13). */
export function toCartChoice(item: CartItem): CartChoice {
  const registry_years = item.type === 'new' ? item.tld_registration_years : item.renewalPeriods;
  return {
    domain: item.domain,
    type: item.type,
    period: item.period,
    quantity: item.quantity,
    autorenew: item.autorenew,
    add_ons: selectedAddOns(item).map(({ type, quantity }) => ({ service: type, quantity })),
    ...(registry_years && { registry_years }),
    ...(item.max_year !== undefined && { max_year: item.max_year }),
    ...(item.date !== undefined && { current_expiry: item.date }),
  };
}

function listAddOns(
  choice: CartChoice,
  known: readonly SubProduct[],
  currency: { code: string; symbol: string },
): SubProduct[] {
  const chosen = new Map(choice.add_ons.map(({ service, quantity }) => [service, quantity]));
  const missing = choice.add_ons.filter(({ service }) => !known.some(({ type }) => type === service));
  return [...known, ...missing.map(({ service }) => toUnpricedAddOn(service, choice.domain, currency))].map((addOn) => {
    const quantity = chosen.get(addOn.type);
    const most = ADD_ONS[addOn.type].repeatable ? (quantity ?? 1) : 1;
    return { ...addOn, is_selected: quantity !== undefined, quantity: most };
  });
}

/**
 * Converts a choice made elsewhere to a line. Local data about the domain is kept, especially its transfer code. If the choice has another
 * term or type, the price has to be fetched.
 */
export function fromCartChoice(
  choice: CartChoice,
  before: CartItem | undefined,
  currency: { code: string; symbol: string },
): CartItem {
  const known = before?.type === choice.type ? before : undefined;
  const { domain, type, period, quantity, autorenew, registry_years, max_year, current_expiry } = choice;
  const sub_products = type === 'transfer' ? [] : listAddOns(choice, known?.sub_products ?? [], currency);
  const base: CartItem = {
    ...(known ?? {
      price: 0,
      cost: 0,
      tax: 0,
      tax_rates: [],
      currency_code: currency.code,
      renewal_price: 0,
      priced: 'checking' as const,
    }),
    domain,
    type,
    period,
    quantity,
    autorenew,
    sub_products,
    privacy: sub_products.some((addOn) => addOn.type === 'contact_privacy' && addOn.is_selected),
    ...(registry_years &&
      (type === 'new' ? { tld_registration_years: registry_years } : { renewalPeriods: registry_years })),
    ...(max_year !== undefined && { max_year }),
    ...(current_expiry !== undefined && {
      date: current_expiry,
      expiry_date: addYears(current_expiry, period).toISOString(),
    }),
  };
  const pricesHold = known?.period === period && sub_products.length === known.sub_products.length;
  if (pricesHold) return base;
  const { quote: _quote, quote_expires_at: _expiry, problem: _problem, ...unpriced } = base;
  return { ...unpriced, priced: 'checking' };
}
