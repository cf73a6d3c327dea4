import { readSearchWord, type SearchWord, type WordProblem } from '@storefront/shared/domain';
import type { Message } from '@storefront/shared/i18n';
import * as messages from './messages';

/** The message for each reason why a word cannot be searched. */
export const WORD_PROBLEMS: Readonly<Record<WordProblem, Message>> = {
  nothing_left: messages.nothingLeft,
  empty_label: messages.emptyLabel,
  too_long: messages.tooLong,
  hyphens: messages.hyphens,
};

const TAILS = ['online', 'studio', 'works'] as const;
const HEADS = ['get', 'my'] as const;

/** Returns three other words to try if no extension is available; never the word itself, and never too long for a domain. */
export function getVariants({ stem }: SearchWord): string[] {
  return [...HEADS.map((head) => head + stem), ...TAILS.map((tail) => stem + tail)]
    .filter((variant) => readSearchWord(variant).problem === undefined)
    .slice(0, 3);
}
