import { toUnicode } from '@storefront/shared/domain';

/** Scripts that determine the language, in the order of checking: Japanese and Korean use Han as well. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'JPN'],
  [/\p{Script=Hangul}/u, 'KOR'],
  [/\p{Script=Han}/u, 'CHI'],
  [/\p{Script=Arabic}/u, 'ARA'],
  [/\p{Script=Hebrew}/u, 'HEB'],
  [/\p{Script=Greek}/u, 'GRE'],
  [/\p{Script=Thai}/u, 'THA'],
  [/\p{Script=Devanagari}/u, 'HIN'],
  [/\p{Script=Armenian}/u, 'ARM'],
  [/\p{Script=Georgian}/u, 'GEO'],
];

/** Languages by their letters besides a to z, or besides the Russian ones: the first with all letters of a name is used. */
const ALPHABETS: readonly (readonly [string, string])[] = [
  ['GER', 'äöüß'],
  ['FRE', 'àâæçéèêëîïôœùûüÿ'],
  ['SPA', 'áéíñóúü'],
  ['SWE', 'åäöé'],
  ['DAN', 'æøåé'],
  ['POR', 'áâãàçéêíóôõúü'],
  ['ITA', 'àèéìíîòóùú'],
  ['POL', 'ąćęłńóśźż'],
  ['CZE', 'áčďéěíňóřšťúůýž'],
  ['SLO', 'áäčďéíĺľňóôŕšťúýž'],
  ['HUN', 'áéíóöőúüű'],
  ['TUR', 'çğıöşü'],
  ['RUM', 'ăâîșşțţ'],
  ['EST', 'äõöüšž'],
  ['LAV', 'āčēģīķļņšūž'],
  ['LIT', 'ąčęėįšųūž'],
  ['SCR', 'čćđšž'],
  ['ICE', 'áæðéíóöþúý'],
  ['CAT', 'àçéèíïóòúü'],
  ['RUS', 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  ['UKR', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
  ['BEL', 'абвгдеёжзійклмнопрстуўфхцчшыьэюя'],
  ['SRP', 'абвгдђежзијклљмнњопрстћуфхцчџш'],
];

/**
 * Returns the language of an internationalised name as OpenSRS's three-letter code (`encoding_type`); null for a name without such letters,
 * or if none of these languages can write it. Depends on the name alone, so that every order for it is the same.
 */
export function getIdnLanguage(domain: string): string | null {
  const label = toUnicode(domain).split('.')[0] ?? '';
  const letters = [...label].filter((letter) => letter > '\u007f');
  if (letters.length === 0) return null;
  const script = SCRIPTS.find(([pattern]) => pattern.test(label));
  if (script) return script[1];
  return ALPHABETS.find(([, alphabet]) => letters.every((letter) => alphabet.includes(letter)))?.[0] ?? null;
}
