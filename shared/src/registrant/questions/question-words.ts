import type { QuestionMessages } from '@storefront/shared/questions';

let messages: QuestionMessages | undefined;

/** Returns the texts of registries' questions; undefined until they are loaded. */
export const getQuestionMessages = (): QuestionMessages | undefined => messages;

/**
 * Loads the texts, which are a separate script, as most domains have no questions. @throws if it does not load; the next call tries again
 */
export async function loadQuestionMessages(): Promise<QuestionMessages> {
  messages ??= (await import('@storefront/shared/questions')).questionMessages;
  return messages;
}
