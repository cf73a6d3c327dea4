import type { Cookies } from 'cookie';
import { LANGUAGES, PSEUDO_LANGUAGE, type Language } from '@storefront/shared/contract';
import { preferredLanguage } from '@storefront/shared/domain';
import type { HostRelease } from './releases';

/** What the visitor chose in the header; `host/src/layout/language/language.ts` writes it. */
const COOKIE = 'sf-language';

/** The languages that the host speaks, English first; English alone where it was built without translations. */
export const languagesOf = ({ languages }: HostRelease): readonly Language[] =>
  ([...LANGUAGES, PSEUDO_LANGUAGE] as const).filter((language) => language === 'en' || languages.includes(language));

/** What stands before the paths of a language: nothing for English, so that every address of the specification is as it is written. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** An address of a visit as its language and the path behind it. */
export interface LanguageAddress {
  /** Undefined where the address has no prefix. */
  readonly language: Language | undefined;
  /** As the route table knows it. */
  readonly pathname: string;
}

/** Reads the prefix of an address. `/de` is the start page as `/` is. */
export function readAddress(pathname: string, offered: readonly Language[]): LanguageAddress {
  const language = offered.find(
    (one) => one !== 'en' && (pathname === prefixOf(one) || pathname.startsWith(`${prefixOf(one)}/`)),
  );
  return { language, pathname: language ? pathname.slice(prefixOf(language).length) || '/' : pathname };
}

/** The language for a visitor whose address says nothing: the chosen one, else the first that the browser wants and the shop speaks, else English. */
export function visitorsLanguage(
  offered: readonly Language[],
  cookies: Cookies,
  acceptLanguage: string | undefined,
): Language {
  return offered.find((language) => language === cookies[COOKIE]) ?? preferredLanguage(acceptLanguage, offered);
}
