/** The languages of the shop, as BCP 47 has them. It speaks those that have a catalogue, and English where there is none. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const;

/** English with accents, brackets and a third more room, for tests: a text that shows without them is in no catalogue. */
export const PSEUDO_LANGUAGE = 'en-XA';

export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO_LANGUAGE;

/** In which direction a language is written, as HTML says it. */
export const getDirection = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** What stands before the paths of a language: nothing for English, so that every address of the specification is as it is written. */
export const languagePrefix = (language: string): string => (language === 'en' ? '' : `/${language}`);
