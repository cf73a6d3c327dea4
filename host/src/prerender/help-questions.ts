import { translator, type Translations } from '@storefront/shared/i18n';
import english from '../brand/pages/help.json';
import { answerText, type HelpText } from '../pages/help/help-text';

/** A question of the help with its answer, without links. */
export interface HelpQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Returns all questions of the help in a language, or in English if they are not translated. */
export function helpQuestions(language: string, translations: Translations): HelpQuestion[] {
  const own = translator(language, translations);
  const { topics } = own.document<HelpText>('brand/help', english);
  const t = topics === english.topics ? translator('en') : own;
  return topics.flatMap(({ items }) =>
    items.map(({ question, answer }) => ({ question, answer: answerText(answer, t) })),
  );
}
