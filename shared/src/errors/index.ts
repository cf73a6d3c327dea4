import type { ErrorParams } from '../contract/error-codes';
import type { Compiled, Message } from '../i18n/message';
import { detailMessages } from './details/detail-messages';
import * as messages from './messages';
import type { SaidWith } from './said-with';

/** The message of each code. One that is missing, or that names what its code does not have, does not compile. */
const byCode: { readonly [Code in keyof ErrorParams]: Message<SaidWith<ErrorParams[Code]>> } = messages;

const compiled = (of: object, prefix = ''): (readonly [id: string, Compiled])[] =>
  Object.entries(of as Record<string, Message>).map(([code, [, english]]) => [prefix + code, english]);

/**
 * What `shared/failures` says of each code, as translations of the server's own sentences. Larger than all else that a page says of
 * failures, and hardly ever wanted: the host fetches it when the page is idle.
 */
export const errorMessages: Readonly<Record<string, Compiled>> = Object.fromEntries([
  ...compiled(byCode),
  ...compiled(detailMessages, 'detail '),
]);
