import {
  callAddress,
  getSettings,
  languagePrefix,
  listTlds,
  type Language,
  type Settings,
  type TldOffer,
} from '@storefront/shared/contract';
import brand from '../src/brand/brand.json';
import type { InitialData } from './initial-data';
import type { DocumentRoute } from './route-of';
import type { HelpQuestion } from '../src/prerender/help-questions';

/** Structured data of a page for search engines, in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The sources of a page's structured data. */
interface PageFacts {
  readonly origin: string;
  readonly language: Language;
  /** In that language, without the name of the shop. */
  readonly title: string | undefined;
  readonly initialData: InitialData;
  readonly helpQuestions: (language: Language) => Promise<readonly HelpQuestion[]>;
}

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: brand.name,
  url: origin,
  logo: `${origin}/favicon.svg`,
  email: brand.support.mail,
  telephone: brand.support.phone,
});

/** The shop, and the address of its search. */
function siteData({ origin, language }: PageFacts): StructuredData {
  const place = origin + languagePrefix(language);
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: `${place}/site/home`,
    inLanguage: language,
    publisher: organization(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${place}/site/availability/{word}`,
      'query-input': 'required name=word',
    },
  };
}

/** Questions and answers of the help. */
const helpData = (questions: readonly HelpQuestion[], language: Language): StructuredData => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The price list in the initial data of a page; empty if it did not arrive in time. */
function priceListIn(initialData: InitialData): readonly TldOffer[] {
  const settings = initialData[callAddress(getSettings, {}, {})] as Settings | undefined;
  if (!settings) return [];
  const { code } = settings.default_currency;
  return (initialData[callAddress(listTlds, {}, { currency_code: code })] as readonly TldOffer[] | undefined) ?? [];
}

/**
 * Registration prices for one year from the document's price list: the range over all extensions, and each popular one.
 * @returns undefined without prices
 */
function pricesData({ origin, title, initialData }: PageFacts): StructuredData | undefined {
  // Extensions with a longer minimum term have no price for one year.
  const offers = priceListIn(initialData).filter(({ min_years }) => min_years === 1);
  const [first] = offers;
  if (!first) return undefined;
  const prices = offers.map(({ register }) => register);
  return {
    '@type': 'Service',
    name: title,
    provider: organization(origin),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: first.currency_code,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: offers.length,
      offers: offers
        .filter(({ categories }) => categories.includes('popular'))
        .map(({ tld, currency_code, register }) => ({
          '@type': 'Offer',
          name: `.${tld}`,
          price: register,
          priceCurrency: currency_code,
        })),
    },
  };
}

async function findData({ host, page }: DocumentRoute, facts: PageFacts): Promise<StructuredData | undefined> {
  if (host === 'home') return siteData(facts);
  if (page?.id === 'search.pricing') return pricesData(facts);
  const questions = host === 'help' ? await facts.helpQuestions(facts.language) : [];
  return questions.length > 0 ? helpData(questions, facts.language) : undefined;
}

/** The structured data of a page; most pages have none. */
export async function createStructuredData(
  route: DocumentRoute,
  facts: PageFacts,
): Promise<StructuredData | undefined> {
  const data = await findData(route, facts);
  return data && { '@context': 'https://schema.org', ...data };
}
