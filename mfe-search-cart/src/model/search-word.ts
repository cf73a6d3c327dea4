import { readSearchWord, type SearchWord, type WordProblem } from '@storefront/shared/domain';
import type { Message } from '@storefront/shared/i18n';
import * as messages from './messages';

/** What to say of a word that cannot be searched. */
export const WORD_PROBLEMS: Readonly<Record<WordProblem, Message>> = {
  nothing_left: messages.nothingLeft,
  empty_label: messages.emptyLabel,
  too_long: messages.tooLong,
  hyphens: messages.hyphens,
};

const TAILS = ['online', 'studio', 'works'] as const;
const HEADS = ['get', 'my'] as const;

/** Three other words to try where no extension is free; never the word itself, never too long for a name. */
export function getVariants({ stem }: SearchWord): string[] {
  return [...HEADS.map((head) => head + stem), ...TAILS.map((tail) => stem + tail)]
    .filter((variant) => readSearchWord(variant).problem === undefined)
    .slice(0, 3);
}
