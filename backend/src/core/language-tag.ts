import { toUnicode } from '@storefront/shared/domain';

/** Scripts that determine the language, in the order of checking: Japanese and Korean use Han as well. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Georgian}/u, 'ka'],
];

/** Languages by their letters besides a to z, or besides the Russian ones: the first with all letters of a name is used. */
const ALPHABETS: readonly (readonly [string, string])[] = [
  ['de', 'äöüß'],
  ['fr', 'àâæçéèêëîïôœùûüÿ'],
  ['es', 'áéíñóúü'],
  ['sv', 'åäöé'],
  ['da', 'æøåé'],
  ['pt', 'áâãàçéêíóôõúü'],
  ['it', 'àèéìíîòóùú'],
  ['pl', 'ąćęłńóśźż'],
  ['cs', 'áčďéěíňóřšťúůýž'],
  ['sk', 'áäčďéíĺľňóôŕšťúýž'],
  ['hu', 'áéíóöőúüű'],
  ['tr', 'çğıöşü'],
  ['ro', 'ăâîșşțţ'],
  ['et', 'äõöüšž'],
  ['lv', 'āčēģīķļņšūž'],
  ['lt', 'ąčęėįšųūž'],
  ['hr', 'čćđšž'],
  ['is', 'áæðéíóöþúý'],
  ['ca', 'àçéèíïóòúü'],
  ['ru', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  ['uk', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  ['be', 'абвгдеёжзійклмнопрстуўфхцчшыьэюя'],
  ['sr', 'абвгдђежзијклљмнњопрстћуфхцчџш'],
];

/**
 * Derives the language tag (RFC 5646) of an internationalised domain, whose IDN table its registry applies, from its letters; null for a
 * domain without such letters, or if none of these languages can write it. A change of these rules must not change the tag of a domain that
 * is registered, so the tag is derived once, when the domain is ordered, and stored.
 */
export function deriveLanguageTag(domain: string): string | null {
  const label = toUnicode(domain).split('.')[0] ?? '';
  const letters = [...label].filter((letter) => letter > '\u007f');
  if (letters.length === 0) return null;
  const script = SCRIPTS.find(([pattern]) => pattern.test(label));
  if (script) return script[1];
  return ALPHABETS.find(([, alphabet]) => letters.every((letter) => alphabet.includes(letter)))?.[0] ?? null;
}
