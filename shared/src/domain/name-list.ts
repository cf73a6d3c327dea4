import { LABEL_MAX, nameInAddress, sanitizeWord, toAscii, toUnicode, withDefaultTld } from './names';

/** A piece of a list that cannot be a name, as it was written, and why. */
export interface RefusedEntry {
  readonly text: string;
  readonly reason: string;
}

/** What a pasted list comes to. */
export interface NameList {
  /** Full names in their ASCII form, each once, in the order in which they came. */
  readonly names: readonly string[];
  /** Names that came again, in their own script, each time they did. */
  readonly repeated: readonly string[];
  readonly refused: readonly RefusedEntry[];
  /** Names beyond the limit, in their own script; they are not among `names`. */
  readonly beyond: readonly string[];
}

/** The sign before an entry of a list: a bullet, a dash or a number with a dot or a bracket. */
const LIST_MARK = /^\s*(?:[-*\u2022\u2013\u2014]|\d{1,4}[.)])\s+/;

/** What stands between names; IDNA's other full stops are dots, not separators. */
const SEPARATORS = /[\s,;|\u3001\uff0c]+/;

/** Why no name can be made of a piece of text; undefined where one can. */
function refusalOf(name: string, domain: string): string | undefined {
  if (sanitizeWord(name) === '') return 'no letters or digits';
  // Taking signs out would ask for another name than the one that was written.
  if (/[^\p{L}\p{M}\p{N}.\u3002\uff0e\uff61\u00b7\u200c\u200d-]/u.test(name)) return 'has signs that no name can hold';
  if (toAscii(domain) !== null) return undefined;
  const labels = domain.split('.');
  if (labels.includes('')) return 'nothing between two dots';
  if (labels.some((label) => label.length > LABEL_MAX)) return `longer than ${LABEL_MAX} letters`;
  return 'cannot be a domain name';
}

/**
 * Reads a pasted list of names (SE-05): one a line or separated by commas, semicolons, bars or spaces, with or without list
 * marks, quotation marks, `https://` and `www.`. A word without an extension gets the default one (SE-03). Nothing is dropped
 * unsaid: what is no name, what came before and what is too much are told apart. Never throws.
 * @param most names at most.
 */
export function readNameList(text: string, most: number): NameList {
  const names: string[] = [];
  const repeated: string[] = [];
  const refused: RefusedEntry[] = [];
  const beyond: string[] = [];
  const seen = new Set<string>();
  const entries = text.split(/\r\n|\r|\n/).flatMap((line) => line.replace(LIST_MARK, '').split(SEPARATORS));
  for (const entry of entries.filter((piece) => piece !== '')) {
    const name = nameInAddress(entry);
    const domain = withDefaultTld(sanitizeWord(name));
    const reason = refusalOf(name, domain);
    const ascii = toAscii(domain);
    if (reason !== undefined || ascii === null)
      refused.push({ text: entry, reason: reason ?? 'cannot be a domain name' });
    else if (seen.has(ascii)) repeated.push(toUnicode(ascii));
    else {
      seen.add(ascii);
      if (names.length < most) names.push(ascii);
      else beyond.push(toUnicode(ascii));
    }
  }
  return { names, repeated, refused, beyond };
}

/**
 * Whether what was put into a field for one name is a list of names. A space alone does not make one, as people write
 * "brindle wharf" for one name: then every piece must have an extension.
 */
export function isNameList(text: string): boolean {
  // A comma may be part of the one address that was pasted.
  if (/^\s*[a-z][a-z0-9+-]*:\/\/\S+\s*$/i.test(text) && text.split('://').length === 2) return false;
  const pieces = (separator: RegExp): string[] =>
    text
      .trim()
      .split(separator)
      .filter((piece) => piece.trim() !== '');
  if (pieces(/[\r\n\t,;|]+/).length > 1) return true;
  const words = pieces(/\s+/);
  return words.length > 1 && words.every((word) => /[^.]\.[^.]/.test(word));
}

const IN_HASH = '#names=';

/**
 * The hash that carries the names of a bulk search in the address of the results. Not the query: 200 names can be longer than a
 * server takes in a request line, and what people look for is in nobody's log.
 */
export function nameListHash(names: readonly string[]): string {
  return IN_HASH + names.join(',');
}

/**
 * The names that `nameListHash` wrote, read as carefully as what is pasted; undefined where there are none.
 * @param most names at most.
 */
export function namesInHash(hash: string, most: number): readonly string[] | undefined {
  if (!hash.startsWith(IN_HASH)) return undefined;
  const { names } = readNameList(hash.slice(IN_HASH.length), most);
  return names.length > 0 ? names : undefined;
}
