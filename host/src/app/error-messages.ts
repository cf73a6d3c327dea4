import type { Compiled } from '@storefront/shared/i18n';
import { logProblem } from '@storefront/shared/store';

/**
 * Fetches the messages of error codes and adds them to what the page says. Without them errors keep the words of the server, so that no
 * page waits for them.
 */
export async function loadErrorMessages(translations: Record<string, Compiled>): Promise<void> {
  try {
    const { errorMessages } = await import(/* webpackChunkName: "errors" */ '@storefront/shared/errors');
    Object.assign(translations, errorMessages);
  } catch (error) {
    logProblem('error messages', error);
  }
}
