import type { Coded } from '../../contract/coded';
import type { RecordProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const recordMessages: MessagesOf<RecordProblemParams> = messages;

export const recordProblemText = (problem: Coded<RecordProblemParams>, t: SayText): string =>
  sayProblem(recordMessages, problem, t);
