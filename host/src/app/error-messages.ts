import { logProblem } from '@storefront/shared/store';

/**
 * Fetches the messages of error codes and adds them to those of the page, and what the frame itself says of a failure. Without them errors
 * keep the words of the server, so that no page waits for them.
 */
export async function loadErrorMessages(): Promise<void> {
  try {
    const [{ errorMessages }] = await Promise.all([
      import(/* webpackChunkName: "errors" */ '@storefront/shared/errors'),
      import('@storefront/shared/failures'),
    ]);
    const translations = (globalThis.__SF_MESSAGES__ ??= {});
    Object.assign(translations, errorMessages(translations));
  } catch (error) {
    logProblem('error messages', error);
  }
}

// A refusal that comes before the page was idle waits for them (`shared/api`).
globalThis.__SF_ERROR_MESSAGES__ = loadErrorMessages;
