import { isGuessable as isGuessableBy, type GuessedFirst } from '@storefront/shared/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { unprocessable } from '../../http/errors';

/** Passwords that leaked most often, about 49,000 in lower case; many are plain words. Made at the first question. */
let common: ReadonlySet<string> | undefined;
const isCommon = (text: string): boolean => (common ??= new Set(dictionary['passwords-common'])).has(text);

/** Whether a password is among the first that anybody would try. */
export const isGuessable = (password: string, known: GuessedFirst): boolean => isGuessableBy(password, known, isCommon);

/** @throws HttpError 422 `password_guessable` for a password that would be guessed first */
export function refuseGuessable(password: string, known: GuessedFirst): void {
  if (isGuessable(password, known)) {
    throw unprocessable(
      'This password is too easy to guess. Choose another one: a few unrelated words work well, your name, your address and well-known passwords do not.',
      { code: 'password_guessable' },
    );
  }
}
