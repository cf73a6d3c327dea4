import type { TldCategory } from '@storefront/shared/contract';
import { tldRequirements } from '@storefront/shared/domain';

/** What this shop knows about one TLD; what it costs is in the price list (`modules/price-list`). */
export interface TldRecord {
  /** Without its dot, ASCII: `com`, `co.uk`. */
  readonly tld: string;
  readonly categories: readonly TldCategory[];
  readonly minYears: number;
  readonly maxYears: number;
  /** Days after its registration in which a name can be deleted for its money back; 0 where the registry is not known to allow it. */
  readonly addGraceDays: number;
  /** Days after expiry in which a renewal still costs the renewal price. */
  readonly graceDays: number;
  /** Days after that in which only a restore brings the name back. */
  readonly redemptionDays: number;
  /** Years that a transfer adds to the registration: one with generic TLDs, none with most country codes (confirm). */
  readonly transferYears: 0 | 1;
  /** Names move by a tag that the losing registrar sets, not by a code (Nominet). */
  readonly transferByTag: boolean;
  /** Whether the registry allows a privacy service (SE-07). */
  readonly privacyAllowed: boolean;
  /** Who may register and what is asked, in one line; empty for open TLDs (SE-07). */
  readonly eligibility: string;
}

type Traits = Partial<Omit<TldRecord, 'tld' | 'categories'>>;

/** A generic TLD under ICANN's rules: 1 to 10 years, 30 days of grace, 30 of redemption, privacy as an option. */
function generic(tld: string, categories: readonly TldCategory[], traits: Traits = {}): TldRecord {
  return {
    tld,
    categories,
    minYears: 1,
    maxYears: 10,
    // ICANN's consensus policy on the add grace period.
    addGraceDays: 5,
    graceDays: 30,
    redemptionDays: 30,
    transferYears: 1,
    transferByTag: false,
    privacyAllowed: tldRequirements(tld).privacyAllowed,
    // What a registry asks for is a rule of the form too, so it is written down there.
    eligibility: tldRequirements(tld).eligibility,
    ...traits,
  };
}

/** A country-code TLD: the registry withholds personal data itself, so no privacy service is sold beside it. */
function country(tld: string, traits: Traits = {}, more: readonly TldCategory[] = []): TldRecord {
  return generic(tld, [...more, 'country'], {
    addGraceDays: 0,
    graceDays: 0,
    transferYears: 0,
    privacyAllowed: false,
    ...traits,
  });
}

