import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { newestEmail } from './mailbox';

export interface Customer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Creates the details of a new customer. */
export function newCustomer(): Customer {
  return {
    email: `mara-${randomUUID().slice(0, 8)}@example.com`,
    password: 'tannery lane wharf 7',
    firstName: 'Mara',
    lastName: 'Lindqvist',
  };
}

/** Reads the verification link of a new account from its email. */
export async function verificationLink(shopUrl: string, email: string): Promise<string> {
  const message = await newestEmail(shopUrl, email);
  const link = message.links.find((candidate) => candidate.includes('/site/verification'));
  if (!link) throw new Error(`The email to ${email} holds no link to the verification page`);
  return link;
}

/** Opens an account over the API and confirms its address from the mailbox, in the browser profile given. */
export async function signUp(
  context: Pick<BrowserContext, 'request'>,
  shopUrl: string,
  customer: Customer = newCustomer(),
  country = 'NO',
): Promise<Customer> {
  const post = async (path: string, data: unknown) => {
    const answer = await context.request.post(`${shopUrl}${path}`, { data, headers: { origin: shopUrl } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post('/auth/register', {
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    password: customer.password,
    country,
  });
  await post('/auth/verify', {
    token: new URL(await verificationLink(shopUrl, customer.email)).searchParams.get('token'),
    password: customer.password,
  });
  return customer;
}
