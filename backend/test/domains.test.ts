import { domainInfo, type DomainInfo } from '@storefront/shared/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit_entries, domains, registrar_sandbox_names } from '../src/db/schema';
import { freshLabel, newItem, newKey, openShop, type TestShop } from './support/shop';
import type { TestCustomer } from './support/app';

let shop: TestShop;
let customer: TestCustomer;
let name: string;

beforeAll(async () => {
  shop = await openShop({ CURRENCIES: 'USD,EUR' });
  customer = await shop.asCustomer();
  name = `${freshLabel()}.com`;
  const { order_id } = (await shop.placeOrder(customer, await shop.payloadFor(customer, [name]))).json<{ order_id: string }>();
  await shop.settle(customer, order_id);
});
afterAll(() => shop.close());
afterEach(() => shop.deps.faults.clear());

const info = (who = customer, domain = name, currency_code = 'USD') => who.request({ method: 'GET', url: `/api/domain/1.0/info/${domain}`, query: { currency_code } });
const edit = (payload: Record<string, unknown>, who = customer, domain = name) => who.request({ method: 'POST', url: `/api/domain/1.0/edit/${domain}`, payload });

describe('a domain of one’s own', () => {
  test('[DM-03] its fields, and what each year more costs', async () => {
    const answer = await info();
    expect(z.safeParse(domainInfo, answer.json()).success).toBe(true);
    expect(answer.json()).toMatchObject({ domain: name, status: 'ok', is_auto_renew: true, is_locked: true, has_whois_privacy: false, price: 14.9, currency_code: 'USD' });
    // One year is bought; a registration ends at the latest ten years from now (CT-09).
    expect(answer.json<DomainInfo>().tld_renewal_years).toEqual(Array.from({ length: 9 }, (_, index) => ({ period: index + 1, cost: Math.round(1490 * (index + 1)) / 100 })));
    expect((await info(customer, name, 'EUR')).json()).toMatchObject({ price: 13.9, currency_code: 'EUR' });
  });

  test('[DM-04] autorenew, lock and name servers change here and at the registrar, with an audit row', async () => {
    expect((await edit({ auto_renew: false })).json()).toMatchObject({ is_auto_renew: false });
    expect((await edit({ locked: false })).json()).toMatchObject({ is_locked: false });
    const nameservers = ['ns1.quillharbour.example', 'ns2.quillharbour.example'];
    expect((await edit({ nameservers })).json()).toMatchObject({ nameservers });
    const [held] = await shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name));
    expect(held).toMatchObject({ auto_renew: false, locked: false, nameservers });
    const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    const entries = await shop.deps.db.select().from(audit_entries).where(eq(audit_entries.subject, `domain:${row?.id}`));
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['domain.auto_renew_set', { is_auto_renew: false }],
      ['domain.lock_set', { is_locked: false }],
      ['domain.nameservers_set', { nameservers }],
    ]);
  });

  test('[DM-04] privacy is switched on where it was bought, and only there', async () => {
    const refused = await edit({ privacy: true });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'privacy_not_bought']);

    const private_ = `${freshLabel()}.net`;
    const quoted = await shop.price(customer, { type: 'new', domain_name: private_, period: 1 });
    const [privacy] = quoted.sub_products;
    const card = await shop.storeCard(customer);
    const { order_id } = (
      await shop.placeOrder(customer, {
        original_amount: Number((quoted.cost + (privacy?.cost ?? 0)).toFixed(2)),
        original_tax: Number((quoted.tax + (privacy?.tax ?? 0)).toFixed(2)),
        payment_method_id: card.id,
        currency_code: 'USD',
        order_items: [{ ...newItem(private_, quoted.quote), enable_privacy: true, sub_items: ['contact_privacy'] }],
        idempotency_key: newKey(),
      })
    ).json<{ order_id: string }>();
    await shop.settle(customer, order_id);
    expect((await edit({ privacy: false }, customer, private_)).json()).toMatchObject({ has_whois_privacy: false });
    expect((await edit({ privacy: true }, customer, private_)).json()).toMatchObject({ has_whois_privacy: true });
  });

  test.each([
    ['no change', {}, 400],
    ['two changes at once', { auto_renew: true, locked: true }, 400],
    ['one name server', { nameservers: ['ns1.example.org'] }, 400],
    ['the same name server twice', { nameservers: ['ns1.example.org', 'ns1.example.org'] }, 422],
    ['an unknown field', { status: 'expired' }, 400],
  ])('[DM-05] %s is refused', async (_what, payload, status) => {
    expect((await edit(payload)).statusCode).toBe(status);
  });

  test('[DM-05] a name server inside the name itself needs an address at the registry', async () => {
    const answer = await edit({ nameservers: [`ns1.${name}`, 'ns2.example.org'] });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'nameserver_needs_glue']);
  });

  test('[DM-04] a change without an answer is looked up before anything is said', async () => {
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'drop_response' } });
    expect((await edit({ auto_renew: true })).json()).toMatchObject({ is_auto_renew: true });
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'drop_request' } });
    const lost = await edit({ auto_renew: false });
    expect([lost.statusCode, lost.json<{ code: string }>().code]).toEqual([503, 'registrar_silent']);
    expect((await info()).json()).toMatchObject({ is_auto_renew: true });
  });

  test('[DM-04] nobody sees or changes another customer’s name', async () => {
    const stranger = await shop.asCustomer();
    for (const answer of [await info(stranger), await edit({ locked: false }, stranger), await info(stranger, 'nobodys-name-here.com')]) {
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([404, expect.stringContaining('is not among your domains')]);
    }
    expect((await shop.request({ method: 'GET', url: `/api/domain/1.0/info/${name}`, query: { currency_code: 'USD' } })).statusCode).toBe(401);
  });
});
