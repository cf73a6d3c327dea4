import type { Coded } from '../../contract/coded';
import type { AnswerProblemParams } from '../../contract/problem-codes';
import { tldRequirements } from '../../domain/tld-requirements/requirements';
import type { Message } from '../../message-format';
import type { QuestionMessages } from '../../questions';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const answerMessages: MessagesOf<Omit<AnswerProblemParams, 'answer_missing' | 'answer_wrong'>> = messages;

/**
 * Returns the text of a problem with the answer to a registry's question. For a missing or malformed answer, it is the question's own text.
 */
export function answerProblemText(
  problem: Coded<AnswerProblemParams>,
  t: SayText,
  questions: QuestionMessages,
): string {
  if (problem.code !== 'answer_missing' && problem.code !== 'answer_wrong')
    return sayProblem(answerMessages, problem, t);
  const { tld, field: name } = problem.params;
  const field = tldRequirements(tld).fields.find((each) => each.name === name);
  if (!field) return '';
  if (field.kind === 'checkbox') return t(messages.tick as Message, { label: t(questions[field.label]) });
  return t(questions[(problem.code === 'answer_wrong' && field.hint) || field.missing]);
}
