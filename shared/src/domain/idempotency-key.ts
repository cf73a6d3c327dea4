/** The random bytes of a key. 24 bytes make 48 characters; the contract accepts 16 to 64. */
const KEY_BYTES = 24;

/**
 * Creates a key that identifies one attempt, such as to buy one cart, from the browser to the payment provider and the registrar (OR-05).
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
