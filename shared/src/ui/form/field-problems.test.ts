import {
  billingDetailsChange,
  credentials,
  passkeyName,
  registration,
  secondFactorCode,
  totpCode,
} from '@storefront/shared/contract';
import { translator } from '../../i18n';
import { fieldProblem, inPageLanguage } from './field-problems';
import * as messages from './messages';

/** Every message returns its own key. */
const marked = translator(
  'en',
  Object.fromEntries(Object.entries(messages).map(([key, [id]]) => [id as string, `[${key}]`])),
);

const long = 'x'.repeat(300);
const blank = { first_name: '', last_name: '', email: 'x', password: '', company: '' };
const wrong = { ...blank, first_name: 'a/b', last_name: 'evil.example', password: long, company: long };

/** Texts that come from the form. */
const OF_THE_FORM = new Set(['country']);

const told = [
  ...[credentials, registration, billingDetailsChange].flatMap((schema) =>
    [blank, wrong].flatMap((values) => schema.safeParse(values).error?.issues ?? []),
  ),
  ...[passkeyName, totpCode, secondFactorCode].flatMap((schema) =>
    ['', long].flatMap((text) => schema.safeParse(text).error?.issues ?? []),
  ),
]
  .filter(({ path, message }) => !OF_THE_FORM.has(String(path[0])) && !message.startsWith('Invalid input'))
  .map(({ message }) => message);

describe('fieldProblem and inPageLanguage', () => {
  it('have a message for every text of the contract’s rules', () => {
    expect(new Set(told).size).toBeGreaterThan(9);
    expect(told.filter((text) => !/^(\[\w+\]|Too big.*)$/.test(fieldProblem(text, marked)))).toEqual([]);
  });

  it('fill in numbers, and keep the form’s own texts', () => {
    const t = translator('en');
    expect(fieldProblem('Use at least 12 characters', t)).toBe('Use at least 12 characters');
    expect(fieldProblem('Use at most 80 characters', t)).toBe('Use at most 80 characters');
    expect(fieldProblem('Choisissez un pays', marked)).toBe('Choisissez un pays');
  });

  it('translate the errors of nested fields, and leave elements alone', () => {
    const ref = document.createElement('input');
    const errors = { owner: { name: { type: 'too_small', message: 'Enter a name', ref } } };
    expect(inPageLanguage(errors, marked)).toEqual({
      owner: { name: { type: 'too_small', message: '[enterName]', ref } },
    });
    expect(inPageLanguage<{ owner: { name: string } }>(errors, marked).owner?.name?.ref).toBe(ref);
  });
});
