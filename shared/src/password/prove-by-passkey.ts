import { api } from '@storefront/shared/api';
import { beginPasskeyProof, confirmByPasskey } from '@storefront/shared/contract';
import { askForPasskey } from './passkey';

/**
 * Reauthenticates with a passkey.
 * @returns false if the customer cancelled
 * @throws ApiError, PasskeyProblem
 */
export async function proveByPasskey(): Promise<boolean> {
  const { ticket, options } = await api.call(beginPasskeyProof);
  const answer = await askForPasskey(options);
  if (!answer) return false;
  await api.call(confirmByPasskey, { input: { ticket, answer } });
  return true;
}
