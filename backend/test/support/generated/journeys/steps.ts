import type { Order, OrderItem, OrderPayload, PriceAnswer } from '@storefront/shared/contract';
import { emailTo, newEmail, PASSWORD } from '../../account';
import type { TestCustomer } from '../../app';
import { asId } from '../../as-id';
import { getCookie } from '../../cookies';
import { CARDS } from '../../payment-provider';
import { FINAL, freshLabel, newItem, newKey } from '../../shop';
import { Stopped, type Walk } from '../walk';

export const USD = { currency_code: 'USD' };

export const emailFor = async (walk: Walk, email: string) => {
  await walk.shop.deps.jobs.drain();
  return emailTo(walk.shop, email);
};

/** Registers an account as people do. @returns the customer with a browser of their own */
export async function openAccount(walk: Walk): Promise<TestCustomer> {
  const email = newEmail();
  const person = { first_name: 'Mara', last_name: 'Lindqvist', country: 'NO' };
  await walk.ask('register', { body: { ...person, email, password: PASSWORD } }, 'guest');
  await walk.ask('resendVerification', { body: { email } }, 'guest');
  walk.shop.clock.advance(1);
  const { token } = await emailFor(walk, email);
  const verified = await walk.ask('verifyEmail', { body: { token, password: PASSWORD } }, 'guest');
  return asBrowser(walk, email, getCookie(verified));
}

export async function asBrowser(walk: Walk, email: string, cookie: string): Promise<TestCustomer> {
  const row = await walk.shop.deps.db.query.customers.findFirst({ where: (table, { eq }) => eq(table.email, email) });
  const customer: TestCustomer = {
    id: row?.id ?? asId(''),
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

export async function signIn(walk: Walk, email: string, password: string): Promise<void> {
  const answer = await walk.ask('login', { body: { email, password } }, 'guest');
  walk.signInAs(await asBrowser(walk, email, getCookie(answer)));
}

/** Stores a card. @returns its id */
export async function storeCard(walk: Walk): Promise<string> {
  await walk.prove();
  const intent = await walk.call<{ id: string }>('createSetupIntent', { body: {} });
  await walk.shop.pay.enterCard(intent.id, CARDS.fine);
  return (await walk.call<{ id: string }>('addPaymentMethod', { body: { setup_intent_id: intent.id } })).id;
}

export async function payloadFor(
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
export async function buy(walk: Walk, domain: string, card: string): Promise<string> {
  await walk.prove();
  const { order_id } = await walk.call<{ order_id: string }>('createOrder', {
    body: await payloadFor(walk, card, domain),
  });
  await walk.shop.settle(await walk.person(), order_id);
  return order_id;
}

/**
 * Advances an order until it is as expected.
 * @throws Stopped if it ends before: an altered request with the same key may have placed it, with another card or transfer code
 */
export async function settleUntil(
  walk: Walk,
  customer: TestCustomer,
  orderId: string,
  isExpected: (order: Order) => boolean,
): Promise<void> {
  const order = await walk.shop.settle(customer, orderId, (next) => isExpected(next) || FINAL.has(next.status_name));
  if (!isExpected(order)) throw new Stopped(`The order has ended as ${order.status_name}`);
}

export const newDomain = (): string => `${freshLabel()}.com`;
