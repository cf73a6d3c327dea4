import type { DomainDeletion, OrderItem, OrderPayload, PriceAnswer } from '@storefront/shared/contract';
import { PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import { Secret, TOTP } from 'otpauth';
import { SIGNATURE_HEADER } from '../../../src/adapters/payment/sandbox/sandbox-payment';
import { signWebhook } from '../../../src/adapters/payment/webhook-signature';
import { emailTo, newEmail, PASSWORD } from '../account';
import { SHOP, type TestCustomer } from '../app';
import { getCookie } from '../cookies';
import { WEBHOOK_SECRET } from '../payment-webhook';
import { CARDS } from '../payment-provider';
import { freshLabel, newItem, newKey, REGISTRANT } from '../shop';
import { makeCode } from '../staff';
import { VirtualAuthenticator } from '../virtual-authenticator';
import type { Walk } from './walk';

/** The step of an authenticator app's codes. Seconds. */
const NEXT_CODE = 30;
/** Set-ups of staff are limited within a quarter of an hour. Seconds. */
const SET_UP_REST = 300;
const OTHER_PASSWORD = 'quiet harbour quill 9';
const USD = { currency_code: 'USD' };

const emailFor = async (walk: Walk, email: string) => {
  await walk.shop.deps.jobs.drain();
  return emailTo(walk.shop, email);
};

/** Opens an account as people do. @returns the customer in a browser of their own */
async function openAccount(walk: Walk): Promise<TestCustomer> {
  const email = newEmail();
  const person = { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO' };
  await walk.ask('register', { body: { ...person, email, password: PASSWORD } }, 'guest');
  await walk.ask('resendVerification', { body: { email } }, 'guest');
  walk.shop.clock.advance(1);
  const { token } = await emailFor(walk, email);
  const verified = await walk.ask('verifyEmail', { body: { token, password: PASSWORD } }, 'guest');
  return asBrowser(walk, email, getCookie(verified));
}

async function asBrowser(walk: Walk, email: string, cookie: string): Promise<TestCustomer> {
  const row = await walk.shop.deps.db.query.customers.findFirst({ where: (table, { eq }) => eq(table.email, email) });
  const customer: TestCustomer = {
    id: row?.id ?? '',
    email,
    cookie,
    async request(options) {
      const answer = await walk.shop.request({ ...options, headers: { cookie: customer.cookie, ...options.headers } });
      if (answer.cookies.length > 0) customer.cookie = getCookie(answer);
      return answer;
    },
  };
  return customer;
}

async function signIn(walk: Walk, email: string, password: string): Promise<void> {
  const answer = await walk.ask('login', { body: { email, password } }, 'guest');
  walk.signInAs(await asBrowser(walk, email, getCookie(answer)));
}

/** Stores a card. @returns its id */
async function storeCard(walk: Walk): Promise<string> {
  await walk.prove();
  const intent = await walk.call<{ id: string }>('createSetupIntent', { body: {} });
  await walk.shop.pay.enterCard(intent.id, CARDS.fine);
  return (await walk.call<{ id: string }>('addPaymentMethod', { body: { setup_intent_id: intent.id } })).id;
}

async function payloadFor(
  walk: Walk,
  card: string,
  domain: string,
  toItem: (quote: string | undefined) => OrderItem = (quote) => newItem(domain, quote),
  service = 'domain_create',
): Promise<OrderPayload> {
  const price = await walk.call<PriceAnswer>('checkPrice', { body: { domain, period: 1, service, ...USD } });
  return {
    original_amount: price.cost,
    original_tax: price.tax,
    payment_method_id: card,
    currency_code: 'USD',
    order_items: [toItem(price.quote)],
    idempotency_key: newKey(),
  };
}

/** Buys a domain. @returns its order */
async function buy(walk: Walk, domain: string, card: string): Promise<string> {
  await walk.prove();
  const { order_id } = await walk.call<{ order_id: string }>('createOrder', {
    body: await payloadFor(walk, card, domain),
  });
  await walk.shop.settle(await walk.person(), order_id);
  return order_id;
}

const newDomain = (): string => `${freshLabel()}.com`;

async function account(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  for (const id of ['sessionActive', 'getProfile', 'getContactInfo', 'getSecurity', 'getDefaultCurrency'])
    await walk.call(id);
  await walk.call('getActivity', { query: { limit: '5' } });
  await walk.call('setDefaultCurrency', { body: USD });
  await walk.call('getBillingDetails');
  await walk.call('saveBillingDetails', {
    body: {
      first_name: 'Mara',
      last_name: 'Lindqvist',
      country: 'NO',
      company: '',
      address: { address1: 'Storgata 1', address2: '', city: 'Oslo', state: 'Oslo', postal_code: '0155' },
      vat_number: '',
    },
  });
  const { id } = await walk.call<{ id: string }>('saveContact', { body: { contact: REGISTRANT, consent: true } });
  await walk.call('listContacts');
  await walk.call('changeContact', { params: { id }, body: { contact: { ...REGISTRANT, city: 'Bergen' } } });
  await walk.ask('deleteContact', { params: { id } });
  await walk.ask('confirmPassword', { body: { password: PASSWORD } });
  await walk.prove();
  await walk.ask('changeEmail', { body: { email: newEmail() } });
}

async function passwords(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  await walk.prove();
  await walk.ask('changePassword', { body: { password: OTHER_PASSWORD } });
  await signIn(walk, customer.email, OTHER_PASSWORD);
  await walk.shop.request({
    method: 'POST',
    url: '/auth/login',
    payload: { email: customer.email, password: OTHER_PASSWORD },
  });
  const { sessions } = await walk.call<{ sessions: { id: string; is_current?: boolean; current?: boolean }[] }>(
    'getSecurity',
  );
  const other = sessions.find((session) => !(session.is_current ?? session.current));
  await walk.ask('endSessionOf', { params: { id: other?.id ?? '' } });
  await walk.ask('endOtherSessions');
  await walk.ask('recover', { body: { email: customer.email } }, 'guest');
  walk.shop.clock.advance(1);
  const { token } = await emailFor(walk, customer.email);
  await walk.call('validateToken', { body: { token, queue: 'recovery' } }, 'guest');
  await walk.ask('resetPassword', { body: { token, username: customer.email, password: PASSWORD } }, 'guest');
  await signIn(walk, customer.email, PASSWORD);
  await walk.ask('logout');
  await signIn(walk, customer.email, PASSWORD);
  await walk.ask('logoutByPost');
}

async function secondFactors(walk: Walk): Promise<void> {
  const customer = await openAccount(walk);
  walk.signInAs(customer);
  await walk.prove();
  const { secret } = await walk.call<{ secret: string }>('beginTotp');
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: walk.shop.clock.now().getTime() });
  await walk.call('confirmTotp', { body: { code: code() } });
  walk.shop.clock.advance(NEXT_CODE);
  const login = await walk.call<{ second_factor?: { ticket: string } }>(
    'login',
    { body: { email: customer.email, password: PASSWORD } },
    'guest',
  );
  const ticket = login.second_factor?.ticket;
  const opened = await walk.ask('completeLogin', { body: { ticket, code: code() } }, 'guest');
  walk.signInAs(await asBrowser(walk, customer.email, getCookie(opened)));
  await walk.prove();
  await walk.call('renewRecoveryCodes');
  await walk.ask('removeTotp');
  await walk.prove();

  const device = new VirtualAuthenticator(SHOP);
  type Begun = { ticket: string; options: Record<string, unknown> };
  const begun = await walk.call<Begun>('beginPasskey');
  await walk.call('addPasskey', {
    body: { ticket: begun.ticket, name: 'Laptop', answer: device.create(begun.options) },
  });
  const asked = await walk.call<Begun>('beginPasskeyLogin', {}, 'guest');
  const signed = await walk.ask(
    'passkeyLogin',
    { body: { ticket: asked.ticket, answer: device.get(asked.options) } },
    'guest',
  );
  walk.signInAs(await asBrowser(walk, customer.email, getCookie(signed)));
  const proof = await walk.call<Begun>('beginPasskeyProof');
  await walk.ask('confirmByPasskey', { body: { ticket: proof.ticket, answer: device.get(proof.options) } });
  const { passkeys } = await walk.call<{ passkeys: { id: string }[] }>('getSecurity');
  await walk.prove();
  await walk.ask('removePasskey', { params: { id: passkeys[0]?.id ?? '' } });
}

