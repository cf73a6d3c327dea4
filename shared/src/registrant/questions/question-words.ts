import type { QuestionMessages } from '@storefront/shared/questions';

let messages: QuestionMessages | undefined;

/** The texts of registries' questions, in this release; undefined until they are loaded. */
export const getQuestionMessages = (): QuestionMessages | undefined => messages;

/** Loads them, as a script of their own: most domains have no questions. @throws if it does not load; the next call tries again */
export async function loadQuestionMessages(): Promise<QuestionMessages> {
  messages ??= (await import('@storefront/shared/questions')).questionMessages;
  return messages;
}
