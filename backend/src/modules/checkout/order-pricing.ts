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

/** An order item with what it costs. Amounts in minor units. */
export interface PricedItem {
  readonly item: OrderItem;
  /** The domain alone; with its add-ons; the tax on that. */
  readonly cost: Minor;
  readonly amount: Minor;
  readonly tax: Minor;
  readonly taxes: readonly TaxLine[];
  readonly addOns: readonly OrderedAddOn[];
  readonly premium: PremiumPrices | null;
  /** Included in the cost. */
  readonly fee: RenewalFee | null;
  /** Of add-ons alone: how many email addresses the domain had besides when it was priced. */
  readonly addresses?: number;
}

/** Something that differs from what the customer saw. */
type Change = OrderConflict['changes'][number];

export interface PricedOrder {
  readonly items: readonly PricedItem[];
  readonly changes: readonly Change[];
  /**
   * Whether every quoted line still costs what its quote says, part by part; the tax only if it was quoted for the place that is taxed now.
   */
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

/** An order that costs what its customer saw. */
export interface AcceptedOrder {
  readonly request: OrderRequest;
  readonly priced: PricedOrder;
  /** Which prices it was worked out by, for the books. */
  readonly priceListVersion: string;
  readonly now: Date;
}

/** @throws HttpError 409 when an order does not cost what its customer saw */
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
 * Comparing sums is not enough: one line may cost more by what another costs less.
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
 * Prices an order: a valid quote is honoured, everything else costs the current price (PR-02, OR-06). Differences from the customer's
 * quotes are listed item by item.
 */
export function priceOrder(items: readonly OrderItem[], context: PricingContext): PricedOrder {
  const priced: PricedItem[] = [];
  const changes: Change[] = [];
  let isAsQuoted = true;
  for (const item of items) {
    const quote = quoteFor(item, context);
    const price = priceItem(item, quote, context);
    const was = quote && pricedItem(item, quote.line);
    if (price.kind === 'unpriced') {
      changes.push({
        domain: item.domain_name,
        reason: price.reason,
        was: was ? toWire(was.amount, context.currency) : null,
        now: null,
      });
      continue;
    }
    const now = pricedItem(item, price.line);
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
    // Customers who signed in after the quote was given have seen the tax of their own country since.
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

/** What a line costs before tax, part by part: the parts can change while their sum stays the same. */
const findParts = ({ cost, fee, addOns }: PricedItem) => ({
  cost,
  fee: fee && [fee.kind, fee.amount],
  addOns: Object.fromEntries(addOns.map((addOn) => [addOn.type, [addOn.quantity, addOn.cost]])),
});

/** Its taxes, each with its amount. */
const getTaxes = ({ taxes }: PricedItem) =>
  Object.fromEntries(taxes.map(({ tax_id, tax_amount }) => [tax_id, tax_amount]));

/** The customer's quote for this very item, fresh or not; null when there is none that this shop signed. */
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

/** Whether add-ons alone are quoted until the expiry that the item names; says nothing of other items. */
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
  // Add-ons that the domain has received since are not sold to it again, whatever was quoted.
  if (lineKind(item) === 'add_ons' && current.kind === 'priced') {
    const wanted = [...countAddOns(item).keys()];
    const isThere = wanted.some((addOn) => !current.line.addOns.some(({ name }) => name === addOn));
    // An email address more than before came from another order, unless the customer was told of it too.
    const areOthers = wanted.includes('email_forwarding') && current.line.addresses !== (quote?.line.addresses ?? 0);
    if (isThere || areOthers) return { kind: 'unpriced', reason: 'not_sold' };
  }
  if (quote && quoteHolds(quote, { ...question, currency }, now)) {
    // A silent registry does not break a promise; one that says taken, asks for another premium, or has moved the name on, does.
    const silent = current.kind === 'unpriced' && current.reason === 'registry_silent';
    const same = current.kind === 'priced' && isSameOffer(current.line, quote.line);
    if (silent || same)
      return { kind: 'priced', line: isTaxedAlike(quote, context) ? quote.line : taxedFor(context, quote.line) };
  }
  if (current.kind === 'priced') return current;
  return { kind: 'unpriced', reason: current.reason === 'period' ? 'not_sold' : current.reason };
}

/** Whether the registry asks the same price as when the quote was given; the shop's own prices may have changed. */
function isSameOffer(now: PricedService, then: PricedService): boolean {
  return (
    now.premium?.register === then.premium?.register &&
    now.premium?.renew === then.premium?.renew &&
    now.fee?.kind === then.fee?.kind
  );
}

/** Whether a quote was taxed as this sale is; a rate that has changed since it was given does not matter. */
function isTaxedAlike({ country, taxRules }: Quote, sale: Sale): boolean {
  return (
    country === sale.country && areReverseCharged(taxRules) === areReverseCharged(getTaxRules(sale.priceList, sale))
  );
}

/** A promised price with the taxes of another place: a guest is quoted with those of the country that was chosen. */
function taxedFor({ priceList, ...place }: Sale, line: PricedService): PricedService {
  const rules = getTaxRules(priceList, place);
  return {
    ...line,
    ...withTax(line.price, line.cost, rules),
    addOns: line.addOns.map((addOn) => ({ name: addOn.name, ...withTax(addOn.price, addOn.cost, rules) })),
  };
}

/** Adds up the ordered add-ons by the same rule as the cart (CT-08, PR-04). */
function pricedItem(item: OrderItem, line: PricedService): PricedItem {
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
