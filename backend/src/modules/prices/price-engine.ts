import type { AddOnService, ServiceType } from '@storefront/shared/contract';
import {
  sumMinor,
  computeTax,
  termCost,
  timesMinor,
  type Minor,
  type RenewalFee,
  type TaxLine,
} from '@storefront/shared/domain';
import type { TldRecord } from '../../core/catalog/tlds';
import type { EndingPrices, PriceList, TaxRule, SaleCurrency } from '../price-list';
import type { PremiumPrices } from '../../core/premium-prices';
import type { RenewableStage } from '../portfolio';
import { getTaxRules, type TaxPlace } from './tax-place';

/** What something costs: `price` for one year, `cost` for its whole period with its fee, both before tax; `tax` on the cost. */
interface PricedTerm {
  readonly price: Minor;
  readonly cost: Minor;
  readonly tax: Minor;
  readonly tax_rates: readonly TaxLine[];
}

interface PricedAddOn extends PricedTerm {
  readonly name: AddOnService;
}

/** The answer to one price question, for quantity 1. */
export interface PricedService extends PricedTerm {
  readonly addOns: readonly PricedAddOn[];
  /** Included in the cost: the fee for renewing after the expiry, in addition to the years. */
  readonly fee: RenewalFee | null;
  /** Every year after, before tax. */
  readonly renewal: Minor;
  readonly premium: PremiumPrices | null;
  readonly maxYears: number;
  /** For a transfer: how many years it adds to the term. */
  readonly yearsAdded?: number;
  /** Of add-ons alone: the expiry of the domain, until which they are priced. */
  readonly until?: Date;
  /** Of add-ons alone: how many email addresses the domain has besides. */
  readonly addresses?: number;
}

/** An add-on for what is left of a term, before tax. */
export interface ProratedAddOn {
  readonly name: AddOnService;
  /** One year. */
  readonly price: Minor;
  readonly cost: Minor;
  /** The remaining days would cost less than the smallest possible card charge, so that is the price. */
  readonly isLeast: boolean;
}

export interface PriceQuestion {
  readonly record: TldRecord;
  readonly premium: PremiumPrices | null;
  readonly service: ServiceType;
  readonly period: number;
  readonly withAddOns: boolean;
  /** The life stage of the domain to be renewed; ignored for other services. */
  readonly stage: RenewableStage;
}

/** By what a price is worked out. */
export interface Sale extends TaxPlace {
  readonly priceList: PriceList;
  readonly currency: SaleCurrency;
}

const addOnOfService = {
  contact_privacy_create: 'contact_privacy',
  domain_forwarding_create: 'domain_forwarding',
  email_forwarding_create: 'email_forwarding',
} as const satisfies Partial<Record<ServiceType, AddOnService>>;

/** The add-on that a service type sells, or null for the three domain services. */
export function toAddOn(service: ServiceType): AddOnService | null {
  return service in addOnOfService ? addOnOfService[service as keyof typeof addOnOfService] : null;
}

/** Years for which a service of a TLD is sold. A transfer always adds one year (ICANN Transfer Policy, I.A.3). */
export function yearsSold(record: TldRecord, service: ServiceType): { min: number; max: number } {
  if (service === 'domain_transfer') return { min: 1, max: 1 };
  if (service === 'domain_create') return { min: record.minYears, max: record.maxYears };
  return { min: service === 'domain_renew' ? record.minRenewalYears : 1, max: record.maxYears };
}

/** The same in words, to follow the name: `is sold for 1 to 10 years`. */
export function formatYearsSold(record: TldRecord, service: ServiceType): string {
  const { min, max } = yearsSold(record, service);
  return min === max
    ? `is sold for ${min === 1 ? '1 year' : `${min} years`} only`
    : `is sold for ${min} to ${max} years`;
}

/** The add-ons that are sold together with a domain service, as far as the TLD allows them; transfers have none (CT-04, SE-07). */
export function addOnsFor(
  record: TldRecord,
  service: ServiceType,
  priceList: Pick<PriceList, 'sells'>,
): readonly AddOnService[] {
  if (service !== 'domain_create' && service !== 'domain_renew') return [];
  const all: readonly AddOnService[] = record.privacyAllowed
    ? ['contact_privacy', 'domain_forwarding', 'email_forwarding']
    : ['domain_forwarding', 'email_forwarding'];
  return all.filter((addOn) => priceList.sells(addOn));
}

