import type { Cookies } from 'cookie';
import { languagePrefix, LANGUAGES, PSEUDO_LANGUAGE, type Language } from '@storefront/shared/contract';
import { preferredLanguage } from '@storefront/shared/domain';
import type { HostRelease } from './releases';

/** The visitor's choice in the header; written by `host/src/layout/language/language.ts`. */
const COOKIE = 'sf-language';

const ALL = [...LANGUAGES, PSEUDO_LANGUAGE] as const;

/** The languages of the host, English first; English alone where it was built without translations. */
export const getLanguages = ({ languages }: HostRelease): readonly Language[] =>
  ALL.filter((language) => language === 'en' || languages.includes(language));

/** An address of a visit as its language and the path behind it. */
export interface LanguageAddress {
  /** Undefined where the address has no prefix. */
  readonly language: Language | undefined;
  /** As the route table knows it. */
  readonly pathname: string;
}

/** Reads the prefix of an address, also of a language that this host does not speak. `/de` is the start page as `/` is. */
export function readAddress(pathname: string): LanguageAddress {
  const language = ALL.find((one) => one !== 'en' && `${pathname}/`.startsWith(`${languagePrefix(one)}/`));
  if (!language) return { language, pathname };
  // Two slashes at the beginning would be taken for a host name.
  return { language, pathname: pathname.slice(languagePrefix(language).length).replace(/^\/*/, '/') };
}

/** The language for a visitor whose address says nothing: the chosen one, else the first that the browser wants and the shop speaks, else English. */
export function visitorsLanguage(
  offered: readonly Language[],
  cookies: Cookies,
  acceptLanguage: string | undefined,
): Language {
  return offered.find((language) => language === cookies[COOKIE]) ?? preferredLanguage(acceptLanguage, offered);
}
