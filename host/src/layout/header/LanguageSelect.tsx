import { use } from 'react';
import { useTranslate } from '@storefront/shared/i18n';
import { SiteMapContext } from '../../routes/site-map';
import { chooseLanguage } from '../language/language';
import * as messages from './messages';
import { PlainSelect } from './PlainSelect';

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
