import { currentPath, fullLoad } from '@storefront/shared/routing';

/** The gateway reads it, to bring addresses without a language to the chosen one (host/server/visit-language.ts). */
const COOKIE = 'sf-language';
const YEAR_S = 365 * 24 * 60 * 60;

/** Remembers a language for a year in this browser, and loads this page in it. */
export function chooseLanguage(language: string): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  fullLoad(currentPath(), language);
}