/** Every TLD on sale. The order within `popular` is the order of the results page. */
export const tlds: readonly TldRecord[] = [
  generic('com', ['popular', 'business']),
  generic('net', ['popular', 'technology']),
  generic('org', ['popular', 'community']),
  generic('studio', ['popular', 'creative']),
  generic('io', ['popular', 'technology'], { addGraceDays: 0, graceDays: 15 }),
  generic('app', ['popular', 'technology']),
  generic('co', ['popular', 'business'], { addGraceDays: 0, maxYears: 5, graceDays: 15, redemptionDays: 15 }),
  generic('dev', ['popular', 'technology']),
  generic('shop', ['popular', 'shopping']),
  country('de', {}, ['popular']),
  country('uk', { graceDays: 30, redemptionDays: 60, transferByTag: true }, ['popular']),
  country('eu', { redemptionDays: 40, transferYears: 1 }, ['popular']),

  generic('info', ['business']),
  generic('biz', ['business']),
  generic('name', ['lifestyle']),
  generic('mobi', ['technology']),
  generic('company', ['business']),
  generic('agency', ['business', 'creative']),
  generic('consulting', ['business']),
  generic('services', ['business']),
  generic('solutions', ['business']),
  generic('ventures', ['business']),
  generic('capital', ['business']),
  generic('finance', ['business']),
  generic('money', ['business']),
  generic('marketing', ['business']),
  generic('management', ['business']),
  generic('partners', ['business']),
  generic('ltd', ['business']),
  generic('gmbh', ['business']),
  generic('inc', ['business']),
  generic('expert', ['business']),
  generic('legal', ['business']),
  generic('works', ['business']),
  generic('careers', ['business']),
  generic('support', ['business']),

  generic('tech', ['technology', 'new']),
  generic('cloud', ['technology']),
  generic('software', ['technology']),
  generic('systems', ['technology']),
  generic('digital', ['technology', 'creative']),
  generic('ai', ['technology', 'new'], { addGraceDays: 0, minYears: 2, graceDays: 15 }),
  generic('tools', ['technology']),
  generic('codes', ['technology']),
  generic('network', ['technology']),
  generic('hosting', ['technology']),
  generic('host', ['technology']),
  generic('website', ['technology', 'new']),
  generic('site', ['technology', 'new']),
  generic('online', ['new', 'business']),
  generic('page', ['technology', 'creative']),
  generic('link', ['technology']),
  generic('click', ['technology']),
  generic('email', ['technology']),
  generic('science', ['technology', 'community']),
  generic('engineering', ['technology', 'business']),
  generic('me', ['lifestyle'], { addGraceDays: 0 }),
  generic('tv', ['creative', 'lifestyle'], { addGraceDays: 0 }),
  generic('cc', ['technology'], { addGraceDays: 0 }),
  generic('ws', ['technology'], { addGraceDays: 0 }),
  generic('xyz', ['new', 'technology']),
  generic('one', ['new']),
  generic('top', ['new']),
  generic('icu', ['new']),
  generic('zone', ['technology']),
  generic('world', ['community', 'place']),
  generic('global', ['business', 'place']),
  generic('today', ['community', 'new']),
  generic('live', ['lifestyle', 'new']),
  generic('life', ['lifestyle']),
  generic('space', ['creative', 'new']),
  generic('fun', ['lifestyle', 'new']),
  generic('club', ['community']),
  generic('community', ['community']),
  generic('foundation', ['community']),
  generic('school', ['community']),
  generic('academy', ['community', 'business']),
  generic('education', ['community']),
  generic('church', ['community']),
  generic('social', ['community', 'technology']),
  generic('news', ['community']),
  generic('blog', ['creative', 'community']),
  generic('wiki', ['community', 'technology']),

  generic('design', ['creative']),
  generic('art', ['creative']),
  generic('gallery', ['creative']),
  generic('photography', ['creative']),
  generic('photos', ['creative']),
  generic('media', ['creative']),
  generic('film', ['creative']),
  generic('music', ['creative']),
  generic('band', ['creative']),
  generic('ink', ['creative']),
  generic('press', ['creative', 'community']),
  generic('graphics', ['creative']),

  generic('store', ['shopping', 'new']),
  generic('shopping', ['shopping']),
  generic('boutique', ['shopping', 'lifestyle']),
  generic('market', ['shopping']),
  generic('deals', ['shopping']),
  generic('gifts', ['shopping']),
  generic('clothing', ['shopping', 'lifestyle']),
  generic('coffee', ['shopping', 'lifestyle']),

  generic('cafe', ['lifestyle']),
  generic('restaurant', ['lifestyle', 'business']),
  generic('recipes', ['lifestyle']),
  generic('fitness', ['lifestyle']),
  generic('yoga', ['lifestyle']),
  generic('garden', ['lifestyle']),
  generic('house', ['lifestyle', 'place']),
  generic('homes', ['lifestyle', 'place']),
  generic('travel', ['lifestyle', 'place']),
  generic('tours', ['lifestyle', 'place']),
  generic('games', ['lifestyle']),
  generic('family', ['lifestyle']),
  generic('earth', ['community', 'place']),
  generic('eco', ['community']),

  generic('city', ['place']),
  generic('land', ['place']),
  generic('place', ['place']),
  generic('berlin', ['place']),
  generic('london', ['place']),
  generic('nyc', ['place']),
  generic('paris', ['place']),
  generic('tokyo', ['place']),

  country('us', { graceDays: 30, transferYears: 1 }),
  country('ca', { graceDays: 30, transferYears: 1 }),
  country('co.uk', { graceDays: 30, redemptionDays: 60, transferByTag: true }),
  country('org.uk', { graceDays: 30, redemptionDays: 60, transferByTag: true }),
  country('me.uk', { graceDays: 30, redemptionDays: 60, transferByTag: true }),
  country('fr'),
  country('re'),
  country('be', { maxYears: 1, redemptionDays: 40 }),
  country('nl', { maxYears: 1, redemptionDays: 40 }),
  country('it', { maxYears: 1 }),
  country('es', { redemptionDays: 10 }),
  country('pt', { maxYears: 5 }),
  country('at', { maxYears: 1 }),
  country('ch', { maxYears: 1, redemptionDays: 40 }),
  country('li', { maxYears: 1, redemptionDays: 40 }),
  country('se', { redemptionDays: 60 }),
  country('nu', { redemptionDays: 60 }),
  country('dk', { maxYears: 5 }),
  country('pl', { maxYears: 10 }),
  country('cz'),
  country('com.au', { maxYears: 5, graceDays: 30, redemptionDays: 0 }),
  country('net.au', { maxYears: 5, graceDays: 30, redemptionDays: 0 }),
  country('au', { maxYears: 5, graceDays: 30, redemptionDays: 0 }),
  country('nz', { redemptionDays: 90 }),
  country('co.nz', { redemptionDays: 90 }),
  country('in', { graceDays: 30 }),
  country('mx'),
];
