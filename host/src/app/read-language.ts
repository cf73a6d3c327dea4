import { setPageLanguage } from '@storefront/shared/domain';
import { setPageTranslate, translator, type Translations, type Translate } from '@storefront/shared/i18n';
import { setPathLanguage } from '@storefront/shared/routing';

declare global {
  /** Filled by the files of the page's language, which tools/federation/messages-plugin.cjs makes: the frame's before this, others with their scripts. */
  var __SF_MESSAGES__: Translations | undefined;
}

interface PageLanguage {
  readonly t: Translate;
  /** The language before the paths of the page, BCP 47. */
  readonly addresses: string;
  /** False where the frame's messages cannot be loaded in the language it was rendered in: it is redrawn in English. */
  readonly isWhole: boolean;
}

/** Reads the language of the document, once, before anything is drawn. */
export function readLanguage(): PageLanguage {
  const root = document.documentElement;
  const addresses = root.lang || 'en';
  setPathLanguage(addresses);
  const isWhole = addresses === 'en' || globalThis.__SF_MESSAGES__ !== undefined;
  if (!isWhole) {
    reportError(Error(`Messages did not load: ${addresses}`));
    // Scripts take the language of their messages from there: a page half in another language would be worse than none.
    root.lang = 'en';
    root.dir = 'ltr';
  }
  const language = isWhole ? addresses : 'en';
  setPageLanguage(language);
  const t = translator(language, (globalThis.__SF_MESSAGES__ ??= {}));
  setPageTranslate(t);
  return { addresses, isWhole, t };
}
