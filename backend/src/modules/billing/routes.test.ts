import { eq } from 'drizzle-orm';
import { makeTestApp, type TestApp } from '../../../test/support/app';
import { audit_entries, customers } from '../../db/schema';
import { auditTrail } from '../../../test/support/audit-trail';

const BASE = '/api/tucowsbilling/1.0';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ env: { CURRENCIES: 'EUR,USD,GBP', CURRENCY_PRIORITY: 'GBP,USD' } });
});
afterAll(() => shop.close());

const EUR = { code: 'EUR', name: 'Euro', symbol: '€', is_default: true, label: 'EUR - Euro' };

describe('currencies', () => {
  it('[CU-01] have code, name, default and label', async () => {
    const answer = await shop.request({ url: `${BASE}/currencies` });
    expect(answer.json()).toEqual([
      EUR,
      { code: 'USD', name: 'US Dollar', symbol: '$', is_default: false, label: 'USD - US Dollar' },
      { code: 'GBP', name: 'British Pound', symbol: '£', is_default: false, label: 'GBP - British Pound' },
    ]);
  });

  it('[CU-07b] are only US dollars unless the reseller configures more', async () => {
    const plain = await makeTestApp();
    const codes = (await plain.request({ url: `${BASE}/currencies` }))
      .json<{ code: string }[]>()
      .map(({ code }) => code);
    await plain.close();
    expect(codes).toEqual(['USD']);
  });

  it('[CU-02] have a default and a priority in the settings', async () => {
    expect((await shop.request({ url: `${BASE}/settings` })).json()).toMatchObject({
      default_currency: EUR,
      currency_priority: ['GBP', 'USD'],
      is_sandbox: true,
      payment_provider: 'sandbox',
    });
  });
});

describe('the default currency of a customer', () => {
  const get = async (customer: Awaited<ReturnType<TestApp['asCustomer']>>) =>
    (await customer.request({ url: `${BASE}/user/default_currency` })).json<{ code: string }>().code;
  const put = (customer: Awaited<ReturnType<TestApp['asCustomer']>>, currency_code: string) =>
    customer.request({ method: 'PUT', url: `${BASE}/user/default_currency`, payload: { currency_code } });

  it('[CU-05] is the shop default until another is chosen', async () => {
    expect(await get(await shop.asCustomer())).toBe('EUR');
  });

  it('[CU-06a] is changed by PUT, which returns the new one and writes an audit entry', async () => {
    const customer = await shop.asCustomer();
    const answer = await put(customer, 'GBP');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 'GBP' });
    expect(await get(customer)).toBe('GBP');
    const entries = await auditTrail(shop.deps.db, eq(audit_entries.subject, `customer:${customer.id}`));
    expect(entries).toMatchObject([
      {
        action: 'customer.default_currency_set',
        before: { default_currency: null },
        after: { default_currency: 'GBP' },
        request_id: answer.headers['x-request-id'],
      },
    ]);
  });

  it('[CU-06b] rejects a currency that is not on sale', async () => {
    const customer = await shop.asCustomer();
    expect((await put(customer, 'CAD')).statusCode).toBe(422);
    expect((await put(customer, 'euro')).statusCode).toBe(400);
    expect(await get(customer)).toBe('EUR');
  });

  it('[CU-04] falls back to the shop default when the chosen one leaves the list', async () => {
    const customer = await shop.asCustomer({ default_currency: 'AUD' });
    expect(await get(customer)).toBe('EUR');
  });
});

describe('account data of a customer', () => {
  it('[SS-02] the profile has first and last name', async () => {
    const customer = await shop.asCustomer({ first_name: 'Ada', last_name: 'Byron', country: 'GB' });
    const answer = await customer.request({ url: `${BASE}/user/profile` });
    expect(answer.json()).toEqual({
      is_business: false,
      first_name: 'Ada',
      last_name: 'Byron',
      email: customer.email,
      email_verified: true,
      country: 'GB',
      created_at: shop.clock.now().toISOString(),
    });
    expect(answer.headers['x-statement-count']).toBe('1');
  });

  it.each(['/user/default_currency', '/user/profile', '/user/contact_info'])(
    '[CA-01c] %s responds with 401 to a guest',
    async (path) => {
      const answer = await shop.request({ url: `${BASE}${path}` });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'no_session' });
    },
  );

  it('[SS-01b] a deleted customer has no session', async () => {
    const customer = await shop.asCustomer();
    await shop.deps.db.delete(customers).where(eq(customers.id, customer.id));
    expect((await customer.request({ url: `${BASE}/user/profile` })).statusCode).toBe(401);
  });
});
