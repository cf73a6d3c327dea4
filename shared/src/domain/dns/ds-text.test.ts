import fc from 'fast-check';
import { isDnsKey, readDsText } from './ds-text';

const DIGEST = '49FD46E6C4B45C55D4AC69CBD3CD34AC1AFE51DE8FF3A2B8D9D4E2C5B6A79801';
const DS = { key_tag: '12345', algorithm: '13', digest_type: '2', digest: DIGEST.toLowerCase() };
const KEY = 'mdsswUyr3DPW132mOi8V9xESWE8jTo0dxCjjnopKl+GqJxpVXckHAeF+KkxLbxILfDLUT0rAK9iUzy1L53eKGQ==';

describe('[DN-11c] readDsText', () => {
  it.each([
    `12345 13 2 ${DIGEST}`,
    `quill.example. 3600 IN DS 12345 13 2 ${DIGEST.toLowerCase()}`,
    `quill.example.\tIN\tDS\t12345 13 2 ( ${DIGEST.slice(0, 32)}\n ${DIGEST.slice(32)} ) ; the key of 2026`,
    `  DS 12345 13 2 ${DIGEST.slice(0, 8)} ${DIGEST.slice(8)}  `,
  ])('reads a DS record from %j', (text) => {
    expect(readDsText(text)).toEqual(DS);
  });

  it.each([
    `257 3 13 ${KEY}`,
    `quill.example. 3600 IN DNSKEY 257 3 13 ${KEY.slice(0, 40)} ${KEY.slice(40)}`,
    `dnskey 257 3 13 (${KEY}) ; KSK`,
  ])('reads a key from %j', (text) => {
    const read = readDsText(text);
    expect(read).toEqual({ flags: 257, algorithm: 13, public_key: KEY });
    expect(read && isDnsKey(read)).toBe(true);
  });

  it.each([
    '',
    '12345',
    '12345 13 2',
    `A 203.0.113.1`,
    `12345 13 2 not-hexadecimal`,
    'IN DNSKEY 257 4 13 AAAA',
    'v=DKIM1; k=rsa',
  ])('reads nothing from %j', (text) => {
    expect(readDsText(text)).toBeNull();
  });

  it('property: never throws, whatever is pasted', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(() => readDsText(text)).not.toThrow()));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('DS', 'DNSKEY', 'IN', '257', '3', '13', '2', DIGEST, KEY, '(', ')')),
        (words) => {
          const read = readDsText(words.join(' '));
          if (read && !isDnsKey(read)) expect(String(read.digest)).toMatch(/^[0-9a-f]+$/);
        },
      ),
    );
  });
});
