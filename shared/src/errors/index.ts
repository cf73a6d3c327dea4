import type { ErrorParams } from '../contract/error-codes';
import type { Translations } from '../i18n';
import type { Message } from '../message-format';
import { detailMessages } from './details/detail-messages';
import * as messages from './messages';
import { problemMessages } from '../problems';
import type { MessageParams } from './message-params';

/** The message of each code. A missing message, or one with a parameter that its code does not have, does not compile. */
const byCode: { readonly [Code in keyof ErrorParams]: Message<MessageParams<ErrorParams[Code]>> } = messages;

/**
 * The messages that `shared/failures` shows for each code instead of the server's own text. Larger than all other texts about failures,
 * and rarely needed: the host fetches it when the page is idle.
 * @param translations the messages of the page's language; missing ones fall back to English
 */
export function errorMessages(translations: Translations = {}): Translations {
  const inLanguage = (of: object, prefix = '') =>
    Object.entries(of as Record<string, Message>).map(
      ([code, [id, english]]) => [prefix + code, translations[id] ?? english] as const,
    );
  return Object.fromEntries([
    ...inLanguage(byCode),
    ...inLanguage({ ...problemMessages(), ...detailMessages }, 'detail '),
  ]);
}
