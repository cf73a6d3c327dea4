import type { Cookies } from 'cookie';
import { LANGUAGES, PSEUDO_LANGUAGE, type Language } from '@storefront/shared/contract';
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

/** The languages of an `Accept-Language`, the most wanted first, without those that are not wanted at all (RFC 9110, 12.5.4). */
function wantedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? '1';
      return { tag: tag.toLowerCase(), quality: Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The language for a visitor whose address says nothing: the chosen one, else the first that the browser wants and the shop speaks, else English. */
export function preferredLanguage(
  offered: readonly Language[],
  cookies: Cookies,
  acceptLanguage: string | undefined,
): Language {
  const chosen = offered.find((language) => language === cookies[COOKIE]);
  if (chosen) return chosen;
  for (const wanted of wantedLanguages(acceptLanguage ?? '')) {
    const found = offered.find((language) => wanted === language || wanted.split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
