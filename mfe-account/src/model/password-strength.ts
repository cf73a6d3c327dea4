import { isGuessable } from '@storefront/shared/domain';
import type { Translate } from '@storefront/shared/i18n';
import * as messages from './messages';

/** The owner of the password, as far as the form has the data. */
interface Owner {
  readonly email?: string;
  readonly names?: readonly string[];
}

/** The most common passwords and parts of them. The server has a longer list and decides (`password_guessable`). */
const COMMON: ReadonlySet<string> = new Set(
  'password passwort passw0rd p@ssword qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm 1qaz2wsx 1q2w3e4r abc123 letmein welcome admin administrator login master secret iloveyou sunshine princess dragon monkey football baseball superman batman shadow michael jordan starwars trustno1 changeme hello 1234 12345 123456 1234567 12345678 123456789'.split(
    ' ',
  ),
);

const MIN = 12;

/** Describes the strength of a password. Length counts most; there are no composition rules (NIST SP 800-63B). */
export function passwordStrength(password: string, { email = '', names = [] }: Owner, t: Translate): string {
  const length = Array.from(password).length;
  if (length === 0) return t(messages.atLeast, { min: MIN });
  if (length < MIN) return t(messages.more, { count: MIN - length });
  if (new Set(password).size < 5) return t(messages.fewDifferent);
  if (isGuessable(password, { email, names, shopName: '' }, (text) => COMMON.has(text))) {
    return t(messages.guessable);
  }
  return t(length < 16 ? messages.longEnough : messages.strong);
}
