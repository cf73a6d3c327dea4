import type { ApiError } from '@storefront/shared/api';
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import type { Translate } from '@storefront/shared/i18n';

type Options = PasskeyQuestion['options'];

/** What to do where the code of passkeys did not arrive. */
export const PASSKEYS_NOT_LOADED = 'Passkeys could not be loaded. Check your connection and try again.';

/** The browser did not do with a passkey what it was asked for; `message` is ready to be shown. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
}

/** The code that talks to the browser; a person who cannot have it learns that instead of losing the page. */
const ceremonies = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new PasskeyProblem(PASSKEYS_NOT_LOADED, { cause });
  });

/** Why the shop, or the browser with a passkey, did not do what it was asked for, in words to show. */
export function refusalText(error: ApiError | PasskeyProblem, t: Translate): string {
  return error instanceof PasskeyProblem ? error.message : failureText(error, t);
}

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/**
 * Asks for one of the passkeys that the options allow.
 * @returns null where the person called it off, or let its time pass
 * @throws PasskeyProblem
 */
export async function askForPasskey(options: Options): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await ceremonies();
  const given = await unlessCalledOff(
    () => startAuthentication({ optionsJSON: options as never }),
    'This passkey could not be used here. Use another way, or another device.',
  );
  if (!given) return null;
  const { clientDataJSON, authenticatorData, signature } = given.response;
  return { id: given.id, response: { clientDataJSON, authenticatorData, signature } };
}

/**
 * Has the browser make a passkey.
 * @returns null where the person called it off, or let its time pass
 * @throws PasskeyProblem
 */
export async function makePasskey(options: Options): Promise<NewPasskeyAnswer | null> {
  const { startRegistration } = await ceremonies();
  const made = await unlessCalledOff(
    () => startRegistration({ optionsJSON: options as never }),
    'A passkey could not be made here. Try another device or another browser.',
  );
  if (!made) return null;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { id: made.id, response: { clientDataJSON, attestationObject, transports } };
}

async function unlessCalledOff<T>(ceremony: () => Promise<T>, failure: string): Promise<T | null> {
  try {
    return await ceremony();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Browsers tell a refusal, a closed window and a time that passed apart for nobody (WebAuthn level 3, section 14.5.1).
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError')
      throw new PasskeyProblem('This device holds a passkey of your account already.', { cause: error });
    throw new PasskeyProblem(failure, { cause: error });
  }
}
