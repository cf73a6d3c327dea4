import type { Translate } from '@storefront/shared/i18n';
import type { InfoBlock } from '../info/info-text';
import { textRuns } from '../info/rich-text';

interface HelpItem {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly InfoBlock[];
  /** Other words that people use for the same thing, such as "EPP" for the auth code. Searched, not shown. */
  readonly keywords?: string;
}

interface HelpTopic {
  readonly id: string;
  readonly label: string;
  readonly items: readonly HelpItem[];
}

/** The help as a reseller writes it in `brand/pages`. */
export interface HelpText {
  readonly title: string;
  readonly topics: readonly HelpTopic[];
}

const plain = (text: string, t?: Translate): string =>
  textRuns(text, t)
    .map(({ words }) => words)
    .join('');

function getTexts(block: InfoBlock, t?: Translate): string {
  if ('text' in block) return plain(block.text, t);
  if ('facts' in block) return block.facts.map(({ term, fact }) => `${term} ${plain(fact, t)}`).join(' ');
  return ('steps' in block ? block.steps : block.list).map((text) => plain(text, t)).join(' ');
}

/**
 * An answer as text, without its links.
 * @param t for the language of the answer
 */
export const answerText = (answer: readonly InfoBlock[], t?: Translate): string =>
  answer.map((block) => getTexts(block, t)).join(' ');

/** Normalises text for the search, so that "E-mail" and "email", "auto-renew" and "autorenew", "déjà" and "deja" match. */
const inOneCase = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[-\u2010\u2011'\u2019?!.,"]/g, '');

/**
 * Returns topics with the items that have every word of a query in their question, answer or keywords; omits topics without any.
 * @param t for the language of the topics
 */
export function findHelp(topics: readonly HelpTopic[], query: string, t?: Translate): HelpTopic[] {
  const wanted = inOneCase(query).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      items: topic.items.filter(({ question, answer, keywords = '' }) => {
        const words = inOneCase(`${question} ${keywords} ${answerText(answer, t)}`);
        return wanted.every((word) => words.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
