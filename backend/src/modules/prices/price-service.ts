import type { KeyObject } from 'node:crypto';
import type { LineProblem, PriceAnswer, ServiceType } from '@storefront/shared/contract';
import { sumMinor, timesMinor, toWire, type Minor } from '@storefront/shared/domain';
import type { NameState } from '../../ports/registrar';
import type { Clock } from '../../core/clock';
import { findSoldName, type SoldName } from '../../core/catalog/catalog';
import type { SaleCurrency } from '../price-list';
import { type AvailabilityCache, REGISTRY_WAIT_MS } from '../availability';
import { toAddOn, priceAddOnsAlone, priceService, yearsSold, type PricedService, type Sale } from './price-engine';
import type { RenewableStage, RenewalStatus, HeldAddOns } from '../portfolio';
import type { PremiumPrices } from '../../core/premium-prices';
import { countAddresses, prorateAddOns, listRenewedAddOns } from './prorated-add-ons';
import { getTaxRules } from './tax-place';
import { QUOTE_LIFETIME_SECONDS, signQuote } from './quote';

/** A service for a domain and a number of years; a renewal of 0 years means add-ons on their own. */
export interface ServiceQuestion {
  readonly domain: string;
  readonly period: number;
  readonly service: ServiceType;
  readonly with_add_ons: boolean;
  /** For renewals: raise the period to the registry's minimum. */
  readonly or_fewest?: boolean | undefined;
  /** For renewals: include the add-ons renewed with the domain. */
  readonly with_held?: boolean | undefined;
}

/** A question with its domain looked up; null if its TLD is not on sale. */
interface AskedService {
  readonly question: ServiceQuestion;
  readonly sold: SoldName | null;
}

/** Why there is no price (PR-03). `period`: it is sold, but not for that many years. */
export type NoPrice = LineProblem | 'period';

type ServicePrice =
  | {
      readonly kind: 'priced';
      readonly question: ServiceQuestion;
      readonly line: PricedService;
      /** The cost of the add-ons renewed with the domain, if requested. */
      readonly heldCost?: Minor;
    }
  | { readonly kind: 'unpriced'; readonly question: ServiceQuestion; readonly reason: NoPrice };

/** Answers of the registries. A missing domain has no answer. */
export interface RegistryAnswers {
  /** Domains to register. */
  readonly states: ReadonlyMap<string, NameState>;
  /** Domains to renew or transfer: premium prices, null for the list price. */
  readonly premiums: ReadonlyMap<string, PremiumPrices | null>;
  /** The customer's own domains to renew. */
  readonly renewalStatuses: ReadonlyMap<string, RenewalStatus>;
  /** The customer's own domains whose add-ons matter. */
  readonly held: ReadonlyMap<string, HeldAddOns>;
}

const isAddOnsAlone = ({ service, period }: Pick<ServiceQuestion, 'service' | 'period'>): boolean =>
  service === 'domain_renew' && period === 0;

const needsHeld = (question: ServiceQuestion): boolean =>
  isAddOnsAlone(question) || (question.service === 'domain_renew' && question.with_held === true);

interface PriceDeps {
  readonly availabilityCache: AvailabilityCache;
  /** For the customer's own domains; missing for guests. */
  readonly getRenewalStatuses?: (names: readonly string[]) => Promise<ReadonlyMap<string, RenewalStatus>>;
  readonly getHeldAddOns?: (names: readonly string[]) => Promise<ReadonlyMap<string, HeldAddOns>>;
  readonly clock: Clock;
  readonly quoteKey: KeyObject;
}

/** Returns the premium prices of a domain, null for the list price, or why it has no price. Prices are never guessed (PR-03). */
function findPremium(
  { domain, service }: ServiceQuestion,
  { states, premiums, renewalStatuses }: RegistryAnswers,
): PremiumPrices | null | NoPrice {
  if (toAddOn(service)) return null;
  if (service === 'domain_renew') {
    const status = renewalStatuses.get(domain) ?? 'not_yours';
    if (!isRenewable(status)) return status;
  }
  if (service !== 'domain_create') return premiums.get(domain) ?? (premiums.has(domain) ? null : 'registry_silent');
  const state = states.get(domain);
  switch (state?.status) {
    case 'available':
      return null;
    case 'premium':
      return state.premium;
    case 'taken':
      return 'taken';
    case 'reserved':
      return 'not_sold';
    default:
      return 'registry_silent';
  }
}

