import { contact } from '@storefront/shared/testing';
import { asksMore, contactOf, ownerSchema, valuesOf } from './owner-form';

const problemsOf = (change: Partial<ReturnType<typeof valuesOf>>, domain = 'brindlewharf.com') => {
  const checked = ownerSchema(domain).safeParse({ ...valuesOf(contact()), ...change });
  return checked.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('[DM-04] the owner of a domain as a form', () => {
  it('gives back what it was given', () => {
    expect(contactOf(valuesOf(contact()))).toEqual(contact());
    expect(contactOf(valuesOf(contact({ kind: 'organization', org_name: 'Wharf AS', address2: 'Dock 2' })))).toEqual(contact({ kind: 'organization', org_name: 'Wharf AS', address2: 'Dock 2' }));
  });

  it('drops the organisation of a person, and writes the phone as registries do', () => {
    expect(contactOf({ ...valuesOf(contact()), org_name: 'Wharf AS', phone: '+47.(22) 00-00' })).toMatchObject({ phone: '+47.220000' });
    expect(contactOf({ ...valuesOf(contact()), org_name: 'Wharf AS' })).not.toHaveProperty('org_name');
  });

  it('has the rules of the wire and of the registry', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ first_name: ' ', email: 'nobody', phone: '12' })).toEqual([
      'first_name: Enter a given name',
      'email: Enter an e-mail address, such as name@example.com',
      'phone: Enter a phone number with its country, such as +47.22000000',
    ]);
    expect(problemsOf({ kind: 'organization' })).toEqual(['org_name: Enter the name of the organisation']);
    expect(problemsOf({ country: 'US' }, 'brindlewharf.fr').join()).toContain('country: A .fr name needs an address in one of the countries its registry serves');
  });

  it('knows where the registry asks more', () => {
    expect([asksMore('brindlewharf.com', contact()), asksMore('brindlewharf.us', contact())]).toEqual([false, true]);
  });
});
