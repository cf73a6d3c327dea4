import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { luhnHolds } from '../check-digits';
import * as numbers from './identity-numbers';

/** Numbers published as samples, or of companies whose number is public; the invalid ones differ in one digit. */
const SAMPLES = [
  ['isAbn', ['51 824 753 556', '53004085616'], ['51 824 753 557', '5182475355', 'abc']],
  ['isAcn', ['000 000 019', '004085616'], ['000 000 018', '12345678']],
  ['isSirenOrSiret', ['732829320', '732 829 320 00074', '35600000049837'], ['732829321', '73282932']],
  ['isPersonnummer', ['811228-9874', '19811228-9874', '701063-2391'], ['811228-9875', '811328-9874', '8112289']],
  ['isOrganisationsnummer', ['556036-0793', '5560360793'], ['556036-0794', '551036-0793', '55603']],
  ['isDni', ['12345678Z', '12345678-z'], ['12345678A', '1234567Z']],
  ['isNie', ['X1234567L', 'y-1234567-x'], ['X1234567A', 'A1234567L']],
  ['isCif', ['A58818501', 'B-65410011', 'P2807900B'], ['A58818502', '58818501']],
  ['isPartitaIva', ['12345678903', '00743110157'], ['12345678904', '1234567890']],
  ['isCodiceFiscale', ['RSSMRA85T10A562S', 'rssmra85t10a562s'], ['RSSMRA85T10A562T', 'RSSMRA85T10A56']],
] as const;

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Generates text by a pattern: `9` is any digit, `A` any letter, a list one of its characters. */
const like = (...parts: readonly string[]) =>
  fc
    .tuple(...parts.map((part) => fc.constantFrom(...(part === '9' ? DIGITS : part === 'A' ? LETTERS : part))))
    .map((characters) => characters.join(''));

/** Numbers that stdnum also validates: its module, our validator, what precedes the check character, and the possible check characters. */
const INDEPENDENT = [
  ['AU', 'acn', 'isAcn', like(...'99999999'), DIGITS],
  ['FR', 'siren', 'isSirenOrSiret', like(...'99999999'), DIGITS],
  ['FR', 'siret', 'isSirenOrSiret', like(...'1999999999999'), DIGITS],
  ['SE', 'orgnr', 'isOrganisationsnummer', like('9', '9', '23456789', ...'999999'), DIGITS],
  ['ES', 'dni', 'isDni', like(...'99999999'), LETTERS],
  ['ES', 'nie', 'isNie', like('XYZ', ...'9999999'), LETTERS],
  ['ES', 'cif', 'isCif', like('A', ...'9999999'), DIGITS + LETTERS],
  ['IT', 'iva', 'isPartitaIva', like(...'9999999', '0', '123456789', '9'), DIGITS],
  ['IT', 'codicefiscale', 'isCodiceFiscale', like(...'AAAAAA99', 'ABCDEHLMPRST', ...'99A999'), LETTERS],
] as const;

describe('[RG-05b] checks of identity numbers', () => {
  it.each(SAMPLES)('%s accepts %j and refuses %j', (name, right, wrong) => {
    for (const number of right) expect([number, numbers[name](number)]).toEqual([number, true]);
    for (const number of wrong) expect([number, numbers[name](number)]).toEqual([number, false]);
  });

  it('need digits for a Luhn sum', () => {
    expect(luhnHolds('79927398713')).toBe(true);
    expect(luhnHolds('79927398710')).toBe(false);
    expect(luhnHolds('')).toBe(false);
    expect(luhnHolds('0a')).toBe(false);
  });

  it.each(INDEPENDENT)('property: agree with stdnum on every number, %s.%s', (country, number, name, stem, checks) => {
    fc.assert(
      fc.property(stem, (start) => {
        for (const check of checks) {
          const whole = start + check;
          expect([whole, numbers[name](whole)]).toEqual([whole, stdnum[country]?.[number]?.validate(whole).isValid]);
        }
      }),
    );
  });
});
