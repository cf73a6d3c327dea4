import type { Coded } from '../../contract/coded';
import type { HolderProblemParams } from '../../contract/problem-codes';
import { sayProblem, type MessagesOf, type SayText } from '../say';
import * as messages from './messages';

export const holderMessages: MessagesOf<HolderProblemParams> = messages;

/** Why a registry refuses somebody as the owner of a domain. */
export const holderProblemText = (problem: Coded<HolderProblemParams>, t: SayText): string =>
  sayProblem(holderMessages, problem, t);
