import { use } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { currentPath, fullLoad } from '@storefront/shared/routing';
import { SiteMapContext } from '../../routes/site-map';
import * as messages from './messages';
import { PlainSelect } from './PlainSelect';

/** Read by the gateway, which redirects addresses without a language to the chosen one (host/server/visit-language.ts). */
const COOKIE = 'sf-language';
const YEAR_S = 365 * 24 * 60 * 60;

/** Stores a language for a year in this browser and reloads the page in it. */
function chooseLanguage(language: string): void {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  fullLoad(currentPath(), language);
}

/** Selects the language, if the shop has more than one. */
export function LanguageSelect() {
  const t = useTranslate();
  const languages = Object.entries(use(SiteMapContext).languages);
  if (languages.length < 2) return null;
  return (
    <PlainSelect
      label={t(messages.language)}
      value={t.language}
      onChange={({ target: { value } }) => chooseLanguage(value)}
    >
      {languages.map(([language, name]) => (
        <option key={language} value={language} lang={language} translate="no">
          {name}
        </option>
      ))}
    </PlainSelect>
  );
}
