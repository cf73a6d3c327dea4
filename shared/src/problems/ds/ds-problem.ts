import type { Coded } from '../../contract/coded';
import type { DsProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const dsMessages: MessagesOf<DsProblemParams> = messages;

export const dsProblemText = (problem: Coded<DsProblemParams>, t: SayText): string =>
  sayProblem(dsMessages, problem, t);
