import type { Coded } from '../contract/coded';
import type { AnswerProblemParams, ContactProblemParams, HolderProblemParams } from '../contract/problem-codes';
import { answerMessages, answerProblemText } from './answers/answer-problem';
import { contactMessages } from './contact/contact-problem';
import { holderMessages } from './holder/holder-problem';
import { sayProblem, type SayText } from './say';

/** What keeps a registry from taking a registrant, as far as people can mend it. */
export type RegistrantProblem = Coded<ContactProblemParams & HolderProblemParams & AnswerProblemParams>;

/** What keeps a registry from taking a registrant: the contact, who that is, or an answer. */
export function registrantProblemText(problem: RegistrantProblem, t: SayText): string {
  if (problem.code === 'answer_missing' || problem.code === 'answer_wrong') return answerProblemText(problem, t);
  return sayProblem({ ...contactMessages, ...holderMessages, ...answerMessages }, problem, t);
}
