import type { Translate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { logout } from '@storefront/shared/session';
import { cartFollowed } from '../../app/follow-cart';
import * as messages from './messages';

/** Why it failed, in words that are fetched with those of errors, once the page is idle. */
const getCause = (error: unknown, t: Translate): Promise<string> =>
  import('@storefront/shared/failures').then(
    ({ failureText }) => failureText(error, t),
    () => t(messages.checkConnection),
  );

/** Signs out; where the server did not end the session, says so instead of pretending. */
export async function signOut(t: Translate): Promise<void> {
  const following = cartFollowed();
  const isCartLate = following !== undefined && !(await following);
  try {
    await logout({ isCartLate });
    // The former content is gone, and the page that replaces it begins at the top.
    window.scrollTo(0, 0);
  } catch (error) {
    notify({ tone: 'error', text: t(messages.stillSignedIn, { failure: await getCause(error, t) }) });
  }
}
