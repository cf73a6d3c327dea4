import type { Coded } from '../../contract/coded';
import type { ForwardingUrlProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

const forwardingUrlMessages: MessagesOf<ForwardingUrlProblemParams> = messages;

export const forwardingUrlProblemText = (problem: Coded<ForwardingUrlProblemParams>, t: SayText): string =>
  sayProblem(forwardingUrlMessages, problem, t);
