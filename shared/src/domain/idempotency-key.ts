/** Random bytes of a key; 24 of them make 48 characters, within the 16 to 64 that the contract takes. */
const KEY_BYTES = 24;

/** A key that names one attempt, such as that to buy one cart, from the browser to the payment provider and the registrar (OR-05). */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
