import type { Contact, SavedContact } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { audit_entries, contacts } from '../src/db/schema';
import { makeTestApp, type TestApp, type TestCustomer } from './support/app';
import { REGISTRANT } from './support/shop';
import { auditTrail } from './support/audit-trail';

const URL = '/api/tucowsbilling/1.0/user/contacts';
let shop: TestApp;
let customer: TestCustomer;

beforeAll(async () => {
  shop = await makeTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await shop.asCustomer();
});

const keep = (contact: Contact, change: Record<string, unknown> = {}, who = customer) =>
  who.request({ method: 'POST', url: URL, payload: { contact, consent: true, ...change } });
const list = async (who = customer) => (await who.request({ url: URL })).json<SavedContact[]>();
const company: Contact = { ...REGISTRANT, kind: 'organization', org_name: 'Brindle Wharf AS' };

describe('[RG-07a] saved contacts', () => {
  it('are stored with consent only, with its time, and never with more than a contact', async () => {
    expect((await keep(REGISTRANT, { consent: undefined })).statusCode).toBe(400);
    expect((await keep(REGISTRANT, { consent: false })).statusCode).toBe(400);
    expect((await keep(REGISTRANT, { tld_data: { se: { id_card_number: '811228-9874' } } })).statusCode).toBe(400);
    expect(await list()).toEqual([]);
    expect((await keep(REGISTRANT)).statusCode).toBe(201);
    const [row] = await shop.deps.db.select().from(contacts).where(eq(contacts.customer_id, customer.id));
    expect(row).toMatchObject({ contact: REGISTRANT, consented_at: shop.clock.now() });
  });

  it('the first is the default, another can become it, and there is at most one', async () => {
    await keep(REGISTRANT);
    shop.clock.advance(1);
    await keep(company);
    expect((await list()).map(({ contact, is_default }) => [contact.kind, is_default])).toEqual([
      ['individual', true],
      ['organization', false],
    ]);
    const second = (await list())[1]?.id ?? '';
    await customer.request({ method: 'PUT', url: `${URL}/${second}`, payload: { make_default: true } });
    expect((await list()).map(({ contact, is_default }) => [contact.kind, is_default])).toEqual([
      ['organization', true],
      ['individual', false],
    ]);
    expect((await customer.request({ url: '/api/tucowsbilling/1.0/user/contact_info' })).json()).toEqual({
      contact: company,
    });
  });

  it('the same contact twice, also concurrently, is stored once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => keep(REGISTRANT)));
    await keep(REGISTRANT);
    expect(await list()).toHaveLength(1);
  });

  it('are changed and deleted, and the log of that has no personal data', async () => {
    const { id } = (await keep(REGISTRANT)).json<SavedContact>();
    const changed = await customer.request({
      method: 'PUT',
      url: `${URL}/${id}`,
      payload: { contact: { ...REGISTRANT, city: 'Bergen' } },
    });
    expect(changed.json()).toMatchObject({ contact: { city: 'Bergen' }, is_default: true });
    expect((await customer.request({ method: 'DELETE', url: `${URL}/${id}` })).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const entries = await auditTrail(shop.deps.db, eq(audit_entries.subject, `contact:${id}`));
    expect(entries.map(({ action }) => action)).toEqual(['contact.kept', 'contact.changed', 'contact.deleted']);
    expect(JSON.stringify(entries)).not.toContain('Lindqvist');
  });

  it('I9 of another customer do not exist: 404, the same as for unknown ones, and nothing is changed', async () => {
    const { id } = (await keep(REGISTRANT)).json<SavedContact>();
    const other = await shop.asCustomer();
    const none = '00000000-0000-4000-8000-000000000000';
    for (const wanted of [id, none, 'rubbish']) {
      const answers = [
        await other.request({
          method: 'PUT',
          url: `${URL}/${wanted}`,
          payload: { contact: company, make_default: true },
        }),
        await other.request({ method: 'DELETE', url: `${URL}/${wanted}` }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      expect(answers.map((answer) => answer.json<{ message: string }>().message)).toEqual([
        'Contact not found.',
        'Contact not found.',
      ]);
    }
    expect(await list(other)).toEqual([]);
    expect((await list()).map(({ contact }) => contact)).toEqual([REGISTRANT]);
  });

  it('a guest gets 401, whatever is sent', async () => {
    const answers = await Promise.all([
      shop.request({ url: URL }),
      shop.request({ method: 'POST', url: URL, payload: {} }),
      shop.request({ method: 'DELETE', url: `${URL}/x` }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
  });
});
