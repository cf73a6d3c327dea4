import type { CodedProblem } from '../contract/problem-codes';
import { contactMessages } from './contact/contact-problem';
import { answerMessages } from './answers/answer-problem';
import { dsMessages } from './ds/ds-problem';
import { emailForwardMessages } from './email-forwards/email-forward-problem';
import { holderMessages } from './holder/holder-problem';
import { nameserverMessages } from './nameservers/nameserver-problem';
import { recordMessages } from './records/record-problem';
import { registrantProblemText } from './registrant-problem';
import { sayProblem, type SayText } from './say';
import { zoneMessages } from './zone/zone-problem';

/**
 * The messages of all that an entry of a refusal can say, by code. Missing and wrong answers have none of their own: the question says
 * what it asks for.
 */
export const problemMessages = () => ({
  ...contactMessages,
  ...holderMessages,
  ...answerMessages,
  ...recordMessages,
  ...zoneMessages,
  ...dsMessages,
  ...nameserverMessages,
  ...emailForwardMessages,
});

/** What any problem says; pages take the function of their topic, which carries no other messages. */
export function problemText(problem: CodedProblem, t: SayText): string {
  if (problem.code === 'answer_missing' || problem.code === 'answer_wrong') return registrantProblemText(problem, t);
  return sayProblem(problemMessages(), problem, t);
}