async function search(walk: Walk): Promise<void> {
  for (const id of ['listCurrencies', 'getSettings', 'getProvisioning']) await walk.call(id, {}, 'guest');
  await walk.call('listTlds', { query: USD }, 'guest');
  const word = freshLabel();
  const found = await walk.call<{ search_key: string }>(
    'searchAvailability',
    { params: { word }, query: { group: 'popular', max_wait: '0', ...USD } },
    'guest',
  );
  await walk.call(
    'searchAvailability',
    { params: { word }, query: { group: 'popular', max_wait: '0', search_key: found.search_key, ...USD } },
    'guest',
  );
  await walk.call('checkNames', { body: { names: [`${word}.com`, 'mountain.com'], max_wait: 0, ...USD } }, 'guest');
  const item = { domain: `${word}.com`, period: 1, service: 'domain_create' };
  await walk.call('checkPrice', { body: { ...item, ...USD } }, 'guest');
  await walk.call('checkCartPrice', { body: { items: [item, { ...item, domain: `${word}.net` }], ...USD } }, 'guest');
  await walk.call(
    'checkTransfers',
    { body: { names: [{ domain: 'sixdays-quay.com', auth_info: 'Right-code-1' }], ...USD } },
    'guest',
  );
}

const PARTNER = { partner_key: 'pk_playground' };
/** As a browser sends it from the playground's page. */
const FROM_PARTNER = { origin: SHOP, 'sec-fetch-site': 'same-origin' };

