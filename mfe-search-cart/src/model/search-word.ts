import { LABEL_MAX, sanitizeWord, splitDomain, toAscii, toUnicode, withDefaultTld } from '@storefront/shared/domain';
import type { Message } from '@storefront/shared/i18n';
import * as messages from './messages';

/** Why a word cannot be searched. */
export type WordProblem = Message;

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

function problemOf(word: string, domain: string): WordProblem | undefined {
  if (word === '') return messages.nothingLeft;
  if (toAscii(domain) !== null) return undefined;
  const labels = domain.split('.');
  if (labels.includes('')) return messages.emptyLabel;
  if (labels.some((label) => label.length > LABEL_MAX)) return messages.tooLong;
  return messages.hyphens;
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
