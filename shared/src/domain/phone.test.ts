import fc from 'fast-check';
import { registryPhone } from '../contract/contact';
import { normalizePhone } from './phone';

const runs = { numRuns: 1000 };

describe('[RG-01b] normalizePhone', () => {
  it.each([
    [{ phone: '(212) 555-0142', prefix: '1' }, '+1.2125550142'],
    [{ phone: '22 00 00 00', prefix: '+47' }, '+47.22000000'],
    [{ phone: '22000000', prefix: '47', extension: '12' }, '+47.22000000x12'],
    [{ phone: '47.22000000' }, '+47.22000000'],
    [{ phone: '+47.22000000', prefix: '47' }, '+47.22000000'],
    [{ phone: '+47 22 00 00 00', prefix: '47' }, '+47.22000000'],
    [{ phone: '0047 22000000', prefix: '47' }, '+47.22000000'],
    [{ phone: '01.23.45.67.89', prefix: '33' }, '+33.0123456789'],
    [{ phone: '1‑212–555—0142', prefix: '' }, '+12125550142'],
    [{ phone: '', prefix: '47' }, ''],
    [{ phone: '47.22000000x9', extension: '12' }, '+47.22000000x9'],
  ])('turns %p into %p', (given, number) => {
    expect(normalizePhone(given)).toBe(number);
  });

  it('turns any number as people type it into one that registries take, and leaves that unchanged', () => {
    const separator = fc.constantFrom('', ' ', '-', '(', ')', '\u00a0');
    const typed = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 9 }), separator), { minLength: 5, maxLength: 12 })
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(
        typed,
        fc.stringMatching(/^[1-9]\d{0,2}$/),
        fc.stringMatching(/^(\d{1,5})?$/),
        (phone, prefix, extension) => {
          const number = normalizePhone({ phone, prefix, extension });
          expect(number).toMatch(/^\+\d+\.\d+(x\d+)?$/);
          expect(registryPhone.safeParse(number).success).toBe(true);
          expect(normalizePhone({ phone: number, prefix, extension })).toBe(number);
        },
      ),
      runs,
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (phone, prefix, extension) => {
        expect(typeof normalizePhone({ phone, prefix, extension })).toBe('string');
      }),
      runs,
    );
  });
});
