import fc from 'fast-check';
import { EU_MEMBERS } from './tld-requirements/look-up-lists';
import { isReverseCharged, type VatStatus } from './reverse-charge';
import { formatVatNumber, readVatNumber, vatNumberExample, vatPrefix } from './vat-number';

const members = EU_MEMBERS.map(({ value }) => value);

/** Sample numbers from tax offices and their handbooks, and each with one digit wrong. */
const known: readonly (readonly [country: string, right: string, wrong: string])[] = [
  ['AT', 'ATU13585627', 'ATU13585626'],
  ['BE', 'BE 0428.759.497', 'BE0428759496'],
  ['BE', '428759497', '428759498'],
  ['BG', 'BG175074752', 'BG175074751'],
  ['BG', 'BG7523169263', 'BG7523169262'],
  ['CY', 'CY-10259033P', 'CY10259033Z'],
  ['CZ', 'CZ25123891', 'CZ25123890'],
  ['CZ', 'CZ7103192745', 'CZ7103192746'],
  ['DE', 'de 136.695 976', 'DE136695978'],
  ['DK', 'DK 13585628', 'DK13585627'],
  ['EE', 'EE100931558', 'EE100594103'],
  ['GR', 'EL 094259216', 'EL094259217'],
  ['GR', 'GR094259216', 'GR094259210'],
  ['ES', 'ES54362315K', 'ES54362315Z'],
  ['ES', 'ESX2482300W', 'ESX2482300A'],
  ['ES', 'ESJ99216582', 'ESJ99216583'],
  ['ES', 'ESQ2876031B', 'ESQ28760312'],
  ['FI', 'FI20774740', 'FI20774741'],
  ['FR', 'FR 40 303265045', 'FR84323140391'],
  ['FR', 'FRK7399859412', 'FRK7399859413'],
  ['HR', 'HR33392005961', 'HR33392005962'],
  ['HU', 'HU-12892312', 'HU12892313'],
  ['IE', 'IE 6433435F', 'IE6433435E'],
  ['IE', 'IE8D79739I', 'IE8D79738J'],
  ['IE', 'IE6433435OA', 'IE6433435PA'],
  ['IT', 'IT 00743110157', 'IT00743110158'],
  ['LT', 'LT119511515', 'LT100001919018'],
  ['LT', 'LT100001919017', 'LT100001919018'],
  ['LU', 'LU 150 274 42', 'LU15027443'],
  ['LV', 'LV 4000 3521 600', 'LV40003521601'],
  ['MT', 'MT 1167-9112', 'MT11679113'],
  ['NL', 'NL 0044.95.445.B.01', 'NL123456789B90'],
  ['NL', 'NL002455799B11', 'NL002455798B11'],
  ['PL', 'PL 8567346215', 'PL8567346216'],
  ['PT', 'PT 501 964 843', 'PT501964842'],
  ['RO', 'RO 185 472 90', 'RO18547291'],
  ['SE', 'SE 123456789701', 'SE123456789101'],
  ['SI', 'SI 5022 3054', 'SI50223055'],
  ['SK', 'SK 202 274 96 19', 'SK2022749618'],
];

describe('[SS-06c] VAT numbers', () => {
  test.each(known)('in %s can be %s but not %s', (country, right, wrong) => {
    expect(readVatNumber(right, country)).not.toBeNull();
    expect(readVatNumber(wrong, country)).toBeNull();
  });

  test('have a rule and a valid example for every member state', () => {
    for (const country of members) {
      const example = vatNumberExample(country) ?? '';
      const read = readVatNumber(example, country);
      expect([country, read && formatVatNumber(read)]).toEqual([country, example]);
    }
    expect([vatPrefix('NO'), vatNumberExample('GB'), readVatNumber('NO123456785', 'NO')]).toEqual([null, null, null]);
  });

  test('property: are parsed the same however they are written, and again from the result', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.array(fc.constantFrom(' ', '.', '-', ''), { minLength: 16, maxLength: 16 }),
        fc.boolean(),
        ([country, right], signs, isLower) => {
          const plain = right.replace(/[\s.\-/]/g, '');
          const spread = [...plain].map((sign, index) => sign + (signs[index] ?? '')).join('');
          const read = readVatNumber(isLower ? spread.toLowerCase() : spread, country);
          expect(read).toEqual(readVatNumber(right, country));
          expect(read && readVatNumber(formatVatNumber(read), country)).toEqual(read);
        },
      ),
    );
  });

  test('property: are valid with one check digit at most', () => {
    const single = ['AT', 'DE', 'DK', 'EE', 'GR', 'FI', 'HR', 'HU', 'IT', 'PL', 'PT', 'RO', 'SI', 'SK'];
    fc.assert(
      fc.property(
        fc.constantFrom(...single),
        fc.integer({ min: 10_000_000_000, max: 99_999_999_999 }),
        (country, seed) => {
          const length = (vatNumberExample(country) ?? '').replace(/\D/g, '').length;
          const body = String(seed).slice(0, length - 1);
          const right = Array.from(
            { length: 10 },
            (_, digit) => `${country === 'AT' ? 'U' : ''}${body}${digit}`,
          ).filter((number) => readVatNumber(number, country));
          expect(right.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('property: are refused for another member state, however they are written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.constantFrom(...members), ([country, right], other) => {
        fc.pre(country !== other && /^[A-Z]{2}/i.test(right));
        expect(readVatNumber(right, other)).toBeNull();
      }),
    );
  });
});

describe('[SS-06c] reverse charge', () => {
  const anyCountry = fc.constantFrom(...members, 'NO', 'GB', 'US', 'CH');

  test('property: applies exactly when the number is of another member state than the seller’s and was not refused', () => {
    fc.assert(
      fc.property(
        fc.option(anyCountry),
        anyCountry,
        fc.option(fc.constant('DE136695976')),
        fc.option(fc.constantFrom<VatStatus>('confirmed', 'unconfirmed', 'refused')),
        (sellerCountry, buyerCountry, vatNumber, vatStatus) => {
          const isDue = isReverseCharged({ sellerCountry, buyerCountry, vatNumber, vatStatus });
          if (isDue)
            expect([
              sellerCountry === buyerCountry,
              vatNumber === null,
              vatStatus === 'refused',
              members.includes(buyerCountry),
              members.includes(sellerCountry ?? ''),
            ]).toEqual([false, false, false, true, true]);
          else
            expect(
              sellerCountry === buyerCountry ||
                vatNumber === null ||
                vatStatus === 'refused' ||
                !members.includes(buyerCountry) ||
                !members.includes(sellerCountry ?? ''),
            ).toBe(true);
        },
      ),
    );
  });
});
