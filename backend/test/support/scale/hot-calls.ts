import {
  checkCartPrice,
  checkPrice,
  getActivity,
  getAutorenewal,
  getDomainDeletion,
  getDomainHistory,
  getDomainInfo,
  getDomainRegistrant,
  getSecurity,
  listPaymentMethods,
  listRegistrantVerifications,
  listTransfers,
  type CustomerId,
} from '@storefront/shared/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { and, asc, eq, isNull, like } from 'drizzle-orm';
import { domains, orders } from '../../../src/db/schema';
import { openSession } from '../customers';
import type { TestApp } from '../app';
import type { TestStaff } from '../staff';

/** A call that customers or staff make often. */
export interface HotCall {
  readonly name: string;
  run(): Promise<unknown>;
}

/** A customer of a filled shop, with a domain and an order. */
export interface Caller {
  readonly id: CustomerId;
  readonly email: string;
  readonly domain: string;
  readonly orderId: string;
  readonly cookie: string;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Opens a session for an existing customer. */
export async function asCaller(shop: TestApp, id: CustomerId): Promise<Caller> {
  const { db, config } = shop.deps;
  const cookie = await openSession(db, config, shop.clock.now(), id);
  const customer = await db.query.customers.findFirst({ where: (table) => eq(table.id, id) });
  const [domain] = await db
    .select({ name: domains.name })
    .from(domains)
    .where(and(eq(domains.customer_id, id), isNull(domains.ended_at), like(domains.name, '%.com')))
    .orderBy(asc(domains.name))
    .limit(1);
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customer_id, id))
    .orderBy(asc(orders.id))
    .limit(1);
  if (!customer || !domain || !order) throw new Error(`Customer ${id} has no domain or no order`);
  return {
    id,
    email: customer.email,
    domain: domain.name,
    orderId: order.id,
    cookie,
    request: async (options) => {
      const answer = await shop.request({ ...options, headers: { cookie, ...options.headers } });
      if (answer.statusCode >= 400)
        throw new Error(`${options.method ?? 'GET'} ${String(options.url)}: ${answer.body}`);
      return answer;
    },
  };
}

const COLUMNS =
  'id,name,unicode_name,tld,status,registered_at,expiry_date,stage_ends,is_auto_renew,has_whois_privacy,domain_forwarding,email_forwarding';

/** The calls of a customer's pages. */
export function customerCalls({ request, domain, orderId }: Caller): HotCall[] {
  const get = (url: string, headers: Record<string, string> = {}) => request({ url, headers });
  const ofDomain = (path: string) => get(path.replace(/\{\w+\}/, domain));
  const counted = { prefer: 'count=exact' };
  const list = (query: string) => get(`/tables/domains?select=${COLUMNS}&limit=25&${query}`, counted);
  const post = (url: string, payload: object) => request({ method: 'POST', url, payload });
  const renewal = { domain, period: 1, service: 'domain_renew' };
  const currency_code = 'USD';
  return [
    { name: 'session', run: () => get('/auth/session_active') },
    { name: 'domains, by name', run: () => list('order=name.asc&offset=0') },
    { name: 'domains, by expiry', run: () => list('order=expiry_date.asc,name.asc&offset=0') },
    { name: 'domains, second page', run: () => list('order=name.asc&offset=25') },
    { name: 'domains, search', run: () => list('order=name.asc&unicode_name=ilike.*harbour*&offset=0') },
    { name: 'domains, expiring', run: () => list('order=name.asc&status=eq.ok&expiry_date=lt.2030-01-01&offset=0') },
    { name: 'domains, without auto-renew', run: () => list('order=name.asc&is_auto_renew=is.false&offset=0') },
    { name: 'orders', run: () => get('/tables/orders?limit=25&order=created_at.desc&offset=0', counted) },
    { name: 'order', run: () => get(`/api/checkout/1.0/order/${orderId}`) },
    { name: 'receipt', run: () => get(`/api/checkout/1.0/order/${orderId}/receipt`) },
    {
      name: 'domain, overview',
      run: () => get(`${getDomainInfo.path.replace('{domainName}', domain)}?currency_code=USD`),
    },
    { name: 'domain, auto-renewal', run: () => ofDomain(getAutorenewal.path) },
    { name: 'domain, history', run: () => ofDomain(getDomainHistory.path) },
    { name: 'domain, registrant', run: () => ofDomain(getDomainRegistrant.path) },
    { name: 'domain, deletion', run: () => ofDomain(getDomainDeletion.path) },
    { name: 'DNS records', run: () => get(`/api/dns/1.0/${domain}`) },
    { name: 'DNS versions', run: () => get(`/api/dns/1.0/versions/${domain}`) },
    { name: 'transfers', run: () => get(listTransfers.path) },
    { name: 'activity', run: () => get(getActivity.path) },
    { name: 'security', run: () => get(getSecurity.path) },
    { name: 'cards', run: () => get(listPaymentMethods.path) },
    { name: 'contacts', run: () => get('/api/tucowsbilling/1.0/user/contacts') },
    { name: 'contact of the last order', run: () => get('/api/tucowsbilling/1.0/user/contact_info') },
    { name: 'registrants to verify', run: () => get(`${listRegistrantVerifications.path}?state=unconfirmed`) },
    { name: 'registrants', run: () => get(listRegistrantVerifications.path) },
    { name: 'closing the account', run: () => get('/api/account/1.0/closing') },
    { name: 'cart', run: () => get('/api/checkout/1.0/cart?after=0') },
    { name: 'price of a renewal', run: () => post(checkPrice.path, { ...renewal, currency_code }) },
    { name: 'price of a cart', run: () => post(checkCartPrice.path, { items: [renewal], currency_code }) },
    {
      name: 'availability',
      run: () => get('/api/domain/1.0/availability/brindlewharf?group=popular&currency_code=USD'),
    },
  ];
}

/** The calls of staff for a customer's support request. */
export function deskCalls(staff: TestStaff, { id, email, domain, orderId }: Caller): HotCall[] {
  const get = async (url: string) => {
    const answer = await staff.request({ url });
    if (answer.statusCode >= 400) throw new Error(`${url}: ${answer.body}`);
    return answer;
  };
  const search = (q: string, more = '') => get(`/desk/1.0/search?q=${encodeURIComponent(q)}${more}`);
  return [
    { name: 'desk, search for an address', run: () => search(email) },
    { name: 'desk, search for a name', run: () => search('Mara Lindqvist') },
    { name: 'desk, search for a domain', run: () => search(domain) },
    { name: 'desk, search for a part of domains', run: () => search('harbour') },
    { name: 'desk, search for an order', run: () => search(orderId.slice(0, 8)) },
    { name: 'desk, search for a receipt', run: () => search('R-0000002') },
    { name: 'desk, customer', run: () => get(`/desk/1.0/customers/${id}`) },
    { name: 'desk, domains of a customer', run: () => get(`/desk/1.0/customers/${id}/domains`) },
    { name: 'desk, orders of a customer', run: () => get(`/desk/1.0/customers/${id}/orders`) },
    { name: 'desk, emails to a customer', run: () => get(`/desk/1.0/customers/${id}/emails`) },
    { name: 'desk, activity of a customer', run: () => get(`/desk/1.0/customers/${id}/activity`) },
    { name: 'desk, order', run: () => get(`/desk/1.0/orders/${orderId}`) },
  ];
}
