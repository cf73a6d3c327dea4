/** The languages of the shop, as BCP 47 tags. A language without a catalogue falls back to English. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;

/** English with accents, brackets and a third more length, for tests: a text that appears without them is in no catalogue. */
export const PSEUDO_LANGUAGE = 'en-XA';

export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO_LANGUAGE;

/** The writing direction of a language, as in HTML. */
export const getDirection = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The path prefix of a language: none for English, so that every URL of the specification is as written. */
export const languagePrefix = (language: string): string => (language === 'en' ? '' : `/${language}`);
