import escapeHtml from 'escape-html';
import type { Language } from '@storefront/shared/contract';
import brand from '../src/brand/brand.json';
import { NOT_LISTED } from './findable';
import type { SharePicture } from './share-picture';

/** The data of a page for search engines and for sites on which it is shared. */
export interface PageHead {
  /** Without the name of the shop. */
  readonly title: string | undefined;
  /** Undefined for pages that are neither listed nor shared. */
  readonly description: string | undefined;
  /** The full address, without its query. */
  readonly address: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** The page in each language offered to visitors, with full addresses. */
  readonly languages: readonly { readonly language: Language; readonly href: string }[];
  /** The picture of a link preview, with its absolute address; undefined where the build drew none. */
  readonly picture: (Omit<SharePicture, 'path'> & { readonly href: string }) | undefined;
}

/** Open Graph requires a territory with each language. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  'en-XA': 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  ja: 'ja_JP',
  ar: 'ar_AR',
};

const metaTag = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;
const graph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;

/** The title as tabs and search results show it. */
export const titleTag = ({ title }: PageHead): string =>
  `<title>${escapeHtml(title ? `${title} · ${brand.name}` : brand.name)}</title>`;

/** Links to the page's translations; empty if there is only one language. */
const alternateTags = (languages: PageHead['languages']): string[] =>
  languages.length < 2
    ? []
    : languages.flatMap(({ language, href }) => [
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
        ...(language === 'en' ? [`<link rel="alternate" hreflang="x-default" href="${escapeHtml(href)}">`] : []),
      ]);

const pictureTags = (picture: PageHead['picture']): string[] =>
  picture
    ? [
        graph('image', picture.href),
        graph('image:type', 'image/png'),
        graph('image:width', String(picture.width)),
        graph('image:height', String(picture.height)),
        graph('image:alt', brand.name),
        metaTag('twitter:card', 'summary_large_image'),
      ]
    : [metaTag('twitter:card', 'summary')];

/** The metadata of a page, except its title. */
export function headTags(language: Language, head: PageHead): string[] {
  const { title = brand.name, description, address, listed, languages, picture } = head;
  const robots = listed ? [] : [metaTag('robots', NOT_LISTED)];
  if (description === undefined) return robots;
  return [
    ...robots,
    metaTag('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(listed ? alternateTags(languages) : []),
    graph('type', 'website'),
    graph('site_name', brand.name),
    graph('title', title),
    graph('description', description),
    graph('url', address),
    graph('locale', LOCALES[language]),
    ...(listed ? languages : [])
      .filter((other) => other.language !== language)
      .map((other) => graph('locale:alternate', LOCALES[other.language])),
    ...pictureTags(picture),
  ];
}
