import type { Coded } from '../../contract/coded';
import type { NameserverProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const nameserverMessages: MessagesOf<NameserverProblemParams> = messages;

export const nameserverProblemText = (problem: Coded<NameserverProblemParams>, t: SayText): string =>
  sayProblem(nameserverMessages, problem, t);
