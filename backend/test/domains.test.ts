import {
  domainExport,
  domainHistory,
  domainInfo,
  type DomainExport,
  type DomainHistory,
  type DomainInfo,
  type DomainRegistrant,
} from '@storefront/shared/contract';
import { parseZoneFile } from '@storefront/shared/domain';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { audit_entries, domains, registrar_sandbox_names, sessions } from '../src/db/schema';
import { ZONE_REAUTH_MS } from '../src/http/session';
import { endAddOns } from '../src/modules/domains/add-on-ends';
import { createPriceImportService } from '../src/modules/price-list/price-import-service';
import { confirm, givePassword } from './support/account';
import { freshLabel, newItem, newKey, openShop, REGISTRANT, type TestShop } from './support/shop';
import type { TestCustomer } from './support/app';
import { auditTrail } from './support/audit-trail';

let shop: TestShop;
let customer: TestCustomer;
let name: string;

beforeAll(async () => {
  shop = await openShop({ CURRENCIES: 'USD,EUR' });
  customer = await shop.asCustomer();
  await givePassword(shop, customer);
  name = `${freshLabel()}.com`;
  const { order_id } = (await shop.placeOrder(customer, await shop.payloadFor(customer, [name]))).json<{
    order_id: string;
  }>();
  await shop.settle(customer, order_id);
});
afterAll(() => shop.close());
afterEach(() => shop.deps.faults.clear());

const info = (who = customer, domain = name, currency_code = 'USD') =>
  who.request({ method: 'GET', url: `/api/domain/1.0/info/${domain}`, query: { currency_code } });
const edit = (payload: Record<string, unknown>, who = customer, domain = name) =>
  who.request({ method: 'POST', url: `/api/domain/1.0/edit/${domain}`, payload });

