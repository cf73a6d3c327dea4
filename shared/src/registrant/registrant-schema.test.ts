import { translator } from '../i18n';
import { loadQuestionMessages } from './questions/question-words';
import { registrantFor } from './registrant-rules';
import { registrantSchema } from './registrant-schema';
import { emptyRegistrant, type RegistrantValues } from './registrant-values';

const person: RegistrantValues = {
  ...emptyRegistrant,
  kind: 'individual',
  first_name: ' Mara ',
  last_name: 'Lindqvist',
  email: 'mara@example.com',
  phonePrefix: '+47',
  phone: '(22) 00-00 00',
  address1: 'Storgata 1',
  city: 'Oslo',
  state: 'Oslo',
  postal_code: '0155',
  country: 'NO',
};
const company: RegistrantValues = { ...person, kind: 'organization', org_name: 'Brindle Wharf AS' };

const problems = (tlds: string[], values: RegistrantValues): Record<string, string> =>
  Object.fromEntries(
    (registrantSchema(tlds, translator('en')).safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

test('[RG-05b] registrantSchema reports only that the questions did not load, and accepts no registrant without their answers', () => {
  const why = 'The registries’ questions did not load.';
  expect(problems(['us', 'ca'], { ...person, country: 'US', state: 'CA', postal_code: '94102' })).toEqual({
    answers: why,
  });
  expect(registrantFor(['us'], person)).toBeNull();
});

describe('registrantSchema and registrantFor', () => {
  beforeAll(loadQuestionMessages);

  test('[RG-01b] write the phone number in the form of registries, with its extension', () => {
    expect(registrantFor(['com'], person)?.contact.phone).toBe('+47.22000000');
    expect(registrantFor(['com'], { ...person, extension: '12' })?.contact.phone).toBe('+47.22000000x12');
    expect(problems(['com'], { ...person, phone: '22' })).toEqual({
      phone: expect.stringContaining('country code') as string,
    });
  });

  test('[RG-05a] ask nothing beyond the contact when the TLDs are open', () => {
    expect(registrantFor(['com', 'page'], person)?.tldData).toEqual({});
  });

  test('[LG-03] require a choice between person and organisation', () => {
    expect(problems(['com', 'us'], { ...person, kind: '' })).toEqual({ kind: 'Choose who the owner is' });
  });

  test('[RG-05d] report an empty form all at once, the postal code of the chosen country included', () => {
    expect(problems(['com', 'us'], { ...emptyRegistrant, country: 'DE' })).toEqual({
      kind: 'Choose who the owner is',
      first_name: 'Enter a given name',
      last_name: 'Enter a family name',
      email: expect.any(String) as string,
      phone: expect.any(String) as string,
      address1: 'Enter a street address',
      city: 'Enter a town or city',
      postal_code: expect.stringContaining('postal code') as string,
      state: 'Enter the state or region: the .us registry requires it',
    });
  });

  test('[LG-03] leave out the organisation of a person, and require the name of an organisation', () => {
    expect(registrantFor(['com'], { ...person, org_name: 'Left over' })?.contact.org_name).toBeUndefined();
    expect(registrantFor(['com'], company)?.contact.org_name).toBe('Brindle Wharf AS');
    expect(problems(['com'], { ...company, org_name: ' ' })).toHaveProperty('org_name');
  });

  test('[RG-05b] refuse names of punctuation alone, each at its field', () => {
    expect(
      problems(['com', 'be'], { ...company, first_name: '!!!', last_name: '-', org_name: '...', city: '?' }),
    ).toEqual({
      first_name: 'Enter a given name with at least one letter',
      last_name: 'Enter a family name with at least one letter',
      org_name: 'Enter the name of the organisation with at least one letter or digit',
      city: 'Enter a town or city with at least one letter or digit',
    });
  });

  test('[RG-05b] report each missing answer at its field', () => {
    const found = problems(['us', 'com'], { ...person, answers: {} });
    expect(found).toEqual({
      'answers.us.app_purpose': 'Choose what the domain is for',
      'answers.us.category': 'Choose the connection to the United States',
    });
  });

  test('[RG-02] give the answers for one registry to each of its TLDs', () => {
    const answers = { uk: { registrant_type: 'FIND' }, us: { app_purpose: 'P3', category: 'C11' } };
    expect(registrantFor(['co.uk', 'org.uk', 'us'], { ...person, answers })?.tldData).toEqual({
      'co.uk': { registrant_type: 'FIND' },
      'org.uk': { registrant_type: 'FIND' },
      us: { app_purpose: 'P3', category: 'C11' },
    });
  });

  test('[RG-03] send is_individual in .eu for individuals but not for organisations', () => {
    expect(registrantFor(['eu'], person)?.tldData).toEqual({ eu: { is_individual: true } });
    expect(registrantFor(['eu'], company)?.tldData).toEqual({});
  });

  test('[RG-05a] leave out answers that are no longer asked for', () => {
    const answers = { us: { app_purpose: 'P1', category: 'C21', validator: 'DE' } };
    expect(registrantFor(['us'], { ...company, answers })?.tldData.us).toEqual({ app_purpose: 'P1', category: 'C21' });
  });

  test('[RG-05a] ask for the identity number once for .se and .nu', () => {
    const answers = { nu: { id_card_number: '[NO]01010112345' } };
    expect(registrantFor(['se', 'nu'], { ...person, answers })?.tldData).toEqual({
      nu: { id_card_number: '[NO]01010112345' },
      se: { id_card_number: '[NO]01010112345', is_individual: true },
    });
    expect(Object.keys(problems(['se', 'nu'], person))).toEqual(['answers.nu.id_card_number']);
  });

  test('report at the contact what a registry requires', () => {
    expect(
      problems(['ca'], {
        ...person,
        country: 'CA',
        state: 'Bavaria',
        postal_code: 'K1A',
        answers: { ca: { legal_type: 'CCT', cira_agreement: true } },
      }),
    ).toEqual({
      state: 'Choose the province or territory',
      postal_code: 'Check the postal code: in this country it looks like A1B 2C3',
    });
  });

  test('tidy a Canadian address that was typed carelessly', () => {
    const values = {
      ...person,
      country: 'CA',
      state: 'on',
      postal_code: 'k1a0b1',
      answers: { ca: { legal_type: 'CCT', cira_agreement: true } },
    };
    expect(registrantFor(['ca'], values)?.contact).toMatchObject({ state: 'ON', postal_code: 'K1A 0B1' });
  });

  test('[RG-05b] report an empty country together with the other missing answers', () => {
    const untouched = (key: string, name: string): RegistrantValues => ({
      ...emptyRegistrant,
      kind: 'individual',
      answers: { [key]: { [name]: undefined } } as never,
    });
    const contactFields = ['address1', 'city', 'country', 'email', 'first_name', 'last_name', 'phone'];
    expect(Object.keys(problems(['fr'], untouched('fr', 'country_of_birth'))).sort()).toEqual([
      'address1',
      'answers.fr.country_of_birth',
      'answers.fr.date_of_birth',
      ...contactFields.slice(1),
    ]);
    expect(problems(['re'], untouched('fr', 'country_of_birth'))['answers.fr.country_of_birth']).toBe(
      'Choose the country of birth',
    );
    expect(problems(['it'], untouched('it', 'nationality_code'))).toMatchObject({
      'answers.it.nationality_code': 'Choose the nationality',
      first_name: 'Enter a given name',
      city: 'Enter a town or city',
    });
    const us = { ...company, answers: { us: { app_purpose: 'P1', category: 'C31', validator: undefined } } as never };
    expect(problems(['us'], us)).toEqual({ 'answers.us.validator': 'Choose the country of the organisation' });
  });

  test('name every empty field that is required, each once', () => {
    expect(Object.keys(problems(['com'], { ...emptyRegistrant, kind: 'organization' })).sort()).toEqual([
      'address1',
      'city',
      'country',
      'email',
      'first_name',
      'last_name',
      'org_name',
      'phone',
    ]);
  });
});
