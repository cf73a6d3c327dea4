import type { Coded } from '../../contract/coded';
import type { EmailForwardProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const emailForwardMessages: MessagesOf<EmailForwardProblemParams> = messages;

export const emailForwardProblemText = (problem: Coded<EmailForwardProblemParams>, t: SayText): string =>
  sayProblem(emailForwardMessages, problem, t);