async function embedded(walk: Walk): Promise<void> {
  const call = (id: string, parts: object) =>
    walk.call(id, { params: PARTNER, headers: FROM_PARTNER, ...parts }, 'guest');
  const domain = newDomain();
  await call('getEmbedSettings', {});
  await walk.ask('getEmbedFrame', { params: PARTNER, headers: FROM_PARTNER }, 'guest');
  await call('searchFromEmbed', {
    params: { ...PARTNER, word: freshLabel() },
    query: { group: 'exact', max_wait: '0', ...USD },
  });
  await call('checkEmbedPrices', { body: { items: [{ domain, period: 1 }], ...USD } });
  await call('transferEmbedCart', { body: { items: [{ domain, period: 1 }] } });
}

async function carts(walk: Walk): Promise<void> {
  const domain = newDomain();
  const choice = { domain, type: 'new', period: 1, quantity: 1, autorenew: true, add_ons: [] };
  const at = walk.shop.clock.now().getTime();
  const cart = await walk.call<{ cart_id: string; version: number }>('saveAccountCart', {
    body: { entries: [{ domain, at, by: 'tab1', since: at, choice }] },
  });
  await walk.call('getAccountCart');
  await walk.call('getAccountCart', { query: { cart_id: cart.cart_id, after: '0' } });
  const { id } = await walk.call<{ id: string }>('createCartTransfer', { body: { choices: [choice] } }, 'guest');
  await walk.call('getCartTransfer', { params: { id } }, 'guest');
  await walk.call('takeCartTransfer', { params: { id }, body: { key: 'key-of-the-first-device' } }, 'guest');
}

