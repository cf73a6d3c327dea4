import { isGuessable as isGuessableBy, type GuessedFirst } from '@storefront/shared/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { unprocessable } from '../../http/errors';

/** The most frequently leaked passwords, about 49,000 in lower case. Built on first use. */
let common: ReadonlySet<string> | undefined;
const isCommon = (text: string): boolean => (common ??= new Set(dictionary['passwords-common'])).has(text);

/** Whether a password is among the first that an attacker would try. */
export const isGuessable = (password: string, known: GuessedFirst): boolean => isGuessableBy(password, known, isCommon);

/** @throws HttpError 422 `password_guessable` */
export function refuseGuessable(password: string, known: GuessedFirst): void {
  if (isGuessable(password, known)) {
    throw unprocessable(
      'This password is too easy to guess. Choose another one: a few unrelated words work well, your name, your address and well-known passwords do not.',
      { code: 'password_guessable' },
    );
  }
}
