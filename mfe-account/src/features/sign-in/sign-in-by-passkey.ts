import { api } from '@storefront/shared/api';
import { beginPasskeyLogin, passkeyLogin } from '@storefront/shared/contract';
import { askForPasskey } from '@storefront/shared/password';

/**
 * Signs in with a passkey alone.
 * @returns false if the customer cancelled
 * @throws ApiError, PasskeyProblem
 */
export async function signInByPasskey(): Promise<boolean> {
  const { ticket, options } = await api.call(beginPasskeyLogin);
  const answer = await askForPasskey(options);
  if (!answer) return false;
  await api.call(passkeyLogin, { input: { ticket, answer } });
  return true;
}