async function purchase(walk: Walk): Promise<void> {
  const card = await storeCard(walk);
  const domain = newDomain();
  const id = await buy(walk, domain, card);
  for (const operation of ['getOrder', 'getWithdrawal', 'getReceipt']) await walk.call(operation, { params: { id } });
  await walk.ask('downloadReceipt', { params: { id } });
  await walk.call('listOrders', { query: { select: 'id,status_name,total', order: 'created_at.desc', limit: '5' } });
  await walk.call('listDomains', { query: { name: `eq.${domain}` }, headers: { prefer: 'count=exact', range: '0-4' } });
  const body = JSON.stringify({
    id: `evt_${freshLabel()}`,
    type: 'payment.captured',
    created: 0,
    data: { payment: 'pay_1', order: id, status: 'captured' },
  });
  const signature = signWebhook(body, WEBHOOK_SECRET, walk.shop.clock.now());
  await walk.call(
    'paymentWebhook',
    { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature } },
    'guest',
  );
  const second = await storeCard(walk);
  await walk.call('listPaymentMethods');
  await walk.call('makeDefaultPaymentMethod', { body: { id: card } });
  await walk.ask('deletePaymentMethod', { body: { id: second } });
}

async function withdrawal(walk: Walk): Promise<void> {
  const consumer = await walk.shop.asCustomer({ country: 'DE' });
  walk.signInAs(consumer);
  const card = await storeCard(walk);
  const payload = await payloadFor(walk, card, newDomain());
  const { order_id } = await walk.call<{ order_id: string }>('createOrder', {
    body: { ...payload, consent: { immediate_performance: true, text_version: PERFORMANCE_CONSENT.version } },
  });
  await walk.shop.settle(consumer, order_id);
  await walk.call('getWithdrawal', { params: { id: order_id } });
  await walk.call('withdraw', { params: { id: order_id }, body: { confirm: true } });
  await walk.shop.settle(consumer, order_id, () => true);
}

async function domain(walk: Walk): Promise<void> {
  const name = newDomain();
  await buy(walk, name, await storeCard(walk));
  const params = { domainName: name };
  await walk.call('getDomainInfo', { params, query: USD });
  for (const operation of ['getForwardingState', 'getDomainRegistrant', 'getAutorenewal'])
    await walk.call(operation, { params });
  await walk.call('getDomainHistory', { params, query: { limit: '5' } });
  await walk.call('exportDomain', { params, query: USD });
  await walk.prove();
  for (const change of [
    { auto_renew: false },
    { privacy: true },
    { locked: false },
    { nameservers: ['ns1.example.net', 'ns2.example.net'] },
  ])
    await walk.call('editDomain', { params, body: change });
  await walk.call('revealAuthCode', { params });
  const waiting = await walk.call<{ id: string }[]>('listRegistrantVerifications');
  await walk.call('resendRegistrantVerification', { params: { id: waiting[0]?.id ?? '' }, body: {} });
  await walk.shop.deps.jobs.drain();
  const written = await walk.shop.emails();
  const { email } = await walk.person();
  const token = written
    .filter(({ recipient }) => recipient === REGISTRANT.email || recipient === email)
    .map(({ text }) => /[?&]registrant=([\w-]+)/.exec(text)?.[1])
    .find(Boolean);
  await walk.call('confirmRegistrant', { body: { token: token ?? '' } }, 'guest');
  const deletion = await walk.call<DomainDeletion>('getDomainDeletion', { params });
  await walk.prove();
  await walk.call('deleteDomain', { params, body: { confirm: name, refund: deletion.refund?.amount ?? null } });
}

async function zone(walk: Walk): Promise<void> {
  const name = newDomain();
  await buy(walk, name, await storeCard(walk));
  const params = { domain: name };
  await walk.call('listRecords', { params });
  const saved = await walk.ask('saveRecords', {
    params,
    body: { add: [{ name: 'www', ttl: 300, type: 'A', data: { address: '203.0.113.10' } }], update: [], remove: [] },
  });
  const tag = String(saved.headers.etag ?? '');
  const records = await walk.call<{ id: string; name: string }[]>('listRecords', { params });
  const record = records.find((each) => each.name === 'www');
  await walk.ask('saveRecords', {
    params,
    ...(tag && { headers: { 'if-match': tag } }),
    body: { add: [{ name: 'blog', ttl: 300, type: 'TXT', data: { data: '"x"' } }], update: [], remove: [record?.id] },
  });
  await walk.call('presentChallenge', { body: { fqdn: `_acme-challenge.${name}`, value: 'gfj9Xq2Rg8' } });
  await walk.call('cleanUpChallenge', { body: { fqdn: `_acme-challenge.${name}`, value: 'gfj9Xq2Rg8' } });
  const { versions } = await walk.call<{ versions: { id: string }[] }>('getZone', { params });
  await walk.call('listZoneVersions', { params });
  await walk.ask('getZoneVersion', { params: { ...params, version: String(versions[0]?.id) } });
  await walk.call('getDnssec', { params });
  await walk.prove();
  await walk.call('setDnssec', { params, body: { on: true } });
  await walk.call('proveZone', { params });
  await walk.call('resetRecords', { params });
}

