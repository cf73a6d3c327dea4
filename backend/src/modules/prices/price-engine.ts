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
import type { TldPrices, PriceList, TaxRule, SaleCurrency } from '../price-list';
import type { PremiumPrices } from '../../core/premium-prices';
import type { RenewableStage } from '../portfolio';
import { getTaxRules, type TaxPlace } from './tax-place';

/** A price: `price` for one year, `cost` for the whole period with its fee, both before tax; `tax` on `cost`. */
interface PricedTerm {
  readonly price: Minor;
  readonly cost: Minor;
  readonly tax: Minor;
  readonly tax_rates: readonly TaxLine[];
}

interface PricedAddOn extends PricedTerm {
  readonly name: AddOnService;
}

/** The price of one service, for quantity 1. */
export interface PricedService extends PricedTerm {
  readonly addOns: readonly PricedAddOn[];
  /** Part of `cost`: the fee for renewing an expired domain. */
  readonly fee: RenewalFee | null;
  /** The price of each later year, before tax. */
  readonly renewal: Minor;
  readonly premium: PremiumPrices | null;
  readonly maxYears: number;
  /** For transfers: how many years are added to the term. */
  readonly yearsAdded?: number;
  /** For add-ons on their own: the expiry of the domain, until which they are priced. */
  readonly until?: Date;
  /** For add-ons on their own: how many email addresses the domain already has. */
  readonly addresses?: number;
}

/** An add-on for the rest of a term, before tax. */
export interface ProratedAddOn {
  readonly name: AddOnService;
  readonly price: Minor;
  readonly cost: Minor;
  /** The proration is below the smallest card charge, which is charged instead. */
  readonly isLeast: boolean;
}

export interface PriceQuestion {
  readonly record: TldRecord;
  readonly premium: PremiumPrices | null;
  readonly service: ServiceType;
  readonly period: number;
  readonly withAddOns: boolean;
  /** Life stage of a domain to renew; ignored for other services. */
  readonly stage: RenewableStage;
}

export interface Sale extends TaxPlace {
  readonly priceList: PriceList;
  readonly currency: SaleCurrency;
}

const addOnOfService = {
  contact_privacy_create: 'contact_privacy',
  domain_forwarding_create: 'domain_forwarding',
  email_forwarding_create: 'email_forwarding',
} as const satisfies Partial<Record<ServiceType, AddOnService>>;

/** Returns the add-on that a service type sells, or null for the three domain services. */
export function toAddOn(service: ServiceType): AddOnService | null {
  return service in addOnOfService ? addOnOfService[service as keyof typeof addOnOfService] : null;
}

/** Returns the years for which a service of a TLD is sold. A transfer always adds one year (ICANN Transfer Policy, I.A.3). */
export function yearsSold(record: TldRecord, service: ServiceType): { min: number; max: number } {
  if (service === 'domain_transfer') return { min: 1, max: 1 };
  if (service === 'domain_create') return { min: record.minYears, max: record.maxYears };
  return { min: service === 'domain_renew' ? record.minRenewalYears : 1, max: record.maxYears };
}

/** Formats `yearsSold`, to follow the domain: `is sold for 1 to 10 years`. */
export function formatYearsSold(record: TldRecord, service: ServiceType): string {
  const { min, max } = yearsSold(record, service);
  return min === max
    ? `is sold for ${min === 1 ? '1 year' : `${min} years`} only`
    : `is sold for ${min} to ${max} years`;
}

/** Returns the add-ons sold with a domain service, as the TLD allows; none with transfers (CT-04, SE-07). */
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

/** Adds tax to a cost. Each rule rounds half up once per line (design decision 7). */
export function withTax(price: Minor, cost: Minor, rules: readonly TaxRule[]): PricedTerm {
  const taxes = rules.map((rule) => ({ ...rule, tax_amount: computeTax(cost, rule.tax_rate) }));
  return { price, cost, tax: sumMinor(taxes.map((line) => line.tax_amount)), tax_rates: taxes };
}

/** Prices one service; null if it is not sold, or not for that many years. `termCost` of shared/domain computes terms of several years. */
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

/** The domain that add-ons are bought for on their own. */
interface HeldDomainTerms {
  readonly until: Date;
  readonly addresses: number;
  /** The add-ons renewed with the domain so far, repeated by quantity. */
  readonly renewed: readonly AddOnService[];
}

/** Prices add-ons on their own, for a domain that is not renewed (DM-09). `renewal` includes the add-ons it already has. */
export function priceAddOnsAlone(
  { record, premium }: Pick<PriceQuestion, 'record' | 'premium'>,
  addOns: readonly ProratedAddOn[],
  holding: HeldDomainTerms,
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

/** Returns the fee of a renewal in a stage. It is the same for premium domains, whose registries restore at the usual price. */
function feeIn(stage: RenewableStage, { late, restore }: TldPrices): RenewalFee | null {
  if (stage === 'redemption') return { kind: 'restore', amount: restore };
  return stage === 'grace' && late > 0 ? { kind: 'late', amount: late } : null;
}

/** Converts premium prices to the currency of a sale. The registration premium is charged for the first year only. */
export function premiumIn(
  { register, renew, transfer }: PremiumPrices,
  priceList: PriceList,
  currency: SaleCurrency,
): Omit<TldPrices, 'restore' | 'late'> {
  return {
    register: priceList.converted(register, currency),
    renew: priceList.converted(renew, currency),
    transfer: priceList.converted(transfer, currency),
    firstYearOnly: true,
  };
}
