import { LABEL_MAX, type DomainName } from './names';
import { nameInAddress } from './sanitize-word';
import { toUnicode } from './to-unicode';
import { readSearchWord, type WordProblem } from './search-word';

/** An entry of a list that cannot be a domain, as it was written, and the reason. */
export interface RefusedEntry {
  readonly text: string;
  readonly code: RefusalCode;
  /** The reason in English, for a page of an earlier release. */
  readonly reason: string;
}

/** Why an entry is not a valid domain: the problems of a search word, or a character that no domain can have. */
export type RefusalCode = WordProblem | 'foreign_sign';

/** The result of parsing a pasted list. */
export interface NameList {
  /** Without duplicates, in their original order. */
  readonly names: readonly DomainName[];
  /** Duplicates, in their own script, once per repetition. */
  readonly repeated: readonly string[];
  readonly refused: readonly RefusedEntry[];
  /** Domains beyond the limit, in their own script; not among `names`. */
  readonly beyond: readonly string[];
}

/** The marker before a list entry: a bullet, a dash or a number with a dot or a bracket. */
const LIST_MARK = /^\s*(?:[-*\u2022\u2013\u2014]|\d{1,4}[.)])\s+/;

/** Separators between domains; IDNA's other full stops are dots, not separators. */
const SEPARATORS = /[\s,;|\u3001\uff0c]+/;

/** Characters that no domain can contain. Removing them would search for a different domain than the one that was written. */
const FOREIGN_SIGN = /[^\p{L}\p{M}\p{N}.\u3002\uff0e\uff61\u00b7\u200c\u200d-]/u;

const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  nothing_left: 'no letters or digits',
  empty_label: 'nothing between two dots',
  too_long: `longer than ${LABEL_MAX} characters`,
  hyphens: 'cannot be a domain name',
  foreign_sign: 'has characters that no domain can have',
};

/** Returns why a piece of text cannot be a domain; undefined if it can. */
function findRefusal(name: string, problem: WordProblem | undefined): RefusalCode | undefined {
  return problem !== 'nothing_left' && FOREIGN_SIGN.test(name) ? 'foreign_sign' : problem;
}

/**
 * Parses a pasted list of domains (SE-05): one per line, or separated by commas, semicolons, bars or spaces, with or without list marks,
 * quotation marks, `https://` and `www.`. A word without an extension gets the default one (SE-03). Nothing is dropped silently: invalid
 * entries, duplicates and excess domains are reported separately. Never throws.
 * @param most names at most.
 */
export function readNameList(text: string, most: number): NameList {
  const names: DomainName[] = [];
  const repeated: string[] = [];
  const refused: RefusedEntry[] = [];
  const beyond: string[] = [];
  const seen = new Set<string>();
  const entries = text.split(/\r\n|\r|\n/).flatMap((line) => line.replace(LIST_MARK, '').split(SEPARATORS));
  for (const entry of entries.filter((piece) => piece !== '')) {
    const name = nameInAddress(entry);
    const read = readSearchWord(name);
    const code = findRefusal(name, read.problem);
    if (code !== undefined || read.problem !== undefined) {
      const why = code ?? 'hyphens';
      refused.push({ text: entry, code: why, reason: REFUSALS[why] });
    } else if (seen.has(read.domain)) repeated.push(toUnicode(read.domain));
    else {
      seen.add(read.domain);
      if (names.length < most) names.push(read.domain);
      else beyond.push(toUnicode(read.domain));
    }
  }
  return { names, repeated, refused, beyond };
}

/**
 * Whether the text in a field for one domain is a list. A space alone does not make a list, as people write "brindle wharf" for one
 * domain: then every part must have an extension.
 */
export function isNameList(text: string): boolean {
  // A comma may be part of a single pasted URL.
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
 * Builds the hash that carries the domains of a bulk search in the URL of the results. Not the query, because 200 domains can be longer
 * than a server accepts in a request line, and searches should not be logged anywhere.
 */
export function nameListHash(names: readonly string[]): string {
  return IN_HASH + names.join(',');
}

/**
 * Reads the domains that `nameListHash` wrote, validated like pasted ones; undefined if there are none.
 * @param most names at most.
 */
export function namesInHash(hash: string, most: number): readonly DomainName[] | undefined {
  if (!hash.startsWith(IN_HASH)) return undefined;
  const { names } = readNameList(hash.slice(IN_HASH.length), most);
  return names.length > 0 ? names : undefined;
}
