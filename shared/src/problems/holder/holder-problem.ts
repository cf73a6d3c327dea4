import type { HolderProblemParams } from '../../contract/problem-codes';
import type { MessagesOf } from '../say';
import * as messages from './messages';

/** Why a registry refuses somebody as the owner of a domain. */
export const holderMessages: MessagesOf<HolderProblemParams> = messages;
