import type { Contact, OrderItem } from '@storefront/shared/contract';
import { splitDomain, tldAnswers, validateTldData, type TldAnswers } from '@storefront/shared/domain';
import fc from 'fast-check';
import { defaultPriceList } from '../price-list/default-tables';
import { orderProblems } from './order-checks';

const NAMES = [
  'brindle.us',
  'brindle.ca',
  'brindle.co.uk',
  'brindle.eu',
  'brindle.se',
  'brindle.fr',
  'brindle.be',
  'brindle.de',
  'brindle.it',
  'brindle.es',
  'brindle.com.au',
  'brindle.com',
];
const person: Contact = {
  kind: 'individual',
  first_name: 'Mara',
  last_name: 'Lindqvist',
  email: 'mara@example.com',
  phone: '+47.22000000',
  address1: 'Brygga 7',
  city: 'Bergen',
  postal_code: '5003',
  country: 'NO',
};
const newName = (
  domain_name: string,
  registrant: Contact,
  tld_data: Extract<OrderItem, { type: 'new' }>['tld_data'],
): Extract<OrderItem, { type: 'new' }> => ({
  product: 'domain',
  type: 'new',
  domain_name,
  period: 1,
  enable_privacy: false,
  auto_renew: true,
  registrant,
  tld_data,
  sub_items: [],
});
const now = new Date('2026-11-21T10:00:00Z');

describe('[RG-05b] validation of registrants on the server', () => {
  it('reports what the rules of the registry report, with the path of the item, its registrant or its registry data', () => {
    const answers = fc.dictionary(
      fc.constantFrom(
        'app_purpose',
        'category',
        'legal_type',
        'registrant_type',
        'registration_number',
        'id_card_number',
        'country_of_birth',
        'entity_type',
        'other',
      ),
      fc.constantFrom('P1', 'C11', 'C21', 'CCT', 'IND', 'LTD', 'FR', '1', ''),
    ) as fc.Arbitrary<TldAnswers>;
    const holder = fc.record({
      kind: fc.constantFrom('individual' as const, 'organization' as const),
      country: fc.constantFrom('US', 'CA', 'GB', 'DE', 'NO', 'AU', 'ZZ'),
      org_name: fc.constantFrom('Brindle Wharf Ltd', ''),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 }),
        holder,
        answers,
        (names, who, given) => {
          const registrant = { ...person, ...who };
          const sent = names.map((name) => tldAnswers(splitDomain(name).tld, given, registrant));
          const items = names.map((name, index) =>
            newName(name, registrant, { [splitDomain(name).tld]: sent[index] ?? {} }),
          );
          const expected = names.flatMap((name, index) => {
            const { tld } = splitDomain(name);
            return validateTldData(tld, sent[index] ?? {}, registrant).map(({ scope, field, code, params }) => ({
              loc: ['order_items', index, ...(scope === 'contact' ? ['registrant'] : ['tld_data', tld]), field],
              msg: expect.stringMatching(/./) as string,
              code,
              ...(params && { params }),
            }));
          });
          expect(orderProblems(items, new Map(), { now, priceList: defaultPriceList() })).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('rejects registry data of a TLD other than that of the domain', () => {
    expect(
      orderProblems([newName('brindlewharf.com', person, { us: { app_purpose: 'P1' } })], new Map(), {
        now,
        priceList: defaultPriceList(),
      }),
    ).toEqual([
      {
        loc: ['order_items', 0, 'tld_data'],
        msg: 'brindlewharf.com does not take registry details for .us',
        code: 'other_registry_data',
        params: { domain: 'brindlewharf.com', tld: 'us' },
      },
    ]);
  });

  it('reports a code for each problem of the order itself', () => {
    const item = newName('brindlewharf.com', person, {});
    const problems = orderProblems(
      [
        { ...item, period: 11 },
        { ...item, sub_items: ['contact_privacy', 'contact_privacy'] },
      ],
      new Map(),
      { now, priceList: defaultPriceList() },
    );
    expect(problems.map(({ code, params }) => [code, params])).toEqual([
      ['period', { domain: 'brindlewharf.com', min: 1, max: 10 }],
      ['ordered_twice', { domain: 'brindlewharf.com' }],
      ['add_on_twice', { add_on: 'contact_privacy' }],
      ['privacy_differs', undefined],
    ]);
  });
});
