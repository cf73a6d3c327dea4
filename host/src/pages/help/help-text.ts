import type { InfoBlock } from '../info/info-text';
import { isShown, textRuns } from '../info/rich-text';

export interface HelpItem {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly InfoBlock[];
}

export interface HelpTopic {
  readonly id: string;
  readonly label: string;
  readonly items: readonly HelpItem[];
}

const plain = (text: string): string =>
  textRuns(text)
    .map(({ words }) => words)
    .join('');

function wordsOf(block: InfoBlock): string {
  if ('text' in block) return plain(block.text);
  if ('facts' in block) return block.facts.map(({ term, fact }) => `${term} ${plain(fact)}`).join(' ');
  return ('steps' in block ? block.steps : block.list).map(plain).join(' ');
}

const inOneCase = (text: string): string => text.toLowerCase().normalize('NFKC');

/** The topics with the items that have every word of a query in their question or answer; topics without any are left out. */
export function findHelp(topics: readonly HelpTopic[], query: string): HelpTopic[] {
  const wanted = inOneCase(query).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      items: topic.items.filter(({ question, answer }) => {
        const words = inOneCase(`${question} ${answer.filter((block) => isShown(block)).map(wordsOf).join(' ')}`);
        return wanted.every((word) => words.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}
