import { logProblem } from '@storefront/shared/store';

/**
 * Fetches the messages of error codes, and the frame's own texts about failures, and adds them to those of the page. Until they arrive,
 * errors show the server's text, so no page waits for them.
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

// An error that occurs before the page is idle loads them through this (`shared/api`).
globalThis.__SF_ERROR_MESSAGES__ = loadErrorMessages;
