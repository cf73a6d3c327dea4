import { LABEL_MAX, splitDomain, toAscii, withDefaultTld, type DomainName } from './names';
import { sanitizeWord } from './sanitize-word';
import { toUnicode } from './to-unicode';

/** Why a word cannot be searched: no letters or digits remain, two dots in a row, a label is too long, or misplaced hyphens. */
export type WordProblem = 'nothing_left' | 'empty_label' | 'too_long' | 'hyphens';

interface ReadWord {
  /** As typed, or as in the URL. */
  readonly typed: string;
  /** Sanitised (SE-01): for the URL and for calls to the server. */
  readonly word: string;
  /** The word in its own script, for the input field. */
  readonly shown: string;
}

/** A valid search word; code that receives one need not parse it again. */
export interface SearchWord extends ReadWord {
  /** The domain of the exact match, with the default extension if the word has none (SE-03). */
  readonly domain: DomainName;
  /** The domain without its extension, in its own script: the start of each row of the popular extensions. */
  readonly stem: string;
  readonly tld: string;
  readonly problem?: undefined;
}

export interface RefusedWord extends ReadWord {
  readonly problem: WordProblem;
}

function getProblem(word: string, domain: string): WordProblem {
  if (word === '') return 'nothing_left';
  const labels = domain.split('.');
  if (labels.includes('')) return 'empty_label';
  return labels.some((label) => label.length > LABEL_MAX) ? 'too_long' : 'hyphens';
}

/** Parses typed text or text from a URL into a search word, or returns why it is invalid. Never throws. */
export function readSearchWord(typed: string): SearchWord | RefusedWord {
  const word = sanitizeWord(typed);
  const shown = toUnicode(word);
  const full = withDefaultTld(word);
  const domain = toAscii(full);
  if (domain === null) return { typed, word, shown, problem: getProblem(word, full) };
  const { sld, tld } = splitDomain(domain);
  return { typed, word, shown, domain, stem: toUnicode(sld), tld };
}
