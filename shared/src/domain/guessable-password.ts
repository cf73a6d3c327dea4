/** Words that an attacker would try first: the person's names and address, and the shop's name. */
export interface GuessedFirst {
  readonly email: string;
  readonly names: readonly string[];
  readonly shopName: string;
}

/** A password with fewer different characters than this is refused, whatever its length. */
const DIFFERENT_MIN = 5;
/** Shorter parts of a name or address occur in good passwords by chance. */
const PART_MIN = 4;
/** The minimum number of characters besides a name, an address or a common password. */
const REST_MIN = 6;

/** Whether all characters are equally far from the previous one, such as `abcdefghijkl` or `210987654321`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => (((code - (codes[index] ?? 0)) % 10) + 10) % 10);
  return /^(?:\d+|[a-z]+)$/.test(text) && new Set(steps).size === 1;
}

/** Whether the text is a common password, or two in a row. */
function isMadeOfCommon(text: string, isCommon: (text: string) => boolean): boolean {
  if (isCommon(text)) return true;
  for (let cut = PART_MIN; cut <= text.length - PART_MIN; cut += 1) {
    if (isCommon(text.slice(0, cut)) && isCommon(text.slice(cut))) return true;
  }
  return false;
}

/**
 * Whether a password is one of the first that an attacker would try (NIST SP 800-63B 5.1.1.2, OWASP ASVS 5 6.2.4 and 6.2.11): often leaked,
 * even with digits or signs around it; a repeated character or a series; the customer's own name or address.
 * @param isCommon whether a text in lower case has often been leaked
 */
export function isGuessable(
  password: string,
  { email, names, shopName }: GuessedFirst,
  isCommon: (text: string) => boolean,
): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < DIFFERENT_MIN || isSequence(text) || isMadeOfCommon(text, isCommon)) return true;
  const bare = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  if (bare.length >= PART_MIN && text.length - bare.length > 0 && isMadeOfCommon(bare, isCommon)) return true;
  const own = [email, email.split('@')[0] ?? '', shopName, ...names, names.join(''), names.join(' ')]
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= PART_MIN);
  return own.some(
    (part) => text.includes(part) && text.replaceAll(part, '').replace(/[^\p{L}]/gu, '').length < REST_MIN,
  );
}
