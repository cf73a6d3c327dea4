import { toUnicode } from './to-unicode';

/** Scripts that may be mixed in one word (UTS 39 section 5.2, "highly restrictive", without Latin). */
const TOGETHER: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

const SCRIPTS = (
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu ' +
  'Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Ethiopic Cherokee Mongolian Hangul Han Hiragana Katakana Bopomofo'
)
  .split(' ')
  .map((name) => ({ name, pattern: new RegExp(`^\\p{Script_Extensions=${name}}$`, 'u') }));

/**
 * Whether a label mixes letters of scripts that are not normally used together, as look-alike names do (`раypal` starts with Cyrillic
 * letters). The label may be in its own script or an A-label.
 */
export function mixesScripts(label: string): boolean {
  const seen = new Set<string>();
  for (const character of toUnicode(label)) {
    if (!/\p{L}/u.test(character)) continue;
    const scripts = SCRIPTS.filter(({ pattern }) => pattern.test(character)).map(({ name }) => name);
    // A letter shared by several scripts (the Katakana length mark) does not count; one of an unlisted script counts as a script of its
    // own.
    if (scripts.length < 2) seen.add(scripts[0] ?? 'other');
  }
  return seen.size > 1 && !TOGETHER.some((set) => [...seen].every((script) => set.includes(script)));
}
