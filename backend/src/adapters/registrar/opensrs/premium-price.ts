import { assertMinor, type Minor } from '@storefront/shared/domain';
import type { PremiumPrices } from '../../../core/premium-prices';
import { isFlagSet, textAt } from './xcp-value';
import type { XcpClient } from './xcp-client';

type Kind = 'new' | 'renewal' | 'transfer';

/** What a name costs the reseller; `isPremium`: its registry asks for more, or less, than the list of its extension says. */
export interface Cost {
  readonly isPremium: boolean;
  /** Minor units, in the currency of the reseller's account. */
  readonly minor: Minor;
  /** As it came, which is how an order has to repeat it. */
  readonly text: string;
}

/** Registries that ask the same for each of their names. */
const ONE_PRICE: ReadonlySet<string> = new Set(['com', 'net', 'org']);

export const canBePremium = (tld: string): boolean => !ONE_PRICE.has(tld);

/** Asks what a name costs us: for one year where nothing else is said. */
export async function fetchCost(client: XcpClient, domain: string, kind: Kind, years = 1): Promise<Cost | 'unknown'> {
  const answer = await client.call({
    action: 'get_price',
    object: 'domain',
    attributes: { domain, reg_type: kind, period: String(years) },
    kind: 'search',
  });
  if (answer.kind === 'unknown' || answer.code !== '200') return 'unknown';
  const text = textAt(answer.attributes, 'price') ?? '';
  const minor = minorUnits(text);
  return minor === null
    ? 'unknown'
    : { isPremium: isFlagSet(textAt(answer.attributes, 'is_registry_premium')), minor, text };
}

/** What a premium name is sold for; null for a name at the list price. */
export async function fetchPremiumPrices(
  client: XcpClient,
  domain: string,
  markupPercent: number,
): Promise<PremiumPrices | null | 'unknown'> {
  const first = await fetchCost(client, domain, 'new');
  if (first === 'unknown') return 'unknown';
  if (!first.isPremium) return null;
  const [renew, transfer] = await Promise.all([
    fetchCost(client, domain, 'renewal'),
    fetchCost(client, domain, 'transfer'),
  ]);
  if (renew === 'unknown' || transfer === 'unknown') return 'unknown';
  return {
    register: salePrice(first.minor, markupPercent),
    renew: salePrice(renew.minor, markupPercent),
    transfer: salePrice(transfer.minor, markupPercent),
  };
}

/** A cost with the reseller's markup, rounded up to the minor unit. Whole numbers throughout (I10). */
export function salePrice(cost: Minor, markupPercent: number): Minor {
  return assertMinor(Math.ceil((cost * (100 + markupPercent)) / 100));
}

/** `12.5` as 1250; null for what is no amount, or more than two decimals that are not zero. */
export function minorUnits(text: string): Minor | null {
  const parts = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text.trim().replaceAll(',', ''));
  return parts ? assertMinor(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))) : null;
}