async function keys(walk: Walk): Promise<void> {
  const name = newDomain();
  const card = await storeCard(walk);
  await buy(walk, name, card);
  await walk.prove();
  const made = await walk.call<{ key: string; api_key: { id: string } }>('createApiKey', {
    body: { name: 'Certificates', scopes: ['read', 'dns', 'orders'], days: 30 },
  });
  await walk.call('listApiKeys');
  const headers = { authorization: `Bearer ${made.key}` };
  await walk.call('listDomains', { headers }, 'guest');
  await walk.call('listRecords', { params: { domain: name }, headers }, 'guest');
  await walk.call('getDomainInfo', { params: { domainName: name }, query: USD, headers }, 'guest');
  const payload = await payloadFor(walk, 'default', newDomain());
  await walk.call(
    'createOrder',
    { body: payload, headers: { ...headers, 'idempotency-key': payload.idempotency_key } },
    'guest',
  );
  await walk.prove();
  await walk.ask('revokeApiKey', { params: { id: made.api_key.id } });
}

async function transfer(walk: Walk): Promise<void> {
  const domain = `sixdays-${freshLabel()}.com`;
  const card = await storeCard(walk);
  const { results } = await walk.call<{ results: { auth_info: string | null }[] }>('checkTransfers', {
    body: { names: [{ domain, auth_info: 'Right-code-1' }], ...USD },
  });
  const toItem = (quote: string | undefined): OrderItem => ({
    product: 'domain',
    type: 'transfer',
    domain_name: domain,
    period: 1,
    auth_info: results[0]?.auth_info ?? '',
    registrant: REGISTRANT,
    tld_data: {},
    ...(quote && { quote }),
  });
  const payload = await payloadFor(walk, card, domain, toItem, 'domain_transfer');
  await walk.prove();
  const { order_id } = await walk.call<{ order_id: string }>('createOrder', { body: payload });
  await walk.shop.settle(await walk.person(), order_id, ({ order_items: [item] }) => item?.status === 'checking');
  await walk.call('listTransfers');
  await walk.call('getTransfer', { params: { domain } });
  await walk.call('resendTransferConfirmation', { params: { domain } });
  await walk.call('cancelTransfer', { params: { domain } });
  await walk.shop.settle(await walk.person(), order_id, () => true);
}

async function support(walk: Walk): Promise<void> {
  const customer = await walk.person();
  const { desk } = walk.options;
  const staff = await desk.asStaff('support');
  // The code that set the account up is used up.
  walk.shop.clock.advance(SET_UP_REST);
  const answer = await staff.request({
    method: 'POST',
    url: `/desk/1.0/customers/${customer.id}/act`,
    payload: { reason: 'Asked for help on the phone', code: makeCode(staff.secret, walk.shop.clock.now()) },
  });
  const token = new URL(answer.json<{ link: string }>().link).hash.slice(1);
  await walk.call('beginSupportSession', { body: { token } }, 'guest');
}

async function closing(walk: Walk): Promise<void> {
  const customer = await walk.person();
  await walk.call('getAccountClosing');
  await walk.prove();
  await walk.call('exportAccount');
  await walk.ask('closeAccount', { body: { email: customer.email } });
}

/** Ways through the shop which together meet every operation. */
export const JOURNEYS = {
  account,
  passwords,
  secondFactors,
  search,
  embedded,
  carts,
  purchase,
  withdrawal,
  domain,
  zone,
  keys,
  transfer,
  support,
  closing,
} satisfies Readonly<Record<string, (walk: Walk) => Promise<void>>>;