const isRenewable = (status: RenewalStatus | 'not_yours'): status is RenewableStage =>
  status === 'active' || status === 'grace' || status === 'redemption';

/** Returns the life stage that the price depends on; only renewals have one. */
function getStage({ domain, service }: ServiceQuestion, { renewalStatuses }: RegistryAnswers): RenewableStage {
  const status = (service === 'domain_renew' && renewalStatuses.get(domain)) || 'active';
  return isRenewable(status) ? status : 'active';
}

export function priceQuestion(
  question: ServiceQuestion,
  answers: RegistryAnswers,
  sale: Sale,
  now: Date,
  sold: SoldName | null = findSoldName(question.domain),
): ServicePrice {
  const premium = sold ? findPremium(question, answers) : 'not_sold';
  if (!sold || typeof premium === 'string')
    return { kind: 'unpriced', question, reason: typeof premium === 'string' ? premium : 'not_sold' };
  const { service, period, with_add_ons: withAddOns } = question;
  if (service === 'domain_transfer' && sold.record.transferByTag)
    return { kind: 'unpriced', question, reason: 'not_sold' };
  if (isAddOnsAlone(question)) {
    const held = answers.held.get(question.domain);
    if (!held) return { kind: 'unpriced', question, reason: 'not_yours' };
    const holding = {
      until: held.expiry_date,
      addresses: countAddresses(held, now),
      renewed: listRenewedAddOns(held, sold.record, sale.priceList),
    };
    const line = priceAddOnsAlone(
      { record: sold.record, premium },
      prorateAddOns(held, sold.record, sale, now),
      holding,
      sale,
    );
    return line ? { kind: 'priced', question, line } : { kind: 'unpriced', question, reason: 'not_sold' };
  }
  const line = priceService(
    { record: sold.record, premium, service, period, withAddOns, stage: getStage(question, answers) },
    sale,
  );
  if (line) return { kind: 'priced', question, line };
  const { min, max } = yearsSold(sold.record, service);
  return { kind: 'unpriced', question, reason: period < min || period > max ? 'period' : 'not_sold' };
}

type AskedDeps = Pick<PriceDeps, 'availabilityCache' | 'getRenewalStatuses' | 'getHeldAddOns'>;

async function askRegistries(
  { availabilityCache, getRenewalStatuses, getHeldAddOns }: AskedDeps,
  services: readonly AskedService[],
): Promise<RegistryAnswers> {
  const namesFor = (isWanted: (question: ServiceQuestion) => boolean): SoldName[] =>
    services.flatMap(({ question, sold }) => (sold && !toAddOn(question.service) && isWanted(question) ? [sold] : []));
  const domainsFor = (isWanted: (question: ServiceQuestion) => boolean): string[] =>
    namesFor(isWanted).map(({ domain }) => domain);
  const isNew = ({ service }: ServiceQuestion): boolean => service === 'domain_create';
  const [states, premiums, renewalStatuses, held] = await Promise.all([
    availabilityCache.getStates(namesFor(isNew), REGISTRY_WAIT_MS),
    availabilityCache.findPremiums(
      domainsFor((question) => !isNew(question)),
      REGISTRY_WAIT_MS,
    ),
    getRenewalStatuses?.(domainsFor(({ service }) => service === 'domain_renew')) ?? new Map<string, RenewalStatus>(),
    getHeldAddOns?.(domainsFor(needsHeld)) ?? new Map<string, HeldAddOns>(),
  ]);
  return { states, premiums, renewalStatuses, held };
}

/** Raises the years of a renewal to the minimum, if requested. */
function withFewestYears({ question, sold }: AskedService): AskedService {
  if (!question.or_fewest || question.service !== 'domain_renew' || question.period === 0 || !sold)
    return { question, sold };
  const { min } = yearsSold(sold.record, question.service);
  return { question: { ...question, period: Math.max(question.period, min) }, sold };
}

