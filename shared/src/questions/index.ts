import type { Message } from '../i18n';
import * as messages from './messages';

/** A text of a registry's rules (`shared/domain`): who may register, a question, its reason, its choices. */
export type QuestionKey = keyof typeof messages;

export type QuestionMessages = Readonly<Record<QuestionKey, Message>>;

/** What registries ask, by key. Nearly as large as all that a page may say, so pages import it where a question is shown. */
export const questionMessages: QuestionMessages = messages;
