import type { OrderItem, Receipt } from '@storefront/shared/contract';
import { PERFORMANCE_CONSENT } from '@storefront/shared/domain';
import { SIGNATURE_HEADER } from '../../../../src/adapters/payment/sandbox/sandbox-payment';
import { signWebhook } from '../../../../src/adapters/payment/webhook-signature';
import { SHOP } from '../../app';
import { WEBHOOK_SECRET } from '../../payment-webhook';
import { CARDS } from '../../payment-provider';
import { freshLabel, REGISTRANT } from '../../shop';
import type { Walk } from '../walk';
import { buy, newDomain, payloadFor, settleUntil, storeCard, USD } from './steps';

const PARTNER = { partner_key: 'pk_playground' };

/** As a browser sends it from the playground's page. */
const FROM_PARTNER = { origin: SHOP, 'sec-fetch-site': 'same-origin' };

export async function search(walk: Walk): Promise<void> {
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
  await walk.ask(
    'followSearch',
    { params: { word }, query: { exact: '', popular: found.search_key, ...USD } },
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

export async function embedded(walk: Walk): Promise<void> {
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

export async function carts(walk: Walk): Promise<void> {
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

export async function purchase(walk: Walk): Promise<void> {
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

export async function cancelledPayment(walk: Walk): Promise<void> {
  const customer = await walk.person();
  const { id: card } = await walk.shop.storeCard(customer, CARDS.challenged);
  const { order_id } = await walk.call<{ order_id: string }>('createOrder', {
    body: await payloadFor(walk, card, newDomain()),
  });
  await settleUntil(walk, customer, order_id, ({ payment }) => payment.challenge_url !== null);
  await walk.call('cancelPayment', { params: { id: order_id } });
  await walk.shop.settle(customer, order_id);
}

export async function withdrawal(walk: Walk): Promise<void> {
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

export async function transfer(walk: Walk): Promise<void> {
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
  await settleUntil(walk, await walk.person(), order_id, ({ order_items: [item] }) => item?.status === 'checking');
  await walk.call('listTransfers');
  await walk.call('getTransfer', { params: { domain } });
  await walk.call('resendTransferConfirmation', { params: { domain } });
  await walk.call('cancelTransfer', { params: { domain } });
  await walk.shop.settle(await walk.person(), order_id);
  const { refunds } = await walk.call<Receipt>('getReceipt', { params: { id: order_id } });
  for (const { number } of refunds) {
    await walk.call('getRefundNote', { params: { id: order_id, number } });
    await walk.ask('downloadRefundNote', { params: { id: order_id, number } });
  }
}
