import fc from 'fast-check';
import { getCountries, getCountryCallingCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';
import { translator } from '../i18n';
import { contactProblemText } from '../problems';
import { phoneProblem, toRegistryPhone } from './phone-plans';

describe('[RG-01a] [RG-05b] toRegistryPhone and phoneProblem', () => {
  test.each([
    [{ phone: '030 1234567', prefix: '+49' }, '+49.301234567'],
    [{ phone: '020 7946 0000', prefix: '+44' }, '+44.2079460000'],
    [{ phone: '(0)20 7946 0000', prefix: '+44' }, '+44.2079460000'],
    [{ phone: '01 23 45 67 89', prefix: '33' }, '+33.123456789'],
    [{ phone: '1 (212) 555-0142', prefix: '+1' }, '+1.2125550142'],
    [{ phone: '8 495 123-45-67', prefix: '+7' }, '+7.4951234567'],
    [{ phone: '06 1 234 5678', prefix: '+36' }, '+36.12345678'],
    [{ phone: '06 698 12345', prefix: '+39' }, '+39.0669812345'],
    [{ phone: '22 00 00 00', prefix: '+47', extension: '12' }, '+47.22000000x12'],
    [{ phone: '+47 22 00 00 00', prefix: '' }, '+47.22000000'],
    [{ phone: '+44 (0)20 7946 0000', prefix: '' }, '+44.2079460000'],
    [{ phone: '', prefix: '+47' }, ''],
  ])('store %j as %s', (typed, stored) => {
    expect(toRegistryPhone(typed)).toBe(stored);
    expect(phoneProblem(stored)).toBeNull();
  });

  test.each([
    ['+1.55501', /too short/],
    ['+47.220000', /Numbers with \+47 never have 6 digits/],
    ['+47.2200000012', /too long/],
    ['+999.123456', /No country has the calling code \+999/],
    ['+49.0301234567', /Leave out the first 0/],
  ])('refuse %s', (phone, words) => {
    const problem = phoneProblem(phone);
    expect(problem && contactProblemText(problem, translator('en'))).toMatch(words);
  });

  const countries = getCountries();

  test('accept the example of every country, with and without its trunk prefix', () => {
    for (const country of countries) {
      const national = (examples as Record<string, string | undefined>)[country];
      if (!national) continue;
      const prefix = `+${getCountryCallingCode(country)}`;
      const stored = toRegistryPhone({ phone: national, prefix });
      expect([country, stored, phoneProblem(stored)]).toEqual([country, `${prefix}.${national}`, null]);
      const asDialled = parsePhoneNumberFromString(`${prefix}${national}`)?.formatNational() ?? '';
      // In Argentina, mobile numbers are dialled with a 15, which replaces the 9 of the international number.
      if (country !== 'AR') expect([country, toRegistryPhone({ phone: asDialled, prefix })]).toEqual([country, stored]);
    }
  });

  test('accept a number exactly when libphonenumber has its length for the calling code', () => {
    const lengths = new Map<string, Set<number>>();
    for (const country of countries) {
      const metadata = new Metadata();
      metadata.selectNumberingPlan(country);
      const code = getCountryCallingCode(country);
      lengths.set(code, new Set([...(lengths.get(code) ?? []), ...(metadata.numberingPlan?.possibleLengths() ?? [])]));
    }
    // Canada's local numbers, Russian internal networks and Belarus's freephone numbers cannot be called from abroad.
    lengths
      .set('1', new Set([10]))
      .set('7', new Set([10]))
      .set('375', new Set([9]));
    for (const [code, possible] of lengths) {
      for (let digits = 4; digits <= 14; digits++)
        expect([code, digits, phoneProblem(`+${code}.${'9'.repeat(digits)}`) === null]).toEqual([
          code,
          digits,
          possible.has(digits),
        ]);
    }
  });

  test('never throw, and leave stored numbers unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (phone, prefix, extension) => {
        const stored = toRegistryPhone({ phone, prefix, extension });
        phoneProblem(stored);
        if (/^\+\d+\.\d+(x\d+)?$/.test(stored)) expect(toRegistryPhone({ phone: stored, prefix: '' })).toBe(stored);
      }),
    );
  });
});