describe('a domain of the customer', () => {
  test('[DM-03] has its facts, and the price of each further year', async () => {
    const answer = await info();
    expect(z.safeParse(domainInfo, answer.json()).success).toBe(true);
    expect(answer.json()).toMatchObject({
      domain: name,
      status: 'ok',
      is_auto_renew: true,
      is_locked: true,
      has_whois_privacy: false,
      price: 14.9,
      currency_code: 'USD',
    });
    // One year is bought; a registration ends at the latest ten years from now (CT-09).
    expect(answer.json<DomainInfo>().tld_renewal_years).toEqual(
      Array.from({ length: 9 }, (_, index) => ({ period: index + 1, cost: Math.round(1490 * (index + 1)) / 100 })),
    );
    expect((await info(customer, name, 'EUR')).json()).toMatchObject({ price: 13.9, currency_code: 'EUR' });
  });

  test('[DM-04a] [DM-04b] [DM-04g] [DM-04h] auto-renew, lock and nameservers change here and at the registrar, with an audit row', async () => {
    await confirm(customer);
    expect((await edit({ auto_renew: false })).json()).toMatchObject({ is_auto_renew: false });
    expect((await edit({ locked: false })).json()).toMatchObject({ is_locked: false });
    const nameservers = ['ns1.quillharbour.example', 'ns2.quillharbour.example'];
    expect((await edit({ nameservers })).json()).toMatchObject({ nameservers });
    const [held] = await shop.deps.db
      .select()
      .from(registrar_sandbox_names)
      .where(eq(registrar_sandbox_names.name, name));
    expect(held).toMatchObject({ auto_renew: false, locked: false, nameservers });
    const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    // Repeating it changes nothing and sends no second email.
    expect((await edit({ locked: false })).statusCode).toBe(200);
    const entries = await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${row?.id}`));
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['domain.registered', { expiry_date: row?.expiry_date.toISOString() }],
      ['domain.auto_renew_set', { is_auto_renew: false }],
      ['domain.lock_set', { is_locked: false }],
      ['domain.nameservers_set', { nameservers, nameserver_addresses: {} }],
    ]);
    expect(
      (await shop.emails()).filter(({ recipient }) => recipient === customer.email).map(({ subject }) => subject),
    ).toEqual(expect.arrayContaining([`${name} was unlocked`, `The nameservers of ${name} were changed`]));
  });

  test('[DM-04c] [DM-09a] privacy is free until a reseller sells it: it can be switched at any time, here and at the registrar', async () => {
    expect((await info()).json()).toMatchObject({
      add_on_prices: { contact_privacy: 0, domain_forwarding: 5, email_forwarding: 3 },
      privacy_switchable: true,
    });
    const held = async () =>
      (await shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, name)))[0];
    // It had ended with a term; a free add-on has no end.
    await shop.deps.db.update(domains).set({ privacy_ends_at: shop.clock.now() }).where(eq(domains.name, name));
    expect((await edit({ privacy: true })).json()).toMatchObject({ has_whois_privacy: true, add_on_ends: {} });
    expect(await endAddOns(shop.deps)).toBe(0);
    expect(await held()).toMatchObject({ privacy: true });
    expect((await edit({ privacy: false })).json()).toMatchObject({
      has_whois_privacy: false,
      privacy_switchable: true,
    });
    expect(await held()).toMatchObject({ privacy: false });
    expect((await edit({ add_on: 'contact_privacy', wanted: true })).json()).toMatchObject({ has_whois_privacy: true });
    expect(await held()).toMatchObject({ privacy: true });
    expect((await edit({ add_on: 'contact_privacy', wanted: false })).json()).toMatchObject({
      has_whois_privacy: false,
    });
    expect(await held()).toMatchObject({ privacy: false });
  });

  test('[DM-09b] a cancelled paid add-on works until the end of the paid term and can be resumed until then; none starts unpaid', async () => {
    for (const add_on of ['domain_forwarding', 'email_forwarding']) {
      const refused = await edit({ add_on, wanted: true });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'add_on_not_bought']);
    }
    await shop.deps.db
      .update(domains)
      .set({
        domain_forwarding: true,
        forwarding_url: 'https://www.example.com/',
        email_forwarding: true,
        email_forwards_max: 2,
      })
      .where(eq(domains.name, name));
    const { expiry_date } = (await info()).json<DomainInfo>();
    expect((await edit({ add_on: 'domain_forwarding', wanted: false })).json()).toMatchObject({
      domain_forwarding: true,
      add_on_ends: { domain_forwarding: expiry_date },
    });
    expect((await edit({ add_on: 'domain_forwarding', wanted: false })).json()).toMatchObject({
      add_on_ends: { domain_forwarding: expiry_date },
    });
    expect((await edit({ add_on: 'domain_forwarding', wanted: true })).json()).toMatchObject({
      domain_forwarding: true,
      add_on_ends: {},
    });
    expect((await edit({ add_on: 'email_forwarding', wanted: false })).json()).toMatchObject({
      email_forwarding: true,
      email_forwards_max: 2,
      add_on_ends: { email_forwarding: expiry_date },
    });
    expect(await endAddOns(shop.deps)).toBe(0);
    const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, name));
    expect(row).toMatchObject({
      domain_forwarding_ends_at: null,
      email_forwarding_ends_at: new Date(expiry_date),
      email_forwarding: true,
    });
    // The domain was renewed without it: an unpaid year is not given away.
    await shop.deps.db
      .update(domains)
      .set({ email_forwarding_ends_at: new Date(Date.parse(expiry_date) - 86_400_000) })
      .where(eq(domains.name, name));
    expect((await edit({ add_on: 'email_forwarding', wanted: true })).json()).toMatchObject({
      code: 'add_on_not_bought',
    });
    const cancelled = (await shop.emails()).filter(
      ({ recipient, subject }) => recipient === customer.email && subject.endsWith(' was cancelled'),
    );
    expect(cancelled.map(({ subject }) => subject).sort()).toEqual([
      `Domain Forwarding for ${name} was cancelled`,
      `Email Forwarding for ${name} was cancelled`,
    ]);
    expect(cancelled[0]?.text).toContain('It works until ');
    const trail = await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${row?.id}`));
    expect(
      trail
        .map(({ action }) => action)
        .filter((action) => action.startsWith('domain.add_on_'))
        .slice(-3),
    ).toEqual(['domain.add_on_cancelled', 'domain.add_on_kept', 'domain.add_on_cancelled']);
    expect((await edit({ add_on: 'domain_forwarding', wanted: false }, await shop.asCustomer())).statusCode).toBe(404);
    await shop.deps.db
      .update(domains)
      .set({
        domain_forwarding: false,
        forwarding_url: null,
        email_forwarding: false,
        email_forwards_max: 0,
        email_forwarding_ends_at: null,
      })
      .where(eq(domains.name, name));
  });

  test('[DM-04c] privacy sold by a reseller can be switched on only if it was bought', async () => {
    const imports = createPriceImportService(shop.deps);
    const free = await imports.export('add-ons');
    expect(free).toContain('contact_privacy,USD,0.00');
    const list = (text: string) =>
      imports.import({
        file: 'add-ons.csv',
        text,
        actor: 'import:mara',
        applyTo: shop.deps.priceListCache.edition.versions['add-ons'],
      });
    expect(await list(free.replace('contact_privacy,USD,0.00', 'contact_privacy,USD,8.00'))).toMatchObject({
      kind: 'applied',
    });
    expect((await info()).json()).toMatchObject({ add_on_prices: { contact_privacy: 8 }, privacy_switchable: false });
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
    expect(await list(free)).toMatchObject({ kind: 'applied' });
  });

  test.each([
    ['no change', {}, 400],
    ['two changes at once', { auto_renew: true, locked: true }, 400],
    ['one nameserver', { nameservers: ['ns1.example.org'] }, 400],
    ['the same nameserver twice', { nameservers: ['ns1.example.org', 'ns1.example.org'] }, 422],
    ['an unknown field', { status: 'expired' }, 400],
  ])('[DM-05] %s is refused', async (_what, payload, status) => {
    await confirm(customer);
    expect((await edit(payload)).statusCode).toBe(status);
  });

  test('[DM-05] a nameserver inside the domain itself has its address at the registry', async () => {
    await confirm(customer);
    const nameservers = [`ns1.${name}`, 'ns2.example.org'];
    const without = await edit({ nameservers });
    expect([without.statusCode, without.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'invalid_nameservers',
        detail: [
          {
            loc: 'nameservers.0.addresses',
            msg: expect.stringContaining('needs its IP address'),
            code: 'glue_missing',
            params: { host: `ns1.${name}`, domain: name },
          },
        ],
      }),
    ]);
    const private_ = await edit({ nameservers, nameserver_addresses: { [`ns1.${name}`]: ['10.0.0.1'] } });
    expect(private_.json<{ detail: unknown[] }>().detail).toEqual([
      {
        loc: 'nameservers.0.addresses',
        msg: '10.0.0.1 cannot be reached from the Internet',
        code: 'private_address',
        params: { address: '10.0.0.1' },
      },
    ]);
    expect((await edit({ nameservers, nameserver_addresses: { 'ns9.example.org': ['203.0.113.1'] } })).statusCode).toBe(
      422,
    );
    const glued = { nameservers, nameserver_addresses: { [`ns1.${name}`]: ['203.0.113.1', '2001:db8::1'] } };
    expect((await edit(glued)).json()).toMatchObject(glued);
    const [held] = await shop.deps.db
      .select()
      .from(registrar_sandbox_names)
      .where(eq(registrar_sandbox_names.name, name));
    expect(held).toMatchObject(glued);
  });

  test('[A7] [DM-04g] changes that could lose the domain require a password confirmed in the last five minutes, and attempts are limited', async () => {
    const other = await shop.asCustomer();
    await givePassword(shop, other);
    const theirs = `${freshLabel()}.org`;
    const { order_id } = (await shop.placeOrder(other, await shop.payloadFor(other, [theirs]))).json<{
      order_id: string;
    }>();
    await shop.settle(other, order_id);
    const code = () => other.request({ method: 'POST', url: `/api/domain/1.0/auth_code/${theirs}` });
    const asked = async () => [
      (await edit({ locked: false }, other, theirs)).json<{ code: string }>().code,
      (await code()).json<{ code: string }>().code,
    ];
    expect(await asked()).toEqual(['password_needed', 'password_needed']);
    const wrong = await confirm(other, 'not my password');
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([422, 'wrong_password']);
    expect(await asked()).toEqual(['password_needed', 'password_needed']);
    // Locking, and anything else that only adds security, requires nothing.
    expect((await edit({ locked: true }, other, theirs)).statusCode).toBe(200);

    expect((await confirm(other)).statusCode).toBe(204);
    expect((await edit({ locked: false }, other, theirs)).statusCode).toBe(200);
    const shown = await code();
    expect(shown.headers['cache-control']).toBe('no-store');
    const { auth_code } = shown.json<{ auth_code: string }>();
    expect(auth_code.length).toBeGreaterThan(8);
    expect((await code()).json()).toEqual({ auth_code });
    const kept = JSON.stringify([
      await auditTrail(shop.deps.db),
      await shop.deps.db.select().from(domains),
      await shop.emails(),
    ]);
    expect(kept).not.toContain(auth_code);
    expect(kept).toContain('domain.auth_code_shown');

    shop.clock.advance(301);
    expect(await asked()).toEqual(['password_needed', 'password_needed']);
    const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(other, 'guess')));
    // Concurrent requests end in any order.
    expect(tries.map(({ statusCode }) => statusCode)).toContain(429);
  });

  test('[DM-04g] the transfer code is unavailable while the registrar is silent, and for an extension without codes', async () => {
    await confirm(customer);
    const code = () => customer.request({ method: 'POST', url: `/api/domain/1.0/auth_code/${name}` });
    shop.deps.faults.add({ operation: 'auth_code', subject: name, fault: { kind: 'error' } });
    const silent = await code();
    expect([silent.statusCode, silent.json<{ code: string }>().code]).toEqual([503, 'registrar_silent']);
    await shop.deps.db.update(domains).set({ name: 'quillharbour.co.uk', tld: 'co.uk' }).where(eq(domains.name, name));
    const byTag = await customer.request({ method: 'POST', url: '/api/domain/1.0/auth_code/quillharbour.co.uk' });
    await shop.deps.db.update(domains).set({ name, tld: 'com' }).where(eq(domains.name, 'quillharbour.co.uk'));
    expect([byTag.statusCode, byTag.json<{ code: string }>().code]).toEqual([422, 'by_tag']);
  });

  describe('its registrant, forwarding and a copy of all data', () => {
    let bought: string;
    let owner: TestCustomer;

    beforeAll(async () => {
      owner = await shop.asCustomer();
      await givePassword(shop, owner);
      await confirm(owner);
      bought = `${freshLabel()}.com`;
      const quoted = await shop.price(owner, { type: 'new', domain_name: bought, period: 1 });
      const costs = ['domain_forwarding', 'email_forwarding', 'email_forwarding'].map((addOn) =>
        quoted.sub_products.find(({ name: product }) => product === addOn),
      );
      const sum = (of: (part: { cost: number; tax: number }) => number) =>
        Number([quoted, ...costs].reduce((total, part) => total + (part ? of(part) : 0), 0).toFixed(2));
      const card = await shop.storeCard(owner);
      const placed = await shop.placeOrder(owner, {
        original_amount: sum(({ cost }) => cost),
        original_tax: sum(({ tax }) => tax),
        payment_method_id: card.id,
        currency_code: 'USD',
        order_items: [
          {
            ...newItem(bought, quoted.quote),
            sub_items: ['domain_forwarding', 'email_forwarding', 'email_forwarding'],
          },
        ],
        idempotency_key: newKey(),
      });
      await shop.settle(owner, placed.json<{ order_id: string }>().order_id);
    });

    const getRegistrant = async () =>
      (await owner.request({ method: 'GET', url: `/api/domain/1.0/registrant/${bought}` })).json<DomainRegistrant>();
    const change = (payload: Record<string, unknown>) => edit(payload, owner, bought);

    test('[DM-04f] the registrant is as at the registrar; while that is silent, as last known, with the date', async () => {
      expect(await getRegistrant()).toMatchObject({
        registrant: REGISTRANT,
        is_current: true,
        as_of: shop.clock.now().toISOString(),
      });
      const heard = shop.clock.now().toISOString();
      shop.clock.advance(60);
      shop.deps.faults.add({ operation: 'held_by', subject: bought, fault: { kind: 'error' } });
      expect(await getRegistrant()).toMatchObject({ registrant: REGISTRANT, is_current: false, as_of: heard });
    });

    test('[DM-04f] [DM-04g] a new phone number changes nothing else; a new name has to be confirmed and locks the domain for 60 days', async () => {
      expect((await change({ registrant: { ...REGISTRANT, phone: '+47.22000001' } })).statusCode).toBe(200);
      expect((await change({ locked: false })).json()).toMatchObject({ is_locked: false });
      const email = `new-${freshLabel()}@example.com`;
      expect((await change({ registrant: { ...REGISTRANT, last_name: 'Lindquist', email } })).json()).toMatchObject({
        is_locked: true,
      });
      expect((await getRegistrant()).registrant).toMatchObject({ last_name: 'Lindquist', email });
      const refused = await change({ locked: false });
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({
          code: 'registrar_refused',
          params: { what: 'other', reason: 'owner_changed', until: expect.any(String) },
          message: expect.stringContaining('The owner changed less than 60 days ago'),
        }),
      ]);
      expect((await shop.emails()).filter(({ recipient }) => recipient === email)).toHaveLength(1);
      const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, bought));
      const entries = await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${row?.id}`));
      const told = entries.filter(({ action }) => action === 'domain.registrant_set').map(({ after }) => after);
      expect(told).toEqual([{ fields: ['phone'] }, { fields: ['last_name', 'email', 'phone'] }]);
    });

    test('[DM-04f] what the registry would refuse is reported by field; changing the registrant requires a recent password confirmation', async () => {
      const wrong = await change({ registrant: { ...REGISTRANT, kind: 'organization' } });
      expect([wrong.statusCode, wrong.json<{ detail: unknown }>().detail]).toEqual([
        422,
        [
          {
            loc: 'registrant.org_name',
            msg: 'Enter the name of the organisation',
            code: 'organisation_name',
            params: { what: 'missing' },
          },
        ],
      ]);
      shop.deps.faults.add({ operation: 'change', subject: bought, fault: { kind: 'drop_request' } });
      expect((await change({ registrant: { ...REGISTRANT, city: 'Bodø' } })).statusCode).toBe(503);
      shop.clock.advance(400);
      expect((await change({ registrant: REGISTRANT })).json<{ code: string }>().code).toBe('password_needed');
    });

    test('[DM-04f] from a person to an organisation, the answers to the registry change with the owner, here and at the registrar', async () => {
      const american = {
        ...REGISTRANT,
        phone: '+1.2125550142',
        address1: '20 Wharf Street',
        city: 'Boston',
        state: 'MA',
        postal_code: '02110',
        country: 'US',
      };
      const usName = `${freshLabel()}.us`;
      const payload = await shop.payloadFor(owner, [usName]);
      const asked = { registrant: american, tld_data: { us: { app_purpose: 'P3', category: 'C11' } } };
      const placed = await shop.placeOrder(owner, {
        ...payload,
        order_items: payload.order_items.map((item) => ({ ...item, ...asked })) as typeof payload.order_items,
      });
      await shop.settle(owner, placed.json<{ order_id: string }>().order_id);
      await confirm(owner);
      const organisation = { ...american, kind: 'organization', org_name: 'Brindle Wharf Inc' };
      const wrong = await edit({ registrant: organisation, tld_data: { app_purpose: 'P1' } }, owner, usName);
      expect([wrong.statusCode, wrong.json<{ detail: unknown }>().detail]).toEqual([
        422,
        [expect.objectContaining({ loc: 'tld_data.category' })],
      ]);
      const tld_data = { app_purpose: 'P1', category: 'C21' };
      expect((await edit({ registrant: organisation, tld_data }, owner, usName)).statusCode).toBe(200);
      const [books] = await shop.deps.db
        .select()
        .from(registrar_sandbox_names)
        .where(eq(registrar_sandbox_names.name, usName));
      expect([books?.registrant, books?.tld_data]).toEqual([organisation, tld_data]);
      const seen = await owner.request({ method: 'GET', url: `/api/domain/1.0/registrant/${usName}` });
      expect(seen.json()).toMatchObject({ registrant: organisation, tld_data, is_current: true });
    });

    test('[RG-09b] [DM-04f] each contact is the registrant until it is changed, and can be again; the registrar, the history and an email reflect it', async () => {
      await confirm(owner);
      const books = async () =>
        (await shop.deps.db.select().from(registrar_sandbox_names).where(eq(registrar_sandbox_names.name, bought)))[0];
      expect([(await getRegistrant()).contacts, (await books())?.contacts]).toEqual([
        { admin: null, tech: null, billing: null },
        {},
      ]);
      const before = await books();
      const tech = { ...REGISTRANT, kind: 'organization', org_name: 'Brindle Hosting AS', email: 'tech@example.com' };
      expect((await change({ contact_role: 'tech', contact: tech })).statusCode).toBe(200);
      expect((await getRegistrant()).contacts).toEqual({ admin: null, tech, billing: null });
      // The registrant is unchanged: no verification is needed, and the domain is not locked again.
      expect(await books()).toEqual({ ...before, contacts: { tech } });
      expect((await shop.emails()).filter(({ recipient }) => recipient === tech.email)).toEqual([]);

      const wrong = await change({ contact_role: 'billing', contact: { ...REGISTRANT, kind: 'organization' } });
      expect([wrong.statusCode, wrong.json<{ detail: unknown }>().detail]).toEqual([
        422,
        [
          {
            loc: 'contact.org_name',
            msg: 'Enter the name of the organisation',
            code: 'organisation_name',
            params: { what: 'missing' },
          },
        ],
      ]);
      shop.deps.faults.add({ operation: 'change', subject: bought, fault: { kind: 'drop_request' } });
      expect((await change({ contact_role: 'billing', contact: { ...REGISTRANT, city: 'Bodø' } })).statusCode).toBe(
        503,
      );
      shop.deps.faults.add({ operation: 'change', subject: bought, fault: { kind: 'drop_response' } });
      expect((await change({ contact_role: 'tech', contact: null })).statusCode).toBe(200);
      expect([(await getRegistrant()).contacts, (await books())?.contacts]).toEqual([
        { admin: null, tech: null, billing: null },
        {},
      ]);

      const [row] = await shop.deps.db.select().from(domains).where(eq(domains.name, bought));
      const entries = (await auditTrail(shop.deps.db, eq(audit_entries.subject, `domain:${row?.id}`))).filter(
        ({ action }) => action === 'domain.contact_set',
      );
      expect(entries.map(({ after }) => after)).toMatchObject([
        { contact_role: 'tech', same_as_owner: false, fields: expect.arrayContaining(['org_name', 'email']) },
        { contact_role: 'tech', same_as_owner: true },
      ]);
      const history = (
        await owner.request({ method: 'GET', url: `/api/domain/1.0/history/${bought}`, query: { limit: '1' } })
      ).json<DomainHistory>();
      expect(history.entries[0]).toMatchObject({
        action: 'domain.contact_set',
        by: 'you',
        changes: expect.arrayContaining([expect.objectContaining({ what: 'contact_role', after: 'tech' })]),
      });
      const subjects = (await shop.emails()).filter(
        ({ subject }) => subject === `The technical contact of ${bought} was changed`,
      );
      expect(subjects).toHaveLength(2);
      shop.clock.advance(400);
      expect((await change({ contact_role: 'admin', contact: tech })).json<{ code: string }>().code).toBe(
        'password_needed',
      );
    });

    test('[DM-04i] a change based on former details is refused with the present ones; one based on the present details is not', async () => {
      await confirm(owner);
      const { versions, registrant: former } = await getRegistrant();
      const moved = { ...former, city: 'Tromsø' };
      expect((await change({ registrant: moved, version: versions?.owner })).statusCode).toBe(200);
      const called = { ...former, phone: '+47.22000077' };
      const refused = await change({ registrant: called, version: versions?.owner });
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        expect.objectContaining({ code: 'contact_changed', params: { domain: bought } }),
      ]);
      const present = await getRegistrant();
      expect(present.registrant).toMatchObject({ city: 'Tromsø', phone: former?.phone });
      // A request whose response was lost is repeated: the stored details are already the wanted ones.
      expect((await change({ registrant: moved, version: versions?.owner })).statusCode).toBe(200);
      const both = { ...moved, phone: called.phone };
      expect((await change({ registrant: both, version: present.versions?.owner })).statusCode).toBe(200);
      expect((await getRegistrant()).registrant).toMatchObject({ city: 'Tromsø', phone: called.phone });
      // Each contact has its own version, and programs that send none work as before.
      const tech = { ...REGISTRANT, email: 'tech@example.com' };
      const read = (await getRegistrant()).versions?.tech;
      const techChange = { contact_role: 'tech', contact: tech, version: read };
      expect((await change(techChange)).statusCode).toBe(200);
      expect((await change({ ...techChange, contact: { ...tech, city: 'Bodø' } })).json()).toMatchObject({
        code: 'contact_changed',
      });
      expect((await change({ contact_role: 'tech', contact: null })).statusCode).toBe(200);
      expect((await change({ registrant: former })).statusCode).toBe(200);
    });

    test('[DM-04d] [DM-04e] [A6] visitors and mail are forwarded if that was bought, to publicly reachable targets', async () => {
      expect((await change({ forwarding_url: 'https://www.example.com/' })).json()).toMatchObject({
        forwarding_url: 'https://www.example.com/',
      });
      for (const url of ['http://169.254.169.254/', 'javascript:alert(1)', `https://${bought}/`])
        expect((await change({ forwarding_url: url })).statusCode).toBe(422);
      const email_forwards = [
        { alias: 'info', target: 'mara@example.com' },
        { alias: '*', target: 'rest@example.com' },
      ];
      expect((await change({ email_forwards })).json()).toMatchObject({ email_forwards, email_forwards_max: 2 });
      expect(
        (await change({ email_forwards: [...email_forwards, { alias: 'x', target: 'y@example.com' }] })).json(),
      ).toMatchObject({
        code: 'forwarding_not_bought',
        message: "Email Forwarding was bought for 2 addresses of this domain. Buy more on the domain's page.",
      });
      expect(
        (await change({ email_forwards: [{ alias: 'in fo', target: 'mara@example.com' }] })).json<{
          detail: unknown[];
        }>().detail,
      ).toMatchObject([{ loc: 'email_forwards.0.alias' }]);
      expect((await change({ forwarding_url: null })).json()).toMatchObject({ forwarding_url: null });
      expect((await edit({ forwarding_url: 'https://www.example.com/' })).json<{ code: string }>().code).toBe(
        'forwarding_not_bought',
      );
    });

    test('[SS-05g] [DM-04d] forwarding changes only after a reauthentication or sign-in of the last 30 minutes', async () => {
      const held = async () =>
        shop.deps.db
          .select({ url: domains.forwarding_url, mail: domains.email_forwards })
          .from(domains)
          .where(eq(domains.name, bought));
      const before = await held();
      await shop.deps.db
        .update(sessions)
        .set({ password_confirmed_at: null })
        .where(eq(sessions.customer_id, owner.id));
      shop.clock.advance(ZONE_REAUTH_MS / 1_000 + 1);
      const stolen: Record<string, unknown>[] = [
        { forwarding_url: 'https://phish.example.com/' },
        { email_forwards: [{ alias: '*', target: 'thief@example.com' }] },
        { email_forwards: [] },
      ];
      for (const edit of stolen) {
        const answer = await change(edit);
        expect([edit, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([edit, 409, 'password_needed']);
      }
      expect(await held()).toEqual(before);
      expect((await confirm(owner)).statusCode).toBe(204);
      shop.clock.advance(ZONE_REAUTH_MS / 1_000);
      expect((await change({ forwarding_url: 'https://www.example.com/' })).statusCode).toBe(200);
      expect(await held()).toMatchObject([{ url: 'https://www.example.com/' }]);
    });

    test('[DM-08a] a copy of all data has facts, registrant, zone, history and receipts', async () => {
      const answer = await owner.request({
        method: 'GET',
        url: `/api/domain/1.0/export/${bought}`,
        query: { currency_code: 'USD' },
      });
      const copy = answer.json<DomainExport>();
      expect(z.safeParse(domainExport, copy).success).toBe(true);
      expect(copy).toMatchObject({
        domain: { domain: bought },
        registrant: { last_name: 'Lindquist' },
        receipts: [{ lines: [{ domain_name: bought }] }],
      });
      expect(copy.history.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['domain.registered', 'domain.registrant_set', 'domain.forwarding_set']),
      );
      await owner.request({ method: 'GET', url: `/api/dns/1.0/${bought}` });
      const again = (
        await owner.request({ method: 'GET', url: `/api/domain/1.0/export/${bought}`, query: { currency_code: 'USD' } })
      ).json<DomainExport>();
      expect(again.zone.length).toBeGreaterThan(0);
      const file = parseZoneFile(again.zone_file ?? '', bought);
      expect([file.problems, file.records.length]).toEqual([
        [],
        again.zone.filter(({ name, type }) => !(name === '@' && type === 'NS')).length,
      ]);
      expect(again.zone_file).toContain('\tSOA\t');
    });

    test('[DM-08a] a copy in a currency that the shop does not sell in is refused', async () => {
      const answer = await owner.request({
        method: 'GET',
        url: `/api/domain/1.0/export/${bought}`,
        query: { currency_code: 'XXX' },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'currency_not_sold', message: 'We do not sell in XXX.' }),
      ]);
    });
  });

  test('[DM-07] the history lists every change with actor and time, in pages, and nothing of an earlier holder', async () => {
    await shop.deps.db
      .insert(audit_entries)
      .values({
        at: new Date('2020-01-01'),
        actor: 'customer:somebody-else',
        action: 'zone.saved',
        subject: `zone:${name}`,
        before: [],
        after: ['@ 300 TXT "old secret"'],
      });
    const page = async (query: Record<string, string>) =>
      (await customer.request({ method: 'GET', url: `/api/domain/1.0/history/${name}`, query })).json<DomainHistory>();
    const all = await page({ limit: '100' });
    expect(z.safeParse(domainHistory, all).success).toBe(true);
    expect(all.entries.at(-1)).toMatchObject({
      action: 'domain.registered',
      changes: [{ what: 'expiry_date', before: null }],
    });
    expect(all.entries).toContainEqual(
      expect.objectContaining({
        action: 'domain.lock_set',
        by: 'you',
        changes: [{ what: 'is_locked', before: 'on', after: 'off' }],
      }),
    );
    expect(JSON.stringify(all)).not.toContain('old secret');
    const first = await page({ limit: '2' });
    const second = await page({ limit: '100', before: String(first.next) });
    expect([...first.entries, ...second.entries]).toEqual(all.entries);
    expect(
      (await customer.request({ method: 'GET', url: `/api/domain/1.0/history/${name}`, query: { limit: '1000' } }))
        .statusCode,
    ).toBe(400);
  });

  test('[DM-07] the history compares large zones in no time', async () => {
    const records = Array.from({ length: 100_000 }, (_, at) => `r${String(at).padStart(6, '0')} 300 A 203.0.113.1`);
    await shop.deps.db
      .insert(audit_entries)
      .values({
        at: shop.clock.now(),
        actor: `customer:${customer.id}`,
        action: 'zone.saved',
        subject: `zone:${name}`,
        before: records,
        after: ['www 300 A 203.0.113.2', ...records.slice(1).reverse()],
      });
    const answer = await customer.request({ url: `/api/domain/1.0/history/${name}`, query: { limit: '1' } });
    expect(answer.json<DomainHistory>().entries[0]?.changes).toEqual([
      { what: 'record', before: 'r000000 300 A 203.0.113.1', after: null },
      { what: 'record', before: null, after: 'www 300 A 203.0.113.2' },
    ]);
  });

  test('[DM-04h] a change without an answer is looked up before an outcome is reported', async () => {
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'drop_response' } });
    expect((await edit({ auto_renew: true })).json()).toMatchObject({ is_auto_renew: true });
    shop.deps.faults.add({ operation: 'change', subject: name, fault: { kind: 'drop_request' } });
    const lost = await edit({ auto_renew: false });
    expect([lost.statusCode, lost.json<{ code: string }>().code]).toEqual([503, 'registrar_silent']);
    expect((await info()).json()).toMatchObject({ is_auto_renew: true });
  });

  test('[DM-04b] [DM-04c] [DM-04d] [DM-04f] [DM-04g] [DM-04h] another customer’s domain does not exist, for reading or changing', async () => {
    const stranger = await shop.asCustomer();
    const unknown = 'nobodys-name-here.com';
    const calls = [
      (domain: string) => info(stranger, domain),
      (domain: string) => edit({ locked: false }, stranger, domain),
      (domain: string) => stranger.request({ method: 'POST', url: `/api/domain/1.0/auth_code/${domain}` }),
      ...['history', 'registrant', 'export'].map(
        (what) => (domain: string) =>
          stranger.request({
            method: 'GET',
            url: `/api/domain/1.0/${what}/${domain}`,
            query: what === 'export' ? { currency_code: 'USD' } : {},
          }),
      ),
    ];
    for (const call of calls) {
      const [theirs, nobodys] = [await call(name), await call(unknown)];
      expect([theirs.statusCode, nobodys.statusCode]).toEqual([404, 404]);
      const said = ({ message }: { message: string }, domain: string) => message.replace(domain, '…');
      expect(said(theirs.json(), name)).toBe(said(nobodys.json(), unknown));
    }
    expect(
      (await shop.request({ method: 'GET', url: `/api/domain/1.0/info/${name}`, query: { currency_code: 'USD' } }))
        .statusCode,
    ).toBe(401);
  });
});
