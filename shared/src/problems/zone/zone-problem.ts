import type { Coded } from '../../contract/coded';
import type { ZoneProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const zoneMessages: MessagesOf<ZoneProblemParams> = messages;

export const zoneProblemText = (problem: Coded<ZoneProblemParams>, t: SayText): string =>
  sayProblem(zoneMessages, problem, t);
