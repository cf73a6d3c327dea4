import type { HolderProblemParams } from '../../contract/problem-codes';
import type { MessagesOf } from '../say';
import * as messages from './messages';

export const holderMessages: MessagesOf<HolderProblemParams> = messages;
