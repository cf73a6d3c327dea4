import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AddOnService, OrderConflict, OrderItem } from '@storefront/shared/contract';
import {
  lineKind,
  lineTotals,
  SERVICE_TYPES,
  sumMinor,
  timesMinor,
  toWire,
  type Minor,
  type RenewalFee,
  type TaxLine,
} from '@storefront/shared/domain';
import type { OrderedAddOn } from '../../db/schema';
import { conflict } from '../../http/errors';
import type { SellingDeps } from '../price-list';
import {
  withTax,
  type PricedService,
  type Sale,
  priceQuestion,
  type RegistryAnswers,
  type NoPrice,
  areReverseCharged,
  getTaxPlace,
  getTaxRules,
  quoteHolds,
  readQuote,
  type Quote,
} from '../prices';
import type { PremiumPrices } from '../../core/premium-prices';
import type { CheckedOrder } from './order-checks';
import type { OrderRequest } from './order-request';

/** An order item with its price. Amounts in minor units. */
export interface PricedItem {
  readonly item: OrderItem;
  /** `cost`: the domain alone; `amount`: with its add-ons; `tax`: the tax on `amount`. */
  readonly cost: Minor;
  readonly amount: Minor;
  readonly tax: Minor;
  readonly taxes: readonly TaxLine[];
  readonly addOns: readonly OrderedAddOn[];
  readonly premium: PremiumPrices | null;
  /** Part of `cost`. */
  readonly fee: RenewalFee | null;
  /** For add-ons on their own: how many email addresses the domain already had when it was priced. */
  readonly addresses?: number;
}

type Change = OrderConflict['changes'][number];

interface PricedOrder {
  readonly items: readonly PricedItem[];
  readonly changes: readonly Change[];
  /** Whether every quoted line costs what its quote says, part by part. Tax counts only if quoted for the place taxed now. */
  readonly isAsQuoted: boolean;
  readonly amount: Minor;
  readonly tax: Minor;
}

interface PricingContext extends Sale {
  readonly answers: RegistryAnswers;
  readonly quoteKeys: readonly KeyObject[];
  readonly now: Date;
}

type ItemPrice =
  | { readonly kind: 'priced'; readonly line: PricedService }
  | { readonly kind: 'unpriced'; readonly reason: Exclude<NoPrice, 'period'> };

/** An order whose prices match what the customer saw. */
export interface AcceptedOrder {
  readonly request: OrderRequest;
  readonly priced: PricedOrder;
  /** Version of the price list that the prices came from, for the audit log. */
  readonly priceListVersion: string;
  readonly now: Date;
}

/** @throws HttpError 409 if the prices differ from what the customer saw */
export function priceAsShown(
  { config, priceListCache }: Pick<SellingDeps, 'config' | 'priceListCache'>,
  { request, answers, now }: CheckedOrder,
): AcceptedOrder {
  const priceList = priceListCache.current();
  const priced = priceOrder(request.items, {
    answers,
    priceList,
    currency: request.currency,
    ...getTaxPlace(request.buyer, config),
    quoteKeys: config.secrets.acceptedSigningKeys('quote'),
    now,
  });
  refuseWhatChanged(request, priced);
  return { request, priced, priceListVersion: priceList.version, now };
}

/**
 * Refuses an order whose prices have changed. Comparing sums is not enough: one line may cost more and another less.
 * @throws HttpError 409: unavailable domains are reported first, then prices
 */
function refuseWhatChanged(
  { currency, shown }: Pick<OrderRequest, 'currency' | 'shown'>,
  { changes, isAsQuoted, amount, tax }: PricedOrder,
): void {
  const figures = { amount: toWire(amount, currency), tax: toWire(tax, currency) };
  const gone = changes.filter(({ now }) => now === null);
  if (gone.length > 0) {
    const names = gone.map(({ domain }) => domain).join(', ');
    throw conflict(`${names} ${gone.length === 1 ? 'is' : 'are'} no longer available. Nothing was charged.`, {
      code: 'unavailable',
      params: { what: 'gone', domains: gone.map(({ domain }) => domain) },
      body: { changes: [...changes], ...figures },
    });
  }
  if (isAsQuoted && amount === shown.amount && tax === shown.tax) return;
  throw conflict('The price has changed since you saw it. Nothing was charged.', {
    code: 'price_changed',
    body: { changes: [...changes], ...figures },
  });
}

/**
 * Prices an order: a quote that has not expired is honoured, everything else costs its current price (PR-02, OR-06). Lists each item whose
 * price differs from the customer's quote.
 */
export function priceOrder(items: readonly OrderItem[], context: PricingContext): PricedOrder {
  const priced: PricedItem[] = [];
  const changes: Change[] = [];
  let isAsQuoted = true;
  for (const item of items) {
    const quote = quoteFor(item, context);
    const price = priceItem(item, quote, context);
    const was = quote && toPricedItem(item, quote.line);
    if (price.kind === 'unpriced') {
      changes.push({
        domain: item.domain_name,
        reason: price.reason,
        was: was ? toWire(was.amount, context.currency) : null,
        now: null,
      });
      continue;
    }
    const now = toPricedItem(item, price.line);
    priced.push(now);
    if (!quote || !was) continue;
    const isPriceSame = isDeepStrictEqual(findParts(was), findParts(now));
    const isTaxSame = isDeepStrictEqual(getTaxes(was), getTaxes(now));
    if (isPriceSame && isTaxSame) continue;
    changes.push({
      domain: item.domain_name,
      reason: isPriceSame ? 'tax' : 'price',
      was: toWire(was.amount, context.currency),
      now: toWire(now.amount, context.currency),
    });
    // After signing in, the customer has seen the tax of their own country, so a difference in tax alone does not count.
    if (!isPriceSame || isTaxedAlike(quote, context)) isAsQuoted = false;
  }
  return {
    items: priced,
    changes,
    isAsQuoted,
    amount: sumMinor(priced.map(({ amount }) => amount)),
    tax: sumMinor(priced.map(({ tax }) => tax)),
  };
}

