import type { Translate } from '@storefront/shared/i18n';
import { notify } from '@storefront/shared/notices';
import { logout } from '@storefront/shared/session';
import { cartFollowed } from '../../app/follow-cart';
import * as messages from './messages';

/** Describes the cause of a failure. The texts are loaded with those of errors, once the page is idle. */
const getCause = (error: unknown, t: Translate): Promise<string> =>
  import('@storefront/shared/failures').then(
    ({ failureText }) => failureText(error, t),
    () => t(messages.checkConnection),
  );

/** Signs out; if the server did not end the session, shows a notice. */
export async function signOut(t: Translate): Promise<void> {
  const following = cartFollowed();
  const isCartLate = following !== undefined && !(await following);
  try {
    await logout({ isCartLate });
    // The content of the page has been replaced, and the new page starts at the top.
    window.scrollTo(0, 0);
  } catch (error) {
    notify({ tone: 'error', text: t(messages.stillSignedIn, { failure: await getCause(error, t) }) });
  }
}
