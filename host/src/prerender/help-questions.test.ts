/** @jest-environment node */
import german from '../brand/languages/de/help.json';
import english from '../brand/pages/help.json';
import { helpQuestions } from './help-questions';

const questionsIn = ({ topics }: typeof english | typeof german): string[] =>
  topics.flatMap(({ items }) => items.map(({ question }) => question));

describe('helpQuestions', () => {
  it.each([
    ['en', english, {}],
    ['de', german, { 'brand/help': german }],
    ['fr', english, {}],
  ])('[RT-38d] lists all questions in %s, each with its whole answer as text', (language, text, translations) => {
    const found = helpQuestions(language, translations as never);
    expect(found.map(({ question }) => question)).toEqual(questionsIn(text));
    for (const { answer } of found) expect(answer).not.toMatch(/^$|[{}[\]]/);
  });

  it('[RT-38d] [RT-24d] fills in the facts of the product in the given language', () => {
    const answerTo = (id: string, language: string, text: typeof english | typeof german) => {
      const index = text.topics.flatMap(({ items }) => items.map((item) => item.id)).indexOf(id);
      return helpQuestions(language, { 'brand/help': text } as never)[index]?.answer;
    };
    expect(answerTo('letters', 'en', english)).toContain('up to 63 characters');
    expect(answerTo('letters', 'de', german)).toContain('63 Zeichen');
    expect(answerTo('transfer-in', 'en', english)).toMatch(
      /^At its current registrar, .* in the transfer form\. We check/,
    );
  });
});