/** The parts of a line's price before tax. Parts can change while their sum stays the same. */
const findParts = ({ cost, fee, addOns }: PricedItem) => ({
  cost,
  fee: fee && [fee.kind, fee.amount],
  addOns: Object.fromEntries(addOns.map((addOn) => [addOn.type, [addOn.quantity, addOn.cost]])),
});

const getTaxes = ({ taxes }: PricedItem) =>
  Object.fromEntries(taxes.map(({ tax_id, tax_amount }) => [tax_id, tax_amount]));

/** Returns the customer's quote for this item, expired or not; null if it has none with a valid signature of this shop. */
function quoteFor(item: OrderItem, { quoteKeys, currency }: PricingContext): Quote | null {
  const quote = item.quote === undefined ? null : readQuote(item.quote, quoteKeys);
  const fits =
    quote?.domain === item.domain_name &&
    quote.service === SERVICE_TYPES[item.type] &&
    quote.period === item.period &&
    quote.currency === currency &&
    isUntil(quote.line, item);
  return fits ? quote : null;
}

/** Whether a quote for add-ons on their own runs until the expiry that the item names. True for all other items. */
const isUntil = ({ until }: PricedService, item: OrderItem): boolean =>
  until === undefined || (item.type === 'renew' && until.getTime() === Date.parse(item.current_expiry_date));

function priceItem(item: OrderItem, quote: Quote | null, context: PricingContext): ItemPrice {
  const { answers, currency, now } = context;
  const question = {
    domain: item.domain_name,
    period: item.period,
    service: SERVICE_TYPES[item.type],
    with_add_ons: true,
  };
  const current = priceQuestion(question, answers, context, now);
  // An add-on that the domain has since got is not sold again, whatever the quote says.
  if (lineKind(item) === 'add_ons' && current.kind === 'priced') {
    const wanted = [...countAddOns(item).keys()];
    const isThere = wanted.some((addOn) => !current.line.addOns.some(({ name }) => name === addOn));
    // Additional addresses come from another order, unless the quote already counted them.
    const areOthers = wanted.includes('email_forwarding') && current.line.addresses !== (quote?.line.addresses ?? 0);
    if (isThere || areOthers) return { kind: 'unpriced', reason: 'not_sold' };
  }
  if (quote && quoteHolds(quote, { ...question, currency }, now)) {
    // An unresponsive registry does not void a quote. One that reports taken, another premium or another life stage does.
    const silent = current.kind === 'unpriced' && current.reason === 'registry_silent';
    const same = current.kind === 'priced' && isSameOffer(current.line, quote.line);
    if (silent || same)
      return { kind: 'priced', line: isTaxedAlike(quote, context) ? quote.line : addTax(context, quote.line) };
  }
  if (current.kind === 'priced') return current;
  return { kind: 'unpriced', reason: current.reason === 'period' ? 'not_sold' : current.reason };
}

/** Whether the registry's price and fee are the same as in the quote. The shop's own prices may have changed. */
function isSameOffer(now: PricedService, then: PricedService): boolean {
  return (
    now.premium?.register === then.premium?.register &&
    now.premium?.renew === then.premium?.renew &&
    now.premium?.transfer === then.premium?.transfer &&
    now.fee?.kind === then.fee?.kind
  );
}

/** Whether a quote was taxed for the same country and reverse charge as this sale. Later changes of tax rates do not matter. */
function isTaxedAlike({ country, taxRules }: Quote, sale: Sale): boolean {
  return (
    country === sale.country && areReverseCharged(taxRules) === areReverseCharged(getTaxRules(sale.priceList, sale))
  );
}

/** Returns a quoted price with the taxes of this sale. A guest's quote has the taxes of the country that the guest chose. */
function addTax({ priceList, ...place }: Sale, line: PricedService): PricedService {
  const rules = getTaxRules(priceList, place);
  return {
    ...line,
    ...withTax(line.price, line.cost, rules),
    addOns: line.addOns.map((addOn) => ({ name: addOn.name, ...withTax(addOn.price, addOn.cost, rules) })),
  };
}

/** Totals the ordered add-ons by the same rule as the cart (CT-08, PR-04). */
function toPricedItem(item: OrderItem, line: PricedService): PricedItem {
  const ordered = countAddOns(item);
  const parts = line.addOns.flatMap((addOn) => {
    const quantity = ordered.get(addOn.name);
    return quantity
      ? [{ type: addOn.name, cost: addOn.cost, quantity, tax_rates: [...addOn.tax_rates], is_selected: true }]
      : [];
  });
  const totals = lineTotals({ cost: line.cost, quantity: 1, tax_rates: [...line.tax_rates], sub_products: parts });
  return {
    item,
    cost: line.cost,
    amount: totals.cost,
    tax: totals.tax,
    taxes: totals.taxes,
    addOns: parts.map(({ type, quantity, cost }) => ({ type, quantity, cost: timesMinor(cost, quantity) })),
    premium: line.premium,
    fee: line.fee,
    ...(line.addresses !== undefined && { addresses: line.addresses }),
  };
}

function countAddOns(item: OrderItem): Map<AddOnService, number> {
  const counts = new Map<AddOnService, number>();
  if (item.type !== 'transfer') for (const addOn of item.sub_items) counts.set(addOn, (counts.get(addOn) ?? 0) + 1);
  return counts;
}
