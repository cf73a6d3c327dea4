import type { Coded } from '../contract/coded';
import type { AnswerProblemParams, ContactProblemParams, HolderProblemParams } from '../contract/problem-codes';
import { answerMessages } from './answers/answer-problem';
import { contactMessages } from './contact/contact-problem';
import { holderMessages } from './holder/holder-problem';
import { sayProblem, type SayText } from './say';

/** Why a registry does not accept a registrant, as far as the customer can fix it. */
export type RegistrantProblem = Coded<ContactProblemParams & HolderProblemParams & AnswerProblemParams>;

/** A missing or malformed answer; its text comes from the question. */
type OpenQuestion = Coded<Pick<AnswerProblemParams, 'answer_missing' | 'answer_wrong'>>;

/** Whether the text comes from the question (`shared/questions`). */
export const isOpenQuestion = (problem: { readonly code: string }): problem is OpenQuestion =>
  problem.code === 'answer_missing' || problem.code === 'answer_wrong';

/** Returns the text of why a registry does not accept a registrant: because of the contact, the kind of registrant, or an answer. */
export function registrantProblemText(problem: Exclude<RegistrantProblem, OpenQuestion>, t: SayText): string {
  return sayProblem({ ...contactMessages, ...holderMessages, ...answerMessages }, problem, t);
}
