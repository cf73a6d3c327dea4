/** The languages of the shop, as BCP 47 tags. A language without a catalogue falls back to English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;

/** English with accents, brackets and a third more length, for tests: a text without them is missing from the catalogues. */
export const PSEUDO_LANGUAGE = 'en-XA';

export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO_LANGUAGE;

/** Returns the writing direction of a language, as in HTML. */
export const getDirection = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Returns the path prefix of a language; empty for English, so that URLs are as in the specification. */
export const languagePrefix = (language: string): string => (language === 'en' ? '' : `/${language}`);
