import { notify } from '@storefront/shared/notices';
import { logout } from '@storefront/shared/session';

/** Signs out; where the server did not end the session, says so instead of pretending. */
export async function signOut(): Promise<void> {
  try {
    await logout();
  } catch (error) {
    notify({ tone: 'error', text: error instanceof Error ? error.message : String(error) });
  }
}
