import { logProblem } from '@storefront/shared/store';

/**
 * Fetches the messages of error codes and adds them to those of the page. Without them errors keep the words of the server, so that no page
 * waits for them.
 */
export async function loadErrorMessages(): Promise<void> {
  try {
    const { errorMessages } = await import(/* webpackChunkName: "errors" */ '@storefront/shared/errors');
    const translations = (globalThis.__SF_MESSAGES__ ??= {});
    Object.assign(translations, errorMessages(translations));
  } catch (error) {
    logProblem('error messages', error);
  }
}
