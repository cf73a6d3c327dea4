import { isGuessable } from '@storefront/shared/domain';

/** Whose password it is, as far as the form knows. */
interface Owner {
  readonly email?: string;
  readonly names?: readonly string[];
}

/** The most common passwords and parts of them. The shop knows many more, and has the last word (`password_guessable`). */
const COMMON: ReadonlySet<string> = new Set(
  'password passwort passw0rd p@ssword qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm 1qaz2wsx 1q2w3e4r abc123 letmein welcome admin administrator login master secret iloveyou sunshine princess dragon monkey football baseball superman batman shadow michael jordan starwars trustno1 changeme hello 1234 12345 123456 1234567 12345678 123456789'.split(
    ' ',
  ),
);

/** How good a password is, in words. Length is what counts; there are no composition rules (NIST SP 800-63B). */
export function passwordStrength(password: string, { email = '', names = [] }: Owner = {}): string {
  const length = Array.from(password).length;
  if (length === 0) return 'At least 12 characters. A few unrelated words work well.';
  if (length < 12) return `${12 - length} more ${12 - length === 1 ? 'character' : 'characters'}`;
  if (new Set(password).size < 5) return 'Long enough, but easy to guess: use more different characters';
  if (isGuessable(password, { email, names, shopName: '' }, (text) => COMMON.has(text))) {
    return 'Long enough, but easy to guess: leave out your name, your address, series and well-known passwords';
  }
  return length < 16 ? 'Long enough' : 'Long and strong';
}
