import type { DetailParams } from '../../contract/error-codes';
import type { Message } from '../../message-format';
import type { MessageParams } from '../message-params';
import * as messages from './messages';

/** The message of each code that an entry of a list of problems may have. */
export const detailMessages: { readonly [Code in keyof DetailParams]: Message<MessageParams<DetailParams[Code]>> } =
  messages;
