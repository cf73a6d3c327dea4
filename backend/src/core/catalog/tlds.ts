import type { TldCategory } from '@storefront/shared/contract';
import { tldRequirements, toMinor, type Minor } from '@storefront/shared/domain';
import { questionMessages } from '@storefront/shared/questions';
import type { Locale } from '../locale';

/** Prices of the services for one year, in USD minor units before tax. */
interface TldPrice {
  readonly register: Minor;
  readonly renew: Minor;
  readonly transfer: Minor;
  readonly restore: Minor;
  /** Late fee, charged with a renewal in the grace period; 0 for none. */
  readonly late: Minor;
  /** The registration price is introductory: it applies to the first year, later years cost the renewal price. */
  readonly firstYearOnly: boolean;
}

export interface TldRecord {
  /** Without its dot, ASCII: `com`, `co.uk`. */
  readonly tld: string;
  readonly categories: readonly TldCategory[];
  readonly minYears: number;
  readonly maxYears: number;
  /** Minimum years of a renewal. */
  readonly minRenewalYears: number;
  /** Days after registration in which a deletion is refunded; 0 if the registry is not known to allow it. */
  readonly addGraceDays: number;
  /** Days after the expiry in which a renewal still costs the renewal price. */
  readonly graceDays: number;
  /** Days after the grace period in which only a restore is possible. */
  readonly redemptionDays: number;
  /** Years that a transfer adds to the term: one for generic TLDs, none for most country codes (confirm). */
  readonly transferYears: 0 | 1;
  /** Domains are transferred by a tag that the losing registrar sets, not by a code (Nominet). */
  readonly transferByTag: boolean;
  /** Whether the registry allows a privacy service (SE-07). */
  readonly privacyAllowed: boolean;
  /** Default price, until a reseller imports a prices table (`modules/price-list`). */
  readonly price: TldPrice;
}

type TldOptions = Partial<Omit<TldRecord, 'tld' | 'categories' | 'price'>>;

/** Creates a price in USD that is the same every year. Restore and late fees are charged in addition to the years. */
function yearly(register: number, renew: number, transfer: number, restore: number, late = 0): TldPrice {
  const minor = (usd: number): Minor => toMinor(usd, 'USD');
  return {
    register: minor(register),
    renew: minor(renew),
    transfer: minor(transfer),
    restore: minor(restore),
    late: minor(late),
    firstYearOnly: false,
  };
}

/** Like `yearly`, but the registration price applies to the first year only. */
function introductory(...prices: Parameters<typeof yearly>): TldPrice {
  return { ...yearly(...prices), firstYearOnly: true };
}

/** Returns the eligibility in one line; empty for open TLDs (SE-07). */
export function getEligibility(tld: string, { t }: Pick<Locale, 't'>): string {
  const { eligibility } = tldRequirements(tld);
  return eligibility && t(questionMessages[eligibility]);
}

/** Creates a generic TLD under ICANN's rules: 1 to 10 years, 30 days of grace, 30 of redemption, optional privacy. */
function generic(tld: string, categories: readonly TldCategory[], price: TldPrice, traits: TldOptions = {}): TldRecord {
  return {
    tld,
    categories,
    price,
    minYears: 1,
    maxYears: 10,
    minRenewalYears: 1,
    // ICANN's consensus policy on the add grace period.
    addGraceDays: 5,
    graceDays: 30,
    redemptionDays: 30,
    transferYears: 1,
    transferByTag: false,
    privacyAllowed: tldRequirements(tld).privacyAllowed,
    // Whether privacy is allowed is also a rule of the form, so it is defined there.
    ...traits,
  };
}

/** Creates a country-code TLD: its registry withholds personal data itself, so no privacy service is sold. */
function country(tld: string, price: TldPrice, traits: TldOptions = {}, more: readonly TldCategory[] = []): TldRecord {
  return generic(tld, [...more, 'country'], price, {
    addGraceDays: 0,
    graceDays: 0,
    transferYears: 0,
    privacyAllowed: false,
    ...traits,
  });
}

