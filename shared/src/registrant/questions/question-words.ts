import type { QuestionMessages } from '@storefront/shared/questions';

let messages: QuestionMessages | undefined;

/** What the registries ask, in the words of this release; undefined until it was loaded. */
export const getQuestionMessages = (): QuestionMessages | undefined => messages;

/** Loads it, as a script of its own: most names raise no question. @throws where it does not come; the next call tries again */
export async function loadQuestionMessages(): Promise<QuestionMessages> {
  messages ??= (await import('@storefront/shared/questions')).questionMessages;
  return messages;
}
