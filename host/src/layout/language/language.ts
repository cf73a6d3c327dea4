import { currentPath, fullLoad } from '@storefront/shared/routing';

/** Read by the gateway, which redirects addresses without a language to the chosen one (host/server/visit-language.ts). */
const COOKIE = 'sf-language';
const YEAR_S = 365 * 24 * 60 * 60;

/** Stores a language for a year in this browser and reloads the page in it. */
export function chooseLanguage(language: string): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  fullLoad(currentPath(), language);
}
