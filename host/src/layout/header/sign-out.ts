import { failureText } from '@storefront/shared/domain';
import { notify } from '@storefront/shared/notices';
import { logout } from '@storefront/shared/session';

/** Signs out; where the server did not end the session, says so instead of pretending. */
export async function signOut(): Promise<void> {
  try {
    await logout();
    // What was read is gone, and what stands in its place begins at the top.
    window.scrollTo(0, 0);
  } catch (error) {
    notify({ tone: 'error', text: `You are still signed in. ${failureText(error)}` });
  }
}
