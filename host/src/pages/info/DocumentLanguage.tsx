import type { ReactNode } from 'react';
import { LanguageProvider, translator, useTranslate } from '@storefront/shared/i18n';
import styles from './document-language.module.css';
import * as messages from './messages';

/** Wraps a text of the brand that is not translated into the page's language: says so, and marks its content as English. */
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
