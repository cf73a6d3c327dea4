import type { ReactNode } from 'react';
import { LanguageProvider, translator, useTranslate } from '@storefront/shared/i18n';
import styles from './document-language.module.css';
import * as messages from './messages';

/** Around a text of the brand that nobody has translated into the language of the page: says so, and what is inside is English throughout. */
export function DocumentLanguage({ language, children }: { language: string; children: ReactNode }) {
  const t = useTranslate();
  if (language === t.language) return children;
  return (
    <>
      <p className={styles.note}>{t(messages.englishOnly)}</p>
      <LanguageProvider value={translator(language)}>
        <div lang={language} dir="ltr">
          {children}
        </div>
      </LanguageProvider>
    </>
  );
}
