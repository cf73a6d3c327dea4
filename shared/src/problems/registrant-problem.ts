import type { Coded } from '../contract/coded';
import type { AnswerProblemParams, ContactProblemParams, HolderProblemParams } from '../contract/problem-codes';
import { answerMessages } from './answers/answer-problem';
import { contactMessages } from './contact/contact-problem';
import { holderMessages } from './holder/holder-problem';
import { sayProblem, type SayText } from './say';

/** What keeps a registry from taking a registrant, as far as people can mend it. */
export type RegistrantProblem = Coded<ContactProblemParams & HolderProblemParams & AnswerProblemParams>;

/** A missing or wrong answer to a question, which says itself what it asks for. */
export type OpenQuestion = Coded<Pick<AnswerProblemParams, 'answer_missing' | 'answer_wrong'>>;

/** Whether only the question has the words for it (`shared/questions`). */
export const isOpenQuestion = (problem: { readonly code: string }): problem is OpenQuestion =>
  problem.code === 'answer_missing' || problem.code === 'answer_wrong';

/** What keeps a registry from taking a registrant: the contact, who that is, or an answer. */
export function registrantProblemText(problem: Exclude<RegistrantProblem, OpenQuestion>, t: SayText): string {
  return sayProblem({ ...contactMessages, ...holderMessages, ...answerMessages }, problem, t);
}
