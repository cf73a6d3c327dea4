import type { ErrorParams } from '../contract/error-codes';
import type { Translations } from '../i18n';
import type { Message } from '../message-format';
import { detailMessages } from './details/detail-messages';
import * as messages from './messages';
import { problemMessages } from '../problems';
import type { SaidWith } from './said-with';

/** The message of each code. One that is missing, or that names what its code does not have, does not compile. */
const byCode: { readonly [Code in keyof ErrorParams]: Message<SaidWith<ErrorParams[Code]>> } = messages;

/**
 * What `shared/failures` says of each code in place of the server's own sentence, by code. Larger than all else that a page says of failures,
 * and hardly ever wanted: the host fetches it when the page is idle.
 * @param translations the messages of the page's language; what is missing is said in English
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
