/** What an attacker would try first: the person's names and address, and the shop's name. */
export interface GuessedFirst {
  readonly email: string;
  readonly names: readonly string[];
  readonly shopName: string;
}

/** Fewer different characters than this are no password, however many there are. */
const DIFFERENT_MIN = 5;
/** Parts of a name or address that are shorter occur in good passwords by chance. */
const PART_MIN = 4;
/** How many characters have to remain besides a name, an address or a common password. */
const REST_MIN = 6;

/** Whether each character follows the one before by the same step, such as `abcdefghijkl` or `210987654321`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => (((code - (codes[index] ?? 0)) % 10) + 10) % 10);
  return /^(?:\d+|[a-z]+)$/.test(text) && new Set(steps).size === 1;
}

/** A common password, or two in a row. */
function isMadeOfCommon(text: string, isCommon: (text: string) => boolean): boolean {
  if (isCommon(text)) return true;
  for (let cut = PART_MIN; cut <= text.length - PART_MIN; cut += 1) {
    if (isCommon(text.slice(0, cut)) && isCommon(text.slice(cut))) return true;
  }
  return false;
}

/**
 * Whether a password is among the first that anybody would try (NIST SP 800-63B 5.1.1.2, OWASP ASVS 5 6.2.4 and 6.2.11): one that
 * leaked often, also with digits or signs around it; one character or series over and over; the customer's own name or address.
 * @param isCommon whether a text in lower case leaked often
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
