import { getDirection, type Language } from '@storefront/shared/contract';
import { countryName, formatDate, formatMoney, type Minor } from '@storefront/shared/domain';
import { format, type Compiled, type Message } from '@storefront/shared/message-format';
import { TRANSLATIONS } from './translations';

type TranslateText = <Params>(
  message: Message<Params>,
  ...params: keyof Params extends never ? [] : [params: NoInfer<Params>]
) => string;

export interface Locale {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** Formats a message: `t(messages.found, { count })`. */
  readonly t: TranslateText;
  /** Formats the UTC day of a moment. */
  readonly date: (at: Date | string) => string;
  /** Formats a moment in UTC, with the zone. */
  readonly moment: (at: Date, to?: 'minutes' | 'seconds') => string;
  readonly money: (minor: Minor, currency: string) => string;
  /** For a sentence: `a, b, and c`. */
  readonly list: (words: readonly string[]) => string;
  /** With commas only: `a, b, c`. */
  readonly row: (words: readonly string[]) => string;
  /** @param code ISO 3166-1 alpha-2 */
  readonly country: (code: string) => string;
}

/** Returns the languages that have a catalogue. */
export const listSpokenLanguages = (): readonly Language[] => ['en', ...(Object.keys(TRANSLATIONS) as Language[])];

function translateTo(language: Language, translations: Readonly<Record<string, Compiled>>): TranslateText {
  const say = ([id, english]: Message, params: Readonly<Record<string, unknown>> = {}) =>
    format<string>(translations[id] ?? english, language, params, (pieces) => pieces.join(''));
  return say as TranslateText;
}

/**
 * Returns local noon of the UTC day, so that formatted dates name the same day on every machine, the one that registries and deadlines use.
 */
function utcDay(at: Date | string): Date {
  const date = new Date(at);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
}

function momentIn(language: Language, at: Date, to: 'minutes' | 'seconds'): string {
  if (language.startsWith('en'))
    return `${formatDate(utcDay(at))}, ${at.toISOString().slice(11, to === 'minutes' ? 16 : 19)} UTC`;
  return new Intl.DateTimeFormat(language, {
    ...({ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const),
    ...(to === 'seconds' && { second: '2-digit' }),
    ...({ timeZone: 'UTC', timeZoneName: 'short' } as const),
  }).format(at);
}

const inLanguage = (language: Language): Locale => ({
  language,
  direction: getDirection(language),
  t: translateTo(language, TRANSLATIONS[language] ?? {}),
  date: (at) => formatDate(utcDay(at), language),
  moment: (at, to = 'minutes') => momentIn(language, at, to),
  money: (minor, currency) => formatMoney(minor, currency, language),
  list: (words) => new Intl.ListFormat(language).format(words),
  // Japanese `unit` lists would be separated by spaces only.
  row: (words) => new Intl.ListFormat(language, { type: language === 'ja' ? 'conjunction' : 'unit' }).format(words),
  country: (code) => countryName(code, language),
});

/** For staff, and for text read by programs. */
export const ENGLISH_LOCALE: Locale = inLanguage('en');

/** Returns the locale of a customer or document; English if none is stored or it no longer has a catalogue. */
export function getLocale(stored: Language | null): Locale {
  const language = listSpokenLanguages().find((spoken) => spoken === stored) ?? 'en';
  return language === 'en' ? ENGLISH_LOCALE : inLanguage(language);
}
