import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '@storefront/shared/contract';
import type { Config } from '../../config/config';
import { findHashKeys } from '../../core/hash-keys';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Random characters, of 62 possible ones each: 178 bits. */
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
/** Random characters that stay visible; the other 131 bits are the secret. */
const SHOWN_LENGTH = 8;

const SHAPE = new RegExp(`^${API_KEY_PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** Returns the CRC-32 of the random part in base 62, by which secret scanners recognise real keys. */
function getChecksum(random: string): string {
  let text = '';
  for (let rest = crc32(random); text.length < CHECKSUM_LENGTH; rest = Math.floor(rest / DIGITS.length))
    text = (DIGITS[rest % DIGITS.length] ?? '') + text;
  return text;
}

export function newKeyText(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return API_KEY_PREFIX + random + getChecksum(random);
}

/** Returns the visible prefix of a key; null if the text is not a key. */
export function getPrefix(text: string): string | null {
  const [, random = '', checksum] = SHAPE.exec(text) ?? [];
  return checksum !== undefined && checksum === getChecksum(random)
    ? API_KEY_PREFIX + random.slice(0, SHOWN_LENGTH)
    : null;
}

type KeyConfig = Pick<Config, 'secrets'>;

/** Returns the stored hash of a key. It is keyed, so that a copy of the table alone cannot verify guesses. */
export const hashKey = ({ secrets }: KeyConfig, text: string): string => hashWith(secrets.derive('api-key'), text);

const hashWith = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

interface KeptKey {
  readonly prefix: string;
  readonly key_hash: string;
  readonly hash_keys: string | null;
}

/** Whether a key matches a row, compared in constant time. */
export function fitsHash({ secrets }: KeyConfig, text: string, { prefix, key_hash, hash_keys }: KeptKey): boolean {
  const expected = Buffer.from(key_hash);
  return findHashKeys(secrets, 'api-key', { owner: prefix, hash_keys }).some((key) => {
    const actual = Buffer.from(hashWith(key, text));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
}
