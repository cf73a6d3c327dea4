import type { CodedDetail, ErrorItem, OrderItem } from '@storefront/shared/contract';
import { ADD_ONS, lineKind, maxRenewalYears, SERVICE_TYPES, validateTldData } from '@storefront/shared/domain';
import { findSoldName } from '../../core/catalog/catalog';
import { problemAt, ruleProblem, unprocessable } from '../../http/errors';
import type { NameState, Registrar } from '../../ports/registrar';
import { type AvailabilityCache, REGISTRY_WAIT_MS } from '../availability';
import { itemMessage } from '../orders';
import { type HeldAddOns, getHeldAddOns, ownExpiries, getRenewalStatuses } from '../portfolio';
import type { PriceList, SellingDeps } from '../price-list';
import { addOnsFor, type RegistryAnswers, yearsSold, formatYearsSold } from '../prices';
import { codeProblems } from '../transfers';
import { findTooManyAddresses } from './items/add-ons-alone';
import { refuseHeldHere } from './names-held-here';
import type { OrderRequest } from './order-request';

/** Maximum term in years from now, as limited by registries. */
const RUNS_MAX = 10;

/** The shop's data about a domain to be renewed. */
interface OwnDomain {
  readonly name: string;
  readonly expiry_date: Date;
}

type CheckDeps = Pick<SellingDeps, 'config' | 'db' | 'clock' | 'registrar' | 'priceListCache'> & {
  readonly availabilityCache: AvailabilityCache;
};

/** An order that can be carried out, with the registries' answers about its names. */
export interface CheckedOrder {
  readonly request: OrderRequest;
  readonly answers: RegistryAnswers;
  /** When the last of them answered. */
  readonly now: Date;
}

/** @throws HttpError 409 for domains held or being deleted here, 422 with everything that could not be carried out */
export async function checkOrder(deps: CheckDeps, request: OrderRequest): Promise<CheckedOrder> {
  const { buyer, items } = request;
  const renewed = listNames(items, ({ type }) => type === 'renew');
  const own = renewed.length === 0 ? [] : await ownExpiries(deps, buyer.id, renewed);
  refuseProblems([
    ...orderProblems(items, new Map(own.map((domain) => [domain.name, domain])), {
      now: deps.clock.now(),
      priceList: deps.priceListCache.current(),
    }),
    ...settingProblems(request),
    ...codeProblems(deps, items),
  ]);
  await refuseHeldHere(deps, items);
  const answers = {
    states: await askAnew(
      deps.registrar,
      listNames(items, ({ type }) => type === 'new'),
    ),
    premiums: await deps.availabilityCache.findPremiums(
      listNames(items, ({ type }) => type !== 'new'),
      REGISTRY_WAIT_MS,
    ),
    renewalStatuses: await getRenewalStatuses(deps, own),
    held: await getHeldAddOns(
      deps,
      buyer.id,
      listNames(items, (item) => lineKind(item) === 'add_ons'),
    ),
  };
  const now = deps.clock.now();
  refuseProblems(addressProblems(items, answers.held, now));
  return { request, answers, now };
}

const listNames = (items: readonly OrderItem[], isWanted: (item: OrderItem) => boolean): string[] =>
  items.filter(isWanted).map(({ domain_name }) => domain_name);

function refuseProblems(detail: ErrorItem[]): void {
  if (detail.length > 0)
    throw unprocessable('Part of the order cannot be fulfilled.', { code: 'invalid_order', detail });
}

/** Queries registries about the new names, because an order must not rely on cached answers. */
async function askAnew(registrar: Registrar, names: readonly string[]): Promise<Map<string, NameState>> {
  const states = new Map<string, NameState>();
  const sold = names.flatMap((name) => findSoldName(name) ?? []);
  if (sold.length > 0)
    await registrar.check(sold, (state) => states.set(state.name, state), {
      signal: AbortSignal.timeout(REGISTRY_WAIT_MS),
    });
  return states;
}

/**
 * Returns everything in an order that could not be carried out, regardless of its price: each problem with the path of its field. Uses the
 * same registry rules as the form (RG-05).
 */