/** Taxes a cost: each rule rounds half up once on the line (design decision 7). */
export function withTax(price: Minor, cost: Minor, rules: readonly TaxRule[]): PricedTerm {
  const taxes = rules.map((rule) => ({ ...rule, tax_amount: computeTax(cost, rule.tax_rate) }));
  return { price, cost, tax: sumMinor(taxes.map((line) => line.tax_amount)), tax_rates: taxes };
}

/**
 * The price for one question; null when the service is not sold for that many years, or not at all. `termCost` of shared/domain computes
 * terms of several years.
 */
export function priceService(
  { record, premium, service, period, withAddOns, stage }: PriceQuestion,
  { priceList, currency, ...place }: Sale,
): PricedService | null {
  const years = yearsSold(record, service);
  const list = priceList.findPrices(record.tld, currency);
  if (!list || period < years.min || period > years.max) return null;
  const taxRules = getTaxRules(priceList, place);

  const addOn = toAddOn(service);
  if (addOn) {
    if (!priceList.sells(addOn) || (addOn === 'contact_privacy' && !record.privacyAllowed)) return null;
    const price = priceList.addOn(addOn, currency);
    return {
      ...withTax(price, timesMinor(price, period), taxRules),
      addOns: [],
      fee: null,
      renewal: price,
      premium: null,
      maxYears: years.max,
    };
  }

  const yearly = premium ? premiumIn(premium, priceList, currency) : list;
  const first =
    service === 'domain_create' ? yearly.register : service === 'domain_renew' ? yearly.renew : yearly.transfer;
  const firstYearOnly = service === 'domain_create' && yearly.firstYearOnly;
  const fee = service === 'domain_renew' ? feeIn(stage, list) : null;
  const cost = sumMinor([termCost({ first, renewal: yearly.renew, firstYearOnly }, period), fee?.amount ?? 0]);
  const addOns = withAddOns
    ? addOnsFor(record, service, priceList).map((name): PricedAddOn => {
        const price = priceList.addOn(name, currency);
        return { name, ...withTax(price, timesMinor(price, period), taxRules) };
      })
    : [];
  return {
    ...withTax(first, cost, taxRules),
    addOns,
    fee,
    renewal: yearly.renew,
    premium,
    maxYears: years.max,
    ...(service === 'domain_transfer' && { yearsAdded: record.transferYears }),
  };
}

/** What add-ons are bought for that come alone. */
interface Holding {
  /** The expiry of the domain. */
  readonly until: Date;
  /** How many email addresses of it are paid for. */
  readonly addresses: number;
  /** The add-ons renewed with it at present, each as many times as it is paid for. */
  readonly renewed: readonly AddOnService[];
}

/** Prices add-ons alone, for a domain that is not renewed (DM-09). Years after cost what its renewals cost with what it has already. */
export function priceAddOnsAlone(
  { record, premium }: Pick<PriceQuestion, 'record' | 'premium'>,
  addOns: readonly ProratedAddOn[],
  holding: Holding,
  { priceList, currency, ...place }: Sale,
): PricedService | null {
  const list = priceList.findPrices(record.tld, currency);
  if (!list || addOns.length === 0) return null;
  const taxRules = getTaxRules(priceList, place);
  const { renew } = premium ? premiumIn(premium, priceList, currency) : list;
  const priced = addOns.map(({ name, price, cost }): PricedAddOn => ({ name, ...withTax(price, cost, taxRules) }));
  const { renewed, ...held } = holding;
  const renewal = sumMinor([renew, ...renewed.map((addOn) => priceList.addOn(addOn, currency))]);
  return {
    ...withTax(0, 0, taxRules),
    addOns: priced,
    fee: null,
    renewal,
    premium,
    maxYears: record.maxYears,
    ...held,
  };
}

/** The fee for renewing in a life stage; the same for premium domains, whose registries restore at the usual price. */
function feeIn(stage: RenewableStage, { late, restore }: EndingPrices): RenewalFee | null {
  if (stage === 'redemption') return { kind: 'restore', amount: restore };
  return stage === 'grace' && late > 0 ? { kind: 'late', amount: late } : null;
}

/** Premium prices in the currency of the sale; each is requested once. */
export function premiumIn(
  { register, renew, transfer }: PremiumPrices,
  priceList: PriceList,
  currency: SaleCurrency,
): Omit<EndingPrices, 'restore' | 'late'> {
  return {
    register: priceList.converted(register, currency),
    renew: priceList.converted(renew, currency),
    transfer: priceList.converted(transfer, currency),
    firstYearOnly: true,
  };
}
