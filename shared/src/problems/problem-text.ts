import type { CodedProblem } from '../contract/problem-codes';
import { questionMessages } from '../questions';
import { answerProblemText } from './answers/answer-problem';
import { problemMessages } from './problem';
import { isOpenQuestion } from './registrant-problem';
import { sayProblem, type SayText } from './say';

/** Returns the text of any problem. Pages use the function for their topic, which bundles no other messages. */
export function problemText(problem: CodedProblem, t: SayText): string {
  if (isOpenQuestion(problem)) return answerProblemText(problem, t, questionMessages);
  return sayProblem(problemMessages(), problem, t);
}
