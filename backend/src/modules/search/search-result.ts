import type { SearchResult } from '@storefront/shared/contract';
import { tldRequirements, toUnicode, toWire } from '@storefront/shared/domain';
import type { NameState } from '../../ports/registrar';
import { findSoldName } from '../../core/catalog/catalog';
import { premiumIn, type Sale } from '../prices';

/** What the registry of a TLD asks beyond the contact of everybody, in the words of the form. */
const extraData = (tld: string): string[] =>
  tldRequirements(tld)
    .fields.filter(({ required, kind }) => required && kind !== 'checkbox')
    .map(({ label }) => label);

/** A row of results: what the name costs is there exactly when it can be bought. @param isOver the registry has had its time. */
export function resultOf(
  name: string,
  state: NameState | undefined,
  isOver: boolean,
  { priceList, currency }: Omit<Sale, 'country'>,
): SearchResult {
  const sold = findSoldName(name);
  if (!sold) throw new Error(`${name} is not on sale and cannot be a result`);
  const { record } = sold;
  const list = priceList.pricesOf(record.tld, currency);
  const base = {
    domain: name,
    unicode: toUnicode(name),
    tld: record.tld,
    currency_code: currency,
    first_year_only: state?.status === 'premium' || list?.firstYearOnly === true,
    min_years: record.minYears,
    max_years: record.maxYears,
    privacy_allowed: record.privacyAllowed,
    categories: [...record.categories],
    eligibility: record.eligibility,
    extra_data: extraData(record.tld),
    transfer_by_tag: record.transferByTag,
  };
  if (!state) return { ...base, status: isOver ? 'unknown' : 'pending' };
  if (state.status !== 'available' && state.status !== 'premium') return { ...base, status: state.status };
  if (!list) return { ...base, status: 'reserved' };
  const { register, renew, transfer } =
    state.status === 'premium' ? premiumIn(state.premium, priceList, currency) : list;
  return {
    ...base,
    status: state.status,
    price: toWire(register, currency),
    renewal_price: toWire(renew, currency),
    ...(!record.transferByTag && { transfer_price: toWire(transfer, currency) }),
    restore_price: toWire(list.restore, currency),
  };
}
