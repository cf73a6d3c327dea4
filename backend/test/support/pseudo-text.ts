/** Dates, amounts and lists, and what is in no catalogue: names, addresses and codes. */
const WRITTEN = [
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w.-]+\w/g,
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+(?:st|nd|rd|th), \d{4}/g,
  /\d\d:\d\d(?::\d\d)? UTC/g,
  /\b(?:USD|EUR)\b/g,
  /,? and /g,
];

/** The letters that the pseudo-locale accents. */
const PLAIN = /[ACDEFGHIKLNORSTUYZacdefghiklnorstuyz]/u;

/** The untranslated words of a text. @param names words that have no translation */
export function untranslated(text: string, names: readonly string[]): string[] {
  const rest = [...WRITTEN, ...names].reduce<string>((left, written) => left.replaceAll(written, ' '), text);
  return rest.split(/\s+/).filter((word) => PLAIN.test(word));
}
