import type { APIRequestContext } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CARDS, storeCard } from './cards';
import type { Customer } from './customer';
import type { StackAddresses } from './stack';

interface Price {
  readonly cost: number;
  readonly tax: number;
  readonly quote: string;
  readonly sub_products: readonly { readonly name: string; readonly cost: number; readonly tax: number }[];
}

const cents = (...amounts: number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
/** Timeout in milliseconds for an order, generous because the machine may be busy. */
const PATIENCE_MS = 60_000;

/** Buys a domain for the signed-in customer through the API, as the shop's pages do, and waits until it is registered. */
export async function ownName(
  request: APIRequestContext,
  stack: StackAddresses,
  customer: Customer,
  name: string,
  addOns: readonly string[] = [],
): Promise<void> {
  const headers = { origin: stack.url };
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const answer = await request.post(`${stack.url}${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await storeCard(request, stack, CARDS.approves);
  const [card] = (await (await request.get(`${stack.url}/api/payment/1.0/payment_method`)).json()) as { id: string }[];
  const price = await post<Price>('/api/tucowsbilling/1.0/service/price_check', {
    domain: name,
    period: 1,
    service: 'domain_create',
    with_add_ons: true,
    currency_code: 'USD',
  });
  const extras = addOns.flatMap((addOn) => price.sub_products.filter((product) => product.name === addOn));
  const { order_id } = await post<{ order_id: string }>('/api/checkout/1.0/order', {
    original_amount: cents(price.cost, ...extras.map(({ cost }) => cost)),
    original_tax: cents(price.tax, ...extras.map(({ tax }) => tax)),
    payment_method_id: card?.id,
    currency_code: 'USD',
    order_items: [
      {
        product: 'domain',
        type: 'new',
        domain_name: name,
        period: 1,
        enable_privacy: addOns.includes('contact_privacy'),
        auto_renew: true,
        registrant: {
          kind: 'individual',
          first_name: customer.firstName,
          last_name: customer.lastName,
          email: customer.email,
          phone: '+47.22000000',
          address1: 'Brygga 7',
          city: 'Bergen',
          postal_code: '5003',
          country: 'NO',
        },
        tld_data: {},
        sub_items: addOns,
        quote: price.quote,
      },
    ],
    idempotency_key: randomUUID(),
  });
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    const { status_name } = (await (await request.get(`${stack.url}/api/checkout/1.0/order/${order_id}`)).json()) as {
      status_name: string;
    };
    if (status_name === 'completed') return;
    if (['failed', 'payment_failed', 'cancelled'].includes(status_name))
      throw new Error(`The order of ${name} ended as ${status_name}`);
  }
  throw new Error(`The order of ${name} was not done within ${PATIENCE_MS / 1_000} s`);
}