export async function priceQuestions(
  deps: AskedDeps & Pick<PriceDeps, 'clock'>,
  questions: readonly ServiceQuestion[],
  sale: Sale,
): Promise<ServicePrice[]> {
  const services = questions.map((question) => withFewestYears({ question, sold: findSoldName(question.domain) }));
  const answers = await askRegistries(deps, services);
  const now = deps.clock.now();
  /** Lines at the list price of one TLD differ only in the domain, so each kind is computed once. */
  const alike = new Map<string, PricedService>();
  return services.map(({ question, sold }) => {
    const kind = listPriceKind({ question, sold }, answers);
    const known = kind === null ? undefined : alike.get(kind);
    const price = known
      ? ({ kind: 'priced', question, line: known } as const)
      : priceQuestion(question, answers, sale, now, sold);
    if (kind !== null && price.kind === 'priced') alike.set(kind, price.line);
    const held = question.period > 0 && question.with_held ? answers.held.get(question.domain) : undefined;
    return price.kind === 'priced' && held && sold
      ? { ...price, heldCost: getRenewedCost(held, sold.record, question.period, sale) }
      : price;
  });
}

const getRenewedCost = (
  held: HeldAddOns,
  record: SoldName['record'],
  years: number,
  { priceList, currency }: Sale,
): Minor =>
  sumMinor(
    listRenewedAddOns(held, record, priceList).map((addOn) => timesMinor(priceList.addOn(addOn, currency), years)),
  );

/** Returns a cache key for list prices within one currency and country; null if the domain has no list price. */
function listPriceKind({ question, sold }: AskedService, answers: RegistryAnswers): string | null {
  if (!sold || isAddOnsAlone(question) || findPremium(question, answers) !== null) return null;
  return `${question.service} ${question.period} ${question.with_add_ons} ${sold.record.tld} ${getStage(question, answers)}`;
}

type WirePrice = Omit<PriceAnswer, 'domain' | 'period' | 'service' | 'currency_code' | 'quote' | 'quote_expires_at'>;

function wirePrice(line: PricedService, currency: SaleCurrency): WirePrice {
  const wire = (minor: Minor): number => toWire(minor, currency);
  const wireTaxes = (lines: PricedService['tax_rates']) =>
    lines.map((tax) => ({ ...tax, tax_amount: wire(tax.tax_amount) }));
  return {
    price: wire(line.price),
    cost: wire(line.cost),
    tax: wire(line.tax),
    tax_rates: wireTaxes(line.tax_rates),
    fee: line.fee && { kind: line.fee.kind, amount: wire(line.fee.amount) },
    sub_products: line.addOns.map((addOn) => ({
      name: addOn.name,
      price: wire(addOn.price),
      cost: wire(addOn.cost),
      tax: wire(addOn.tax),
      tax_rates: wireTaxes(addOn.tax_rates),
    })),
    renewal_price: wire(line.renewal),
    is_premium: line.premium !== null,
    max_years: line.maxYears,
    ...(line.yearsAdded !== undefined && { years_added: line.yearsAdded }),
    ...(line.until && { expiry_date: line.until.toISOString() }),
  };
}

type Priced = Extract<ServicePrice, { kind: 'priced' }>;

/** Converts prices to API responses, each with a signed quote (PR-02). */
export function signAnswers(
  deps: Pick<PriceDeps, 'clock' | 'quoteKey'>,
  prices: readonly Priced[],
  { priceList, currency, ...place }: Sale,
): PriceAnswer[] {
  const expiresAt = Math.floor(deps.clock.now().getTime() / 1000) + QUOTE_LIFETIME_SECONDS;
  const quote_expires_at = new Date(expiresAt * 1000).toISOString();
  const taxRules = getTaxRules(priceList, place);
  const wired = new Map<PricedService, WirePrice>();
  return prices.map(({ question: { domain, period, service }, line, heldCost }) => {
    const price = wired.get(line) ?? wirePrice(line, currency);
    wired.set(line, price);
    const quote = signQuote(
      { domain, service, period, currency, country: place.country, line, taxRules, expiresAt },
      deps.quoteKey,
    );
    return {
      domain,
      period,
      service,
      currency_code: currency,
      ...price,
      ...(heldCost !== undefined && { held_add_ons_cost: toWire(heldCost, currency) }),
      quote,
      quote_expires_at,
    };
  });
}