/** All TLDs on sale. Their order within `popular` is that of the results page. */
export const tlds: readonly TldRecord[] = [
  generic('com', ['popular', 'business'], yearly(12.9, 14.9, 12.9, 89)),
  generic('net', ['popular', 'technology'], yearly(13.9, 15.9, 13.9, 89)),
  generic('org', ['popular', 'community'], yearly(11.9, 14.9, 11.9, 89)),
  generic('studio', ['popular', 'creative'], introductory(4.9, 29.9, 29.9, 112, 6)),
  generic('io', ['popular', 'technology'], introductory(39, 54, 54, 140, 12), { addGraceDays: 0, graceDays: 15 }),
  generic('app', ['popular', 'technology'], yearly(16.9, 16.9, 16.9, 96)),
  generic('co', ['popular', 'business'], introductory(9.9, 32, 32, 98, 8), {
    addGraceDays: 0,
    maxYears: 5,
    graceDays: 15,
    redemptionDays: 15,
  }),
  generic('dev', ['popular', 'technology'], yearly(14.9, 14.9, 14.9, 96)),
  generic('shop', ['popular', 'shopping'], introductory(3.5, 38, 38, 98, 6)),
  country('de', yearly(8.9, 10.9, 8.9, 59), {}, ['popular']),
  country('uk', yearly(7.9, 9.9, 7.9, 49), { graceDays: 30, redemptionDays: 60, transferByTag: true }, ['popular']),
  country('eu', yearly(7.9, 9.9, 7.9, 59), { redemptionDays: 40, transferYears: 1 }, ['popular']),

  generic('info', ['business'], introductory(4.9, 22.9, 22.9, 92)),
  generic('biz', ['business'], yearly(15.9, 18.9, 15.9, 89)),
  generic('name', ['lifestyle'], yearly(9.9, 11.9, 9.9, 89)),
  generic('mobi', ['technology'], introductory(9.9, 34.9, 34.9, 92)),
  generic('company', ['business'], yearly(8.9, 15.9, 15.9, 98)),
  generic('agency', ['business', 'creative'], introductory(6.9, 28.9, 28.9, 98, 6)),
  generic('consulting', ['business'], introductory(9.9, 42.9, 42.9, 112)),
  generic('services', ['business'], introductory(10.9, 36.9, 36.9, 112)),
  generic('solutions', ['business'], introductory(8.9, 28.9, 28.9, 112)),
  generic('ventures', ['business'], introductory(14.9, 59.9, 59.9, 139)),
  generic('capital', ['business'], introductory(14.9, 59.9, 59.9, 139)),
  generic('finance', ['business'], introductory(14.9, 59.9, 59.9, 139)),
  generic('money', ['business'], introductory(10.9, 34.9, 34.9, 112)),
  generic('marketing', ['business'], introductory(12.9, 38.9, 38.9, 112)),
  generic('management', ['business'], introductory(9.9, 24.9, 24.9, 98)),
  generic('partners', ['business'], introductory(14.9, 59.9, 59.9, 139)),
  generic('ltd', ['business'], introductory(8.9, 24.9, 24.9, 98)),
  generic('gmbh', ['business'], introductory(10.9, 34.9, 34.9, 112)),
  generic('inc', ['business'], introductory(590, 990, 990, 1100)),
  generic('expert', ['business'], introductory(12.9, 56.9, 56.9, 139)),
  generic('legal', ['business'], introductory(14.9, 59.9, 59.9, 139)),
  generic('works', ['business'], introductory(7.9, 32.9, 32.9, 112)),
  generic('careers', ['business'], introductory(14.9, 54.9, 54.9, 139)),
  generic('support', ['business'], introductory(7.9, 24.9, 24.9, 98)),

  generic('tech', ['technology', 'new'], introductory(5.9, 54.9, 54.9, 129)),
  generic('cloud', ['technology'], introductory(3.9, 24.9, 24.9, 98)),
  generic('software', ['technology'], introductory(12.9, 38.9, 38.9, 112)),
  generic('systems', ['technology'], introductory(9.9, 28.9, 28.9, 98)),
  generic('digital', ['technology', 'creative'], introductory(4.9, 38.9, 38.9, 112)),
  generic('ai', ['technology', 'new'], yearly(79, 89, 89, 189), {
    addGraceDays: 0,
    minYears: 2,
    // Its registry requires at least two years for renewals too.
    minRenewalYears: 2,
    graceDays: 15,
  }),
  generic('tools', ['technology'], introductory(10.9, 34.9, 34.9, 112)),
  generic('codes', ['technology'], introductory(12.9, 54.9, 54.9, 139)),
  generic('network', ['technology'], introductory(6.9, 28.9, 28.9, 98)),
  generic('hosting', ['technology'], yearly(299, 399, 399, 499)),
  generic('host', ['technology'], introductory(4.9, 99, 99, 169)),
  generic('website', ['technology', 'new'], introductory(2.9, 26.9, 26.9, 98)),
  generic('site', ['technology', 'new'], introductory(2.9, 32.9, 32.9, 98)),
  generic('online', ['new', 'business'], introductory(2.9, 34.9, 34.9, 98)),
  generic('page', ['technology', 'creative'], yearly(12.9, 16.9, 16.9, 96)),
  generic('link', ['technology'], yearly(9.9, 11.9, 11.9, 79)),
  generic('click', ['technology'], introductory(2.9, 12.9, 12.9, 79)),
  generic('email', ['technology'], introductory(5.9, 25.9, 25.9, 98)),
  generic('science', ['technology', 'community'], introductory(4.9, 28.9, 28.9, 98)),
  generic('engineering', ['technology', 'business'], introductory(14.9, 54.9, 54.9, 139)),
  generic('me', ['lifestyle'], introductory(5.9, 21.9, 21.9, 98), { addGraceDays: 0 }),
  generic('tv', ['creative', 'lifestyle'], yearly(34.9, 38.9, 38.9, 112), { addGraceDays: 0 }),
  generic('cc', ['technology'], yearly(9.9, 14.9, 14.9, 89), { addGraceDays: 0 }),
  generic('ws', ['technology'], yearly(26.9, 28.9, 28.9, 98), { addGraceDays: 0 }),
  generic('xyz', ['new', 'technology'], introductory(1.9, 16.9, 16.9, 89)),
  generic('one', ['new'], introductory(3.9, 24.9, 24.9, 98)),
  generic('top', ['new'], introductory(1.9, 6.9, 6.9, 79)),
  generic('icu', ['new'], introductory(1.9, 15.9, 15.9, 89)),
  generic('zone', ['technology'], introductory(9.9, 36.9, 36.9, 112)),
  generic('world', ['community', 'place'], introductory(4.9, 36.9, 36.9, 112)),
  generic('global', ['business', 'place'], introductory(24.9, 89, 89, 169)),
  generic('today', ['community', 'new'], introductory(3.9, 24.9, 24.9, 98)),
  generic('live', ['lifestyle', 'new'], introductory(2.9, 28.9, 28.9, 98)),
  generic('life', ['lifestyle'], introductory(3.9, 34.9, 34.9, 112)),
  generic('space', ['creative', 'new'], introductory(1.9, 27.9, 27.9, 98)),
  generic('fun', ['lifestyle', 'new'], introductory(2.9, 32.9, 32.9, 98)),
  generic('club', ['community'], introductory(6.9, 17.9, 17.9, 89)),
  generic('community', ['community'], introductory(9.9, 36.9, 36.9, 112)),
  generic('foundation', ['community'], introductory(9.9, 28.9, 28.9, 98)),
  generic('school', ['community'], introductory(10.9, 38.9, 38.9, 112)),
  generic('academy', ['community', 'business'], introductory(10.9, 38.9, 38.9, 112)),
  generic('education', ['community'], introductory(9.9, 28.9, 28.9, 98)),
  generic('church', ['community'], introductory(12.9, 38.9, 38.9, 112)),
  generic('social', ['community', 'technology'], introductory(4.9, 34.9, 34.9, 112)),
  generic('news', ['community'], introductory(6.9, 28.9, 28.9, 98)),
  generic('blog', ['creative', 'community'], introductory(4.9, 29.9, 29.9, 98)),
  generic('wiki', ['community', 'technology'], introductory(2.9, 29.9, 29.9, 98)),

  generic('design', ['creative'], introductory(7.9, 49.9, 49.9, 129)),
  generic('art', ['creative'], introductory(4.9, 19.9, 19.9, 98)),
  generic('gallery', ['creative'], introductory(9.9, 26.9, 26.9, 98)),
  generic('photography', ['creative'], introductory(9.9, 28.9, 28.9, 98)),
  generic('photos', ['creative'], introductory(9.9, 28.9, 28.9, 98)),
  generic('media', ['creative'], introductory(8.9, 38.9, 38.9, 112)),
  generic('film', ['creative'], yearly(79, 99, 99, 169)),
  generic('music', ['creative'], yearly(49, 54.9, 54.9, 139)),
  generic('band', ['creative'], introductory(8.9, 25.9, 25.9, 98)),
  generic('ink', ['creative'], introductory(3.9, 29.9, 29.9, 98)),
  generic('press', ['creative', 'community'], introductory(4.9, 74.9, 74.9, 149)),
  generic('graphics', ['creative'], introductory(6.9, 24.9, 24.9, 98)),

  generic('store', ['shopping', 'new'], introductory(2.9, 54.9, 54.9, 129)),
  generic('shopping', ['shopping'], introductory(9.9, 34.9, 34.9, 112)),
  generic('boutique', ['shopping', 'lifestyle'], introductory(9.9, 34.9, 34.9, 112)),
  generic('market', ['shopping'], introductory(8.9, 38.9, 38.9, 112)),
  generic('deals', ['shopping'], introductory(9.9, 34.9, 34.9, 112)),
  generic('gifts', ['shopping'], introductory(10.9, 36.9, 36.9, 112)),
  generic('clothing', ['shopping', 'lifestyle'], introductory(9.9, 34.9, 34.9, 112)),
  generic('coffee', ['shopping', 'lifestyle'], introductory(10.9, 36.9, 36.9, 112)),

  generic('cafe', ['lifestyle'], introductory(10.9, 38.9, 38.9, 112)),
  generic('restaurant', ['lifestyle', 'business'], introductory(14.9, 54.9, 54.9, 139)),
  generic('recipes', ['lifestyle'], introductory(14.9, 54.9, 54.9, 139)),
  generic('fitness', ['lifestyle'], introductory(10.9, 34.9, 34.9, 112)),
  generic('yoga', ['lifestyle'], introductory(8.9, 29.9, 29.9, 98)),
  generic('garden', ['lifestyle'], introductory(8.9, 29.9, 29.9, 98)),
  generic('house', ['lifestyle', 'place'], introductory(9.9, 36.9, 36.9, 112)),
  generic('homes', ['lifestyle', 'place'], introductory(8.9, 16.9, 16.9, 89)),
  generic('travel', ['lifestyle', 'place'], introductory(12.9, 109, 109, 189)),
  generic('tours', ['lifestyle', 'place'], introductory(14.9, 54.9, 54.9, 139)),
  generic('games', ['lifestyle'], introductory(6.9, 24.9, 24.9, 98)),
  generic('family', ['lifestyle'], introductory(6.9, 28.9, 28.9, 98)),
  generic('earth', ['community', 'place'], introductory(4.9, 24.9, 24.9, 98)),
  generic('eco', ['community'], introductory(24.9, 74.9, 74.9, 149)),

  generic('city', ['place'], introductory(6.9, 24.9, 24.9, 98)),
  generic('land', ['place'], introductory(9.9, 34.9, 34.9, 112)),
  generic('place', ['place'], introductory(6.9, 24.9, 24.9, 98)),
  generic('berlin', ['place'], introductory(24.9, 49.9, 49.9, 129)),
  generic('london', ['place'], introductory(19.9, 49.9, 49.9, 129)),
  generic('nyc', ['place'], introductory(19.9, 34.9, 34.9, 112)),
  generic('paris', ['place'], introductory(29.9, 49.9, 49.9, 129)),
  generic('tokyo', ['place'], yearly(9.9, 12.9, 12.9, 89)),

  country('us', yearly(7.9, 10.9, 7.9, 89), { graceDays: 30, transferYears: 1 }),
  country('ca', yearly(12.9, 16.9, 12.9, 89), { graceDays: 30, transferYears: 1 }),
  country('co.uk', yearly(7.9, 9.9, 7.9, 49), { graceDays: 30, redemptionDays: 60, transferByTag: true }),
  country('org.uk', yearly(7.9, 9.9, 7.9, 49), { graceDays: 30, redemptionDays: 60, transferByTag: true }),
  country('me.uk', yearly(7.9, 9.9, 7.9, 49), { graceDays: 30, redemptionDays: 60, transferByTag: true }),
  country('fr', yearly(8.9, 11.9, 8.9, 59)),
  country('re', yearly(8.9, 11.9, 8.9, 59)),
  country('be', yearly(7.9, 10.9, 7.9, 59), { maxYears: 1, redemptionDays: 40 }),
  country('nl', yearly(7.9, 9.9, 7.9, 49), { maxYears: 1, redemptionDays: 40 }),
  country('it', yearly(8.9, 11.9, 8.9, 59), { maxYears: 1 }),
  country('es', yearly(8.9, 10.9, 8.9, 59), { redemptionDays: 10 }),
  country('pt', yearly(18.9, 22.9, 18.9, 79), { maxYears: 5 }),
  country('at', yearly(13.9, 16.9, 13.9, 69), { maxYears: 1 }),
  country('ch', yearly(10.9, 12.9, 10.9, 59), { maxYears: 1, redemptionDays: 40 }),
  country('li', yearly(10.9, 12.9, 10.9, 59), { maxYears: 1, redemptionDays: 40 }),
  country('se', yearly(15.9, 19.9, 15.9, 79), { redemptionDays: 60 }),
  country('nu', yearly(17.9, 21.9, 17.9, 79), { redemptionDays: 60 }),
  country('dk', yearly(13.9, 16.9, 13.9, 69), { maxYears: 5 }),
  country('pl', introductory(7.9, 19.9, 19.9, 69), { maxYears: 10 }),
  country('cz', yearly(9.9, 11.9, 9.9, 59)),
  country('com.au', yearly(10.9, 13.9, 10.9, 69), { maxYears: 5, graceDays: 30, redemptionDays: 0 }),
  country('net.au', yearly(10.9, 13.9, 10.9, 69), { maxYears: 5, graceDays: 30, redemptionDays: 0 }),
  country('au', yearly(10.9, 13.9, 10.9, 69), { maxYears: 5, graceDays: 30, redemptionDays: 0 }),
  country('nz', yearly(17.9, 21.9, 17.9, 69), { redemptionDays: 90 }),
  country('co.nz', yearly(17.9, 21.9, 17.9, 69), { redemptionDays: 90 }),
  country('in', introductory(6.9, 12.9, 12.9, 59), { graceDays: 30 }),
  country('mx', introductory(29.9, 44.9, 44.9, 99)),
];
