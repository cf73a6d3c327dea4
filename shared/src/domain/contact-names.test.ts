import fc from 'fast-check';
import { translator } from '../i18n';
import { contactProblemText } from '../problems';
import { contact } from '../testing/fixtures';
import { checkContactNames } from './contact-names';

function problems(given: Partial<ReturnType<typeof contact>>): [field: string, message: string][] {
  const found: [string, string][] = [];
  checkContactNames(
    contact(given),
    (field, problem) => void found.push([field, contactProblemText(problem, translator('en'))]),
  );
  return found;
}
const fields = (given: Partial<ReturnType<typeof contact>>) => problems(given).map(([field]) => field);
const organisation = { kind: 'organization' as const, org_name: 'Brindle Wharf Ltd' };

/** Texts of punctuation, blanks and emoji, without any letter or digit. */
const signs = fc.string({
  unit: fc.constantFrom(...'!?.-_\'"&/()*+#@ '.split(''), '\u00a0', '。', '—', '🙂'),
  maxLength: 20,
});
const digits = fc.string({ unit: fc.constantFrom(...'0123456789٣५'), minLength: 1, maxLength: 10 });
const letter = fc.constantFrom('a', 'Z', 'ø', 'ß', 'Ж', 'λ', '李', 'の', '한', 'א', 'ع', 'न', 'ก', 'ა');

describe('[RG-05b] checkContactNames', () => {
  it.each(['!!!', '.', '- -', '🙂', '123'])('refuses a person called %s', (name) => {
    expect(fields({ first_name: name })).toEqual(['first_name']);
    expect(fields({ last_name: name })).toEqual(['last_name']);
  });

  it.each(['Ann-Marie', "O'Brien", 'Ö', '李', 'Мария', 'محمد', 'Henry 8th', 'X Æ A-12'])(
    'accepts a person called %s',
    (name) => {
      expect(fields({ first_name: name, last_name: name })).toEqual([]);
    },
  );

  it('accepts organisations and cities named in digits but not in punctuation, and ignores the organisation of a person', () => {
    expect(fields({ ...organisation, org_name: '1984', city: '100 Mile House' })).toEqual([]);
    expect(fields({ ...organisation, org_name: '!!!', city: '---' })).toEqual(['org_name', 'city']);
    expect(fields({ kind: 'individual', org_name: '!!!' })).toEqual([]);
  });

  it('says what to enter', () => {
    expect(
      problems({ ...organisation, first_name: '!', last_name: '!', org_name: '!', city: '!' }).map(
        ([, message]) => message,
      ),
    ).toEqual([
      'Enter a given name with at least one letter',
      'Enter a family name with at least one letter',
      'Enter the name of the organisation with at least one letter or digit',
      'Enter a town or city with at least one letter or digit',
    ]);
  });

  it('only asks for a name when it is missing', () => {
    expect(problems({ ...organisation, org_name: ' ' })).toEqual([['org_name', 'Enter the name of the organisation']]);
  });

  it('needs one letter of any script, or one digit for organisations and cities, wherever it stands', () => {
    fc.assert(
      fc.property(signs, letter, signs, digits, (before, one, after, number) => {
        const lettered = `${before}${one}${after}`;
        expect(
          fields({ ...organisation, first_name: lettered, last_name: lettered, org_name: lettered, city: lettered }),
        ).toEqual([]);
        expect(
          fields({ ...organisation, first_name: before, last_name: before, org_name: before, city: before }),
        ).toEqual(['first_name', 'last_name', 'org_name', 'city']);
        const numbered = `${before}${number}${after}`;
        expect(
          fields({ ...organisation, first_name: numbered, last_name: numbered, org_name: numbered, city: numbered }),
        ).toEqual(['first_name', 'last_name']);
      }),
    );
  });
});
