import { toUnicode } from '@storefront/shared/domain';

/** Writing systems that say the language by themselves, in the order in which they are looked for: Japanese and Korean have Han as well. */
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

/** Languages by the letters that they have beside a to z, or beside the Russian ones: the first that has all of a name counts. */
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
 * The language of an internationalized name, as the three letters by which OpenSRS wants it (`encoding_type`); null for a name without
 * such letters, and for one that none of these languages can write. Follows from the name alone, so that every order of it says the same.
 */
export function getIdnLanguage(domain: string): string | null {
  const label = toUnicode(domain).split('.')[0] ?? '';
  const letters = [...label].filter((letter) => letter > '\u007f');
  if (letters.length === 0) return null;
  const script = SCRIPTS.find(([pattern]) => pattern.test(label));
  if (script) return script[1];
  return ALPHABETS.find(([, alphabet]) => letters.every((letter) => alphabet.includes(letter)))?.[0] ?? null;
}
