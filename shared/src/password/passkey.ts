import type { ApiError } from '@storefront/shared/api';
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyQuestion } from '@storefront/shared/contract';
import { failureText } from '@storefront/shared/failures';
import type { Message, Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

type Options = PasskeyQuestion['options'];

/** What the browser did not do with a passkey. `not_loaded`: the code of passkeys did not arrive. */
const PROBLEMS = {
  not_loaded: messages.notLoaded,
  unusable: messages.unusable,
  not_made: messages.notMade,
  known: messages.known,
} as const satisfies Record<string, Message>;

/** The browser did not do with a passkey what it was asked for; `refusalText` says it. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';

  constructor(
    readonly code: keyof typeof PROBLEMS,
    options: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** The code that talks to the browser; a person who cannot have it learns that instead of losing the page. */
const ceremonies = () =>
  import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw new PasskeyProblem('not_loaded', { cause });
  });

/** Why the shop, or the browser with a passkey, did not do what it was asked for, in words to show. */
export function refusalText(error: ApiError | PasskeyProblem, t: Translate): string {
  return error instanceof PasskeyProblem ? t(PROBLEMS[error.code]) : failureText(error, t);
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
  const given = await unlessCalledOff(() => startAuthentication({ optionsJSON: options as never }), 'unusable');
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
    // Browsers tell a refusal, a closed window and a time that passed apart for nobody (WebAuthn level 3, section 14.5.1).
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    if (name === 'InvalidStateError') throw new PasskeyProblem('known', { cause: error });
    throw new PasskeyProblem(failure, { cause: error });
  }
}
