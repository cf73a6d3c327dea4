import type { Cookies } from 'cookie';
import { languagePrefix, LANGUAGES, PSEUDO_LANGUAGE, type Language } from '@storefront/shared/contract';
import { preferredLanguage } from '@storefront/shared/domain';
import type { HostRelease } from './releases';

/** Cookie with the language chosen in the header; written by `host/src/layout/header/LanguageSelect.tsx`. */
const COOKIE = 'sf-language';

const ALL = [...LANGUAGES, PSEUDO_LANGUAGE] as const;

/** The languages of the host, English first; only English if it was built without translations. */
export const getLanguages = ({ languages }: HostRelease): readonly Language[] =>
  ALL.filter((language) => language === 'en' || languages.includes(language));

/** An address, split into its language and the path after it. */
interface LanguageAddress {
  /** Undefined if the address has no prefix. */
  readonly language: Language | undefined;
  /** The path for the route table. */
  readonly pathname: string;
}

/** Parses the language prefix of an address, even of a language that this host does not have. `/de` is the start page, as `/` is. */
export function readAddress(pathname: string): LanguageAddress {
  const language = ALL.find((one) => one !== 'en' && `${pathname}/`.startsWith(`${languagePrefix(one)}/`));
  if (!language) return { language, pathname };
  // Two leading slashes would be read as a host name.
  return { language, pathname: pathname.slice(languagePrefix(language).length).replace(/^\/*/, '/') };
}

/**
 * Returns the language for a visitor whose address has none: the chosen one, else the first that the browser prefers and the shop offers,
 * else English.
 */
export function visitorsLanguage(
  offered: readonly Language[],
  cookies: Cookies,
  acceptLanguage: string | undefined,
): Language {
  return offered.find((language) => language === cookies[COOKIE]) ?? preferredLanguage(acceptLanguage, offered);
}
