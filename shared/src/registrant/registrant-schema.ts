import type { Translate } from '@storefront/shared/i18n';
import { answerProblemText, isOpenQuestion, registrantProblemText } from '@storefront/shared/problems';
import * as messages from './questions/messages';
import { getQuestionMessages } from './questions/question-words';
import { registrantRules, roleContactRules, type ToFormIssue } from './registrant-rules';

/** Converts problems to the form's messages. Questions that the form could not show get one common problem. */
const toAsTold =
  (t: Translate): ToFormIssue =>
  ({ path, why }) => {
    if (!isOpenQuestion(why)) return { path, message: registrantProblemText(why, t) };
    const words = getQuestionMessages();
    return words
      ? { path, message: answerProblemText(why, t, words) }
      : { path: ['answers'], message: t(messages.notLoaded) };
  };

/** The form's rules for a contact other than the registrant. */
export const roleContactSchema = (tld: string, t: Translate) => roleContactRules(tld, toAsTold(t));

/** The form's rules for the TLDs of a cart. Their output is the registrant in the format of an order. @param t formats the problems */
export const registrantSchema = (tlds: readonly string[], t: Translate) => registrantRules(tlds, toAsTold(t));
