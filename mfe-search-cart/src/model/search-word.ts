import { LABEL_MAX, sanitizeWord, splitDomain, toAscii, toUnicode, withDefaultTld } from '@storefront/shared/domain';

/** Why a word cannot be searched, in words for the person. */
export type WordProblem = string;

export interface SearchWord {
  /** As it was typed or stands in the address. */
  readonly typed: string;
  /** Sanitised (SE-01): what the address should say and what the server is asked for. */
  readonly word: string;
  /** The full name of the exact match, with the default extension where the word has none (SE-03). */
  readonly domain: string;
  /** The word in its own script, for the field. */
  readonly shown: string;
  readonly problem?: WordProblem;
}

const NOTHING_LEFT = 'A name has letters, digits and hyphens. Type at least one.';
const TOO_LONG = `The part before a dot has at most ${LABEL_MAX} letters.`;
const HYPHENS = 'A name cannot begin or end with a hyphen, or hold two in its third and fourth place.';
const EMPTY_LABEL = 'There is nothing between two dots. Take one away.';

function problemOf(word: string, domain: string): WordProblem | undefined {
  if (word === '') return NOTHING_LEFT;
  if (toAscii(domain) !== null) return undefined;
  const labels = domain.split('.');
  if (labels.includes('')) return EMPTY_LABEL;
  if (labels.some((label) => label.length > LABEL_MAX)) return TOO_LONG;
  return HYPHENS;
}

/** Reads what a person typed or an address holds into a word that can be searched, or says why it cannot. */
export function readSearchWord(typed: string): SearchWord {
  const word = sanitizeWord(typed);
  const domain = withDefaultTld(word);
  return { typed, word, domain, shown: toUnicode(word), problem: problemOf(word, domain) };
}

/** The word without its extension, in its own script: what every row of the popular extensions starts with. */
export function stemOf(search: SearchWord): string {
  return toUnicode(splitDomain(search.domain).sld);
}

const TAILS = ['online', 'studio', 'works'] as const;
const HEADS = ['get', 'my'] as const;

/** Three other words to try where no extension is free; never the word itself, never too long for a name. */
export function variantsOf(search: SearchWord): string[] {
  const stem = stemOf(search);
  return [...HEADS.map((head) => head + stem), ...TAILS.map((tail) => stem + tail)]
    .filter((variant) => readSearchWord(variant).problem === undefined)
    .slice(0, 3);
}
