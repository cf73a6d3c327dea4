import type { Message } from '../i18n';
import * as messages from './messages';

/** A text of a registry's rules (`shared/domain`): eligibility, a question, its reason, its choices. */
export type QuestionKey = keyof typeof messages;

export type QuestionMessages = Readonly<Record<QuestionKey, Message>>;

/** The texts of registries' questions, by key. Nearly as large as all others of a page, so import them only to show a question. */
export const questionMessages: QuestionMessages = messages;
