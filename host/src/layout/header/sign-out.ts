import { failureText } from '@storefront/shared/failures';
import type { Translate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { logout } from '@storefront/shared/session';
import * as messages from './messages';

/** Signs out; where the server did not end the session, says so instead of pretending. */
export async function signOut(t: Translate): Promise<void> {
  try {
    await logout();
    // What was read is gone, and what stands in its place begins at the top.
    window.scrollTo(0, 0);
  } catch (error) {
    notify({ tone: 'error', text: t(messages.stillSignedIn, { failure: failureText(error, t) }) });
  }
}
