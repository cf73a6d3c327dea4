import { contact as contactSchema, tldData as tldDataSchema } from '@storefront/shared/contract';
import { askedFields, registryKey, tldAnswers, validateTldData } from '@storefront/shared/domain';
import fc from 'fast-check';
import { translator } from '../i18n';
import { loadQuestionMessages } from './questions/question-words';
import { registrantFor } from './registrant-rules';
import { registrantSchema } from './registrant-schema';
import { toContact, emptyRegistrant, type RegistrantValues } from './registrant-values';

const TLDS = [
  'us',
  'ca',
  'co.uk',
  'uk',
  'eu',
  'se',
  'nu',
  'fr',
  're',
  'be',
  'de',
  'it',
  'es',
  'com.au',
  'id.au',
  'com',
  'page',
  'mx',
  'nl',
  'nyc',
  'berlin',
  'paris',
  'gmbh',
  'ltd',
  'inc',
  'eco',
  'film',
  'music',
  'travel',
  'name',
];

/** Texts valid for some field, and some for none: with random input alone, the property would only see refusals. */
const word = fc.constantFrom(
  '',
  ' ',
  'P1',
  'P3',
  'C11',
  'C21',
  'C31',
  'NO',
  'DE',
  'US',
  'ZZ',
  'CCT',
  'CCO',
  'IND',
  'FIND',
  'LTD',
  'FCORP',
  'STRA',
  '01234567',
  'en',
  'nl',
  '811228-9874',
  '[NO]01010112345',
  '556036-0793',
  'NO923609016',
  '1980-12-10',
  '2080-01-01',
  'FR',
  'Lyon',
  '69001',
  '732829320',
  '1',
  '2',
  '7',
  'RSSMRA85T10A562S',
  '12345678903',
  'DNI_AND_NIF',
  'OTHER',
  '12345678Z',
  'A58818501',
  'INDIVIDUAL',
  'LIMITED_COMPANY',
  'Citizen/Resident',
  'Company',
  'ABN',
  'ACN',
  '51 824 753 556',
  '000 000 019',
  'N'.repeat(256),
);
const answer = fc.oneof({ weight: 5, arbitrary: word }, { weight: 2, arbitrary: fc.boolean() }, fc.string());

/** Answers to the questions that apply to this registrant, each given the others, and occasionally one that does not apply. */
const values = (tlds: readonly string[]): fc.Arbitrary<RegistrantValues> => {
  const names = [
    ...new Set(
      tlds
        .flatMap((tld) =>
          (['individual', 'organization'] as const).flatMap((kind) =>
            askedFields({
              tld,
              contact: { kind, country: 'DE' },
              answers: { category: 'C31', registrant_type: 'LTD', country_of_birth: 'FR' },
            }),
          ),
        )
        .map(({ name }) => name),
    ),
    'other',
  ];
  const answers = fc.dictionary(fc.constantFrom(...names), answer, { maxKeys: 12 });
  return fc.record({
    kind: fc.constantFrom('individual' as const, 'organization' as const),
    org_name: fc.constantFrom('', 'Brindle Wharf Ltd', 'Brindle GmbH', 'A1', '!!!', 'x'.repeat(121)),
    first_name: fc.constantFrom('Mara', ' Mara ', 'R2D2', '', '!!!', 'A', 'x'.repeat(81)),
    last_name: fc.constantFrom('Lindqvist', 'B', '-', ''),
    email: fc.constantFrom('mara@example.com', 'mara', ''),
    phonePrefix: fc.constantFrom('+47', '', '+49'),
    phone: fc.constantFrom('(22) 00-00 00', '11111111', '1', '', '+1.2125550142'),
    extension: fc.constantFrom('', '7', 'x'),
    address1: fc.constantFrom('Brygga 7', 'P.O. Box 7', ''),
    address2: fc.constantFrom('', '2nd floor'),
    city: fc.constantFrom('Bergen', '...', ''),
    state: fc.constantFrom('', 'on', 'Ontario', 'NY', 'Madrid', 'Oslo'),
    postal_code: fc.constantFrom('', '5003', 'k1a0b1', 'sw1a 1aa', '10007', '10117', 'x'.repeat(21)),
    country: fc.constantFrom('NO', 'DE', 'CA', 'GB', 'US', 'SE', 'FR', 'IT', 'ES', 'AU', 'ZZ', ''),
    answers: fc.record(Object.fromEntries(tlds.map((tld) => [registryKey(tld), answers]))) as fc.Arbitrary<
      RegistrantValues['answers']
    >,
  });
};

/** The fields that the server refuses for one item of an order with these values: by the contract's schemas, then the registry's rules. */
function serverPlaces(tld: string, typed: RegistrantValues, answers: RegistrantValues['answers']): string[] {
  const contact = toContact(typed);
  const sent = tldAnswers(tld, answers[registryKey(tld)] ?? {}, contact);
  const issues = contactSchema.safeParse(contact).error?.issues ?? [];
  const shape = tldDataSchema.safeParse({ [tld]: sent }).error?.issues ?? [];
  return [
    ...issues.map(({ path }) => `registrant.${String(path[0])}`),
    ...shape.map(({ path }) => `tld_data.${path.join('.')}`),
    ...validateTldData(tld, sent, contact).map(({ scope, field }) =>
      scope === 'contact' ? `registrant.${field}` : `tld_data.${tld}.${field}`,
    ),
  ];
}

const unique = (places: readonly string[]): string[] => [...new Set(places)].sort();

describe('[RG-05b] [RG-09a] the form and the server', () => {
  beforeAll(loadQuestionMessages);

  it.each(TLDS)('for .%s refuse the same registrants, at the same fields', (tld) => {
    fc.assert(
      fc.property(values([tld]), (typed) => {
        const form = (registrantSchema([tld], translator('en')).safeParse(typed).error?.issues ?? []).map(({ path }) =>
          path[0] === 'answers' ? `tld_data.${tld}.${String(path[2])}` : `registrant.${path.join('.')}`,
        );
        expect(unique(form)).toEqual(unique(serverPlaces(tld, typed, typed.answers)));
      }),
      { numRuns: 150 },
    );
  });

  it('agree when several registries ask and share their answers', () => {
    const some = fc.uniqueArray(fc.constantFrom(...TLDS), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        some.chain((tlds) => fc.tuple(fc.constant(tlds), values(tlds))),
        ([tlds, typed]) => {
          const registrant = registrantFor(tlds, typed);
          if (registrant === null) return;
          for (const tld of tlds)
            expect(serverPlaces(tld, typed, { [registryKey(tld)]: { ...registrant.tldData[tld] } })).toEqual([]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('accept a valid registrant, so that they are not only compared by their refusals', () => {
    const right: RegistrantValues = {
      ...emptyRegistrant,
      kind: 'individual',
      first_name: 'Mara',
      last_name: 'Lindqvist',
      email: 'mara@example.com',
      phonePrefix: '+47',
      phone: '22000000',
      address1: 'Brygga 7',
      city: 'Bergen',
      state: 'Vestland',
      postal_code: '5003',
      country: 'NO',
      answers: { us: { app_purpose: 'P3', category: 'C11' } },
    };
    expect(registrantFor(['us', 'com', 'eu', 'de'], right)).not.toBeNull();
    expect(serverPlaces('us', right, right.answers)).toEqual([]);
  });
});
