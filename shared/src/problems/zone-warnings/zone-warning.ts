import type { Coded } from '../../contract/coded';
import type { ZoneWarningParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

const zoneWarningMessages: MessagesOf<ZoneWarningParams> = messages;

export const zoneWarningText = (problem: Coded<ZoneWarningParams>, t: SayText): string =>
  sayProblem(zoneWarningMessages, problem, t);
