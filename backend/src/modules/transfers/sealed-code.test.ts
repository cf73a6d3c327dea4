import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { isSealed, openCode, sealCode, SEAL_LIFETIME_SECONDS } from './sealed-code';

const key = randomBytes(32).toString('base64url');
const now = new Date('2026-11-21T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('[RG-08e] sealed transfer codes', () => {
  test('open only for their own domain and key, and never show the code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 6, maxLength: 128 }), (code) => {
        const sealed = sealCode(code, 'brindle.com', key, now);
        expect(sealed).not.toContain(code);
        expect(openCode(sealed, 'brindle.com', [key], now)).toEqual({ kind: 'open', code });
        expect(openCode(sealed, 'wharf.com', [key], now)).toEqual({ kind: 'foreign' });
        expect(openCode(sealed, 'brindle.com', [randomBytes(32).toString('base64url')], now)).toEqual({
          kind: 'foreign',
        });
      }),
      { numRuns: 50 },
    );
  });

  test('expire after seven days', () => {
    const sealed = sealCode('Xy7!kQ92', 'brindle.com', key, now);
    expect(openCode(sealed, 'brindle.com', [key], later(SEAL_LIFETIME_SECONDS - 1)).kind).toBe('open');
    expect(openCode(sealed, 'brindle.com', [key], later(SEAL_LIFETIME_SECONDS))).toEqual({ kind: 'expired' });
  });

  test('neither open nor throw when altered', () => {
    const sealed = sealCode('Xy7!kQ92', 'brindle.com', key, now);
    fc.assert(
      fc.property(fc.string(), (noise) =>
        expect(openCode(`sealed.v1.${noise}`, 'brindle.com', [key], now).kind).toBe('foreign'),
      ),
    );
    for (let at = 12; at < sealed.length; at += 5) {
      const altered = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      if (altered !== sealed) expect(openCode(altered, 'brindle.com', [key], now).kind).not.toBe('expired');
    }
  });

  test('leave a plain code unchanged', () => {
    expect(isSealed('Xy7!kQ92')).toBe(false);
    expect(openCode('Xy7!kQ92', 'brindle.com', [key], now)).toEqual({ kind: 'open', code: 'Xy7!kQ92' });
  });

  test('fit into an order item even for the longest code', () => {
    expect(sealCode('試'.repeat(128), 'a'.repeat(63) + '.com', key, now).length).toBeLessThanOrEqual(700);
    expect(sealCode('💡'.repeat(64), 'a'.repeat(63) + '.com', key, now).length).toBeLessThanOrEqual(700);
  });
});
