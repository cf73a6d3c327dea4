import { setPageLanguage } from '@storefront/shared/domain';
import { setPageTranslate, translator, type Translations, type Translate } from '@storefront/shared/i18n';
import { setPathLanguage } from '@storefront/shared/routing';

declare global {
  /**
   * Filled by the message files of the page's language, which tools/federation/messages-plugin.cjs makes: those of the frame before this
   * script, others with their scripts.
   */
  var __SF_MESSAGES__: Translations | undefined;
}

interface PageLanguage {
  readonly t: Translate;
  /** The language prefix of the page's paths, BCP 47. */
  readonly addresses: string;
  /** False if the frame's messages could not be loaded in the language that it was rendered in. It is then redrawn in English. */
  readonly isWhole: boolean;
}

/** Reads the language of the document once, before anything is drawn. */
export function readLanguage(): PageLanguage {
  const root = document.documentElement;
  const addresses = root.lang || 'en';
  setPathLanguage(addresses);
  const isWhole = addresses === 'en' || globalThis.__SF_MESSAGES__ !== undefined;
  if (!isWhole) {
    reportError(Error(`Messages did not load: ${addresses}`));
    // Scripts read from here which messages to load; a page that is half in another language would be worse than an English one.
    root.lang = 'en';
    root.dir = 'ltr';
  }
  const language = isWhole ? addresses : 'en';
  setPageLanguage(language);
  const t = translator(language, (globalThis.__SF_MESSAGES__ ??= {}));
  setPageTranslate(t);
  return { addresses, isWhole, t };
}
