import type { TldCategory, TldOffer } from '@storefront/shared/contract';
import { shape, storedAtom } from '@storefront/shared/store';

/** The last price list, for visits when the shop does not respond. */
interface KnownPrices {
  readonly at: string;
  readonly currency: string;
  readonly offers: TldOffer[];
}

const AMOUNT_MAX = 1e10;
const amount = shape.within(0, AMOUNT_MAX);
const count = shape.whole(0, 1_000);

/** Any text is valid: a category that no longer exists has no button. */
const category = (value: unknown): value is TldCategory => typeof value === 'string';

const offer = shape.fields<TldOffer>({
  tld: shape.text(),
  categories: shape.listOf(category),
  currency_code: shape.text(/^[A-Z]{3}$/),
  register: amount,
  renew: amount,
  transfer: shape.orNull(amount),
  restore: amount,
  late: amount,
  first_year_only: shape.flag,
  min_years: count,
  max_years: count,
  grace_days: count,
  redemption_days: count,
  privacy_allowed: shape.flag,
  eligibility: shape.text(),
});

const known = shape.fields<KnownPrices>({
  at: shape.instant,
  currency: shape.text(/^[A-Z]{3}$/),
  offers: shape.listOf(offer),
});

export const knownPricesAtom = storedAtom<KnownPrices | null>({
  key: 'known-prices',
  version: 2,
  // Only a cache: prices of older versions, which lack the late fee, are dropped.
  migrate: () => null,
  empty: null,
  schema: shape.toChecker(shape.orNull(known)),
  alike: (a, b) => a?.at === b?.at && a?.currency === b?.currency,
});
