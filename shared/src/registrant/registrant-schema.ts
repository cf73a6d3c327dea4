import type { Translate } from '@storefront/shared/i18n';
import { answerProblemText, isOpenQuestion, registrantProblemText } from '@storefront/shared/problems';
import * as messages from './questions/messages';
import { getQuestionMessages } from './questions/question-words';
import { registrantRules, roleContactRules, type AsTold } from './registrant-rules';

/** Of questions that the form could not show, it tells one problem for all. */
const toAsTold =
  (t: Translate): AsTold =>
  ({ path, why }) => {
    if (!isOpenQuestion(why)) return { path, message: registrantProblemText(why, t) };
    const words = getQuestionMessages();
    return words
      ? { path, message: answerProblemText(why, t, words) }
      : { path: ['answers'], message: t(messages.notLoaded) };
  };

/** The rules of the form for a contact of a name beside its owner. */
export const roleContactSchema = (tld: string, t: Translate) => roleContactRules(tld, toAsTold(t));

/** The rules of the form for the TLDs of a cart. It gives the registrant as the order sends it. @param t says what is wrong */
export const registrantSchema = (tlds: readonly string[], t: Translate) => registrantRules(tlds, toAsTold(t));
