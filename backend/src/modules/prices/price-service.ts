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
import { countAddresses, proratedAddOns, renewedAddOns } from './prorated-add-ons';
import { getTaxRules } from './tax-place';
import { QUOTE_LIFETIME_SECONDS, signQuote } from './quote';

/** One service of one name, for a number of years; a renewal of 0 years asks for add-ons alone. */
export interface ServiceQuestion {
  readonly domain: string;
  readonly period: number;
  readonly service: ServiceType;
  readonly with_add_ons: boolean;
  /** For a renewal: the smallest number of years that the registry accepts, where fewer were asked for. */
  readonly or_fewest?: boolean | undefined;
  /** For a renewal: also the add-ons renewed with the domain. */
  readonly with_held?: boolean | undefined;
}

/** A question with its domain looked up among the TLDs on sale; null where it is not sold. */
interface AskedService {
  readonly question: ServiceQuestion;
  readonly sold: SoldName | null;
}

/** Why something has no price (PR-03). `period`: it is sold, but not for that many years. */
export type NoPrice = LineProblem | 'period';

type ServicePrice =
  | {
      readonly kind: 'priced';
      readonly question: ServiceQuestion;
      readonly line: PricedService;
      /** The cost of the add-ons renewed with the domain, where that was asked for. */
      readonly heldCost?: Minor;
    }
  | { readonly kind: 'unpriced'; readonly question: ServiceQuestion; readonly reason: NoPrice };

/** What registries have said; a name that is missing has not been answered for. */
export interface RegistryAnswers {
  /** Of names that shall be registered. */
  readonly states: ReadonlyMap<string, NameState>;
  /** Of names that shall be renewed or brought in: premium prices, null for the list price. */
  readonly premiums: ReadonlyMap<string, PremiumPrices | null>;
  /** Of names that shall be renewed, those that the customer holds. */
  readonly renewalStatuses: ReadonlyMap<string, RenewalStatus>;
  /** Of names whose add-ons count, those that the customer holds. */
  readonly held: ReadonlyMap<string, HeldAddOns>;
}

/** Whether add-ons alone are asked for. */
const isAddOnsAlone = ({ service, period }: Pick<ServiceQuestion, 'service' | 'period'>): boolean =>
  service === 'domain_renew' && period === 0;

/** Whether the price depends on the add-ons that the name has. */
const needsHeld = (question: ServiceQuestion): boolean =>
  isAddOnsAlone(question) || (question.service === 'domain_renew' && question.with_held === true);

interface PriceDeps {
  readonly availabilityCache: AvailabilityCache;
  /** The domains of the customer who asks; without one nobody holds any. */
  readonly getRenewalStatuses?: (names: readonly string[]) => Promise<ReadonlyMap<string, RenewalStatus>>;
  /** The add-ons of the names of whoever asks. */
  readonly getHeldAddOns?: (names: readonly string[]) => Promise<ReadonlyMap<string, HeldAddOns>>;
  readonly clock: Clock;
  readonly quoteKey: KeyObject;
}

/** The premium prices of a name, null for the list price; or why it has no price. A name is never priced from a guess (PR-03). */
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

/** The life stage that the price of a service depends on; only renewals have one. */
function getStage({ domain, service }: ServiceQuestion, { renewalStatuses }: RegistryAnswers): RenewableStage {
  const status = (service === 'domain_renew' && renewalStatuses.get(domain)) || 'active';
  return isRenewable(status) ? status : 'active';
}

/** Prices one question with what the registries have said. */
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
      renewed: renewedAddOns(held, sold.record, sale.priceList),
    };
    const line = priceAddOnsAlone(
      { record: sold.record, premium },
      proratedAddOns(held, sold.record, sale, now),
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

/** Asks the registries about everything that these questions need to know, at once. */
async function askRegistries(
  { availabilityCache, getRenewalStatuses, getHeldAddOns }: AskedDeps,
  asked: readonly AskedService[],
): Promise<RegistryAnswers> {
  const namesFor = (isWanted: (question: ServiceQuestion) => boolean): SoldName[] =>
    asked.flatMap(({ question, sold }) => (sold && !toAddOn(question.service) && isWanted(question) ? [sold] : []));
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

/** A renewal for too few years becomes the shortest possible one, where that was asked for. */
function withFewestYears({ question, sold }: AskedService): AskedService {
  if (!question.or_fewest || question.service !== 'domain_renew' || question.period === 0 || !sold)
    return { question, sold };
  const { min } = yearsSold(sold.record, question.service);
  return { question: { ...question, period: Math.max(question.period, min) }, sold };
}

/** Prices many questions with one check at the registries. */
export async function priceQuestions(
  deps: AskedDeps & Pick<PriceDeps, 'clock'>,
  questions: readonly ServiceQuestion[],
  sale: Sale,
): Promise<ServicePrice[]> {
  const asked = questions.map((question) => withFewestYears({ question, sold: findSoldName(question.domain) }));
  const answers = await askRegistries(deps, asked);
  const now = deps.clock.now();
  /** Lines of one TLD at its list price differ only in the name, so each combination is computed once. */
  const alike = new Map<string, PricedService>();
  return asked.map(({ question, sold }) => {
    const kind = listPriceKind({ question, sold }, answers);
    const known = kind === null ? undefined : alike.get(kind);
    const price = known
      ? ({ kind: 'priced', question, line: known } as const)
      : priceQuestion(question, answers, sale, now, sold);
    if (kind !== null && price.kind === 'priced') alike.set(kind, price.line);
    const held = question.period > 0 && question.with_held ? answers.held.get(question.domain) : undefined;
    return price.kind === 'priced' && held && sold
      ? { ...price, heldCost: renewedCost(held, sold.record, question.period, sale) }
      : price;
  });
}

/** The cost of the add-ons that are renewed with a domain. */
const renewedCost = (
  held: HeldAddOns,
  record: SoldName['record'],
  years: number,
  { priceList, currency }: Sale,
): Minor =>
  sumMinor(renewedAddOns(held, record, priceList).map((addOn) => timesMinor(priceList.addOn(addOn, currency), years)));

/** What a list price depends on within one currency and country; null where the domain has no list price. */
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

/** Prices as they are returned, each with the shop's signature (PR-02). */
export function signedAnswers(
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
