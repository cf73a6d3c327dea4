import { LABEL_MAX, splitDomain, toAscii, withDefaultTld, type DomainName } from './names';
import { sanitizeWord } from './sanitize-word';
import { toUnicode } from './to-unicode';

/** Why a word cannot be searched: no letter or digit, two adjacent dots, a label that is too long, or hyphens in the wrong place. */
export type WordProblem = 'nothing_left' | 'empty_label' | 'too_long' | 'hyphens';

interface ReadWord {
  /** As typed, or as in the URL. */
  readonly typed: string;
  /** Sanitised (SE-01), for the URL and for requests. */
  readonly word: string;
  /** The word in its own script, for the input field. */
  readonly shown: string;
}

/** A word that can be searched and need not be parsed again. */
export interface SearchWord extends ReadWord {
  /** The domain of the exact match, with the default extension if the word has none (SE-03). */
  readonly domain: DomainName;
  /** The domain without its extension, in its own script, with which each row of the popular extensions starts. */
  readonly stem: string;
  readonly tld: string;
  readonly problem?: undefined;
}

/** A word that cannot be searched. */
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