export function orderProblems(
  items: readonly OrderItem[],
  own: ReadonlyMap<string, OwnDomain>,
  { now, priceList }: { readonly now: Date; readonly priceList: Pick<PriceList, 'sells'> },
): ErrorItem[] {
  const problems: ErrorItem[] = [];
  const seen = new Set<string>();
  items.forEach((item, index) => {
    const refuse = (field: string, why: CodedDetail, msg: string): void =>
      void problems.push(problemAt(['order_items', index, field], why, msg));
    const domain = item.domain_name;
    if (seen.has(item.domain_name))
      refuse('domain_name', { code: 'ordered_twice', params: { domain } }, `${domain} is in the order twice`);
    seen.add(item.domain_name);
    const sold = findSoldName(item.domain_name);
    if (!sold)
      return refuse('domain_name', { code: 'not_sold_here', params: { domain } }, `${domain} is not sold here`);

    const years = yearsSold(sold.record, SERVICE_TYPES[item.type]);
    const isAddOnsAlone = lineKind(item) === 'add_ons';
    if (isAddOnsAlone && item.type === 'renew' && item.sub_items.length === 0)
      refuse(
        'sub_items',
        { code: 'add_on_missing', params: { domain } },
        `Choose an add-on for ${domain}, or take it out of the cart`,
      );
    if (!isAddOnsAlone && (item.period < years.min || item.period > years.max))
      refuse(
        'period',
        { code: 'period', params: { domain, ...years } },
        `${domain} ${formatYearsSold(sold.record, SERVICE_TYPES[item.type])}`,
      );
    if (item.type === 'renew') {
      const held = own.get(item.domain_name);
      if (!held)
        return refuse(
          'domain_name',
          { code: 'not_your_domain', params: { domain } },
          `${domain} is not among your domains`,
        );
      if (held.expiry_date.getTime() !== new Date(item.current_expiry_date).getTime())
        refuse(
          'current_expiry_date',
          { code: 'renewed_meanwhile', params: { domain } },
          `${domain} was renewed in the meantime`,
        );
      else if (item.period > maxRenewalYears(held.expiry_date, now))
        refuse(
          'period',
          { code: 'runs_too_long', params: { domain, max: RUNS_MAX } },
          `${domain} cannot run longer than ${RUNS_MAX} years from now`,
        );
    } else {
      const { tld } = sold.record;
      for (const other of Object.keys(item.tld_data))
        if (other !== tld)
          refuse(
            'tld_data',
            { code: 'other_registry_data', params: { domain, tld: other } },
            `${domain} does not take registry details for .${other}`,
          );
      for (const problem of validateTldData(tld, item.tld_data[tld] ?? {}, item.registrant)) {
        const place = problem.scope === 'contact' ? ['registrant'] : ['tld_data', tld];
        problems.push(ruleProblem(['order_items', index, ...place, problem.field], problem));
      }
    }
    problems.push(...addOnProblems(item, index, priceList));
  });
  return problems;
}

/** Returns problems with renewal settings: only renewed domains can have one, and only one each (LG-04). */
function settingProblems({ items, renewalSettings }: Pick<OrderRequest, 'items' | 'renewalSettings'>): ErrorItem[] {
  const open = new Set(listNames(items, (item) => lineKind(item) === 'renew'));
  return renewalSettings.flatMap(({ domain_name }, index) =>
    open.delete(domain_name)
      ? []
      : [
          problemAt(
            ['renewal_settings', index, 'domain_name'],
            { code: 'not_renewed', params: { domain: domain_name } },
            `${domain_name} is not renewed by this order`,
          ),
        ],
  );
}

function addOnProblems(item: OrderItem, index: number, priceList: Pick<PriceList, 'sells'>): ErrorItem[] {
  if (item.type === 'transfer') return [];
  const record = findSoldName(item.domain_name)?.record;
  const allowed = record ? addOnsFor(record, SERVICE_TYPES[item.type], priceList) : [];
  const problems: ErrorItem[] = [];
  const domain = item.domain_name;
  const refuse = (field: string, why: CodedDetail, msg: string): void =>
    void problems.push(problemAt(['order_items', index, field], why, msg));
  for (const addOn of new Set(item.sub_items)) {
    if (!allowed.includes(addOn))
      refuse(
        'sub_items',
        { code: 'add_on_not_available', params: { domain, add_on: addOn } },
        `${ADD_ONS[addOn].label} is not available for ${domain}`,
      );
    else if (!ADD_ONS[addOn].repeatable && item.sub_items.filter((other) => other === addOn).length > 1)
      refuse(
        'sub_items',
        { code: 'add_on_twice', params: { add_on: addOn } },
        `${ADD_ONS[addOn].label} can be added once per domain`,
      );
  }
  if (item.type === 'new' && item.enable_privacy !== item.sub_items.includes('contact_privacy')) {
    refuse(
      'enable_privacy',
      { code: 'privacy_differs' },
      `${ADD_ONS.contact_privacy.label} must be enabled exactly when it is ordered`,
    );
  }
  return problems;
}

/** Returns email addresses beyond the maximum of a domain, each with its path in the order. */
function addressProblems(items: readonly OrderItem[], held: ReadonlyMap<string, HeldAddOns>, now: Date): ErrorItem[] {
  return items.flatMap((item, index) => {
    const domain = lineKind(item) === 'add_ons' && item.type === 'renew' ? held.get(item.domain_name) : undefined;
    const more = item.type === 'renew' ? item.sub_items.filter((addOn) => addOn === 'email_forwarding').length : 0;
    const problem = domain && findTooManyAddresses(domain, more, now);
    return problem
      ? [
          problemAt(
            ['order_items', index, 'sub_items'],
            { code: problem.code, params: { domain: item.domain_name, ...problem.params } },
            `${item.domain_name}: ${itemMessage(problem)}`,
          ),
        ]
      : [];
  });
}
