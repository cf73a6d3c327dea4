import type { Coded } from '../../contract/coded';
import type { ContactProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const contactMessages: MessagesOf<ContactProblemParams> = messages;

export const contactProblemText = (problem: Coded<ContactProblemParams>, t: SayText): string =>
  sayProblem(contactMessages, problem, t);
