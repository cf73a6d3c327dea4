import type { Contact } from '../contract/contact';
import { listChangedKeys, isMaterialChange } from './registrant-change';

const mara: Contact = {
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

describe('[DM-04f] a change of registrant', () => {
  it.each<[Partial<Contact>, string[], boolean]>([
    [{}, [], false],
    [{ first_name: ' Mara ' }, [], false],
    [{ address2: '' }, [], false],
    [{ phone: '+47.22000001', city: 'Oslo' }, ['phone', 'city'], false],
    [{ email: 'new@example.com' }, ['email'], true],
    [{ last_name: 'Lindquist' }, ['last_name'], true],
    [{ kind: 'organization', org_name: 'Wharf AS' }, ['kind', 'org_name'], true],
  ])('%j changes %j, which is material: %s', (change, fields, material) => {
    expect([listChangedKeys(mara, { ...mara, ...change }), isMaterialChange(mara, { ...mara, ...change })]).toEqual([
      fields,
      material,
    ]);
  });
});
