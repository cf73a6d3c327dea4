/** What dates, amounts and lists are written with, and what no catalogue can have: names, addresses and codes. */
const WRITTEN = [
  /https?:\/\/\S+/g,
  /[\w.+-]+@[\w.-]+\w/g,
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d+(?:st|nd|rd|th), \d{4}/g,
  /\d\d:\d\d(?::\d\d)? UTC/g,
  /\b(?:USD|EUR)\b/g,
  /,? and /g,
];

/** The letters that the pseudo-locale gives an accent. */
const PLAIN = /[ACDEFGHIKLNORSTUYZacdefghiklnorstuyz]/u;

/** What of a text is in no catalogue, though it should be. @param names what is written in it that has no translation */
export function untranslated(text: string, names: readonly string[]): string[] {
  const rest = [...WRITTEN, ...names].reduce<string>((left, written) => left.replaceAll(written, ' '), text);
  return rest.split(/\s+/).filter((word) => PLAIN.test(word));
}
