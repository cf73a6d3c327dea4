import type { ApiError } from '@storefront/shared/api';
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

type Options = PasskeyQuestion['options'];

/** Errors of the browser with a passkey. `not_loaded`: the code for passkeys did not load. */
const PROBLEMS = {
  not_loaded: messages.notLoaded,
  unusable: messages.unusable,
  not_made: messages.notMade,
  known: messages.known,
} as const satisfies Record<string, Message>;

/** The browser failed to use or create a passkey; `refusalText` has the message. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';

  constructor(
    readonly code: keyof typeof PROBLEMS,
    options: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Loads the code for passkeys. If that fails, the customer gets a message instead of a broken page. */
const ceremonies = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new PasskeyProblem('not_loaded', { cause });
  });

/** Returns the message for a refusal of the shop or a failure of the browser with a passkey. */
export function refusalText(error: ApiError | PasskeyProblem, t: Translate): string {
  return error instanceof PasskeyProblem ? t(PROBLEMS[error.code]) : failureText(error, t);
}

export function knowsPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/**
 * Requests one of the passkeys that the options allow from the browser.
 * @returns null if the customer cancelled, or it timed out
 * @throws PasskeyProblem
 */
export async function askForPasskey(options: Options): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await ceremonies();
  const credential = await unlessCalledOff(() => startAuthentication({ optionsJSON: options as never }), 'unusable');
  if (!credential) return null;
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  return { id: credential.id, response: { clientDataJSON, authenticatorData, signature } };
}

/**
 * Creates a passkey in the browser.
 * @returns null if the customer cancelled, or it timed out
 * @throws PasskeyProblem
 */
export async function makePasskey(options: Options): Promise<NewPasskeyAnswer | null> {
  const { startRegistration } = await ceremonies();
  const made = await unlessCalledOff(() => startRegistration({ optionsJSON: options as never }), 'not_made');
  if (!made) return null;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { id: made.id, response: { clientDataJSON, attestationObject, transports } };
}

async function unlessCalledOff<T>(ceremony: () => Promise<T>, failure: PasskeyProblem['code']): Promise<T | null> {
  try {
    return await ceremony();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    // Browsers deliberately do not distinguish a refusal, a closed dialog and a timeout (WebAuthn level 3, section 14.5.1).
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError') throw new PasskeyProblem('known', { cause: error });
    throw new PasskeyProblem(failure, { cause: error });
  }
}
